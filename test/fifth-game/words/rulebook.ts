import {textsOf, type NameTexts, type RulebookSource, type RulebookTexts} from '@cartavola/words';
import {briscolaRules} from '../engine/rules.js';

/** Ids of all rules, as in `rules.md`. */
export const RULES = [
  'briscola.cards',
  'briscola.points',
  'briscola.deal',
  'briscola.trump',
  'briscola.dealer',
  'briscola.lead',
  'briscola.play',
  'briscola.win-trick',
  'briscola.draw',
  'briscola.card-points',
  'briscola.win-deal',
  'briscola.match',
] as const;

/** Id of a rule of Briscola. */
export type BriscolaRule = (typeof RULES)[number];

const english = (): Promise<RulebookTexts<BriscolaRule> & NameTexts> => import('./rulebook.en.js');

/** Rulebook of Briscola. */
export const rulebook: RulebookSource<BriscolaRule> = {
  game: briscolaRules,
  fallback: {players: 2},
  ids: RULES,
  outline: () => ({
    cards: ['briscola.cards', 'briscola.points'],
    deal: ['briscola.deal', 'briscola.trump', 'briscola.dealer'],
    play: ['briscola.lead', 'briscola.play', 'briscola.win-trick', 'briscola.draw'],
    score: ['briscola.card-points', 'briscola.win-deal'],
    match: ['briscola.match'],
  }),
  figures: () => ({
    'briscola.points': 'AD:11 3D:10 KD:4 QD:3 JD:2 7D:0',
    'briscola.win-trick': '2C > AS 3S',
  }),
  examples: [],
  texts: textsOf('games/briscola/rulebook', {en: english}),
  names: textsOf('games/briscola/rulebook', {en: english}),
};
