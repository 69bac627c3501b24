/** Problem communicating with a learning platform or an xAPI store. */
interface LearningProblem {
  readonly code: string;
  /** Field or URL that caused the problem. May be empty. */
  readonly path: string;
  readonly message: string;
}

/**
 * Event fired on the document when a message to a platform or store fails, or when the response can't be read. The page
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

/** Fires an event and logs a warning for a problem, at most once per problem and visit. */
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
