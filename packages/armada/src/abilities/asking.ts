/** What players are asked when cards act. */

import { COMMANDS, type Command, upgradeCard } from '../cards/index.ts';
import type { Cause } from '../cause.ts';
import { damageName } from '../damage/deck.ts';
import type { ArmadaGame } from '../game.ts';
import type { Zone } from '../geometry/index.ts';
import type { DefenseToken, Ship, Upgrade } from '../state.ts';
import type { Effect } from './language.ts';
import type { TargetOption } from './questions.ts';
import { type Bearer, isShip } from './traits.ts';

/** Whom a question is about, as questions say it. */
export const aboutOf = (bearer: Bearer): { readonly ship: number; readonly squadron?: number } =>
  isShip(bearer) ? { ship: bearer.id } : { ship: -1, squadron: bearer.id };

export const targetOf = (piece: Bearer): TargetOption =>
  isShip(piece) ? { kind: 'ship', ship: piece.id } : { kind: 'squadron', squadron: piece.id };

/** Whether a player uses a card that may be declined. */
export function wanted(
  game: ArmadaGame,
  bearer: Bearer,
  { name, because }: { readonly name: string; readonly because: string },
  other: Bearer | null = null,
): boolean {
  const { kind } = game.choose({
    form: 'choice',
    kind: 'use-card',
    player: bearer.player,
    because,
    ...aboutOf(bearer),
    card: name,
    ...(other && other !== bearer && { about: targetOf(other) }),
    options: [{ kind: 'yes' }, { kind: 'no' }],
  });
  return kind === 'yes';
}

/** A player picks a command, or none where that is allowed. */
export function chooseCommand(
  game: ArmadaGame,
  player: number,
  about: Bearer,
  commands: readonly Command[],
  because: string,
): Command {
  const options = eachOnce(commands).map((command) => ({ command }));
  return game.choose({ form: 'choice', kind: 'pick-command', player, because, ...aboutOf(about), options })
    .command;
}

/** A player picks a command or none. */
export function chooseCommandOrNone(
  game: ArmadaGame,
  player: number,
  about: Bearer,
  because: string,
  commands: readonly Command[] = COMMANDS,
): Command | null {
  const option = game.choose({
    form: 'choice',
    kind: 'pick-command',
    player,
    because,
    ...aboutOf(about),
    options: [...eachOnce(commands).map((command) => ({ command })), { kind: 'none' }],
  });
  return 'command' in option ? option.command : null;
}

/** Places of defense tokens, those alike once. */
export function tokensThat(
  { defense }: Bearer,
  fits: (token: DefenseToken, at: number) => boolean,
): readonly { readonly token: number; readonly name: string }[] {
  const seen = new Set<string>();
  return defense.flatMap((one, token) => {
    const alike = `${one.kind} ${one.side}`;
    if (!fits(one, token) || seen.has(alike)) return [];
    seen.add(alike);
    return [{ token, name: one.kind }];
  });
}

/** A player picks one of some defense tokens; undefined when there is none. */
export function chooseToken(
  game: ArmadaGame,
  player: number,
  about: Bearer,
  because: string,
  fits: (token: DefenseToken, at: number) => boolean,
): DefenseToken | undefined {
  const options = tokensThat(about, fits);
  if (options.length === 0) return;
  const { token } = game.choose({
    form: 'choice',
    kind: 'pick-defense-token',
    player,
    because,
    ...aboutOf(about),
    options,
  });
  return about.defense[token];
}

/** Its player picks a hull zone of a ship. */
export const chooseZone = (
  game: ArmadaGame,
  player: number,
  ship: Ship,
  zones: readonly Zone[],
  because: string,
): Zone =>
  game.choose({
    form: 'choice',
    kind: 'pick-zone',
    player,
    because,
    ship: ship.id,
    options: zones.map((zone) => ({ zone })),
  }).zone;

/** A player picks one of several effects. */
export const chooseEffect = (
  game: ArmadaGame,
  player: number,
  bearer: Bearer,
  { name, because }: { readonly name: string; readonly because: string },
  effects: readonly Effect[],
): Effect =>
  game.choose({
    form: 'choice',
    kind: 'choose-effect',
    player,
    because,
    ...aboutOf(bearer),
    card: name,
    options: effects.map((effect) => ({ kind: effect.kind, effect })),
  }).effect;

/** A player picks an upgrade of a ship; undefined when none fits. */
export function chooseUpgrade(
  game: ArmadaGame,
  player: number,
  ship: Ship,
  because: string,
  fits: (upgrade: Upgrade) => boolean,
): Upgrade | undefined {
  const options = ship.upgrades.filter((one) => fits(one) && upgradeCard(one.id));
  if (options.length === 0) return;
  const option = game.choose({
    form: 'choice',
    kind: 'pick-upgrade',
    player,
    because,
    ship: ship.id,
    options: options.map(({ id }) => ({ upgrade: id })),
  });
  return options.find(({ id }) => id === option.upgrade);
}

/** The player of a ship picks one of its upgrades that fit, or none; undefined also when none fits. */
export function chooseUpgradeOrNone(
  game: ArmadaGame,
  ship: Ship,
  because: string,
  fits: (upgrade: Upgrade) => boolean,
): Upgrade | undefined {
  const open = ship.upgrades.filter(fits);
  if (open.length === 0) return;
  const option = game.choose({
    form: 'choice',
    kind: 'pick-upgrade',
    player: ship.player,
    because,
    ship: ship.id,
    options: [...open.map(({ id }) => ({ upgrade: id })), { kind: 'none' }],
  });
  return 'upgrade' in option ? open.find(({ id }) => id === option.upgrade) : undefined;
}

/** A player picks one of a ship's damage cards; undefined when it has none that fit. */
export function chooseDamage(
  game: ArmadaGame,
  ship: Ship,
  { player, because }: Cause,
  fits: (card: Ship['damage'][number]) => boolean = () => true,
  orNone = false,
): number | undefined {
  const cards = ship.damage.filter(fits);
  if (cards.length === 0) return;
  const seen = new Set<string>();
  const options = cards.flatMap(({ uid, kind, up }) => {
    const name = up ? damageName(kind) : null;
    if (name === null && seen.has('')) return [];
    if (name === null) seen.add('');
    return [{ kind: 'card' as const, uid, name }];
  });
  const none = orNone ? [{ kind: 'none' as const }] : [];
  const picked = game.choose({
    form: 'choice',
    kind: 'pick-damage',
    player,
    because,
    ship: ship.id,
    options: [...options, ...none],
  });
  return picked.kind === 'none' ? undefined : picked.uid;
}

/** Commands of tokens, each once: tokens alike are one choice. */
export const eachOnce = (tokens: readonly Command[]): readonly Command[] => [...new Set(tokens)];
