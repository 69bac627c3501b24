import {lister} from '../language.js';
import type {ProblemWords} from './problem-words.js';

const either = lister('fr', 'disjunction');
const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;

export const words: ProblemWords = {
  problem: 'Cette table ne peut pas être affichée.',
  problemText(code, path, given = {}) {
    const {values, most} = code.startsWith('attribute.') ? given : {};
    const [line = '', column = ''] = path.split(':');
    const option = path.replace(/^options\./, '');
    const allowed = Array.isArray(values)
      ? `${quoted(path)} n’accepte que ${either(values.map(quoted))}.`
      : most !== undefined
        ? `${quoted(path)} doit être un nombre de 0 à ${String(most)}.`
        : undefined;
    const texts: Readonly<Record<string, string>> = {
      'options.missing': `L’option «\u00a0${option}\u00a0» manque.`,
      'options.value': `L’option «\u00a0${option}\u00a0» a une valeur que ce jeu ne connaît pas.`,
      'attribute.characters':
        'Les personnages sont librarian, painter, gardener, cook, musician ou sailor, chacun une fois au plus.',
      'attribute.arrows': '«\u00a0arrows\u00a0» nomme des paires de cartes, comme 7D>5C.',
      'attribute.card':
        'Ce n’est pas une carte. Écrivez un rang (A K Q J T 9 … 2) et une couleur (S H D C, ou ♠ ♥ ♦ ♣), comme QH.',
      'attribute.dim': '«\u00a0dim\u00a0» nomme des cartes ou des rangs, comme «\u00a0QH 7\u00a0».',
      'card.load': 'Le dessin de la carte n’a pas pu être chargé.',
      'diagram.card': 'Ce jeu de cartes n’a pas l’une des cartes.',
      'diagram.load': 'Une partie du diagramme n’a pas pu être chargée.',
      'options.type': 'Les options doivent être un objet.',
      'options.unknown': `Ce jeu n’a pas d’option «\u00a0${option}\u00a0».`,
      'pad.load': 'Une partie du carnet de marque n’a pas pu être chargée.',
      'record.deals': 'La partie enregistrée n’a aucune donne.',
      'replay.load': 'Un élément de la partie à revoir n’a pas pu être chargé.',
      'replay.match': 'Il faut une partie à revoir\u00a0: une partie enregistrée, ou une notation avec des coups.',
      'attribute.deck': allowed ?? 'Ce jeu ne se joue pas avec ces cartes.',
      'attribute.seats':
        'Les places sont «\u00a0you\u00a0» (une fois au plus) et «\u00a0bot\u00a0» ou «\u00a0bot:casual\u00a0»\u00a0: une par personne.',
      'names.type': `Les noms sont une liste de textes, un par personne\u202f; «\u00a0${path}\u00a0» n’en est pas.`,
      'record.json': column
        ? `Ce n’est pas du JSON valide\u00a0: voyez la ligne ${line}, colonne ${column}.`
        : 'Ce n’est pas du JSON valide.',
      'record.game': 'La partie enregistrée est celle d’un autre jeu.',
      'record.load': 'La partie enregistrée n’a pas pu être chargée.',
      'record.slow': 'La partie enregistrée n’est pas arrivée à temps.',
      'record.large': 'La partie enregistrée est trop grande.',
      'record.encoding': 'La partie enregistrée n’est pas un texte en UTF-8\u00a0: enregistrez-la en UTF-8.',
      'record.packed': 'Ce n’est pas une partie de ce jeu sous forme compacte.',
      'notation.game': 'Le texte est celui d’un autre jeu.',
      'notation.match': 'Le texte n’est pas une partie.',
      'table.load': 'Une partie de la table n’a pas pu être chargée.',
      'table.render': 'La table n’a pas pu être dessinée\u202f; la partie continue.',
    };
    return (
      texts[code] ??
      allowed ??
      (path
        ? `La partie enregistrée contient une erreur à «\u00a0${path}\u00a0».`
        : 'La partie enregistrée contient une erreur.')
    );
  },
};
