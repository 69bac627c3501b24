// Runs every story of the static Storybook, with its play function and its accessibility report.

interface Channel {
  last(event: string): unknown[] | undefined;
}
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly {readonly html: string}[];
}
interface Report {
  readonly type: string;
  readonly status: string;
  readonly result?: {readonly violations?: readonly Violation[]};
}
interface Finished {
  readonly status: string;
  readonly reporters: readonly Report[];
}
interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
}

const BASE = '/storybook-static/';
const PATIENCE = 20_000;
/** Stories that show a problem. */
const WRONG = /(that-is-wrong|with-a-fallback)$/;
const FAILURES = [
  'playFunctionThrewException',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
  'unhandledErrorsWhilePlaying',
];

const index = (await (await fetch(`${BASE}index.json`)).json()) as {entries: Record<string, Entry>};
const stories = Object.values(index.entries).filter((entry) => entry.type === 'story');

const describeReport = ({type, result}: Report): string =>
  `${type}: ` + (result?.violations ?? []).map(({id, help, nodes}) => `${id} (${help}) ${nodes[0]?.html}`).join('; ');

function channelOf(frame: HTMLIFrameElement): Channel | undefined {
  return (frame.contentWindow as {__STORYBOOK_ADDONS_CHANNEL__?: Channel} | null)?.__STORYBOOK_ADDONS_CHANNEL__;
}

async function finish(frame: HTMLIFrameElement): Promise<Finished> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const channel = channelOf(frame);
    for (const event of FAILURES) {
      const failure = channel?.last(event);
      if (failure)
        throw new Error(`${event}: ${JSON.stringify((failure[0] as Error | undefined)?.message ?? failure)}`);
    }
    const finished = channel?.last('storyFinished')?.[0] as Finished | undefined;
    if (finished) return finished;
    await new Promise(requestAnimationFrame);
  }
  throw new Error('the story did not finish');
}

/** Lists the problems that elements report about their content. */
const problemsIn = (frame: HTMLIFrameElement): string[] =>
  [...frame.contentDocument!.querySelectorAll('*')].flatMap(({shadowRoot}) =>
    [...(shadowRoot?.querySelectorAll('.problem, .broken') ?? [])].map(({textContent}) =>
      textContent.replace(/\s+/g, ' ').trim(),
    ),
  );

async function runStory(id: string): Promise<void> {
  const frame = document.createElement('iframe');
  Object.assign(frame, {src: `${BASE}iframe.html?id=${id}&viewMode=story`, width: '1000', height: '700'});
  document.body.append(frame);
  try {
    const {status, reporters} = await finish(frame);
    const failed = reporters.filter((report) => report.status === 'failed');
    if (failed.length > 0) throw new Error(failed.map(describeReport).join('\n'));
    if (status !== 'success') throw new Error(`the story finished with ${status}`);
    if (!WRONG.test(id) && problemsIn(frame).length > 0) throw new Error(problemsIn(frame).join('; '));
    if (!reporters.some((report) => report.type === 'a11y')) throw new Error('the story was not checked by axe');
  } finally {
    frame.remove();
  }
}

describe('Storybook', () => {
  it('contains stories', () => {
    if (stories.length === 0) throw new Error('the static Storybook is empty');
  });
  for (const {id, title, name} of stories) it(`${title} › ${name}`, () => runStory(id)).timeout(PATIENCE + 5_000);
});
