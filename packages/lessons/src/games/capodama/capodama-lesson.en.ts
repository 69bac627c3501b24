import type {CapodamaOptions} from '@cartavola/engine/games/capodama/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LessonTextsFor} from '../../lesson-texts.js';
import type {CapodamaFirstId, CapodamaSkill} from './rest/capodama-script.js';

/** Topic after the basics, by number of players. */
const NEXT = [
  '',
  'the game for one',
  'what changes with two players',
  'what changes with three players',
  '',
  'what changes with five players',
  'what changes with six players',
];

export const lesson: LessonTextsFor<CapodamaFirstId, CapodamaSkill, CapodamaOptions> = ({cards, options}) => {
  const {the, The, rank, theRank, ranks, suit} = naming(cards);
  const players = options.players;
  return {
    title: 'Learn Capodama',
    skills: {
      start: 'The idea',
      ranks: 'The rank of the cards',
      trumps: 'The three trumps',
      follow: 'What you may play',
      hearts: 'Nothing but trumps',
      points: 'Points',
      capo: 'The capo',
      exchange: 'The exchange',
      sides: 'Two sides',
      score: 'Winning the deal',
      five: 'Five players',
      six: 'Six players',
      three: 'A fourth trump',
      fourth: 'Playing with four trumps',
      lone: 'Winning the deal',
      halves: 'Two halves',
      solo: 'Both hands open',
      window: 'From 80 to 85',
      deal: 'A whole deal',
    },
    steps: {
      start: {
        title: 'What a trick is',
        text:
          players === 4
            ? 'Each player in turn plays a card: together they make a [trick](trick), and the strongest card takes it. What counts in the end is the points in your tricks, not the number of tricks.'
            : `Each player in turn plays a card: together they make a [trick](trick). The strongest card takes it, with the points in it. First you learn the basics with four players, then ${NEXT[players]}.`,
      },

      'ranks-worked': {
        title: 'An order of its own',
        text: `In each suit, from the top: ${ranks('A 7 J K Q T 9 8')}. Here Inez [leads](lead) ${suit('C')} and the others play that suit too. Its highest card takes the trick.`,
        done: `${The('JC')}, ringed, takes it: in this order ${theRank('J')} ranks above ${theRank('K')}.`,
      },
      'ranks-finish': {
        title: 'Who takes this trick?',
        text: `The order begins ${ranks('A 7 J K Q T')}; the highest card of the suit [led](lead) takes the trick. Inez led ${the('TD')}, and everyone played ${suit('D')}. Whose trick is it?`,
        done: `Julia has ${the('JD')}, the highest of the four.`,
        answers: {
          '': `Look for ${the('JD')}. Only ${theRank('A')} and ${theRank('7')} rank above it: ${theRank('K')} and ${theRank('Q')} come below, and ${theRank('T')} lower still.`,
        },
      },
      'ranks-alone': {
        title: 'Which of your cards take the trick?',
        text: `Inez led ${suit('C')}, and you play last. From the top: ${ranks('A 7 J K Q T 9 8')}. Choose every card in your hand that would take this trick.`,
        done: `Only ${theRank('A')} and ${theRank('7')} beat ${theRank('J')}.`,
        answers: {
          'card=KC': `Hugo’s ${rank('J')} beats ${the('KC')}: here ${theRank('K')} comes after ${theRank('J')}.`,
          'card=TC': `${The('TC')} is low in this game, below ${theRank('Q')}; it doesn’t even beat Inez’s card.`,
          'missed=7C': `You left out ${the('7C')}: ${theRank('7')} comes second, right after ${theRank('A')}.`,
          'missed=AC': `You left out ${the('AC')}, the highest card of the suit led.`,
          'refusal=capodama.follow': `Inez led ${suit('C')} and you hold some, so you can’t even play this card.`,
        },
        hints: [`Compare your ${suit('C')} with ${the('JC')}.`],
      },
    },
  };
};
