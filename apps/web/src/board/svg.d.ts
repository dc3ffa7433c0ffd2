import 'react';

declare module 'react' {
  /** Attributes of SVG are written as they are spelled there: Preact passes them on, where React would rename them. */
  interface SVGAttributes<T> {
    tabindex?: number;
  }
}
