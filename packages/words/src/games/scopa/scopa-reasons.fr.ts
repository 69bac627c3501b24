import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const both = lister('fr');
/** Returns a number of sevens in words, since digits before `sept` could be misread. */
const inWords = (count: number): string => ['zéro', 'un', 'deux', 'trois'][count] ?? 'quatre';

export const reasons: Readonly<Record<string, ReasonText>> = {
  'makes-scopa': 'ce coup vide la table, ce qui fait une scopa',
  'takes-settebello': 'ce coup prend le settebello',
  'takes-sevens': ({list, count, other}) =>
    other === undefined
      ? `ce coup prend ${list}`
      : `ce coup prend ${inWords(count)} sept au lieu ${other === 1 ? 'd’un' : `de ${inWords(other)}`}`,
  'takes-diamonds': ({list, names, count, other}) =>
    other === undefined
      ? `ce coup prend ${list}`
      : `ce coup prend ${count} cartes à ${names.suit('D')} au lieu de ${other}`,
  'brings-home': ({list}) => `ce coup met à l’abri ${list}`,
  'takes-cards': ({count, other}) =>
    other === undefined
      ? `ce coup prend ${count === 1 ? 'une carte' : `${count} cartes`}`
      : `ce coup prend ${count} cartes au lieu de ${other}`,
  'captures-last': 'ce coup prend en dernier\u00a0: ce qui reste est alors à vous',
  'lays-settebello': 'ce coup-là poserait le settebello',
  'lays-sevens': ({list}) => `ce coup-là poserait ${list}, et les sept comptent`,
  'lays-diamonds': ({list, names}) => `ce coup-là poserait ${list}, et les cartes à ${names.suit('D')} comptent`,
  'lets-sweep': ({who, answer, other}) =>
    other === undefined
      ? `ensuite, ${who} pourrait faire une scopa, par exemple avec ${answer}`
      : `ensuite, plus de cartes feraient une scopa pour ${who}, par exemple ${answer}`,
  'lets-take-settebello': ({who, answer}) =>
    `ensuite, ${who} pourrait prendre le settebello, par exemple avec ${answer}`,
  'lets-take-sevens': ({who, list, answer, other}) =>
    other === undefined
      ? `ensuite, ${who} pourrait prendre ${list}, par exemple avec ${answer}`
      : `ensuite, ${who} pourrait prendre davantage de sept\u00a0: ${list}`,
  'lets-take-diamonds': ({who, list, names, answer, other}) =>
    other === undefined
      ? `ensuite, ${who} pourrait prendre ${list}, par exemple avec ${answer}`
      : `ensuite, ${who} pourrait prendre plus de cartes à ${names.suit('D')}\u00a0: ${list}`,
  'may-be-taken': ({who, answer, other}) =>
    other === undefined
      ? `ensuite, ${who} pourrait prendre cette carte, par exemple avec ${answer}`
      : `plus de cartes pourraient prendre celle-là, par exemple ${answer}`,
  spends: ({list, count, other}) =>
    other === undefined
      ? `${list} pourra prendre des cartes dont la somme fait ${count}`
      : `${list} pourra prendre des cartes dont la somme fait ${count} au lieu de ${other}`,
  leaves: 'ce coup-là laisserait en moyenne plus à prendre au joueur suivant',
  prepares: ({cards: [card, ...takes], names, list, other}) =>
    other === undefined
      ? `vous pourriez ensuite prendre ${both(takes.map(names.the))} avec ${names.the(card!)}`
      : `ce coup prépare une meilleure prise\u00a0: ${list}`,
  'does-captures': 'ce coup prend des cartes',
  'does-lays': 'ce coup ne prend aucune carte',
};
