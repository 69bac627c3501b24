// Commands for browser tests in addition to @web/test-runner-commands. They use the Chrome DevTools Protocol.
import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';

const connections = new WeakMap();

/** Returns a page's protocol connection. It stays open, because emulation ends when it closes. */
function protocolOf(session) {
  const page = session.browser.getPage(session.id);
  if (!page?.createCDPSession) throw new Error(`${session.browser.name} does not support the Chrome DevTools Protocol`);
  if (!connections.has(page)) connections.set(page, page.createCDPSession());
  return connections.get(page);
}

/**
 * Folder for the files that tests open and save. It exists until the tests end, because a page may read a file long
 * after the file was chosen.
 */
const filesFolder = path.join(os.tmpdir(), `cartavola-files-${process.pid}`);

/** Creates a new folder in `filesFolder`. */
function newFolder() {
  mkdirSync(filesFolder, {recursive: true});
  return mkdtempSync(`${filesFolder}${path.sep}`);
}

/** Writes a file that the browser can read. Returns its path. */
function put({name, text}) {
  const file = path.join(newFolder(), name);
  writeFileSync(file, text);
  return file;
}

const COMMANDS = {
  /**
   * Emulates media features: `[{name: 'forced-colors', value: 'active'}]`. `[]` ends the emulation. End it in
   * `afterEach`.
   */
  'emulate-features': (protocol, features) => protocol.send('Emulation.setEmulatedMedia', {features}),

  /** Emulates a touch screen (`pointer: coarse`, `maxTouchPoints`) if `{enabled}`. */
  'touch-emulation': (protocol, {enabled}) =>
    protocol.send('Emulation.setTouchEmulationEnabled', {enabled, ...(enabled ? {maxTouchPoints: 5} : {})}),

  /**
   * Sends touch events: `[{type: 'touchStart', touchPoints: [{x, y}]}]`. Sends them all at once, because on a busy
   * machine a late second event would turn the touch into a long press.
   */
  touches: (protocol, events) =>
    Promise.all(
      events.map(({after, ...event}) =>
        protocol.send('Input.dispatchTouchEvent', {...event, ...(after && {timestamp: (Date.now() + after) / 1000})}),
      ),
    ),

  /**
   * Moves the mouse and presses its button: `['down', [40, 60], 'up']`. Sends everything at once, like touch events,
   * and for the same reason.
   */
  stroke: (_protocol, steps, {mouse}) =>
    Promise.all(steps.map((step) => (typeof step === 'string' ? mouse[step]() : mouse.move(...step)))),

  /** Emulates the time zone `{zone}`. An empty string ends the emulation. End it in `afterEach`. */
  'time-zone': (protocol, {zone}) => protocol.send('Emulation.setTimezoneOverride', {timezoneId: zone}),

  /** Presses keys in order: `['Tab', 'ArrowRight', 'Enter']`. `Shift+Tab` holds down Shift while pressing Tab. */
  async keys(_protocol, keys, {keyboard}) {
    for (const key of keys) {
      const [held, pressed] = key.length > 1 && key.includes('+') ? key.split('+') : [undefined, key];
      if (held) await keyboard.down(held);
      await keyboard.press(pressed);
      if (held) await keyboard.up(held);
    }
  },

  /** Presses `key`, or clicks at `{x, y}`, and chooses the file `{name, text}` in the dialog that opens. */
  async 'choose-file'(protocol, {key, x, y, file}, page) {
    await protocol.send('Page.enable');
    await protocol.send('Page.setInterceptFileChooserDialog', {enabled: true});
    const opened = new Promise((resolve) => protocol.once('Page.fileChooserOpened', resolve));
    await (key ? page.keyboard.press(key) : page.mouse.click(x, y));
    const {backendNodeId} = await opened;
    await protocol.send('DOM.setFileInputFiles', {files: [put(file)], backendNodeId});
  },

  /**
   * Drags a file `{name, text}`, or the data `items`, over `{x, y}`. `types` are the types of the drag events, in
   * order.
   */
  async 'drag-file'(protocol, {types, x, y, file, items = []}) {
    const data = {items, files: file ? [put(file)] : [], dragOperationsMask: 1};
    for (const type of types) await protocol.send('Input.dispatchDragEvent', {type, x, y, data});
  },

  /** Clicks at `{x, y}`. Returns the file that the browser saves: its name, its text, and its bytes in Base64. */
  async 'saved-file'(protocol, {x, y}, page) {
    const downloadPath = newFolder();
    const browserContextId = page.browserContext().id;
    await protocol.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      browserContextId,
      downloadPath,
      eventsEnabled: true,
    });
    const begun = new Promise((resolve) => protocol.once('Browser.downloadWillBegin', resolve));
    const done = new Promise((resolve) => {
      protocol.on('Browser.downloadProgress', ({state}) => state === 'completed' && resolve());
    });
    await page.mouse.click(x, y);
    const {suggestedFilename: name} = await begun;
    await done;
    const bytes = readFileSync(path.join(downloadPath, name));
    return {name, text: bytes.toString('utf8'), bytes: bytes.toString('base64')};
  },

  /**
   * Draws the notation `text` with `cartavola draw` and additional arguments. Returns the bytes of the PNG in Base64.
   */
  async 'drawn-picture'(_protocol, {text, args}) {
    const file = path.join(newFolder(), 'drawn.png');
    await promisify(execFile)(process.execPath, ['tools/build/cartavola.mjs', 'draw', text, '-o', file, ...args]);
    return {bytes: readFileSync(file).toString('base64')};
  },

  /** Returns the nodes of the page's accessibility tree. */
  'accessibility-tree': (protocol) => protocol.send('Accessibility.getFullAXTree'),
};

