/** Page of Storybook, as Vite compiles it. */
declare module '*.mdx' {
  const page: () => unknown;
  export default page;
}
