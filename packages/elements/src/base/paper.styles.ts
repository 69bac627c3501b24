import {css} from 'lit';

/**
 * Background and text colours of lessons, rules, puzzles and pads. They follow the page's light or dark mode, so no
 * `color-scheme` is set here.
 */
export const paperStyles = css`
  :is(.book, .problem, .pad) {
    --surface: light-dark(#fffdf9, #1b1d23);
    --ink: light-dark(#17202e, #ece9e1);
    --quiet: light-dark(#4f5967, #b6bac3);
    --line: light-dark(#dfdacd, #3a3d47);
    --green: light-dark(#1f5a44, #8fd3b5);
    --wash: light-dark(#eef4f0, #24312c);
  }
`;
