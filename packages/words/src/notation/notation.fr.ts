import {lister, plural} from '../language.js';
import type {MoveParts, NotationWords} from './notation-words.js';

const all = lister('fr');
const count = plural('fr');
const either = lister('fr', 'disjunction');
const quoted = (word: string): string => `«\u00a0${word}\u00a0»`;
const PARTS: MoveParts = {
  suit: 'une couleur',
  card: 'une carte',
  takes: 'les cartes prises',
  left: 'une carte pour le voisin de gauche',
  right: 'une carte pour le voisin de droite',
  cards: 'des cartes',
};

export const words: NotationWords = {
  at: (line, column, sentence) => `Ligne ${line}, colonne ${column}\u00a0: ${sentence}`,
  faults: {
    'no-text': () => 'seul un texte peut être lu comme notation.',
    empty: () => 'il n’y a rien à lire.',
    loose: ({word}) => `il faut une clé devant ${quoted(word)}, comme ${quoted('hands')} ou ${quoted('table')}.`,
    'loose-hands': ({word}) =>
      `il faut une clé devant ${quoted(word)}. Les cartes de plusieurs mains s’écrivent ${quoted('hands A♠ 7♥ / A♦ 7♣')}.`,
    key: ({word}) => `${quoted(word)} n’est pas une clé ici.`,
    'key-of-position': ({word, game}) => `une position de ${game} comme celle-ci n’a pas de ${quoted(word)}.`,
    'key-before-deal': ({word}) => `${quoted(word)} appartient à une donne et se place après ${quoted('deal')}.`,
    'key-after-deal': ({word}) =>
      `${quoted(word)} appartient à toute la partie et se place avant le premier ${quoted('deal')}.`,
    'key-with-pack': ({word}) => `cette donne part d’un paquet\u202f; ${quoted(word)} est donc de trop.`,
    'no-hands': ({word}) =>
      `sans aucune main, ${quoted(word)} ne dit rien\u00a0: ajoutez ${quoted('hands')}, ou enlevez cette clé.`,
    'trick-long': ({word, seats}) => `${quoted(word)} est de trop dans le pli de ${count(seats, 'joueur', 'joueurs')}.`,
    'trick-order': ({word, seat}) =>
      `ce n’est pas à ${quoted(word)}\u00a0: le pli tourne dans le sens des aiguilles d’une montre, et vient ici la place ${seat}.`,
    trick: ({word}) => `d’après les règles, ${quoted(word)} ne peut pas se trouver dans ce pli.`,
    'no-position': () => 'c’est une position\u202f; il faut ici une partie entière.',
    'no-game': ({word, games}) =>
      `avant ${quoted(word)}, ${quoted('game')} doit dire de quel jeu il s’agit\u00a0: ${either(games)}.`,
    game: ({word, games}) => `${quoted(word)} n’est pas un jeu. Les jeux sont ${all(games)}.`,
    letters: ({word, letters}) => `${quoted('letters')} n’accepte que ${either(letters)}, et non ${quoted(word)}.`,
    missing: ({key}) => `il manque quelque chose après ${quoted(key)}.`,
    'one-word': ({word, key}) => `un seul mot suit ${quoted(key)}\u00a0: ${quoted(word)} est de trop.`,
    'after-name': ({word}) => `rien ne peut suivre un nom entre guillemets\u00a0: ${quoted(word)} est de trop.`,
    name: ({word}) =>
      `${quoted(word)} n’est pas un nom valable\u00a0: entre guillemets, l’un de ses signes doit s’écrire autrement.`,
    twice: ({word}) => `${quoted(word)} s’y trouve deux fois.`,
    'hand-twice': ({word, seat}) => `la main de la place ${seat} s’y trouve deux fois, la seconde à ${quoted(word)}.`,
    hands: ({word, seats}) =>
      `il n’y a que ${count(seats, 'main', 'mains')}\u00a0: ${quoted(word)} en commencerait une de trop.`,
    seat: ({word, seats}) =>
      `${quoted(word)} n’est pas une place. Les places sont 0 à ${seats - 1}, you, left, right et across.`,
    'no-seat': ({word, seat}) =>
      `plusieurs peuvent agir ici. Il faut dire de qui est le coup ${quoted(word)}, comme dans ${quoted(`${seat}:${word}`)}.`,
    'too-many-cards': ({word, most}) => `${quoted(word)}, c’est trop\u00a0: il y a ${most} cartes au plus.`,
    number: ({word, key}) =>
      word === ''
        ? `il manque un nombre après ${quoted(key)}.`
        : `${quoted(key)} est suivi de nombres\u00a0: ${quoted(word)} n’en est pas un.`,
    suit: ({word, suits}) => `${quoted(word)} n’est pas une couleur. Les couleurs sont ${suits.join(' ')}.`,
    card: ({word, ranks, suits, such, read, meant}) =>
      `${quoted(word)} n’est pas une carte. Une carte est un rang (${ranks.join(' ')}) et une couleur (${suits.join(' ')}), comme ${such}.${read ? ` Avec letters="${read}", c’en est une.` : ''}${meant ? ` Écrivez ${quoted(meant.write)} au lieu de ${quoted(meant.instead)}.` : ''}`,
    unclosed: ({word, sign}) => `${quoted(word)} n’est pas fermé\u00a0: il manque le signe\u00a0${sign}.`,
    deal: ({word, number}) => `c’est la donne ${number}, et non ${quoted(word)}\u00a0: les donnes se suivent.`,
    'no-score': ({word}) => `${quoted(word)} n’a pas sa place ici, ou pas encore\u00a0: il vient à la fin de la donne.`,
    score: ({word, marks}) =>
      word === ''
        ? `d’après les règles, le score est ${marks.join(' / ')}.`
        : `d’après les règles, le score est ${marks.join(' / ')}, et non ${quoted(word)}.`,
    sign: ({word}) => `le signe ${quoted(word)} n’a pas de sens ici.`,
    over: ({word}) => `la donne est finie avant le coup ${quoted(word)}.`,
    illegal: ({word, seat, rule, cards}) =>
      `la place ${seat} ne peut pas faire le coup ${quoted(word)} ici (règle ${rule}${cards.length > 0 ? `\u00a0: ${cards.join(' ')}` : ''}).`,
    'no-move': ({word}) => `il manque un coup après ${quoted(word)}.`,
    'no-fold': ({word}) => `${quoted(word)} n’est pas un coup\u00a0: à ce jeu, on ne se défausse pas.`,
    comma: ({word}) => `il manque une virgule devant ${quoted(word)}\u00a0: elle sépare les coups.`,
    move: ({word, type, keys}) =>
      `il manque quelque chose à ${quoted(word)}\u00a0: le coup ${quoted(type)} demande ${all(keys.map((key) => PARTS[key]))}.`,
    'no-captures': ({word}) => `il manque les cartes prises après ${quoted(word)}.`,
    comment: ({word}) =>
      `il y a déjà un texte avant ${quoted(word)}\u00a0: donnez ici un texte par langue, comme dans {@en …} {@fr …}.`,
    'line-in-line': ({word}) =>
      `${quoted(word)} commencerait une variante dans une autre\u00a0: une variante n’en contient pas.`,
    'empty-line': ({word}) => `la variante ${quoted(word)} n’a pas de coup.`,
    'no-option': ({option, values}) =>
      `il manque ${quoted(option)}\u00a0: ${values.length > 0 ? either(values) : 'un nombre entier à partir de 1'}.`,
    option: ({word, option, values}) =>
      `${quoted(word)} n’est pas une valeur de ${quoted(option)}\u00a0: c’est ${values.length > 0 ? either(values) : 'un nombre entier à partir de 1'}.`,
    'card-there': ({card, key, most}) =>
      `${card} se trouve ${most === 1 ? 'deux fois' : `plus de ${most} fois`}, la dernière après ${quoted(key)}.`,
    'not-in-pack': ({card, key}) => `${card}, après ${quoted(key)}, n’est pas une carte de ce jeu.`,
    'unknown-card': ({word}) =>
      `une partie doit nommer toutes les cartes\u00a0: ${quoted(word)} ne peut pas se trouver ici.`,
    'unknown-cards': ({word, unknown, left}) =>
      `avec ${quoted(word)}, il y aurait ${unknown} cartes inconnues, et il n’en reste que ${left} dans le paquet.`,
    position: ({key}) =>
      `cette position ne peut pas se produire\u00a0: ce qui suit ${quoted(key)} ne s’accorde pas avec le reste.`,
    trumps: ({word}) => `${quoted(word)}\u00a0: ces couleurs ne peuvent pas être les atouts des joueurs.`,
    language: ({language}) => `${quoted(language)} n’est pas un code de langue, comme en, fr ou it.`,
    pack: ({word}) =>
      `${quoted(word)}\u00a0: ce ne sont pas les cartes du paquet, chacune autant de fois qu’il la contient.`,
    unfinished: ({word}) => `${quoted(word)} vient trop tôt\u00a0: la donne précédente n’est pas finie.`,
    'match-over': ({word}) => `${quoted(word)} vient trop tard\u00a0: la partie est finie avant cette donne.`,
    dealer: ({word, seat}) =>
      `${quoted(word)} ne convient pas\u00a0: d’après les règles, c’est la place ${seat} qui distribue.`,
    leader: ({word, seat}) =>
      `${quoted(word)} ne convient pas\u00a0: d’après les règles, c’est la place ${seat} qui entame.`,
    lines: ({word, most}) => `${quoted(word)} commence une variante de trop\u00a0: une donne en a ${most} au plus.`,
    players: ({players}) => `après ${quoted('names')}, il faut un nom par joueur, soit ${players}.`,
    value: ({word}) => `${quoted(word)} ne peut pas se trouver ici.`,
  },
};
