/** Defense objectives of the core set. */
import type { Ruling } from '@firing-arc/referee';
import { batteryOf } from '../abilities/modifiers.ts';
import { modifiersOf } from '../abilities/scene.ts';
import { gathered } from '../attack/dice.ts';
import {
  bodyOf,
  placedObstacles,
  secondPlayer,
  shipsInPlay,
  squadronBodyOf,
  squadronsInPlay,
  surroundings,
  zonesOf,
} from '../game.ts';
import { aim, isInArc, overlaps, zoneBody } from '../geometry/index.ts';
import type { ArmadaState, Marker } from '../state.ts';
import { hyperspaceAssault } from './hyperspace.ts';
import { core, shipsOf, tokenBody, tokensOnTable } from './on-table.ts';
import { gainVictoryTokens, placeTokens, scoreForMostCommand, shiftToken } from './parts.ts';
import type { ObjectiveRules } from './rules.ts';

const isStation = ({ type }: { readonly type: string }): boolean => type === 'station';

/** Command values at the station score (objective-cards-core-set.14 to .16). */
const contestedOutpost: ObjectiveRules = {
  windows: {
    'end-of-round': (game) =>
      scoreForMostCommand(game, placedObstacles(game.state).filter(isStation), core(16)),
  },
};

/** Tokens under fire score (objective-cards-core-set.17 to .19). */
const fireLanes: ObjectiveRules = {
  windows: {
    'obstacles-placed': (game) => {
      const second = secondPlayer(game.state);
      placeTokens(game, [second, second, second], { edges: 4, apart: 0 }, core(17));
      for (const marker of tokensOnTable(game.state)) shiftToken(game, marker, 1 - second, 2, core(17));
    },
    'end-of-round': (game) => {
      for (const marker of tokensOnTable(game.state)) {
        const { owner, because } = controller(game.state, marker);
        if (owner >= 0) gainVictoryTokens(game, owner, 1, because);
      }
    },
  },
};

/** Who controls a token, -1 nobody, and by which line: dice (objective-cards-core-set.18) or who lies on it (.19). */
function controller(
  state: ArmadaState,
  marker: Marker,
): { readonly owner: number; readonly because: Ruling } {
  const body = tokenBody(marker);
  const on = [0, 1].filter(
    (player) =>
      shipsOf(state, player).some((ship) => overlaps(bodyOf(ship), body)) ||
      squadronsInPlay(state).some((one) => one.player === player && overlaps(squadronBodyOf(one), body)),
  );
  if (on.length > 0) return { owner: on.length === 2 ? -1 : 1 - on[0]!, because: core(19) };
  const [ours, theirs] = [0, 1].map((player) => diceOn(state, player, marker)) as [Dice, Dice];
  const owner = ours.dice === theirs.dice ? -1 : ours.dice > theirs.dice ? 0 : 1;
  return { owner, because: ours.changed || theirs.changed ? 'armada:faq-cards-core-set.7' : core(18) };
}

/** Dice that count for a token, and whether a card changes the armament they come from. */
interface Dice {
  readonly dice: number;
  readonly changed: boolean;
}

/** Battery dice in range and line of sight of all of a player's hull zones (faq-cards-core-set.7). */
function diceOn(state: ArmadaState, player: number, marker: Marker): Dice {
  const around = surroundings(state);
  const target = tokenBody(marker);
  let dice = 0;
  let changed = false;
  for (const ship of shipsInPlay(state)) {
    if (ship.player !== player) continue;
    const body = bodyOf(ship);
    for (const zone of zonesOf(ship)) {
      const from = zoneBody(body, zone);
      if (!isInArc(from, target)) continue;
      const seen = aim(from, target, around);
      if (!seen.inArc) continue;
      dice += gathered(batteryOf(ship, zone), seen.range).length;
      changed ||= modifiersOf(ship, 'battery').some(({ zones }) => zones.includes(zone));
    }
  }
  return { dice, changed };
}

export const DEFENSE_RULES: Readonly<Record<string, ObjectiveRules>> = {
  'contested-outpost': contestedOutpost,
  'fire-lanes': fireLanes,
  'hyperspace-assault': hyperspaceAssault,
};
