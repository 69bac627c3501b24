import {expect} from 'chai';
import {sendMouse} from '@web/test-runner-commands';
import {sampleOf} from '../../../../../test/sample-size.js';
import {pass} from '../../../../../test/virtual-clock.js';
import {synthesise, type Cue} from './cues.js';
import {Sounds} from './sounds.js';

const CUES: readonly Cue[] = [
  ...(['deal', 'card', 'take', 'turn', 'refused', 'score'] as const),
  ...(['sweep', 'complete', 'crown', 'won', 'lost'] as const),
];
const SEEDS = [1, 77, 4242, 90_210, 31_337, 2 ** 30];
const RATE = 44_100;
const decibels = (amplitude: number): number => 20 * Math.log10(amplitude);
const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** Returns the loudness of a sound in dB: the mean of its loudest tenth of a second. */
function loudness(samples: Float32Array): number {
  const frame = 0.1 * RATE;
  const frames = Array.from({length: 60}, (_, place) => samples.subarray(place * 441, place * 441 + frame));
  return Math.max(...frames.map((part) => decibels(Math.hypot(...part) / Math.sqrt(frame))));
}

/** Lehmer's generator: the same numbers for the same seed. */
const randomFrom = (seed: number) => (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;

/** Random number functions, each of which always returns the same number. */
const ALWAYS = Array.from({length: 41}, (_, step) => () => step / 40);
async function render(cue: Cue, chance: number | (() => number), loudness = 1): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, RATE, RATE);
  synthesise(cue, context, 0, typeof chance === 'number' ? randomFrom(chance) : chance, loudness);
  return (await context.startRendering()).getChannelData(0);
}

/** Returns an approximation of how a sound is perceived: its loudness and pitch, every 40 ms. */
function impression(samples: Float32Array): number[] {
  const frame = 0.04 * RATE;
  return Array.from({length: 15}, (_, place) => {
    const part = samples.subarray(place * frame, (place + 1) * frame);
    const loudness = Math.max(-70, decibels(Math.hypot(...part) / Math.sqrt(frame))) / 70;
    const crossings = part.filter((sample, index) => index > 0 && sample * part[index - 1]! < 0).length;
    return [loudness, loudness > -0.9 ? Math.log2(1 + crossings) / 4 : 0];
  }).flat();
}

const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((value, index) => value - other[index]!));

