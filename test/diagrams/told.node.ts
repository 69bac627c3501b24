import {describe, it} from 'node:test';
import {cardsDiagram, drawDiagram} from '@cartavola/diagrams';
import {parseCard, UNKNOWN, writeRecord, type Card, type MatchRecord} from '@cartavola/engine';
import {loadCardWords} from '@cartavola/words';
import {expect} from 'chai';
import {vectorFiles} from '../vectors/read-vectors.js';
import {drawn, drawnMoment, drawnRecord, recordIn} from './drawn.js';

const SCOPA = 'game: scopa / players: 2 / you: AS 7H* KD / table: 2C 5D / stock 24';
const CAPODAMA = `game: capodama
players: 4
seat: 3
leader: 1 / double: S / capo: 3
hands: KS 9D / ?? / QH TD / AH 8D
trick: 1: 7D`;

describe('The description of a diagram', () => {
  for (const [language, text, description] of [
    ['en', 'AS 7H*', 'ace of spades, seven of hearts'],
    [
      'en',
      SCOPA,
      'Inez: 3 cards. 24 cards in the stock. On the table: five of diamonds, two of clubs. Your hand: ace of spades, seven of hearts, king of diamonds.',
    ],
    [
      'fr',
      SCOPA,
      'Inès : 3 cartes. 24 cartes au talon. Sur la table : cinq de carreau, deux de trèfle. Votre main : as de pique, sept de cœur, roi de carreau.',
    ],
    [
      'it',
      SCOPA,
      'Ines: 3 carte. 24 carte nel mazzo. Sul tavolo: cinque di quadri, due di fiori. La tua mano: asso di picche, sette di cuori, re di quadri.',
    ],
  ] as const)
    it(`describes the cards in sentences: ${language}, ${text.slice(0, 30)}`, async () => {
      expect((await drawn(text, language)).diagram.description.replaceAll('\u00a0', ' ')).to.equal(description);
    });

  it('isolates the text direction of names, and replaces an invisible name with the default', async () => {
    const told = async (name: string): Promise<string> =>
      (await drawn(`names: / ${name} / ${SCOPA}`, 'en')).diagram.description.split(':')[0]!;
    expect(await told('A\u202elived')).to.equal('Alived');
    expect(await told('"\u200b"')).to.equal('Inez');
    expect(await told('דנה')).to.equal('\u2068דנה\u2069');
  });

  it('describes and draws an arrow only if both of its cards are visible', async () => {
    const cards = (codes: string): readonly Card[] => codes.split(' ').map((code) => parseCard(code)!);
    const words = await loadCardWords('en');
    const [seven, king, hidden] = cards('7D KS QH') as [Card, Card, Card];
    const arrows = [
      {from: seven, to: king},
      {from: seven, to: hidden},
      {from: hidden, to: king},
    ];
    const {description, arrows: drawnOnes} = cardsDiagram([seven, king, UNKNOWN], words, {arrows});
    expect(description).to.equal('seven of diamonds, king of spades. seven of diamonds → king of spades.');
    expect(drawnOnes).to.deep.equal([{from: seven, to: king}]);
  });

  it('mentions only the cards in its notation, whatever cards complete the position', async () => {
    const {diagram, look} = await drawn(CAPODAMA);
    const named = [...diagram.description.matchAll(/\b\w+ of (?:spades|hearts|diamonds|clubs)\b/g)].map(
      ([name]) => name,
    );
    expect(named.toSorted()).to.deep.equal([
      'ace of hearts',
      'eight of diamonds',
      'king of spades',
      'nine of diamonds',
      'queen of hearts',
      'seven of diamonds',
      'ten of diamonds',
    ]);
    expect(drawDiagram(diagram, {...look, width: 640, theme: 'felt'})).to.equal(
      drawDiagram((await drawn(CAPODAMA)).diagram, {...look, width: 640, theme: 'felt'}),
    );
  });

  it('has the names from a record, and escapes them', async () => {
    const vector = vectorFiles.find(({game}) => game === 'capra')!.vectors[0]!;
    const {game, record} = recordIn(vector.record);
    const players = ['<script>alert(1)</script>', '"&amp;', 'Ada', 'Bo'];
    const {diagram, look} = (await drawnRecord(game, {...record, players}, 'open'))[0]!;
    expect(diagram.hand.title).to.equal(players[0]);
    const svg = drawDiagram(diagram, {...look, width: 640, theme: 'light'});
    expect(svg).not.to.match(/<script|"&amp;/);
    expect(svg).to.include('&#60;script&#62;');
  });
});

describe('A diagram of a match', () => {
  it('from a seat’s view says and shows only what that seat knows', async () => {
    let compared = 0;
    for (const {vectors} of vectorFiles) {
      const {game, record} = recordIn(vectors[0]!.record);
      const first = record.deals[0]!;
      const {pack: usual} = first;
      if (!usual) continue;
      const one: MatchRecord = {...record, deals: [{...first, moves: []}]};
      delete (one as {totals?: unknown}).totals;
      const shown = async (data: MatchRecord): Promise<string> => {
        const {diagram, look} = (await drawnRecord(game, data, 0))[0]!;
        return drawDiagram(diagram, {...look, width: 640, theme: 'felt'});
      };
      const now = await shown(one);
      // In another world, two cards in the pack that are face down for this seat are swapped.
      for (let place = 0; place < usual.length / 2 && compared < 400; place++) {
        const pack = [...usual];
        [pack[place], pack[pack.length - 1 - place]] = [pack[pack.length - 1 - place]!, pack[place]!];
        const other: MatchRecord = {...one, deals: [{...one.deals[0]!, pack}]};
        let text: string;
        try {
          text = writeRecord(recordIn(JSON.parse(writeRecord(other, game))).record, game);
        } catch {
          continue;
        }
        expect(text).not.to.equal('');
        const open = (await drawnRecord(game, other, 0))[0]!.diagram;
        const before = (await drawnRecord(game, one, 0))[0]!.diagram;
        const known = (diagram: typeof open): unknown => [diagram.hand, diagram.middle, diagram.facts, diagram.heaps];
        if (JSON.stringify(known(open)) !== JSON.stringify(known(before))) continue;
        expect(await shown(other)).to.equal(now);
        compared++;
      }
    }
    expect(compared).to.be.greaterThan(100);
  });

  it('keeps the last trick on the table, except for the player who leads the next', async () => {
    const {game, record} = recordIn(vectorFiles.find((one) => one.game === 'calypso')!.vectors[0]!.record);
    const leader = record.deals[0]!.moves[4]!.seat;
    const trickFor = async (seat: number): Promise<number> =>
      (await drawnMoment(game, record, 4, seat)).middle.flatMap(({cards}) => cards).length;
    expect(await trickFor(leader)).to.equal(0);
    expect(await trickFor((leader + 1) % 4)).to.equal(4);
  });

  it('exists for each moment of every record, with all cards on the table', async () => {
    let moments = 0;
    for (const {vectors} of vectorFiles) {
      const {game, record} = recordIn(vectors[0]!.record);
      const plies = await drawnRecord(game, record, 'open', 'it');
      const moves = record.deals.reduce((sum, deal) => sum + deal.moves.length, 0);
      expect(plies).to.have.lengthOf(moves + record.deals.length);
      const options = {width: 640, theme: 'felt'} as const;
      const {diagram, look} = plies[Math.floor(plies.length / 2)]!;
      const cards = [...diagram.others, ...diagram.middle, ...diagram.heaps, diagram.hand].flatMap(
        (group) => group.cards,
      );
      const svg = drawDiagram(diagram, {...look, ...options});
      const drawnCards = svg.match(/viewBox="0 0 100 140"/g)!.length;
      const signs = diagram.facts.filter(({card}) => card !== undefined).length;
      expect(drawnCards - signs).to.equal(cards.length);
      moments += plies.length;
    }
    expect(moments).to.be.greaterThan(1000);
  });
});
