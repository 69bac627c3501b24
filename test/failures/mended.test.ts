import {expect} from 'chai';
import {openPage} from '../embedded-page.js';
import {until} from '../tables/table-in-page.js';

const shows = (element: Element, selector: string): boolean => element.shadowRoot?.querySelector(selector) != null;

describe('A page that corrects its request', () => {
  afterEach(() => document.body.replaceChildren());

  it('gets the corrected rules, even if it corrected them before an unwanted lesson loaded', async () => {
    const page = await openPage('stranger', undefined, {width: 700, height: 800});
    const place = (attributes: Readonly<Record<string, string>>): HTMLElement => {
      const element = page.document.createElement('rules-explainer');
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      page.document.body.append(element);
      return element;
    };
    const rules = place({game: 'capodama', view: 'rules', players: '4'});
    await until(() => shows(rules, '.book'));
    rules.setAttribute('view', 'zzz');
    await until(() => shows(rules, '.problem'));
    rules.setAttribute('view', 'rules');
    await until(() => shows(rules, '.book'));
    // Wait for a lesson that needs the same files as the unwanted one.
    const lesson = place({game: 'capodama'});
    await until(() => shows(lesson, '.lesson'));
    await (rules as HTMLElement & {updateComplete: Promise<boolean>}).updateComplete;
    expect(shows(rules, '[part~="rule"]')).to.equal(true);
  });
});
