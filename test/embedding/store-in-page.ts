// Statement store that replaces `fetch` in the framed pages with lessons.
export const STORE = 'https://store.example/xapi/';
export const ACTOR = {objectType: 'Agent', mbox: 'mailto:reader@example.org'};
export const LAUNCH = {
  'cartavola-xapi': 'launch',
  endpoint: STORE,
  auth: 'Basic cmVhZGVy',
  actor: JSON.stringify(ACTOR),
  registration: '231859e2-937f-4969-b069-91cf49bfea0c',
  activity_id: 'https://school.example/suits',
};

export interface Statement {
  readonly id: string;
  readonly actor: unknown;
  readonly verb: {readonly id: string};
  readonly object: {readonly id: string};
  readonly result?: Readonly<Record<string, unknown>>;
  readonly context: Readonly<Record<string, unknown>>;
}

export interface Request {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly statements: readonly Statement[];
  readonly keepalive: boolean;
  readonly credentials: string | undefined;
}

/** Replaces the store in every opened frame. `status` is the response to a request. 0 means a network failure. */
export function storeWith(status: (statements: readonly Statement[]) => number): {readonly requests: Request[]} {
  const requests: Request[] = [];
  const fetch = (address: string, {headers, body, keepalive, credentials}: RequestInit): Promise<Response> => {
    const statements = JSON.parse(body as string) as Statement[];
    requests.push({
      address,
      headers: headers as Record<string, string>,
      statements,
      keepalive: keepalive!,
      credentials,
    });
    const answer = status(statements);
    return answer === 0
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(new Response('[]', {status: answer}));
  };
  (globalThis as {storeFetch?: unknown}).storeFetch = fetch;
  return {requests};
}

export const idsIn = (all: readonly Request[]): readonly string[] => [
  ...new Set(all.flatMap(({statements}) => statements.map(({id}) => id))),
];
export const verbOf = ({verb}: Statement): string => /verbs\/(\w+)$/.exec(verb.id)![1]!;
export const kept = (): readonly string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('cartavola:xapi'));

/** Removes the page, its saved statements and the store. */
export function removeStore(): void {
  document.body.replaceChildren();
  localStorage.clear();
  delete (globalThis as {storeFetch?: unknown}).storeFetch;
}
