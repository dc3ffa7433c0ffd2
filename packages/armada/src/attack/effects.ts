/** Resolve Attack Effects: the attacker modifies dice and spends accuracy icons, in any order (attack.12, .14). */
import type { Refusal, Ruling } from '@firing-arc/referee';
import { chooseEffect } from '../abilities/asking.ts';
import { countedAs } from '../abilities/counted-as.ts';
import { forbidding } from '../abilities/modifiers.ts';
import { CONCENTRATING, cardsOf, concentratesBy } from '../abilities/scene.ts';
import { commandResolved, spendableFor, spendFor } from '../commands/spend.ts';
import type { DialOrToken } from '../events.ts';
import type { ArmadaGame } from '../game.ts';
import { objectiveEffects, useObjectiveEffect } from '../objectives/attacks.ts';
import { type Ban, banned } from '../refusal.ts';
import type { ArmadaState, Ship } from '../state.ts';
import { attackCards, mustAct, useAttackCard } from './card-effects.ts';
import { isSuch, type PoolDie } from './dice.ts';
import { keywordEffects, useKeyword } from './keyword-effects.ts';
import { attackingPlayer, isInAttackStep, shipIn, tokensOf } from './parties.ts';
import { addDieInPool, rerollOne, takeDie } from './pool.ts';
import type { EffectOption } from './questions.ts';
import type { Attack } from './schema.ts';

/** Effects one after the other until the attacker is done. */
export function resolveAttackEffects(game: ArmadaGame, attack: Attack): void {
  tellBarredAccuracy(game, attack);
  for (;;) {
    const options = effectOptions(game, attack);
    if (options.length === 0) return;
    const option = game.choose(
      {
        form: 'choice',
        kind: 'attack-effect',
        player: attackingPlayer(game.state, attack),
        because: 'armada:attack.12',
        options: mustAct(game.state, attack, 'attack-effects') ? options : [...options, { kind: 'done' }],
      },
      { refused: () => effectRefusals(game.state, attack) },
    );
    if (option.kind === 'done') return;
    useEffect(game, attack, option);
  }
}

/** An accuracy icon with a token to lock, that a card keeps from being spent. */
function tellBarredAccuracy(game: ArmadaGame, attack: Attack): void {
  const { state } = game;
  if (!attack.dice.some(isAccuracy)) return;
  const because = barredAccuracy(state, attack)?.ruling;
  if (!because || tokensOf(state, attack.defender).every(({ side }) => side === 'discarded')) return;
  game.emit({ kind: 'suppressed', party: attack.attacker, what: 'accuracy', tokens: [], because });
}

function effectOptions(game: ArmadaGame, attack: Attack): readonly EffectOption[] {
  const { state } = game;
  const named = [
    ...keywordEffects(state, attack),
    ...attackCards(state, attack, 'attack-effects'),
    ...objectiveEffects(game, attack),
  ];
  return [
    ...accuracyOptions(state, attack),
    ...spendableOnFire(state, attack).map((spending) => ({
      kind: 'concentrate-fire' as const,
      with: spending,
    })),
    ...named.map((effect) => ({ kind: 'effect' as const, effect })),
  ];
}

function useEffect(game: ArmadaGame, attack: Attack, option: Exclude<EffectOption, { kind: 'done' }>): void {
  switch (option.kind) {
    case 'accuracy':
      return spendAccuracy(game, attack, option.token);
    case 'concentrate-fire':
      return concentrateFire(game, attack, option.with);
    case 'effect':
      if (useKeyword(game, attack, option.effect)) return;
      if (useObjectiveEffect(game, attack, option.effect)) return;
      useAttackCard(game, attack, 'attack-effects', option.effect);
  }
}

/** Tokens of the defender that an accuracy icon could lock; those alike are offered once (attack.13). */
function accuracyOptions(state: ArmadaState, attack: Attack): readonly EffectOption[] {
  if (!attack.dice.some(isAccuracy) || barredAccuracy(state, attack)) return [];
  const seen = new Set<string>();
  return tokensOf(state, attack.defender).flatMap(({ kind, side }, token) => {
    const name = `${kind} ${side}`;
    if (side === 'discarded' || attack.locked.includes(token) || seen.has(name)) return [];
    seen.add(name);
    return [{ kind: 'accuracy' as const, token }];
  });
}

