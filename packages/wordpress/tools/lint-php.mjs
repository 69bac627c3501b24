// `npm run lint:php`: reads every file of PHP by PHP itself, and by PHP_CodeSniffer with the rules of WordPress, or with those rules that it has of
// its own, where WordPress's are not installed. Says what it could not try.
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
else console.log('Not tried: PHP is not installed, so no file of PHP was read by it.');

const installed = sniff('-i');
if (installed.status !== 0) console.log('Not tried: PHP_CodeSniffer (phpcs) is not installed.');
else if (/\bWordPress\b/.test(installed.stdout)) tell('phpcs', sniff('-q', '--standard=phpcs.xml'));
else {
  console.log(
    'Not tried: PHP_CodeSniffer has no rules of WordPress here (wp-coding-standards/wpcs); those of its own were.',
  );
  tell('phpcs', sniff('-q', '--standard=phpcs-own.xml'));
}
process.exitCode = faults === 0 ? 0 : 1;
