import {capitalised, lister, plural} from '../language.js';
import type {LessonWordsFor} from './lesson-words.js';

const count = plural('it');
const list = lister('it');

export const words: LessonWordsFor = (cards) => {
  const named = (some: readonly Parameters<typeof cards.the>[0][]): string => list(some.map(cards.the));
  const does = (who: string | undefined, you: string, other: string): string =>
    who === undefined ? capitalised(you) : `${who} ${other}`;
  return {
    step: (number, of) => `Passo ${number} di ${of}`,
    place: (skill, number, of, again) =>
      again ? `${skill}, ancora una volta` : of === 1 ? skill : `${skill}, passo ${number} di ${of}`,
    progress: 'I tuoi progressi',
    mark: (place, state) => `${place}: ${state}`,
    previous: 'Passo precedente',
    resume: 'Riprendi da dove eri',
    redo: 'Rispondi di nuovo',
    states: {done: 'fatto', here: 'sei qui', ahead: 'da fare', 'left-out': 'saltato, perché lo sapevi'},
    rules: 'Regole',
    next: 'Avanti',
    watch: 'Guarda',
    watchAgain: 'Riguarda',
    watchOn: 'Mossa seguente',
    check: 'Controlla',
    checkAgain: 'Controlla di nuovo',
    hint: (number, of) => `Aiuto ${number} di ${of}`,
    solution: 'Mostra la risposta',
    solutionNow: 'Questa è la risposta. Dalla tu per andare avanti.',
    lookHere: 'Guarda le carte cerchiate.',
    cardStates: {
      ringed: (name) => `${name}, carta cerchiata`,
      right: (name) => `${name}, risposta giusta`,
      wrong: (name) => `${name}, risposta sbagliata`,
    },
    ringed: (some) => `Carte cerchiate: ${named(some)}.`,
    tryIt: 'Guarda che cosa succederebbe',
    back: 'Torna alla domanda',
    watchFirst: 'Prima un esempio',
    ruleInFull: 'La regola per intero',
    startOver: 'Ricomincia',
    actions: {
      play: 'Gioca',
      lead: 'Attacca',
      beat: 'Batti',
      fold: 'Scarta',
      claim: 'Entra con quattro dello stesso seme',
      waive: 'Lascia fare',
      give: 'Dai',
      trump: 'Nomina questa carta',
      double: 'Nomina questo seme',
    },
    asked: {
      play: 'Scegli una carta della tua mano.',
      act: 'Scegli che cosa fare.',
      choose: 'Scegli tutte le carte che vanno bene, poi controlla.',
      predict: 'Scegli una risposta.',
      count: 'Scrivi un numero, poi controlla.',
      decide: 'Scegli una risposta, poi controlla.',
      seats: 'Scegli tutti i giocatori giusti, poi controlla.',
      order: 'Scegli in ordine, cominciando dal primo, poi controlla.',
      suit: 'Scegli un seme.',
    },
    chosen: (number) => count(number, 'carta scelta', 'carte scelte'),
    number: 'La tua risposta',
    numberMissing: 'Scrivi un numero intero.',
    you: 'Tu',
    nobody: 'Nessuno',
    yourSide: 'La tua coppia',
    otherSide: 'L’altra coppia',
    right: 'È giusto.',
    notRight: 'Non è così.',
    mayNot: (card) => `${capitalised(cards.the(card))} non va bene.`,
    yourHand: 'La tua mano',
    onTheTable: 'Sul tavolo',
    yourCard: 'Tocca a te',
    laid: (who, some, folded) =>
      folded
        ? `${does(who, 'hai scartato', 'ha scartato')} ${count(some.length, 'carta coperta', 'carte coperte')}`
        : `${does(who, 'hai giocato', 'ha giocato')} ${named(some)}`,
    suitLed: (suit) => `Attacco a ${suit}`,
    doubled: (suit) => `Seme raddoppiato: ${suit}`,
    trump: (what, who) =>
      who === null ? `Briscola: ${what}` : `${who === undefined ? 'La tua briscola' : `Briscola di ${who}`}: ${what}`,
    stock: (number, what) => `${count(number, 'carta', 'carte')} nel ${what}`,
    pile: (who, number) =>
      `${who === null ? 'Il mazzetto degli altri' : who === undefined ? 'Il tuo mazzetto' : `Il mazzetto di ${who}`}: ${count(number, 'carta', 'carte')}`,
    building: (who, number, what) =>
      `${who === undefined ? `Il tuo ${what}` : `Il ${what} di ${who}`}: ${count(number, 'carta', 'carte')}`,
    cardsOf: (who, number) => `${who ?? 'Tu'}: ${count(number, 'carta', 'carte')}`,
    listed: (what, some) => `${what}: ${some}`,
    happenings: {
      played: (who, some) => `${does(who, 'giochi', 'gioca')} ${named(some)}.`,
      beat: (who, some) => `${does(who, 'batti', 'batte')} con ${named(some)}.`,
      folded: (who, number) => `${does(who, 'scarti', 'scarta')} ${count(number, 'carta coperta', 'carte coperte')}.`,
      named: (who, what) => `${does(who, 'nomini', 'nomina')} ${what}.`,
      announced: (who, role) => `${does(who, 'sei', 'è')} ${role}.`,
      gave: (who) => `${does(who, 'posi coperto quello che dai', 'posa coperto quello che dà')}.`,
      handed: 'Ognuno riceve quello che gli è stato dato.',
      took: (who, number, points) =>
        `${does(who, 'prendi', 'prende')} ${count(number, 'carta', 'carte')}${points > 0 ? ` (${count(points, 'punto', 'punti')})` : ''}.`,
      claimed: (who, stands) =>
        stands
          ? `${does(who, 'entri', 'entra')} con quattro dello stesso seme.`
          : `${does(who, 'cedi', 'cede')} il passo.`,
      revoked: (who) => `${does(who, 'non hai risposto', 'non ha risposto')} al seme.`,
      completed: (who, what) => `${does(who, 'completi', 'completa')} un ${what}.`,
      drew: () => 'Si pescano le carte.',
    },
    reasons: {
      wins: (who, card) =>
        `${does(who, 'faresti', 'farebbe')} la presa${card === undefined ? '' : ` con ${cards.the(card)}`}.`,
      loses: (card) => `Faresti tu la presa${card === undefined ? '' : ` con ${cards.the(card)}`}.`,
      keeps: (some) => `Tieni ${named(some)} per dopo.`,
      needs: (action, number) =>
        `Per «${action}» qui ${number === 1 ? 'serve' : 'servono'} esattamente ${count(number, 'carta', 'carte')}.`,
      takes: () => 'Così non si prende niente.',
      captures: () => 'Si può prendere così, ma qui è chiesta un’altra presa.',
      left: (some) => `${capitalised(named(some))} ${some.length === 1 ? 'resta' : 'restano'} sul tavolo.`,
      taken: (some) => `Così si prende ${named(some)}.`,
      points: (points) =>
        points === undefined ? 'Così i punti sono troppo pochi.' : `Così si fanno ${count(points, 'punto', 'punti')}.`,
      other: () => 'Qui è chiesto altro.',
      leftOut: (number) => (number === 1 ? 'Manca 1\u00a0carta.' : `Mancano ${number}\u00a0carte.`),
      another: (card) => (card === undefined ? 'Guarda meglio.' : `Guarda ${cards.the(card)}.`),
      number: (tooLarge) => (tooLarge ? 'È troppo.' : 'È troppo poco.'),
      choice: () => 'La risposta giusta è un’altra.',
      seat: (who) => (who === undefined ? 'Tu non sei tra questi.' : `${who} non è tra questi.`),
      seatsLeftOut: (number) => (number === 1 ? 'Manca un giocatore.' : `Mancano ${number} giocatori.`),
      order: (place) => `Il numero ${place} non è quello giusto.`,
    },
    otherCards: (keepsCards) => `La stessa regola, ${keepsCards ? 'ancora una volta' : 'con altre carte'}.`,
    over: 'La lezione è finita',
    known: 'Ora conosci le regole',
    score: (right, asked) => `${right} su ${count(asked, 'domanda', 'domande')} al primo colpo, senza aiuto.`,
    hard: 'Questo è stato difficile: rileggilo.',
    learned: 'Hai imparato:',
    leftOut: 'Fuori da questa lezione, perché a questo tavolo non servono:',
    playNext: (isHard) =>
      isHard
        ? 'Adesso gioca una smazzata con i consigli. Un altro giorno la lezione comincia con tre domande su ciò che è stato difficile.'
        : 'Adesso gioca smazzate intere: al tavolo il consiglio arriva quando lo chiedi.',
    playAnother: 'Gioca un’altra smazzata',
    brokenStep: 'Questo passo non si può mostrare: la lezione continua senza.',
    playDeal: 'Gioca la smazzata',
    skipDeal: 'Salta la smazzata',
    dealDone: 'La smazzata è finita. Vai avanti quando hai letto il punteggio.',
    afterDeal: 'Continua la lezione',
    exercises: 'Esercizi',
    solutions: 'Soluzioni',
    anyOf: (answers) => answers.join('; '),
    sheetName: 'Nome',
    sheetDate: 'Data',
  };
};