describe('A sound', () => {
  for (const cue of CUES) {
    it(`is audible, stays below −18 dBFS, and is over within 600 ms: ${cue}`, async () => {
      for (const chance of [...SEEDS, ...sampleOf(ALWAYS, 8)]) {
        const samples = await render(cue, chance);
        expect(decibels(loudest(samples))).to.be.within(-30, -18);
        expect(decibels(loudest(samples.subarray(0.6 * RATE)))).to.be.below(-90);
      }
    });
  }

  it('is about as loud as the others while it plays', async () => {
    const levels = await Promise.all(CUES.map(async (cue) => [cue, loudness(await render(cue, 1))] as const));
    const all = levels.map(([, level]) => level);
    expect(Math.max(...all) - Math.min(...all), JSON.stringify(levels)).to.be.below(9);
  });

  it('begins without a click, and ends in silence', async () => {
    for (const cue of CUES) {
      const samples = await render(cue, 1);
      expect(decibels(Math.abs(samples[0]!)), `${cue} begins`).to.be.below(-60);
      const end = samples.findLastIndex((sample) => sample !== 0);
      expect(decibels(loudest(samples.subarray(end - 0.002 * RATE, end + 1))), `${cue} ends`).to.be.below(-60);
      // A click is a jump between samples that is large compared with the sound itself.
      const jump = samples
        .slice(1, 0.002 * RATE)
        .reduce((most, one, at) => Math.max(most, Math.abs(one - samples[at]!)), 0);
      expect(jump, `${cue} jumps`).to.be.below(loudest(samples) / 2);
    }
  });

  it('is never clipped, however many begin at once', async () => {
    const context = new OfflineAudioContext(1, RATE, RATE);
    // These are the four loudest sounds.
    const peaks = await Promise.all(CUES.map(async (cue) => [loudest(await render(cue, 1, 2)), cue] as const));
    for (const [, cue] of peaks.sort(([one], [other]) => other - one).slice(0, 4)) {
      synthesise(cue, context, 0, randomFrom(1), 2);
    }
    expect(decibels(loudest((await context.startRendering()).getChannelData(0)))).to.be.below(-3);
  });

  it('gets louder or quieter by 6 dB, and is never clipped', async () => {
    for (const cue of CUES) {
      const usual = decibels(loudest(await render(cue, 1)));
      for (const [loudness, more] of [
        [2, 6],
        [0.5, -6],
      ] as const)
        expect(decibels(loudest(await render(cue, 1, loudness))) - usual, cue).to.be.closeTo(more, 0.1);
      expect(usual + 6).to.be.below(-10);
    }
  });

  it('resembles itself more than any other sound when it is repeated', async () => {
    const heard = await Promise.all(CUES.map(async (cue) => impression(await render(cue, 1))));
    for (const [place, cue] of CUES.entries()) {
      const again = impression(await render(cue, 2));
      const distances = heard.map((other) => distance(again, other));
      const [nearest, next] = [...distances].sort((a, b) => a - b);
      expect(distances[place], cue).to.equal(nearest);
      expect(next, cue).to.be.greaterThan(3 * nearest! + 0.3);
    }
  });

  it('varies slightly when a card is laid', async () => {
    const [one, other] = await Promise.all([render('card', 1), render('card', 77)]);
    expect([...one]).not.to.deep.equal([...other]);
    expect(Math.abs(decibels(loudest(one)) - decibels(loudest(other)))).to.be.below(3);
  });
});

/** One-second audio context for the player. It starts once `runs` resolves, and records the calls. */
class Listening extends OfflineAudioContext {
  readonly calls: string[] = [];
  readonly suspended: Promise<void>;
  #suspend = (): void => undefined;
  readonly #runs: Promise<void>;

