import type {GameName} from '../site/site-pages.js';
import type {GameTexts} from './games.js';

export const games: Readonly<Record<GameName, GameTexts>> = {
  scopa: {
    name: 'Scopa',
    title: 'Scopa\u00a0: videz la table',
    description:
      'La scopa sur votre page, à deux ou à deux contre deux, avec des règles simples ou italiennes. Jouez contre des robots, et copiez le code.',
    summary: 'Prenez ce qui s’additionne, et videz la table. À deux, ou à quatre par équipes.',
    heading: 'Videz la table',
    lead: 'La scopa s’apprend en une minute, et après cent soirées on compte encore les sept sur ses doigts.',
    before: [
      'Vous avez trois cartes en main, et quatre sont découvertes sur la table. Jouez-en une. Si elle a la valeur d’une carte de la table, elle la prend, et les deux vont sur votre tas\u00a0: un {5C} prend un {5D}. Si aucune ne va seule, elle peut en prendre plusieurs dont la somme convient\u00a0: le même cinq prendrait un {3S} et un {2H}. Le valet vaut huit, la dame neuf et le roi dix. Si votre carte ne prend rien, elle reste, et devient l’occasion de quelqu’un d’autre.',
      'Deux choses étonnent les débutants. Une carte qui peut prendre doit prendre\u00a0: on choisit la carte que l’on joue, non si elle mord. Et une carte seule passe avant une somme\u00a0: s’il y a un {7H} sur la table, votre sept prend celui-là, et non le quatre et le trois que vous guettiez.',
      'Prendre d’un coup tout ce qui est sur la table, c’est une <em>scopa</em>, un coup de balai\u00a0: un point tout de suite. Le reste se compte quand le jeu est épuisé\u00a0: un point à qui a le plus de cartes, un au plus de carreaux, un au plus de sept. Chaque carreau compte donc, chaque sept plus encore, et tout le monde surveille le {7D}.',
    ],
    fallback: 'Vous pourrez jouer à la scopa ici dès que les scripts de la page seront chargés.',
    caption:
      'Le premier à onze gagne, contre un robot. Si une carte peut prendre de plusieurs façons, la table demande laquelle.',
    after: [
      '# À l’italienne',
      'En Italie, on compte le plus souvent autrement. Le sept de deniers, le <em>settebello</em>, vaut un point à lui seul\u00a0: {7D italian}. Un autre va à la meilleure <em>primiera</em>\u00a0: la meilleure carte de chaque couleur, comptée d’après une échelle à part, où le sept vaut 21, le six 18, l’as 16 et le roi tout juste 10. La toute dernière carte d’une donne ne fait pas de scopa, et trois rois parmi les quatre premières cartes font redonner. Mettez <code>rules="italian"</code> pour tout cela, <code>deck="italian"</code> pour les cartes et <code>players="4"</code> pour jouer à deux contre deux. Les réglages ci-dessus les proposent aussi.',
      '# À méditer avant la prochaine donne',
      'Ce que vous laissez compte autant que ce que vous prenez. Si les cartes de la table font plus de dix, personne ne peut les balayer d’une seule carte\u202f; si elles font sept, vous avez mis le couvert pour qui a un sept. Avant de jouer, additionnez ce que verra le suivant.',
    ],
  },
  capodama: {
    name: 'Capodama',
    title: 'Capodama\u00a0: l’as de cœur a un ami secret',
    description:
      'Le capodama sur votre page, de un à six joueurs\u00a0: des plis, et un partenaire qu’il ne faut pas nommer. Jouez contre des robots, et copiez le code.',
    summary: 'Des plis, et un partenaire qu’il ne faut pas nommer. De un à six joueurs.',
    heading: 'L’as de cœur a un ami secret',
    lead: 'Dans la plupart des jeux par équipes, on sait qui est son partenaire. Au capodama, deux joueurs le savent au mieux, l’un des deux se tait, et la table l’apprend quand une dame tombe.',
    before: [
      'Chacun reçoit huit cartes, et qui a l’{AH} le dit. C’est le <em>capo</em>\u00a0: il entame le premier pli, et il lui faut 82 des 150 points du jeu. Qui a la {QH} quand on commence à jouer est la <em>dama</em>, sa partenaire, et n’en souffle mot. Les deux autres sont contre eux, et passent parfois la moitié de la donne à aider la mauvaise personne.',
      'Trois cartes seulement sont des atouts\u00a0: {AH} {7H} {QH}, dans cet ordre. Elles sont à cœur elles aussi, mais le reste de la couleur n’est pas dans le secret\u00a0: le {KH} est une carte ordinaire, et sa propre dame le bat. Dans chaque couleur, l’as est le plus haut et le sept vient juste après, devant le valet, le roi, la dame et le dix. L’as compte 11, le sept 7, le valet 5, le roi 4, la dame 3. Une couleur compte double, jamais les cœurs\u202f; le capo la choisit avant de jouer.',
      'Vient alors le moment qui fait le jeu\u00a0: chacun passe une carte à son voisin de gauche, tous en même temps. La dame peut voyager ainsi, mais pas tout droit chez le capo. Et le capo qui a reçu l’as et la dame doit choisir\u00a0: donner la dame et se trouver un partenaire, ou la garder et jouer seul contre trois.',
    ],
    fallback: 'Vous pourrez jouer au capodama ici dès que les scripts de la page seront chargés.',
    caption:
      'Une partie contre trois robots\u00a0: le premier à sept gagne. Eux non plus ne savent pas qui est la dama, à moins de l’être.',
    after: [
      '# Ce qu’on peut jouer',
      'Si vous avez de la couleur entamée, fournissez, ou jouez un atout. Sinon, jouez ce que vous voulez\u00a0: on n’est jamais obligé de couper. Il n’y a qu’un piège\u00a0: la main qui n’a, dans la couleur entamée, que des atouts. Il faut alors en jouer un, et l’{AH} ne peut pas attendre un meilleur jour. Une carte interdite reste où elle est, et la table nomme la règle.',
      '# De un à six',
      'À trois, le capo est seul et nomme un quatrième atout\u00a0: n’importe quelle carte, chez n’importe qui. À cinq, on joue à deux contre trois. À six, le roi de cœur fait un second partenaire secret, et ces trois-là ne sont peut-être même pas trois. À deux, on se partage 32 cartes en deux moitiés, et personne n’a vu la seconde. On peut aussi jouer seul\u00a0: un casse-tête, cartes sur table, que l’on gagne avec 80 points au moins et 85 au plus.',
    ],
  },
  capra: {
    name: 'Capra',
    title: 'Capra\u00a0: qui sera la chèvre\u202f?',
    description:
      'La capra sur votre page\u00a0: quatre cartes en main, et une chèvre à la fin. Jouez contre des robots, et copiez le code.',
    summary: 'Quatre cartes en main, et une chèvre à la fin. À quatre.',
    heading: 'Qui sera la chèvre\u202f?',
    lead: 'Personne ne gagne à la capra. Un camp perd, lentement, deux points à la fois, jusqu’à en avoir douze\u00a0: c’est lui la chèvre.',
    before: [
      'On joue à deux contre deux avec 36 cartes, les partenaires face à face. Le six est le plus bas, et le dix vient en second, juste sous l’as. On a quatre cartes en main. L’as compte 11, le dix 10, le roi 4, la dame 3, le valet 2, et 61 des 120 points gagnent la donne.',
      'Qui entame pose une carte, ou deux, trois, même quatre, pourvu qu’elles soient d’une même couleur. Chacun des autres a deux façons de répondre. On peut <em>battre</em>\u00a0: jouer autant de cartes, chacune plus haute dans sa couleur que l’une des leurs, ou un atout sur une carte qui n’en est pas. Après {TC} {9C}, il faudrait par exemple {AC} {KC}. Ou l’on peut se <em>défausser</em>\u00a0: poser autant de cartes, n’importe lesquelles, face cachée, sans les montrer. Leurs points vont à qui prend le pli\u00a0: défaussez-vous donc haut quand votre partenaire est maître, et bas sinon.',
      'Et puis on peut entrer. Quatre cartes d’une même couleur donnent le droit d’interrompre\u00a0: avec elles, on joue hors de son tour. Les cartes déjà posées reviennent à leurs propriétaires, et le pli recommence par vos quatre.',
    ],
    fallback: 'Vous pourrez jouer à la capra ici dès que les scripts de la page seront chargés.',
    caption:
      'Vous et le robot d’en face jouez contre vos deux voisins. Choisissez une ou plusieurs cartes, puis entamez, battez ou défaussez-vous.',
    after: [
      '# Comment on devient chèvre',
      'Le camp qui perd une donne avec 31 points ou plus reçoit deux points de pénalité. Avec moins de 31, quatre\u202f; et sans un seul pli, six. À soixante partout, personne n’a rien, et l’on dit que la donne fait des œufs. Le camp qui arrive à douze est la chèvre, ou, s’il y a eu des œufs en chemin, la chèvre aux œufs, ce qui passe pour pire.',
      '# Les défausses',
      'Après chaque pli, chacun pioche jusqu’à quatre cartes, le gagnant d’abord. Une carte du talon est découverte depuis le début\u00a0: elle montre l’atout, et tout le monde voit qui la piochera. Les défausses restent inconnues jusqu’au décompte. Un bon joueur se souvient non seulement des as que tous ont vus, mais aussi des dix que personne n’a vus.',
    ],
  },
  calypso: {
    name: 'Calypso',
    title: 'Calypso\u00a0: quatre jeux de cartes, quatre atouts',
    description:
      'Le calypso sur votre page\u00a0: quatre jeux de cartes, quatre joueurs, et à chacun son atout. Jouez contre des robots, et copiez le code.',
    summary: 'Quatre jeux de cartes, quatre joueurs, quatre atouts. À quatre.',
    heading: 'À chacun son atout',
    lead: 'Au calypso, on mélange quatre jeux de cartes, et chacun des quatre joueurs a sa propre couleur d’atout, à rassembler de l’as au deux.',
    before: [
      'Vous êtes Sud, et les cœurs sont à vous. Nord, en face, est votre partenaire et a les piques\u202f; Ouest a les trèfles et Est les carreaux. Les plis sont ceux du whist\u00a0: fournissez si vous le pouvez\u202f; sinon, défaussez-vous ou coupez. Mais vous coupez de <em>vos</em> atouts, et un {2H} à vous bat l’{AC} entamé. Entamez dans votre couleur, et le pli est pour vous, à moins que quelqu’un ne coupe.',
      'Ce sont les cartes des plis qui comptent. Les treize cœurs, {AH} {KH} {QH} et ainsi de suite, font un <em>calypso</em>. Qui prend un pli garde les cartes qui manquent à son calypso, passe à son partenaire celles qui manquent au sien, et met le reste au rebut. On ne construit qu’un calypso à la fois\u00a0: un second {KH} ne sert à rien tant que le premier calypso attend son deux.',
    ],
    fallback: 'Vous pourrez jouer au calypso ici dès que les scripts de la page seront chargés.',
    caption:
      'Une partie de quatre donnes. La rangée de lettres à côté de chaque joueur se remplit toute seule, à mesure que son calypso grandit.',
    after: [
      '# Cinq cents pour le premier',
      'Quand les 208 cartes ont été jouées, un premier calypso compte 500, un deuxième 750 et chacun des suivants 1000. Une carte d’un calypso inachevé vaut 20, et une carte au rebut 10. Nourrissez donc votre partenaire autant que vous-même\u00a0: si Nord prend un pli avec un cœur qui vous manque, ce cœur vous revient, et il peut être bon de retenir un {6S} jusqu’à ce que Nord en ait besoin.',
      '# À une vraie table',
      'À une vraie table, personne n’arrête celui qui ne fournit pas\u202f; on s’en aperçoit après, et cela coûte 260 points. Les réglages le permettent aussi, comme la règle des clubs qui rend la surcoupe facultative, et le tirage au sort des places et des couleurs au début de la soirée.',
    ],
  },
};
