import type {CapodamaOptions} from '@cartavola/engine/games/capodama/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LessonTextsFor} from '../../lesson-texts.js';
import type {CapodamaFirstId, CapodamaSkill} from './rest/capodama-script.js';

/** Topic after the basics, by number of players. */
const NEXT = [
  '',
  'le jeu en solitaire',
  'ce qui change à deux',
  'ce qui change à trois',
  '',
  'ce qui change à cinq',
  'ce qui change à six',
];

/** Puts « de » before a suit: « de trèfle », « d’épées ». */
const of = (suit: string): string => (/^[éè]/.test(suit) ? `d’${suit}` : `de ${suit}`);

export const lesson: LessonTextsFor<CapodamaFirstId, CapodamaSkill, CapodamaOptions> = ({cards, options}) => {
  const {the, The, rank, theRank, ranks, suit} = naming(cards);
  const players = options.players;
  return {
    title: 'Apprendre le Capodama',
    skills: {
      start: 'L’idée',
      ranks: 'L’ordre des cartes',
      trumps: 'Les trois atouts',
      follow: 'Ce que l’on peut jouer',
      hearts: 'Rien que des atouts',
      points: 'Les points',
      capo: 'Le capo',
      exchange: 'L’échange',
      sides: 'Deux camps',
      score: 'Gagner la donne',
      five: 'Cinq joueurs',
      six: 'Six joueurs',
      three: 'Un quatrième atout',
      fourth: 'Jouer avec quatre atouts',
      lone: 'Gagner la donne',
      halves: 'Deux moitiés',
      solo: 'Deux mains ouvertes',
      window: 'De 80 à 85',
      deal: 'Une donne entière',
    },
    steps: {
      start: {
        title: 'Un jeu de plis',
        text:
          players === 4
            ? 'Un joueur pose une carte, chacun des autres en ajoute une\u00a0: c’est un [pli](trick), que la plus forte emporte. À la fin comptent les points des cartes prises, et non le nombre de plis.'
            : `Un joueur pose une carte, chacun des autres en ajoute une\u00a0: c’est un [pli](trick). La plus forte l’emporte, avec les points qui s’y trouvent. On apprend les bases à une table de quatre\u202f; vient ensuite ${NEXT[players]}.`,
      },

      'ranks-worked': {
        title: 'Un ordre à part',
        text: `De haut en bas, les cartes d’une couleur se rangent ainsi\u00a0: ${ranks('A 7 J K Q T 9 8')}. Inès [entame](lead) à ${suit('C')}, et tous jouent dans cette couleur. La carte la plus haute prend le pli.`,
        done: `${The('JC')}, entouré, prend\u00a0: dans cet ordre, ${theRank('J')} passe avant ${theRank('K')}.`,
      },
      'ranks-finish': {
        title: 'Qui prend ce pli\u202f?',
        text: `L’ordre commence par ${ranks('A 7 J K Q T')}\u202f; la plus haute carte de la couleur demandée prend le pli. Inès a [entamé](lead) avec ${the('TD')}, et tous ont joué ${suit('D')}. À qui le pli\u202f?`,
        done: `Julie a joué ${the('JD')}, la carte la plus haute des quatre.`,
        answers: {
          '': `Cherchez ${the('JD')}. Seuls ${theRank('A')} et ${theRank('7')} passent devant\u202f; ${theRank('K')} et ${theRank('Q')} viennent après, et ${theRank('T')} plus bas encore.`,
        },
      },
      'ranks-alone': {
        title: 'Lesquelles de vos cartes prennent\u202f?',
        text: `Inès a entamé à ${suit('C')} et vous jouez en dernier. De haut en bas\u00a0: ${ranks('A 7 J K Q T 9 8')}. Choisissez toutes vos cartes qui prendraient ce pli.`,
        done: `Seuls ${theRank('A')} et ${theRank('7')} battent ${theRank('J')}.`,
        answers: {
          'card=KC': `Le ${rank('J')} de Hugo bat ${the('KC')}\u00a0: ici, ${theRank('K')} vient après ${theRank('J')}.`,
          'card=TC': `${The('TC')} est une petite carte dans ce jeu, sous ${theRank('Q')}\u00a0: même la carte d’Inès est plus haute.`,
          'missed=7C': `Vous avez oublié ${the('7C')}\u00a0: ${theRank('7')} vient en deuxième, juste après ${theRank('A')}.`,
          'missed=AC': `Vous avez oublié ${the('AC')}, la carte la plus haute de la couleur demandée.`,
          'refusal=capodama.follow': `L’entame est à ${suit('C')} et vous pouvez fournir\u00a0: cette carte n’est même pas permise.`,
        },
        hints: [`Comparez vos cartes ${of(suit('C'))} avec ${the('JC')}.`],
      },
    },
  };
};
