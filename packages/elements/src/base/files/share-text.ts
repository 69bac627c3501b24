/** Text to share, and the URL of the page that it describes. */
interface SharedText {
  readonly text: string;
  readonly url: string | undefined;
}

/**
 * Outcome of sharing: the text was copied, or the reader has to copy it by hand. Undefined if the system's dialog was
 * used or cancelled.
 */
export type Sharing = 'copied' | {readonly text: string} | undefined;

/** Opens the system's share dialog, or copies the text if that fails. Call this in response to a user action. */
export async function shareText({text, url}: SharedText): Promise<Sharing> {
  try {
    const sharing = navigator.share?.({text, ...(url && {url})});
    if (sharing !== undefined) {
      await sharing;
      return undefined;
    }
  } catch (error) {
    if ((error as Partial<Error>).name === 'AbortError') return undefined;
  }
  const whole = [text, ...(url ? [url] : [])].join('\n');
  return (await copy(whole)) ? 'copied' : {text: whole};
}

/** Copies text to the clipboard. Resolves to false if the page may not use the clipboard. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
