/** Maximum length of a name in characters. */
const MOST = 60;

/** Returns a file name for a title: as many of its words as fit, in lower case and joined with hyphens. */
export function fileName(title: string): string {
  const words =
    title
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  let name = '';
  for (const word of words) {
    if (name && name.length + word.length >= MOST) break;
    name += (name && '-') + word.slice(0, MOST);
  }
  return name || 'cartavola';
}
