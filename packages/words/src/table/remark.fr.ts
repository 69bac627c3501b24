import type {RemarkWords} from './remark-words.js';

export const words: RemarkWords = {
  librarian: {
    greets: ['Chaque chose à sa place. Commençons.', 'Content de vous voir. On commence\u202f?'],
    takes: ['Je m’y attendais.', 'Et voilà, rangé.', 'C’est dans les règles.'],
    watches: ['C’est noté.', 'Je l’avais prévu.', 'À ajouter à votre catalogue.'],
  },
  painter: {
    greets: ['J’ai plein d’idées\u202f!', 'Une toile blanche. Parfait\u202f!'],
    takes: ['Pourquoi pas\u202f?', 'J’en avais envie.', 'Une touche de couleur\u202f!'],
    watches: ['Oh, c’est joli.', 'Je ne sais jamais ce que je vais faire.', 'Essayons autre chose.'],
  },
  gardener: {
    greets: ['Rien ne presse. Il faut laisser pousser.', 'Beau temps pour une partie.'],
    takes: ['Enfin mûr.', 'Il était temps de cueillir.', 'Une petite récolte.'],
    watches: ['Je peux attendre.', 'Mes plus belles poussent encore.', 'Soyons patients.'],
  },
  cook: {
    greets: ['J’ai faim. Jouons\u202f!', 'Qu’y a-t-il au menu\u202f?'],
    takes: ['Délicieux\u202f!', 'Je prends ça aussi.', 'Encore un peu pour la marmite\u202f!'],
    watches: ['Hé, laissez-m’en\u202f!', 'Ça avait l’air bon.', 'La prochaine est pour moi.'],
  },
  musician: {
    greets: ['Et un, et deux…', 'Faisons du bruit\u202f!'],
    takes: ['Fortissimo\u202f!', 'Vous avez entendu\u202f?', 'Et maintenant, le refrain\u202f!'],
    watches: ['Joli solo.', 'Attendez mon entrée.', 'Une mesure de silence.'],
  },
  sailor: {
    greets: ['Mer calme. Tant mieux.', 'Voyons d’où vient le vent.'],
    takes: ['Pourvu qu’il n’y ait pas d’écueil.', 'Un peu de vent dans les voiles.', 'Je reste près de la côte.'],
    watches: ['Je vous la laisse.', 'Trop de houle pour moi.', 'Je reste au port.'],
  },
};
