import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import {configs as lit} from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import {configs as wc} from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

const projects = [
  'tools/tsconfig.lint.json', // all at once
  'packages/elements/src/thinking/worker/tsconfig.json',
];
const tests = ['packages/*/src/**/*.{test,node}.ts', 'test/**/*.ts'];
const nodeGlobals = [
  'AbortSignal',
  'console',
  'fetch',
  'performance',
  'process',
  'setTimeout',
  'clearTimeout',
  'structuredClone',
  'URL',
  'Buffer',
];
const pageGlobals = ['addEventListener', 'console', 'document', 'window'];
const bedGlobals = [
  ...pageGlobals,
  ...[
    'clearTimeout',
    'customElements',
    'getComputedStyle',
    'location',
    'performance',
    'requestAnimationFrame',
    'setTimeout',
  ],
  ...['DOMMatrix', 'NodeFilter', 'PerformanceObserver', 'URL'],
];
const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      'packages/cartavola/lib/**',
      'packages/wordpress/**', // its own tools check it, as they do the next
      'test/consumers/**',
      '**/coverage/**',
      '**/storybook-static/**',
      'docs-api/**',
      'screenshots/**',
      '**/*.generated.ts',
      // Checked by `npm run test:frameworks`.
      'packages/elements/frameworks/**',
      'test/frameworks/**',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {parserOptions: {project: projects, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      // Numbers may stand in templates; anything else says how it is written.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowBoolean: true}],
      // Lit binds the listeners of its templates: `@click=${this.#handleClick}`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['packages/**/*.ts', 'stories/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/recommended']],
    plugins: {'lit-a11y': litA11y},
    rules: litA11y.configs.recommended.rules,
  },
  {
    // The page chooses the tag; a class module defines nothing.
    files: ['packages/**/*.ts'],
    rules: {'wc/guard-super-call': 'off', 'wc/define-tag-after-class-definition': 'off'},
  },
  {
    // Chai asserts by reading a property.
    files: tests,
    rules: {'@typescript-eslint/no-unused-expressions': 'off', '@typescript-eslint/no-floating-promises': 'off'},
  },
  {files: ['**/*.mjs', '*.js'], languageOptions: {globals: readonly(nodeGlobals)}},
  {files: ['test/pages/*.js'], languageOptions: {globals: readonly(pageGlobals)}},
  {files: ['demo/tutoriel/*.js'], languageOptions: {globals: readonly([...pageGlobals, 'localStorage'])}},
  {
    files: ['test/hosts/page/*.js', 'test/controls/*.js', 'test/lessons-in-view/*.js'],
    languageOptions: {globals: readonly(bedGlobals)},
  },
  prettier,
);
