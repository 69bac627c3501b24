import type {ProblemWords} from './problem-words.js';

export const words: ProblemWords = {
  problem: 'This table cannot be shown.',
  problemText(code, path) {
    const option = path.replace(/^options\./, '');
    const texts: Readonly<Record<string, string>> = {
      'options.missing': `The option “${option}” is missing.`,
      'options.value': `The option “${option}” has a value that this game does not know.`,
      'attribute.characters':
        'The characters are librarian, painter, gardener, cook, musician or sailor, each once at most.',
      'attribute.deck': 'This game is not played with that deck.',
      'attribute.level': 'There is no such level of play.',
      'attribute.seats': 'The seats are “you” (once at most) and “bot” or “bot:casual”: one for each player.',
      'attribute.speed': 'There is no such speed.',
      'attribute.theme': 'There is no such theme: it is felt, wood or plain.',
      'attribute.tools': 'There is no such place for the tools: it is bar or none.',
      'attribute.sharing': 'There is no such sharing: it is all or none.',
      'names.type': `The names are a list of texts, one a player: “${path}” is not.`,
      'record.json': 'The record is not valid JSON.',
      'record.game': 'The record is of another game.',
      'record.load': 'The record could not be loaded.',
      'record.slow': 'The record did not come in time.',
      'record.large': 'The record is too large.',
      'record.encoding': 'The record is not UTF-8 text: save it as UTF-8.',
      'record.packed': 'This is no packed match of this game.',
      'notation.game': 'The text is of another game.',
      'notation.match': 'The text is no match.',
      'table.load': 'A part of the table could not be loaded.',
      'table.render': 'The table could not be drawn; the match goes on.',
    };
    return texts[code] ?? (path ? `The record is wrong at “${path}”.` : 'The record is wrong.');
  },
};
