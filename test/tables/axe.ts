// Test helpers: accessibility faults found by axe, as lines.
import type {AxeResults, RunOptions} from 'axe-core';
import 'axe-core/axe.min.js';

declare const axe: {run(context: Element, options: RunOptions): Promise<AxeResults>};

const lines = (results: AxeResults['violations']): string[] =>
  results.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );

/** Lists the faults that axe finds in an element, and targets whose size it can't determine. */
export async function wrongs(element: Element): Promise<string[]> {
  const {violations, incomplete} = await axe.run(element, {
    resultTypes: ['violations', 'incomplete'],
    // The page around the table belongs to the test.
    rules: {region: {enabled: false}, 'target-size': {enabled: true}},
  });
  return lines([...violations, ...incomplete.filter(({id}) => id === 'target-size')]);
}

/**
 * Counts the pieces of text with enough contrast in an element, and lists those without, and those whose contrast axe
 * can't determine.
 */
export async function contrasts(element: Element): Promise<{readonly enough: number; readonly wrong: string[]}> {
  const {violations, incomplete, passes} = await axe.run(element, {runOnly: ['color-contrast']});
  const enough = passes.reduce((sum, {nodes}) => sum + nodes.length, 0);
  return {enough, wrong: lines([...violations, ...incomplete])};
}
