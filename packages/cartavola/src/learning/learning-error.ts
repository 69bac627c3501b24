/** Problem between the page and a learning platform or an xAPI store. */
interface LearningProblem {
  readonly code: string;
  /** Field or URL at fault. May be empty. */
  readonly path: string;
  readonly message: string;
}

/**
 * Event fired on the document when a message to a platform or store fails, or when its answer can't be read. The page
 * keeps working.
 */
class LearningErrorEvent extends Event {
  readonly detail: LearningProblem;

  constructor(detail: LearningProblem) {
    super('learning-error', {bubbles: true});
    this.detail = detail;
  }
}

const told = new Set<string>();

/** Reports a problem with an event and a console warning. Reports each problem at most once per visit. */
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
