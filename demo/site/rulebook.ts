import {readFileSync} from 'node:fs';
import {commandPrinted} from './command-output.js';
import type {SiteLanguage} from './site-pages.js';

/** Returns the rules of Capodama as HTML, for readers of a lesson without scripts. */
export const followedRules = async (language: SiteLanguage): Promise<string> =>
  readFileSync(await commandPrinted(['rules', 'capodama', '--lang', language], '.html'), 'utf8').trim();
