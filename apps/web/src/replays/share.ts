/** A moment of a game as a picture: the table as it is seen, with a line that says what it is. */

/** Letters of the line under the picture, and what is free around them, pixels of the picture. */
const LETTERS = 26;
const ROOM = 18;

/** What of an element's style its drawing needs. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'visibility',
  'display',
  'transform',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
] as const;

/** Pictures the window of a board. Rejects where the browser cannot. */
export async function pictureOf(box: HTMLElement, caption: string): Promise<Blob> {
  const drawing = box.querySelector<SVGSVGElement>('.board-drawing');
  if (!drawing) throw new Error('there is no board');
  const { width, height } = box.getBoundingClientRect();
  const fine = Math.max(1, Math.min(2, devicePixelRatio, 2400 / width));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * fine);
  canvas.height = Math.round(height * fine) + LETTERS + 2 * ROOM;
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('there is no canvas');
  paint.fillStyle = getComputedStyle(box).backgroundColor;
  paint.fillRect(0, 0, canvas.width, canvas.height);
  const stage = await stageOf(box);
  if (stage) paint.drawImage(stage, 0, 0, width * fine, height * fine);
  // The drawing lies in its window by one affine map, leaning and turned as the stage is seen.
  const { a, b, c, d, e, f } = new DOMMatrix(drawing.style.transform);
  const wide = Number.parseFloat(drawing.style.width);
  const { width: across, height: down } = drawing.viewBox.baseVal;
  const high = (wide * down) / across;
  const image = await imageOf(drawing, wide * fine, high * fine);
  paint.save();
  paint.beginPath();
  paint.rect(0, 0, canvas.width, height * fine);
  paint.clip();
  paint.setTransform(a * fine, b * fine, c * fine, d * fine, e * fine, f * fine);
  paint.drawImage(image, 0, 0, wide, high);
  paint.restore();
  say(paint, caption, height * fine, canvas.width);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture is empty'))), 'image/png');
  });
}

/** The stage as soon as it shows what it shows now, so that it can be read. */
async function stageOf(box: HTMLElement): Promise<HTMLCanvasElement | null> {
  const canvas = box.querySelector<HTMLCanvasElement>('.stage > canvas');
  if (canvas)
    await new Promise<void>((detail) => canvas.dispatchEvent(new CustomEvent('draw-now', { detail })));
  return canvas;
}

function say(paint: CanvasRenderingContext2D, caption: string, top: number, width: number): void {
  paint.fillStyle = '#0b1326';
  paint.fillRect(0, top, width, LETTERS + 2 * ROOM);
  paint.fillStyle = '#eef2f8';
  paint.textBaseline = 'top';
  paint.font = `600 ${LETTERS}px system-ui, sans-serif`;
  const free = width - 2 * ROOM;
  let shown = caption;
  while (shown.length > 1 && paint.measureText(shown).width > free) shown = `${shown.slice(0, -2)}…`;
  paint.fillText(shown, ROOM, top + ROOM);
}

/** A drawing of the page, which has its styles elsewhere, as an image that has them in itself. */
async function imageOf(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>('*')]);
  from!.forEach((element, at) => {
    const own = to![at]!;
    // As attributes: the page allows no style that is written into an element.
    own.removeAttribute('style');
    if (at === 0) return;
    const style = getComputedStyle(element);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value !== '' && !(name === 'transform' && value === 'none')) own.setAttribute(name, value);
    }
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
