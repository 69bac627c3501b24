/** A frame that shows HTML in a page of its own, as a page of others would have it. */
interface ExampleFrame {
  readonly frame: HTMLIFrameElement;
  /** Shows another text. */
  show(html: string): void;
  /** Notes that what is shown has become this by other means: it is what a page that loads again shows. */
  keep(html: string): void;
}

/** Makes a frame of the site's own page `example.html`, or of another one that holds a `<main id="place">`; it is as high as what it shows. */
export function shownIn(title: string, page = 'example.html'): ExampleFrame {
  const frame = document.createElement('iframe');
  frame.className = 'example';
  frame.title = title;
  // The stylesheet of each page says where the root of the site is.
  const sheet = document.querySelector<HTMLLinkElement>('link[href$="cartavola.css"]')!;
  frame.src = new URL(`../${page}`, sheet.href).href;
  let wanted = '';
  const place = (): HTMLElement | null | undefined => frame.contentDocument?.querySelector<HTMLElement>('#place');
  const write = (): void => {
    const main = place();
    if (main) main.innerHTML = wanted;
  };
  frame.addEventListener('load', () => {
    write();
    const {contentDocument} = frame;
    const body = contentDocument?.body;
    if (!body) return;
    const fit = (): void => void (frame.style.blockSize = `${Math.ceil(body.getBoundingClientRect().height)}px`);
    new ResizeObserver(fit).observe(body);
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
