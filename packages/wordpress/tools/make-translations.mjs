// `npm run translations`: updates languages/*.po, adding new strings without a translation and removing unused ones.
// Then writes the files that WordPress reads: a `.mo` for PHP and a `.json` for the editor script. `-- --check` only
// reports differences.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {mo, po} from 'gettext-parser';
import {root} from './place.mjs';
import {strings} from './strings.mjs';

const folder = `${root}languages/`;
/** Name of the script, which WordPress derives from the block's name. */
const SCRIPT = 'cartavola-element-editor-script';
const isCheck = process.argv.includes('--check');

/** Returns a catalogue with the current strings and the existing translations. */
function renewed(catalogue) {
  const translations = {'': {'': catalogue.translations['']['']}};
  for (const {text, context, note} of strings()) {
    const known = catalogue.translations[context]?.[text];
    translations[context] ??= {};
    translations[context][text] = {
      msgid: text,
      ...(context && {msgctxt: context}),
      msgstr: known?.msgstr ?? [''],
      ...(note && {comments: {extracted: note}}),
    };
  }
  return {...catalogue, translations};
}

const entriesOf = ({translations}) =>
  Object.values(translations)
    .flatMap(Object.values)
    .filter(({msgid}) => msgid !== '');

/** Returns a catalogue in the format that WordPress scripts use. */
function forScript(catalogue, language) {
  const messages = {'': {domain: 'messages', lang: language, 'plural-forms': catalogue.headers['Plural-Forms']}};
  for (const {msgid, msgctxt, msgstr} of entriesOf(catalogue)) if (!msgctxt) messages[msgid] = msgstr;
  return JSON.stringify({domain: 'messages', locale_data: {messages}});
}

const faults = [];
for (const file of readdirSync(folder).filter((name) => name.endsWith('.po'))) {
  const language = /-(\w+)\.po$/.exec(file)[1];
  const before = readFileSync(folder + file);
  const catalogue = renewed(po.parse(before));
  const written = po.compile(catalogue, {foldLength: 0});
  for (const {msgid, msgstr} of entriesOf(catalogue)) {
    if (msgstr.join('') === '') faults.push(`${file} has no translation of "${msgid}"`);
  }
  if (isCheck) {
    if (String(written).trim() !== String(before).trim())
      faults.push(`${file} does not match the sources: run npm run translations`);
    continue;
  }
  writeFileSync(folder + file, `${String(written).trim()}\n`);
  writeFileSync(`${folder}cartavola-${language}.mo`, mo.compile(catalogue));
  writeFileSync(`${folder}cartavola-${language}-${SCRIPT}.json`, forScript(catalogue, language));
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
