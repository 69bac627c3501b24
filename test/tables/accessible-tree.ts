// Test helpers: the accessibility tree of a table, as an outline of roles, names and states.
import {executeServerCommand} from '@web/test-runner-commands';

interface Value {
  readonly value: unknown;
}

/** Node in the format of the Chrome DevTools Protocol. */
interface AccessibleNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly properties?: readonly {readonly name: string; readonly value: Value}[];
  readonly childIds?: readonly string[];
}

const STATES = ['disabled', 'expanded', 'pressed', 'modal'];
/** Roles of nodes that only group other nodes. */
const TRANSPARENT = ['none', 'generic', 'sectionheader'];
/** Roles that are named by their content. */
const NAMED_BY_CONTENT = ['button', 'heading', 'columnheader', 'rowheader', 'cell', 'term'];

const text = (value: Value | undefined): string => (typeof value?.value === 'string' ? value.value : '');

const letters = (words: string): string => words.replace(/\s/g, '');

const level = ({properties}: AccessibleNode): string =>
  String(properties?.find(({name}) => name === 'level')?.value.value);

/**
 * Returns the outline of the only table in the page, or of another region, with or without the current text in live
 * regions.
 */
export async function outline({isLiveTold = false} = {}): Promise<string> {
  const {nodes} = await executeServerCommand<{nodes: readonly AccessibleNode[]}, undefined>('accessibility-tree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const roleOf = (node: AccessibleNode): string => (node.ignored ? 'none' : text(node.role));

  /** Returns the children that are exposed, with the text between them. */
  function contents(node: AccessibleNode): (AccessibleNode | string)[] {
    return (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      if (!child) return [];
      const role = roleOf(child);
      if (role === 'ListMarker') return [];
      if (role === 'StaticText') return [text(child.name)];
      return TRANSPARENT.includes(role) ? contents(child) : [child];
    });
  }

  function lines(node: AccessibleNode): string[] {
    const role = roleOf(node);
    const name = text(node.name);
    const states = (node.properties ?? [])
      .filter(({name, value}) => STATES.includes(name) && value.value !== false)
      .map(({name, value}) => ` ${name}=${String(value.value)}`);
    if (role === 'heading') states.push(` level=${level(node)}`);
    const head = `- ${role}${name && ` "${name}"`}${states.join('')}`;
    if (!isLiveTold && ['status', 'alert', 'log'].includes(role)) return [head];
    const inner: string[] = [];
    let run = '';
    const flush = (): void => {
      const words = run.replace(/\s+/g, ' ').trim();
      if (words && !(NAMED_BY_CONTENT.includes(role) && letters(words) === letters(name)))
        inner.push(`- text: ${words}`);
      run = '';
    };
    for (const part of contents(node)) {
      if (typeof part === 'string') run += `${part} `;
      else {
        flush();
        inner.push(...lines(part));
      }
    }
    flush();
    // If there is only text, it is on the same line as the role.
    if (inner.length === 1 && inner[0]!.startsWith('- text: ')) return [`${head}: ${inner[0]!.slice(8)}`];
    return [head, ...inner.map((line) => `  ${line}`)];
  }

  const table = nodes.find((node) => !node.ignored && text(node.role) === 'region' && text(node.name) !== '');
  return table ? `${lines(table).join('\n')}\n` : '';
}
