declare module 'coffeescript/lib/coffeescript/lexer.js' {
  /** The compiler's first half: throws a `SyntaxError` with its `location` of a text that is no CoffeeScript. */
  export class Lexer {
    tokenize(text: string, options: object): readonly (readonly [tag: string, text: unknown])[];
  }
}
