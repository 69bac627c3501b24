import {card, SUITS, type Card} from '@cartavola/engine';
import {CHARACTERS, deckNamed, faceStyles, loadCharacters, loadFaces} from '@cartavola/faces';
import {LANGUAGES, loadTableWords} from '@cartavola/words';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, type TemplateResult} from 'lit';
import {until} from 'lit/directives/until.js';

const meta: Meta = {title: 'Cards/faces', tags: ['!autodocs']};
export default meta;

type Story = StoryObj;

const WIDTHS = [64, 32];

/** Shows pictures at each width on white, on felt, and on a dark page. */
const onGrounds = (pictures: (width: number) => unknown): TemplateResult => html`
  <style>
    ${faceStyles} p {
      margin: 0;
      padding: 8px;
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
  </style>
  ${['#fff', '#1f5a44', '#15191f'].map((ground) =>
    WIDTHS.map((width) => html`<p .style=${`background:${ground}`}>${pictures(width)}</p>`),
  )}
`;

const ofWidth = (width: number, picture: unknown): TemplateResult =>
  html`<span .style=${`inline-size:${width}px`}>${picture}</span>`;

/** The 12 court cards of a deck. */
const courts = async (id: string): Promise<TemplateResult> => {
  const deck = deckNamed(id)!;
  const faces = await loadFaces({deck, mapping: deck.usual});
  const cards = (['K', 'Q', 'J'] as const).flatMap((rank) => SUITS.map((suit): Card => card(rank, suit)));
  return html`${onGrounds((width) => cards.map((one) => ofWidth(width, faces.face(one, {}))))}
    <svg width="0" height="0"><defs>${faces.defs}</defs></svg>`;
};

export const FrenchCourts: Story = {render: () => html`${until(courts('french'))}`};
export const ItalianCourts: Story = {render: () => html`${until(courts('italian'))}`};

const characters = async (): Promise<TemplateResult> => {
  const draw = await loadCharacters();
  const tables = await Promise.all(LANGUAGES.map(loadTableWords));
  return html`${onGrounds((width) => CHARACTERS.map((one) => ofWidth(width, draw(one))))}
    <ul>
      ${CHARACTERS.map((one) => html`<li>${one}: ${tables.map(({characters: names}) => names[one]).join(', ')}</li>`)}
    </ul>`;
};

/** The opponents, with their names in each language. */
export const Characters: Story = {render: () => html`${until(characters())}`};
