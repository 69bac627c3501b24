/** Puts a clipboard in place of the browser's; returns what is copied there. Remove it by `Reflect.deleteProperty(navigator, 'clipboard')`. */
export function clipboard(isAllowed = true): string[] {
  const copied: string[] = [];
  const writeText = (text: string): Promise<unknown> =>
    isAllowed ? Promise.resolve(copied.push(text)) : Promise.reject(new DOMException('', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
  return copied;
}
