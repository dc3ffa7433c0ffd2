/** Assault objectives of the core set. */

import { keyword } from '../abilities/evaluate.ts';
import { COLORS, hitIcons } from '../attack/dice.ts';
import { attackingPlayer, isShipOnShip, shipIn, squadronIn } from '../attack/parties.ts';
import { addDie, addDieInPool } from '../attack/pool.ts';
import type { Attack } from '../attack/schema.ts';
import { gainCommandToken } from '../commands/tokens.ts';
import { FACEUP } from '../damage/attack-marks.ts';
import { turnUp } from '../damage/suffer.ts';
import { type ArmadaGame, DECK_STREAM, inPlay, playerOrder, secondPlayer } from '../game.ts';
import type { ArmadaState } from '../state.ts';
import { core, shipsOf } from './on-table.ts';
import { chooseObjectiveShip, gainVictoryTokens, markShip, spendDieWith } from './parts.ts';
import type { ObjectiveRules } from './rules.ts';

/** Objective ships attack again from one zone (objective-cards-core-set.1 to .4). */
const advancedGunnery: ObjectiveRules = {
  windows: {
    'fleets-deployed': (game) => {
      for (const player of playerOrder(game.state)) {
        chooseObjectiveShip(game, player, shipsOf(game.state, player), core(1));
      }
    },
  },
};

/** Whoever attacks an objective ship adds a die (objective-cards-core-set.5 to .7). */
const mostWanted: ObjectiveRules = {
  windows: {
    'fleets-deployed': (game) => {
      const second = secondPlayer(game.state);
      for (const player of [second, 1 - second]) {
        chooseObjectiveShip(game, second, shipsOf(game.state, player), core(5));
      }
    },
  },
  effects: [
    {
      name: 'most-wanted',
      may: (state, attack) =>
        isShipOnShip(attack) && attack.dice.length > 0 && shipIn(state, attack.defender)?.objective === true,
      use: (game, attack) => addDieInPool(game, attack, core(6)),
    },
  ],
};

/** Two dice for a ship's first attack on a ship (objective-cards-core-set.8 to .10). */
const openingSalvo: ObjectiveRules = {
  windows: {
    'fleets-deployed': (game) => {
      for (const ship of game.state.ships.filter(inPlay)) markShip(game, ship, core(8));
    },
  },
  effects: [
    {
      name: 'opening-salvo',
      may: (state, attack) => isShipOnShip(attack) && shipIn(state, attack.attacker)?.objective === true,
      use: (game, attack) => {
        const ship = shipIn(game.state, attack.attacker)!;
        ship.objective = false;
        for (let die = 0; die < 2; die++) {
          if (ship.player === game.state.first)
            addDie(game, attack, 'red', { player: ship.player, because: core(9) });
          else addDieInPool(game, attack, core(9), COLORS);
        }
      },
    },
  ],
  afterAttack: ({ state }, attack) => {
    const ship = shipIn(state, attack.attacker);
    if (ship && isShipOnShip(attack)) ship.objective = false;
  },
};

/** Ships, and squadrons with bomber, whose attacks count. */
const strikes = (state: ArmadaState, { attacker }: Attack): boolean => {
  const squadron = squadronIn(state, attacker);
  return squadron === null || keyword(state, squadron, 'bomber') > 0;
};

/** A die with a hit turns a card up, and faceup cards score (objective-cards-core-set.11 to .13). */
const precisionStrike: ObjectiveRules = {
  windows: {
    'fleets-deployed': (game) => {
      for (const ship of shipsOf(game.state, secondPlayer(game.state))) {
        gainCommandToken(game, ship, 'concentrate-fire', core(11));
      }
    },
  },
  effects: [
    {
      name: 'precision-strike',
      may: (state, attack) =>
        strikes(state, attack) &&
        attack.dice.some(({ face }) => hitIcons(face) > 0) &&
        shipIn(state, attack.defender)?.damage.some(({ up, kind }) => !up && kind >= 0) === true,
      use: flipAtRandom,
    },
  ],
  afterAttack: (game, attack) => {
    if (!strikes(game.state, attack)) return;
    const cards = attack.used.filter((one) => one === FACEUP).length;
    gainVictoryTokens(game, attackingPlayer(game.state, attack), cards, core(13));
  },
};

/** A die with a hit of the attacker's choice is spent, and one facedown card of the defender turns up by chance. */
function flipAtRandom(game: ArmadaGame, attack: Attack): void {
  spendDieWith(game, attack, 'hit', core(12));
  const ship = shipIn(game.state, attack.defender)!;
  const cards = ship.damage.filter(({ up, kind }) => !up && kind >= 0);
  const uid = game.draw(
    DECK_STREAM,
    cards.map((card) => String(card.uid)),
    cards.map(() => 1),
    'open',
  );
  turnUp(game, ship, cards[uid]!, core(12));
}

export const ASSAULT_RULES: Readonly<Record<string, ObjectiveRules>> = {
  'advanced-gunnery': advancedGunnery,
  'most-wanted': mostWanted,
  'opening-salvo': openingSalvo,
  'precision-strike': precisionStrike,
};
