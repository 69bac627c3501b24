// Control for a setting in the inspector. The setting's kind in elements.json determines the control.
import {SelectControl, TextControl, ToggleControl} from '@wordpress/components';
import {__, sprintf} from '@wordpress/i18n';
import {advice, labels, valueLabel} from './labels';

/** Props that make older versions of WordPress use the control sizes of newer versions. */
const SIZES = {__next40pxDefaultSize: true, __nextHasNoMarginBottom: true};

/** Returns the label of the choice that leaves an attribute unset. */
function unsetLabel(name, {initial}) {
  if (initial === undefined) return __('Not set', 'cartavola');
  // translators: %s: default value, such as "Casual".
  return sprintf(__('Default: %s', 'cartavola'), valueLabel(name, initial));
}

function choicesOf(name, attribute, value) {
  // The block's comment may contain a deck or game that the site registers.
  const others = value && !attribute.values.includes(value) ? [value] : [];
  return [
    {value: '', label: unsetLabel(name, attribute)},
    ...[...attribute.values, ...others].map((one) => ({value: one, label: valueLabel(name, one)})),
  ];
}

/** Shows the control for an attribute. Calls `change` with a string, or with undefined to unset the attribute. */
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
