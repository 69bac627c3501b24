/** A page of `docs/` in the site: its file's name without `.md`, and what one wants who reads it. */
interface Guide {
  readonly name: string;
  readonly title: string;
}

const guide = (name: string, title: string): Guide => ({name, title});

/** The guides, as a newcomer would look for them: what the navigation of the documentation shows. */
export const GUIDES: readonly (readonly [group: string, guides: readonly Guide[]])[] = [
  [
    'In a page',
    [
      guide('getting-started', 'Two lines to paste'),
      guide('embedding', 'The elements'),
      guide('theming', 'Colours, cards and type'),
      guide('events', 'Hear what happens'),
      guide('saving-matches', 'Matches that are kept'),
      guide('sharing', 'Links'),
      guide('files', 'Matches as files'),
    ],
  ],
  [
    'Write',
    [
      guide('notation', 'Notation'),
      guide('diagrams', 'Diagrams'),
      guide('replays', 'Replays'),
      guide('puzzles', 'Puzzles'),
      guide('lessons', 'Lessons'),
      guide('goals', 'Goals of lessons'),
      guide('score-pads', 'The score pad'),
      guide('printing', 'Sheets for paper'),
      guide('record-format', 'The record format'),
    ],
  ],
  [
    'Where it stands',
    [
      guide('static-sites', 'Hugo, Eleventy, Jekyll'),
      guide('markdown', 'Markdown'),
      guide('wordpress', 'WordPress'),
      guide('iframes', 'Frames'),
      guide('moodle', 'Moodle and SCORM'),
      guide('frameworks', 'React, Vue and TypeScript'),
      guide('server-rendering', 'Rendering on a server'),
      guide('self-hosting', 'Self-hosting and CDNs'),
      guide('content-security-policy', 'Content policies'),
    ],
  ],
  [
    'What one may trust',
    [
      guide('privacy', 'Privacy'),
      guide('accessibility', 'Accessibility'),
      guide('browsers', 'Browsers'),
      guide('how-bots-think', 'How bots think'),
      guide('strength', 'How strong bots are'),
      guide('measurements', 'What was measured'),
    ],
  ],
  [
    'Go further',
    [
      guide('customizing', 'A deck, a language, a game'),
      guide('command', 'The command'),
      guide('architecture', 'Architecture'),
      guide('engine', 'How the engine works'),
      guide('upgrading', 'Upgrading'),
      guide('releasing', 'Versions'),
    ],
  ],
];

/** What the navigation calls the page of a document; undefined if it is not in there. */
export const guideTitle = (page: string): string | undefined =>
  GUIDES.flatMap(([, guides]) => guides).find(({name}) => page === `docs/${name}`)?.title;
