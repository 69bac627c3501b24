import type {BuilderWords} from './words.js';

const NPM =
  'No version is on npm yet. Until then, save cartavola-npm.zip from the [downloads page](page:downloads#kit), unpack it next to your project, and run npm i ../cartavola-npm/*.tgz in the project.';
const FRAMEWORKS = 'See [React, Vue and other frameworks](guide:frameworks).';
const TOO_LONG = 'This content is too long for an iframe’s address.';
const IFRAMES = 'See [Iframes](guide:iframes).';

export const words: BuilderWords = {
  page: {
    heading: 'Builder',
    noScript:
      'The builder needs JavaScript. You can also find code to paste in [Getting started](guide:getting-started).',
    settings: 'Settings',
    element: 'Element',
    language: 'Language',
    languageOfPage: 'Same as the page',
    attributes: 'Attributes',
    more: 'More',
    code: 'Code to paste',
    format: 'Format',
    forms: {
      script: 'HTML',
      npm: 'npm',
      frame: 'Iframe',
      wordpress: 'WordPress',
      markdown: 'Markdown',
      react: 'React',
    },
    scheme: 'Colours of your page',
    schemes: {'': 'The reader’s setting', light: 'Light', dark: 'Dark'},
    copy: 'Copy',
    preview: 'Preview',
    page: 'Page',
    hosts: {
      'example.html': 'Without styles',
      'hosts/blog.html': 'WordPress blog',
      'hosts/bootstrap.html': 'Bootstrap',
      'hosts/small-rem.html': 'Small root font (62.5% rem)',
      'hosts/dark.html': 'Dark theme',
    },
    width: 'Width',
    fullWidth: 'Full width',
    smallPhone: '320 px: small phone',
    phone: '390 px: phone',
    requirements: 'Requirements',
    size: 'Download size',
    policy: 'Content Security Policy',
    link: 'Link to this page',
    linkText: 'Builder with these settings',
  },
  contents: {
    'card-diagram': 'Notation: a hand (AH 7D KC), trick, position or match',
    'game-replay': 'Match, in notation',
    'card-puzzle': 'Puzzle or set of puzzles, as JSON',
  },
  diagram: 'AS KH 7D*',
  usual: (value) => (value ? `${value} (default)` : 'default'),
  previewTitle: 'Preview',
  weight: (kilobytes, files) => `${kilobytes} kB compressed, in ${files} files, until readers can use it`,
  noWeight: 'Unknown: the sizes could not be loaded.',
  about: {
    'card-diagram':
      'To save the diagram as an image file, point at it and choose “Save as picture” (PNG or SVG). See [Image files](guide:diagrams#image-files).',
    'rules-explainer': 'The kit has a lesson for each game. You can also [write your own](page:write).',
    'game-replay':
      'Write comments in braces after a move. You can save a match as text like this from a table’s menu. See [Replays](guide:replays).',
  },
  aboutPuzzles: (count) =>
    `The kit has ${count} puzzles for each game. To show them, empty the text field. See [Puzzles](guide:puzzles).`,
  notes: {
    script:
      'Add the first two lines once per page, for example in its head. They load the kit from this site, and reserve space for tables. To host it yourself, [download the folder](page:downloads#kit), put it on your site, and write /cartavola/ instead of this address.',
    npm: `${NPM} ${FRAMEWORKS}`,
    frame: (height) =>
      `The script makes the iframe as high as its content. Add it once per page. If a site allows iframes but not scripts, leave it out: the iframe is then ${height} px high. It loads the kit from this site. ${IFRAMES}`,
    longPuzzle: `${TOO_LONG} Save it as a file, and set “src” under “More” to the address of the file. To show the kit’s puzzles, empty the text field. ${IFRAMES}`,
    longReplay: `${TOO_LONG} Save it as a file, and set “src” under “More” to the address of the file. ${IFRAMES}`,
    wordpress:
      'Install cartavola-wordpress.zip from the [downloads page](page:downloads#kit), then paste this into the editor. Without the plugin, choose “HTML”, and paste it into a “Custom HTML” block. See [WordPress](guide:wordpress).',
    markdown: 'Markdown accepts HTML. Leave an empty line before and after it, and none inside.',
    markdownPlugin: 'This needs the plugin for markdown-it or remark. See [Markdown](guide:static-sites#markdown).',
    react: `This needs React 19 or later, which sets element properties. ${NPM} ${FRAMEWORKS}`,
  },
  comments: {
    inScript: 'in a script on the page',
    inPage: 'in the page',
    inTypeScript: 'with TypeScript, once per project',
  },
};
