import {expect} from 'chai';
import {resetMouse, setViewport} from '@web/test-runner-commands';
import {finish} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {Match, seededRandom} from '@cartavola/engine';
import {type ScopaDeal, scopa} from '@cartavola/engine/games/scopa/scopa.js';
import {all, keyboard, mouse, untilAsked, type Hands} from '../../../../../test/journeys/hands.js';
import {packOf, recordOf, recordOfDeal, scopaTable} from '../../../../../test/tables/scopa-in-page.js';
import {find, panelWith, told} from '../../../../../test/tables/table-in-page.js';
import type {TableMatchEvent} from '../../table/events.js';
import type {ScopaTable} from './scopa-table.js';
import {wrongs} from '../../../../../test/tables/axe.js';

afterEach(async () => {
  // Move the mouse away: a card under it would show its possible captures.
  await resetMouse();
  document.body.replaceChildren();
  await setViewport({width: 1000, height: 800});
});

/** Plays until the match is over, and returns how often a card had to be selected first. */
async function playOut(table: ScopaTable, hands: Hands): Promise<number> {
  let picked = 0;
  for (let count = 0; ; count++) {
    const asked = await untilAsked(table);
    if (asked === 'over') return picked;
    const dealt = asked === 'next' ? told(table, 'table-deal') : undefined;
    const moved = told(table, 'table-move');
    const buttons = all(table, {next: '.primary', choice: '.choice', card: '.hand .playable'}[asked]);
    await hands.use(buttons[count % buttons.length]!);
    await table.updateComplete;
    if (asked === 'card' && all(table, '.choice').length > 0) picked++;
    else await (dealt ?? moved);
    expect(document.activeElement, 'focus').to.equal(table);
  }
}

describe('A whole match of Scopa', () => {
  for (const [name, hands, width, attributes] of [
    ['by mouse', mouse, 1200, {seed: 'mouse', target: '3'}],
    ['by keyboard alone', keyboard, 320, {seed: 'keys', target: '1', lang: 'it', deck: 'italian', rules: 'italian'}],
  ] as const) {
    it(`can be played ${name}`, async () => {
      await setViewport({width, height: 900});
      const table = await scopaTable(attributes);
      const over = told<TableMatchEvent>(table, 'table-match');
      const picked = await playOut(table, hands);
      const {totals, result} = (await over).detail;
      expect(totals[result.winner!]).to.be.at.least(Number(attributes.target));
      if (hands === mouse) expect(picked, 'cards that had a choice').to.be.greaterThan(0);
      expect(document.documentElement.scrollWidth, 'no sideways scroll').to.be.at.most(width);
    });
  }

  it('plays by itself if all four players are bots', async () => {
    const table = await scopaTable({players: '4', seats: 'bot bot bot bot', target: '1'}, {until: 'table-match'});
    expect(table.standing!.parties).to.have.lengthOf(2);
    expect(find(table, '.score h3').textContent).to.match(/ \+ .* win the match$/);
  });
});

const ITALIAN = {
  players: 2,
  target: 11,
  rules: 'italian',
  sevens: 'primiera',
  settebello: true,
  lastScopa: false,
  redealKings: true,
};

/** Starts a deal, and makes the given number of moves, always the first legal one. */
function firstMoves(plies: number): ScopaDeal {
  const state = scopa.begin(ITALIAN);
  const pack = packOf({hand: '7S KC AH', other: '6S 6H 6D', table: 'AC 2C AD 3D'});
  const deal = scopa.deal(state, {dealer: 1}, pack);
  for (let ply = 0; ply < plies && !deal.over; ply++) {
    const seat = deal.actors[0]!;
    deal.play(seat, deal.moves(seat)[0]!);
  }
  return deal;
}

describe('The log of a short deal', () => {
  const LOGS = {
    en: [
      'Inez deals the cards.',
      'You take the three of diamonds, the ace of diamonds, the two of clubs and the ace of clubs with the seven of spades: scopa!',
      'Inez trails the six of spades.',
      'You trail the ace of hearts.',
      'Inez takes the six of spades with the six of hearts.',
      'You trail the king of clubs.',
      'Inez trails the six of diamonds.',
      'Three more cards each.',
    ],
    fr: [
      'Inès distribue les cartes.',
      'Vous prenez le trois de carreau, l’as de carreau, le deux de trèfle et l’as de trèfle avec le sept de pique\u00a0: scopa\u202f!',
      'Inès pose le six de pique.',
      'Vous posez l’as de cœur.',
      'Inès prend le six de pique avec le six de cœur.',
      'Vous posez le roi de trèfle.',
      'Inès pose le six de carreau.',
      'Trois nouvelles cartes par personne.',
    ],
    it: [
      'Ines dà le carte.',
      'Prendi il tre di quadri, l’asso di quadri, il due di fiori e l’asso di fiori con il sette di picche: scopa!',
      'Ines cala il sei di picche.',
      'Cali l’asso di cuori.',
      'Ines prende il sei di picche con il sei di cuori.',
      'Cali il re di fiori.',
      'Ines cala il sei di quadri.',
      'Altre tre carte a testa.',
    ],
  };
  for (const [lang, lines] of Object.entries(LOGS)) {
    it(`contains the whole deal in “${lang}”, from the first card to the score`, async () => {
      const begun = await scopaTable({lang, speed: 'slow'}, {record: recordOfDeal(firstMoves(6))});
      expect(begun.log.map(({text}) => text)).to.deep.equal(lines);
      begun.remove();
      const ended = await scopaTable({lang}, {record: recordOfDeal(firstMoves(36)), until: 'table-ready'});
      const [rest, score] = ended.log.slice(-2).map(({text}) => text);
      expect([rest, score]).to.deep.equal(ENDS[lang as keyof typeof ENDS]);
    });
  }
  const ENDS = {
    en: [
      'You captured last and take what is left: 4\u00a0cards.',
      'You win the deal 3 to 1. Primiera: you, 76 to 75. Settebello: Inez, 1 to 0. Diamonds: nobody, 5 each. Cards: you, 24 to 16. You: 1\u00a0scopa, Inez: no scopa.',
    ],
    fr: [
      'Vous avez pris en dernier\u00a0: le reste, 4\u00a0cartes, vous revient.',
      'Vous gagnez la donne 3 à 1. Primiera\u00a0: vous, 76 à 75. Settebello\u00a0: Inès, 1 à 0. Carreau\u00a0: personne, 5 partout. Cartes\u00a0: vous, 24 à 16. Vous\u00a0: 1\u00a0scopa, Inès\u00a0: aucune scopa.',
    ],
    it: [
      'Fai l’ultima presa e prendi il resto: 4\u00a0carte.',
      'Vinci la smazzata 3 a 1. Primiera: tu, 76 a 75. Settebello: Ines, 1 a 0. Quadri: nessuno, 5 per parte. Carte: tu, 24 a 16. Tu: 1\u00a0scopa, Ines: nessuna scopa.',
    ],
  };
});

