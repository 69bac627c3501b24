/** Writes a character as in JSON: `\u001b`. */
const escape = (sign: string): string => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Escapes control characters other than line breaks and tabs, so that text from a file can't control the terminal. In
 * JSON, where only strings can contain them, the escapes mean the same.
 */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, escape);

/** Escapes all control characters, so that text from a file can't begin a new line in the output. */
export const onOneLine = (text: string): string => text.replace(/\p{Cc}/gu, escape);
