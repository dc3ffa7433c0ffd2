import type { armadaWords } from './armada.ts';
import type { boardWords } from './board.ts';
import type { checkDiceWords } from './check-dice.ts';
import type { chooseWords } from './choose.ts';
import type { diceWords } from './dice.ts';
import type { formatWords } from './formats.ts';
import type { gameWords } from './games.ts';
import type { logWords } from './log.ts';
import type { menuWords } from './menu.ts';
import type { pageWords } from './page.ts';
import type { playerWords } from './players.ts';
import type { questionWords } from './questions.ts';
import type { recapWords } from './recap.ts';
import type { replayWords } from './replays.ts';
import type { rulesWords } from './rules.ts';
import type { sandboxWords } from './sandbox.ts';
import type { screenWords } from './screen.ts';
import type { settingsWords } from './settings.ts';
import type { squadWords } from './squads.ts';
import type { startWords } from './start.ts';
import type { tutorialWords } from './tutorial.ts';
import type { xwingWords } from './xwing.ts';

/** Every part of the page's strings by its name: other languages must have them all. */
export interface Parts {
  readonly armada: typeof armadaWords;
  readonly board: typeof boardWords;
  readonly checkDice: typeof checkDiceWords;
  readonly choose: typeof chooseWords;
  readonly dice: typeof diceWords;
  readonly log: typeof logWords;
  readonly formats: typeof formatWords;
  readonly games: typeof gameWords;
  readonly recap: typeof recapWords;
  readonly replays: typeof replayWords;
  readonly sandbox: typeof sandboxWords;
  readonly screen: typeof screenWords;
  readonly menu: typeof menuWords;
  readonly page: typeof pageWords;
  readonly players: typeof playerWords;
  readonly questions: typeof questionWords;
  readonly rules: typeof rulesWords;
  readonly settings: typeof settingsWords;
  readonly squads: typeof squadWords;
  readonly start: typeof startWords;
  readonly tutorial: typeof tutorialWords;
  readonly xwing: typeof xwingWords;
}
