/** Files that Vite hands over as text. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** Pictures, by their address. */
declare module '*.webp' {
  const address: string;
  export default address;
}

/** Style sheets that Vite puts into the page. */
declare module '*.css';
