import '@cartavola/elements/define/capodama-table.js';
import '@cartavola/elements/define/card-diagram.js';
import '@cartavola/elements/define/card-puzzle.js';
import '@cartavola/elements/define/cartavola-settings.js';
import '@cartavola/elements/define/game-replay.js';
import '@cartavola/elements/define/playing-card.js';
import '@cartavola/elements/define/rules-explainer.js';
import '@cartavola/elements/define/scopa-table.js';
import '@cartavola/elements/define/score-pad.js';
import '@cartavola/elements/define/score-sheet.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {expect} from 'storybook/test';
import {article} from './in-use/article.js';
import {club} from './in-use/club.js';
import {tutorial} from './in-use/tutorial.js';
import {Played} from './playing.js';

const meta: Meta = {title: 'In use', tags: ['!autodocs']};
export default meta;

type Story = StoryObj;

/** An article on the end of a deal of Scopa, in English. */
export const AnArticle: Story = {
  render: () => article,
  play: async ({canvasElement}) => {
    const replay = new Played(canvasElement, 'game-replay');
    await replay.find('[part=picture]');
    const stepped = await replay.hears('replay-ply', async () => {
      canvasElement.querySelector<HTMLAnchorElement>('a[href="#ply-2"]')!.click();
      await Promise.resolve();
    });
    await expect(stepped).toMatchObject({ply: 2});
  },
};

/** An interactive tutorial of Capodama, in French. */
export const ATutorial: Story = {
  render: () => tutorial,
  play: async ({canvasElement}) => {
    const lesson = new Played(canvasElement, 'rules-explainer');
    for (const card of ['9C', '7H']) await lesson.pressAt(`.hand [data-card="${card}"]`);
    const answered = await lesson.hears('lesson-answered', () => lesson.press('Vérifier'));
    await expect(answered).toMatchObject({right: true});
  },
};

/** The page of a club, in Italian, with tonight’s deal, a lesson and a pad. */
export const APageOfAClub: Story = {
  render: () => club,
  play: async ({canvasElement}) => {
    const pad = new Played(canvasElement, 'score-pad');
    await expect(await pad.find('[part=pad], .acts')).toBeVisible();
    await new Played(canvasElement, 'scopa-table').find('[part=hand] .card');
  },
};
