/** What is said only when it is asked for stands in the page, and is not shown there. */
const HIDDEN = `
rules-explainer > lesson-step :is(lesson-position, lesson-ask, lesson-answer, lesson-hint, lesson-done) { display: none }
rules-explainer:state(en) > lesson-step > [lang]:not([lang|='en']),
rules-explainer:state(fr) > lesson-step > [lang]:not([lang|='fr']),
rules-explainer:state(it) > lesson-step > [lang]:not([lang|='it']) { display: none }
`;

let sheet: CSSStyleSheet | undefined;
/** How many lessons stand in each root. */
const users = new Map<Document | ShadowRoot, number>();

/** Hides, where an author's lesson stands, what the lesson says later, and what it says in other languages; and shows it again. */
export function styleLessonsIn(root: Document | ShadowRoot): () => void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(HIDDEN);
  }
  const own = sheet;
  const before = users.get(root) ?? 0;
  users.set(root, before + 1);
  if (before === 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, own];
  return () => {
    const left = (users.get(root) ?? 1) - 1;
    if (left > 0) {
      users.set(root, left);
      return;
    }
    users.delete(root);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== own);
  };
}
