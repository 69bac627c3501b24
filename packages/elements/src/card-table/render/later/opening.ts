import {html} from 'lit';
import type {MoveButton} from '../../layout.js';
import type {Opening, OpeningRules, OpeningScene, OpeningTable} from '../../scene/opening.js';
import {namesOf} from '../../scene/scene.js';
import {renderChoices} from '../render-choices.js';
import {openingStyles} from './opening.styles.js';

/** An opening by its rules. */
export function openingBy({step, settled}: OpeningRules): Opening {
  return {
    styles: openingStyles,
    ask(show) {
      return new Promise((done) => {
        const ask = (chosen: readonly number[]): void => {
          const choose = (place: number): void => {
            const after = settled([...chosen, place]);
            if (after) done(after);
            else ask([...chosen, place]);
          };
          show({opening: this, chosen, choose});
        };
        ask([]);
      });
    },
    render(chosen, table, choose) {
      const scene = sceneOf(table);
      const {title, detail, body, choices} = step(chosen, scene);
      const moves = choices.map((choice): MoveButton => ({...choice, move: {type: 'choose'}}));
      return html`<svg class="defs" aria-hidden="true" focusable="false"><defs>${scene.faces.defs}</defs></svg>
        <div class="opening" part="opening">
          <h2 class="question" part="question" tabindex="-1" data-refuge>${title}</h2>
          <p class="detail">${detail}</p>
          ${body} ${renderChoices(scene, moves, (choice) => choose(moves.indexOf(choice)))}
        </div>`;
    },
    say(chosen, table) {
      const {spoken, title} = step(chosen, sceneOf(table));
      return `${spoken && `${spoken} `}${title}.`;
    },
  };
}

const sceneOf = ({loaded, settings: {seats}, names}: OpeningTable): OpeningScene => ({
  ...loaded,
  names: namesOf([...seats.keys()], loaded.table, seats.indexOf('you'), names),
});
