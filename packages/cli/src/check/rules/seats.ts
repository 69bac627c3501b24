import {LEVELS, USUAL_LEVEL} from '@cartavola/bots/levels.js';
import {readSeats} from '@cartavola/elements/checks.js';
import {optionsFromAttributes, usualOptions} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {CHARACTERS} from '@cartavola/faces/characters.js';
import {placeOfAttribute} from '../page.js';
import {didYouMean} from '../../did-you-mean.js';
import type {Rule} from '../rule.js';

export const seats: Rule = {
  codes: {
    'attribute.seats': 'Write one seat for each player: `you` (at most once), `bot` or `bot:LEVEL`.',
    'attribute.characters': 'A character does not exist, or is listed twice.',
  },
  check(page, report) {
    for (const element of page.elements) {
      const {known, name, attributes} = element;
      const game = known && games.find(({id}) => name === `${id}-table`);
      if (!game) continue;
      const options = optionsFromAttributes(game, usualOptions(game), (option) => attributes[option] ?? null);
      if (attributes['seats'] !== undefined && options.ok) {
        const players = Number(options.value['players'] ?? game.seats(options.value));
        if (!readSeats(attributes['seats'], [...Array(players).keys()], USUAL_LEVEL))
          report(
            placeOfAttribute(element, 'seats'),
            'attribute.seats',
            `seats must have one entry for each of the ${players} players: "you" (at most once), "bot" or "bot:LEVEL" (${LEVELS.join(', ')}).`,
            {path: 'seats'},
          );
      }
      const ids = attributes['characters']?.trim().split(/\s+/) ?? [];
      const all: readonly string[] = CHARACTERS;
      const wrong = ids.find((id, place) => !all.includes(id) || ids.indexOf(id) < place);
      if (wrong !== undefined)
        report(
          placeOfAttribute(element, 'characters'),
          'attribute.characters',
          `"${wrong}" is ${all.includes(wrong) ? 'named twice' : 'not a character'}: choose from ${all.join(', ')}, each at most once.${all.includes(wrong) ? '' : didYouMean(wrong, all)}`,
          {path: 'characters'},
        );
    }
  },
};
