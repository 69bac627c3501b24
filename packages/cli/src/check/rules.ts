import type {Rule} from './rule.js';
import {attributes} from './rules/attributes.js';
import {blocks} from './rules/blocks.js';
import {cards} from './rules/cards.js';
import {closing} from './rules/closing.js';
import {diagrams} from './rules/diagrams.js';
import {events} from './rules/events.js';
import {files} from './rules/files.js';
import {frames} from './rules/frames.js';
import {languages} from './rules/languages.js';
import {lessons} from './rules/lessons.js';
import {links} from './rules/links.js';
import {puzzles} from './rules/puzzles.js';
import {records} from './rules/records.js';
import {references} from './rules/references.js';
import {replays} from './rules/replays.js';
import {scripts} from './rules/scripts.js';
import {seats} from './rules/seats.js';
import {slots} from './rules/slots.js';
import {styles} from './rules/styles.js';
import {tags} from './rules/tags.js';
import {values} from './rules/values.js';

/** All rules for pages, keyed by file name. */
export const RULES: Readonly<Record<string, Rule>> = {
  attributes,
  blocks,
  cards,
  closing,
  diagrams,
  events,
  files,
  frames,
  languages,
  lessons,
  links,
  puzzles,
  records,
  references,
  replays,
  scripts,
  seats,
  slots,
  styles,
  tags,
  values,
};
