import { type ArmadaQuestion, gathered, type Squadron, squadronCardOf } from '@firing-arc/armada/engine';
import { armadaExpectedDamage } from '@firing-arc/odds';
import type { Help } from '@firing-arc/referee';
import { bestLegal, bestOf } from '../plain/choice.ts';
import { placeByChance } from '../unweighed.ts';
import { apart, nearest } from './deployed.ts';
import { worthOf } from './firepower.ts';
import type { Observation } from './observation.ts';

/** Bases of two squadrons this far apart from middle to middle are engaged (mm). */
const ENGAGED = 110;
/** A squadron this far from the middle of a ship can attack it, nearly always (mm). */
const AT_SHIP = 105;
const SAMPLES = 10;

const enemies = ({ foes, foeSquadrons }: Observation) => [...foes.map(({ ship }) => ship), ...foeSquadrons];

/** Squadrons next to the enemy act first; far ones need no command. */
export function chooseCommanded(
  observation: Observation,
  { options }: Extract<ArmadaQuestion, { kind: 'command-squadron' | 'cloaked-squadron' }>,
): number {
  return bestOf(options, (option) =>
    option.kind === 'done'
      ? -1000
      : -nearest(observation.state.squadrons[option.squadron]!, enemies(observation)),
  );
}

export const chooseSquadron = (
  observation: Observation,
  { options }: Extract<ArmadaQuestion, { kind: 'choose-squadron' }>,
): number =>
  bestOf(options, ({ squadron }) => -nearest(observation.state.squadrons[squadron]!, enemies(observation)));

/** Attacks if it can, else moves to where it will. */
export function chooseAct({ options }: Extract<ArmadaQuestion, { kind: 'squadron' }>): number {
  const rank = { attack: 2, card: 1, move: 1, done: 0 };
  const attacked = options.every(({ kind }) => kind !== 'attack') && options.length < 2;
  return bestOf(options, ({ kind }) => (attacked && kind === 'move' ? 1 : rank[kind]));
}

/** The best of some places: beside what it fights best, within its reach. */
export function chooseMove(
  observation: Observation,
  question: Extract<ArmadaQuestion, { kind: 'move-squadron' }>,
  help: Help,
  streams: number[],
  index: number,
): readonly number[] {
  const squadron = observation.state.squadrons[question.squadron]!;
  const toward = enemies(observation).flatMap((enemy) => places(squadron, enemy));
  const chance = Array.from({ length: SAMPLES }, () => placeByChance(question, help, streams, index));
  const value = ([x = 0, y = 0]: readonly number[]) => placeValue(observation, squadron, { x, y });
  return bestLegal(question, [...toward, ...chance], help, value)!;
}

/** How far squadrons of a speed move, from middle to middle (mm); a little less, to be safe from rounding. */
const MOVES = [0, 76, 124, 184.5, 244.5, 304] as const;

/** On the line to an enemy: right beside it, and as far as the squadron gets. */
function places(
  squadron: Squadron,
  enemy: { readonly x: number; readonly y: number },
): readonly (readonly number[])[] {
  const away = apart(squadron, enemy);
  if (away === 0) return [];
  const most = MOVES[squadronCardOf(squadron).speed]!;
  return [away - 36, away - 60, away - 80, away - 100, most].flatMap((way) => {
    if (way <= 0 || way > most) return [];
    const share = way / away;
    return [[squadron.x + share * (enemy.x - squadron.x), squadron.y + share * (enemy.y - squadron.y), 0]];
  });
}

/** What a squadron can do from a place, in fleet points. */
function placeValue(
  { foes, foeSquadrons }: Observation,
  squadron: Squadron,
  at: { readonly x: number; readonly y: number },
): number {
  const card = squadronCardOf(squadron);
  const bomber = card.keywords.bomber !== undefined;
  const damage = (dice: typeof card.battery, crits: boolean): number =>
    gathered(dice, 'distance-1').reduce((sum, color) => sum + armadaExpectedDamage(color, crits), 0);
  const engaged = foeSquadrons.filter((foe) => apart(foe, at) < ENGAGED);
  let value = 0;
  for (const foe of engaged) {
    const against = Math.min(damage(card.antiSquadron, false), foe.hull) / foe.hull;
    const back = Math.min(damage(squadronCardOf(foe).antiSquadron, false), squadron.hull) / squadron.hull;
    value = Math.max(value, foe.points * against) - 0.3 * squadron.points * back;
  }
  const free = engaged.every((foe) => squadronCardOf(foe).keywords.heavy !== undefined);
  for (const { ship } of foes) {
    if (apart(ship, at) > AT_SHIP || !free) continue;
    value = Math.max(value, damage(card.battery, bomber) * worthOf(ship));
  }
  const wanted = bomber || foeSquadrons.length === 0 ? foes.map(({ ship }) => ship) : foeSquadrons;
  return value - nearest(at, wanted) / 100;
}
