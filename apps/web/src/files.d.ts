/** Files that Vite hands over as text. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** Style sheets that Vite puts into the page. */
declare module '*.css';
