/** A phone, or a window as narrow: the sheet lies below the board, and on that there is little room (screen.css). */
export const narrow = (): MediaQueryList => matchMedia('(max-width: 899px) and (orientation: portrait)');
