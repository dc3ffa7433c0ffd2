/** Revealed dials that abilities turn, and revealed maneuvers that they treat as others. */

import { isStressed, typeOf } from '../game.ts';
import type { PlannedManeuver } from '../maneuver/planned.ts';
import type { Ship } from '../state.ts';
import { type Acting, rulingOf, sceneOf, stepOf } from './acting.ts';
import { difficultyOf } from './evaluate.ts';
import type { DialTest, Effect, TreatedAs } from './language/vocabulary.ts';
import { fitsManeuver } from './requirements.ts';
import type { Scene } from './scene.ts';

type Of<Kind extends Effect['kind']> = Extract<Effect, { readonly kind: Kind }>;

/** The revealed maneuver of the card's ship is treated as another; which one, its player picks. */
export function treatManeuver(act: Acting, { as }: Of<'treat-maneuver'>): void {
  const { game, ship } = act;
  const all = treatments(sceneOf(act), as);
  if (all.length === 0) return;
  const options = all.map(({ maneuver, difficulty }) => ({ kind: 'as' as const, maneuver, difficulty }));
  const option = game.choose({
    form: 'choice',
    kind: 'treat-maneuver',
    player: ship.player,
    because: rulingOf(act.ability),
    ship: ship.id,
    ability: act.ability,
    options: [...options, { kind: 'none' }],
  });
  if (option.kind === 'none') return;
  act.use?.();
  const { maneuver, difficulty } = option;
  ship.treated = { maneuver, difficulty, ion: false, because: rulingOf(act.ability) };
  game.emit({
    kind: 'maneuver-replaced',
    ship: ship.id,
    maneuver,
    difficulty,
    because: rulingOf(act.ability),
  });
}

/** The fastest maneuvers of a bearing that there are templates for; of all others 5. */
const LONGEST: Readonly<Record<string, number>> = { turn: 3, bank: 3, segnor: 3, tallon: 3, stationary: 0 };

/** What a revealed maneuver may be treated as. */
export function treatments({ state, self, ref }: Scene, as: TreatedAs): readonly PlannedManeuver[] {
  const shown = typeOf(self).dial[self.dial];
  if (!shown || !self.revealed) return [];
  const plan = self.treated ?? { ...shown, ion: false, because: rulingOf(ref) };
  const { maneuver } = plan;
  const speeds = as.speeds ?? (as.faster ?? [0]).map((by) => Math.max(1, maneuver.speed + by));
  const difficulty = as.difficulty ?? self.treated?.difficulty ?? difficultyOf(state, self, shown);
  return [...new Set(speeds)].flatMap((speed): PlannedManeuver[] => {
    const template = as.template && maneuver.bearing !== 'turn' ? { template: 'bank' as const } : {};
    const one = { ...maneuver, speed, bearing: as.bearing ?? maneuver.bearing, ...template };
    const same = one.speed === maneuver.speed && one.bearing === maneuver.bearing;
    return same || speed > (LONGEST[one.bearing] ?? 5) ? [] : [{ ...plan, maneuver: one, difficulty }];
  });
}

/** The dial of the card's ship is turned to a maneuver that is like the one it shows. */
export function turnDial(act: Acting, { like }: Of<'turn-dial'>, then?: Effect): void {
  const { game, ship } = act;
  const entries = dialEntriesLike(sceneOf(act), like);
  if (entries.length === 0) return;
  const { entry } = game.choose({
    form: 'choice',
    kind: 'turn-dial',
    player: ship.player,
    because: rulingOf(act.ability),
    ship: ship.id,
    ability: act.ability,
    options: [...entries, ship.dial].map((one) => ({ entry: one })),
  });
  if (entry === ship.dial) return;
  act.use?.();
  if (then) game.next(stepOf(act, then));
  ship.dial = entry;
  ship.treated = null;
  const shown = typeOf(ship).dial[entry]!;
  const { maneuver } = shown;
  const difficulty = difficultyOf(game.state, ship, shown);
  game.emit({
    kind: 'maneuver-replaced',
    ship: ship.id,
    maneuver,
    difficulty,
    because: rulingOf(act.ability),
  });
}

/** The other entries of a revealed dial that are like what it shows, or like what that is treated as (faq-ship-cards.46). */
export function dialEntriesLike({ state, self }: Scene, like: DialTest): readonly number[] {
  const { dial } = typeOf(self);
  const shown = dial[self.dial];
  if (!shown || !self.revealed) return [];
  const { maneuver, difficulty: color } = self.treated ?? {
    maneuver: shown.maneuver,
    difficulty: difficultyOf(state, self, shown),
  };
  return dial.flatMap((one, entry) => {
    if (entry === self.dial) return [];
    if (like.to && !fitsManeuver({ ...one.maneuver, difficulty: one.difficulty }, like.to)) return [];
    if (like.direction === 'same' && one.maneuver.direction !== maneuver.direction) return [];
    if (like.speed === 'same' && one.maneuver.speed !== maneuver.speed) return [];
    if (like.bearing === 'same' && one.maneuver.bearing !== maneuver.bearing) return [];
    const itsColor = difficultyOf(state, self, one);
    if (like.allowed && itsColor === 'red' && isStressed(self)) return [];
    return like.difficulty === 'same' && itsColor !== color ? [] : [entry];
  });
}

/** The ship as it would stand after each turn of its dial that an effect allows. */
export function afterTurns(scene: Scene, effect: Effect): readonly Ship[] {
  const turn = effect.kind === 'if-done' ? effect.first : effect;
  if (turn.kind !== 'turn-dial') return [];
  return dialEntriesLike(scene, turn.like).map((entry) => ({ ...scene.self, dial: entry, treated: null }));
}
