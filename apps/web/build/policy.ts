import type { Plugin } from 'vite';

/** Vite's own server puts scripts and styles into the page while it is edited: the policy stands in the built page only. */
export const lenientWhileEditing = (): Plugin => ({
  name: 'firing-arc-policy',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/\s*<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
});