  constructor(runs = Promise.resolve()) {
    super(1, RATE, RATE);
    this.#runs = runs;
    this.suspended = new Promise((done) => (this.#suspend = done));
  }

  override resume(): Promise<void> {
    this.calls.push('resume');
    return this.#runs;
  }

  override suspend(): Promise<void> {
    this.calls.push('suspend');
    this.#suspend();
    return Promise.resolve();
  }

  async heard(): Promise<Float32Array> {
    return (await this.startRendering()).getChannelData(0);
  }

  asLive(): AudioContext {
    return this as unknown as AudioContext;
  }
}

describe('The sound player', () => {
  it('creates no audio context before user activation', async () => {
    let made = 0;
    const sounds = new Sounds(() => {
      made++;
      return new Listening().asLive();
    });
    await sounds.play('deal');
    expect(made).to.equal(0);
    await sendMouse({type: 'click', position: [5, 5]});
    await sounds.play('deal');
    await sounds.play('card');
    expect(made).to.equal(1);
  });

  describe('creates one after user activation', () => {
    before(() => sendMouse({type: 'click', position: [5, 5]}));

    it('plays in the browser’s own audio context', async () => {
      let context: AudioContext | undefined;
      await new Sounds(() => (context = new AudioContext())).play('turn');
      expect(context!.state).to.equal('running');
      await context!.close();
    });

    it('plays a sound', async () => {
      const context = new Listening();
      await new Sounds(() => context.asLive()).play('score');
      expect(decibels(loudest(await context.heard()))).to.be.within(-30, -18);
    });

    it('plays the same sound once if it is requested many times at once', async () => {
      const context = new Listening();
      const sounds = new Sounds(() => context.asLive());
      await Promise.all(Array.from({length: 50}, () => sounds.play('card')));
      expect(decibels(loudest(await context.heard()))).to.be.within(-30, -18);
    });

    it('drops sounds if there are too many at once', async () => {
      const context = new Listening();
      const sounds = new Sounds(() => context.asLive());
      await Promise.all(Array.from({length: 60}, (_, index) => sounds.play(CUES[index % CUES.length]!)));
      expect(context.calls).to.have.lengthOf(4);
      expect(decibels(loudest(await context.heard()))).to.be.within(-30, -6);
    });

    it('plays the next sounds when the first are over', async () => {
      const context = new Listening();
      const sounds = new Sounds(() => context.asLive());
      for (const cue of CUES) await sounds.play(cue);
      expect(context.calls).to.have.lengthOf(4);
      await pass(600);
      await sounds.play('card');
      expect(context.calls).to.have.lengthOf(5);
    });

    it('drops a sound that the browser has delayed for too long', async () => {
      let run = (): void => undefined;
      const context = new Listening(new Promise((done) => (run = done)));
      const played = new Sounds(() => context.asLive()).play('card');
      await pass(2000);
      run();
      await played;
      expect(loudest(await context.heard())).to.equal(0);
    });

    it('tries again on each user gesture until the browser allows audio', async () => {
      const context = new Listening(new Promise(() => undefined));
      void new Sounds(() => context.asLive()).play('card');
      await sendMouse({type: 'click', position: [5, 5]});
      expect(context.calls).to.deep.equal(['resume', 'resume']);
      context.dispatchEvent(new Event('statechange'));
      await sendMouse({type: 'click', position: [5, 5]});
      expect(context.calls).to.have.lengthOf(2);
    });

    it('suspends the context when idle, and resumes it for the next sound', async () => {
      const context = new Listening();
      const sounds = new Sounds(() => context.asLive(), 0);
      await sounds.play('card');
      await pass(0);
      await context.suspended;
      await sounds.play('turn');
      expect(context.calls).to.deep.equal(['resume', 'suspend', 'resume']);
    });

    it('plays only the sound of the reader’s turn while the page is hidden', async () => {
      const context = new Listening();
      const sounds = new Sounds(() => context.asLive());
      Object.defineProperty(document, 'visibilityState', {configurable: true, value: 'hidden'});
      try {
        await sounds.play('card');
        expect(context.calls).to.deep.equal([]);
        await sounds.play('turn');
        expect(context.calls).to.deep.equal(['resume']);
      } finally {
        Reflect.deleteProperty(document, 'visibilityState');
      }
    });

    const refusing = (): AudioContext =>
      new Listening(Promise.reject(new DOMException('no', 'NotAllowedError'))).asLive();
    const failures: readonly [name: string, make: () => AudioContext][] = [
      [
        'the browser makes no context',
        () => {
          throw new DOMException('none', 'NotSupportedError');
        },
      ],
      ['the context may not run', refusing],
      ['the context lacks what a cue needs', () => ({resume: () => Promise.resolve()}) as unknown as AudioContext],
    ];
    for (const [name, make] of failures) {
      it(`stays silent without throwing if ${name}`, async () => {
        const sounds = new Sounds(make);
        for (const cue of CUES) {
          await pass(1000);
          expect(await sounds.play(cue)).to.be.undefined;
        }
      });
    }

    it('is silent without an AudioContext, and after it has been closed', async () => {
      const {AudioContext} = globalThis;
      Reflect.deleteProperty(globalThis, 'AudioContext');
      try {
        expect(await new Sounds().play('card')).to.be.undefined;
      } finally {
        Object.defineProperty(globalThis, 'AudioContext', {configurable: true, writable: true, value: AudioContext});
      }
      const context = new AudioContext();
      await context.close();
      expect(await new Sounds(() => context).play('card')).to.be.undefined;
    });
  });
});
