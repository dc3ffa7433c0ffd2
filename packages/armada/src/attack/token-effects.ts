/** What defense tokens do. */
import type { EvadeBonus } from '../abilities/language.ts';
import { evadeBonuses } from '../abilities/modifiers.ts';
import { modifiersOf } from '../abilities/scene.ts';
import { type ArmadaGame, cardOf, zonesBeside, zonesOf } from '../game.ts';
import type { Zone } from '../geometry/index.ts';
import type { ArmadaState, DefenseToken } from '../state.ts';
import { type Evade, evadeAt, mayTurn } from './dice.ts';
import { defendingPlayer, isShipOnShip, shipIn } from './parties.ts';
import { cancelAll, dieOptions, rerollDie, takeDie } from './pool.ts';
import type { Attack } from './schema.ts';
import { effectOf } from './token-limits.ts';

/** A token does what a kind does: its own, or that of another one. */
export function takeEffect(
  game: ArmadaGame,
  attack: Attack,
  token: DefenseToken,
  kind: DefenseToken['kind'],
): void {
  attack.used.push(effectOf(kind));
  switch (kind) {
    case 'scatter':
      return cancelAll(game, attack, {
        player: defendingPlayer(game.state, attack),
        because: 'armada:defense-tokens.15',
      });
    case 'evade':
      return evade(game, attack, token);
    case 'brace':
      attack.braced = true;
      return;
    case 'redirect':
      return nameRedirectZone(game, attack);
    case 'contain':
      attack.contained = true;
      return;
    case 'salvo':
      attack.salvo = true;
      return;
  }
}

export function flip(
  game: ArmadaGame,
  { defender }: Attack,
  token: DefenseToken,
  now: 'exhausted' | 'discarded',
  because: string,
): void {
  token.side = now;
  game.emit({ kind: 'defense-token-spent', defender, token: token.kind, now, because });
}

/** Evade cancels or has rerolled dice that the defender picks (defense-tokens.4 to .7). */
function evade(game: ArmadaGame, attack: Attack, token: DefenseToken): void {
  const does = evadeWith(game.state, attack);
  if (does === null) return;
  const because = EVADES[attack.reach];
  for (let die = 0; die < does.dice; die++) evadeDie(game, attack, does.how, because);
  if (!mayEvadeMore(game.state, attack)) return;
  const { kind } = game.choose({
    form: 'choice',
    kind: 'evade-more',
    player: defendingPlayer(game.state, attack),
    because: 'armada:defense-tokens.8',
    options: [{ kind: 'yes' }, { kind: 'no' }],
  });
  if (kind === 'no') return;
  evadeDie(game, attack, does.how, 'armada:defense-tokens.8');
  if (token.side !== 'discarded') flip(game, attack, token, 'discarded', 'armada:defense-tokens.8');
}

/** What evade does in an attack, with what cards of the defender's side add to it. */
function evadeWith(state: ArmadaState, attack: Attack): Evade | null {
  const does = evadeAt(attack.reach, state.edition);
  const ship = shipIn(state, attack.defender);
  if (does === null || !ship) return does;
  return evadeBonuses(state, ship).reduce((evade, bonus) => better(evade, attack.reach, bonus), does);
}

function better({ dice, how }: Evade, reach: Attack['reach'], bonus: EvadeBonus): Evade {
  const near = reach === 'close' || reach === 'distance-1';
  switch (bonus) {
    case 'cancel-at-medium':
      return { dice, how: reach === 'medium' ? 'cancel' : how };
    case 'one-more-close':
      return { dice: near ? dice + 1 : dice, how };
    case 'cancel-close':
      return { dice, how: near ? 'cancel' : how };
    case 'one-more':
      return { dice: dice + 1, how };
  }
}

const EVADES: Readonly<Record<Attack['reach'], string>> = {
  close: 'armada:defense-tokens.6',
  medium: 'armada:defense-tokens.5',
  long: 'armada:defense-tokens.4',
  extreme: 'armada:defense-tokens.7',
  'distance-1': 'armada:defense-tokens.6',
  'distance-2': 'armada:defense-tokens.6',
};

/** Against a larger ship one die more may be affected (defense-tokens.8); not in 2015. */
function mayEvadeMore(state: ArmadaState, attack: Attack): boolean {
  if (!isShipOnShip(attack) || attack.dice.length === 0 || state.edition === '2015') return false;
  const sizes = ['small', 'medium', 'large', 'huge'];
  const [attacker, defender] = [shipIn(state, attack.attacker)!, shipIn(state, attack.defender)!];
  return sizes.indexOf(cardOf(attacker).size) > sizes.indexOf(cardOf(defender).size);
}

function evadeDie(game: ArmadaGame, attack: Attack, how: 'cancel' | 'reroll', because: string): void {
  const dice = dieOptions(attack, how === 'reroll' ? mayTurn : undefined);
  if (dice.length === 0) return;
  const player = defendingPlayer(game.state, attack);
  const { die } = game.choose({ form: 'choice', kind: 'evade-die', how, player, because, options: dice });
  if (how === 'cancel') takeDie(game, attack, die, 'cancel', { player, because });
  else rerollDie(game, attack, die, { player, because });
}

/** Redirect names an adjacent zone; how much it takes is settled after the damage is totaled (defense-tokens.3). */
function nameRedirectZone(game: ArmadaGame, attack: Attack): void {
  const { defender } = attack;
  const ship = shipIn(game.state, defender);
  if (!ship) return;
  const wider = modifiersOf(ship, 'redirects');
  const anywhere = wider.some((one) => one.anywhere);
  const most = Math.max(1, ...wider.map(({ zones }) => zones));
  const zones = anywhere
    ? zonesOf(ship).filter((zone) => zone !== defender.zone)
    : zonesBeside(ship, defender.zone);
  const player = ship.player;
  const because = 'armada:defense-tokens.3';
  const options = zones.map((zone) => ({ zone }));
  const first = game.choose({ form: 'choice', kind: 'redirect-zone', player, because, options });
  nameZone(game, attack, first.zone, because);
  for (let named = 1; named < most; named++) {
    const left = options.filter(({ zone }) => !attack.redirects.includes(zone));
    const more = game.choose({
      form: 'choice',
      kind: 'redirect-more',
      player,
      because,
      options: [...left, { kind: 'none' }],
    });
    if (!('zone' in more)) return;
    nameZone(game, attack, more.zone, because);
  }
}

function nameZone(game: ArmadaGame, attack: Attack, zone: Zone, because: string): void {
  attack.redirects.push(zone);
  game.emit({ kind: 'redirect-zone', ship: attack.defender.id, zone, because });
}
