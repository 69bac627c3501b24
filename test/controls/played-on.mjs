// Checks a page after each change: it must show its subject without a problem, and play must be able to continue.
const PATIENCE = 20_000;

const pause = (time) => new Promise((done) => setTimeout(done, time));

/** Calls `ask` repeatedly until the result is as expected. Returns the last result if none is. */
export async function until(ask, fits, patience = PATIENCE) {
  const end = performance.now() + patience;
  let answer = await ask();
  while (!fits(answer) && performance.now() < end) {
    await pause(40);
    answer = await ask();
  }
  return answer;
}

const stateOf = (page) => page.evaluate(() => globalThis.controls.state());
export const matchOf = (page) => page.evaluate(() => globalThis.controls.match());
const heardOf = (page) => page.evaluate(() => globalThis.controls.heard());

/** Lists the faults in the displayed state. `wrong` means that the page is meant to show a problem. */
export async function faultsShown(page, {wrong = false} = {}) {
  await page.evaluate(() => globalThis.controls.settled());
  const state = await until(
    () => stateOf(page),
    ({problem, isSeen}) => problem !== undefined || isSeen,
  );
  if (wrong) return state.problem ? [] : ['no problem is shown'];
  if (state.problem) return [`a problem is shown: ${state.problem}`];
  return state.isSeen ? [] : [`nothing is shown (${state.kind})`];
}

/** Uses the mouse to do what a reader would do next. Returns the faults if that is impossible. */
export async function faultsPlaying(page) {
  const before = await heardOf(page);
  const done = ({request, step}) => request > before.request || step > before.step;
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const {point, settles, asksNumber, watched, rests} = await page.evaluate(() => globalThis.controls.target());
    if (rests) return [];
    if (watched) {
      const {move} = await until(
        () => heardOf(page),
        (heard) => heard.move > before.move,
      );
      return move > before.move ? [] : ['no bot moves'];
    }
    if (point) {
      await page.mouse.click(point.x, point.y);
      if (asksNumber) await page.keyboard.type('1');
      if (settles) return [];
    }
    if (done(await until(() => heardOf(page), done, point ? 200 : 40))) return [];
  }
  const {problem} = await stateOf(page);
  return [`no move could be made in ${PATIENCE / 1000} s${problem ? `: ${problem}` : ''}`];
}
