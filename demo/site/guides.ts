/** Page from `docs/` in the site. */
interface Guide {
  /** File name in `docs/` without `.md`. */
  readonly name: string;
  /** Title in the navigation and the overview. */
  readonly title: string;
}

const guide = (name: string, title: string): Guide => ({name, title});

/** Group of guides. Its title is in the texts of each language. */
export type GuideGroup = 'start' | 'guides' | 'reference' | 'background';

/** Groups of guides in the order of the documentation's navigation. */
export const GUIDES: readonly (readonly [group: GuideGroup, guides: readonly Guide[]])[] = [
  ['start', [guide('getting-started', 'Getting started')]],
  [
    'guides',
    [
      guide('embedding', 'Embedding'),
      guide('theming', 'Theming'),
      guide('events', 'Events'),
      guide('saving-matches', 'Saving matches'),
      guide('sharing', 'Sharing links and files'),
      guide('lessons', 'Lessons'),
      guide('puzzles', 'Puzzles'),
      guide('diagrams', 'Diagrams'),
      guide('replays', 'Replays'),
      guide('notation', 'Notation'),
      guide('score-pads', 'Score pads'),
      guide('wordpress', 'WordPress'),
      guide('static-sites', 'Static sites'),
      guide('frameworks', 'React, Vue, Svelte, Angular'),
      guide('iframes', 'Iframes'),
      guide('server-rendering', 'Server rendering'),
      guide('content-security-policy', 'Content Security Policy'),
      guide('moodle', 'Moodle (SCORM, xAPI)'),
      guide('printing', 'Printing'),
      guide('accessibility', 'Accessibility'),
      guide('privacy', 'Privacy'),
      guide('self-hosting', 'Self-hosting'),
      guide('customizing', 'Custom decks and languages'),
      guide('checking', 'Checking pages'),
      guide('upgrading', 'Upgrading'),
    ],
  ],
  [
    'reference',
    [
      guide('command', 'Command line'),
      guide('goals', 'Goals'),
      guide('record-format', 'Record format'),
      guide('browsers', 'Browser support'),
    ],
  ],
  [
    'background',
    [
      guide('architecture', 'Architecture'),
      guide('engine', 'Game engine'),
      guide('how-bots-think', 'Bots'),
      guide('strength', 'Strength'),
      guide('measurements', 'Measurements'),
    ],
  ],
];

/**
 * Returns a page's navigation title (for a path such as `docs/events`), or undefined if the navigation doesn't list it.
 */
export const guideTitle = (page: string): string | undefined =>
  GUIDES.flatMap(([, guides]) => guides).find(({name}) => page === `docs/${name}`)?.title;
