/** Part of a sound: a tone, or noise around a frequency. */
interface Part {
  readonly noise?: true;
  /** Start (`after`), time until it is loudest (`attack`), and duration (`length`), in seconds. */
  readonly after?: number;
  readonly attack?: number;
  readonly length: number;
  /** Peak amplitude. */
  readonly level: number;
  /** Frequency in hertz at the start and at the end of a slide (`to`). */
  readonly pitch: number;
  readonly to?: number;
}

/**
 * Returns the sound of a struck wooden bar: the second partial is two octaves above the first and decays four times as
 * fast.
 */
const bar = (after: number, length: number, level: number, pitch: number): readonly Part[] => [
  {after, length, level, pitch, attack: 0.004},
  {after, length: length / 4, level: level / 6, pitch: 4 * pitch},
];

const CUES = {
  /** Cards being riffled: soft bursts that swell and fade. */
  deal: Array.from({length: 13}, (_, index) => ({
    noise: true,
    after: index * 0.037,
    length: 0.05,
    level: 0.177 * Math.sin(((index + 1) * Math.PI) / 14),
    pitch: 2000,
  })),
  /** Card being laid down. */
  card: [{noise: true, attack: 0.004, length: 0.09, level: 0.22, pitch: 1150, to: 400}],
  /** Trick being gathered: cards slide over the felt. */
  take: [{noise: true, attack: 0.13, length: 0.36, level: 0.17, pitch: 500, to: 1800}],
  /** Start of the reader's turn: a rising fourth. */
  turn: [...bar(0, 0.32, 0.074, 523.25), ...bar(0.15, 0.42, 0.074, 698.46)],
  /** Refused move: a dull knock. */
  refused: [
    {length: 0.14, level: 0.08, pitch: 240, to: 150},
    {noise: true, length: 0.06, level: 0.09, pitch: 400},
  ],
  /** Score of a deal: a major chord, one note after another. */
  score: [523.25, 659.26, 783.99, 1046.5].flatMap((pitch, index) => bar(index * 0.085, 0.33, 0.06, pitch)),
  /** Table swept: a broom over the felt, and two high bars. */
  sweep: [
    {noise: true, attack: 0.16, length: 0.24, level: 0.15, pitch: 900, to: 3200},
    ...bar(0.22, 0.14, 0.062, 880),
    ...bar(0.3, 0.29, 0.062, 1318.51),
  ],
  /** Sequence completed: a rising run. */
  complete: [440, 493.88, 554.37, 659.26, 739.99, 880, 987.77, 1108.73].flatMap((pitch, index) =>
    bar(index * 0.04, index === 7 ? 0.3 : 0.09, 0.075, pitch),
  ),
  /** Card crowned: two low calls, like a horn. */
  crown: [
    {attack: 0.03, length: 0.16, level: 0.085, pitch: 261.63},
    {after: 0.18, attack: 0.04, length: 0.4, level: 0.06, pitch: 392},
    {after: 0.18, attack: 0.04, length: 0.4, level: 0.03, pitch: 523.25},
  ],
  /** Match won: two short notes, and then a high chord. */
  won: [
    ...bar(0, 0.12, 0.075, 783.99),
    ...bar(0.12, 0.12, 0.075, 783.99),
    ...[1046.5, 1318.51, 1567.98].flatMap((pitch) => bar(0.24, 0.35, 0.034, pitch)),
  ],
  /** Match lost or drawn: a soft fall. */
  lost: [
    {attack: 0.02, length: 0.2, level: 0.07, pitch: 392, to: 370},
    {after: 0.18, attack: 0.02, length: 0.4, level: 0.07, pitch: 329.63, to: 262},
  ],
} satisfies Record<string, readonly Part[]>;

/** Name of a sound of the table. */
export type Cue = keyof typeof CUES;

/** Sample rate of the noise in hertz. It is fixed, so a sound is equally loud in every audio context. */
const NOISE_RATE = 22_050;

/**
 * Schedules a sound in an audio context at the time `start`. It lasts at most 0.6 s and stays below −18 dBFS. `random`
 * returns numbers between 0 and 1 that vary the noise slightly. `loudness` multiplies the amplitude. Uses only
 * oscillators, noise buffers and filters, which no content security policy can block.
 */
export function synthesise(
  cue: Cue,
  context: BaseAudioContext,
  start: number,
  random: () => number,
  loudness = 1,
): void {
  for (const part of CUES[cue] as readonly Part[]) {
    const {noise, after = 0, attack = 0.002, length, level, pitch, to = pitch} = part;
    const begin = start + after;
    const end = begin + length;
    const hair = noise ? 0.92 + 0.16 * random() : 1;
    const source = noise ? noiseIn(context, part) : new OscillatorNode(context);
    // The band is centred on the tone, which passes unchanged.
    const filter = new BiquadFilterNode(context, {type: 'bandpass'});
    const volume = new GainNode(context);
    source.connect(filter).connect(volume).connect(context.destination);
    for (const {frequency} of 'frequency' in source ? [filter, source] : [filter]) {
      frequency.setValueAtTime(pitch * hair, begin);
      frequency.exponentialRampToValueAtTime(to * hair, end);
    }
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(level * loudness * Math.min(1, hair), begin + attack);
    volume.gain.exponentialRampToValueAtTime((level * loudness) / 1000, end);
    source.start(begin);
    source.stop(end);
  }
}

/** Creates noise that is the same each time but different for each part, so its loudness doesn't depend on chance. */
function noiseIn(context: BaseAudioContext, {after = 0, length}: Part): AudioBufferSourceNode {
  const buffer = new AudioBuffer({length: length * NOISE_RATE, sampleRate: NOISE_RATE});
  const samples = buffer.getChannelData(0);
  samples.forEach((_, index) => (samples[index] = 2 * (Math.abs(1e5 * Math.sin(index + after)) % 1) - 1));
  return new AudioBufferSourceNode(context, {buffer});
}
