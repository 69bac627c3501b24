// Reads what the manifest's analyzer can't read from TypeScript: the class of each defined name, and types with
// resolved aliases.
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ts} from '../compiler-api.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const elements = `${root}packages/elements/`;
const {NoTruncation, InTypeAlias, UseSingleQuotesForStringLiteralType: SingleQuotes} = ts.TypeFormatFlags;

/** Files that each define an element. Their names have a hyphen. */
const definitions = () =>
  readdirSync(`${elements}src/define`)
    .filter((name) => /^\w+-[\w-]+\.ts$/.test(name))
    .map((name) => `${elements}src/define/${name}`);

/**
 * Returns the element that a file defines with `define('its-name', ItsClass)`: the name, and the class as an
 * expression.
 */
function definitionIn(source) {
  for (const statement of source.statements) {
    const call = ts.isExpressionStatement(statement) && statement.expression;
    if (!call || !ts.isCallExpression(call) || call.expression.getText() !== 'define') continue;
    const [name, element] = call.arguments;
    return {tagName: name.text, element};
  }
  throw new Error(`${source.fileName} does not define an element`);
}

/**
 * Returns a type as text, with its alias resolved. Replaces `string & {}`, which only preserves completion for a union
 * of strings, with `string`.
 */
function write(checker, type) {
  const whole = (one) => checker.typeToString(one, undefined, NoTruncation | InTypeAlias | SingleQuotes);
  const present = checker.getNonNullableType(type);
  // An alias within a union is resolved only if the union is written without `undefined`.
  const text = present === type ? whole(type) : `${whole(present)} | undefined`;
  return text.replaceAll('(string & {})', 'string').replaceAll('readonly ', '');
}

function eventMapOf(checker, source) {
  const map = checker
    .getSymbolsInScope(source, ts.SymbolFlags.Interface)
    .find(({name}) => name === 'HTMLElementEventMap');
  return checker.getDeclaredTypeOfSymbol(map);
}

/**
 * Lists the elements: `{tagName, className, file, typeOf, eventOf}`. `file` is the path of the defining file, relative
 * to `src`. `typeOf` returns the type of a property as text. `eventOf` returns the class and the detail of an event,
 * given its name.
 */
export function typedElements() {
  const {options} = ts.getParsedCommandLineOfConfigFile(`${elements}tsconfig.json`, {noEmit: true}, ts.sys);
  const program = ts.createProgram(definitions(), options);
  const checker = program.getTypeChecker();
  const memberOf = (type, name) => {
    const member = checker.getPropertyOfType(type, name);
    return member && checker.getTypeOfSymbol(member);
  };
  return definitions().map((file) => {
    const source = program.getSourceFile(file);
    const {tagName, element} = definitionIn(source);
    const instance = checker.getTypeAtLocation(element).getConstructSignatures()[0].getReturnType();
    const events = eventMapOf(checker, source);
    return {
      tagName,
      className: instance.symbol.name,
      file: path.posix.relative(`${elements}src`, file),
      typeOf(name) {
        const type = memberOf(instance, name);
        return type && write(checker, type);
      },
      eventOf(name) {
        const type = memberOf(events, name);
        if (!type) throw new Error(`HTMLElementEventMap lacks ${name} of <${tagName}>`);
        return {type: type.symbol.name, detail: write(checker, memberOf(type, 'detail'))};
      },
    };
  });
}
