// `npm run build`: installs and builds the page and its server, so that `npm start` has nothing left to do but serve them.
import { DIST, ensureBuilt, ensureInstalled, giveUp, needNode } from './house.mjs';
import { packTexts } from './pack.mjs';

needNode();
await ensureInstalled();
if (!(await ensureBuilt())) giveUp('The page could not be built; the reason stands above.');
const { ensureServerBuilt } = await import('./server.mjs');
if (!(await ensureServerBuilt())) giveUp('The server could not be built; the reason stands above.');
await packTexts(DIST);
