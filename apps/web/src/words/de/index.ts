import type { TranslatedParts } from '../language.ts';
import { board } from './board.ts';
import { page } from './page.ts';
import { players } from './players.ts';
import { questions } from './questions.ts';
import { start } from './start.ts';

const german: TranslatedParts = { questions, board, page, players, start };

export default german;
