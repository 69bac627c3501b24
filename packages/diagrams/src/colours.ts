import type {Theme} from './themes.js';

/** Colours of a picture, as SVG attribute values. */
export interface Colours {
  /** Background colour. By default, the picture has no background. */
  readonly ground?: string;
  /** Colour of titles. */
  readonly text: string;
  /** Colour of other text. */
  readonly quiet: string;
  /** Colour of rings and arrows. */
  readonly mark: string;
}

/** Colours of each theme. */
export const COLOURS: Readonly<Record<Theme, Colours>> = {
  felt: {ground: '#1f5c46', text: '#fffdf7', quiet: '#d7e6dd', mark: '#ffd34d'},
  light: {ground: '#ffffff', text: '#17202e', quiet: '#4a5565', mark: '#c2570c'},
  dark: {ground: '#161b22', text: '#f3f5f7', quiet: '#b9c2cc', mark: '#ffd34d'},
  plain: {text: 'currentColor', quiet: 'currentColor', mark: '#c2570c'},
};
