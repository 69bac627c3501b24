import type {ProblemWords} from './problem-words.js';

export const words: ProblemWords = {
  problem: 'Cette table ne peut pas être affichée.',
  problemText(code, path) {
    const [line = '', column = ''] = path.split(':');
    const option = path.replace(/^options\./, '');
    const texts: Readonly<Record<string, string>> = {
      'options.missing': `L’option «\u00a0${option}\u00a0» manque.`,
      'options.value': `L’option «\u00a0${option}\u00a0» a une valeur que ce jeu ne connaît pas.`,
      'attribute.characters':
        'Les personnages sont librarian, painter, gardener, cook, musician ou sailor, chacun une fois au plus.',
      'attribute.deck': 'Ce jeu ne se joue pas avec ces cartes.',
      'attribute.level':
        '«\u00a0level\u00a0» n’accepte que «\u00a0beginner\u00a0», «\u00a0casual\u00a0», «\u00a0strong\u00a0» ou «\u00a0expert\u00a0».',
      'attribute.seats':
        'Les places sont «\u00a0you\u00a0» (une fois au plus) et «\u00a0bot\u00a0» ou «\u00a0bot:casual\u00a0»\u00a0: une par personne.',
      'attribute.speed':
        '«\u00a0speed\u00a0» n’accepte que «\u00a0instant\u00a0», «\u00a0fast\u00a0», «\u00a0normal\u00a0» ou «\u00a0slow\u00a0».',
      'attribute.theme':
        '«\u00a0theme\u00a0» n’accepte que «\u00a0felt\u00a0», «\u00a0wood\u00a0» ou «\u00a0plain\u00a0».',
      'attribute.tools': '«\u00a0tools\u00a0» n’accepte que «\u00a0bar\u00a0» ou «\u00a0none\u00a0».',
      'attribute.sharing': '«\u00a0sharing\u00a0» n’accepte que «\u00a0all\u00a0» ou «\u00a0none\u00a0».',
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
      (path
        ? `La partie enregistrée contient une erreur à «\u00a0${path}\u00a0».`
        : 'La partie enregistrée contient une erreur.')
    );
  },
};
