import assert from 'node:assert/strict';
import {execFileSync, spawn} from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {platform, tmpdir} from 'node:os';
import path from 'node:path';
import {after, describe, it} from 'node:test';
import {runCommand, type Surroundings} from '@cartavola/cli';
import {unzipSync} from 'fflate';
import {command} from '../cli/in-process.js';

const ROOT = process.cwd();
const FOLDER = mkdtempSync(path.join(tmpdir(), 'cartavola-'));
after(() => rmSync(FOLDER, {recursive: true}));

const PAGE = '<script src="cartavola.js"></script><rules-explainer game="capra"></rules-explainer>';
/** `it` for tests of devices and pipes, which Windows doesn't have. */
const onUnix = platform() === 'win32' ? it.skip : it;

interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the command as a process in its own folder. `input` is the file for standard input. */
function run(args: readonly string[], input?: string): Promise<Ended> {
  const kit = path.join(FOLDER, 'kit');
  const script = `const {main} = await import(${JSON.stringify(path.join(ROOT, 'node_modules/.cache/cartavola/cartavola.mjs'))});
    process.argv.splice(1, 0, 'cartavola'); await main({kit: ${JSON.stringify(kit)}});`;
  const from = input === undefined ? undefined : openSync(input, 'r');
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, '--', ...args], {
    cwd: FOLDER,
    stdio: [from ?? 'ignore', 'pipe', 'pipe'],
  });
  if (from !== undefined) closeSync(from);
  let [output, errors] = ['', ''];
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise((resolve) => child.on('close', (status) => resolve({status, output, errors})));
}

/** Writes files to the commands' folder. */
function have(files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(FOLDER, path.dirname(name)), {recursive: true});
    writeFileSync(path.join(FOLDER, name), content);
  }
}

const BINARY = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]);

describe('Files that the command reads', () => {
  // Builds the command's bundle, which `run` imports.
  execFileSync(process.execPath, ['tools/build/cartavola.mjs', '--version']);
  have({'kit/cartavola.js': '', 'kit/learning.js': '', empty: '', binary: BINARY, 'sub/a': ''});
  have({large: ''});
  truncateSync(path.join(FOLDER, 'large'), 200_000_000);

  for (const [verb, args] of Object.entries({
    check: (file: string) => ['check', file],
    convert: (file: string) => ['convert', file],
    draw: (file: string) => ['draw', `@${file}`],
    sheet: (file: string) => ['sheet', '--puzzles', file],
  }))
    for (const [file, code] of Object.entries({
      none: 'file.missing',
      sub: 'file.folder',
      empty: 'file.empty',
      binary: 'file.text',
      large: 'file.large',
    }))
      it(`are rejected with one line: ${verb} ${file}`, async () => {
        const {status, output, errors} = await run(args(file));
        assert.deepEqual([status, output], [2, '']);
        assert.match(errors, new RegExp(`^cartavola: ${file} cannot be read: .+ \\(${code}\\)\\n$`));
      });

  for (const verb of ['replay', 'canonical', 'refusal', 'choose', 'review'])
    it(`are rejected with one line: ${verb}`, async () => {
      for (const [file, code] of Object.entries({none: 'file.missing', sub: 'file.folder', large: 'file.large'})) {
        const {status, errors} = await run([verb, file]);
        assert.equal(status, 2);
        assert.match(errors, new RegExp(`^cartavola: ${file} cannot be read: .+ \\(${code}\\)\\n$`));
      }
    });

  onUnix('are regular files: no devices, and no pipes that nobody writes to', async () => {
    execFileSync('mkfifo', [path.join(FOLDER, 'pipe')]);
    for (const args of [
      ['draw', '@/dev/urandom'],
      ['draw', '@pipe'],
      ['check', 'pipe'],
      ['convert', '/dev/zero'],
      ['replay', 'pipe'],
      ['sheet', '--puzzles', 'pipe'],
    ]) {
      const {status, output, errors} = await run(args);
      assert.deepEqual([status, output], [2, ''], args.join(' '));
      assert.match(errors, /^cartavola: \S+ cannot be read: .+ \(file\.kind\)\n$/, args.join(' '));
    }
  });

  onUnix('are regular files as fonts, too', async () => {
    for (const font of ['/dev/zero', 'pipe', 'sub', 'none', 'large']) {
      const {status, output, errors} = await run(['draw', 'AS', '-o', 'a.png', '--font', font]);
      assert.deepEqual([status, errors], [1, ''], font);
      assert.match(output, new RegExp(`"code":"draw.font".*"${font} cannot be read: .+ \\(file\\.`));
    }
  });

  onUnix('end even if standard input does not', async () => {
    for (const args of [['draw'], ['convert'], ['replay']]) {
      const {status, output, errors} = await run(args, '/dev/zero');
      assert.deepEqual([status, output], [2, ''], args.join(' '));
      assert.match(errors, /^cartavola: standard input cannot be read: .+ \(file\.large\)\n$/);
    }
  });
});

