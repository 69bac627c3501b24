import {copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {env} from 'node:process';
import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';
import {commandOutput} from './command-output.js';
import {escaped} from './escaped.js';

const site = fileURLToPath(new URL('../', import.meta.url));
const repository = fileURLToPath(new URL('../../', import.meta.url));
const font = `${repository}node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf`;

/** URL of the published site. Feeds and previews need absolute URLs. */
const siteAddress = (env['SITE_ADDRESS'] ?? 'https://cartavola.example').replace(/\/*$/, '/');

/** Path of the published site on its server. */
export const siteRoot = new URL(siteAddress).pathname;

/** Size in pixels of a page's picture in feeds and on social networks. */
const PREVIEW = {width: 1200, height: 630};

/** Metadata in a page's head. */
interface Told {
  /** Path of the page, with `.html`. */
  readonly page: string;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly author: string | undefined;
  /** Publication date, such as `2026-11-20`. */
  readonly published: string | undefined;
  /** Notation for its picture. */
  readonly picture: string | undefined;
  readonly deck: string | undefined;
}

const unescaped = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'"})[name]!,
  );

function toldIn(page: string, html: string): Told {
  const meta = (name: string): string | undefined => {
    const [tag] = new RegExp(`<meta\\s[^>]*(?:name|property)="${name}"[^>]*>`).exec(html) ?? [];
    const content = tag && /content="([^"]*)"/.exec(tag)?.[1];
    return content === undefined ? undefined : unescaped(content);
  };
  return {
    page,
    lang: /<html lang="(\w+)"/.exec(html)?.[1] ?? 'en',
    // Drop the site's name after the dot, because the feed already shows it.
    title: unescaped(/<title>([^<]*)/.exec(html)?.[1]?.trim() ?? page).split(' · ')[0]!,
    description: meta('description') ?? '',
    author: meta('author'),
    published: meta('article:published_time'),
    picture: meta('cartavola:picture'),
    deck: meta('cartavola:deck'),
  };
}

const previewOf = ({page}: Told): string => `previews/${page.replace(/\.html$/, '').replaceAll('/', '-')}.png`;

/** Returns the tags that let other sites preview a page. */
function headTags(told: Told): string {
  const {title, description, published, picture, page} = told;
  const tags = {
    'og:title': title,
    'og:description': description,
    'og:type': published ? 'article' : 'website',
    'og:url': siteAddress + page,
    ...(picture && {
      'og:image': siteAddress + previewOf(told),
      'og:image:width': String(PREVIEW.width),
      'og:image:height': String(PREVIEW.height),
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
    }),
  };
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
    .join('\n    ');
}

/** Makes the links to a page and its translations absolute, for search engines. */
function wholeAlternates(html: string, {page}: Told): string {
  const alternate = (language: string, address: string): string =>
    `<link rel="alternate" hreflang="${language}" href="${escaped(new URL(address, siteAddress + page).href)}" />`;
  const pattern = /<link [^>]*\bhreflang="([\w-]+)"[^>]*\bhref="([^"]*)"[^>]*>/g;
  const all = [...html.matchAll(pattern)].map(([, language, address]) => alternate(language!, address!)).join('\n    ');
  if (all === '') return html;
  return html.replaceAll(pattern, '').replace('</head>', `${all}\n  </head>`);
}

/** Draws the preview picture of a page, and saves it as a file. */
async function draw({picture, lang, deck, title}: Told, file: string): Promise<void> {
  const {width, height} = PREVIEW;
  const size = ['--width', String(width), '--height', String(height), '--scale', '1'];
  const args = ['draw', picture!, '--lang', lang, '--theme', 'felt', '--caption', title, ...size, '--font', font];
  mkdirSync(path.dirname(file), {recursive: true});
  copyFileSync(await commandOutput(deck ? [...args, '--deck', deck] : args, '.png'), file);
}

/** Lists the posts in a folder of the site, newest first. */
const postsIn = (folder: string): readonly Told[] =>
  readdirSync(site + folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => toldIn(`${folder}/${file}`, readFileSync(`${site}${folder}/${file}`, 'utf8')))
    .filter(({published}) => published)
    .sort((a, b) => b.published!.localeCompare(a.published!));

/** Returns the RSS 2.0 feed of a folder. */
function feedOf(folder: string): string {
  const front = toldIn(`${folder}/index.html`, readFileSync(`${site}${folder}/index.html`, 'utf8'));
  const items = postsIn(folder).map((post) => {
    const address = escaped(siteAddress + post.page);
    const picture = post.picture ? `<img src="${escaped(siteAddress + previewOf(post))}" alt="" />` : '';
    return `    <item>
      <title>${escaped(post.title)}</title>
      <link>${address}</link>
      <guid>${address}</guid>
      <pubDate>${new Date(`${post.published!.slice(0, 10)}T08:00:00Z`).toUTCString()}</pubDate>
      <description>${escaped(`<p>${escaped(post.description)}</p>${picture}`)}</description>
    </item>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(front.title)}</title>
    <link>${escaped(siteAddress + front.page)}</link>
    <description>${escaped(front.description)}</description>
    <language>${front.lang}</language>
    <atom:link href="${escaped(siteAddress)}${folder}/feed.xml" rel="self" type="application/rss+xml" />
${items.join('\n')}
  </channel>
</rss>
`;
}

/** Lists the folders with a feed: those whose index page links to one. */
const feeds = (): readonly string[] =>
  readdirSync(site, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && existsSync(`${site}${entry.name}/index.html`) && entry.name !== 'dist')
    .map(({name}) => name)
    .filter((name) => readFileSync(`${site}${name}/index.html`, 'utf8').includes('application/rss+xml'));

/** Vite plugin that generates feeds and previews for pages with metadata in their heads. */
export function previews(): Plugin {
  const drawn = new Map<string, Told>();
  return {
    name: 'previews',
    transformIndexHtml: (html, {path: address}) => {
      const told = toldIn(address.replace(/^\//, '').replace(/(^|\/)$/, '$1index.html'), html);
      const whole = wholeAlternates(html, told);
      if (!told.picture) return whole;
      drawn.set(told.page, told);
      return whole
        .replace(/\s*<meta\s[^>]*name="cartavola:(?:picture|deck)"[^>]*>/g, '')
        .replace('</head>', `${headTags(told)}\n  </head>`);
    },
    configureServer({middlewares}) {
      middlewares.use((request, response, next) => {
        const folder = /^\/([\w-]+)\/feed\.xml/.exec(request.url ?? '')?.[1];
        if (!folder || !feeds().includes(folder)) return next();
        response.setHeader('Content-Type', 'application/rss+xml; charset=utf-8').end(feedOf(folder));
      });
    },
    generateBundle() {
      for (const folder of feeds())
        this.emitFile({type: 'asset', fileName: `${folder}/feed.xml`, source: feedOf(folder)});
    },
    async writeBundle({dir}) {
      for (const told of drawn.values()) await draw(told, `${dir!}/${previewOf(told)}`);
    },
  };
}
