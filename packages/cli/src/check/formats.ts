import type {PageFault} from './rule.js';
import {onOneLine} from '../control-characters.js';
import {meaningOf} from './codes.js';

/** Finding in a file. */
export interface FileFault extends PageFault {
  readonly file: string;
  /** Text of the line on which the finding begins. */
  readonly source: string;
  /** Whether the file couldn't be read, so nothing in it was checked. */
  readonly isUnchecked?: true;
}

/** Formats findings as lines. */
export type Format = (faults: readonly FileFault[], version: string) => Iterable<string>;

/** Maximum number of characters to show from a line. */
const WIDEST = 100;

/** Returns the line that a finding is on, with its location marked below. */
function excerpt({source, line, column, endLine, endColumn}: FileFault): string {
  const from = column > WIDEST ? column - 40 : 1;
  const shown = source
    .replace(/\r$/, '')
    .slice(from - 1, from - 1 + WIDEST)
    .replaceAll('\t', ' ')
    // One character for each, so that the marks below stay in place.
    .replace(/\p{Cc}/gu, '\ufffd');
  if (shown.trim() === '') return '';
  const width = Math.max(1, (endLine === line ? endColumn : shown.length + from) - column);
  const marks = ' '.repeat(Math.max(0, column - from)) + '^'.repeat(Math.min(width, WIDEST));
  const gutter = String(line);
  return `\n  ${gutter} | ${shown}\n  ${' '.repeat(gutter.length)} | ${marks.slice(0, shown.length + 1)}`;
}

const text: Format = (faults) =>
  faults.map((fault) => {
    const {file, line, column, code, path, message, isWarning} = fault;
    const where = path === '' || code.endsWith(`.${path}`) ? '' : ` ${path}`;
    const told = `${file}:${line}:${column}: ${isWarning ? 'warning: ' : ''}${message} (${code}${where})`;
    return onOneLine(told) + excerpt(fault);
  });

const json: Format = (faults) =>
  faults.map(({source: _, isWarning, isUnchecked: __, ...fault}) =>
    JSON.stringify({...fault, ...(isWarning && {severity: 'warning'})}),
  );

/** Escapes text for a GitHub workflow command. */
const escaped = (value: string): string => value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (value: string): string => escaped(value).replaceAll(':', '%3A').replaceAll(',', '%2C');

const github: Format = (faults) =>
  faults.map(({file, line, column, endLine, endColumn, code, message, isWarning}) => {
    // GitHub uses the end column only if the finding is within one line.
    const end = endLine === line ? `,endColumn=${endColumn}` : '';
    return `::${isWarning ? 'warning' : 'error'} file=${property(file)},line=${line},col=${column},endLine=${endLine}${end},title=${property(code)}::${escaped(message)}`;
  });

/** Converts a relative path to a URI reference. */
const uriOf = (file: string): string => encodeURI(file.replaceAll('\\', '/')).replace(/[?#]/g, encodeURIComponent);

const sarif: Format = (faults, version) => {
  const codes = [...new Set(faults.map(({code}) => code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'cartavola check',
            version,
            rules: codes.map((id) => ({id, shortDescription: {text: meaningOf(id)}})),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: faults.map(({file, line, column, endLine, endColumn, code, message, isWarning}) => ({
          ruleId: code,
          ruleIndex: codes.indexOf(code),
          level: isWarning ? 'warning' : 'error',
          message: {text: message},
          locations: [
            {
              physicalLocation: {
                artifactLocation: {uri: uriOf(file)},
                region: {startLine: line, startColumn: column, endLine, endColumn},
              },
            },
          ],
        })),
      },
    ],
  };
  return [JSON.stringify(log)];
};

/** Output formats, keyed by name. */
export const FORMATS = {text, json, github, sarif} as const satisfies Record<string, Format>;
