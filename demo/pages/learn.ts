import {followedRules} from '../site/rulebook.js';
import {escaped} from '../site/escaped.js';
import {storyHtml, type StoryTexts} from '../site/layout.js';
import {puzzleCount} from '../site/numbers.js';
import type {SiteLanguage} from '../site/site-pages.js';
import {cardsIn, paragraphs} from './games.js';
import {texts as en} from './learn.en.js';
import {texts as fr} from './learn.fr.js';
import {texts as it} from './learn.it.js';
import {localHtml, pasteHtml} from './settings.js';

/** Steps of the custom lesson. The answers' keys are the cards that they are about. */
interface LessonSteps {
  readonly following: string;
  readonly trumps: string;
  readonly deal: string;
  readonly worked: {readonly text: string; readonly done: string};
  readonly finish: {
    readonly text: string;
    readonly KH: string;
    readonly AS: string;
    readonly missed7H: string;
    readonly hint: string;
    readonly done: string;
  };
  readonly alone: {readonly text: string; readonly answer: string; readonly done: string};
  readonly take: {readonly text: string; readonly KH: string; readonly done: string};
  readonly predict: {readonly text: string; readonly answer: string};
  readonly free: string;
}

/** Strings of the page with all cards: the titles of the decks. */
export interface CardStrings {
  readonly french: string;
  readonly four: string;
  readonly italian: string;
}

/** Texts of the pages about playing and learning. `{7D}` is a card (see `cardsIn`). */
export interface LearnTexts {
  readonly rules: StoryTexts & {
    readonly before: readonly string[];
    readonly start: string;
    readonly after: string;
  };
  readonly lesson: StoryTexts & {
    readonly before: readonly string[];
    readonly steps: LessonSteps;
    readonly written: readonly [heading: string, text: string];
    readonly after: string;
  };
  readonly cards: StoryTexts & {
    readonly text: string;
    readonly caption: string;
    readonly all: readonly [heading: string, text: string];
    readonly strings: CardStrings;
  };
  readonly puzzles: Omit<StoryTexts, 'description'> & {
    /** `count` is the number of puzzles of each game. */
    readonly description: (count: number) => string;
    readonly unseen: string;
    readonly fallback: string;
    readonly caption: string;
    readonly after: string;
  };
  readonly pad: StoryTexts & {
    readonly unseen: string;
    readonly fallback: string;
    readonly caption: string;
    readonly after: string;
  };
}

const TEXTS: Readonly<Record<SiteLanguage, LearnTexts>> = {en, fr, it};

/** Page with the kit's lessons and rules. */
export async function rulesPage(language: SiteLanguage): Promise<string> {
  const texts = TEXTS[language].rules;
  const {before, start, after} = texts;
  return storyHtml(
    'rules',
    language,
    texts,
    `${paragraphs(before)}
      <h2>${start}</h2>
      <div class="wide">
        <rules-explainer game="capodama"${localHtml(language)}>${await followedRules(language)}</rules-explainer>
      </div>
      ${pasteHtml('rules', language)}
      <p>${after}</p>`,
    {script: 'explainer-page'},
  );
}

/** Second step of the custom lesson. The page also shows it as source code. */
const secondStep = ({
  following,
  finish,
}: LessonSteps): string => `          <lesson-step skill="${following}" stage="finish" rule="capodama.follow">
            <p>${finish.text}</p>
            <lesson-position players="4" hand="JC 7H KH AS" trick="KC 8C"></lesson-position>
            <lesson-ask kind="choose" goal="legal"></lesson-ask>
            <lesson-answer card="KH">${finish.KH}</lesson-answer>
            <lesson-answer card="AS">${finish.AS}</lesson-answer>
            <lesson-answer missed="7H">${finish.missed7H}</lesson-answer>
            <lesson-hint>${finish.hint}</lesson-hint>
            <lesson-done>${finish.done}</lesson-done>
          </lesson-step>`;

