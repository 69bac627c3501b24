// Posts the height of the frame's content to the page that contains the frame.

/** Whether the page shows the content that its URL names, or a problem. */
function isComplete(): boolean {
  const shown: (Element & {readonly isReady?: boolean}) | null = document.body.firstElementChild;
  return shown?.role === 'alert' || (shown?.isReady === true && shown.shadowRoot?.firstElementChild != null);
}

/** A lower height is only posted if it is at most this fraction of the last one. */
const MOST_ROOM = 0.6;

/** Posts the height of the page to the parent that asked first, once the page is complete and whenever its height changes. */
export function postHeight(): void {
  let parentOrigin: string | undefined;
  let posted = {height: 0, width: 0};
  const post = (): void => {
    if (!isComplete()) return;
    // A page from a file or a sandbox has an opaque origin, which can't be a target. The height isn't a secret.
    const target = parentOrigin === 'null' ? '*' : parentOrigin;
    if (target === undefined) return;
    const height = Math.ceil(document.body.scrollHeight);
    // A slightly shorter step keeps the height. Otherwise, the text after the frame would move with each step.
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
  // Browsers pause a `ResizeObserver` in frames that are out of sight.
  const rendering = new MutationObserver(() => isComplete() && post());
  new MutationObserver(() => {
    const root = document.body.firstElementChild?.shadowRoot;
    if (root) rendering.observe(root, {childList: true, subtree: true});
    post();
  }).observe(document.body, {childList: true});
}
