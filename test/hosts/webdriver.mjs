// Minimal WebDriver client for the test bed.

const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  Space: ' ',
};

const ASYNC = `const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (SOURCE)).then((value) => done({value}), (error) => done({error: error + ' ' + (error.stack || '')}));`;

/** Opens a session with a driver at `base`. */
export async function openSession(base, capabilities, patience) {
  async function ask(method, path, body) {
    const response = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(patience + 10_000),
      ...(body && {body: JSON.stringify(body), headers: {'Content-Type': 'application/json'}}),
    });
    const {value} = await response.json();
    if (value?.error) throw new Error(`${path.split('/').slice(3).join('/')}: ${value.error}, ${value.message}`);
    return value;
  }
  const {sessionId, capabilities: given} = await ask('POST', '/session', {capabilities: {alwaysMatch: capabilities}});
  const at = (path) => `/session/${sessionId}${path}`;
  await ask('POST', at('/timeouts'), {script: patience, pageLoad: patience});

  const act = (type, id, actions, more = {}) => ask('POST', at('/actions'), {actions: [{type, id, actions, ...more}]});
  return {
    version: `${given.browserName} ${given.browserVersion}`,
    /** Evaluates an expression in which the arguments are called `given`. */
    async evaluate(source, ...given) {
      const script = ASYNC.replace('SOURCE', () => `((given) => (${source}))([...arguments].slice(0, -1))`);
      const {value, error} = await ask('POST', at('/execute/async'), {script, args: given});
      if (error) throw new Error(error);
      return value;
    },
    goto: (url) => ask('POST', at('/url'), {url}),
    /** Switches to a frame. `id` is its index, or null for the top window. */
    enter: (id) => ask('POST', at('/frame'), {id}),
    place: (rect) => ask('POST', at('/window/rect'), rect),
    click: (x, y) =>
      act(
        'pointer',
        'mouse',
        [
          {type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0},
          {type: 'pointerDown', button: 0},
          {type: 'pointerUp', button: 0},
        ],
        {parameters: {pointerType: 'mouse'}},
      ),
    mouse: (type, x, y) =>
      act(
        'pointer',
        'mouse',
        [
          {type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0},
          ...(type === 'down' ? [{type: 'pointerDown', button: 0}] : []),
          ...(type === 'up' ? [{type: 'pointerUp', button: 0}] : []),
        ],
        {parameters: {pointerType: 'mouse'}},
      ),
    press: (key) => {
      const value = KEYS[key] ?? key;
      return act('key', 'keyboard', [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]);
    },
    close: () => ask('DELETE', at('')),
  };
}
