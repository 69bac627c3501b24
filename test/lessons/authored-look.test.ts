import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {tidyPage} from '../rules/explainer-in-page.js';
import {find} from '../tables/table-in-page.js';
import {lesson, next, press, textOf} from './lesson-in-page.js';

const FOLLOW = `
  <lesson-step skill="follow">
    <p>Trèfle est demandé. Quelles cartes pouvez-vous jouer ?</p>
    <lesson-position players="4" hand="9C 7H KH AS" trick="AC 8C"></lesson-position>
    <lesson-ask kind="choose" goal="legal"></lesson-ask>
    <lesson-answer card="KH">Le roi de cœur n'est pas un atout.</lesson-answer>
    <lesson-hint>Trois cœurs seulement sont des atouts.</lesson-hint>
  </lesson-step>`;
const WORDS = `
  <lesson-step skill="words">
    <p lang="en">Read <b>this</b>.</p>
    <p lang="fr">Lisez <b>ceci</b>.</p>
    <p lang="it">Leggi <b>questo</b>.</p>
    <p class="all">♣</p>
  </lesson-step>`;
const CAPODAMA = {game: 'capodama', lang: 'fr', deck: 'french'};

describe('What a reader sees of an author’s lesson', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  it('tells where one is by the skill, and by the number of the step where there is none', async () => {
    const plain = FOLLOW.replace(' skill="follow"', '');
    const place = (page: {readonly element: Element}): string =>
      textOf(find(page.element, '.place')).replace('Capodama ', '');
    const bare = await lesson(CAPODAMA, WORDS.replace(' skill="words"', '') + plain);
    expect(place(bare)).to.equal('Étape 1 sur 2');
    await press(bare.element, next(bare.element));
    expect(place(bare)).to.equal('Étape 2 sur 2');
    bare.element.remove();
    const named = await lesson(CAPODAMA, WORDS + FOLLOW + FOLLOW);
    expect(place(named)).to.equal('words');
    await press(named.element, next(named.element));
    expect(place(named)).to.equal('follow, étape 1 sur 2');
  });
});
