import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {baselineLib, LIST} from './baseline-lib.mjs';
import {missingFeatures} from './missing-features.mjs';

const LIBRARY = `
interface Animal<T extends Food = Food> extends Living<T>, Named {
    readonly age: number;
    colour: string;
    get home(): Home;
    set home(value: string);
    eat(food: T): void;
    eat(food: T, times: number): void;
    sleep(): void;
}
declare var Animal: {
    prototype: Animal;
    new(name: string): Animal;
    parse(text: string): Animal;
};
interface Named {
    call(): void;
}
interface WindowOrWorkerGlobalScope {
    readonly scheduler: Scheduler;
}
interface Window extends WindowOrWorkerGlobalScope {
    readonly navigation: Navigation;
    requestIdleCallback(callback: () => void): number;
}
declare var Window: {
};
declare var navigation: Navigation;
declare var scheduler: Scheduler;
declare function requestIdleCallback(callback: () => void): number;
declare namespace CSS {
    var highlights: HighlightRegistry;
    function px(value: number): CSSUnitValue;
}`;

/** Lists the lines that change, without indentation, and the names that the library has. */
function changed(...names) {
  const {lib, used} = baselineLib(LIBRARY, names);
  const before = LIBRARY.split('\n');
  const lines = lib.split('\n').filter((line, index) => line !== before[index]);
  return {lines: lines.map((line) => line.trim()), used: [...used]};
}

const CASES = [
  ['a method, with all its overloads', 'Animal.eat', 'eat?(food: T): void;', 'eat?(food: T, times: number): void;'],
  ['a read-only property', 'Animal.age', 'readonly age?: number;'],
  ['a property, which is read-only then', 'Animal.colour', 'readonly colour?: string;'],
  ['a property with a getter and a setter', 'Animal.home', 'readonly home?: Home;', ''],
  ['a static method', 'Animal.parse_static', 'parse?(text: string): Animal;'],
  ['a constructor', 'Animal.Animal', ''],
  ['an interface', 'Animal', '} | undefined;'],
  ['a member of a mixin', 'Animal.call', 'call?(): void;'],
  [
    'a global variable',
    'Window.navigation',
    'readonly navigation?: Navigation;',
    'declare var navigation: Navigation | undefined;',
  ],
  [
    'a global of pages and workers',
    'scheduler',
    'readonly scheduler?: Scheduler;',
    'declare var scheduler: Scheduler | undefined;',
  ],
  [
    'a global function',
    'Window.requestIdleCallback',
    'requestIdleCallback?(callback: () => void): number;',
    'declare var requestIdleCallback: Window["requestIdleCallback"];',
  ],
  ['a variable of a namespace', 'CSS.highlights_static', 'var highlights: HighlightRegistry | undefined;'],
  ['a function of a namespace', 'CSS.px_static', 'var px: { (value: number): CSSUnitValue; } | undefined;'],
];

describe('A baseline library', () => {
  for (const [what, name, ...lines] of CASES)
    it(`lacks ${what}`, () => assert.deepEqual(changed(name), {lines, used: [name]}));

  it('leaves out names that the library does not have', () => {
    assert.deepEqual(changed('Animal.fly', 'Plant', 'Plant.sleep', 'Animal.scheduler'), {lines: [], used: []});
  });
});

describe('The list of missing features', () => {
  it("is what MDN's data says", () => {
    assert.equal(readFileSync(LIST, 'utf8'), missingFeatures(), 'Run: node tools/check/missing-features.mjs');
  });
});
