declare module 'coffeescript/lib/coffeescript-browser-compiler-modern/coffeescript.js' {
  /** With `ast` the syntax tree of a text in the place of JavaScript. */
  export function compile(text: string, options: { readonly ast: true; readonly bare: true }): unknown;
}
