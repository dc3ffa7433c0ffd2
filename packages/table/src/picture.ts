/** Pictures as SVG: mm on the board, y upwards, true shapes, numbers rounded to 0.01 mm. */

export type Point = readonly [number, number];

/** From mm on the table to a place in the picture, as SVG writes it: "x y". */
export type Paper = (x: number, y: number) => string;

/** One shape of a picture, in mm on the table; its look has a rule in the picture's own style sheet. */
export type Drawn<Look extends string> =
  | { readonly kind: 'polygon'; readonly look: Look; readonly points: ArrayLike<number> }
  | { readonly kind: 'disc'; readonly look: Look; readonly at: Point; readonly radius: number }
  | { readonly kind: 'line'; readonly look: Look; readonly from: Point; readonly to: Point }
  | { readonly kind: 'label'; readonly text: string; readonly at: Point }
  /** A path that is not made of corners: where it reaches, and its steps. */
  | {
      readonly kind: 'path';
      readonly look: Look;
      readonly corners: readonly Point[];
      readonly steps: (paper: Paper) => string;
    };

const MARGIN = 8;

/** A picture of shapes, cut to what it shows and a margin around it. `style` is its CSS. */
export function svgPicture(shapes: readonly Drawn<string>[], title: string, style: string): string {
  const { left, low, right, high } = boundsOf(shapes);
  const paper: Paper = (x, y) => `${rounded(x - left)} ${rounded(high - y)}`;
  const width = rounded(right - left);
  const height = rounded(high - low);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">`,
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    ...shapes.map((shape) => elementOf(shape, paper)),
    '</svg>',
    '',
  ].join('\n');
}

function boundsOf(shapes: readonly Drawn<string>[]): {
  left: number;
  low: number;
  right: number;
  high: number;
} {
  let left = Number.POSITIVE_INFINITY;
  let low = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const [x, y] of shapes.flatMap(cornersOf)) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  return { left: left - MARGIN, low: low - MARGIN, right: right + MARGIN, high: high + MARGIN };
}

function cornersOf(shape: Drawn<string>): readonly Point[] {
  switch (shape.kind) {
    case 'polygon':
      return pairs(shape.points);
    case 'disc': {
      const [x, y] = shape.at;
      const { radius } = shape;
      return [
        [x - radius, y - radius],
        [x + radius, y + radius],
      ];
    }
    case 'line':
      return [shape.from, shape.to];
    case 'label':
      return [shape.at];
    case 'path':
      return shape.corners;
  }
}

/** Flat coordinates as points. */
export function pairs(points: ArrayLike<number>): readonly Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length; i += 2) out.push([points[i]!, points[i + 1]!]);
  return out;
}

function elementOf(shape: Drawn<string>, paper: Paper): string {
  switch (shape.kind) {
    case 'polygon': {
      const steps = pairs(shape.points).map(([x, y]) => paper(x, y));
      return `<path class="${shape.look}" d="M${steps.join('L')}Z"/>`;
    }
    case 'disc': {
      const [x, y] = paper(...shape.at).split(' ');
      return `<circle class="${shape.look}" cx="${x}" cy="${y}" r="${rounded(shape.radius)}"/>`;
    }
    case 'line':
      return `<path class="${shape.look}" d="M${paper(...shape.from)}L${paper(...shape.to)}"/>`;
    case 'label': {
      const [x, y] = paper(...shape.at).split(' ');
      return `<text x="${x}" y="${y}">${escaped(shape.text)}</text>`;
    }
    case 'path':
      return `<path class="${shape.look}" d="${shape.steps(paper)}"/>`;
  }
}

/** A length in a picture. */
export function rounded(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
