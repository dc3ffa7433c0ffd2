/** Texts and files that are no packs, but points that others published. */

/** A document of points that somebody gave, and where it comes from. */
export interface PointsDocument {
  readonly from: string;
  readonly files: readonly File[];
}

/** Whether a text is points rather than a pack: a table, or data that names neither a game nor a base. */
export function isPointsText(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return /[\n\r]/.test(text.trim());
  try {
    const json: unknown = JSON.parse(text);
    if (Array.isArray(json)) return true;
    // What is no JSON is told as a pack with its fault and place.
    return typeof json === 'object' && json !== null && !('game' in json) && !('base' in json);
  } catch {
    return false;
  }
}

/** A text as a file: what it is called tells what it is read as. */
export function fileOfText(text: string, from: string): File {
  const isNamed = /\.(?:json|js|coffee|csv|tsv)$/i.test(from);
  const end = /^\s*[{[]/.test(text) ? 'json' : 'csv';
  return new File([text], isNamed ? from : `${from}.${end}`);
}
