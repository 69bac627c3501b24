/** Width and height of the image that is checked, in pixels. */
const SIZE = 8;
/** Red, green, blue and alpha of its pixels. */
const COLOUR = [40, 160, 90, 255] as const;
/** Largest difference per channel. Browsers may change a few pixels slightly, which nobody sees. */
const TOLERANCE = 16;

function newCanvas(): [canvas: HTMLCanvasElement, context: CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  return [canvas, canvas.getContext('2d')!];
}

/**
 * Returns whether the browser creates PNGs with the pixels that were painted. Browsers and extensions that resist
 * fingerprinting block canvases, or return stripes or noise. Creates a small PNG and reads it back.
 */
export async function createsTruePng(): Promise<boolean> {
  try {
    const [canvas, context] = newCanvas();
    const [red, green, blue] = COLOUR;
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(0, 0, SIZE, SIZE);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const [, read] = newCanvas();
    read.drawImage(await createImageBitmap(file!), 0, 0);
    const {data} = read.getImageData(0, 0, SIZE, SIZE);
    return data.every((value, at) => Math.abs(value - COLOUR[at % 4]!) <= TOLERANCE);
  } catch {
    return false;
  }
}
