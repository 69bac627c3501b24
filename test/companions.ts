import {registry} from '../packages/elements/src/registry.js';

/** Names of the companion elements, which follow a table. */
export const COMPANIONS: readonly string[] = Object.entries(registry).flatMap(([name, {kind}]) =>
  kind === 'companion' ? [name] : [],
);
