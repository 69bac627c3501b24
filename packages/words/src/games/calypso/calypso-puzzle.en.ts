import type {GamePuzzleWords} from '../../puzzle/puzzle-words.js';

export const puzzle: GamePuzzleWords = {
  goals: {
    of: () => 'Play a card of one of the trump suits asked for.',
    follows: () => 'Follow suit.',
    revokes: () => 'Revoke.',
    ruffs: () => 'Ruff.',
    overruffs: () => 'Overruff.',
    builds: () => 'Take the trick with a card that goes into your calypso.',
  },
  themes: {
    'lone-calypso': {title: 'A lone calypso', hint: 'Which calypso needs one more card?'},
    build: {title: 'Build your calypso', hint: 'Which cards does your calypso need?'},
    spoil: {title: 'Spoil the opponents’ calypso', hint: 'Which card do the opponents need?'},
    overruff: {title: 'Overruff', hint: 'Who could still ruff higher?'},
    'partners-calypso': {title: 'Feed your partner’s calypso', hint: 'Which cards does your partner’s calypso need?'},
  },
};
