import type {CalypsoOptions} from '@cartavola/engine/games/calypso/rules.js';
import type {RuleTable} from '@cartavola/words/rulebook/rule-texts.js';
import {help, type RepeatHelp} from '../../../repeat-help.js';

/** Reasons and hints for repeated questions. They don't name cards, because each repetition has others. */
export const helpAgain = ({options}: RuleTable<CalypsoOptions>): Readonly<Record<string, RepeatHelp>> => {
  const bound = options.overruff === 'compulsory';
  return {
    deals: help(
      'Il turno di dare passa a sinistra, cioè in senso orario.',
      'Fai il giro in senso orario, come nel gioco.',
    ),
    'choose of=0': help(
      'Conta solo il seme: ogni carta del tuo seme di briscola è una briscola, anche la più bassa, e nessun’altra lo è.',
      'Guarda soltanto i semi; quanto è alta una carta non importa.',
    ),
    'choose of=0,2': help(
      'La tua coppia costruisce in due semi, il tuo e quello della tua compagna. Servono tutte le loro carte, e nessun’altra.',
      'In quali due semi costruisce la tua coppia?',
    ),
    'choose follows': help(
      'Ogni carta del seme chiesto risponde, alta o bassa. Nessun’altra risponde, nemmeno una briscola.',
      'La prima carta della presa dice quale seme è chiesto.',
    ),
    predict: help(
      'Prende il taglio più alto. Senza tagli, prende chi ha attaccato con la propria briscola; altrimenti la carta più alta del seme chiesto.',
      'Qualcuno non ha risposto, e ha giocato la propria briscola?',
    ),
    'predict turn': help(
      'Chi fa questa presa attacca la prossima. Di due carte uguali, vince quella giocata per prima.',
      'Cerca prima chi fa questa presa.',
    ),
    'choose ruffs': help(
      'Tagliano solo le tue briscole, e tutte lo fanno. Ogni altra carta è uno scarto.',
      'Che una carta sia briscola o no dipende da chi la gioca.',
    ),
    'ruff-last': help(
      'Puoi rispondere: gioca una carta di quel seme. Non è un taglio, e solo una carta più alta fa la presa.',
      'Puoi rispondere. Che cosa diventano allora le tue briscole?',
    ),
    'lead-alone': help(
      'Nessuna delle tue carte può vincere qui, perché l’attacco è una briscola di chi l’ha giocata. Rispondi, e tieni la carta alta.',
      'Chiediti prima se una delle tue carte può fare la presa.',
    ),
    'choose overruffs': help(
      'Per surtagliare serve una tua briscola più alta del taglio migliore, qualunque siano i semi.',
      'Confronta le tue briscole con il taglio migliore.',
    ),
    'overruff-last': help(
      {
        'refusal=calypso.overruff': 'Puoi surtagliare, quindi devi, anche se il taglio è della tua compagna.',
        '': bound
          ? 'Si può fare, ma basta una briscola più bassa: tieni la migliore.'
          : 'Così togli alla tua compagna una presa che era già vostra.',
      },
      bound
        ? 'Quali delle tue briscole superano il taglio?'
        : 'Il taglio della tua compagna sta vincendo. Quali delle tue carte non lo superano?',
    ),
    'count discarded': help(
      'I doppioni e i semi avversari vanno agli scarti. Una carta che manca al tuo calypso o a quello della tua compagna no.',
      'Confronta ogni carta con il calypso del suo seme.',
    ),
    'count placed': help(
      'Una carta trova posto se manca al calypso del suo seme, e quel calypso è di chi fa la presa o di chi gli sta di fronte.',
      'I calypso da guardare sono due.',
    ),
    'next-finish': help(
      'Fai la presa con una briscola che manca al tuo calypso: un doppione va agli scarti.',
      'Quali delle tue briscole sono già nel tuo calypso?',
    ),
    'count placed=0': help(
      'Ogni rango entra una volta sola. Quando il calypso è completo, al prossimo mancano di nuovo tutti i ranghi.',
      'Guarda prima se questa presa completa il tuo calypso.',
    ),
    'score-finish': help(
      'Il primo calypso vale 500, il secondo 750, ognuno dei seguenti 1000. Una carta del calypso incompiuto aggiunge 20, una degli scarti 10.',
      'Conta in tre tempi: i calypso completi, il calypso incompiuto, gli scarti.',
    ),
    'score-alone': help(
      'Il primo calypso vale 500, il secondo 750, ognuno dei seguenti 1000. Una carta del calypso incompiuto aggiunge 20, una degli scarti 10.',
      'Conta in tre tempi: i calypso completi, il calypso incompiuto, gli scarti.',
    ),
    'score-last': help(
      'Conta prima per ciascuno, poi somma: per ogni giocatore il primo calypso vale 500, il secondo 750.',
      'I calypso si numerano giocatore per giocatore.',
    ),
    'revoke-alone': help(
      'Il primo calypso vale 500, il secondo 750, ognuno dei seguenti 1000. Una carta del calypso incompiuto aggiunge 20, una degli scarti 10. Togli 260 per ogni mancata risposta.',
      'Somma quello che hai vinto, poi togli quello che costa.',
    ),
    'choose revokes': help(
      'Finché hai il seme chiesto, ogni carta di un altro seme sarebbe una mancata risposta, briscole comprese.',
      'Cerca le carte che non sono del seme chiesto.',
    ),
  };
};
