import '@cartavola/elements/define/rules-explainer.js';
import type {Args, Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {attributes, unchanged} from './attributes.js';
import {controlsOf} from './controls.js';
import {ownLesson} from './own-lesson.js';
import {Played} from './playing.js';

const meta: Meta = {
  title: 'Teaching/rules-explainer',
  component: 'rules-explainer',
  ...controlsOf('rules-explainer', {game: 'capodama'}),
  render: (args) => html`<rules-explainer ${attributes(args)}></rules-explainer>`,
};
export default meta;

type Story = StoryObj;

/** Story about one game, with its decks and options. */
const lesson = (game: string, others: Args = {}): Story => controlsOf('rules-explainer', {game, ...others});

/** Returns the progress of a reader who has reached a step. */
const progressAt = (step: string): unknown => ({
  ...{version: 2, at: step, outcomes: {}, skills: {}, returns: []},
  ...{misses: 0, hints: 0, streak: 0, right: 0, asked: 0, again: false},
});

/** Story in which the reader has reached a step of a lesson. */
const goingOn = (step: string): Story => ({
  render: (args) =>
    html`<rules-explainer ${attributes(args)} .progress=${unchanged(progressAt(step))}></rules-explainer>`,
});

export const Capodama: Story = {};
export const CapodamaForThree: Story = {args: {players: '3', lang: 'fr'}};
export const ScopaAsInItaly: Story = lesson('scopa', {rules: 'italian', deck: 'italian', lang: 'it'});
export const Capra: Story = lesson('capra');
export const Calypso: Story = lesson('calypso', {lang: 'fr', deck: 'french-4'});
export const InTheMiddleOfALesson: Story = goingOn('ranks-alone');
export const TheRulesOfScopa: Story = lesson('scopa', {
  ...{view: 'rules', rules: 'italian', deck: 'italian', lang: 'it'},
});
export const TheRulesOfCalypso: Story = lesson('calypso', {view: 'rules'});

/** The steps were written by the page's author, in one language. */
export const AnAuthorsOwnLesson: Story = {
  args: {lang: 'fr'},
  render: (args) => html`<rules-explainer ${attributes(args)}>${ownLesson}</rules-explainer>`,
};

export const InANarrowColumn: Story = lesson('scopa', {lang: 'fr', width: '280px'});

/** For an unknown game, the page's own content stays visible. */
export const WithAFallback: Story = {
  args: {game: 'whist'},
  render: (args) =>
    html`<rules-explainer ${attributes(args)}><p>The rules in the page’s own words.</p></rules-explainer>`,
};

export const AnAttributeThatIsWrong: Story = {args: {players: '9'}};

export const AnsweredWrongThenRight: Story = {
  ...goingOn('ranks-alone'),
  play: async ({canvasElement}) => {
    const shown = new Played(canvasElement, 'rules-explainer');
    const answers = (detail: object): Promise<void> =>
      shown.hears('lesson-answered', {step: 'ranks-alone', ...detail}, () =>
        shown.pressAt('.actions .primary:not([aria-disabled])'),
      );
    await shown.pressAt('.hand [data-card=AC]');
    await answers({right: false});
    await shown.says('.feedback', 'That is not right. 1 card is missing.');
    await shown.pressAt('.hand [data-card="7C"]');
    await answers({right: true, attempt: 2});
  },
};

export const FromStepToStep: Story = {
  play: async ({canvasElement}) => {
    const shown = new Played(canvasElement, 'rules-explainer');
    await shown.hears('lesson-stepped', {game: 'capodama', step: 'ranks-worked'}, () => shown.press('Next'));
    await shown.says('.step-title', 'An order of its own');
  },
};
