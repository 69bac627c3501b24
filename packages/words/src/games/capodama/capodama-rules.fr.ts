import {variantOf} from '@cartavola/engine/games/capodama/rules.js';
import {capitalised, lister} from '../../language.js';
import {naming} from '../../rulebook/naming.js';
import {badged} from '../../rulebook/rule-texts.js';
import type {CapodamaRulesFor} from './capodama-rules.js';

const either = lister('fr', 'disjunction');

/** Headings, keyed by number of players. */
const WHO = ['', 'Seul', 'À deux', 'À trois', 'À quatre', 'À cinq', 'À six'];

export const rules: CapodamaRulesFor = ({cards, options}) => {
  const {the, The, rank, ranks, suit} = naming(cards);
  const players = options.players;
  const {ranks: inPack, target, most, partners} = variantOf(options);
  const hearts = suit('H');
  const alone = partners.length === 0;
  const solo = players === 1;
  return {
    about: [
      '',
      'Un casse-tête pour une personne\u00a0: les deux mains sont ouvertes et vous les jouez toutes les deux. Terminez entre 80 et 85\u00a0points, ni moins ni plus.',
      `Un jeu de levées à deux, en deux moitiés de huit plis. Qui tient ${the('AH')} est le capo et doit faire 80\u00a0points.`,
      `Un jeu de levées à trois. Qui tient ${the('AH')} joue seul contre les deux autres, aidé d’un quatrième atout.`,
      `Un jeu de levées aux camps secrets. Qui tient ${the('AH')} est le capo\u202f; son partenaire, qui tient ${the('QH')}, se tait.`,
      `Un jeu de levées aux camps secrets. Le capo tient ${the('AH')}, un partenaire muet ${the('QH')}\u202f; les trois autres jouent contre eux.`,
      `Un jeu de levées aux camps secrets. Le capo tient ${the('AH')}\u202f; ${the('QH')} et ${the('KH')} font deux partenaires muets.`,
    ][players]!,
    intros: {
      players:
        'À deux, ou seul, on distribue 32\u00a0cartes en deux moitiés\u202f; on joue à trois avec 24\u00a0cartes, à cinq avec 40, à six avec 48, chaque fois huit en main. À deux ou trois, il faut 80\u00a0points au capo\u202f; à plus, 82 à son camp.',
    },
    rules: {
      'capodama.order': {
        title: 'L’ordre des cartes',
        text: `${WHO[players]}, on joue avec ${4 * inPack.length}\u00a0cartes. De haut en bas, les cartes d’une couleur se rangent ainsi\u00a0: ${ranks(inPack.join(' '))}.`,
        ...badged(
          players > 4 &&
            `Ailleurs, les cartes ajoutées se placent parfois autrement\u202f; ici, elles viennent sous le ${rank('8')} et ne valent rien.`,
          hearts !== 'cœur' &&
            `Ici comme partout, ${hearts} remplace cœur\u202f; ailleurs, les trois autres couleurs peuvent se répondre autrement.`,
        ),
      },
      'capodama.points': {
        title: 'Les points',
        text: `${capitalised(rank('A'))} 11, ${rank('7')} 7, ${rank('J')} 5, ${rank('K')} 4, ${rank('Q')} 3\u202f; aucune autre carte ne compte. Chaque couleur porte 30\u00a0points\u202f; avec la [couleur doublée](doubled), le jeu entier en vaut 150.`,
      },
      'capodama.trumps': {
        title: 'Les atouts',
        text: `Trois cartes sont [atouts](trump) à chaque donne\u00a0: ${the('AH')}, le plus fort, puis ${the('7H')}, puis ${the('QH')}. Elles restent des cartes de ${hearts}. ${players === 3 ? `Les autres cartes de ${hearts} sont ordinaires, sauf si l’une devient le quatrième atout.` : `Les autres ne sont pas atouts, pas même le ${rank('K')}.`}`,
      },
      'capodama.fourth-trump': {
        title: 'Le quatrième atout',
        when: 'À trois',
        text: `Après la couleur doublée, le [capo](capo) nomme un atout de plus\u00a0: n’importe quelle carte du jeu qui ne l’est pas encore, où qu’elle se trouve. Il passe après ${the('QH')} et garde ses points. Pas de [dama](dama), pas d’échange.`,
        badge:
          'Ailleurs, cette carte quitte parfois sa couleur\u202f; ici, elle y reste et, comme les autres atouts, se joue quand on veut.',
      },
      'capodama.deal': {
        title: 'La distribution',
        text: solo
          ? 'Huit cartes pour vous et huit pour l’[adversaire virtuel](virtual), toutes visibles\u202f; après huit plis, huit autres chacun.'
          : alone && players === 2
            ? 'Le premier donneur est tiré au sort. Le donneur mélange, et l’adversaire coupe le jeu. Huit cartes par personne, une à une\u202f; une fois jouées, huit autres.'
            : 'Le premier donneur est tiré au sort. Le donneur mélange, et son voisin de droite coupe le jeu. Huit cartes par personne, une à une, dans le sens des aiguilles d’une montre, le donneur en dernier. Tout le jeu y passe.',
      },
      'capodama.two-halves': {
        title: 'Deux moitiés',
        when: 'Seul ou à deux',
        text: solo
          ? `Prenez d’abord ${the('AH')}. Les 31\u00a0autres cartes sont mélangées\u00a0: 16 restent de côté, cachées, et 15 sont distribuées. Après le huitième pli, on donne les 16 sans les mélanger, à l’[adversaire virtuel](virtual) d’abord\u202f; le gagnant de ce pli entame. Les points se comptent tout à la fin.`
          : `On sort ${the('AH')} du jeu et l’on met de côté 16\u00a0autres cartes, cachées. L’as, mélangé aux 15 qui restent, est distribué avec elles, en commençant par l’adversaire du donneur. Après le huitième pli, on donne les 16 sans les mélanger, et le gagnant de ce pli entame. Les points se comptent tout à la fin.`,
      },
      'capodama.solo': {
        title: 'Jouer seul',
        when: 'Seul',
        text: solo
          ? 'Vous donnez toujours, vous êtes toujours le [capo](capo). Vous entamez, et vous choisissez les cartes de l’[adversaire virtuel](virtual) comme les vôtres. Les deux mains sont ouvertes\u202f; la seconde moitié reste cachée jusqu’à sa distribution.'
          : `En deux moitiés, comme à deux, mais vous prenez d’abord ${the('AH')}, les deux mains sont ouvertes et vous jouez aussi les cartes d’un [adversaire virtuel](virtual). On gagne de 80 à 85\u00a0points\u202f; moins ou plus, on perd, même avec les 150.`,
      },
      'capodama.capo': alone
        ? {
            title: 'Le capo',
            text: solo
              ? `Vous tenez ${the('AH')}\u00a0: vous êtes le [capo](capo), contre l’[adversaire virtuel](virtual).`
              : `Qui tient ${the('AH')} est le [capo](capo), l’annonce, et joue seul contre ${players === 2 ? 'l’autre' : 'les deux autres'}.`,
          }
        : {
            title: 'Capo et dama',
            text: `Qui tient ${the('AH')} s’annonce\u00a0: c’est le [capo](capo). Qui tient ${the('QH')} une fois l’échange fait est la [dama](dama), partenaire du capo, et ne dit rien\u00a0: les autres l’apprennent quand cette carte est jouée.`,
          },
      'capodama.king': {
        title: 'Le roi, second partenaire',
        when: 'À six',
        text: `Qui tient ${the('KH')} une fois l’échange fait est aussi du camp du [capo](capo), en secret jusqu’à ce que cette carte soit jouée. Ce n’est pas un atout, et aucun voisin ne peut le donner au capo. Une même main peut réunir plusieurs des trois cartes\u00a0: le camp est alors plus petit.${players === 6 ? '' : ' Chacun donne une carte à chaque voisin.'}`,
      },
      'capodama.double': {
        title: 'La couleur doublée',
        text: `Après avoir vu sa main${alone ? '' : ', et avant l’échange'}, le [capo](capo) nomme ${either([suit('D'), suit('S'), suit('C')])}, jamais ${hearts}. Tous les points de cette couleur comptent double pendant la donne.`,
      },
      'capodama.exchange': {
        title: 'L’échange',
        when: 'De quatre à six',
        text: `${
          players === 6
            ? 'Chacun pose deux cartes différentes, face cachée, une pour chaque voisin.'
            : 'Chacun pose une carte, face cachée, pour son voisin de gauche.'
        } Quand tous ont choisi, les cartes passent ensemble\u00a0: on donne sans savoir ce qu’on reçoit. ${players === 6 ? 'Un [capo](capo) qui garde la carte d’un partenaire en a un de moins.' : `Un [capo](capo) qui garde ${the('QH')} joue seul.`}`,
        badge: 'Ailleurs, il faut parfois un autre nombre à un capo seul\u202f; ici, 82\u00a0points, comme toujours.',
      },
      'capodama.keep-ace': {
        title: 'L’as ne bouge pas',
        when: 'De quatre à six',
        text: `${The('AH')} ne se donne pas\u00a0: le [capo](capo) annoncé reste celui qui joue.`,
      },
      'capodama.dama-not-to-capo': {
        title: `Pas de ${rank('Q')} pour le capo`,
        when: 'De quatre à six',
        text:
          players === 6
            ? `Aucun des deux voisins ne peut passer ${the('QH')} au [capo](capo). Tout autre peut recevoir cette carte, même d’un capo qui veut un partenaire.`
            : `Le voisin de droite du [capo](capo) ne peut pas lui passer ${the('QH')}. Tous les autres peuvent s’en défaire, y compris un capo qui veut un partenaire.`,
      },
      'capodama.lead': {
        title: 'L’entame',
        text: `${solo ? 'Vous faites' : 'Le [capo](capo) fait'} la première [entame](lead), puis le gagnant de chaque [pli](trick)\u202f; toute carte est permise. La couleur demandée est celle de la carte, même d’un atout\u00a0: ${the('AH')} demande ${hearts}.`,
      },
      'capodama.follow': {
        title: 'Fournir',
        text: `Avec la couleur demandée en main, jouez-en une carte ou n’importe quel [atout](trump). Sans elle, jouez ce que vous voulez\u00a0: on n’est jamais tenu de [couper](ruff), et seuls les atouts coupent.${players === 3 ? '' : ` Les autres cartes de ${hearts} ne le peuvent pas.`}`,
      },
      'capodama.no-impasse': {
        title: 'Aucune impasse',
        text: 'Quand vos seules cartes de la couleur demandée sont des [atouts](trump), il faut jouer un de vos atouts\u00a0: ils sont de cette couleur, et [aucune impasse](no-impasse) n’est admise.',
      },
      'capodama.win-trick': {
        title: 'Qui prend le pli',
        text: `L’[atout](trump) le plus fort prend\u202f; sans atout, la plus forte carte de la couleur demandée. ${The('QH')} bat donc ${the('KH')} et ${the('JH')}, plus hauts dans l’ordre de la couleur.`,
      },
      'capodama.last-trick': {
        title: 'Le dernier pli',
        text: 'On peut revoir le [pli](trick) le plus récent, mais plus dès qu’un autre est complet. Les précédents restent face cachée.',
      },
      'capodama.target': {
        title: 'Ce qu’il faut faire',
        text: solo
          ? `Comptez vos points après seize plis. De ${target} à ${most}, vous gagnez\u202f; au-dessous comme au-dessus vous perdez, même avec les 150.`
          : alone
            ? `Après le dernier pli, le [capo](capo) gagne la donne avec ${target}\u00a0points ou plus\u202f; sinon, ${players === 2 ? 'c’est l’adversaire' : 'ce sont les autres'}.`
            : `Après le dernier pli, les partenaires additionnent leurs points. À partir de ${target}, le camp du [capo](capo) gagne la donne\u202f; sinon, ce sont les autres.`,
      },
      'capodama.win': {
        title: 'Ce que l’on marque',
        text: solo
          ? 'Une donne gagnée vous rapporte\u00a01, une donne perdue rapporte\u00a01 à l’[adversaire virtuel](virtual).'
          : alone
            ? `Le [capo](capo) marque\u00a01 pour une donne gagnée\u202f; pour une donne perdue, ${players === 2 ? 'l’adversaire marque\u00a01' : 'chacun des autres marque\u00a01'}.`
            : 'Chaque membre du camp gagnant marque\u00a01. Un capo seul marque pour lui seul, pas davantage.',
        ...(solo && {badge: 'Ailleurs, le jeu en solitaire se marque parfois autrement.'}),
      },
      'capodama.sweep': {
        title: 'Tous les points',
        when: 'À deux ou plus',
        text: `Chaque membre d’un camp qui réunit les 150\u00a0points marque\u00a02 au lieu de\u00a01, même si un pli sans valeur échappe au camp. Seul celui du [capo](capo) le peut\u00a0: ${the('AH')} ne perd jamais son pli.`,
      },
      'capodama.next-dealer': {
        title: 'Le donneur suivant',
        text: solo ? 'C’est toujours vous qui donnez.' : 'Le [capo](capo) d’une donne distribue la suivante.',
      },
      'capodama.match': {
        title: 'Gagner la partie',
        text: `Qui arrive le premier à ${String(options.target)} gagne la partie. Si plusieurs y partagent le meilleur total, on redonne jusqu’à ce que l’un soit seul en tête. On peut convenir d’un autre nombre avant de commencer.`,
      },
    },
  };
};
