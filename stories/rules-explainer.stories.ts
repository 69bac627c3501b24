import '@cartavola/elements/define/rules-explainer.js';
import type {ArgTypes, Meta, StoryObj} from '@storybook/web-components-vite';
import {html, nothing} from 'lit';

interface Arguments {
  game: string;
  players?: string;
  rules?: string;
  deck: string;
  lang: string;
  view?: string;
}

const meta: Meta<Arguments> = {
  title: 'Teaching/rules-explainer',
  component: 'rules-explainer',
  args: {game: 'capodama', deck: 'french', lang: 'en'},
  argTypes: {
    game: {control: 'inline-radio', options: ['capodama', 'scopa', 'capra', 'calypso']},
    // A choice of one game alone.
    players: {control: false},
    rules: {control: false},
    deck: {control: 'inline-radio', options: ['french', 'french-4', 'italian']},
    lang: {control: 'inline-radio', options: ['en', 'fr', 'it']},
    view: {control: 'inline-radio', options: ['lesson', 'rules']},
  },
  render: ({game, players, rules, deck, lang, view}) =>
    html`<rules-explainer
      game=${game}
      players=${players ?? nothing}
      rules=${rules ?? nothing}
      deck=${deck}
      lang=${lang}
      view=${view ?? nothing}
    ></rules-explainer>`,
};
export default meta;

type Story = StoryObj<Arguments>;

/** A story of one game, with the decks that it has. */
const ofGame = (...decks: readonly string[]): Partial<ArgTypes<Arguments>> => ({
  game: {control: false},
  deck: {control: 'inline-radio', options: decks},
});
const FRENCH = ofGame('french', 'french-4');
const BOTH = ofGame('french', 'french-4', 'italian');
const SCOPA = {...BOTH, rules: {control: 'inline-radio', options: ['source', 'italian']}} as const;

export const Capodama: Story = {};
export const CapodamaForThree: Story = {args: {players: '3', lang: 'fr'}, argTypes: BOTH};
export const ScopaAsInItaly: Story = {
  args: {game: 'scopa', rules: 'italian', deck: 'italian', lang: 'it'},
  argTypes: SCOPA,
};
export const Capra: Story = {args: {game: 'capra'}, argTypes: FRENCH};
export const Calypso: Story = {args: {game: 'calypso', lang: 'fr'}, argTypes: FRENCH};
export const TheRulesOfScopa: Story = {
  args: {game: 'scopa', view: 'rules', rules: 'italian', deck: 'italian', lang: 'it'},
  argTypes: SCOPA,
};
export const AnAuthorsOwnLesson: Story = {
  render: () =>
    html`<rules-explainer game="capodama" lang="fr">
      <lesson-step skill="Fournir">
        <p>Trèfle est demandé. Quelles cartes pouvez-vous jouer\u202f?</p>
        <lesson-position players="4" hand="9C 7H KH AS" trick="AC 8C"></lesson-position>
        <lesson-ask kind="choose" goal="legal"></lesson-ask>
        <lesson-answer card="KH">Le roi de cœur n’est pas un atout.</lesson-answer>
        <lesson-hint>Trois cœurs seulement sont des atouts.</lesson-hint>
      </lesson-step>
    </rules-explainer>`,
};
export const InANarrowColumn: Story = {
  render: () =>
    html`<div .style=${'inline-size:280px'}><rules-explainer game="scopa" lang="fr"></rules-explainer></div>`,
};
export const WithAFallback: Story = {
  render: () => html`<rules-explainer game="whist"><p>The rules, as the page itself tells them.</p></rules-explainer>`,
};
