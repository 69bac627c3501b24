/** Problem between the page and a learning platform or an xAPI store. */
interface LearningProblem {
  readonly code: string;
  /** Field or URL that it is about. May be empty. */
  readonly path: string;
  readonly message: string;
}

/** Fired on the document when a message to a platform or store fails, or its answer can't be read. The page continues to work. */
class LearningErrorEvent extends Event {
  readonly detail: LearningProblem;

  constructor(detail: LearningProblem) {
    super('learning-error', {bubbles: true});
    this.detail = detail;
  }
}

const told = new Set<string>();

/** Reports a problem with an event and a console warning, at most once per visit. */
export function tell(code: string, path: string, message: string): void {
  const problem = {code: `learning.${code}`, path, message};
  if (told.has(code + path)) return;
  told.add(code + path);
  console.warn(`Cartavola: ${message} (${problem.code}${path && `, ${path}`})`);
  document.dispatchEvent(new LearningErrorEvent(problem));
}

declare global {
  interface DocumentEventMap {
    'learning-error': LearningErrorEvent;
  }
}
