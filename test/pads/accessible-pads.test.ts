import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {LANGUAGES} from '@cartavola/words';
import {contrasts, wrongs} from '../tables/axe.js';
import {findAll} from '../tables/table-in-page.js';
import {MATCHES} from './matches.js';
import {act, begin, enter, onPhone, putPad} from './pad-in-page.js';

describe('Accessibility of a score pad', () => {
  onPhone();
  afterEach(() => {
    document.documentElement.style.colorScheme = '';
  });

  for (const [attributes, deals] of MATCHES)
    for (const lang of LANGUAGES)
      it(`passes axe, in light and dark, on a phone and a desktop: ${attributes['game']}, ${lang}`, async () => {
        for (const scheme of ['light', 'dark'])
          for (const width of [320, 1366]) {
            document.documentElement.style.colorScheme = scheme;
            await setViewport({width, height: 640});
            const pad = await putPad({...attributes, lang, save: `${scheme} ${width}`});
            const look = async (when: string): Promise<void> => {
              const where = `${when}, ${scheme}, ${width} px`;
              expect(await wrongs(pad), where).to.deep.equal([]);
              const {wrong} = await contrasts(pad);
              // Axe can't measure symbols or the text in pictures.
              expect(
                wrong.filter((line) => !/non-text characters|\[role="img"\]/.test(line)),
                where,
              ).to.deep.equal([]);
              expect(document.documentElement.scrollWidth, where).to.be.at.most(width);
            };
            await look('before a match');
            await begin(pad, ...['Ada', 'Bea', 'Carlo', 'Dario'].slice(0, findAll(pad, '.player').length));
            await act(pad, 'enter');
            await look('a deal to enter');
            await act(pad, 'save');
            await look('what is said to an empty deal');
            if (attributes['game'] !== 'calypso') await act(pad, 'back');
            else await act(pad, 'undo');
            await enter(pad, deals[0]!);
            for (const page of ['sheet', 'chart', 'more']) {
              await act(pad, page);
              await look(page);
            }
            await act(pad, 'erase-pad');
            await look('asked whether to erase');
            pad.remove();
          }
        await setViewport({width: 320, height: 568});
      });
});
