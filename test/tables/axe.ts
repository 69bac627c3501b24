// For tests: what axe finds, as lines that can be compared with none.
import type {AxeResults, RunOptions} from 'axe-core';
import 'axe-core/axe.min.js';

declare const axe: {run(context: Element, options: RunOptions): Promise<AxeResults>};

const lines = (results: AxeResults['violations']): string[] =>
  results.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );

/** What is wrong with an element; a target whose size axe cannot tell is wrong, too. */
export async function wrongs(element: Element): Promise<string[]> {
  const {violations, incomplete} = await axe.run(element, {
    resultTypes: ['violations', 'incomplete'],
    // The page around the table is the test's.
    rules: {region: {enabled: false}, 'target-size': {enabled: true}},
  });
  return lines([...violations, ...incomplete.filter(({id}) => id === 'target-size')]);
}

/** Of the texts of an element: how many have enough contrast, and those that have not, or of which axe cannot tell it. */
export async function contrasts(element: Element): Promise<{readonly enough: number; readonly wrong: string[]}> {
  const {violations, incomplete, passes} = await axe.run(element, {runOnly: ['color-contrast']});
  const enough = passes.reduce((sum, {nodes}) => sum + nodes.length, 0);
  return {enough, wrong: lines([...violations, ...incomplete])};
}
