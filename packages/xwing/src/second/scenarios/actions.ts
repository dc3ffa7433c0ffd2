import type { Resolved } from '../actions/perform.ts';
import type { SecondGame } from '../game.ts';
import type { ActionOption } from '../questions.ts';
import type { SecondState, Ship } from '../state.ts';
import { loseTokens } from '../tokens.ts';
import { inform } from './knowledge.ts';
import { carriedBy, markersInReach } from './markers.ts';
import type { ScenarioAction } from './scenario.ts';

type ScenarioOption = Extract<ActionOption, { kind: 'scenario' }>;

const NO_ACTIONS: readonly ScenarioOption[] = [];

/** The actions that the scenario gives every ship in its own Perform Action step (scenarios.9, .10). */
export function scenarioActions(state: SecondState): readonly ScenarioOption[] {
  const action = state.scenario?.action ?? 'none';
  return action === 'none' ? NO_ACTIONS : [{ kind: 'scenario', action }];
}

const TOO_EARLY: Readonly<Record<ScenarioAction, string>> = {
  tow: 'xwing2:scenario-salvage-mission.5',
  scramble: 'xwing2:scenario-scramble.3',
  transmit: 'xwing2:scenarios.9',
};

const NOTHING_NEAR: Readonly<Record<ScenarioAction, string>> = {
  tow: 'xwing2:scenario-salvage-mission.8',
  scramble: 'xwing2:scenario-scramble.5',
  transmit: 'xwing2:scenarios.9',
};

const CHOOSING: Readonly<Record<ScenarioAction, string>> = {
  tow: 'xwing2:scenario-salvage-mission.6',
  scramble: 'xwing2:scenario-scramble.4',
  transmit: 'xwing2:scenarios.9',
};

/** Why the scenario does not let a ship perform its action now, as a ruling; null when it does. */
export function scenarioActionRefusal(state: SecondState, ship: Ship, action: ScenarioAction): string | null {
  if (state.round < (state.scenario?.fromRound ?? 0)) return TOO_EARLY[action];
  if (action === 'tow' && carriedBy(state, ship)) return 'xwing2:scenario-salvage-mission.7';
  return targetsOf(state, ship, action).length === 0 ? NOTHING_NEAR[action] : null;
}

const targetsOf = (state: SecondState, ship: Ship, action: ScenarioAction) =>
  markersInReach(state, ship).filter((marker) => action !== 'transmit' || marker.charges > 0);

/** Resolves a scenario action: on a chosen objective in reach; without one it fails. */
export function resolveScenarioAction(game: SecondGame, ship: Ship, action: ScenarioAction): Resolved {
  const { state } = game;
  const targets = targetsOf(state, ship, action);
  if (targets.length === 0) return { failed: true, because: NOTHING_NEAR[action] };
  const { marker: id } = game.choose({
    form: 'choice',
    kind: 'choose-marker',
    player: ship.player,
    because: CHOOSING[action],
    ship: ship.id,
    action,
    options: targets.map((target) => ({ marker: target.id })),
  });
  const marker = state.markers[id]!;
  switch (action) {
    case 'tow':
      Object.assign(marker, { placed: false, carrier: ship.id });
      game.emit({ kind: 'towed', ship: ship.id, marker: id, because: 'xwing2:scenario-salvage-mission.6' });
      loseTokens(game, ship, 'cloak', ship.tokens.cloak, 'xwing2:scenario-salvage-mission.9');
      break;
    case 'scramble':
      marker.holder = ship.player;
      game.emit({ kind: 'claimed', ship: ship.id, marker: id, because: 'xwing2:scenario-scramble.4' });
      break;
    case 'transmit':
      marker.charges -= 1;
      inform(game, ship, id);
  }
  return { failed: false };
}