describe('cartavola scorm in a folder', () => {
  const pack = async (name: string, html: string): Promise<Ended & {readonly files: readonly string[]}> => {
    have({[`${name}/lesson.html`]: html});
    const ended = await run(['scorm', `${name}/lesson.html`, '-o', `${name}.zip`]);
    const zip = readdirSync(FOLDER).includes(`${name}.zip`)
      ? readFileSync(path.join(FOLDER, `${name}.zip`))
      : undefined;
    return {...ended, files: zip ? Object.keys(unzipSync(zip)) : []};
  };
  const codesIn = ({output}: Ended): readonly string[] =>
    output
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as {error: {code: string}}).error.code);

  onUnix('packs no file outside the folder, whatever the path', async () => {
    have({'secret.txt': 'secret', 'links/inside.txt': ''});
    symlinkSync('../secret.txt', path.join(FOLDER, 'links/secret.txt'));
    symlinkSync('..', path.join(FOLDER, 'links/up'));
    symlinkSync('inside.txt', path.join(FOLDER, 'links/alias.txt'));
    const addresses = ['secret.txt', 'up/secret.txt', '%2e%2e/secret.txt', '..\\secret.txt'];
    for (const address of addresses) {
      const ended = await pack('links', `${PAGE}<img src="${address}">`);
      assert.deepEqual(
        [ended.status, codesIn(ended), ended.errors, ended.files],
        [1, ['scorm.outside'], '', []],
        address,
      );
    }
    symlinkSync('../secret.txt', path.join(FOLDER, 'links/page.html'));
    assert.deepEqual(codesIn(await run(['scorm', 'links/page.html', '-o', 'page.zip'])), ['scorm.outside']);
    const fine = await pack('links', `${PAGE}<img src="alias.txt">`);
    assert.deepEqual([fine.status, fine.files.includes('alias.txt')], [0, true]);
  });

  onUnix('packs no name that a system takes for a path, and no pipe', async () => {
    have({'names/a\\b.png': '', 'names/c:d.png': '', 'names/__proto__': ''});
    execFileSync('mkfifo', [path.join(FOLDER, 'names/pipe.png')]);
    for (const [address, code] of [
      ['a%5Cb.png', 'scorm.name'],
      ['./c%3Ad.png', 'scorm.name'],
      ['__proto__', 'scorm.name'],
      ['pipe.png', 'scorm.file'],
    ] as const) {
      const ended = await pack('names', `${PAGE}<img src="${address}">`);
      assert.deepEqual([ended.status, codesIn(ended), ended.errors, ended.files], [1, [code], '', []], address);
    }
  });
});

describe('Files that the command writes', () => {
  it('are complete, and leave no temporary files', async () => {
    have({'out/old.svg': 'old'});
    const folder = path.join(FOLDER, 'out');
    const once = await run(['draw', 'AS', '-o', 'out/a.svg']);
    const again = await run(['draw', 'AS', '-o', 'out/a.svg']);
    const over = await run(['draw', 'AS', '-o', 'out/old.svg', '--force']);
    const nowhere = await run(['draw', 'AS', '-o', 'nowhere/a.svg']);
    const folderItself = await run(['draw', 'AS', '-o', 'out', '--force']);
    assert.deepEqual([once.status, again.status, over.status], [0, 2, 0]);
    assert.equal(again.errors, 'cartavola: there is already a file out/a.svg: add --force to overwrite it\n');
    assert.match(nowhere.errors, /^cartavola: nowhere\/a\.svg cannot be written: .+ \(file\.missing\)\n$/);
    assert.match(folderItself.errors, /^cartavola: out cannot be written: .+ \(file\.folder\)\n$/);
    assert.deepEqual(readdirSync(folder).sort(), ['a.svg', 'old.svg']);
    assert.deepEqual(readFileSync(path.join(folder, 'old.svg')), readFileSync(path.join(folder, 'a.svg')));
  });

  onUnix('are written through a link, and into a device', async () => {
    have({'linked/there.svg': 'old'});
    symlinkSync('there.svg', path.join(FOLDER, 'linked/link.svg'));
    assert.equal((await run(['draw', 'AS', '-o', 'linked/link.svg', '--force'])).status, 0);
    assert.match(readFileSync(path.join(FOLDER, 'linked/there.svg'), 'utf8'), /^<svg/);
    assert.equal((await run(['draw', 'AS', '-o', '/dev/null', '--force'])).status, 0);
  });
});

describe('Errors in the command', () => {
  it('print one line without a stack if they are unexpected', async () => {
    const complaints: string[] = [];
    const broken = {
      version: '1',
      print: () => {
        throw new TypeError('first\nsecond');
      },
      complain: (line: string) => void complaints.push(line),
    } as unknown as Surroundings;
    assert.equal(await runCommand(['--version'], broken), 2);
    assert.deepEqual(complaints, ['cartavola: unexpected error: TypeError: first']);
  });

  it('print one line for any file name', async () => {
    const {complaints} = await command(['check', 'a\nb\u001b[31m']);
    assert.deepEqual(
      complaints.map((line) => /[\p{Cc}]/u.test(line)),
      [false],
    );
  });
});
