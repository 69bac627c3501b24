import type {ProblemWords} from './problem-words.js';

export const words: ProblemWords = {
  problem: 'This table cannot be shown.',
  problemText(code, path) {
    const [line = '', column = ''] = path.split(':');
    const option = path.replace(/^options\./, '');
    const texts: Readonly<Record<string, string>> = {
      'options.missing': `The option “${option}” is missing.`,
      'options.value': `The option “${option}” has a value that this game does not know.`,
      'attribute.characters':
        'The characters are librarian, painter, gardener, cook, musician or sailor, each once at most.',
      'attribute.deck': 'This game is not played with that deck.',
      'attribute.level': '“level” must be “beginner”, “casual”, “strong” or “expert”.',
      'attribute.seats': 'The seats are “you” (once at most) and “bot” or “bot:casual”: one for each player.',
      'attribute.speed': '“speed” must be “instant”, “fast”, “normal” or “slow”.',
      'attribute.theme': '“theme” must be “felt”, “wood” or “plain”.',
      'attribute.tools': '“tools” must be “bar” or “none”.',
      'attribute.sharing': '“sharing” must be “all” or “none”.',
      'names.type': `The names are a list of texts, one a player: “${path}” is not.`,
      'record.json': column ? `This is not valid JSON: see line ${line}, column ${column}.` : 'This is not valid JSON.',
      'record.game': 'The record is of another game.',
      'record.load': 'The record could not be loaded.',
      'record.slow': 'The record did not come in time.',
      'record.large': 'The record is too large.',
      'record.encoding': 'The record is not UTF-8 text: save it as UTF-8.',
      'record.packed': 'This is not a packed match of this game.',
      'notation.game': 'The text is of another game.',
      'notation.match': 'The text is not a match.',
      'table.load': 'A part of the table could not be loaded.',
      'table.render': 'The table could not be drawn; the match goes on.',
    };
    return texts[code] ?? (path ? `The record is wrong at “${path}”.` : 'The record is wrong.');
  },
};
