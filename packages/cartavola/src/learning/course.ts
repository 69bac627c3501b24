import type {RulesExplainer} from '@cartavola/elements';
import {tell} from './learning-error.js';

const TYPES = ['lesson-started', 'lesson-stepped', 'lesson-answered', 'lesson-hinted', 'lesson-completed'] as const;

/** Event of a lesson. */
export type LessonEvent = HTMLElementEventMap[(typeof TYPES)[number]];

/** Returns the explainer that has fired an event, also from within a shadow root. */
export const explainerOf = (event: LessonEvent): RulesExplainer => event.composedPath()[0] as RulesExplainer;

/**
 * Most characters of a bookmark that every version and edition of SCORM keeps: 1.2 keeps 4,096, the first editions of 2004 keep 4,000, the
 * others more.
 */
const MOST = 4000;
/** Separates the bookmarks of several lessons; none contains it. */
const BETWEEN = ',';

/** Listener to what happens in the lessons of a page. */
export interface Reporter {
  /** Begins a visit. `isBack`: the page is as it was when it was left. */
  begin(isBack: boolean): void;
  hear(event: LessonEvent): void;
  /** Ends the visit: the page is left. */
  end(): void;
}

/** The lessons of a page, which count as one for a platform. */
export class Course {
  /** Explainers in the order of the page; those that come later, in the order in which their lessons begin. */
  readonly #explainers: RulesExplainer[] = [...document.querySelectorAll('rules-explainer')];
  readonly #begun = new Set<RulesExplainer>();
  /** Explainers that were given a bookmark, and have not begun with it. */
  readonly #given = new Set<RulesExplainer>();
  /** Bookmarks by explainer: the newest that are known. */
  #texts: (string | undefined)[] = [];

  /** Listens to all lessons of the page. Nothing that a listener throws reaches the page. */
  listen(hear: (event: LessonEvent) => void): void {
    for (const type of TYPES)
      document.addEventListener(type, (event) => {
        try {
          if (this.#hears(event as LessonEvent)) hear(event as LessonEvent);
        } catch (error) {
          tell('failed', '', String(error));
        }
      });
  }

  /** Lessons that count: all but those of rulebooks whose lesson nobody has begun. */
  get #counted(): readonly RulesExplainer[] {
    return this.#explainers.filter((one) => this.#begun.has(one) || one.getAttribute('view') !== 'rules');
  }

  /** True if the reader has come to the end of every lesson. */
  get isComplete(): boolean {
    return this.#counted.every(({progress}) => progress && progress.at === undefined);
  }

  /** Share of the questions of all lessons that were answered right at once, as whole per cent; 100 if none was asked. */
  get score(): number {
    const sum = (key: 'right' | 'asked'): number =>
      this.#counted.reduce((all, {progress}) => all + (progress?.[key] ?? 0), 0);
    return sum('asked') === 0 ? 100 : Math.round((100 * sum('right')) / sum('asked'));
  }

  /** Name of a lesson: its element's `id`, or for all but the first its number. */
  nameOf(explainer: RulesExplainer): string {
    const place = this.#explainers.indexOf(explainer);
    return explainer.id || (place > 0 ? `lesson-${place + 1}` : '');
  }

  /** Returns the progress in all lessons as a short text. */
  bookmark(): string {
    this.#texts = this.#explainers.map((one, place) => this.#bookmarkOf(one) ?? this.#texts[place]);
    const text = this.#texts.join(BETWEEN);
    return text.length <= MOST ? text : '';
  }

  /** Returns the bookmark of a lesson in its share of the characters; undefined while it is not open. */
  #bookmarkOf(explainer: RulesExplainer): string | undefined {
    return customElements.get('rules-explainer')
      ? explainer.bookmark(Math.floor((MOST + 1) / this.#explainers.length) - 1)
      : undefined;
  }

  /** Gives the lessons the progress of a bookmark, before they begin. An empty one begins them anew. */
  async resume(text: string): Promise<void> {
    this.#texts = text.split(BETWEEN);
    await customElements.whenDefined('rules-explainer');
    for (const one of this.#explainers) this.#give(one);
  }

  #give(explainer: RulesExplainer): void {
    const text = this.#texts[this.#explainers.indexOf(explainer)] ?? '';
    if (text) this.#given.add(explainer);
    // The empty text goes before what this browser has kept, perhaps of another reader.
    explainer.progress = text;
  }

  /** Returns false if the event is of a lesson that begins again, with the progress that is given to it. */
  #hears(event: LessonEvent): boolean {
    const explainer = explainerOf(event);
    const place = this.#explainers.indexOf(explainer);
    if (place < 0 && this.#texts[this.#explainers.push(explainer) - 1]) {
      this.#give(explainer);
      return false;
    }
    if (event.type !== 'lesson-started') return !this.#given.has(explainer);
    this.#begun.add(explainer);
    if (this.#given.delete(explainer) && this.#bookmarkOf(explainer) !== this.#texts[place])
      tell(
        'unread',
        this.nameOf(explainer),
        'What was kept of a lesson is of another one, or damaged: it begins anew.',
      );
    return true;
  }
}
