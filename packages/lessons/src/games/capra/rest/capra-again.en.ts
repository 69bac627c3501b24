import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {RuleTable} from '@cartavola/words/rulebook/rule-texts.js';
import {help, type RepeatHelp} from '../../../repeat-help.js';

/** Reasons and hints for repeated questions. They don't name cards, because each repetition has others. */
export const helpAgain = ({cards}: RuleTable<CapraOptions>): Readonly<Record<string, RepeatHelp>> => {
  const {ranks} = naming(cards);
  return {
    'choose type=beat': help(
      'A higher card of the same suit beats it, and so does a trump if it isn’t one itself. Check each card again.',
      `In every suit, from the top: ${ranks('A T K Q J 9 8 7 6')}.`,
    ),
    'trump-alone': help(
      {
        'type=fold': 'A folded card never takes anything.',
        'refusal=capra.beat': 'That doesn’t beat the best card: it takes a higher card of its suit, or a trump.',
        '': 'That takes them, but wastes a trump: a higher card of the suit played is enough.',
      },
      'Which of your cards in the suit played is high enough?',
    ),
    'count points': help(
      'An ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2. Nothing else counts, and trumps count no more.',
      'Add up the cards one by one; nines and lower cards are worth nothing.',
    ),
    'fold-finish': help(
      'That gives points to the others. You may fold any card: choose one that’s worth nothing.',
      'Which of your cards are worth nothing?',
    ),
    'predict winner': help(
      'A folded card never takes a trick, whatever it is. Look for the last player who beat a card.',
      'Only face-up cards can take a trick.',
    ),
    'fold-alone-partner': help(
      {
        'type=beat': 'Your partner already has the trick, so you don’t need to beat: fold.',
        '': 'You can add more points than that.',
      },
      'You don’t need to beat: what would you fold?',
    ),
    'lead-finish': help(
      {
        'refusal=capra.lead': 'The cards you lead must all be of one suit.',
        '': 'You may lead that, but you could lead more cards together.',
      },
      'Count your cards suit by suit.',
    ),
    'predict turn': help(
      'The lead doesn’t simply go round the table: the winner of this trick draws first and leads.',
      'Who took the trick?',
    ),
    'several-finish': help(
      {
        'type=fold': 'Folded cards never take a trick.',
        'refusal=capra.beat':
          'Each of your cards must beat a different one: with a higher card of its suit, or with a trump.',
      },
      'Find a card for the highest one first.',
    ),
    'play type=beat': help(
      {
        'type=fold': 'Folded cards never take a trick.',
        'refusal=capra.beat':
          'Each of your cards must beat a different one: with a higher card of its suit, or with a trump.',
      },
      'First see which cards are to be beaten: the last ones that were played face up.',
    ),
    'enter-finish': help(
      'That means playing to the trick, and then you can no longer enter.',
      'Choose all four of your cards.',
    ),
    'enter-alone-now': help(
      'That means playing to the trick, and then you can no longer enter.',
      'Once you have beaten or folded, you can no longer enter.',
    ),
    'right-finish': help(
      'Then the other four are led, and yours have to wait.',
      'You may enter, or let it stand. Which puts your four first?',
    ),
    'predict enters': help(
      'Only a player with four cards of one suit who hasn’t played to the trick may enter. Clockwise from the leader, the nearest goes first.',
      'Go clockwise from the leader. Who still has four cards of one suit?',
    ),
    'penalty-finish': help(
      'See who takes this trick. If it’s your side, add it to your 22. A loss costs 2 with 31 to 59\u00a0points, and 4 with fewer.',
      'What is this trick worth, and who takes it?',
    ),
    'penalty-alone-few': help(
      'If your side takes this trick, add it to the 12. A loss costs 2 with 31 to 59\u00a0points, and 4 with fewer.',
      'Losing with 31\u00a0points costs less than losing with 30.',
    ),
    'penalty-alone-none': help(
      'See who takes this trick. A side without a single trick gets 6, and one with few points 4.',
      'Does your side take this trick?',
    ),
    'goat-finish': help(
      'Add the trick to the points of the side that takes it. A side needs 61 to win the deal.',
      'Who takes this trick?',
    ),
    'goat-alone': help(
      'Add the trick to the points of the side that takes it. At 60 to 60, nobody gets penalty points.',
      'Who takes this trick, and what is it worth?',
    ),
  };
};
