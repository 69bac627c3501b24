import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LessonTextsFor} from '../../lesson-texts.js';
import type {ScopaFirstId, ScopaSkill} from './scopa-steps.js';

export const lesson: LessonTextsFor<ScopaFirstId, ScopaSkill, ScopaOptions> = ({cards, options}) => {
  const {the, The, rank, theRank} = naming(cards);
  const four = options.players === 4;
  const yourPile = four ? 'le tas de votre camp' : 'votre tas';
  return {
    title: 'Apprendre la Scopa',
    skills: {
      welcome: 'La table',
      values: 'Les valeurs',
      sums: 'Les sommes',
      trail: 'Prendre ou poser',
      single: 'La carte seule',
      choice: 'Le choix',
      scopa: 'La scopa',
      rounds: 'Les mains suivantes',
      last: 'Les dernières cartes',
      sevens: 'Les sept',
      primiera: 'La primiera',
      score: 'Le décompte',
      deal: 'Une donne',
    },
    steps: {
      welcome: {
        title: 'À la pêche aux cartes',
        text: four
          ? 'Julie, en face, est votre partenaire. Depuis la gauche du donneur, dans le sens horaire, chacun joue une de ses trois cartes pour en prendre sur la table. Les mains vides, chacun en reçoit trois autres, jusqu’au bout du [talon](stock).'
          : 'Trois cartes en main, quatre sur la table. En commençant à gauche du donneur, chacun joue tour à tour une carte pour en prendre d’autres. Une fois les mains vides, chacun en reçoit trois nouvelles, jusqu’au bout du [talon](stock).',
      },

      'values-worked': {
        title: 'Que vaut une carte\u202f?',
        text: `On joue avec 40\u00a0cartes, sans huit, ni neuf, ni dix. De l’as au sept, elles valent de 1 à\u00a07. Viennent ensuite le ${rank('J')} avec\u00a08, ${theRank('Q')} avec\u00a09 et le ${rank('K')} avec\u00a010.`,
      },
      'values-finish': {
        title: 'Laquelle peut prendre\u202f?',
        text: `Une carte [prend](capture) une carte de même valeur\u00a0: de l’as au sept, 1 à\u00a07\u202f; le ${rank('J')}\u00a08, ${theRank('Q')}\u00a09, le ${rank('K')}\u00a010. Jouez celle des vôtres qui peut prendre.`,
        done: `Les deux cartes valent\u00a09 et vont sur ${yourPile}, face cachée.`,
        answers: {
          'card=QS': `${The('JC')} ne vaut que\u00a08. Prenez ${the('QD')}, qui vaut\u00a09 comme ${the('QS')}.`,
          'card=4H': 'Sur la table, aucune carte ne vaut\u00a04.',
          'card=3C': 'Sur la table, aucune carte ne vaut\u00a03.',
        },
        hints: ['Comparez les rangs\u00a0: l’une de vos cartes a sa pareille sur la table.'],
      },
      'values-alone': {
        title: 'Lesquelles trouvent leur égale\u202f?',
        text: 'Choisissez toutes les cartes de votre main qui prennent une carte de leur valeur.',
        done: 'Pour prendre, seule la valeur compte, jamais la couleur.',
        answers: {
          'card=QH': `${The('JD')} vaut\u00a08, un de moins que ${theRank('Q')}\u202f; rien ici ne vaut\u00a09.`,
          'missed=6H': `${The('6H')} et ${the('6C')} n’ont pas la même couleur, mais bien la même valeur.`,
          'missed=KS': `${The('KD')} est là, et vaut 10 comme votre carte.`,
        },
      },
    },
  };
};
