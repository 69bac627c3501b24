import type {TableRefuseEvent} from '@cartavola/elements';
import {all, told, untilAsked, type Hands} from './hands.js';

interface Journey {
  /** Text of each refusal, keyed by rule. */
  readonly refusals: Map<string, string>;
  /** Number of moves that the reader made. */
  readonly moves: number;
  readonly deals: number;
}

interface JourneyOptions {
  /** Called before each of the reader's actions. */
  readonly look?: (asked: string) => Promise<void> | void;
  /** Maximum number of deals. Undefined: the whole match. */
  readonly deals?: number;
}

/** Plays a match with real input. Tries illegal cards once per rule and deal, and records the text of the refusal. */
export async function playMatch(
  table: Element,
  hands: Hands,
  {look, deals = Infinity}: JourneyOptions = {},
): Promise<Journey> {
  const refusals = new Map<string, string>();
  const tried = new Set<string>();
  let moves = 0;
  let deal = 1;
  for (;;) {
    const asked = await untilAsked(table);
    await look?.(asked);
    if (asked === 'over' || (asked === 'next' && deal >= deals)) return {refusals, moves, deals: deal};
    if (asked === 'next') {
      const dealt = told(table, 'table-deal');
      await hands.use(all(table, '.primary')[0]!);
      await dealt;
      deal++;
      continue;
    }
    const trick = all(table, '.trick .card').length;
    const refused = all(table, '.hand .unplayable')[0];
    if (asked === 'card' && refused && !tried.has(`${deal} ${trick}`)) {
      tried.add(`${deal} ${trick}`);
      const refuse = told(table, 'table-refuse') as Promise<TableRefuseEvent>;
      await hands.use(refused);
      const {rule} = (await refuse).detail.refusal;
      await (table as unknown as {updateComplete: Promise<boolean>}).updateComplete;
      refusals.set(rule, all(table, '[role="alert"]')[0]!.textContent);
    }
    let isMoved = false;
    void told(table, 'table-move').then(() => (isMoved = true));
    await hands.use(asked === 'choice' ? chosen(table, moves) : playable(table, moves));
    // A card with several captures is only selected. The next question asks which capture to make.
    while (!isMoved && (asked === 'choice' || all(table, '.choice').length === 0)) await frame();
    if (isMoved) moves++;
  }
}

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

const chosen = (table: Element, count: number): HTMLElement => {
  const choices = all(table, '.choice');
  return choices[(count % 3) % choices.length]!;
};

const playable = (table: Element, count: number): HTMLElement => {
  const cards = all(table, '.hand .playable');
  return cards[count % cards.length]!;
};
