import {describe, it} from 'node:test';
import {expect} from 'chai';
import {LANGUAGES} from '../language.js';
import {loadProblemWords} from './load-problem-words.js';

describe('The message about a problem with a page', () => {
  const said = (code: string, path: string): Promise<string[]> =>
    Promise.all(LANGUAGES.map(async (language) => (await loadProblemWords(language)).problemText(code, path)));

  it('mentions an option as the author wrote it', async () => {
    expect(await said('options.missing', 'options.players')).to.deep.equal([
      'The option “players” is missing.',
      'L’option «\u00a0players\u00a0» manque.',
      'Manca l’opzione «players».',
    ]);
  });

  it('gives the position of the fault in invalid JSON', async () => {
    expect(await said('record.json', '3:14')).to.deep.equal([
      'This is not valid JSON: see line 3, column 14.',
      'Ce n’est pas du JSON valide\u00a0: voyez la ligne 3, colonne 14.',
      'Questo non è JSON valido: vedi riga 3, colonna 14.',
    ]);
  });

  it('falls back to a message about the record, with the path if known, for a code without a message', async () => {
    expect(await said('record.move', 'deals.0')).to.deep.equal([
      'There is a mistake in the record, at “deals.0”.',
      'La partie enregistrée contient une erreur à «\u00a0deals.0\u00a0».',
      'La partita registrata contiene un errore in «deals.0».',
    ]);
    expect(await said('record.move', '')).to.deep.equal([
      'There is a mistake in the record.',
      'La partie enregistrée contient une erreur.',
      'La partita registrata contiene un errore.',
    ]);
  });
});
