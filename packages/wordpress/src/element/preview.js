// Preview of a block in the editor: the kit's own page in a frame. None of the kit's code runs in the editor itself.
import {Notice, Placeholder} from '@wordpress/components';
import {useEffect, useRef, useState} from '@wordpress/element';
import {__} from '@wordpress/i18n';
import elements from '../../includes/elements.json';
import {contentOf, frameAddress, kitAddress} from './frame';
import {BLOCK_ICON, ICONS} from './icons';

const LEAST_HEIGHT = 140;

const NO_KIT = {folder: '', version: ''};

let answer;

/** Checks once whether the kit exists, because it may be missing from a copy of the plugin. */
function askForKit(kit) {
  answer ??= window.fetch(kitAddress(kit, 'embed.html'), {method: 'HEAD'}).then(
    ({status}) => status < 400 || status === 405,
    () => false,
  );
  return answer;
}

function useKit(kit) {
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    let isShown = true;
    askForKit(kit).then((found) => isShown && setThere(found));
    return () => {
      isShown = false;
    };
  }, [kit]);
  return isThere;
}

/** Returns a value once it hasn't changed for `wait` milliseconds. Otherwise, each keystroke would load a page. */
function useSettled(value, wait = 500) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}

/** Returns the height of a frame's content, and the handler for the frame's `load` event. */
function useHeight(initial) {
  const [height, setHeight] = useState(initial);
  const observer = useRef();
  useEffect(() => () => observer.current?.disconnect(), []);
  const look = ({currentTarget}) => {
    observer.current?.disconnect();
    // Newer versions of WordPress isolate the editor from other pages. In that case, the body isn't accessible, so keep
    // the height.
    const body = currentTarget.contentDocument?.body;
    if (!body) return;
    observer.current = new window.ResizeObserver(() => setHeight(Math.max(body.scrollHeight, LEAST_HEIGHT)));
    observer.current.observe(body);
  };
  return [height, look];
}

function Frame({kit, block, isSelected, title}) {
  const address = useSettled(frameAddress(kit, block));
  const [height, look] = useHeight(elements[block.element].height);
  return (
    <div className="cartavola-preview">
      <iframe
        key={address}
        src={address}
        title={title}
        height={height}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        onLoad={look}
      />
      {!isSelected && <div className="cartavola-cover" />}
    </div>
  );
}

/** Shows a placeholder with text while there is nothing else to show. */
const Told = ({element, title, text}) => (
  <Placeholder icon={ICONS[element] ?? BLOCK_ICON} label={title} instructions={text} />
);

/** Shows the preview of a block. */
export function Preview({block, isSelected, title}) {
  const kit = window.cartavolaKit ?? NO_KIT;
  const isThere = useKit(kit);
  const {element, attributes, content} = block;
  const kind = contentOf(element);
  if (!elements[element].framed) {
    return <Told element={element} title={title} text={__('It follows a table of this page.', 'cartavola')} />;
  }
  if ((kind === 'notation' || element === 'game-replay') && !content.trim() && !attributes.src) {
    const text = __('Write cards or a match into the settings of the block, or give the address of one.', 'cartavola');
    return <Told element={element} title={title} text={text} />;
  }
  if (!isThere) {
    return (
      <Notice status="warning" isDismissible={false}>
        {__('The plugin lacks its folder “kit”: readers see the text for readers without scripts.', 'cartavola')}
      </Notice>
    );
  }
  return <Frame kit={kit} block={block} isSelected={isSelected} title={title} />;
}
