import type {Shape} from './shape.js';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Serialises a shape as markup. */
export function markup([tag, attributes, content = '']: Shape): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const inside = typeof content === 'string' ? escaped(content) : content.map(markup).join('');
  return `<${tag}${written.join('')}>${inside}</${tag}>`;
}
