import {capitalised, lister, plural} from '../language.js';
import type {LessonWordsFor} from './lesson-words.js';

const count = plural('fr');
const list = lister('fr');
const of = (who: string): string => (/^[aeéèêiîoôuy]/i.test(who) ? `d’${who}` : `de ${who}`);

export const words: LessonWordsFor = (cards) => {
  const named = (some: readonly Parameters<typeof cards.the>[0][]): string => list(some.map(cards.the));
  const does = (who: string | undefined, you: string, other: string): string =>
    who === undefined ? `Vous ${you}` : `${who} ${other}`;
  return {
    step: (number, total) => `Étape ${number} sur ${total}`,
    place: (skill, number, total, again) =>
      again ? `${skill}, encore une fois` : total === 1 ? skill : `${skill}, étape ${number} sur ${total}`,
    progress: 'Votre progression',
    mark: (place, state) => `${place}\u00a0: ${state}`,
    previous: 'Étape précédente',
    resume: 'Reprendre où vous en étiez',
    redo: 'Répondre à nouveau',
    states: {done: 'fait', here: 'vous êtes ici', ahead: 'à venir', 'left-out': 'laissé de côté, car vous saviez'},
    rules: 'Règles',
    next: 'Continuer',
    watch: 'Regarder',
    watchAgain: 'Revoir',
    watchOn: 'Coup suivant',
    check: 'Vérifier',
    checkAgain: 'Vérifier à nouveau',
    hint: (number, total) => `Indice ${number} sur ${total}`,
    solution: 'Montrer la réponse',
    solutionNow: 'Voici la réponse. Donnez-la vous-même pour continuer.',
    lookHere: 'Regardez les cartes entourées.',
    cardStates: {
      ringed: (name) => `${name}, carte entourée`,
      right: (name) => `${name}, bonne réponse`,
      wrong: (name) => `${name}, réponse fausse`,
    },
    ringed: (some) => `Cartes entourées\u00a0: ${named(some)}.`,
    tryIt: 'Voir ce qui se passerait',
    back: 'Revenir à la question',
    watchFirst: 'Un exemple d’abord',
    ruleInFull: 'La règle en entier',
    startOver: 'Recommencer',
    actions: {
      play: 'Jouer',
      lead: 'Entamer',
      beat: 'Battre',
      fold: 'Se défausser',
      claim: 'Entrer avec quatre d’une même couleur',
      waive: 'Laisser faire',
      give: 'Donner',
      trump: 'Nommer cette carte',
      double: 'Nommer cette couleur',
    },
    asked: {
      play: 'Choisissez une carte de votre main.',
      act: 'Choisissez votre coup.',
      choose: 'Choisissez toutes les cartes qui conviennent, puis vérifiez.',
      predict: 'Choisissez une réponse.',
      count: 'Écrivez un nombre, puis vérifiez.',
      decide: 'Choisissez une réponse, puis vérifiez.',
      seats: 'Choisissez tous les joueurs qui conviennent, puis vérifiez.',
      order: 'Choisissez dans l’ordre, en commençant par le premier, puis vérifiez.',
      suit: 'Choisissez une couleur.',
    },
    chosen: (number) => count(number, 'carte choisie', 'cartes choisies'),
    number: 'Votre réponse',
    numberMissing: 'Écrivez un nombre entier.',
    you: 'Vous',
    nobody: 'Personne',
    yourSide: 'Votre camp',
    otherSide: 'L’autre camp',
    right: 'C’est juste.',
    notRight: 'Ce n’est pas cela.',
    mayNot: (card) => `${capitalised(cards.the(card))} ne convient pas.`,
    yourHand: 'Votre main',
    onTheTable: 'Sur la table',
    yourCard: 'À vous',
    laid: (who, some, folded) =>
      folded
        ? // A participle would have to agree with the reader's gender.
          `${who === undefined ? 'Votre défausse' : `Défausse ${of(who)}`}\u00a0: ${count(some.length, 'carte', 'cartes')}`
        : `${does(who, 'avez joué', 'a joué')} ${named(some)}`,
    suitLed: (suit) => `Couleur demandée\u00a0: ${suit}`,
    doubled: (suit) => `Couleur doublée\u00a0: ${suit}`,
    trump: (what, who) =>
      who === null
        ? `Atout\u00a0: ${what}`
        : `${who === undefined ? 'Votre atout' : `Atout ${of(who)}`}\u00a0: ${what}`,
    stock: (number, what) => `${count(number, 'carte', 'cartes')} au ${what}`,
    pile: (who, number) =>
      `${who === null ? 'Le tas des autres' : who === undefined ? 'Votre tas' : `Le tas ${of(who)}`}\u00a0: ${count(number, 'carte', 'cartes')}`,
    building: (who, number, what) =>
      `${who === undefined ? `Votre ${what}` : `Le ${what} ${of(who)}`}\u00a0: ${count(number, 'carte', 'cartes')}`,
    cardsOf: (who, number) => `${who ?? 'Vous'}\u00a0: ${count(number, 'carte', 'cartes')}`,
    listed: (what, some) => `${what}\u00a0: ${some}`,
    happenings: {
      played: (who, some) => `${does(who, 'jouez', 'joue')} ${named(some)}.`,
      beat: (who, some) => `${does(who, 'battez', 'bat')} avec ${named(some)}.`,
      folded: (who, number) =>
        `${does(who, 'vous défaussez', 'se défausse')} ${number === 1 ? 'd’une carte' : `de ${number}\u00a0cartes`}, face cachée.`,
      named: (who, what) => `${does(who, 'nommez', 'nomme')} ${what}.`,
      announced: (who, role) => `${does(who, 'êtes', 'est')} ${role}.`,
      gave: (who) => `${does(who, 'faites votre choix', 'fait son choix')} pour l’échange.`,
      handed: 'Chacun reçoit ce qu’on lui donne.',
      took: (who, number, points) =>
        `${does(who, 'prenez', 'prend')} ${count(number, 'carte', 'cartes')}${points > 0 ? ` (${count(points, 'point', 'points')})` : ''}.`,
      claimed: (who, stands) =>
        stands
          ? `${does(who, 'entrez', 'entre')} avec quatre d’une même couleur.`
          : `${does(who, 'cédez', 'cède')} la place.`,
      revoked: (who) => `${does(who, 'avez fait une renonce', 'a fait une renonce')}.`,
      completed: (who, what) => `${does(who, 'achevez', 'achève')} un ${what}.`,
      drew: () => 'On pioche au talon.',
    },
    reasons: {
      wins: (who, card) =>
        `${does(who, 'prendriez', 'prendrait')} le pli${card === undefined ? '' : ` avec ${cards.the(card)}`}.`,
      loses: (card) => `Vous prendriez le pli${card === undefined ? '' : ` avec ${cards.the(card)}`}.`,
      keeps: (some) => `Gardez ${named(some)} pour plus tard.`,
      needs: (action, number) => `«\u00a0${action}\u00a0» demande ici exactement ${count(number, 'carte', 'cartes')}.`,
      takes: () => 'Cela ne prend rien.',
      captures: () => 'La prise est permise, mais on en demande une autre ici.',
      left: (some) => `${capitalised(named(some))} ${some.length === 1 ? 'reste' : 'restent'} sur la table.`,
      taken: (some) => `Cela prend ${named(some)}.`,
      points: (points) =>
        points === undefined
          ? 'Cela rapporte trop peu de points.'
          : `Cela rapporte ${count(points, 'point', 'points')}.`,
      other: () => 'On demande autre chose ici.',
      leftOut: (number) => `Il manque ${count(number, 'carte', 'cartes')}.`,
      another: (card) => (card === undefined ? 'Regardez encore.' : `Voyez ${cards.the(card)}.`),
      number: (tooLarge) => (tooLarge ? 'C’est trop.' : 'Ce n’est pas assez.'),
      choice: () => 'Une autre réponse est juste.',
      seat: (who) => (who === undefined ? 'Vous n’en faites pas partie.' : `${who} n’en fait pas partie.`),
      seatsLeftOut: (number) => `Il manque ${count(number, 'joueur', 'joueurs')}.`,
      order: (place) => `Le numéro ${place} n’est pas le bon.`,
    },
    otherCards: (keepsCards) => `La même règle, ${keepsCards ? 'encore une fois' : 'avec d’autres cartes'}.`,
    over: 'La leçon est finie',
    known: 'Vous connaissez les règles',
    score: (right, asked) => `${right} sur ${count(asked, 'question', 'questions')} du premier coup, sans indice.`,
    hard: 'Ce point était difficile\u00a0: relisez-le.',
    learned: 'Vous avez appris\u00a0:',
    leftOut: 'Absent de cette leçon, car cette table s’en passe\u00a0:',
    playNext: (isHard) =>
      isHard
        ? 'Jouez maintenant une donne en demandant conseil. Un autre jour, la leçon commencera par trois questions sur ce qui a été difficile.'
        : 'Jouez maintenant des donnes entières\u00a0: à la table, un conseil vous attend quand vous le demandez.',
    playAnother: 'Jouer une autre donne',
    brokenStep: 'Cette étape ne peut pas s’afficher\u202f; la leçon continue sans elle.',
    playDeal: 'Jouer la donne',
    skipDeal: 'Passer la donne',
    dealDone: 'La donne est finie. Continuez quand vous aurez lu le décompte.',
    afterDeal: 'Continuer la leçon',
    exercises: 'Exercices',
    solutions: 'Solutions',
    anyOf: (answers) => answers.join('\u202f; '),
    sheetName: 'Nom',
    sheetDate: 'Date',
  };
};
