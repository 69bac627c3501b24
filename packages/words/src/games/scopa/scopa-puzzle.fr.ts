import type {GamePuzzleWords} from '../../puzzle/puzzle-words.js';

export const puzzle: GamePuzzleWords = {
  goals: {
    scopa: () => 'Faites une scopa.',
    trails: () => 'Posez une carte sans rien prendre.',
    several: () => 'Prenez deux cartes ou plus.',
    guards: () => 'Jouez de sorte que le joueur suivant ne puisse pas faire de scopa.',
    wins: () => 'Prenez quelque chose sur la table.',
  },
  themes: {
    settebello: {title: 'Le settebello', hint: 'Le sept de deniers vaut un point à lui seul\u00a0: qui l’aura\u202f?'},
    sweep: {title: 'Vider la table', hint: 'Additionnez les cartes de la table.'},
    guard: {title: 'Pas de cadeau', hint: 'Que reste-t-il sur la table pour le joueur suivant\u202f?'},
    'last-take': {title: 'La dernière prise', hint: 'Qui prend en dernier emporte aussi ce qui reste sur la table.'},
    coins: {title: 'Les deniers', hint: 'Comptez les deniers\u00a0: qui en aura le plus\u202f?'},
    cards: {title: 'Les cartes', hint: 'Comptez les cartes\u00a0: qui en aura le plus\u202f?'},
    sevens: {title: 'Les sept et les six', hint: 'Pour la primiera, les sept comptent le plus, puis les six.'},
    primiera: {title: 'La primiera', hint: 'Quelle couleur manque à votre primiera\u202f?'},
    patience: {title: 'Tout n’est pas bon à prendre', hint: 'Que coûte chaque prise\u202f?'},
    keeping: {
      title: 'Quelle carte poser\u202f?',
      hint: 'Que peuvent faire les autres de la carte que vous posez\u202f?',
    },
  },
};
