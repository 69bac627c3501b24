import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {baselineLib} from './baseline-lib.mjs';

/** Lines of a library. Lines that change are followed by the missing feature and the new line. */
const LIBRARY = [
  ['interface Animal<T extends Food = Food> extends Living<T>, Named {'],
  ['    readonly age: number;', 'Animal.age', '    readonly age?: number;'],
  ['    colour: string;', 'Animal.colour', '    readonly colour?: string;'],
  ['    get home(): Home;', 'Animal.home', '    readonly home?: Home;'],
  ['    set home(value: string);', 'Animal.home', ''],
  ['    eat(food: T): void;', 'Animal.eat', '    eat?(food: T): void;'],
  ['    eat(food: T, times: number): void;', 'Animal.eat', '    eat?(food: T, times: number): void;'],
  ['    sleep(): void;'],
  ['}'],
  ['declare var Animal: {'],
  ['    prototype: Animal;'],
  ['    new(name: string): Animal;', 'Animal.Animal', ''],
  ['    parse(text: string): Animal;', 'Animal.parse_static', '    parse?(text: string): Animal;'],
  ['};', 'Animal', '} | undefined;'],
  ['interface Named {'],
  // MDN lists the members of a mixin under the interfaces that extend it.
  ['    call(): void;', 'Animal.call', '    call?(): void;'],
  ['}'],
  ['interface WindowOrWorkerGlobalScope {'],
  ['    readonly scheduler: Scheduler;', 'scheduler', '    readonly scheduler?: Scheduler;'],
  ['}'],
  ['interface Window extends WindowOrWorkerGlobalScope {'],
  ['    readonly navigation: Navigation;', 'Window.navigation', '    readonly navigation?: Navigation;'],
  ['    idle(then: () => void): number;', 'Window.idle', '    idle?(then: () => void): number;'],
  ['}'],
  ['declare var Window: {'],
  ['};'],
  ['declare var navigation: Navigation;', 'Window.navigation', 'declare var navigation: Navigation | undefined;'],
  ['declare var scheduler: Scheduler;', 'scheduler', 'declare var scheduler: Scheduler | undefined;'],
  ['declare function idle(then: () => void): number;', 'Window.idle', 'declare var idle: Window["idle"];'],
  ['declare namespace CSS {'],
  ['    var highlights: Registry;', 'CSS.highlights_static', '    var highlights: Registry | undefined;'],
  ['    function px(value: number): Unit;', 'CSS.px_static', '    var px: { (value: number): Unit; } | undefined;'],
  ['}'],
];

/** Lists the lines that change if these features are missing. */
function changed(...names) {
  const lines = baselineLib(LIBRARY.map(([line]) => line).join('\n'), names).split('\n');
  return lines.filter((line, index) => line !== LIBRARY[index][0]);
}

describe('A baseline library', () => {
  for (const feature of new Set(LIBRARY.flatMap(([, name]) => name ?? [])))
    it(`lacks ${feature}`, () => {
      const wanted = LIBRARY.filter(([, name]) => name === feature).map(([, , after]) => after);
      assert.deepEqual(changed(feature), wanted);
    });

  it('ignores unknown names', () => assert.deepEqual(changed('Animal.fly', 'Plant.sleep', 'Animal.scheduler'), []));
});
