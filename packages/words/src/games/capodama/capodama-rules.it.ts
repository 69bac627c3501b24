import {variantOf} from '@cartavola/engine/games/capodama/rules.js';
import {capitalised, lister} from '../../language.js';
import {naming} from '../../rulebook/naming.js';
import {badged} from '../../rulebook/rule-texts.js';
import type {CapodamaRulesFor} from './capodama-rules.js';

const either = lister('it', 'disjunction');

/** Headings, keyed by number of players. */
const WHO = ['', 'Da soli', 'In due', 'In tre', 'In quattro', 'In cinque', 'In sei'];

export const rules: CapodamaRulesFor = ({cards, options}) => {
  const {the, The, rank, theRank, ranks, suit} = naming(cards);
  const players = options.players;
  const {ranks: inPack, target, most, partners} = variantOf(options);
  const hearts = suit('H');
  const alone = partners.length === 0;
  const solo = players === 1;
  return {
    about: [
      '',
      'Un rompicapo per uno: le due mani sono scoperte e le giochi entrambe. Chiudi tra 80 e 85\u00a0punti, non uno di meno e non uno di più.',
      `Un gioco di prese per due, in due metà di otto prese. Chi ha ${the('AH')} è il capo e deve fare 80\u00a0punti.`,
      `Un gioco di prese per tre. Chi ha ${the('AH')} gioca da solo contro gli altri due, con l’aiuto di una quarta briscola.`,
      `Un gioco di prese con alleanze segrete. Chi ha ${the('AH')} è il capo; il suo compagno, chi ha ${the('QH')}, tace.`,
      `Un gioco di prese con alleanze segrete. Il capo ha ${the('AH')}, un compagno silenzioso ${the('QH')}; gli altri tre giocano contro di loro.`,
      `Un gioco di prese con alleanze segrete. Il capo ha ${the('AH')}; ${the('QH')} e ${the('KH')} danno due compagni silenziosi.`,
    ][players]!,
    intros: {
      players:
        'In due, o da soli, si distribuiscono 32\u00a0carte in due metà; in tre si gioca con 24\u00a0carte, in cinque con 40, in sei con 48, ogni volta otto in mano. In due o in tre al capo servono 80\u00a0punti, con più giocatori ne servono 82 alla sua squadra.',
    },
    rules: {
      'capodama.order': {
        title: 'L’ordine delle carte',
        text: `${WHO[players]} si gioca con ${4 * inPack.length}\u00a0carte. Dall’alto, ogni seme va così: ${ranks(inPack.join(' '))}.`,
        ...badged(
          players > 4 &&
            `Altrove le carte aggiunte possono avere un altro posto; qui stanno sotto ${theRank('8')} e non valgono nulla.`,
          hearts !== 'cuori' &&
            `Qui, come ovunque, ${hearts} sta per cuori; altrove gli altri tre semi possono corrispondersi in altro modo.`,
        ),
      },
      'capodama.points': {
        title: 'I punti',
        text: `${capitalised(rank('A'))} 11, ${rank('7')} 7, ${rank('J')} 5, ${rank('K')} 4, ${rank('Q')} 3; nessun’altra carta conta. Ogni seme porta 30\u00a0punti; con il [seme raddoppiato](doubled) il mazzo intero ne vale 150.`,
      },
      'capodama.trumps': {
        title: 'Le briscole',
        text: `Tre carte sono [briscole](trump) in ogni smazzata: ${the('AH')}, la più forte, poi ${the('7H')}, poi ${the('QH')}. Restano carte di ${hearts}. ${players === 3 ? `Le altre carte di ${hearts} sono comuni, a meno che una non diventi la quarta briscola.` : `Le altre carte di ${hearts} non sono briscole, nemmeno il ${rank('K')}.`}`,
      },
      'capodama.fourth-trump': {
        title: 'La quarta briscola',
        when: 'In tre',
        text: `Dopo il seme raddoppiato, il [capo](capo) nomina un’altra briscola: una carta qualsiasi del mazzo che non lo sia già, chiunque l’abbia. Viene dopo ${the('QH')} e conserva i suoi punti. Niente [dama](dama), niente scambio.`,
        badge:
          'Altrove quella carta può lasciare il suo seme; qui ci resta e, come le altre briscole, si gioca quando si vuole.',
      },
      'capodama.deal': {
        title: 'La distribuzione',
        text: solo
          ? 'Otto carte a te e otto all’[avversario virtuale](virtual), tutte scoperte; dopo otto prese, altre otto a testa.'
          : alone && players === 2
            ? 'Il primo mazziere si sorteggia. Il mazziere mescola e l’avversario alza il mazzo. Otto carte a testa, una alla volta; finite quelle, altre otto.'
            : 'Il primo mazziere si sorteggia. Il mazziere mescola e il vicino di destra alza il mazzo. Otto carte a testa, una alla volta, in senso orario, il mazziere per ultimo. Si dà tutto il mazzo.',
      },
      'capodama.two-halves': {
        title: 'Due metà',
        when: 'Da soli o in due',
        text: solo
          ? `Prima prendi ${the('AH')}. Delle altre 31\u00a0carte, mescolate, 16 si mettono da parte coperte e 15 si distribuiscono. Dopo l’ottava presa si danno le 16 senza mescolarle, all’[avversario virtuale](virtual) per primo; attacca chi ha fatto quella presa. I punti si contano alla fine di tutto.`
          : `Si toglie ${the('AH')} dal mazzo e si mettono da parte, coperte, 16\u00a0carte delle altre. L’asso si mescola alle 15 rimaste, e queste si danno cominciando da chi non è mazziere. Dopo l’ottava presa si danno le altre 16 senza mescolarle, e attacca chi ha fatto quella presa. I punti si contano alla fine di tutto.`,
      },
      'capodama.solo': {
        title: 'Giocare da soli',
        when: 'Da soli',
        text: solo
          ? 'Fai sempre tu il mazziere e il [capo](capo). Attacchi, e scegli le carte dell’[avversario virtuale](virtual) oltre alle tue. Le due mani sono scoperte; la seconda metà resta nascosta finché non si distribuisce.'
          : `In due metà, come in due, ma prendi prima ${the('AH')}, le due mani sono scoperte e giochi anche le carte di un [avversario virtuale](virtual). Si vince facendo da 80 a 85\u00a0punti; con meno o con più si perde, anche con tutti e 150.`,
      },
      'capodama.capo': alone
        ? {
            title: 'Il capo',
            text: solo
              ? `Hai ${the('AH')}: sei il [capo](capo), contro l’[avversario virtuale](virtual).`
              : `Chi ha ${the('AH')} è il [capo](capo), lo dichiara, e gioca da solo contro ${players === 2 ? 'l’altro' : 'gli altri due'}.`,
          }
        : {
            title: 'Capo e dama',
            text: `Chi ha ${the('AH')} si dichiara: è il [capo](capo). Chi ha ${the('QH')} a scambio concluso è la [dama](dama), compagna del capo, e non dice niente: gli altri lo scoprono quando quella carta viene giocata.`,
          },
      'capodama.king': {
        title: 'Il re, secondo compagno',
        when: 'In sei',
        text: `Chi ha ${the('KH')} a scambio concluso sta anche lui dalla parte del [capo](capo), in segreto finché non gioca quella carta. Non è una briscola, e nessun vicino può darla al capo. Più d’una delle tre carte può trovarsi nella stessa mano: allora la squadra è più piccola.${players === 6 ? '' : ' Ognuno dà una carta a ciascun vicino.'}`,
      },
      'capodama.double': {
        title: 'Il seme raddoppiato',
        text: `Viste le proprie carte${alone ? '' : ', e prima dello scambio'}, il [capo](capo) nomina ${either([suit('D'), suit('S'), suit('C')])}, mai ${hearts}. In questa smazzata ogni punto di quel seme vale doppio.`,
      },
      'capodama.exchange': {
        title: 'Lo scambio',
        when: 'Da quattro a sei',
        text: `${
          players === 6
            ? 'Ognuno posa coperte due carte diverse, una per ciascun vicino.'
            : 'Ognuno posa coperta una carta per il vicino di sinistra.'
        } Quando tutti hanno scelto, le carte passano insieme: si dà senza sapere che cosa arriva. ${players === 6 ? 'Un [capo](capo) che si tiene la carta di un compagno ne ha uno di meno.' : `Un [capo](capo) che si tiene ${the('QH')} gioca da solo.`}`,
        badge: 'Altrove a un capo da solo può servire un altro punteggio; qui gli servono 82\u00a0punti, come sempre.',
      },
      'capodama.keep-ace': {
        title: 'L’asso resta',
        when: 'Da quattro a sei',
        text: `${The('AH')} non si può dare: chi si è dichiarato [capo](capo) lo rimane.`,
      },
      'capodama.dama-not-to-capo': {
        title: `Niente ${rank('Q')} al capo`,
        when: 'Da quattro a sei',
        text:
          players === 6
            ? `Nessuno dei due vicini può passare ${the('QH')} al [capo](capo). Chiunque altro può ricevere quella carta, anche da un capo che vuole un compagno.`
            : `Il vicino di destra del [capo](capo) non può passargli ${the('QH')}. Tutti gli altri possono, anche un capo che vuole un compagno.`,
      },
      'capodama.lead': {
        title: 'L’attacco',
        text: `${solo ? 'Fai tu' : 'Il [capo](capo) fa'} il primo [attacco](lead), poi attacca chi ha vinto la [presa](trick) precedente; qualunque carta va bene. Il seme chiesto è quello della carta, anche se è una briscola: ${the('AH')} chiede ${hearts}.`,
      },
      'capodama.follow': {
        title: 'Rispondere al seme',
        text: `Se hai il seme chiesto, gioca una carta di quel seme o una [briscola](trump) qualsiasi. Se non ne hai, gioca quello che vuoi: non c’è mai l’obbligo di [tagliare](ruff), e tagliano solo le briscole.${players === 3 ? '' : ` Le altre carte di ${hearts} non possono.`}`,
      },
      'capodama.no-impasse': {
        title: 'Nessuna scappatoia',
        text: 'Quando del seme chiesto hai soltanto [briscole](trump), una delle tue briscole va giocata: sono di quel seme, e non c’è [nessuna scappatoia](no-impasse).',
      },
      'capodama.win-trick': {
        title: 'Chi fa la presa',
        text: `Prende la [briscola](trump) più alta; senza briscole, la carta più alta del seme chiesto. Perciò ${the('QH')} batte ${the('KH')} e ${the('JH')}, più alti nell’ordine del seme.`,
      },
      'capodama.last-trick': {
        title: 'L’ultima presa',
        text: 'La [presa](trick) più recente si può riguardare, ma non più quando se ne è completata un’altra. Le precedenti restano coperte.',
      },
      'capodama.target': {
        title: 'Quanto serve per vincere',
        text: solo
          ? `Conta i tuoi punti dopo sedici prese. Da ${target} a ${most} vinci; sotto e sopra perdi, anche con tutti e 150.`
          : alone
            ? `Dopo l’ultima presa il [capo](capo) vince la smazzata con ${target}\u00a0punti o più; con meno ${players === 2 ? 'vince l’avversario' : 'vincono gli altri'}.`
            : `Dopo l’ultima presa i compagni sommano i punti. Da ${target} in su vince la smazzata la squadra del [capo](capo), con meno gli altri.`,
      },
      'capodama.win': {
        title: 'Quanto si segna',
        text: solo
          ? 'Una smazzata vinta dà 1 a te, una persa dà 1 all’[avversario virtuale](virtual).'
          : alone
            ? `Il [capo](capo) segna 1 per una smazzata vinta; per una persa ${players === 2 ? 'segna 1 l’avversario' : 'segna 1 ciascuno degli altri'}.`
            : 'Ogni giocatore della squadra che vince segna 1. Un capo da solo segna per uno, non di più.',
        ...(solo && {badge: 'Altrove il gioco da soli si può segnare in altro modo.'}),
      },
      'capodama.sweep': {
        title: 'Tutti i punti',
        when: 'In due o più',
        text: `Ogni giocatore di una squadra che riunisce tutti e 150 i\u00a0punti segna 2 invece di 1, anche se le sfugge una presa senza valore. Ci riesce solo la squadra del [capo](capo): ${the('AH')} non perde mai la sua presa.`,
      },
      'capodama.next-dealer': {
        title: 'Il mazziere successivo',
        text: solo ? 'Dai sempre tu le carte.' : 'Il [capo](capo) di una smazzata dà le carte della prossima.',
      },
      'capodama.match': {
        title: 'Vincere la partita',
        text: `Vince la partita chi arriva per primo a ${String(options.target)}. Se allora più d’uno ha il totale più alto, si continua finché uno non resta in testa da solo. Prima di cominciare ci si può accordare su un altro numero.`,
      },
    },
  };
};
