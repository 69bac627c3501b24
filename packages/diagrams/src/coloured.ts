import type {Shape} from '@cartavola/faces/render-card.js';
import type {Colours} from './colours.js';
import type {Picture} from './picture.js';

/** Names of a picture's colours. */
const NAMES = ['text', 'quiet', 'mark'] as const;

/** Returns a picture with the colours in `from` replaced by those in `to`. */
export function coloured(picture: Picture, from: Colours, to: Colours): Picture {
  const others = new Map(NAMES.map((name) => [from[name], to[name]]));
  const other = ([tag, attributes, content]: Shape): Shape => {
    const own = Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [name, others.get(String(value)) ?? value]),
    );
    if (content === undefined) return [tag, own];
    return [tag, own, typeof content === 'string' ? content : content.map(other)];
  };
  return {...picture, items: picture.items.map((item) => ({...item, shape: other(item.shape)}))};
}
