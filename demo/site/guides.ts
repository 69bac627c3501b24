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
      guide('start', 'Two lines to paste'),
      guide('elements', 'The elements'),
      guide('theme', 'Colours, cards and type'),
      guide('events', 'Hear what happens'),
      guide('kept-matches', 'Matches that are kept'),
      guide('links', 'Links'),
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
      guide('writing-a-lesson', 'Lessons'),
      guide('goals', 'Goals of lessons'),
      guide('score-pad', 'The score pad'),
      guide('sheets', 'Sheets for paper'),
      guide('record', 'The record format'),
    ],
  ],
  [
    'Where it stands',
    [
      guide('static-sites', 'Hugo, Eleventy, Jekyll'),
      guide('markdown', 'Markdown'),
      guide('wordpress', 'WordPress'),
      guide('frames', 'Frames'),
      guide('learning-platforms', 'Moodle and SCORM'),
      guide('typescript', 'React, Vue and TypeScript'),
      guide('servers', 'Rendering on a server'),
      guide('cdn', 'Self-hosting and CDNs'),
      guide('policies-and-workers', 'Content policies'),
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
      guide('measured', 'What was measured'),
    ],
  ],
  [
    'Go further',
    [
      guide('your-own', 'A deck, a language, a game'),
      guide('command', 'The command'),
      guide('architecture', 'Architecture'),
      guide('how-the-engine-works', 'How the engine works'),
      guide('upgrading', 'Upgrading'),
      guide('releasing', 'Versions'),
    ],
  ],
];

/** What the navigation calls the page of a document; undefined if it is not in there. */
export const guideTitle = (page: string): string | undefined =>
  GUIDES.flatMap(([, guides]) => guides).find(({name}) => page === `docs/${name}`)?.title;
