import type {GameName} from '../site/site-pages.js';
import type {GameTexts} from './games.js';

export const games: Readonly<Record<GameName, GameTexts>> = {
  scopa: {
    name: 'Scopa',
    title: 'Scopa: pulite il tavolo',
    description:
      'La scopa nella vostra pagina, in due o a coppie, con il settebello, la primiera e le carte italiane. Giocate contro i bot, e copiate il codice.',
    summary: 'Prendete ciò che somma giusto, e pulite il tavolo. In due, o in quattro a coppie.',
    heading: 'Pulite il tavolo',
    lead: 'La scopa si impara in un minuto, e dopo cento serate si contano ancora i sette sulle dita.',
    before: [
      'Avete tre carte in mano, e quattro sono scoperte sul tavolo. Giocatene una. Se ha il valore di una carta del tavolo, la prende, e tutte e due vanno nel vostro mazzetto: un {5C} prende un {5D}. Se nessuna va bene da sola, può prenderne più d’una, se la somma torna: lo stesso cinque prenderebbe un {3S} e un {2H}. Il fante vale otto, il cavallo nove e il re dieci. Se la vostra carta non prende niente, resta lì, e diventa l’occasione di qualcun altro.',
      'Due cose sorprendono chi comincia. Una carta che può prendere deve prendere: si sceglie che carta giocare, non se morde. E una carta sola viene prima di una somma: se sul tavolo c’è un {7H}, il vostro sette prende quello, e non il quattro e il tre su cui contavate.',
      'Prendere in un colpo tutto quello che c’è sul tavolo è una <em>scopa</em>, e vale subito un punto. Il resto si conta quando il mazzo è finito: un punto a chi ha più carte, uno a chi ha più denari, uno al <em>settebello</em>, {7D}, e uno alla <em>primiera</em>. Così ogni denaro conta, ogni sette conta di più, e tutti tengono d’occhio il settebello.',
    ],
    fallback: 'Potrete giocare a scopa qui appena saranno caricati gli script della pagina.',
    caption: 'Vince chi arriva a undici, contro un bot. Se una carta può prendere in più modi, il tavolo chiede quale.',
    after: [
      '# La primiera, e le altre regole',
      'Per la <em>primiera</em> si somma la propria carta migliore di ogni seme secondo una scala a parte: il sette vale 21, il sei 18, l’asso 16, e il re appena 10. L’ultimissima carta della smazzata non fa scopa, e con tre re fra le prime quattro carte si ridà. Tutto questo è <code>rules="italian"</code>; <code>deck="italian"</code> mette le carte italiane, e <code>players="4"</code> fa giocare a coppie. Senza <code>rules</code> valgono le regole più semplici del kit: al posto del settebello e della primiera, un punto a chi ha più sette. Trovate tutto anche nelle impostazioni qui sopra.',
      '# Un pensiero per la prossima smazzata',
      'Quello che lasciate conta quanto quello che prendete. Se le carte sul tavolo fanno più di dieci, nessuno può spazzarle con una carta sola; se fanno sette, avete apparecchiato per chi ha un sette. Prima di giocare, sommate ciò che vedrà il prossimo.',
    ],
  },
  capodama: {
    name: 'Capodama',
    title: 'Capodama: l’asso di cuori ha un amico segreto',
    description:
      'Il capodama nella vostra pagina, da uno a sei giocatori: prese, e un compagno che non va nominato. Giocate contro i bot, e copiate il codice.',
    summary: 'Prese, e un compagno che non va nominato. Da uno a sei giocatori.',
    heading: 'L’asso di cuori ha un amico segreto',
    lead: 'In quasi tutti i giochi a coppie si sa chi è il proprio compagno. Nel capodama lo sanno in due, se va bene; uno dei due tace, e il tavolo lo scopre quando cade una donna.',
    before: [
      'Ognuno riceve otto carte, e chi ha l’{AH} lo dice. È il <em>capo</em>: attacca per primo, e gli servono 82 dei 150 punti del mazzo. Chi ha la {QH} quando si comincia a giocare è la <em>dama</em>, la sua compagna, e non fiata. Gli altri due giocano contro di loro, e capita che passino mezza smazzata ad aiutare la persona sbagliata.',
      'Le briscole sono soltanto tre: {AH} {7H} {QH}, in quest’ordine. Sono anche cuori, ma il resto del seme non è della partita: il {KH} è una carta qualunque, e lo batte la sua stessa donna. In ogni seme l’asso è la più alta e subito dopo viene il sette, prima di fante, re, donna e dieci. L’asso conta 11, il sette 7, il fante 5, il re 4, la donna 3. Un seme conta doppio, mai i cuori: lo sceglie il capo prima di giocare.',
      'Poi viene il momento che fa il gioco: tutti passano una carta a sinistra, tutti insieme. La donna può viaggiare così, ma non dritta dal capo. E il capo che ha ricevuto sia l’asso sia la donna deve scegliere: darla via e trovarsi un compagno, o tenerla e giocare da solo contro tre.',
    ],
    fallback: 'Potrete giocare a capodama qui appena saranno caricati gli script della pagina.',
    caption:
      'Una partita contro tre bot: vince chi arriva a sette. Nemmeno loro sanno chi è la dama, a meno che non la abbiano.',
    after: [
      '# Che cosa si può giocare',
      'Se avete il seme d’attacco, rispondete, o giocate una briscola. Se non l’avete, giocate quello che volete: tagliare non è mai obbligatorio. C’è una sola trappola: la mano che, nel seme d’attacco, ha soltanto briscole. Allora ne va giocata una, e l’{AH} non può aspettare un giorno migliore. Una carta non ammessa resta dov’è, e il tavolo dice quale regola la ferma.',
      '# Da uno a sei',
      'In tre il capo è solo e nomina una quarta briscola: una carta qualsiasi del mazzo, chiunque l’abbia. In cinque si gioca due contro tre. In sei il re di cuori fa un secondo compagno segreto, e non è detto che quei tre siano tre persone. In due ci si divide 32 carte in due metà, e la seconda non l’ha vista nessuno. Si può anche giocare da soli: un rompicapo a carte scoperte, che si vince con almeno 80 punti e non più di 85.',
    ],
  },
  capra: {
    name: 'Capra',
    title: 'Capra: chi sarà la capra?',
    description:
      'La capra nella vostra pagina: quattro carte in mano, e una capra alla fine. Giocate contro i bot, e copiate il codice.',
    summary: 'Quattro carte in mano, e una capra alla fine. In quattro.',
    heading: 'Chi sarà la capra?',
    lead: 'A capra non vince nessuno. Una coppia perde, piano piano, due punti alla volta, finché non ne ha dodici: e la capra è lei.',
    before: [
      'Si gioca a coppie con 36 carte, i compagni uno di fronte all’altro. Il sei è la più bassa, e il dieci è secondo, subito sotto l’asso. Si hanno quattro carte in mano. L’asso conta 11, il dieci 10, il re 4, la donna 3, il fante 2, e 61 dei 120 punti vincono la smazzata.',
      'Chi attacca posa una carta, o due, tre, perfino quattro, purché siano dello stesso seme. Ognuno degli altri ha due modi di rispondere. Si può <em>battere</em>: giocare altrettante carte, ciascuna più alta, nel suo seme, di una delle loro, oppure una briscola sopra una carta che non lo è. Dopo {TC} {9C} ci vorrebbero, per esempio, {AC} {KC}. Oppure si può <em>scartare</em>: posare altrettante carte coperte, quelle che si vuole, senza mostrarle a nessuno. I loro punti vanno a chi fa la presa: scartate dunque alto quando la presa è del compagno, e basso quando non lo è.',
      'E poi si può entrare. Quattro carte dello stesso seme sono una licenza di interrompere: chi le ha può entrare fuori turno. Le carte già giocate tornano ai loro padroni, e la presa ricomincia dalle vostre quattro.',
    ],
    fallback: 'Potrete giocare a capra qui appena saranno caricati gli script della pagina.',
    caption:
      'Voi e il bot di fronte giocate contro i due ai lati. Scegliete una o più carte, poi attaccate, battete o scartate.',
    after: [
      '# Come si diventa capra',
      'La coppia che perde una smazzata con 31 punti o più riceve due punti di penalità. Con meno di 31 ne riceve quattro, e senza nemmeno una presa sei. A sessanta pari nessuno prende niente, e si dice che la smazzata fa le uova. La coppia che arriva a dodici è la capra o, se per strada ci sono state le uova, la capra con le uova, che è considerata peggio.',
      '# Gli scarti',
      'Dopo ogni presa tutti pescano fino ad avere quattro carte, prima chi l’ha fatta. Una carta del tallone è scoperta dall’inizio: mostra il seme di briscola, e tutti vedono chi la pescherà. Gli scarti restano ignoti fino al conteggio. Un buon giocatore ricorda non soltanto gli assi che hanno visto tutti, ma anche i dieci che non ha visto nessuno.',
    ],
  },
  calypso: {
    name: 'Calypso',
    title: 'Calypso: quattro mazzi, quattro briscole',
    description:
      'Il calypso nella vostra pagina: quattro mazzi, quattro giocatori, e a ciascuno la sua briscola. Giocate contro i bot, e copiate il codice.',
    summary: 'Quattro mazzi, quattro giocatori, quattro briscole. In quattro.',
    heading: 'A ciascuno la sua briscola',
    lead: 'Nel calypso si mescolano insieme quattro mazzi, e ognuno dei quattro giocatori ha un seme di briscola tutto suo, da raccogliere dall’asso al due.',
    before: [
      'Voi siete Sud, e i cuori sono vostri. Nord, di fronte, è il vostro compagno e ha le picche; Ovest ha i fiori ed Est i quadri. Le prese sono come quelle del whist: rispondete al seme se potete; se non potete, scartate o tagliate. Ma tagliate con le <em>vostre</em> briscole, e un vostro {2H} batte l’{AC} d’attacco. Attaccate nel vostro seme, e la presa è vostra, a meno che qualcuno non tagli.',
      'Contano le carte delle prese. I tredici cuori, {AH} {KH} {QH} e così via, fanno un <em>calypso</em>. Chi fa una presa tiene le carte che mancano al suo calypso, passa al compagno quelle che mancano al suo, e mette via il resto. Si costruisce un calypso alla volta: un secondo {KH} non serve a niente finché al primo calypso manca il due.',
    ],
    fallback: 'Potrete giocare a calypso qui appena saranno caricati gli script della pagina.',
    caption:
      'Una partita di quattro smazzate. La fila di lettere accanto a ogni giocatore si riempie da sola, man mano che cresce il suo calypso.',
    after: [
      '# Cinquecento per il primo',
      'Quando tutte le 208 carte sono state giocate, il primo calypso conta 500, il secondo 750 e ognuno dei seguenti 1000. Una carta di un calypso incompiuto vale 20, e una carta scartata 10. Nutrite dunque il compagno quanto voi stessi: se Nord fa una presa con un cuore che vi manca, quel cuore arriva a voi, e può valere la pena di trattenere un {6S} finché a Nord serve.',
      '# A un tavolo vero',
      'A un tavolo vero nessuno ferma chi non risponde al seme; ce ne si accorge dopo, e costa 260 punti. Le impostazioni permettono anche questo, come la regola dei circoli che lascia liberi di surtagliare, e il sorteggio dei posti e dei semi all’inizio della serata.',
    ],
  },
};
