// `npm run lint:php`: checks every PHP file with PHP itself, and with PHP_CodeSniffer and the WordPress rules. If those
// rules aren't installed, uses PHP_CodeSniffer's own rules. Reports skipped checks.
import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import process from 'node:process';
import {hasPhp, php} from './php.mjs';
import {root} from './place.mjs';

const inFolder = (folder) => readdirSync(root + folder).map((name) => folder + name);
const files = ['cartavola.php', ...inFolder('includes/'), ...inFolder('src/element/'), ...inFolder('test/php/')].filter(
  (file) => file.endsWith('.php'),
);
const sniffer = process.env.PHPCS_PATH ?? 'phpcs';
const sniff = (...args) => spawnSync(sniffer, args, {cwd: root, encoding: 'utf8'});

let faults = 0;
function tell(what, {status, stdout, stderr}) {
  if (status === 0) return;
  faults += 1;
  console.error(`${what}\n${stdout}${stderr}`);
}

if (hasPhp) for (const file of files) tell(file, php(['-l', file]));
else console.log('Skipped: PHP is not installed, so it did not check any files.');

const installed = sniff('-i');
if (installed.status !== 0) console.log('Skipped: PHP_CodeSniffer (phpcs) is not installed.');
else if (/\bWordPress\b/.test(installed.stdout)) tell('phpcs', sniff('-q', '--standard=phpcs.xml'));
else {
  console.log(
    'Skipped the rules of WordPress: wp-coding-standards/wpcs is not installed. Using the rules of PHP_CodeSniffer.',
  );
  tell('phpcs', sniff('-q', '--standard=phpcs-own.xml'));
}
process.exitCode = faults === 0 ? 0 : 1;
