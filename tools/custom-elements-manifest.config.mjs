/** Keeps only what is public, because Storybook and editors read the manifest. */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase({customElementsManifest}) {
    for (const {declarations = []} of customElementsManifest.modules)
      for (const declaration of declarations) {
        declaration.members = declaration.members?.filter(
          ({name, privacy}) => privacy !== 'private' && privacy !== 'protected' && !/^[#_]/.test(name),
        );
        // The analyzer invents an event without a name for `dispatchEvent(new SomeEvent())`; `@fires` has the real ones.
        declaration.events = declaration.events?.filter(({name}) => name);
      }
  },
};

export default {
  globs: ['packages/elements/src/**/*.ts'],
  exclude: ['**/*.{test,node}.ts', '**/*.generated.ts', '**/define/**'],
  outdir: 'packages/elements',
  litelement: true,
  dependencies: false,
  packagejson: false,
  plugins: [publicOnly],
};
