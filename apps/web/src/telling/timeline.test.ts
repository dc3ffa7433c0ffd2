import { expect, it } from 'vitest';
import type { ShownAct } from '../shown/act.ts';
import type { ShownShip } from '../shown/table.ts';
import { isTold, scheduled } from './timeline.ts';

const ship = (id: number, x: number, y: number): ShownShip => ({
  id,
  player: id,
  tag: String(id + 1),
  name: `ship ${id + 1}`,
  type: 'X-wing',
  onTable: true,
  hasCard: true,
  base: { kind: 'rectangle', halfX: 20, halfY: 20, guides: [] },
  prints: [],
  tokens: [],
  says: '',
  x,
  y,
  facing: 0,
});

const rolled = (pool: 'attack' | 'defense', faces: readonly string[]): ShownAct => ({
  kind: 'rolled',
  pool,
  label: pool,
  dice: faces.map((face) => ({ face, name: face })),
  ship: pool === 'attack' ? 0 : 1,
  again: false,
});

const ATTACK: readonly ShownAct[] = [
  { kind: 'aimed', attacker: 0, defender: 1, shot: 'cannon' },
  rolled('attack', ['hit', 'crit']),
  rolled('defense', ['evade']),
  { kind: 'fired', hits: true },
  { kind: 'hurt', ship: 1, what: 'shields' },
  { kind: 'destroyed', ship: 1 },
];

it('tells an attack in the order of the rules: attack dice, defense dice, the shot, what it does', () => {
  const ships = [ship(0, 100, 100), ship(1, 100, 300)];
  const { cues, seconds } = scheduled(ships, ships, ATTACK);
  expect(cues.map(({ act }) => act)).toEqual(ATTACK);
  cues.forEach(({ from, to }, at) => {
    expect(to).toBeGreaterThan(from);
    expect(from).toBe(cues[at - 1]?.to ?? 0);
  });
  expect(seconds).toBe(cues.at(-1)!.to);
});

it('knows who fires at whom for every act of an attack, also for one that went on before', () => {
  const ships = [ship(0, 100, 100), ship(1, 100, 300)];
  const aim = { attacker: 0, defender: 1, shot: 'ion' } as const;
  const { cues } = scheduled(ships, ships, ATTACK.slice(3), aim);
  expect(cues.map((cue) => cue.aim)).toEqual([aim, aim, aim]);
});

it('waits for a ship to come to its place before its attack, and takes others straight to theirs', () => {
  const before = [ship(0, 100, 100), ship(1, 100, 300)];
  const now = [ship(0, 100, 200), ship(1, 150, 300)];
  const glide: ShownAct = { kind: 'glide', ship: 0, poses: [before[0]!, now[0]!], templates: [] };
  const { cues, ways } = scheduled(before, now, [glide, rolled('attack', ['hit'])]);
  expect(cues[1]!.from).toBeGreaterThanOrEqual(cues[0]!.to);
  expect(ways.get(1)!.at(-1)!.pose).toMatchObject({ x: 150, y: 300 });
});

it('takes longer over the death of a great ship', () => {
  const fighter = ship(0, 0, 0);
  const cruiser: ShownShip = { ...fighter, model: { game: 'armada', chassis: 'victory', faction: 'empire' } };
  const death: ShownAct = { kind: 'destroyed', ship: 0 };
  const lengthOf = (one: ShownShip) => scheduled([one], [one], [death]).seconds;
  expect(lengthOf(cruiser)).toBeGreaterThan(2 * lengthOf(fighter));
});

it('holds nothing back for moves and tokens, and everything for dice and damage', () => {
  const move: ShownAct = { kind: 'glide', ship: 0, poses: [], templates: [] };
  expect(isTold([move, { kind: 'marked', ship: 0, what: 'ion' }])).toBe(false);
  for (const act of ATTACK.slice(1)) expect(isTold([move, act])).toBe(true);
});
