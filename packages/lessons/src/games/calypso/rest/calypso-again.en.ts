import type {CalypsoOptions} from '@cartavola/engine/games/calypso/rules.js';
import type {RuleTable} from '@cartavola/words/rulebook/rule-texts.js';
import {help, type RepeatHelp} from '../../../repeat-help.js';

/** Reasons and hints for repeated questions. They don't name cards, because each repetition has others. */
export const helpAgain = ({options}: RuleTable<CalypsoOptions>): Readonly<Record<string, RepeatHelp>> => {
  const bound = options.overruff === 'compulsory';
  return {
    deals: help('The deal passes to the left, which means clockwise.', 'Go round clockwise, as in play.'),
    'choose of=0': help(
      'Only the suit matters: every card of your personal trump suit is a trump, even the lowest, and no other card is.',
      'Look only at the suits; it doesn’t matter how high a card is.',
    ),
    'choose of=0,2': help(
      'Your side builds in two suits, yours and your partner’s. Every card of these helps, and no other.',
      'Which two suits does your side build in?',
    ),
    'choose follows': help(
      'Every card of the suit led follows, high or low. No other card does, not even a trump.',
      'The first card of the trick decides which suit to follow.',
    ),
    predict: help(
      'The highest ruff takes the trick. Without a ruff, a player who led a personal trump takes it; otherwise the highest card of the suit led does.',
      'Did anyone fail to follow suit, and play a personal trump?',
    ),
    'predict turn': help(
      'The winner of this trick leads to the next. If cards are equal, the one played first counts as higher.',
      'First work out who takes this trick.',
    ),
    'choose ruffs': help(
      'Only your own trumps ruff, and each of them does. Any other card is a discard.',
      'Whether a card is a trump depends on who plays it.',
    ),
    'ruff-last': help(
      'You can follow suit, so play a card of that suit. It isn’t a ruff: only a higher rank takes the trick.',
      'You can follow suit. Does that make your hearts trumps, or ordinary cards?',
    ),
    'lead-alone': help(
      'None of your cards can win here, because a personal trump was led. Follow suit, and save the high card.',
      'First ask yourself whether any of your cards can take this trick.',
    ),
    'choose overruffs': help(
      'To overruff, play one of your own trumps that ranks above the best ruff, whatever the suits.',
      'Compare your own trumps with the best ruff.',
    ),
    'overruff-last': help(
      {
        'refusal=calypso.overruff': 'You can go above the ruff, so you must, even though it’s your partner’s.',
        '': bound
          ? 'That is allowed, but a lower trump is enough: save your best one.'
          : 'That takes a trick from your partner that your side already had.',
      },
      bound
        ? 'Which of your trumps are above the ruff?'
        : 'Your partner’s ruff is winning. Which of your cards don’t beat it?',
    ),
    'count discarded': help(
      'Second copies and your opponents’ suits go onto the discard pile. A card that your calypso or your partner’s lacks doesn’t.',
      'Compare each card with the calypso of its suit.',
    ),
    'count placed': help(
      'A card is placed if the calypso of its suit lacks it, and the winner or the partner builds that calypso.',
      'Look at both calypsos.',
    ),
    'next-finish': help(
      'Take the trick with a trump that your calypso lacks: a second copy goes onto the discard pile.',
      'Which of your trumps are already in your calypso?',
    ),
    'count placed=0': help(
      'Each rank is placed only once. When the calypso is complete, the next one needs every rank again.',
      'First check whether this trick completes your calypso.',
    ),
    'score-finish': help(
      'The first calypso is worth 500, the second 750, each later one 1000. Each card in the unfinished one adds 20, each in the discard pile 10.',
      'Count in three parts: the complete calypsos, the unfinished one and the discard pile.',
    ),
    'score-alone': help(
      'The first calypso is worth 500, the second 750, each later one 1000. Each card in the unfinished one adds 20, each in the discard pile 10.',
      'Count in three parts: the complete calypsos, the unfinished one and the discard pile.',
    ),
    'score-last': help(
      'Count each of you separately, then add: for each player, the first calypso is worth 500, the second 750.',
      'Each player’s calypsos are numbered separately.',
    ),
    'revoke-alone': help(
      'The first calypso is worth 500, the second 750, each later one 1000. Each card in the unfinished one adds 20, each in the discard pile 10. Take away 260 for each revoke.',
      'Add up what you have won, then take away what it cost.',
    ),
    'choose revokes': help(
      'While you hold the suit led, every card of another suit would be a revoke, trumps included.',
      'Look for the cards that aren’t in the suit led.',
    ),
  };
};
