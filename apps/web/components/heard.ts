/** What a component told the one who mounted it, in order: read by the test from `window.heard`. */

declare global {
  interface Window {
    heard: (readonly [string, unknown])[];
  }
}

export function heard(what: string, value: unknown): void {
  window.heard.push([what, value]);
}
