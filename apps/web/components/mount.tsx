/** Puts the component that the address names after its # on the page, alone; without a name it lists them. */

import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/tokens.css';
import '../src/page.css';
import { COMPONENTS } from './components.tsx';

window.heard = [];
const name = location.hash.slice(1);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const Names: ComponentType = () => (
  <ul>
    {Object.keys(COMPONENTS).map((one) => (
      <li key={one}>{one}</li>
    ))}
  </ul>
);

const Component = name === '' ? Names : COMPONENTS[name];
if (!Component) throw new Error(`there is no component "${name}"`);
createRoot(root).render(
  <StrictMode>
    <Component />
  </StrictMode>,
);
