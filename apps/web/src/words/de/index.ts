import type { TranslatedParts } from '../language.ts';
import { page } from './page.ts';
import { players } from './players.ts';
import { start } from './start.ts';

const german: TranslatedParts = { page, players, start };

export default german;
