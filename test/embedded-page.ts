/** Test page from test/pages in a frame, under one of the policies in test/embedding/embedding-server.mjs. */

interface Violation {
  readonly violatedDirective: string;
  readonly blockedURI: string;
  readonly sourceFile: string | null;
  readonly sample: string;
}

export interface OpenedPage {
  readonly frame: HTMLIFrameElement;
  readonly document: Document;
  /** Policy directives that were violated, oldest first. The page must load `{{kit}}/violations.js` first. */
  readonly violations: readonly Violation[];
  /** Uncaught errors and rejections. */
  readonly errors: readonly string[];
  close(): void;
}

export interface EmbeddedPage extends OpenedPage {
  /** Makes the failing chunks available again. */
  mend(): Promise<void>;
}

/** Names of the policies in test/embedding/embedding-server.mjs. */
export type Policy = 'strict' | 'trusted-types' | 'own-workers' | 'own-trusted-workers' | 'no-workers';

interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  /** Whether the page serves a copy of the kit from its own origin. */
  readonly ownKit?: boolean;
  /** Names of the kit's chunks that fail to load until `mend` is called. The page must load `{{script}}`. */
  readonly without?: readonly string[];
  /** Kit file that differs from the published one, and how: `byte/…` or `syntax/…`. */
  readonly spoilt?: string;
}

/** Returns the origin of the built kit, which differs from that of the tests. */
export const kitOrigin = async (): Promise<string> => (await fetch('/__kit-origin')).text();

/**
 * Opens a URL in a frame, and waits until it has loaded. `sandbox` lists the frame's sandbox permissions. Undefined
 * means no sandbox.
 */
export async function openAddress(
  address: string,
  width: number,
  height: number,
  sandbox?: string,
): Promise<OpenedPage> {
  const frame = document.createElement('iframe');
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  frame.width = String(width);
  frame.height = String(height);
  frame.src = address;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  document.body.append(frame);
  await loaded;
  const inside = frame.contentWindow as Window & {violations?: Violation[]; errors?: string[]};
  if (!inside.violations || !inside.errors) throw new Error(`${address} did not load violations.js`);
  return {
    frame,
    document: inside.document,
    violations: inside.violations,
    errors: inside.errors,
    close: () => frame.remove(),
  };
}

/** Opens `test/pages/<name>.html` and waits until it has loaded. */
export async function openPage(
  name: string,
  policy?: Policy,
  {width = 800, height = 600, ownKit = false, without, spoilt}: PageOptions = {},
): Promise<EmbeddedPage> {
  const token = crypto.randomUUID().replaceAll('-', '');
  const query = new URLSearchParams({
    ...(policy && {csp: policy}),
    ...(ownKit && {from: 'page'}),
    ...(without && {without: without.join(), token}),
    ...(spoilt && {spoilt}),
  });
  return {
    ...(await openAddress(`/test/pages/${name}.html?${query.toString()}`, width, height)),
    mend: async () => void (await fetch(`${await kitOrigin()}/mend/${token}`)),
  };
}
