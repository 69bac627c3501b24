// One setting of the inspector, by the kind that the manifest of the elements gives it.
import {SelectControl, TextControl, ToggleControl} from '@wordpress/components';
import {__, sprintf} from '@wordpress/i18n';
import {advice, labels, valueLabel} from './labels';

/** Sizes that newer versions of WordPress have anyway, and older ones ask for. */
const SIZES = {__next40pxDefaultSize: true, __nextHasNoMarginBottom: true};

/** Names what holds where nothing is chosen. */
function unsetLabel(name, {initial}) {
  if (initial === undefined) return __('Not set', 'cartavola');
  // translators: %s: value that holds where nothing is chosen, such as "Casual".
  return sprintf(__('Usual: %s', 'cartavola'), valueLabel(name, initial));
}

function choicesOf(name, attribute, value) {
  // A deck or a game of the site's own, which the block's comment may name.
  const others = value && !attribute.values.includes(value) ? [value] : [];
  return [
    {value: '', label: unsetLabel(name, attribute)},
    ...[...attribute.values, ...others].map((one) => ({value: one, label: valueLabel(name, one)})),
  ];
}

/** Shows the control of an attribute. `change` is told a text, or undefined for what is not set. */
export function Control({name, attribute, value, change}) {
  const common = {label: labels()[name] ?? name, help: advice()[name]};
  const tell = (text) => change(text === '' ? undefined : text);
  if (attribute.kind === 'toggle') {
    return (
      <ToggleControl
        {...common}
        __nextHasNoMarginBottom
        checked={value !== undefined && value !== 'false'}
        onChange={(isOn) => change(isOn ? 'true' : undefined)}
      />
    );
  }
  if (attribute.kind === 'choice') {
    return (
      <SelectControl
        {...common}
        {...SIZES}
        value={value ?? ''}
        options={choicesOf(name, attribute, value)}
        onChange={tell}
      />
    );
  }
  const type = {number: 'number', address: 'url'}[attribute.kind] ?? 'text';
  return (
    <TextControl
      {...common}
      {...SIZES}
      type={type}
      value={value ?? ''}
      placeholder={attribute.initial}
      onChange={tell}
    />
  );
}
