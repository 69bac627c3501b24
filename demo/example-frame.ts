/** Frame that shows HTML in a separate page, as it would look on another site. */
interface ExampleFrame {
  readonly frame: HTMLIFrameElement;
  /** Replaces the HTML in the frame. */
  show(html: string): void;
  /** Stores HTML that the page already shows, so a reload shows it again. */
  keep(html: string): void;
}

/** Matches elements whose height depends on the window. */
const TALL = /<(?:[a-z]+-table|rules-explainer|card-puzzle|game-replay|score-pad)[\s>]/;

/** Whether the height of this HTML depends on the window. */
export const isTall = (html: string): boolean => TALL.test(html);

/**
 * Distance from the viewport, as a share of the window's height, at which a frame starts to load. Loading the frame's
 * content is half the work of loading a page.
 */
const NEAR = 0.25;

/** Calls `callback` once the element comes near the viewport. */
function whenNear(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    {rootMargin: `${100 * NEAR}% 0%`},
  );
  observer.observe(element);
}

/**
 * Creates a frame with the site's page `example.html`, or another page with a `<main id="place">`. It loads when it
 * comes near the viewport. It is as tall as its content, or as the window if the content depends on the window's
 * height.
 */
export function shownIn(title: string, page = 'example.html'): ExampleFrame {
  const frame = document.createElement('iframe');
  frame.className = 'example';
  frame.title = title;
  // The root of the site is relative to the style sheet's URL.
  const sheet = document.querySelector<HTMLLinkElement>('link[href$="cartavola.css"]')!;
  whenNear(frame, () => void (frame.src = new URL(`../${page}`, sheet.href).href));
  let wanted = '';
  const place = (): HTMLElement | null | undefined => frame.contentDocument?.querySelector<HTMLElement>('#place');
  const fit = (): void => {
    const height = frame.contentDocument?.body.getBoundingClientRect().height;
    if (isTall(wanted)) frame.style.blockSize = '';
    else if (height) frame.style.blockSize = `${Math.ceil(height)}px`;
  };
  const write = (): void => {
    frame.classList.toggle('tall', isTall(wanted));
    const main = place();
    if (!main) return;
    main.lang = document.documentElement.lang;
    main.innerHTML = wanted;
    frame.contentDocument!.documentElement.classList.toggle('tall', isTall(wanted));
    // Wait for the next animation frame. Observers don't report a height that has changed back by then.
    requestAnimationFrame(fit);
  };
  frame.addEventListener('load', () => {
    // A frame that isn't loaded yet is empty.
    const body = place() && frame.contentDocument?.body;
    if (!body) return;
    write();
    const observer = new ResizeObserver(() => requestAnimationFrame(fit));
    observer.observe(body);
    // A removed frame has no size, so stop observing.
    frame.contentWindow?.addEventListener('pagehide', () => observer.disconnect(), {once: true});
    fit();
  });
  return {
    frame,
    show(html) {
      wanted = html;
      write();
    },
    keep(html) {
      wanted = html;
    },
  };
}
