// Checks the rules for the WordPress plugin directory that need neither WordPress nor a network. Imitates these checks of
// the official plugin "Plugin Check": plugin_readme, plugin_header_fields, direct_file_access, prefixing,
// i18n_usage, code_obfuscation, localhost, offloading_files, plugin_updater, no_unfiltered_uploads, and from
// plugin_review_phpcs the forbidden functions. `zip.mjs` imitates file_type. Not imitated: checks that run the plugin
// (performance, escaping), trademarks, and what is compared with the latest version of WordPress.
import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';

const SLUG = 'cartavola';
const PREFIX = 'cartavola_';
const root = 'packages/wordpress/';
const read = (file: string): string => readFileSync(root + file, 'utf8');

const plugin = read(`${SLUG}.php`);
const readme = read('readme.txt');
const scripts = ['', 'includes/', 'src/element/'].flatMap((folder) =>
  readdirSync(root + folder)
    .filter((name) => name.endsWith('.php'))
    .map((name) => folder + name),
);
/** The code of a PHP file without comments. */
const codeOf = (file: string): string => read(file).replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const fieldOf = (text: string, name: string): string | undefined =>
  new RegExp(`^(?: \\* )?${name}: *(.*)$`, 'm').exec(text)?.[1]?.trim();
const inReadme = (name: string): string | undefined => fieldOf(readme, name);
const inHeader = (name: string): string | undefined => fieldOf(plugin, name);

test('the readme has the fields of the directory, in their format', () => {
  assert.match(inReadme('Contributors') ?? '', /^[a-z0-9-]+(?:, [a-z0-9-]+)*$/);
  const tags = inReadme('Tags')?.split(', ') ?? [];
  assert.ok(tags.length > 0 && tags.length <= 5, 'the directory shows one to five tags');
  for (const field of ['Requires at least', 'Tested up to']) assert.match(inReadme(field) ?? '', /^\d+\.\d$/, field);
  assert.match(inReadme('Requires PHP') ?? '', /^\d+\.\d$/);
  assert.ok(Number(inReadme('Tested up to')) >= Number(inReadme('Requires at least')));
  assert.match(inReadme('License URI') ?? '', /^https:\/\//);
});

test('the readme and the header of the plugin agree', () => {
  assert.equal(/^=== (.+) ===\n/.exec(readme)?.[1], inHeader('Plugin Name'));
  assert.equal(inReadme('Stable tag'), inHeader('Version'));
  assert.match(inReadme('Stable tag') ?? '', /^\d+\.\d+\.\d+$/, 'the stable tag is a version, not trunk');
  for (const field of ['Requires at least', 'Requires PHP', 'License', 'License URI'])
    assert.equal(inReadme(field), inHeader(field), field);
  assert.match(plugin, new RegExp(`define\\( 'CARTAVOLA_VERSION', '${inHeader('Version')}' \\)`));
});

test('the short description and the sections fit into the directory', () => {
  const [head = '', ...sections] = readme.split(/^== (?=.+ ==$)/m);
  const short = head.trim().split('\n').at(-1)!;
  assert.ok(short.length <= 150, `${short.length} characters, of at most 150`);
  const names = sections.map((section) => section.split(' ==')[0]!);
  for (const name of ['Description', 'Installation', 'Frequently Asked Questions', 'Changelog'])
    assert.ok(names.includes(name), `there is no section “${name}”`);
  assert.ok(sections.every((section) => section.split(/\s+/).length <= 2500));
  const changes = sections.find((section) => section.startsWith('Changelog'))!;
  assert.ok(changes.includes(`= ${inReadme('Stable tag')} =`), 'the changelog lacks the version');
  assert.match(readme, /^== Source code ==$/m, 'minified scripts need a link to their source');
});

test('the header names the licence, the text domain of the slug, and an existing folder of translations', () => {
  assert.match(inHeader('License') ?? '', /^(?:MIT|GPLv2 or later|GPL-2\.0-or-later)$/);
  assert.ok((inHeader('Plugin Name') ?? '').length >= 5);
  assert.ok(inHeader('Description') && inHeader('Author'));
  assert.equal(inHeader('Text Domain'), SLUG);
  assert.ok(existsSync(root + inHeader('Domain Path')!.slice(1)));
  assert.equal(inHeader('Update URI'), undefined, 'the directory updates the plugin');
  const {textdomain} = JSON.parse(read('src/element/block.json')) as {textdomain: string};
  assert.equal(textdomain, SLUG);
});

/** Functions and words that reviewers of the directory refuse. */
const FORBIDDEN =
  /\b(?:eval|create_function|exec|shell_exec|system|passthru|proc_open|popen|move_uploaded_file|base64_decode|str_rot13|gzinflate|curl_\w+|fsockopen|file_get_contents|json_encode|parse_url|strip_tags|rand|mt_rand|unlink|error_reporting|ini_set|set_time_limit|query_posts|extract|goto)\s*\(|<<<|\?>|<\?(?!php)|`|\bALLOW_UNFILTERED_UPLOADS\b|site_transient_update_plugins|localhost|127\.0\.0\.1|\b(?:https?:)?\/\/(?:cdn|unpkg|cdnjs|fonts)\b/;

for (const file of scripts) {
  const code = codeOf(file);
  test(`${file} ends if it is opened directly`, () => {
    const [first] = code.replace(/^<\?php\s*/, '').split('\n');
    assert.equal(first, "defined( 'ABSPATH' ) || exit;");
  });

  test(`${file} defines only names with the plugin's prefix`, () => {
    const defined = [
      ...code.matchAll(/^(?:abstract |final )?(?:function|class|interface|trait|const) (\w+)/gm),
      ...code.matchAll(/\bdefine\( '(\w+)'/g),
    ].map(([, name]) => name!);
    const globals = Array.from(code.matchAll(/^\$(\w+)\s*=|\bglobal \$(\w+)/gm), ([, one, other]) => (one ?? other)!);
    const hooks = Array.from(code.matchAll(/\b(?:do_action|apply_filters)\( '(\w+)'/g), ([, name]) => name!);
    const stored = Array.from(
      code.matchAll(/\b(?:add|update)_option\( '(\w+)'|\bset_transient\( '(\w+)'/g),
      ([, one, other]) => (one ?? other)!,
    );
    for (const name of [...defined, ...globals, ...hooks, ...stored])
      assert.ok(name.toLowerCase().startsWith(PREFIX), `${name} lacks the prefix ${PREFIX}`);
  });

  test(`${file} translates with the plugin's text domain`, () => {
    for (const [call] of code.matchAll(/\b(?:__|_e|_x|_n|_nx|esc_html__|esc_html_e|esc_attr__|esc_attr_e)\( [^;]*?\)/g))
      assert.match(call, /, 'cartavola' \)$/, call);
  });

  test(`${file} uses nothing that the directory refuses`, () => {
    const [found] = FORBIDDEN.exec(code) ?? [];
    assert.equal(found, undefined);
  });
}
