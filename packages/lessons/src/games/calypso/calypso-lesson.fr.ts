import type {CalypsoOptions} from '@cartavola/engine/games/calypso/rules.js';
import type {LessonTextsFor} from '../../lesson-texts.js';
import type {CalypsoFirstId, CalypsoSkill} from './calypso-steps.js';

export const lesson: LessonTextsFor<CalypsoFirstId, CalypsoSkill, CalypsoOptions> = () => {
  return {
    title: 'Apprendre le Calypso',
    skills: {
      about: 'Le jeu',
      partners: 'Partenaires et couleurs',
      draw: 'Le tirage des places',
      follow: 'Fournir',
      ruff: 'Couper',
      lead: 'Entamer dans son atout',
      overruff: 'Surcouper',
      build: 'Construire',
      next: 'Un calypso à la fois',
      score: 'Le décompte',
      revoke: 'La renonce',
      deal: 'Une première donne',
    },
    steps: {
      about: {
        title: 'Le but du jeu',
        text: 'On mélange quatre jeux entiers\u00a0: chaque carte s’y trouve quatre fois, de l’as, la plus forte, au deux. À chacune des quatre donnes, vous recevez treize cartes. Avec celles que vous gagnez, vous construisez un [calypso](calypso)\u00a0: votre couleur au complet.',
      },

      deals: {
        title: 'Qui donne ensuite\u202f?',
        text: 'On ne mélange plus\u00a0: ce qui reste des quatre jeux est gardé. Après chaque donne, le joueur suivant, à gauche, en distribue treize à chacun, une à une, pour quatre donnes en tout. Inès a donné. À qui le tour\u202f?',
        done: 'Julie est à la gauche d’Inès. Quand chacun aura donné une fois, les 208\u00a0cartes auront été jouées.',
        answers: {'': 'La donne passe à gauche, dans le sens du jeu\u00a0: au joueur placé après Inès.'},
        hints: ['Faites le tour dans le sens du jeu.'],
      },
    },
  };
};
