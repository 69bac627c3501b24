import type {Decorator} from '@storybook/web-components-vite';
import {html} from 'lit';

/** Wraps a story in a container whose maximum width is the argument `width`. */
export const inItsPlace: Decorator = (story, {args}) =>
  html`<div .style=${`max-inline-size:${(args['width'] as string | undefined) ?? 'none'}`}>${story()}</div>`;
