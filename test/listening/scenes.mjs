// What a listener does with each element. Keys are named as in X: Down reads on, Tab moves the focus.

const times = (count, key) => Array.from({length: count}, () => key);

/** Reads from the top of the page to the end of the element. */
const read = (count) => ['ctrl+Home', ...times(count, 'Down')];

const TABLE = 'level="beginner" save="none" speed="fast" lang="en"';

/** Scenes: the markup, and the keys to press. `TESTS=sample` runs only the scenes with `isQuick`. */
export const SCENES = [
  {
    name: 'scopa',
    isQuick: true,
    markup: `<scopa-table players="2" seed="a1" ${TABLE}></scopa-table>`,
    keys: [...read(9), 'Tab', 'Right', 'Down', 'Return', 'Return', 'r', 's', 'Return'],
  },
  {
    name: 'capodama',
    markup: `<capodama-table players="4" seed="a1" ${TABLE}></capodama-table>`,
    keys: [...read(9), 'Tab', 'Return', 'r', 'Right', 'Return', 'Right', 'Return', 'r', 'Right', 'Return', 'w'],
  },
  {
    name: 'calypso',
    markup: `<calypso-table seed="s1" ${TABLE}></calypso-table>`,
    keys: [...read(12), 'Tab', 'h', 'Return', 'Right', 'Return', 'r', 'l'],
  },
  {
    name: 'capra',
    markup: `<capra-table seed="r1" ${TABLE}></capra-table>`,
    keys: [...read(9), 'Tab', 'h', 'Return', 'Return', 'r', 't'],
  },
  {
    name: 'lesson',
    isQuick: true,
    markup: '<rules-explainer game="scopa" save="none" lang="en" step="values-alone"></rules-explainer>',
    keys: [...read(10), 'Tab', 'Return', 'Tab', 'Return', 'Tab', 'Return'],
  },
  {
    name: 'puzzle',
    markup: '<card-puzzle game="scopa" save="none" lang="en"></card-puzzle>',
    keys: [...read(12), ...times(2, 'shift+Tab'), 'Return', 'Return'],
  },
  {
    name: 'diagram',
    isQuick: true,
    markup: `<p>Keep <card-diagram inline letters="en" lang="en">7D KH</card-diagram> for the end.</p>
<card-diagram game="calypso" caption="Who takes the trick?" letters="en" lang="en">W: AC, N: 8C*, E: QC</card-diagram>`,
    keys: read(6),
  },
  {
    name: 'replay',
    markup: `<game-replay game="scopa" letters="en" lang="en"><pre data-cartavola-record>
players: 2
dealer: 0
you: AS 7D / right: KH 3D / table: 2C 5S
moves: {@en Which card takes both?} KH, 7D x 2C 5S, 3D, AS</pre></game-replay>`,
    keys: [...read(10), 'ctrl+Home', ...times(4, 'Tab'), 'Return', 'Return', 'Return'],
  },
  {
    name: 'pad',
    markup: '<score-pad game="scopa" save="none" lang="en"></score-pad>',
    keys: [...read(9), 'ctrl+Home', ...times(9, 'Tab'), 'Return', 'Return'],
  },
];