const isAccuracy = (die: PoolDie): boolean => isSuch(die, { icons: ['accuracy'] });

function barredAccuracy(state: ArmadaState, attack: Attack): Ban | null {
  const ship = shipIn(state, attack.attacker);
  return ship && forbidding(state, ship, { kind: 'spend-accuracy', attack });
}

function spendAccuracy(game: ArmadaGame, attack: Attack, token: number): void {
  const { state } = game;
  const at = attack.dice.findIndex(isAccuracy);
  takeDie(game, attack, at, 'spend', { player: attackingPlayer(state, attack), because: 'armada:attack.13' });
  attack.locked.push(token);
  const { kind } = tokensOf(state, attack.defender)[token]!;
  const { defender } = attack;
  game.emit({ kind: 'token-locked', defender, token: kind, because: 'armada:attack.13' });
}

/** With what the attacking ship may resolve concentrate fire; a salvo adds no dice (defense-tokens.12). */
function spendableOnFire(state: ArmadaState, attack: Attack): readonly DialOrToken[] {
  const ship = isInAttackStep(attack) ? shipIn(state, attack.attacker) : null;
  return ship && attack.dice.length > 0 ? spendableFor(ship, 'concentrate-fire') : [];
}

/** A dial adds a die of a color in the pool, a token has one rerolled (commands-concentrate-fire.2 to .4). */
function concentrateFire(game: ArmadaGame, attack: Attack, paid: DialOrToken): void {
  const ship = shipIn(game.state, attack.attacker) as Ship;
  attack.used.push(
    CONCENTRATING,
    ...(paid === 'both' ? (['dial', 'token'] as const) : [paid]).map(concentratesBy),
  );
  spendFor(game, ship, 'concentrate-fire', paid, 'armada:commands-concentrate-fire.1');
  const spending = countedAs(game, ship, 'concentrate-fire', paid);
  if (spending !== 'token') addDieInPool(game, attack, 'armada:commands-concentrate-fire.2');
  if (spending !== 'dial') useFireToken(game, attack, ship, spending);
  commandResolved(game, ship, 'concentrate-fire');
}

/** A token has a die rerolled; a card may let it add one of a color in the pool instead. */
function useFireToken(game: ArmadaGame, attack: Attack, ship: Ship, spending: DialOrToken): void {
  const card = cardsOf(ship).find(({ abilities }) =>
    abilities.some(({ kind }) => kind === 'tokens-add-dice'),
  );
  const uses = [
    { kind: 'reroll', dice: 1, which: {} },
    { kind: 'add-dice', color: 'in-pool', dice: 1 },
  ] as const;
  if (card && chooseEffect(game, ship.player, ship, card, uses).kind === 'add-dice')
    return addDieInPool(game, attack, card.because);
  rerollOne(game, attack, spending === 'both', 'armada:commands-concentrate-fire.3');
}

function effectRefusals(state: ArmadaState, attack: Attack): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const barred = barredAccuracy(state, attack);
  if (barred) refusals.push(banned('accuracy', barred));
  const ship = shipIn(state, attack.attacker);
  const ruling = ship && spendableOnFire(state, attack).length === 0 ? fireRuling(ship, attack) : null;
  return ruling ? [...refusals, { option: 'concentrate-fire', ruling }] : refusals;
}

/** Why concentrate fire cannot be resolved; null in a counter attack, of which no line speaks. */
function fireRuling(ship: Ship, attack: Attack): Ruling | null {
  if (attack.kind === 'salvo') return 'armada:defense-tokens.12';
  if (!isInAttackStep(attack)) return null;
  if (ship.raids.includes('concentrate-fire')) return 'armada:raid-tokens.1';
  if (ship.resolved.includes('concentrate-fire')) return 'armada:commands.2';
  return spendableFor(ship, 'concentrate-fire').length > 0
    ? 'armada:commands-concentrate-fire.2'
    : 'armada:commands.1';
}
