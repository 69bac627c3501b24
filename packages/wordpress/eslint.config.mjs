// WordPress rules for scripts. The repository's formatter handles formatting.
import wordpress from '@wordpress/eslint-plugin';

// WordPress provides these packages in the editor. They are not installed or bundled here.
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
      // Doc comments consist of one sentence. Parameter names are self-explanatory.
      'jsdoc/require-param': 'off',
      '@wordpress/no-unused-vars-before-return': 'off',
      '@wordpress/i18n-text-domain': ['error', {allowedTextDomain: 'cartavola'}],
    },
  },
  {files: ['tools/**', 'test/**'], rules: {'no-console': 'off'}},
];
