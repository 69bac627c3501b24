/** Problem between the page and a learning platform or a store of statements. */
interface LearningProblem {
  readonly code: string;
  /** Field, or address, that it is about; may be empty. */
  readonly path: string;
  readonly message: string;
}

/** Fired at the document when something could not be told to a platform or a store, or not be read from it. The page works on. */
class LearningErrorEvent extends Event {
  readonly detail: LearningProblem;

  constructor(detail: LearningProblem) {
    super('learning-error', {bubbles: true});
    this.detail = detail;
  }
}

const told = new Set<string>();

/** Tells of a problem by an event and in the console, each once a visit. */
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
