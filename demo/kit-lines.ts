import {kitAddress} from './snippets.js';

/** An element of the kit, in HTML. */
const OF_KIT =
  /<(?:[a-z]+-table|rules-explainer|lesson-step|card-(?:diagram|puzzle)|playing-card|game-replay|score-(?:pad|sheet)|move-log|coach-panel|table-(?:record|controls)|cartavola-settings)[\s>]/;
const SCRIPT = /src="[^"]*\/cartavola\.js"/;

/** The lines that load the kit from this site. */
const kitLines = (): string =>
  `<link rel="stylesheet" href="${kitAddress()}cartavola.css">\n<script type="module" src="${kitAddress()}cartavola.js"></script>\n`;

/** HTML as one pastes it: with the lines that load the kit, and from where this site has it. What has no element of the kit stays as it is. */
export function pasted(html: string): string {
  if (SCRIPT.test(html)) return html.replace(SCRIPT, `src="${kitAddress()}cartavola.js"`);
  const first = OF_KIT.exec(html)?.index;
  if (first === undefined) return html;
  const at = /<html[\s>]/.test(html) ? first : 0;
  return `${html.slice(0, at)}${kitLines()}${html.slice(at)}`;
}

/** HTML as a page of its own. */
export const asPage = (html: string, title: string, lang: string): string =>
  /<html[\s>]/.test(html)
    ? pasted(html)
    : `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${pasted(html).trimEnd()}
</html>
`;
