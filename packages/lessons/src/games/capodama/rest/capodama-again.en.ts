import type {CapodamaOptions} from '@cartavola/engine/games/capodama/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import {capitalised} from '@cartavola/words/language.js';
import type {RuleTable} from '@cartavola/words/rulebook/rule-texts.js';
import {help, type RepeatHelp} from '../../../repeat-help.js';

/** Reasons and hints for repeated questions. They don't name cards, because each repetition has others. */
export const helpAgain = ({cards}: RuleTable<CapodamaOptions>): Readonly<Record<string, RepeatHelp>> => {
  const {the, rank, suit} = naming(cards);
  const worth = `${rank('A')} 11, ${rank('7')} 7, ${rank('J')} 5, ${rank('K')} 4, ${rank('Q')} 3`;
  return {
    predict: help(
      'The highest trump takes the trick. Without a trump, the highest card of the suit led does.',
      'Is there a trump on the table? Otherwise, only the suit led matters.',
    ),
    'predict turn': help(
      'The capo leads only to the first trick: the winner of this one leads to the next.',
      'First work out who takes this trick.',
    ),
    'choose wins': help(
      'A card takes this trick if it beats every card that the others have played or may play. Only trumps beat a trump.',
      'Compare each card with the best one it has to beat.',
    ),
    'play wins': help(
      {
        'refusal=capodama.follow': 'While you hold the suit led, you must play it or a trump.',
        '': 'That doesn’t take the trick: a trump beats every plain card, and otherwise the highest card of the suit led wins.',
      },
      'One of your cards is stronger than its rank suggests.',
    ),
    'choose legal': help(
      'If you hold the suit led, every card of it and every trump is allowed. If you hold none, every card is.',
      'Do you hold the suit led? A trump counts as a card of its own suit too.',
    ),
    'play legal': help(
      {
        'refusal=capodama.no-impasse':
          'Your trumps belong to the suit led. If they are all you hold of it, you must play one of them.',
        'refusal=capodama.follow': 'While you hold the suit led, you must play it or a trump.',
      },
      'Which suit was led, and which of your cards belong to it?',
    ),
    'hearts-again': help(
      {
        'refusal=capodama.follow': 'While you hold the suit led, you must play it or a trump.',
        '': `That is allowed, but another card follows suit too, and saves ${the('QH')}.`,
      },
      'Which of your cards follow suit?',
    ),
    'count points': help(
      `${capitalised(worth)}; all others count nothing, and cards of the doubled suit count twice.`,
      'Which suit is doubled, and which of these cards belong to it?',
    ),
    'capo-finish': help(
      {
        'refusal=capodama.double': `The capo may never double ${suit('H')}.`,
        '': 'Only cards that count gain anything when doubled. Add up your points in each suit that you may double.',
      },
      `${capitalised(worth)}.`,
    ),
    'capo-alone': help(
      {
        'refusal=capodama.double': `The capo may never double ${suit('H')}.`,
        '': 'Only cards that count gain anything when doubled. Add up your points in each suit that you may double.',
      },
      'It’s the points that count, not the number of cards.',
    ),
    'halves-alone': help(
      {
        'refusal=capodama.double': `The capo may never double ${suit('H')}.`,
        '': 'Only cards that count gain anything when doubled. Add up your points in each suit that you may double.',
      },
      'It’s the points that count, not the number of cards.',
    ),
    'exchange-finish': help(
      {
        'refusal=capodama.dama-not-to-capo': `The capo’s right-hand neighbour may not pass ${the('QH')}: the capo would have no partner.`,
      },
      'Which card makes its holder the capo’s partner?',
    ),
    'exchange-alone': help(
      {
        'refusal=capodama.keep-ace': `You can never give ${the('AH')}: it stays with the capo.`,
        '': `You would still hold ${the('QH')} and play alone. The player who gets that card becomes your partner.`,
      },
      'Which card makes its holder the capo’s partner?',
    ),
    'exchange-again': help(
      `That leaves ${the('QH')} in your hand and you on the capo’s side. Only the capo’s right-hand neighbour may not pass it on; you may.`,
      `The player who holds ${the('QH')} when play starts is the capo’s partner.`,
    ),
    'sides-finish': help(
      {
        'refusal=capodama.follow': 'While you hold the suit led, you must play it or a trump.',
        '': 'Your side is taking this trick, and another of your cards adds more points.',
      },
      `${capitalised(worth)}; twice that in the doubled suit.`,
    ),
    'sides-alone': help(
      {
        'refusal=capodama.follow': 'While you hold the suit led, you must play it or a trump.',
        '': 'That leaves the capo this trick and all its points.',
      },
      'You hold a card that you may play at any time.',
    ),
    'score-finish': help(
      'Add the points of this trick to the side that takes it. With 82 or more, the capo’s side wins, and each winner marks 1.',
      'Who takes this trick, and which side are you on?',
    ),
    'score-alone': help(
      'Tricks don’t count, only points: with all 150, each player of the side marks 2.',
      'Does any point go to the other side?',
    ),
    'five-alone': help(
      'Add the points of this trick to the side that takes it. With 82 or more, the capo’s side wins, and each winner marks 1.',
      'Add the points of this trick to their 71.',
    ),
    'six-finish': help(
      {
        'refusal=capodama.king': `You may not give ${the('KH')} to the capo, but your other neighbour may have it.`,
        'refusal=capodama.dama-not-to-capo': `You may not give ${the('QH')} to the capo.`,
        '': `That leaves ${the('KH')} in your hand.`,
      },
      'Which of your neighbours is the capo?',
    ),
    'six-alone': help(
      {
        'refusal=capodama.follow': 'While you hold the suit led, you must play it or a trump.',
        '': 'The capo is taking this trick, and you are on the capo’s side: add as many points as you can.',
      },
      `With six players, ${the('KH')} makes its holder one of the capo’s partners.`,
    ),
    'three-finish': help(
      {
        'refusal=capodama.fourth-trump': 'This card is a trump already, so it can’t be the fourth.',
        '': 'Another of your cards is worth more: cards of the doubled suit count twice.',
      },
      `${capitalised(worth)}; twice that in the doubled suit.`,
    ),
    'lone-finish': help(
      'Add the points of this trick to the 68 if the capo takes it. With 80 or more, the capo wins.',
      'What is this trick worth?',
    ),
    'lone-alone': help(
      'Tricks don’t count, only points: with all 150, you mark 2.',
      'Does any point go to the others?',
    ),
    'solo-alone': help(
      'A lead is sure to win if the other hand must follow suit and can’t beat it. Check each card again.',
      'For each card, look at what the other hand holds in the same suit.',
    ),
    'window-finish': help(
      'Add the points of this trick to your 74. Only with 80 to 85 do you win.',
      'What is this trick worth?',
    ),
    'window-alone': help(
      {
        'refusal=capodama.follow': 'While you hold the suit led, you must play it or a trump.',
        '': 'That doesn’t leave you with 80 to 85.',
      },
      'Add the points of the card that was led to those of your own.',
    ),
  };
};
