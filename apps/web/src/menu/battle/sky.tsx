import type { ReactNode } from 'react';
import './sky.css';

/** Space behind the first screen, drawn at once; what lives in it lies over it. Nothing is told by it. */
export const Sky = ({ children }: { readonly children?: ReactNode }) => (
  <div className="sky" aria-hidden="true">
    {children}
  </div>
);
