// Posts the height of the frame's content to the page that contains the frame.

/** Whether the page shows either the content that its URL specifies or a problem. */
function isComplete(): boolean {
  const shown: (Element & {readonly isReady?: boolean}) | null = document.body.firstElementChild;
  return shown?.role === 'alert' || (shown?.isReady === true && shown.shadowRoot?.firstElementChild != null);
}

/** A lower height is posted only if it is at most this fraction of the last height. */
const MOST_ROOM = 0.6;

/**
 * Posts the page's height to the parent once the page is complete and whenever the height changes. The parent must
 * first send a message. Later messages from another origin are ignored.
 */
export function postHeight(): void {
  let parentOrigin: string | undefined;
  let posted = {height: 0, width: 0};
  const post = (): void => {
    if (!isComplete()) return;
    // A page from a file or a sandbox has an opaque origin, which can't be a target. The height isn't a secret.
    const target = parentOrigin === 'null' ? '*' : parentOrigin;
    if (target === undefined) return;
    const height = Math.ceil(document.body.scrollHeight);
    // Keep the height if a step is only slightly shorter, so that the text after the frame doesn't move at each step.
    const isKept = posted.width === innerWidth && height < posted.height && height > posted.height * MOST_ROOM;
    posted = {height: isKept ? posted.height : height, width: innerWidth};
    parent.postMessage({cartavola: posted.height}, target);
  };
  addEventListener('message', ({source, origin, data}: MessageEvent<{readonly cartavola?: unknown} | undefined>) => {
    if (source !== parent || (parentOrigin ?? origin) !== origin) return;
    const height = data?.cartavola;
    if (typeof height !== 'number' || !(height > 0)) return;
    parentOrigin = origin;
    posted = {height: 0, width: 0};
    document.body.classList.add('sized');
    document.body.style.setProperty('--parent-height', `${Math.min(height, 10_000)}px`);
    post();
  });
  new ResizeObserver(post).observe(document.body);
  // Browsers pause a `ResizeObserver` in frames that are out of view, so watch the content too.
  const rendering = new MutationObserver(() => isComplete() && post());
  new MutationObserver(() => {
    const root = document.body.firstElementChild?.shadowRoot;
    if (root) rendering.observe(root, {childList: true, subtree: true});
    post();
  }).observe(document.body, {childList: true});
}
