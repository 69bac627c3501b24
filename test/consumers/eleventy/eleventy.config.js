/** Builds the site in `content` into `dist`, with the kit's folder and the compiled script. */
export default function configure(eleventy) {
  eleventy.addPassthroughCopy({'node_modules/cartavola/dist': 'cartavola', scripts: '.'});
  return {dir: {input: 'content', output: 'dist'}};
}
