import {css, html, type TemplateResult} from 'lit';
import {adopt} from '../../../base/adopt.js';
import type {MoveButton} from '../../../table/layout.js';
import type {Opening, OpeningRules, OpeningScene, OpeningTable} from '../../../table/scene/opening.js';
import {namesOf} from '../../../table/scene/scene.js';
import {renderChoices} from '../../../table/render/render-choices.js';

const openingStyles = css`
  .opening {
    grid-row: 1 / -1;
    grid-column: 1 / -1;
    place-self: center;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 16px;
    max-inline-size: 38em;
    padding: 24px 12px;
    text-align: center;
  }
  .opening .question {
    color: var(--call);
    font-size: clamp(1.7em, 4cqi, 2.1em);
    font-weight: 800;
    text-align: center;
  }
  .opening .detail {
    color: var(--quiet);
    font-size: 1.15em;
  }
  .drawn {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, clamp(54px, min(20cqi, 15cqb), 120px)));
    gap: 8px 12px;
    justify-content: center;
  }
  .drawn li {
    display: grid;
    justify-items: center;
    gap: 6px;
  }
  .drawn .card {
    inline-size: 100%;
    border-radius: 9%;
  }
  .drawn .best {
    outline: 3px solid var(--ring);
    outline-offset: 2px;
  }
`;

/** Creates an opening from its rules. */
export function openingBy({step, settled}: OpeningRules): Opening {
  const render = (chosen: readonly number[], table: OpeningTable, choose: (place: number) => void): TemplateResult => {
    const scene = sceneOf(table);
    const {title, detail, body, choices} = step(chosen, scene);
    const moves = choices.map((choice): MoveButton => ({...choice, move: {type: 'choose'}}));
    return html`<div class="opening" part="opening">
        <h2 class="question" part="question" tabindex="-1" data-refuge>${title}</h2>
        <p class="detail">${detail}</p>
        ${body} ${renderChoices(scene, moves, (choice) => choose(moves.indexOf(choice)))}
      </div>
      <svg class="defs" aria-hidden="true" focusable="false"><defs>${scene.faces.defs}</defs></svg>`;
  };
  const say = (chosen: readonly number[], table: OpeningTable): string => {
    const {spoken, title} = step(chosen, sceneOf(table));
    return `${spoken && `${spoken} `}${title}.`;
  };
  return {
    ask(root, show) {
      adopt(root, [openingStyles]);
      return new Promise((done) => {
        const ask = (chosen: readonly number[]): void => {
          const choose = (place: number): void => {
            const after = settled([...chosen, place]);
            if (after) done(after);
            else ask([...chosen, place]);
          };
          show({render: (table) => render(chosen, table, choose), say: (table) => say(chosen, table)});
        };
        ask([]);
      });
    },
  };
}

const sceneOf = ({loaded, settings: {seats, characters}, names}: OpeningTable): OpeningScene => ({
  ...loaded,
  names: namesOf([...seats.keys()], loaded.table, seats.indexOf('you'), {names, characters}),
});