describe('Two deals of Scopa that look the same from a seat', () => {
  /** Returns the markup, the log and every answer, without the comments that Lit adds to mark its parts. */
  async function shown(deal: ScopaDeal): Promise<string> {
    const table = await scopaTable({speed: 'slow'}, {record: recordOfDeal(deal)});
    // The players' pictures load after the game is playable.
    while (find(table, '.seat > .avatar')) await new Promise(requestAnimationFrame);
    const markup: string[] = [];
    // The status depends on timing, but its sentences are also in the log.
    const look = (): number =>
      markup.push(
        table.shadowRoot!.innerHTML.replace(/<!--.*?-->/g, '').replace(/(role="log"[^>]*>).*?<\/div>/s, '$1</div>'),
      );
    look();
    for (const key of ['t', 's', 'w']) {
      find(table, '.table').dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
      // The code for answers is loaded with the first question.
      while (!find(table, '.note')) await new Promise(requestAnimationFrame);
      await table.updateComplete;
      look();
    }
    for (const card of all(table, '.hand .playable')) {
      card.click();
      await table.updateComplete;
      // Cards with a single capture are played at once. The others offer a choice, so they are selected.
      if (all(table, '.hand .playable').length === 0) break;
      look();
    }
    table.remove();
    return [...markup, ...table.log.map(({text}) => text)].join('\n');
  }

  it('look, sound and play the same', async () => {
    let others = 0;
    for (let seed = 0; seed < 6; seed++) {
      const random = seededRandom('worlds', seed, 'pack');
      const options = {players: 2, target: 11, rules: 'source', lastScopa: true, sevens: 'most'};
      const world = new Match(scopa, options, `worlds ${seed}`).deal();
      for (let plies = 2 * random.below(12); plies > 0 || !world.actors.includes(0); plies--) {
        const seat = world.actors[0]!;
        const moves = world.moves(seat);
        world.play(seat, moves[random.below(moves.length)]!);
      }
      const other = scopa.sample(scopa.view(world, 0), random);
      expect(scopa.view(other, 0)).to.deep.equal(scopa.view(world, 0));
      if (JSON.stringify(scopa.view(other, 'open').hands) !== JSON.stringify(scopa.view(world, 'open').hands)) others++;
      const chosen = [other, world].map((deal) =>
        finish(choose(scopa.view(deal, 0), {level: 'casual', iterations: 0, seed: 'worlds'})),
      );
      expect(chosen[0]).to.deep.equal(chosen[1]);
      expect(await shown(other)).to.equal(await shown(world));
    }
    expect(others, 'worlds that really differ').to.be.greaterThan(3);
  });
});

describe('Axe finds nothing wrong at a Scopa table', () => {
  const SUMS = packOf({hand: '7S KC AH', other: '6S 6H 6D', table: '4H 3D 5D 2C'});
  const openInformation = (table: ScopaTable): Promise<HTMLElement> => {
    find(table, '.tool.menu').click();
    return panelWith(table, '.asks');
  };
  const PHASES: readonly [phase: string, record: unknown, open: (table: ScopaTable) => unknown][] = [
    [
      'a picked card',
      recordOf({dealer: 1, pack: SUMS, moves: []}),
      (table) => all(table, '[data-card="7S"]')[0]!.click(),
    ],
    ['the score', recordOfDeal(firstMoves(36)), () => undefined],
    ['the information', recordOfDeal(firstMoves(4)), openInformation],
  ];
  for (const width of [280, 1200]) {
    for (const [phase, record, open] of PHASES) {
      it(`at ${width} px: ${phase}`, async () => {
        await setViewport({width, height: 900});
        document.body.style.margin = '0';
        const table = await scopaTable({speed: 'slow', lang: 'fr'}, {record, until: 'table-ready'});
        await open(table);
        await table.updateComplete;
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
        expect(await wrongs(table)).to.deep.equal([]);
      });
    }
  }
});
