import {naming} from '../../rulebook/naming.js';
import type {CalypsoRulesFor} from './calypso-rules.js';

export const rules: CalypsoRulesFor = ({cards, options}) => {
  const {suit} = naming(cards);
  const drawn = options.draw === true;
  const bound = options.overruff === 'compulsory';
  const prevented = options.revoke === 'prevent';
  return {
    about:
      'Un jeu de levées à quatre, deux contre deux, avec quatre jeux de cartes. Chacun a sa propre couleur d’atout et construit des calypsos\u00a0: les treize cartes de cette couleur.',
    rules: {
      'calypso.pack': {
        title: 'Quatre jeux',
        text: 'Quatre jeux de 52\u00a0cartes mélangés ensemble, soit 208\u00a0cartes\u202f; chaque carte s’y trouve quatre fois. L’as est le plus fort, puis roi, dame, valet, dix et ainsi de suite jusqu’au deux.',
      },
      'calypso.partners': {
        title: 'Partenaires et atouts',
        text: `Nord et Sud jouent contre Est et Ouest. Chacun a son [atout personnel](own-trump)\u00a0: Nord ${suit('S')}, Sud ${suit('H')}, Est ${suit('D')}, Ouest ${suit('C')}.`,
      },
      'calypso.draw': {
        title: 'Le tirage des places',
        when: 'Si l’on tire les places',
        text: 'Chacun tire une carte\u202f; qui a la plus haute choisit son partenaire et les couleurs, et donne en premier. À égalité de plus hautes cartes, on retire. Le partenaire choisi change de place avec qui est en face\u202f; les cartes tirées rentrent dans le paquet, et on mélange.',
        badge:
          'Ailleurs, on choisit parfois les couleurs d’une autre façon\u202f; ici, on choisit la sienne, et les autres suivent autour de la table. On peut aussi tout fixer d’avance.',
      },
      'calypso.deal': {
        title: 'La distribution',
        text: `${drawn ? '' : 'Le premier donneur est tiré au sort. '}Avant la première donne, le donneur mélange, et son voisin de droite coupe le jeu. Treize cartes à chacun. Le reste attend, sans être mélangé, les trois donneurs suivants\u00a0: quatre donnes, une par joueur, en tournant à gauche, font la partie.`,
        badge: 'Ailleurs, on les donne aussi par paquets\u202f; ici, une à une.',
      },
      'calypso.lead': {
        title: 'L’entame',
        text: 'Le voisin de gauche du donneur [entame](lead) le premier. Ensuite, qui a pris un [pli](trick) entame le suivant.',
      },
      'calypso.follow': {
        title: 'Fournir',
        text: 'Tant que vous avez la couleur demandée, fournissez-la. Sinon, vous pouvez [couper](ruff) de votre [atout](own-trump) ou vous [défausser](discard) de n’importe quelle carte.',
      },
      'calypso.revoke': {
        title: 'La renonce',
        text: prevented
          ? 'Ne pas fournir alors qu’on le peut est une [renonce](revoke). À cette table, la carte est refusée\u202f; avec de vraies cartes, on s’en aperçoit à la fin de la donne et il en coûte 260\u00a0points.'
          : 'Ne pas fournir alors qu’on le peut est une [renonce](revoke). À cette table, on peut jouer la carte et le [pli](trick) continue comme si elle était bonne\u202f; la faute se découvre à la fin de la donne et coûte 260\u00a0points par carte.',
      },
      'calypso.ruff': {
        title: 'Couper',
        text: 'Une carte de votre [atout personnel](own-trump) ne [coupe](ruff) que si vous ne pouvez pas fournir. Jouée parce qu’un autre a entamé cette couleur, c’est une carte ordinaire.',
      },
      'calypso.overruff': {
        title: 'Surcouper',
        text: bound
          ? 'Quand quelqu’un a [coupé](ruff), qui ne peut pas fournir et possède une carte de son [atout](own-trump) plus haute que la meilleure coupe doit [surcouper](overruff).'
          : 'Quand quelqu’un a [coupé](ruff), qui ne peut pas fournir peut [surcouper](overruff) d’une carte de son [atout](own-trump) plus haute que la meilleure coupe, ou jouer toute autre carte.',
        badge: bound
          ? 'Ici, cela vaut aussi pour la coupe d’un partenaire. Ailleurs, comme dans la plupart des clubs, rien n’oblige à surcouper.'
          : 'Ailleurs, on est obligé de surcouper\u202f; à cette table on est libre, comme dans la plupart des clubs.',
      },
      'calypso.win-trick': {
        title: 'Qui prend le pli',
        text: 'La plus haute [coupe](ruff) l’emporte, selon le rang, quelle que soit sa couleur. Sans coupe, qui a entamé dans son [atout](own-trump) prend, même d’une basse carte\u202f; sinon, c’est la plus haute de la couleur demandée. De deux cartes égales, la première jouée est la plus forte.',
        badge:
          'Ici, la coupe l’emporte sur l’atout entamé, même celle du partenaire. Ailleurs, on peut en juger autrement.',
      },
      'calypso.build': {
        title: 'Construire',
        text: 'Du [pli](trick), le gagnant garde ce qui manque à son [calypso](calypso) et passe à son partenaire ce qui manque au sien. Tout le reste, couleurs adverses et doubles, va face cachée sur son [rebut](discard-pile).',
      },
      'calypso.one-at-a-time': {
        title: 'Un seul à la fois',
        text: 'On ne commence un [calypso](calypso) que si le précédent est complet. On ne met pas de doubles en réserve.',
        badge:
          'Ailleurs, le reste du pli qui complète peut être traité autrement\u202f; ici, ses autres cartes de la couleur ouvrent le calypso suivant, autant qu’elles y trouvent place.',
      },
      'calypso.score': {
        title: 'Le décompte',
        text: 'Les points se comptent une seule fois, quand les 208\u00a0cartes ont été jouées, et joueur par joueur.',
      },
      'calypso.first': {
        title: 'Le premier calypso',
        text: 'Le premier [calypso](calypso) complet d’un joueur vaut\u00a0500.',
      },
      'calypso.second': {title: 'Le deuxième', text: 'Le deuxième [calypso](calypso) du même joueur vaut\u00a0750.'},
      'calypso.further': {
        title: 'Le troisième et le quatrième',
        text: 'Chaque [calypso](calypso) après le deuxième vaut\u00a01000.',
      },
      'calypso.incomplete': {
        title: 'Un calypso inachevé',
        text: 'Si le dernier [calypso](calypso) n’a pas été complété, chacune de ses cartes vaut\u00a020.',
      },
      'calypso.discards': {
        title: 'Le rebut',
        text: 'Chaque carte du [rebut](discard-pile) d’un joueur vaut\u00a010.',
      },
      'calypso.match': {
        title: 'Gagner la partie',
        text: 'Les partenaires additionnent leurs points. Le camp qui en a le plus gagne la partie.',
        badge: 'À totaux égaux, la partie est nulle ici\u202f; ailleurs, une donne de plus peut décider.',
      },
    },
  };
};
