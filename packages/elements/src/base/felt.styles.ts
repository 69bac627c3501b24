import {css} from 'lit';

/** Felt colours of full-size tables, and of the small tables in lessons and puzzles. */
export const feltStyles = css`
  :is(.table, .felt) {
    --felt: var(--cartavola-felt, #1f5a44);
    --accent: var(--cartavola-accent, #ffd54a);
    --text: var(--cartavola-text, #fbf6e9);
    --cloth: radial-gradient(120% 90% at 50% 40%, color-mix(in srgb, var(--felt), #fff 4%), var(--felt) 55%, color-mix(in srgb, var(--felt), #000 22%));
  }
`;
