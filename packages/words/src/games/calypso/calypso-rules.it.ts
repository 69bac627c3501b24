import {naming} from '../../rulebook/naming.js';
import type {CalypsoRulesFor} from './calypso-rules.js';

export const rules: CalypsoRulesFor = ({cards, options}) => {
  const {suit} = naming(cards);
  const drawn = options.draw === true;
  const bound = options.overruff === 'compulsory';
  const prevented = options.revoke === 'prevent';
  return {
    about:
      'Un gioco di prese per quattro, a coppie, con quattro mazzi. Ognuno ha un seme di briscola tutto suo e costruisce calypso: le tredici carte di quel seme.',
    rules: {
      'calypso.pack': {
        title: 'Quattro mazzi',
        text: 'Quattro mazzi da 52 mescolati insieme, 208\u00a0carte; ogni carta c’è quattro volte. La più alta è l’asso, poi re, donna, fante, dieci e così via fino al due.',
      },
      'calypso.partners': {
        title: 'Compagni e briscole',
        text: `Nord e Sud giocano contro Est e Ovest. Ognuno ha la sua [briscola personale](own-trump): Nord ${suit('S')}, Sud ${suit('H')}, Est ${suit('D')}, Ovest ${suit('C')}.`,
      },
      'calypso.draw': {
        title: 'Il sorteggio dei posti',
        when: 'Se si sorteggiano i posti',
        text: 'Ognuno pesca una carta; chi ha la più alta sceglie il compagno e i semi, e dà le carte per primo. A parità di carte più alte si ripesca. Il compagno scelto cambia posto con chi siede di fronte a chi ha scelto; le carte pescate tornano nel mazzo, che si mescola.',
        badge:
          'Altrove i semi si scelgono anche in altro modo; qui si sceglie il proprio, e gli altri seguono intorno al tavolo. Si può anche fissare tutto prima.',
      },
      'calypso.deal': {
        title: 'La distribuzione',
        text: `${drawn ? '' : 'Il primo mazziere si sorteggia. '}Prima della prima smazzata il mazziere mescola e il vicino di destra alza il mazzo. Tredici carte a testa. Il resto aspetta, senza essere mescolato, i tre mazzieri seguenti: quattro smazzate, una per giocatore girando a sinistra, fanno la partita.`,
        badge: 'Altrove si danno anche a gruppi; qui una alla volta.',
      },
      'calypso.lead': {
        title: 'L’attacco',
        text: 'Il vicino di sinistra del mazziere [attacca](lead) per primo. Poi attacca chi ha fatto la [presa](trick).',
      },
      'calypso.follow': {
        title: 'Rispondere al seme',
        text: 'Finché hai il seme chiesto, giocalo. Quando non ne hai, puoi [tagliare](ruff) con la tua [briscola](own-trump) o [scartare](discard) una carta qualsiasi.',
      },
      'calypso.revoke': {
        title: 'La mancata risposta',
        text: prevented
          ? 'Non rispondere al seme potendo è una [mancata risposta](revoke). A questo tavolo la carta viene rifiutata; con le carte vere ce ne si accorge alla fine della smazzata, e costa 260\u00a0punti.'
          : 'Non rispondere al seme potendo è una [mancata risposta](revoke). A questo tavolo la carta si può giocare e la [presa](trick) prosegue come se andasse bene; l’errore viene fuori alla fine della smazzata e costa 260\u00a0punti per carta.',
      },
      'calypso.ruff': {
        title: 'Tagliare',
        text: 'Una carta della tua [briscola personale](own-trump) [taglia](ruff) solo se non puoi rispondere. Giocata perché un altro ha attaccato in quel seme, è una carta come le altre.',
      },
      'calypso.overruff': {
        title: 'Surtagliare',
        text: bound
          ? 'Dopo un [taglio](ruff), chi non può rispondere e ha una carta della propria [briscola](own-trump) più alta del taglio migliore deve [surtagliare](overruff).'
          : 'Dopo un [taglio](ruff), chi non può rispondere può [surtagliare](overruff) con una carta della propria [briscola](own-trump) più alta del taglio migliore, oppure giocare qualunque altra carta.',
        badge: bound
          ? 'Qui vale anche per il taglio del compagno. Altrove, come nella maggior parte dei circoli, si è liberi di surtagliare.'
          : 'Altrove surtagliare è obbligatorio; questo tavolo lascia liberi, come quasi tutti i circoli.',
      },
      'calypso.win-trick': {
        title: 'Chi fa la presa',
        text: 'Vince il [taglio](ruff) più alto, per rango, di qualunque seme sia. Senza tagli, chi ha attaccato con la propria [briscola](own-trump) prende anche con una carta bassa; altrimenti prende la carta più alta del seme chiesto. Fra carte uguali vale di più la prima giocata.',
        badge:
          'Qui il taglio vince sulla briscola dell’attacco, anche se è del compagno. Altrove può valere un’altra regola.',
      },
      'calypso.build': {
        title: 'Costruire',
        text: 'Dalla [presa](trick) chi l’ha fatta tiene quello che manca al suo [calypso](calypso) e dà al compagno quello che manca a lui. Il resto, semi avversari e doppioni, va coperto sui suoi [scarti](discard-pile).',
      },
      'calypso.one-at-a-time': {
        title: 'Uno alla volta',
        text: 'Un [calypso](calypso) si comincia solo quando il precedente è completo. Non si tengono da parte doppioni.',
        badge:
          'Altrove il resto della presa che completa può avere altra sorte; qui le sue altre carte del seme aprono il calypso seguente, per quante ce ne stanno.',
      },
      'calypso.score': {
        title: 'Il conteggio',
        text: 'I punti si contano una volta sola, quando tutte le 208\u00a0carte sono state giocate, giocatore per giocatore.',
      },
      'calypso.first': {
        title: 'Il primo calypso',
        text: 'Il primo [calypso](calypso) completo di un giocatore vale 500.',
      },
      'calypso.second': {title: 'Il secondo', text: 'Il secondo [calypso](calypso) dello stesso giocatore vale 750.'},
      'calypso.further': {
        title: 'Il terzo e il quarto',
        text: 'Ogni [calypso](calypso) dopo il secondo vale 1000.',
      },
      'calypso.incomplete': {
        title: 'Un calypso incompiuto',
        text: 'Se l’ultimo [calypso](calypso) non è stato completato, ogni sua carta vale 20.',
      },
      'calypso.discards': {
        title: 'Gli scarti',
        text: 'Ogni carta degli [scarti](discard-pile) di un giocatore vale 10.',
      },
      'calypso.match': {
        title: 'Vincere la partita',
        text: 'I compagni sommano i punti. Vince la partita la coppia che ne ha di più.',
        badge: 'A parità la partita qui è patta; altrove può decidere un’altra smazzata.',
      },
    },
  };
};
