/** Planetary Ion Cannon: the second player fires from tokens on the table, each once. */
import { chooseToken } from '../abilities/asking.ts';
import { emitToken } from '../abilities/verbs/events.ts';
import { declare } from '../attack/attack.ts';
import { critIcons } from '../attack/dice.ts';
import { shipIn, tokenParty, zoneParty } from '../attack/parties.ts';
import type { AttackOption } from '../attack/questions.ts';
import type { Attack } from '../attack/schema.ts';
import { type ArmadaGame, bodyOf, secondPlayer, zonesOf } from '../game.ts';
import { isAt, spanFrom } from '../geometry/index.ts';
import type { ArmadaState } from '../state.ts';
import { BY_CARD, shipsOf, tokenBody, tokensOnTable } from './on-table.ts';
import { placeTokens, removeToken } from './parts.ts';
import type { ObjectiveRules } from './rules.ts';

type Shot = Extract<AttackOption, { kind: 'attack' }>;

export const planetaryIonCannon: ObjectiveRules = {
  windows: {
    'obstacles-placed': (game) => {
      const second = secondPlayer(game.state);
      placeTokens(game, [second, second, second], { edges: 5, apart: 0, anywhere: true }, BY_CARD);
    },
    'end-of-command-phase': fire,
  },
  critical: {
    name: 'planetary-ion-cannon',
    may: (_state, { attacker, dice }) =>
      attacker.kind === 'token' && dice.some(({ color, face }) => color === 'blue' && critIcons(face) > 0),
    use: exhaustToken,
  },
  // The token stays until then, so that whoever shows the attack knows where it comes from.
  afterAttack: (game, { attacker }) => {
    if (attacker.kind === 'token') removeToken(game, attacker.id, -1, BY_CARD);
  },
};

/** One attack a round on any hull zone of an enemy ship at distance 1 to 3 of a token, or none. */
function fire(game: ArmadaGame): void {
  const shots = shotsOf(game.state);
  if (shots.length === 0) return;
  const option = game.choose({
    form: 'choice',
    kind: 'attack',
    player: secondPlayer(game.state),
    because: BY_CARD,
    options: [...shots, { kind: 'none' }],
  });
  if (option.kind === 'attack') declare(game, 'attack', option);
}

const shotsOf = (state: ArmadaState): readonly Shot[] =>
  tokensOnTable(state).flatMap((token) =>
    shipsOf(state, state.first)
      .filter((ship) => isAt(spanFrom(bodyOf(ship), tokenBody(token)), 1, 3))
      .flatMap((ship) =>
        zonesOf(ship).map(
          (zone): Shot => ({
            kind: 'attack',
            attacker: tokenParty(token),
            defender: zoneParty(ship, zone),
            reach: 'medium',
            obstructed: false,
          }),
        ),
      ),
  );

/** The defender exhausts a readied defense token of its choice. */
function exhaustToken(game: ArmadaGame, attack: Attack): void {
  const ship = shipIn(game.state, attack.defender)!;
  const token = chooseToken(game, ship.player, ship, BY_CARD, ({ side }) => side === 'readied');
  if (!token) return;
  token.side = 'exhausted';
  emitToken(game, ship, token, BY_CARD);
}
