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
import {html} from 'lit';
import {expect, userEvent} from 'storybook/test';
import {article} from './in-use/article.js';
import {club} from './in-use/club.js';
import {tutorial} from './in-use/tutorial.js';
import {Played} from './playing.js';

/** A readable line length. */
const COLUMN = 'max-inline-size:46rem;margin-inline:auto;font:1.0625rem/1.55 Georgia,serif';

const meta: Meta = {
  title: 'In use',
  tags: ['!autodocs'],
  decorators: [(story) => html`<div .style=${COLUMN}>${story()}</div>`],
};
export default meta;

type Story = StoryObj;

/** An article about the end of a Scopa deal, in English. */
export const AnArticle: Story = {
  render: () => article,
  play: async ({canvasElement}) => {
    const replay = new Played(canvasElement, 'game-replay');
    await replay.find('[part=picture]');
    const link = canvasElement.querySelector('a[href="#ply-2"]')!;
    await replay.hears('replay-ply', {ply: 2}, () => userEvent.click(link));
  },
};

/** An interactive Capodama tutorial, in French. */
export const ATutorial: Story = {
  render: () => tutorial,
  play: async ({canvasElement}) => {
    const lesson = new Played(canvasElement, 'rules-explainer');
    for (const card of ['9C', '7H']) await lesson.pressAt(`.hand [data-card="${card}"]`);
    await lesson.hears('lesson-answered', {right: true}, () => lesson.press('Vérifier'));
  },
};

/** A club’s page in Italian, with tonight’s deal, a lesson and a pad. */
export const APageOfAClub: Story = {
  render: () => club,
  play: async ({canvasElement}) => {
    const pad = new Played(canvasElement, 'score-pad');
    await expect(await pad.find('[part=pad], .acts')).toBeVisible();
    await new Played(canvasElement, 'scopa-table').find('[part=hand] .card');
  },
};
