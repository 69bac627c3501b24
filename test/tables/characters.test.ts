import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import '@cartavola/elements/define/move-log.js';
import '@cartavola/elements/define/score-sheet.js';
import type {CapodamaTable} from '@cartavola/elements';
import {CHARACTERS, loadCharacters} from '@cartavola/faces';
import {render} from 'lit';
import {untilAsked} from '../journeys/hands.js';
import {find, findAll, put, table, told, until} from './table-in-page.js';

const drawn = (picture: Element): string => picture.innerHTML.replace(/<!--.*?-->/g, '');

/** A player's place at a table: their picture, or the disc with their initial. */
const SEATED = '.seat > :is(.avatar, .character)';

/** Lists the players at a table: the character whose picture is shown, or the initial. */
async function seated(element: Element): Promise<readonly string[]> {
  const draw = await loadCharacters();
  const pictures = new Map(
    CHARACTERS.map((character) => {
      const place = document.createElement('div');
      render(draw(character), place);
      return [drawn(place.querySelector('svg')!), character];
    }),
  );
  return findAll(element, SEATED).map((avatar) => pictures.get(drawn(avatar)) ?? avatar.textContent.trim());
}

const pictured = (element: CapodamaTable, count: number): Promise<void> =>
  until(() => findAll(element, '.seat > .character').length === count);

const names = (element: Element): string[] =>
  findAll(element, '.seat .name').map(({textContent}) => textContent.trim());

describe('The players at a table', () => {
  afterEach(async () => {
    document.body.replaceChildren();
    await setViewport({width: 800, height: 600});
  });

  it('are characters, all different, whose pictures are hidden from assistive technology', async () => {
    const element = await table({players: '6'});
    await pictured(element, 5);
    expect(await seated(element)).to.deep.equal(CHARACTERS.slice(1));
    for (const avatar of findAll(element, SEATED)) expect(avatar.getAttribute('aria-hidden')).to.equal('true');
  });

  it('are those that the page has chosen, or have an initial if the page has given only a name', async () => {
    const element = await table({players: '4', characters: 'cook sailor librarian musician'});
    await pictured(element, 3);
    expect(await seated(element)).to.deep.equal(['sailor', 'librarian', 'musician']);
    element.names = ['', 'Zoë', '', ''];
    await element.updateComplete;
    expect(await seated(element)).to.deep.equal(['sailor', 'librarian', 'musician']);
    element.characters = undefined;
    await element.updateComplete;
    expect(await seated(element)).to.deep.equal(['Z', 'gardener', 'cook']);
    element.names = [null, undefined, 'Zoë'] as unknown as string[];
    await element.updateComplete;
    expect(await seated(element)).to.deep.equal(['painter', 'Z', 'cook']);
  });

  it('have names that don’t change the surrounding text direction, and the default name if the page’s is invisible', async () => {
    const element = await table({players: '4'});
    element.names = ['', 'A\u202elived', '\u200b \u3164', 'דנה'];
    await element.updateComplete;
    await pictured(element, 1);
    const shown = ['Alived', 'Julia', '\u2068דנה\u2069'];
    expect(names(element)).to.deep.equal(shown);
    expect(element.standing!.names.slice(1)).to.deep.equal(shown);
    expect(await seated(element)).to.deep.equal(['A', 'gardener', 'ד']);
    expect(element.names[1]).to.equal('A\u202elived');
  });

  const LANGUAGES = [
    ['en', ['Inez', 'Julia', 'Hugo', 'Livia', 'Emil']],
    ['fr', ['Inès', 'Julie', 'Hugo', 'Livia', 'Émile']],
    ['it', ['Ines', 'Giulia', 'Ugo', 'Livia', 'Emilio']],
  ] as const;
  for (const [lang, expected] of LANGUAGES)
    it(`have names in the page’s language that fit on a phone with six players, in “${lang}”`, async () => {
      await setViewport({width: 320, height: 800});
      const element = await table({players: '6', lang});
      expect(names(element)).to.deep.equal(expected);
      for (const name of findAll(element, '.seat .name')) expect(name.scrollWidth).to.be.at.most(name.clientWidth + 1);
      expect(element.standing!.names.slice(1)).to.deep.equal(expected);
      expect(new Set(expected.map(([initial]) => initial)).size).to.equal(5);
    });

  it('change names with the language everywhere, except names from the page', async () => {
    const page = document.createElement('main');
    page.lang = 'en';
    page.innerHTML = '<score-sheet for="named"></score-sheet><move-log for="named"></move-log>';
    document.body.append(page);
    const element = document.createElement('capodama-table');
    Object.assign(element, {id: 'named', speed: 'instant', seed: 'element', names: ['', '', 'Zoë']});
    page.append(element);
    await told(element, 'table-turn');
    await untilAsked(element);
    while (!element.standing?.marks.length) {
      element.play(element.scene!.moves[0]!);
      await untilAsked(element);
    }
    const sheet = (): string => page.querySelector('score-sheet')!.shadowRoot!.textContent;
    const log = (): string => page.querySelector('move-log')!.shadowRoot!.textContent;
    for (const [lang, [, , cook], others] of [
      ['it', ['Ines', 'Giulia', 'Ugo'], ['Inez', 'Hugo']],
      ['fr', ['Inès', 'Julie', 'Hugo'], ['Inez', 'Ugo']],
    ] as const) {
      page.lang = lang;
      await until(() => sheet().includes(cook) && log().includes(cook));
      await until(() => element.standing!.names.includes(cook));
      expect(names(element)).to.include.members([cook, 'Zoë']);
      for (const other of others) {
        const words = [element.standing.names.join(' '), element.log.map(({text}) => text).join(' '), sheet(), log()];
        // “Ugo” is part of “Hugo”.
        for (const text of words) expect(text).to.not.match(new RegExp(`(?<!\\p{L})${other}(?!\\p{L})`, 'u'));
      }
      expect(element.log.map(({text}) => text).join(' ')).to.include('Zoë');
    }
  });

  it('have their characters’ names, which are all different', async () => {
    const element = await table({players: '4', lang: 'it', characters: 'sailor cook'});
    expect(element.standing!.names).to.deep.equal(['Tu', 'Ugo', 'Giulia', 'Ada']);
    await pictured(element, 3);
    expect(await seated(element)).to.deep.equal(['cook', 'gardener', 'librarian']);
    const twice = await put('capodama-table', {characters: 'cook cook'}, 'table-error');
    expect(find(twice, '.table').textContent).to.contain('each at most once');
  });

  it('cannot be unknown characters: the table reports them', async () => {
    const element = await put('capodama-table', {characters: 'cook pirate'}, 'table-error');
    expect(find(element, '.table').textContent).to.contain('attribute.characters');
    const ready = told(element, 'table-ready');
    element.characters = 'cook';
    await ready;
  });
});
