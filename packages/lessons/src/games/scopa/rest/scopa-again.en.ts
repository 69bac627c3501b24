import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import {lister} from '@cartavola/words/language.js';
import type {RuleTable} from '@cartavola/words/rulebook/rule-texts.js';
import {help, type RepeatHelp} from '../../../repeat-help.js';

const list = lister('en');

/** Reasons and hints for repeated questions. They don't name cards, because each repetition has others. */
export const helpAgain = ({cards, options}: RuleTable<ScopaOptions>): Readonly<Record<string, RepeatHelp>> => {
  const {the, suit} = naming(cards);
  const {lastScopa, settebello, sevens} = options;
  const points = [
    sevens === 'primiera' ? 'the primiera' : 'the most sevens',
    ...(settebello ? ['the settebello'] : []),
    `the most ${suit('D')}`,
    'the most cards',
  ];
  return {
    'play takes': help(
      {
        'refusal=scopa.single-first': 'A single card of the same value comes first, so you can’t take a sum instead.',
        'refusal=scopa.capture':
          'A card that can take must take: another of its own value, or several that add up to exactly that value.',
        '': 'This card takes nothing here: no card and no sum has its value.',
      },
      'Compare each of your cards with the cards on the table, then with their sums.',
    ),
    'choose takes': help(
      'A card takes another of its own value, or several that add up to exactly that value. Check each card again.',
      'Compare each of your cards with the cards on the table, then with their sums.',
    ),
    'play trails': help(
      {
        'refusal=scopa.capture': 'A card that can take something must take it, and only an exact sum counts.',
        '': 'This card takes something, so it doesn’t stay on the table.',
      },
      'Look for the card that matches neither a card nor a sum.',
    ),
    'choose trails': help(
      'A card stays only if no card and no sum on the table has its value. Check each card again.',
      'Look for the cards that match neither a card nor a sum.',
    ),
    'play several': help(
      {
        'refusal=scopa.single-first': 'A single card of the same value comes first, so you can’t take a sum instead.',
        'refusal=scopa.capture':
          'A card that can take must take: another of its own value, or several that add up to exactly that value.',
        '': 'That takes one card, or none. Look for a sum.',
      },
      'For each card, first check whether one of the same value is on the table.',
    ),
    'choice-finish': help(
      {
        'refusal=scopa.capture': 'If several cards or sums fit, you take one of them, never two.',
        '': `That doesn’t bring you any more ${suit('D')}.`,
      },
      `One of your cards has a choice. Which set has ${suit('D')} in it?`,
    ),
    'choice-alone': help(
      {
        'refusal=scopa.capture': 'If several sums fit, you take one of them, never two.',
        '': `Sevens and ${suit('D')} both count at the end, so the set with ${the('7D')} is worth more.`,
      },
      'Two sets fit one of your cards. Which cards in them count at the end?',
    ),
    'play scopa': help(
      {
        'refusal=scopa.single-first': 'A single card of the same value comes first, so you can’t take a sum instead.',
        'refusal=scopa.capture': 'Take every card on the table: together they must make exactly the value of yours.',
        '': 'Something stays on the table, so that isn’t a scopa.',
      },
      'Add up all the cards on the table.',
    ),
    'play guards': help(
      {
        'refusal=scopa.capture': 'A card takes only exactly its own value.',
        '': 'After that, one card could take everything on the table.',
      },
      'Add each of your cards to those on the table. No card is worth more than 10.',
    ),
    'count table': help(
      'New cards go only to the players: the table keeps what nobody has taken.',
      'First see what the last card of this hand takes.',
    ),
    'predict turn': help('A new hand also begins on the dealer’s left, whoever took cards last.', 'Who dealt?'),
    'count kings': help(
      'It takes three kings among the first four cards. Count those that are there.',
      'How many kings are on the table already?',
    ),
    'predict winner': help(
      'What counts is who took cards last, not who played last.',
      'Who was the last to take anything?',
    ),
    'count line=scopa.scopa': help(
      lastScopa
        ? 'A scopa is a card that takes the whole table by itself. At this table, the last card of a deal can be one too.'
        : 'At this table, the very last card of a deal never makes a scopa.',
      lastScopa ? 'Does the last card take everything by itself?' : 'Is this the last card of the deal?',
    ),
    'predict line=scopa.most-sevens': help(
      'Compare the sevens first. If they are equal, the sixes decide; if those are equal too, nobody gets the point.',
      'Count the sevens on both sides, then the sixes.',
    ),
    'count primiera': help(
      'Add up the best card of each suit: seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, court cards 10.',
      'Find the best card of each suit, four in all.',
    ),
    'predict line=scopa.primiera': help(
      'Add up the best card of each suit on both sides. A side without all four suits has no primiera.',
      'First check whether each side has cards of all four suits.',
    ),
    'count marks': help(
      `One point each for ${list(points)}, and one for each scopa. Go through them one by one.`,
      'Only more than half is the most: if both have as many, nobody gets the point.',
    ),
    'predict line=scopa.most-diamonds': help(
      `Count the ${suit('D')} of each side after the last card. If both have as many, nobody gets the point.`,
      'Which cards does the last card take?',
    ),
    'predict line=scopa.most-cards': help(
      'Count the last card with what it takes, and the cards left over, which go to whoever took last.',
      'Who gets the cards that are left?',
    ),
  };
};