export const protocolCommands = {
  name: 'protocol-commands',
  async executeCommand({command, payload, session}) {
    const run = COMMANDS[command];
    if (!run) return undefined;
    const page = session.browser.getPage(session.id);
    return (await run(await protocolOf(session), payload, page)) ?? true;
  },
  serverStop: () => rmSync(filesFolder, {recursive: true, force: true}),
};

/** Snapshots: `{path, text}`, with a path from the root, returns the stored text. `REWRITE=1` stores `text` instead. */
export const keptTexts = {
  name: 'kept-texts',
  executeCommand({command, payload: {path: file, text}}) {
    if (command !== 'kept-text') return undefined;
    if (process.env.REWRITE) {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
    }
    return {kept: existsSync(file) ? readFileSync(file, 'utf8') : ''};
  },
};

/**
 * Writes `{passed, failed, failures: [{file, test}], seconds}` to a file, and prints the counts. `seconds` is keyed by
 * test file. `pages` contains the pages and their test files. A page that fails before its first test counts as one
 * failure.
 */
export function countingReporter(file, pages) {
  return {
    onTestRunFinished({sessions}) {
      const count = {passed: 0, failed: 0};
      const seconds = {};
      const failures = [];
      const add = (suite, testFile, names) => {
        for (const test of suite?.tests ?? []) {
          if (!test.skipped) count[test.passed ? 'passed' : 'failed'] += 1;
          seconds[testFile] = (seconds[testFile] ?? 0) + (test.duration ?? 0) / 1000;
          if (!test.skipped && !test.passed) failures.push({file: testFile, test: [...names, test.name].join(' › ')});
        }
        for (const inner of suite?.suites ?? [])
          if (/\.test\.ts$/.test(inner.name)) add(inner, inner.name, []);
          else add(inner, testFile, [...names, inner.name]);
      };
      for (const session of sessions) {
        const before = count.failed;
        const {files} = pages.find(({script}) => session.testFile.endsWith(script));
        add(session.testResults, files[0], []);
        if (session.passed || count.failed > before) continue;
        count.failed += 1;
        failures.push(...files.map((one) => ({file: one, test: 'the page'})));
      }
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify({...count, failures, seconds}));
      console.log(`\n${count.passed} passed, ${count.failed} failed`);
    },
  };
}
