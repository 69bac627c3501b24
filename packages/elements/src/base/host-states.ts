import {isServer} from 'lit';

/**
 * Returns the set of an element's states, for `:state(…)` in style sheets. Older browsers, which only support names that
 * begin with two hyphens, have none.
 */
export const hostStates = (host: HTMLElement): CustomStateSet | undefined =>
  !isServer && CSS.supports('selector(:state(text))') ? host.attachInternals().states : undefined;
