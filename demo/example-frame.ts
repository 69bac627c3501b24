/** A frame that shows HTML in a page of its own, as a page of others would have it. */
interface ExampleFrame {
  readonly frame: HTMLIFrameElement;
  /** Shows another text. */
  show(html: string): void;
  /** Notes that what is shown has become this by other means: it is what a page that loads again shows. */
  keep(html: string): void;
}

/** Elements that are as high as the window around lets them be. */
const TALL = /<(?:[a-z]+-table|rules-explainer|card-puzzle|game-replay|score-pad)[\s>]/;

/** True if what is shown is as high as the window around lets it be. */
export const isTall = (html: string): boolean => TALL.test(html);

/** Distance from the view, in parts of the window's height, at which a frame begins to load: what it shows is half of a page's work. */
const NEAR = 0.25;

/** Calls back once, as soon as the element comes near the view. */
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
 * Makes a frame of the site's own page `example.html`, or of another one that holds a `<main id="place">`, loaded when it comes near the
 * view; it is as high as what it shows, or as a window where that depends on the window.
 */
export function shownIn(title: string, page = 'example.html'): ExampleFrame {
  const frame = document.createElement('iframe');
  frame.className = 'example';
  frame.title = title;
  // The stylesheet of each page says where the root of the site is.
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
    main.innerHTML = wanted;
    frame.contentDocument!.documentElement.classList.toggle('tall', isTall(wanted));
    // Not at once: a height that has gone before the next frame is one that no observer tells of.
    requestAnimationFrame(fit);
  };
  frame.addEventListener('load', () => {
    // A frame that waits is empty.
    const body = place() && frame.contentDocument?.body;
    if (!body) return;
    write();
    const observer = new ResizeObserver(() => requestAnimationFrame(fit));
    observer.observe(body);
    // A frame that was taken out of the page has no size that could settle.
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
