import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FirstScreen } from './first-screen.tsx';
import { keptGameName } from './game/storage.ts';
import { fetchGame, MENU } from './games/index.ts';
import { beginLanguage } from './words/language.ts';
import './settings/look.ts';
import './tokens.css';
import './page.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

// Rules, cards and words are most of the page: the first screen does not wait for them.
// The game that comes next is fetched beside the page; a failure is told when it is needed.
fetchGame(keptGameName(localStorage) ?? MENU[0].id).catch(() => undefined);
const house = import('./house.tsx').then(({ openHouse }) => openHouse());

await beginLanguage();
createRoot(root).render(
  <StrictMode>
    <FirstScreen house={house} />
  </StrictMode>,
);
