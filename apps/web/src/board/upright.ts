/** Words that stay upright however the drawing is looked at. */

/** How the words of one drawing are turned. */
export interface Upright {
  /** Turns all of them, those that are drawn later too. */
  readonly turn: (transform: string) => void;
  readonly close: () => void;
}

let sheet: CSSStyleSheet | null = null;
let opened = 0;

/**
 * A rule for the words (`.upright`) of a drawing: while the camera leans, one style changes a frame, and not one for
 * each word. A property that all of the drawing inherits would have all of it styled anew.
 */
export function openUpright(drawing: SVGElement): Upright {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const { cssRules } = sheet;
  const name = String(++opened);
  drawing.dataset.upright = name;
  const rule = cssRules[sheet.insertRule(`[data-upright="${name}"] .upright {}`, cssRules.length)];
  const style = (rule as CSSStyleRule).style;
  let now = '';
  return {
    turn: (transform) => {
      if (transform === now) return;
      now = transform;
      style.transform = transform;
    },
    close: () => {
      const at = [...cssRules].indexOf(rule!);
      if (at >= 0) sheet?.deleteRule(at);
    },
  };
}
