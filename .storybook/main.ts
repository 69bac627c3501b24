import type {StorybookConfig} from '@storybook/web-components-vite';
import {mergeConfig} from 'vite';

const config: StorybookConfig = {
  stories: ['../stories/*.mdx', '../stories/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {name: '@storybook/web-components-vite', options: {}},
  core: {disableTelemetry: true, disableWhatsNewNotifications: true},
  viteFinal: (vite) =>
    mergeConfig(vite, {
      base: './',
      logLevel: 'warn',
      resolve: {conditions: ['@cartavola/source', 'module', 'browser', 'development|production']},
      build: {chunkSizeWarningLimit: 4096},
    }),
};
export default config;
