/** Most letters of a name. */
const MOST = 60;

/** Makes the name of a file of a title: words of letters and digits with hyphens, as many as have room. */
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
