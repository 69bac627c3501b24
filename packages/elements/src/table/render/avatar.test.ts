import {CHARACTERS, loadCharacters} from '@cartavola/faces';
import {loadTableWords} from '@cartavola/words';
import {expect} from 'chai';
import {render, type TemplateResult} from 'lit';
import {renderAvatar} from './avatar.js';

function rendered(template: TemplateResult): Element {
  const page = document.createElement('div');
  render(template, page);
  return page.firstElementChild!;
}

describe('A character', () => {
  it('has a picture and a name', async () => {
    const {characters} = await loadTableWords('en');
    expect(Object.keys(characters)).to.deep.equal([...CHARACTERS]);
  });
});

describe('A seat’s disc', () => {
  it('has the initial of a player without a character, or without a loaded picture', () => {
    for (const template of [renderAvatar(1, 'I'), renderAvatar(1, 'I', 'painter')]) {
      const disc = rendered(template);
      expect(disc.textContent).to.equal('I');
      expect(disc.querySelector('svg')).to.equal(null);
    }
  });

  it('has a character’s picture, and no text', async () => {
    const disc = rendered(renderAvatar(1, 'I', 'painter', await loadCharacters()));
    expect(disc.textContent.trim()).to.equal('');
    expect(disc.querySelectorAll('svg.character')).to.have.lengthOf(1);
    expect(disc.getAttribute('aria-hidden')).to.equal('true');
  });
});
