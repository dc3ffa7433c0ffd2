import type { TranslatedParts } from '../language.ts';
import { armada } from './armada.ts';
import { board } from './board.ts';
import { broken } from './broken.ts';
import { checkDice } from './check-dice.ts';
import { choose } from './choose.ts';
import { coach } from './coach.ts';
import { computers } from './computers.ts';
import { deploy } from './deploy.ts';
import { dice } from './dice.ts';
import { figures } from './figures.ts';
import { formats } from './formats.ts';
import { games } from './games.ts';
import { handOver } from './hand-over.ts';
import { lab } from './lab.ts';
import { log } from './log.ts';
import { menu } from './menu.ts';
import { more } from './more.ts';
import { online } from './online.ts';
import { packTerms } from './pack-terms.ts';
import { packs } from './packs.ts';
import { page } from './page.ts';
import { players } from './players.ts';
import { points } from './points.ts';
import { questions } from './questions.ts';
import { recap } from './recap.ts';
import { replays } from './replays.ts';
import { rules } from './rules.ts';
import { sandbox } from './sandbox.ts';
import { screen } from './screen.ts';
import { settings } from './settings.ts';
import { sides } from './sides.ts';
import { squads } from './squads.ts';
import { start } from './start.ts';
import { troubles } from './troubles.ts';
import { tutorial } from './tutorial.ts';
import { xwing } from './xwing.ts';

const german: TranslatedParts = {
  broken,
  checkDice,
  menu,
  more,
  rules,
  sandbox,
  screen,
  armada,
  settings,
  sides,
  squads,
  choose,
  coach,
  computers,
  deploy,
  dice,
  handOver,
  lab,
  log,
  figures,
  formats,
  games,
  questions,
  board,
  online,
  packTerms,
  points,
  packs,
  page,
  players,
  start,
  troubles,
  tutorial,
  recap,
  replays,
  xwing,
};

export default german;
