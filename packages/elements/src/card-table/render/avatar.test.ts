import {CHARACTERS, loadCharacters} from '@cartavola/faces';
import {loadTableWords} from '@cartavola/words';
import {expect, fixture} from '@open-wc/testing';
import {renderAvatar} from './avatar.js';

describe('A character', () => {
  it('has a picture and a name', async () => {
    const {characters} = await loadTableWords('en');
    expect(Object.keys(characters)).to.deep.equal([...CHARACTERS]);
  });
});

describe('The disc of a seat', () => {
  it('has the initial of a player who is no character, or whose picture is not loaded', async () => {
    for (const template of [renderAvatar(1, 'I'), renderAvatar(1, 'I', 'painter')]) {
      const disc = await fixture(template);
      expect(disc.textContent).to.equal('I');
      expect(disc.querySelector('svg')).to.equal(null);
    }
  });

  it('has the picture of a character, and no text', async () => {
    const disc = await fixture(renderAvatar(1, 'I', 'painter', await loadCharacters()));
    expect(disc.textContent.trim()).to.equal('');
    expect(disc.querySelectorAll('svg.character')).to.have.lengthOf(1);
    expect(disc.getAttribute('aria-hidden')).to.equal('true');
  });
});
