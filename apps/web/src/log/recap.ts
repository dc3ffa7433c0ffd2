import type { ShownHarm } from '../shown/harm.ts';

/** What a ship lost in some part of a game, and to whom. */
export interface Loss {
  readonly ship: number;
  readonly shields: number;
  readonly hull: number;
  readonly cards: readonly string[];
  readonly destroyed: boolean;
  /** It broke on an obstacle that it flew into. */
  readonly crashed: boolean;
  /** It left the play area. */
  readonly fled: boolean;
  readonly by: readonly { readonly ship: number; readonly how: string }[];
}

/** An event as recaps read it. */
export interface Told {
  readonly kind: string;
  /** It begins a ship's activation, or an attack. */
  readonly heading: () => { readonly kind: 'activation' | 'attack' } | null;
  readonly harm: () => ShownHarm | null;
}

/** A phase, and the losses in it. */
export interface Recap {
  readonly phase: number;
  readonly losses: readonly Loss[];
}

/** An attack, and what it did to its target. */
export interface Shot {
  readonly attacker: number;
  readonly defender: number;
  readonly how: string;
  readonly damage: number;
  readonly destroyed: boolean;
}

/** The last phase that is over in which something was lost, as long as it was in this round or the one before; null without one. */
export function lastRecap(events: readonly Told[]): Recap | null {
  const starts = events.flatMap(({ kind }, at) => (kind === 'phase' ? [at] : []));
  const rounds = events.flatMap(({ kind }, at) => (kind === 'round' ? [at] : []));
  const since = rounds.at(-2) ?? 0;
  for (let nth = starts.length - 2; nth >= 0 && starts[nth]! >= since; nth--) {
    const losses = lossesOf(events.slice(0, starts[nth + 1]), starts[nth]);
    if (losses.length > 0) return { phase: starts[nth]!, losses };
  }
  return null;
}

/** What each ship lost in events from one on, in the order in which they were first hit. */
export function lossesOf(events: readonly Told[], from = 0): readonly Loss[] {
  const losses = new Map<number, Loss>();
  eachHarm(events, (harm, attack, at) => {
    if (at < from) return;
    const before = losses.get(harm.ship) ?? NOTHING(harm.ship);
    const by = attack && !before.by.some(({ ship }) => ship === attack.attacker);
    const next = by ? { ...before, by: [...before.by, { ship: attack.attacker, how: attack.how }] } : before;
    losses.set(harm.ship, added(next, harm));
  });
  return [...losses.values()];
}

/** Every attack and what it did to its target, in order. */
export function shotsOf(events: readonly Told[]): readonly Shot[] {
  const shots: Shot[] = [];
  eachHarm(
    events,
    (harm, attack) => {
      const last = shots.at(-1);
      if (!attack || !last) return;
      const hit = harm.kind === 'lost' ? { damage: last.damage + harm.count } : { destroyed: true };
      shots[shots.length - 1] = { ...last, ...hit };
    },
    ({ attacker, defender, how }) => shots.push({ attacker, defender, how, damage: 0, destroyed: false }),
  );
  return shots;
}

const NOTHING = (ship: number): Loss => ({
  ship,
  shields: 0,
  hull: 0,
  cards: [],
  destroyed: false,
  crashed: false,
  fled: false,
  by: [],
});

type Attack = Extract<ShownHarm, { readonly kind: 'attack' }>;
type Harm =
  | {
      readonly kind: 'lost';
      readonly ship: number;
      readonly what: 'shields' | 'hull';
      readonly count: number;
      readonly card: string | null;
    }
  | { readonly kind: 'destroyed'; readonly ship: number; readonly crashed: boolean }
  | { readonly kind: 'fled'; readonly ship: number };

/** Calls back for each harm with the attack that did it: the last one, while nobody else acts and its target is meant. */
function eachHarm(
  events: readonly Told[],
  onHarm: (harm: Harm, attack: Attack | null, at: number) => void,
  onAttack: (attack: Attack) => void = () => undefined,
): void {
  let attack: Attack | null = null;
  const left = new Map<number, number>();
  let rock = false;
  events.forEach((event, at) => {
    const harm = event.harm();
    if (event.kind === 'obstacle-hit') rock = true;
    else if (event.kind === 'phase' || event.heading() !== null) rock = false;
    if (harm === null) {
      if (event.kind === 'phase' || event.heading()?.kind === 'activation') attack = null;
      return;
    }
    if (harm.kind === 'attack') {
      attack = harm;
      onAttack(harm);
      return;
    }
    const by = attack?.defender === harm.ship ? attack : null;
    if (harm.kind === 'destroyed') onHarm({ ...harm, crashed: rock && by === null }, by, at);
    else if (harm.kind === 'fled') onHarm(harm, null, at);
    else if (harm.kind === 'lost') onHarm({ ...harm, count: 1, card: harm.card ?? null }, by, at);
    else {
      const count = (left.get(harm.ship) ?? harm.of) - harm.left;
      left.set(harm.ship, harm.left);
      if (count > 0) onHarm({ kind: 'lost', ship: harm.ship, what: 'hull', count, card: null }, by, at);
    }
  });
}

function added(loss: Loss, harm: Harm): Loss {
  if (harm.kind === 'destroyed') return { ...loss, destroyed: true, crashed: harm.crashed };
  if (harm.kind === 'fled') return { ...loss, fled: true };
  const cards = harm.card === null ? loss.cards : [...loss.cards, harm.card];
  return { ...loss, cards, [harm.what]: loss[harm.what] + harm.count };
}
