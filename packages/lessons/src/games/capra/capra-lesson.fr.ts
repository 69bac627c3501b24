import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LessonTextsFor} from '../../lesson-texts.js';
import type {CapraFirstId, CapraSkill} from './capra-steps.js';

export const lesson: LessonTextsFor<CapraFirstId, CapraSkill, CapraOptions> = ({cards}) => {
  const {the, The, rank, theRank, ranks} = naming(cards);
  return {
    title: 'Apprendre la Capra',
    skills: {
      welcome: 'La table',
      rank: 'L’ordre des cartes',
      trump: 'Les atouts',
      points: 'Les points',
      fold: 'Se défausser',
      lead: 'Piocher et entamer',
      several: 'Battre plusieurs cartes',
      enter: 'Entrer avec quatre',
      right: 'Qui entre d’abord',
      penalty: 'Les points de pénalité',
      goat: 'Les œufs et la chèvre',
      deal: 'Une donne entière',
    },
    steps: {
      welcome: {
        title: 'Deux contre deux',
        text: 'Avec Julie, assise en face, vous jouez contre Inès et Hugo et mettez vos gains en commun. Des 36 cartes, chacun en reçoit quatre, une à une, en commençant à gauche du donneur. Les vingt autres, le [talon](stock), compléteront les mains.',
      },

      'rank-worked': {
        title: `Le ${rank('T')} passe avant le ${rank('K')}`,
        text: `Dans chaque couleur, de haut en bas\u00a0: ${ranks('A T K Q J 9 8 7 6')}. Inès joue ${the('JS')}. Julie le [bat](beat) avec ${theRank('K')}, que Hugo bat avec ${theRank('T')}.`,
        done: 'À pique, il n’y a plus que votre as au-dessus.',
      },
      'rank-finish': {
        title: `Qu’est-ce qui bat ${the('KH')}\u202f?`,
        text: `Une carte plus haute de sa couleur le [bat](beat)\u202f; de haut en bas\u00a0: ${ranks('A T K Q J 9 8 7 6')}. Choisissez toutes celles de vos cartes qui le peuvent.`,
        done: `${The('AH')} et ${the('TH')}\u00a0: ici, seul l’as passe avant le dix.`,
        answers: {
          'missed=TH': `Il manque ${the('TH')}\u00a0: dans ce jeu, il passe avant le roi.`,
          'missed=AH': `Il manque ${the('AH')}\u00a0: c’est la plus haute carte de sa couleur.`,
          'card=QH': `${The('QH')} vient juste au-dessous du roi.`,
          'card=8C': `${The('8C')} est d’une autre couleur\u00a0: un trèfle ne peut rien contre un cœur.`,
        },
        hints: ['Ne regardez que vos cœurs.', 'Deux cartes passent avant un roi.'],
      },
      'rank-alone': {
        title: 'Est-ce assez haut\u202f?',
        text: `On a joué trois carreaux, et ${the('TD')} est le meilleur. Choisissez toutes celles de vos cartes qui le battent.`,
        done: 'Au-dessus du dix, il n’y a que l’as.',
        answers: {
          'card=KD': `${The('KD')} semble plus haut qu’un dix, mais ici il vient juste après lui.`,
          'card=9D': `${The('9D')} est trop bas\u00a0: même le valet, la dame et le roi le seraient.`,
          'card=QC': `${The('QC')} n’est pas un carreau\u00a0: elle ne se compare pas.`,
          'missed=AD': `Il manque ${the('AD')}\u00a0: il passe avant toutes les autres cartes de sa couleur.`,
        },
        hints: ['Seul un carreau peut le faire.', `De haut en bas d’une couleur\u00a0: ${ranks('A T K Q')}.`],
      },
    },
  };
};
