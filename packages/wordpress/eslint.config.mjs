// The rules of WordPress for scripts. How they are written is the business of the repository's prettier.
import wordpress from '@wordpress/eslint-plugin';

// WordPress itself brings these where the editor runs: nothing of them is installed or bundled here.
const OF_WORDPRESS = ['block-editor', 'blocks', 'components', 'element', 'html-entities', 'i18n'].map(
  (name) => `@wordpress/${name}`,
);

export default [
  {ignores: ['build/**', 'kit/**', 'languages/**', 'node_modules/**']},
  ...wordpress.configs.recommended,
  {
    settings: {'import/core-modules': [...OF_WORDPRESS, 'node:test']},
    rules: {
      'prettier/prettier': 'off',
      // As in the rest of the repository.
      curly: 'off',
      // A sentence says what a function does; its names say the rest.
      'jsdoc/require-param': 'off',
      '@wordpress/no-unused-vars-before-return': 'off',
      '@wordpress/i18n-text-domain': ['error', {allowedTextDomain: 'cartavola'}],
    },
  },
  {files: ['tools/**', 'test/**'], rules: {'no-console': 'off'}},
];
