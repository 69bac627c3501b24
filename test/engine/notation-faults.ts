/** A position in a record, up to its moves. */
export const BEGUN = `game: capodama
players: 4
deal
dealer: 0
hands: AS 8S / KS 9D / QH TD / AH 8D
leader: 3 / double: S / capo: 3
piles: 7S JS QS TS / - / - / 7H JH KH TH
`;

/** The same with the last trick, which ends the deal. */
export const LAST_TRICK = `${BEGUN}moves: 8D, 8S, 9D, TD
`;

/** All hands of a deal in a record, up to its moves. */
const WHOLE = `game: capodama
deal
dealer: 0
hands: AS KS QS JS TS 9S 8S 7S / AH KH QH JH TH 9H 8H 7H / AD KD QD JD TD 9D 8D 7D / AC KC QC JC TC 9C 8C 7C
leader: 1
`;

/** Texts with a fault each, its code and its place, and what stands there. */
export const FAULTS: readonly (readonly [text: string, code: string, path: string])[] = [
  ['', 'notation.empty', '1:1'],
  ['AS 1S', 'notation.card', '1:4'],
  ['AS / KS', 'notation.key', '1:1'],
  ['AS KS\nhands: 2C', 'notation.key', '1:1'],
  ['hands: AS', 'notation.game', '1:1'],
  ['game: whist\nhands: AS', 'notation.game', '1:7'],
  ['game:\nhands: AS', 'notation.missing', '1:6'],
  ['game: scopa capra\nhands: AS', 'notation.word', '1:13'],
  ['letters: de\nAS', 'notation.letters', '1:10'],
  ['game: calypso\nhand: AS', 'notation.key', '2:1'],
  ['game: calypso\nhands: AS\nhands: KS', 'notation.twice', '3:8'],
  ['game: calypso\nyou: AS\n0: KS', 'notation.twice', '3:1'],
  ['game: calypso\nhands: AS / KS / QS / JS / TS', 'notation.hands', '2:28'],
  ['game: calypso\n7: AS', 'notation.seat', '2:1'],
  ['game: calypso\nhands: AS / 999', 'notation.number', '2:13'],
  ['game: calypso\nhands: AS\ntrumps: XYZW', 'notation.suit', '3:9'],
  ['game: calypso\nhands: AS\ntrumps: HCDS', 'record.trumps', '3:1'],
  ['game: calypso\nhands: AS\ntarget: 3', 'notation.key', '3:1'],
  ['game: scopa\nplayers: 3\nhands: AS', 'options.value', '2:10'],
  ['game: scopa\nplayers: 2\nhands: AS AS', 'record.position', '3:11'],
  ['game: scopa\nplayers: 2\nhands: AS KS / 7D 9C', 'record.position', '3:19'],
  ['game: scopa\nplayers: 2\nyou: AS KS / right: 7D AS / table: 2C', 'record.position', '3:24'],
  ['game: scopa\nplayers: 2\nyou: AS KS\ntable: 2C 7D AS', 'record.position', '4:14'],
  ['game: scopa\nplayers: 2\nyou: 3 / table: 2C AS\nstock: 60', 'record.position', '4:8'],
  ['game: calypso\nyou: AS / W: 7D, N: AS AS AS AS', 'record.position', '2:30'],
  [BEGUN.replace('9D', '??') + 'moves:', 'record.position', '5:19'],
  [BEGUN.replace('KS 9D', '2') + 'moves:', 'record.position', '5:16'],
  ['game: scopa\nplayers: 2\nhands: AS\nscopas: many / 0', 'notation.number', '4:9'],
  ['game: scopa\nplayers: 2\nhands: AS\ntable: 2C\nnames: A / B', 'notation.key', '5:1'],
  ['game: scopa\nplayers: 2\nnames: "A / B\ndeal', 'notation.unclosed', '3:8'],
  [`${BEGUN}moves: 8D {Why`, 'notation.unclosed', '8:11'],
  [`${BEGUN}moves: 8D 8S`, 'notation.move', '8:11'],
  [`${BEGUN}moves: 8D, 9D`, 'record.illegal', '8:12'],
  [`${BEGUN}moves: 8D, 9C`, 'record.illegal', '8:12'],
  [`${BEGUN}moves: 8D, 1: 8S`, 'record.illegal', '8:12'],
  [`${BEGUN}moves: 8D, 5: 8S`, 'notation.seat', '8:12'],
  [`${BEGUN}moves: 8D, (8S)`, 'notation.move', '8:12'],
  [`${BEGUN}moves: double X`, 'notation.suit', '8:15'],
  [`${BEGUN}moves: {a} {b}`, 'notation.comment', '8:12'],
  [`${BEGUN}moves: {@fr a} {@fr b}`, 'notation.comment', '8:16'],
  [`${BEGUN}moves: {@1 a} 8D`, 'record.language', '8:8'],
  [`${BEGUN}moves: 8D {@en a} {@1 b}`, 'record.language', '8:19'],
  [`${BEGUN}moves: 8D [AS, 9D`, 'notation.unclosed', '8:11'],
  [`${BEGUN}moves: 8D ["If AS, 9D]`, 'notation.unclosed', '8:12'],
  [`${BEGUN}moves: 8D, []`, 'notation.line', '8:12'],
  [`${BEGUN}moves: 8D, ["If" {Why?}] 8S`, 'notation.line', '8:12'],
  [`${BEGUN}moves: 8D [AS, [KS] 9D]`, 'notation.line', '8:16'],
  [`${BEGUN}moves: 8D [AS] 8S] 9D`, 'notation.move', '8:18'],
  [`${BEGUN}moves: 8D [AS "If"]`, 'notation.move', '8:15'],
  [`${BEGUN}moves: 8D ["a" "b" AS]`, 'notation.comment', '8:16'],
  [`${BEGUN}moves: 8D ["@1 a" AS]`, 'record.language', '8:12'],
  [`${BEGUN}moves: 8D [AS {@1 a}]`, 'record.language', '8:15'],
  [`${BEGUN}moves: 8D [AS, 8S] 8S`, 'record.illegal', '8:16'],
  [`${BEGUN}moves: 8D [8D] 8S`, 'record.illegal', '8:12'],
  [`${BEGUN}moves: 8D [1S] 8S`, 'notation.card', '8:12'],
  [`${BEGUN}moves: 8D ${'[AS] '.repeat(41)}`, 'record.lines', '8:211'],
  [`${BEGUN}score: 1 / 0 / 0 / 0`, 'record.marks', '8:1'],
  [`${BEGUN}pack: AS`, 'notation.key', '5:1'],
  [`${BEGUN}deal\ndealer: 1`, 'record.unfinished', '8:1'],
  ['game: capra\ndeal\nnames: A / B', 'notation.key', '3:1'],
  ['game: calypso\nhands: AS\ntrumps: HCSD\ntrumps: HCSD', 'notation.twice', '4:1'],
  [`${WHOLE}moves: double S, 7S`, 'notation.seat', '6:18'],
  [`${WHOLE}moves: double S, 0: give 7S, 0: give 8S`, 'record.illegal', '6:30'],
  ['game: capra\nnames: “A / B\ndeal', 'notation.unclosed', '2:8'],
  ['game: capra\nnames: « A » B / C\ndeal', 'notation.word', '2:14'],
  ['game: capra\nnames: "A\\x" / B\ndeal', 'notation.name', '2:8'],
  ['game: capra\nnames: A / B\ndeal\npack: AS', 'record.pack', '4:1'],
  ['game: capra\nnames: Ada / Ada\nAda: AS\ndeal', 'notation.key', '3:1'],
  ['game: capra\nnames: Hands / Ada\nhands: AS / KS\nAda: 8S\nmoves:', 'notation.twice', '4:1'],
  [`names: Ada / Bo / Cy\n${BEGUN}`, 'record.players', '1:1'],
  [`names: Ada / Bo / Cy / Di / Eve\n${BEGUN}moves: Eve: 8D`, 'notation.seat', '9:8'],
  [`names: Ada / Bo / Cy / Di\n${BEGUN}moves: Di: 8D, Cy: 8S`, 'record.illegal', '9:16'],
  [`names: Ada / Bo / Cy / Di\n${BEGUN}moves: Di: 8D, Cy:`, 'notation.move', '9:16'],
  ['game: capra\nhands: AS / KS / QS / JS / TS\nmoves:', 'notation.hands', '2:28'],
  [`${BEGUN}moves: 8D, fold 8S`, 'notation.move', '8:17'],
  [`${BEGUN}moves: 8D, 8S, 9D, TD, QH, AH, AS, KS, 8D`, 'record.illegal', '8:40'],
  [`${BEGUN}moves: 8D, 8S, 9D, TD, QH, AH, AS, KS\nscore: 4 / 4 / 0 / 0`, 'record.marks', '9:1'],
  [`${BEGUN}moves: double`, 'notation.move', '8:8'],
  ['game: scopa\nplayers: 2\nhands: 7D 3C KS / 5S QH AC\ntable: 2C 5D KH\nmoves: KS x', 'notation.move', '5:11'],
  ['game: scopa\nplayers: 2\nhands: 7D 3C KS / 5S QH AC\ntable: 2C 5D KH\nmoves: KS x ??', 'record.takes', '5:8'],
  ['game: scopa\nhands: 7D', 'options.missing', '1:1'],
  ['game: capodama\nplayers: 4\nhands: AS KS / AH\ndouble: H', 'record.position', '3:1'],
  ['game: calypso\nhands: AS KS / AH', 'record.position', '2:1'],
  ['game: capra\ndeal 2', 'notation.deal', '2:6'],
  ['game: capra\ndealer: 0\ndeal', 'notation.key', '2:1'],
  ['game: capra\ndeal\npack: AS', 'record.pack', '3:1'],
];
