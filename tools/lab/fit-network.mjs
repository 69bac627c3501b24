// Fits a network of rectified linear units, plus a linear part, to rows of features. The last number of each row is the
// value to predict.

/** Number of rows per step, and size of the first step. */
const BATCH = 64;
const STEP = 0.003;

/**
 * Returns the network's prediction for the row that starts at an index. Stores the outputs of the neurons in `excited`.
 */
function predict(weights, rows, at, features, excited) {
  const hidden = excited.length;
  const each = features + 1;
  const linear = hidden * (each + 1);
  let sum = weights[linear + features];
  for (let place = 0; place < features; place++) sum += weights[linear + place] * rows[at + place];
  for (let neuron = 0, from = 0; neuron < hidden; neuron++, from += each) {
    let own = weights[from + features];
    for (let place = 0; place < features; place++) own += weights[from + place] * rows[at + place];
    excited[neuron] = Math.max(0, own);
    sum += weights[hidden * each + neuron] * excited[neuron];
  }
  return sum;
}

/** Returns the mean squared error over all rows. */
export function errorOf(weights, rows, features, hidden) {
  const excited = new Float64Array(hidden);
  const row = features + 1;
  let sum = 0;
  for (let at = 0; at < rows.length; at += row)
    sum += (predict(weights, rows, at, features, excited) - rows[at + features]) ** 2;
  return sum / (rows.length / row);
}

/**
 * Fits the weights with Adam (Kingma and Ba, 2015): those of the neurons, of their outputs, and of the features.
 * `random` is a random number generator from the engine.
 */
export function fit(rows, features, hidden, rounds, random, look) {
  const each = features + 1;
  const out = hidden * each;
  const linear = out + hidden;
  const uniform = () => random.below(2 ** 20) / 2 ** 19 - 1;
  const weights = new Float64Array(linear + each);
  for (let at = 0; at < out; at++) if (at % each < features) weights[at] = uniform() * Math.sqrt(2 / features);
  for (let at = out; at < linear; at++) weights[at] = 0.1 * uniform();
  const [slope, mean, square] = [1, 2, 3].map(() => new Float64Array(weights.length));
  const excited = new Float64Array(hidden);
  const order = new Uint32Array(rows.length / each).map((_, place) => place);
  let step = 0;
  for (let round = 0; round < rounds; round++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = (random.below(2 ** 20) * 2 ** 10 + random.below(2 ** 10)) % (last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    const size = (STEP * (1 + Math.cos((Math.PI * round) / rounds))) / 2;
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      slope.fill(0);
      for (let place = from; place < from + BATCH; place++)
        addSlope(weights, rows, order[place] * each, features, excited, slope);
      step++;
      for (let at = 0; at < weights.length; at++) {
        mean[at] = 0.9 * mean[at] + 0.1 * slope[at];
        square[at] = 0.999 * square[at] + 0.001 * slope[at] ** 2;
        weights[at] -= (size * mean[at]) / (1 - 0.9 ** step) / (Math.sqrt(square[at] / (1 - 0.999 ** step)) + 1e-8);
      }
    }
    look(round, weights);
  }
  return weights;
}

/** Adds a row's contribution to the gradient of the error. */
function addSlope(weights, rows, at, features, excited, slope) {
  const hidden = excited.length;
  const each = features + 1;
  const linear = hidden * (each + 1);
  const apart = (predict(weights, rows, at, features, excited) - rows[at + features]) / BATCH;
  slope[linear + features] += apart;
  for (let place = 0; place < features; place++) slope[linear + place] += apart * rows[at + place];
  for (let neuron = 0; neuron < hidden; neuron++) {
    if (excited[neuron] === 0) continue;
    slope[hidden * each + neuron] += apart * excited[neuron];
    const own = apart * weights[hidden * each + neuron];
    for (let place = 0; place < features; place++) slope[neuron * each + place] += own * rows[at + place];
    slope[neuron * each + features] += own;
  }
}
