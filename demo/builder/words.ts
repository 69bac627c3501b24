import type {SiteLanguage} from '../site/site-pages.js';
import type {ElementName, Form, Host, Scheme} from './choice.js';

/** Names of the elements in each language, for the list of elements and the titles of iframes. */
export const ELEMENT_NAMES: Readonly<Record<SiteLanguage, Readonly<Record<ElementName, string>>>> = {
  en: {
    'scopa-table': 'Scopa table',
    'capodama-table': 'Capodama table',
    'capra-table': 'Capra table',
    'calypso-table': 'Calypso table',
    'rules-explainer': 'Lesson and rules',
    'card-puzzle': 'Puzzle',
    'card-diagram': 'Diagram',
    'game-replay': 'Replay',
    'score-pad': 'Score pad',
    'playing-card': 'Playing card',
  },
  fr: {
    'scopa-table': 'Table de Scopa',
    'capodama-table': 'Table de Capodama',
    'capra-table': 'Table de Capra',
    'calypso-table': 'Table de Calypso',
    'rules-explainer': 'Leçon et règles',
    'card-puzzle': 'Problème',
    'card-diagram': 'Diagramme',
    'game-replay': 'Partie à rejouer',
    'score-pad': 'Carnet de marque',
    'playing-card': 'Carte à jouer',
  },
  it: {
    'scopa-table': 'Tavolo di Scopa',
    'capodama-table': 'Tavolo di Capodama',
    'capra-table': 'Tavolo di Capra',
    'calypso-table': 'Tavolo di Calypso',
    'rules-explainer': 'Lezione e regole',
    'card-puzzle': 'Problema',
    'card-diagram': 'Diagramma',
    'game-replay': 'Partita da rivedere',
    'score-pad': 'Segnapunti',
    'playing-card': 'Carta da gioco',
  },
};

/** Strings in the page's markup. `noScript` may contain links (see `linkedParts`). */
interface PageWords {
  readonly heading: string;
  readonly noScript: string;
  readonly settings: string;
  readonly element: string;
  readonly language: string;
  readonly languageOfPage: string;
  readonly attributes: string;
  readonly more: string;
  readonly code: string;
  readonly format: string;
  readonly forms: Readonly<Record<Form, string>>;
  /** Label of the field for the colours of a page with a frame, and its options. */
  readonly scheme: string;
  readonly schemes: Readonly<Record<Scheme, string>>;
  readonly copy: string;
  readonly preview: string;
  readonly page: string;
  readonly hosts: Readonly<Record<Host, string>>;
  readonly width: string;
  readonly fullWidth: string;
  readonly smallPhone: string;
  readonly phone: string;
  readonly requirements: string;
  readonly size: string;
  readonly policy: string;
  readonly link: string;
  readonly linkText: string;
}

/** Notes below the code to paste. They may contain links. */
interface NoteWords {
  readonly script: string;
  readonly npm: string;
  /** `height` is the iframe's height in pixels without its script. */
  readonly frame: (height: number) => string;
  /** Replaces an iframe if the content is too long for a URL. */
  readonly longPuzzle: string;
  readonly longReplay: string;
  readonly wordpress: string;
  readonly markdown: string;
  /** Note for elements that the Markdown plugins draw. */
  readonly markdownPlugin: string;
  readonly react: string;
}

/** Comments in the code to paste. */
interface CommentWords {
  readonly inScript: string;
  readonly inPage: string;
  readonly inTypeScript: string;
}

/** Name of an attribute, preceded by the element's name if the attribute has a different meaning on that element. */
type DescribedAttribute =
  | 'aces-take-all'
  | 'arrows'
  | 'at'
  | 'caption'
  | 'card'
  | 'characters'
  | 'coach'
  | 'compact'
  | 'deck'
  | 'dim'
  | 'draw'
  | 'game'
  | 'card-puzzle game'
  | 'playing-card game'
  | 'rules-explainer game'
  | 'score-pad game'
  | 'guess'
  | 'hints'
  | 'inline'
  | 'last-scopa'
  | 'left-hand'
  | 'silent'
  | 'letters'
  | 'level'
  | 'card-puzzle name'
  | 'score-pad name'
  | 'opens-links'
  | 'overruff'
  | 'players'
  | 'scopa-table players'
  | 'ply'
  | 'game-replay ply'
  | 'redeal-kings'
  | 'revoke'
  | 'rules'
  | 'save'
  | 'card-puzzle save'
  | 'rules-explainer save'
  | 'score-pad save'
  | 'seat'
  | 'game-replay seat'
  | 'seats'
  | 'seed'
  | 'settebello'
  | 'sevens'
  | 'sharing'
  | 'card-diagram sharing'
  | 'game-replay sharing'
  | 'sound'
  | 'speed'
  | 'game-replay speed'
  | 'src'
  | 'card-puzzle src'
  | 'game-replay src'
  | 'step'
  | 'target'
  | 'capra-table target'
  | 'theme'
  | 'card-diagram theme'
  | 'game-replay theme'
  | 'tools'
  | 'uncounted'
  | 'view'
  | 'volume';

/** All of the builder's strings in a language. */
export interface BuilderWords {
  readonly page: PageWords;
  /** Labels of the field for the content, keyed by element. */
  readonly contents: Readonly<Record<'card-diagram' | 'game-replay' | 'card-puzzle', string>>;
  /** Initial notation of a diagram, with the language's card letters. */
  readonly diagram: string;
  /** Explains what happens if an attribute isn't set. `value` is its default, or ''. */
  readonly usual: (value: string) => string;
  /** Title of the preview's frame. */
  readonly previewTitle: string;
  readonly weight: (kilobytes: number, files: number) => string;
  readonly noWeight: string;
  /** Notes shown below an element's preview. They may contain links. */
  readonly about: Readonly<Record<'card-diagram' | 'rules-explainer' | 'game-replay', string>>;
  /** Note below the preview of a puzzle. `count` is the number of puzzles of a game in the kit. */
  readonly aboutPuzzles: (count: number) => string;
  readonly notes: NoteWords;
  readonly comments: CommentWords;
  /** Descriptions of attributes. Absent in English, which uses those in the manifest. */
  readonly attributes?: Readonly<Record<DescribedAttribute, string>>;
}

/** All of the builder's strings in a language other than English. */
export type TranslatedWords = Required<BuilderWords>;
