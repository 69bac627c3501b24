import type {Decorator} from '@storybook/web-components-vite';
import {html} from 'lit';

/** Shows a story in a place that is at most as wide as its argument `width` says. */
export const inItsPlace: Decorator = (story, {args}) =>
  html`<div .style=${`max-inline-size:${(args['width'] as string | undefined) ?? 'none'}`}>${story()}</div>`;
