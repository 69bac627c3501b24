import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {LANGUAGES, loadReplayWords, type Language, type ReplayWords} from '@cartavola/words';

const inAll = async (texts: (words: ReplayWords) => unknown): Promise<Record<Language, unknown>> =>
  Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, texts(await loadReplayWords(language))] as const)),
  );

describe('The strings of a replay', () => {
  it('include labels that fit side by side in a narrow toolbar', async () => {
    for (const [language, length] of Object.entries(await inAll(({playOn, values}) => playOn.length + values.length)))
      assert.ok(Number(length) <= 26, `${language}: ${String(length)}`);
  });

  it('join the names of the players to move according to the language’s rules', async () => {
    const said = await inAll(({toMove}) => [['Ada'], ['Bruno', 'Chiara']].map(toMove));
    assert.deepEqual(said, {
      en: ['Ada to move', 'Bruno and Chiara to move'],
      fr: ['À Ada de jouer', 'À Bruno et Chiara de jouer'],
      it: ['Tocca ad Ada', 'Tocca a Bruno e Chiara'],
    });
  });

  it('count the right guesses, not the questions', async () => {
    assert.deepEqual(await inAll(({guesses}) => guesses(1, 3)), {
      en: '1 of 3\u00a0guesses right',
      fr: '1\u00a0coup deviné sur 3',
      it: '1\u00a0mossa indovinata su 3',
    });
  });

  it('give a cost in points', async () => {
    assert.deepEqual(await inAll(({costs}) => ['1', '2'].map(costs)), {
      en: ['about 1 point worse', 'about 2 points worse'],
      fr: ['environ 1 point de moins', 'environ 2 points de moins'],
      it: ['circa 1 punto in meno', 'circa 2 punti in meno'],
    });
    const {costs} = await loadReplayWords('fr');
    assert.deepEqual(['0,4', '1,5', '10', '12,5'].map(costs), [
      'environ 0,4 point de moins',
      'environ 1,5 point de moins',
      'environ 10 points de moins',
      'environ 12,5 points de moins',
    ]);
  });

  it('describe the played move, or say that there was none', async () => {
    const said = await inAll(({guessedWrong}) => [guessedWrong('Ada', 'X'), guessedWrong('Ada', '')]);
    assert.deepEqual(said, {
      en: ['Ada played X.', 'Ada let it stand.'],
      fr: ['Ada a joué X.', 'Ada a laissé faire.'],
      it: ['Ada ha giocato X.', 'Ada ha lasciato fare.'],
    });
  });
});
