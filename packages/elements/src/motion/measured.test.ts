import {expect} from 'chai';
import {useRealTime} from '../../../../test/virtual-clock.js';
import {measured} from './measured.js';

describe('Measuring', () => {
  // This test counts real frames.
  useRealTime();
  it('runs all callers’ reads before anything changes, and the next reads in the same frame', async () => {
    const box = document.createElement('div');
    box.style.width = '10px';
    document.body.append(box);
    const frames: number[] = [];
    let frame = 0;
    const count = (): void => {
      frame++;
      if (frame < 6) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const one = async (width: number): Promise<number[]> => {
      const before = await measured(() => box.offsetWidth);
      frames.push(frame);
      box.style.width = `${width}px`;
      await Promise.resolve();
      const after = await measured(() => box.offsetWidth);
      frames.push(frame);
      return [before, after];
    };
    expect(await Promise.all([one(20), one(30)])).to.deep.equal([
      [10, 30],
      [10, 30],
    ]);
    expect(new Set(frames).size, `frames ${frames.join(' ')}`).to.equal(1);
    box.remove();
  });

  it('continues with the other reads if one throws', async () => {
    const failed = measured(() => {
      throw new Error('no box');
    });
    const read = measured(() => 1);
    expect(await failed.catch((error: unknown) => String(error))).to.equal('Error: no box');
    expect(await read).to.equal(1);
  });

  it('does not wait for frames that are never drawn', async () => {
    const {requestAnimationFrame: real} = globalThis;
    globalThis.requestAnimationFrame = () => 0;
    try {
      expect(await measured(() => 1).then(async (one) => one + (await measured(() => 1)))).to.equal(2);
    } finally {
      globalThis.requestAnimationFrame = real;
    }
  });
});
