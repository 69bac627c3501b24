import type {RemarkWords} from './remark-words.js';

export const words: RemarkWords = {
  librarian: {
    greets: ['Ogni cosa al suo posto. Cominciamo.', 'Che piacere. Cominciamo?'],
    takes: ['Come previsto.', 'Questa va nello scaffale.', 'Da manuale.'],
    watches: ['Ne prendo nota.', 'L’avevo previsto.', 'Una per il tuo catalogo.'],
  },
  painter: {
    greets: ['Che ispirazione, oggi!', 'Una tela bianca. Che bello!'],
    takes: ['Perché no?', 'Mi andava così.', 'Una macchia di colore!'],
    watches: ['Oh, che carina.', 'Non so mai che cosa farò.', 'Proviamo qualcos’altro.'],
  },
  gardener: {
    greets: ['Niente fretta. Tutto cresce col tempo.', 'Bel tempo per una partita.'],
    takes: ['Finalmente matura.', 'Era ora di coglierla.', 'Un piccolo raccolto.'],
    watches: ['Posso aspettare.', 'Le mie più belle crescono ancora.', 'Pazienza.'],
  },
  cook: {
    greets: ['Ho fame. Giochiamo!', 'Che cosa c’è nel menù?'],
    takes: ['Squisito!', 'Prendo anche questa.', 'Ancora un po’ per la pentola!'],
    watches: ['Ehi, lasciatemene un po’!', 'Sembrava buona.', 'La prossima è mia.'],
  },
  musician: {
    greets: ['E uno, e due…', 'Facciamoci sentire!'],
    takes: ['A tutto volume!', 'Avete sentito?', 'E adesso il ritornello!'],
    watches: ['Bell’assolo.', 'Aspettate la mia entrata.', 'Una battuta di pausa.'],
  },
  sailor: {
    greets: ['Mare calmo. Meglio così.', 'Vediamo che vento tira.'],
    takes: ['Speriamo che non ci siano scogli.', 'Un po’ di vento in poppa.', 'Resto vicino alla costa.'],
    watches: ['Prendila pure.', 'Troppo mosso per me.', 'Io resto in porto.'],
  },
};
