/** Workers have no reader for SVG. Of what `shapes.ts` writes, paths with a transform, this reads all. */

/** As much of an element as three.js asks for. */
class PathElement {
  readonly nodeType = 1;
  readonly nodeName: string;
  readonly childNodes: readonly PathElement[];
  readonly #attributes: Readonly<Record<string, string>>;

  constructor(
    nodeName: string,
    attributes: Readonly<Record<string, string>>,
    childNodes: readonly PathElement[] = [],
  ) {
    this.nodeName = nodeName;
    this.#attributes = attributes;
    this.childNodes = childNodes;
  }

  hasAttribute(name: string): boolean {
    return name in this.#attributes;
  }

  getAttribute(name: string): string | null {
    return this.#attributes[name] ?? null;
  }
}

class PathReader {
  parseFromString(text: string) {
    const paths = Array.from(
      text.matchAll(/<path d="([^"]*)" transform="([^"]*)"\/>/g),
      ([, d = '', transform = '']) => new PathElement('path', { d, transform }),
    );
    return { documentElement: new PathElement('svg', {}, paths), querySelectorAll: () => [] };
  }
}

/** From now on paths are read here. */
export function readPaths(): void {
  Object.assign(globalThis, { DOMParser: PathReader });
}