function stepsHtml(steps: LessonSteps): string {
  const {following, trumps, deal, worked, alone, take, predict, free} = steps;
  return `          <lesson-step skill="${following}" stage="worked" rule="capodama.follow">
            <p>${worked.text}</p>
            <lesson-position players="4" double="D" capo="2" leader="1" hand="9C 7H KH AS" moves="1:AC 2:8C 3:TC 0:9C"></lesson-position>
            <lesson-done>${worked.done}</lesson-done>
          </lesson-step>
${secondStep(steps)}
          <lesson-step skill="${following}" stage="alone" rule="capodama.follow">
            <p>${alone.text}</p>
            <lesson-position players="4" hand="JD QH TC 9D" trick="AS 9S 8S"></lesson-position>
            <lesson-ask kind="choose" goal="legal"></lesson-ask>
            <lesson-answer>${alone.answer}</lesson-answer>
            <lesson-done>${alone.done}</lesson-done>
          </lesson-step>
          <lesson-step skill="${trumps}" rule="capodama.trumps">
            <p>${take.text}</p>
            <lesson-position players="4" hand="KH QH TC 9S" trick="AD 7D JD"></lesson-position>
            <lesson-ask kind="play" goal="wins"></lesson-ask>
            <lesson-answer card="KH">${take.KH}</lesson-answer>
            <lesson-done>${take.done}</lesson-done>
          </lesson-step>
          <lesson-step skill="${trumps}" rule="capodama.win-trick">
            <p>${predict.text}</p>
            <lesson-position players="4" double="S" capo="1" leader="1" hand="8C 9S" moves="1:AC 2:QH 3:7H 0:8C"></lesson-position>
            <lesson-ask kind="predict"></lesson-ask>
            <lesson-answer>${predict.answer}</lesson-answer>
          </lesson-step>
          <lesson-step skill="${deal}">
            <p>${free}</p>
            <lesson-ask kind="free" seed="following suit"></lesson-ask>
          </lesson-step>`;
}

/** Page with a custom lesson. */
export async function lessonPage(language: SiteLanguage): Promise<string> {
  const texts = TEXTS[language].lesson;
  const {before, steps, written, after} = texts;
  return storyHtml(
    'lesson',
    language,
    texts,
    `${await cardsIn(paragraphs(before), 'capodama', language)}
      <div class="wide">
        <rules-explainer game="capodama"${localHtml(language)}>
${stepsHtml(steps)}
          ${await followedRules(language)}
        </rules-explainer>
      </div>
      ${pasteHtml('lesson', language)}
      <h2>${written[0]}</h2>
      <p>${written[1]}</p>
      <pre class="step"><code>${escaped(secondStep(steps).replaceAll(/^ {10}/gm, ''))}</code></pre>
      <p>${after}</p>`,
    {script: 'explainer-page'},
  );
}

/** Page with all cards. */
export function cardsPage(language: SiteLanguage): string {
  const texts = TEXTS[language].cards;
  const {text, caption, all, strings} = texts;
  return storyHtml(
    'cards',
    language,
    texts,
    `<p>${text}</p>
      <figure class="card">
        <playing-card id="shown"${localHtml(language)} card="QH"></playing-card>
        <figcaption>${caption}</figcaption>
      </figure>
      ${pasteHtml('cards', language)}
      <h2>${all[0]}</h2>
      <p>${all[1]}</p>
      <div id="decks" class="wide"></div>`,
    {script: 'cards-page', strings},
  );
}

/** Page with the kit's puzzles. */
export function puzzlesPage(language: SiteLanguage): string {
  const texts = TEXTS[language].puzzles;
  const {unseen, fallback, caption, after} = texts;
  return storyHtml(
    'puzzles',
    language,
    {...texts, description: texts.description(puzzleCount())},
    `<h2 class="unseen">${unseen}</h2>
      <figure class="table">
        <card-puzzle id="puzzle" game="scopa" src="./cartavola/puzzles/scopa.json" save="demo-puzzles"${localHtml(language, 'scopa', 'deck')}><p>${fallback}</p></card-puzzle>
        <figcaption>${caption}</figcaption>
      </figure>
      ${pasteHtml('puzzles', language)}
      <p>${after}</p>`,
    {script: 'puzzles-page', isBrief: true},
  );
}

/** Page with a score pad. */
export function padPage(language: SiteLanguage): string {
  const texts = TEXTS[language].pad;
  const {unseen, fallback, caption, after} = texts;
  return storyHtml(
    'pad',
    language,
    texts,
    `<h2 class="unseen">${unseen}</h2>
      <figure class="table pad">
        <score-pad id="pad" game="scopa" save="demo-pad"${localHtml(language, 'scopa', 'rules')}><p>${fallback}</p></score-pad>
        <figcaption>${caption}</figcaption>
      </figure>
      ${pasteHtml('pad', language)}
      <p>${after}</p>`,
    {script: 'pad-page'},
  );
}
