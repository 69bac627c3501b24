// One deal of each game, played by bots, for replays.

/** With comments in three languages. */
export const capodama = `
game: capodama
players: 4
names: Ada / Bruno / Chiara / Denis
dealer: 0
pack: JH AS 8H AC JC 8D QC QS 7C QH TD 7H 8C
  8S TH 7S 9C TS JD 9S KH 9H JS 9D TC QD
  KC 7D AD KS AH KD
moves:
{@en The player with the ace of hearts speaks first.} {@fr Qui a l’as de cœur parle en premier.} {@it Chi ha l’asso di cuori parla per primo.}
double C, 0: give 9D, 1: give 8C, 2: give QD,
give JS, AH, 7H, KH,
9H, TH, AC, JH,
QH, {@en The queen of hearts: why now?} {@fr La dame de cœur : pourquoi maintenant ?} {@it La donna di cuori: perché adesso?} 8C, KC, KD,
7C, AD, 8D, TD,
7D, 9D, TS, QD,
9S, 8H, QS, TC,
AS, JD, JS, 9C,
KS, QC, 7S, JC,
8S`;

export const scopa = `
game: scopa
players: 2
names: Ada / Bruno
dealer: 0
pack: JD 5C 6D AS 4C JC 3C 7C AC JS 2H 6H QD
  5D KC 6S 3S 4H 5H JH 7H 2S 6C KH QS 5S
  4D 4S QH 3H 7S 3D 2C 7D QC 2D AD KS AH
  KD
moves:
JD x JS, JC x 7C AC, {@en The jack takes two cards that are worth as much.}
  {@fr Le valet prend deux cartes dont la somme fait sa valeur.} {@it Il fante prende due carte che sommate fanno il suo valore.}
5C, 4C,
6D, AS,
6H x 6D, 5D x 5C,
QD, KC x AS QD,
2H, 6S x 2H 4C,
3S x 3C, JH,
5H, 2S,
4H, 7H x 2S 5H,
QS, 4D x 4H,
KH, 4S,
6C, 5S,
QH x QS, 2C,
7S x 5S 2C, 3D,
3H x 3D, 7D,
QC, KD x KH,
2D, KS x JH 2D,
AD, AH x AD`;

export const capra = `
game: capra
dealer: 0
pack: 9H AS 7S 8C 6H KD JS 7H QC KC 6C JC JD
  JH QH 8D KH 6S AC 7C KS 9S 9D 8S TH 8H
  QS 7D 9C QD TC 6D AD TS AH TD
moves:
9H 6H, AS JH, (QH 6C), (7H JC),
3: claim JS 9S 7S 6S, {@en Four of a suit: a claim.} {@fr Quatre d’une même couleur : on entre.} {@it Quattro dello stesso seme: si entra.} (9D 8D AC 8C), (8S JD QC 7C), (KS KH KD KC),
9C, (8H), (AH), (6D),
TH, TS, (QS), (TD),
QD, (TC), (7D), AD`;

export const calypso = `
game: calypso
dealer: 0
pack: 6S QD 3D 4H 3S JC 9S 4C 9D 8S JH 3C 8C
  4D 2C AS 6S JH 3H 9H 6H TH 2C 8H QD 7C
  2D KH 6C 9C AC 9D 8D 4C 2D 4H 9S 5C KH
  2S 6H TD 8S 8C 8D 4D 6C JC QD QS AH KD
moves:
6C, JC, 6C, 3C,
8C, 7C, 2C, JC,
9D, TD, 2D, KD,
KH, 6H, TH, AH,
9H, 6H, JH, KH,
4H, 3S, QS, JH,
8S, 8S, 2S, 6S,
9C, AC, 8C, 8D,
3D, 9D, QD, QD,
2D, 8H, QD, 4D,
4H, 8D, 4D, 3H,
4C, 6S, 5C, 2C,
4C, 9S, AS, 9S`;

/** The last cards of a Scopa deal, with two alternative lines. */
export const withLines = `
game: scopa
players: 2
names: Nora / Piero
dealer: 1
hands: AS 7D KD / 7H 2C 3S
table: 2D 5D QS QH
stock: 4S 4H 4D 5S 5H 5C
moves:
{@en Nora has the seven of coins.} {@fr Nora a le sept de deniers.} {@it Nora ha il sette di denari.}
["@en If the ace" "@fr Si l’as" "@it Se l’asso" AS, 3S x 2D AS {Then three cards are gone.}]
7D x 2D 5D, {Safe at home.} 7H,
["The king at once" KD, 2C]
AS, 2C, KD x AS QS`;
