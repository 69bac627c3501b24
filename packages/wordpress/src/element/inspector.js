// A block's settings in the sidebar.
import {PanelBody, RangeControl, TextControl, TextareaControl, ToggleControl} from '@wordpress/components';
import {__} from '@wordpress/i18n';
import elements from '../../includes/elements.json';
import {Control} from './control';
import {contentOf, isOffered} from './frame';

/** Attributes that most blocks set, in the order in which they are shown. The others are in a panel that is initially closed. */
const FIRST = ['card', 'game', 'for', 'view', 'players', 'level', 'deck', 'rules', 'target', 'ply', 'seat', 'src'];

/** Position of an attribute among those that are shown first. */
const placeOf = ([name]) => FIRST.indexOf(name);

/** Whether an element is a table. Its text comes last, because it is optional: a match to continue. */
const isTable = (element) => element.endsWith('-table');

/** Attributes that every element has. */
const FOR_ALL = {
  lang: {kind: 'choice', values: ['en', 'fr', 'it']},
  id: {kind: 'text'},
};

/** A setting of the block: the attribute `style` of its element, and the scheme of its frame. */
const SCHEME = {kind: 'choice', values: ['light', 'dark', 'auto'], initial: 'page'};

const GAP = {__nextHasNoMarginBottom: true};
const SIZES = {...GAP, __next40pxDefaultSize: true};

function isJson(text) {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Returns the label for a block's text. */
function contentLabel(kind) {
  if (kind === 'puzzle') return __('Puzzle or set of puzzles, as JSON', 'cartavola');
  if (kind === 'notation') return __('Cards, a position or a match, as notation', 'cartavola');
  return __('Match, as notation or as JSON', 'cartavola');
}

function contentAdvice(kind, text) {
  if (kind !== 'puzzle' || text.trim() === '' || isJson(text)) return undefined;
  return __('This is not valid JSON: readers see no puzzle.', 'cartavola');
}

function Content({block, change}) {
  const kind = contentOf(block.element);
  const text = kind && (
    <TextareaControl
      {...GAP}
      label={contentLabel(kind)}
      help={contentAdvice(kind, block.content)}
      rows={8}
      spellCheck={false}
      value={block.content}
      onChange={(content) => change({content})}
    />
  );
  return (
    <PanelBody title={__('Content', 'cartavola')}>
      {!isTable(block.element) && text}
      <TextControl
        {...SIZES}
        label={__('Caption', 'cartavola')}
        value={block.caption}
        onChange={(caption) => change({caption})}
      />
      <TextareaControl
        {...GAP}
        label={__('Text for readers without scripts', 'cartavola')}
        help={__('Mails, feeds and search engines read it, too.', 'cartavola')}
        value={block.fallback}
        onChange={(fallback) => change({fallback})}
      />
      {isTable(block.element) && text}
    </PanelBody>
  );
}

/** Colours of the page or the reader. */
const Scheme = ({block, change}) => (
  <Control name="scheme" attribute={SCHEME} value={block.scheme} change={(scheme) => change({scheme})} />
);

function Place({block, change}) {
  return (
    <PanelBody title={__('In a frame', 'cartavola')} initialOpen={false}>
      <ToggleControl
        {...GAP}
        label={__('Show it in a frame', 'cartavola')}
        help={__('For sites whose policy forbids scripts in pages.', 'cartavola')}
        checked={block.frame}
        onChange={(frame) => change({frame})}
      />
      {block.frame && (
        <RangeControl
          {...SIZES}
          label={__('Height in pixels', 'cartavola')}
          min={80}
          max={1200}
          value={block.height ?? elements[block.element].height}
          onChange={(height) => change({height})}
        />
      )}
    </PanelBody>
  );
}

/**
 * Returns the letters to keep when the language changes: those of the previous language, which the content uses.
 * Returns undefined if there is no notation, or if its letters are already set.
 */
function lettersToKeep({element, attributes, content}) {
  if (!elements[element].attributes.letters || attributes.letters || !content?.trim()) return undefined;
  return attributes.lang ?? window.cartavolaKit?.lang.slice(0, 2);
}

/** Shows all of a block's settings. Calls `change` with those that have changed. */
export function Inspector({block, change}) {
  const {element, attributes} = block;
  const {framed, content, attributes: known} = elements[element];
  const offered = Object.entries({...known, ...FOR_ALL}).filter(([, attribute]) => isOffered(attribute, attributes));
  const controls = (wanted) =>
    offered
      .filter(([name]) => FIRST.includes(name) === wanted)
      .sort((one, other) => placeOf(one) - placeOf(other))
      .map(([name, attribute]) => (
        <Control
          key={name}
          name={name}
          attribute={attribute}
          value={attributes[name]}
          change={(value) => {
            const {[name]: before, ...others} = attributes;
            const letters = name === 'lang' ? lettersToKeep(block) : undefined;
            const kept = letters ? {...others, letters} : others;
            change({attributes: value === undefined ? kept : {...kept, [name]: value}});
          }}
        />
      ));
  const texts = content !== 'blocks' && <Content block={block} change={change} />;
  return (
    <>
      {!isTable(element) && texts}
      <PanelBody title={__('Settings', 'cartavola')}>{controls(true)}</PanelBody>
      <PanelBody title={__('More settings', 'cartavola')} initialOpen={false}>
        {controls(false)}
        <Scheme block={block} change={change} />
      </PanelBody>
      {framed && <Place block={block} change={change} />}
      {isTable(element) && texts}
    </>
  );
}
