import type {RulesExplainer} from '@cartavola/elements';
import {tell} from './learning-error.js';

const TYPES = ['lesson-started', 'lesson-stepped', 'lesson-answered', 'lesson-hinted', 'lesson-completed'] as const;

/** Lesson event. */
export type LessonEvent = HTMLElementEventMap[(typeof TYPES)[number]];

/** Returns the explainer that fired an event, even from within a shadow root. */
export const explainerOf = (event: LessonEvent): RulesExplainer => event.composedPath()[0] as RulesExplainer;

/**
 * Maximum bookmark length that all versions of SCORM can store. SCORM 1.2 stores 4,096 characters, the first editions
 * of SCORM 2004 store 4,000, and later ones store more.
 */
const MOST = 4000;
/** Separator between the bookmarks of several lessons. Bookmarks never contain it. */
const BETWEEN = ',';

/** Receives the events of a page's lessons. */
export interface Reporter {
  /** Begins a visit. `isBack` is true if the browser restored the page from its back/forward cache. */
  begin(isBack: boolean): void;
  hear(event: LessonEvent): void;
  /** Ends the visit, because the reader is leaving the page. */
  end(): void;
}

/** All lessons on a page. A platform counts them as one lesson. */
export class Course {
  /** Explainers in page order. Those added later follow, in the order in which their lessons start. */
  readonly #explainers: RulesExplainer[] = [...document.querySelectorAll('rules-explainer')];
  readonly #begun = new Set<RulesExplainer>();
  /** Explainers that were given a bookmark but haven't started from it yet. */
  readonly #given = new Set<RulesExplainer>();
  /** Latest known bookmark by explainer. */
  #texts: (string | undefined)[] = [];

  /** Listens to all lessons in the page. An error in the reporter is reported and doesn't affect the page. */
  listen(hear: (event: LessonEvent) => void): void {
    for (const type of TYPES)
      document.addEventListener(type, (event) => {
        try {
          // Going back to a step doesn't count.
          if ((event as LessonEvent).detail.revisit) return;
          if (this.#hears(event as LessonEvent)) hear(event as LessonEvent);
        } catch (error) {
          tell('failed', '', String(error));
        }
      });
  }

  /** Explainers that count towards progress: all except rulebooks whose lesson the reader hasn't started. */
  get #counted(): readonly RulesExplainer[] {
    return this.#explainers.filter((one) => this.#begun.has(one) || one.getAttribute('view') !== 'rules');
  }

  /** Whether the reader has finished every lesson. */
  get isComplete(): boolean {
    return this.#counted.every(({progress}) => progress && progress.at === undefined);
  }

  /**
   * Percentage of questions in all lessons that were answered correctly at the first attempt, as a whole number. 100 if
   * there are no questions.
   */
  get score(): number {
    const sum = (key: 'right' | 'asked'): number =>
      this.#counted.reduce((all, {progress}) => all + (progress?.[key] ?? 0), 0);
    return sum('asked') === 0 ? 100 : Math.round((100 * sum('right')) / sum('asked'));
  }

  /**
   * Returns the name of a lesson: the `id` of its element or, without an `id`, `lesson-` and the lesson's number.
   * Without an `id`, the first lesson's name is empty.
   */
  nameOf(explainer: RulesExplainer): string {
    const place = this.#explainers.indexOf(explainer);
    return explainer.id || (place > 0 ? `lesson-${place + 1}` : '');
  }

  /** Returns the progress in all lessons as a short string, or an empty string if it would be too long. */
  bookmark(): string {
    this.#texts = this.#explainers.map((one, place) => this.#bookmarkOf(one) ?? this.#texts[place]);
    const text = this.#texts.join(BETWEEN);
    return text.length <= MOST ? text : '';
  }

  /**
   * Returns a lesson's bookmark, or undefined if the lesson isn't open. The lessons share the maximum length equally.
   */
  #bookmarkOf(explainer: RulesExplainer): string | undefined {
    return customElements.get('rules-explainer')
      ? explainer.bookmark(Math.floor((MOST + 1) / this.#explainers.length) - 1)
      : undefined;
  }

  /** Restores the lessons' progress from a bookmark before they start. An empty bookmark restarts them. */
  async resume(text: string): Promise<void> {
    this.#texts = text.split(BETWEEN);
    await customElements.whenDefined('rules-explainer');
    for (const one of this.#explainers) this.#give(one);
  }

  #give(explainer: RulesExplainer): void {
    const text = this.#texts[this.#explainers.indexOf(explainer)] ?? '';
    if (text) this.#given.add(explainer);
    // An empty string overrides the progress saved in this browser, which may belong to another reader.
    explainer.progress = text;
  }

  /** Returns whether to report an event. Ignores events while a lesson restarts from restored progress. */
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
        'The saved progress belongs to another lesson or is damaged. The lesson starts from the beginning.',
      );
    return true;
  }
}
