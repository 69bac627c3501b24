import {partsOf} from '@cartavola/words/parts.js';
import type {Choice, Form} from './choice.js';

/** Files that a page loads for a choice before a reader can use it. */
interface Weight {
  readonly files: number;
  /** Compressed bytes, as sent. */
  readonly bytes: number;
}

type Preload = Readonly<Record<string, readonly string[]>>;
type Sizes = Readonly<Record<string, number>>;

const json = async <T>(address: string): Promise<T> => (await (await fetch(address)).json()) as T;

let loading: Promise<readonly [Preload, Sizes]> | undefined;

/** Sums up the files of a choice, from lists that the kit's build writes. */
export async function weightOf({element, attributes}: Choice, language: string, kit: string): Promise<Weight> {
  loading ??= Promise.all([json<Preload>(`${kit}preload.json`), json<Sizes>('./sizes.json')]);
  loading.catch(() => (loading = undefined));
  const [preload, sizes] = await loading;
  const parts = partsOf({name: element, language, attribute: (name) => attributes.get(name) ?? ''});
  const files = new Set(['cartavola.js', 'cartavola.css', ...parts.flatMap((part) => preload[part] ?? [])]);
  return {files: files.size, bytes: [...files].reduce((sum, file) => sum + (sizes[file] ?? 0), 0)};
}

/** Returns the Content-Security-Policy that a page needs for the kit at a URL, or for a frame. */
export function policyFor(kit: string, form: Form): string {
  if (form === 'frame') return `frame-src ${new URL(kit).origin}`;
  return `script-src ${kit}; style-src ${kit}; worker-src blob:`;
}
