// Formats generated text in the same way as `npm run format` formats files.
import {readFileSync} from 'node:fs';
import {format as formatText} from 'oxfmt';

const options = JSON.parse(readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8'));
delete options.ignorePatterns;
delete options.$schema;

/** Returns the formatted text. The extension of the file name, as in `page.md`, determines the language. */
export async function format(fileName, text) {
  const {code, errors} = await formatText(fileName, text, options);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors.map(({message}) => message).join('; ')}`);
  return code;
}
