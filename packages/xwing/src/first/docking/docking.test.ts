import { playOut } from '@firing-arc/referee';
import { checkStep } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import json from '../../../../../formats/xwing1.json' with { type: 'json' };
import { skillOf } from '../game.ts';
import { dialEntry } from '../maneuver/dial-names.ts';
import { FIRST } from '../rules.ts';
import { setupFromSquads } from '../setup/from-squads.ts';
import { packFrom } from '../squads/pack.ts';
import { type TestGame, type TestShip, type TestTable, table, tie, xwing } from '../testing/index.ts';
import { stayingAnswerer } from '../testing/players.ts';
import { testSetup } from '../testing/squads.ts';

const GHOST: TestShip = { pilot: 'lothalrebel', at: [450, 450, 0], upgrades: ['ghost'] };
const SHUTTLE: TestShip = { pilot: 'zeborrelios-attackshuttle', upgrades: ['phantom'] };
const ghost = (more: Partial<TestShip> = {}, ...rest: readonly TestShip[]): TestTable => ({
  us: [{ ...GHOST, ...more }, SHUTTLE],
  them: rest.length > 0 ? rest : [tie([100, 850, 180])],
});
const facedown = (count: number) => Array.from({ length: count }, () => 'facedown: direct-hit');
/** The Ghost with one point of hull left. */
const DYING = { shields: 0, damage: [...facedown(7), 'facedown: blinded-pilot', 'facedown: blinded-pilot'] };
/** The docked ship flies a maneuver from guides of its carrier. */
const deploys = (game: TestGame, maneuver: string, guides = 'rear') =>
  game.pick({ entry: dialEntry(game.ship(1).card, maneuver), guides });
const blanks = (count: number) => new Array<string>(count).fill('blank');

describe('docked ships', () => {
  it('xwing1:docked-ships.1 xwing1:docked-ships.2 begin aboard and take no part', () => {
    const pack = packFrom(json);
    const setup = setupFromSquads(pack, [
      {
        faction: 'rebel',
        ships: [
          { pilot: 'zeborrelios-attackshuttle', upgrades: ['phantom'] },
          { pilot: 'lothalrebel', upgrades: ['ghost'] },
          { pilot: 'herasyndulla-attackshuttle', upgrades: [] },
        ],
      },
      { faction: 'imperial', ships: [{ pilot: 'academypilot', upgrades: [] }] },
    ]);
    const state = FIRST.begin(setup, new Array<number>(80).fill(1));
    expect(state.ships.map(({ place, carrier }) => [place, carrier])).toEqual([
      ['docked', 1],
      ['reserve', -1],
      ['reserve', -1],
      ['reserve', -1],
    ]);
    const game = table(ghost()).run({ kind: 'dials' });
    expect(game.question).toMatchObject({ form: 'each', parts: [{ about: 0 }] });
    const alone = table({
      us: [
        { ...GHOST, upgrades: [] },
        { ...SHUTTLE, at: [700, 200, 0] },
      ],
    });
    expect(alone.ship(1)).toMatchObject({ place: 'table', carrier: -1 });
  });

  it('xwing1:docked-ships.3 xwing1:docked-ships.4 deploy after a maneuver, from the rear guides', () => {
    const game = table(ghost()).fly(0, '1 straight');
    expect(game.question).toMatchObject({ kind: 'use-ability', ability: '0:ghost#1' });
    game.pick({ use: true });
    expect(game.question).toMatchObject({ kind: 'deploy-maneuver', ship: 1 });
    expect(game.options).toHaveLength(17);
    deploys(game, '1 straight');
    expect(game.eventsOf('deployed')).toMatchObject([{ ship: 1, carrier: 0, guides: 'rear' }]);
    // The Ghost stands at 450, 570 and is 80 mm long, the shuttle 40.
    expect(game.ship(1)).toMatchObject({ place: 'table', x: 450, facing: 180 });
    expect(game.ship(1).y).toBeCloseTo(570 - 40 - 40 - 20);
    expect(game.eventsOf('dial-revealed').map(({ ship }) => ship)).toEqual([0]);
  });

  it('xwing1:docked-ships.6 xwing1:docked-ships.7 act, do not activate again, and may attack', () => {
    const game = deploys(table(ghost()).fly(0, '1 straight').pick({ use: true }), '1 straight');
    expect(game.question).toMatchObject({ kind: 'action', ship: 1 });
    game.pick({ kind: 'action', action: 'focus' }).passAll();
    expect(game.ship(1)).toMatchObject({ activated: true, noAttackIn: 0, performed: ['focus'] });
    const red = deploys(table(ghost()).fly(0, '1 straight').pick({ use: true }), '4 koiogran');
    red.passAll();
    expect(red.ship(1).tokens.stress).toBe(1);
    expect(red.eventsOf('action').filter(({ ship }) => ship === 1)).toEqual([]);
    const cloud = { outline: 'yt2400debris2', at: [450, 610, 0] } as const;
    const dusty = table({ ...ghost(), obstacles: [cloud] }).fly(0, '4 straight');
    deploys(dusty.rolls(...blanks(2)).pick({ use: true }), '1 straight');
    expect(dusty.eventsOf('action-skipped')[0]).toMatchObject({ ship: 1, because: 'xwing1:docked-ships.6' });
    dusty.passAll();
  });

  it('xwing1:docked-ships.5 back up from others, and are lost without any place', () => {
    const behind = (y: number): TestShip => ({ pilot: 'outerrimsmuggler', at: [450, y, 0] });
    const bumped = table(ghost({ at: [450, 332, 0] }, behind(483)))
      .fly(0, '4 straight')
      .pick({ use: true });
    deploys(bumped, '1 straight');
    expect(bumped.ship(1)).toMatchObject({ place: 'removed', destroyed: true });
    bumped.passAll();
    const room = table(ghost({}, behind(360)))
      .fly(0, '1 straight')
      .pick({ use: true });
    deploys(room, '3 straight');
    expect(room.ship(1).place).toBe('table');
    expect(room.eventsOf('action-skipped')).toMatchObject([{ ship: 1 }]);
    room.passAll();
  });

  it('xwing1:docked-ships.8 are lost with a carrier that flees', () => {
    const game = table(ghost({ at: [450, 870, 0] })).fly(0, '2 straight');
    expect(game.ship(1)).toMatchObject({ place: 'removed', destroyed: true });
    expect(game.question).toBeUndefined();
  });

  it('xwing1:docked-ships.9 must deploy when their carrier is destroyed, hurt and without an attack', () => {
    const game = table(ghost(DYING, tie([450, 650, 180]))).rolls('hit', 'blank');
    game.deals('loose-stabilizer', 'loose-stabilizer').attack(2, 0);
    expect(game.question).toMatchObject({ kind: 'deploy-maneuver', ship: 1 });
    expect(game.ship(0).place).toBe('table');
    deploys(game, '2 straight').passAll();
    expect(game.ship(0).place).toBe('removed');
    expect(game.ship(1)).toMatchObject({ place: 'table', shields: 2, damage: [{ up: false }] });
    game.combat(1);
    expect(game.eventsOf('no-attack')).toMatchObject([{ ship: 1 }]);
  });

  it('xwing1:docked-ships.10 give the special arc, and an attack with a turret at the end of combat', () => {
    const shot = (us: readonly TestShip[]) =>
      table({ us, them: [tie([450, 250, 0])] })
        .rolls(...blanks(8))
        .combat(0);
    const armed = { ...GHOST, upgrades: ['ghost', 'ioncannonturret'] };
    expect(shot([armed, SHUTTLE]).options).toMatchObject([
      { kind: 'attack', weapon: 0 },
      { kind: 'attack', weapon: 2 },
      { kind: 'none' },
    ]);
    expect(shot([armed, { ...SHUTTLE, at: [800, 100, 0] }]).options).toMatchObject([
      { kind: 'attack', weapon: 2 },
      { kind: 'none' },
    ]);
    const last = table({ us: [armed, SHUTTLE], them: [tie([450, 250, 0])] });
    last.run({ kind: 'window', window: 'end-of-combat', ship: -1, other: -1, what: '' });
    last.pick({ use: true });
    expect(last.options).toMatchObject([{ kind: 'attack', weapon: 2 }, { kind: 'none' }]);
    last
      .rolls(...blanks(6))
      .pick({ weapon: 2 })
      .passAll();
    expect(last.ship(0).attacksOver).toBe('end of round');
  });

  it('xwing1:docked-ships.10 Phantom II lets its carrier coordinate at the end of the Activation phase', () => {
    const us: readonly TestShip[] = [
      { ...GHOST, upgrades: ['ghost-swx72'] },
      { pilot: 'ap5', upgrades: ['phantomii'] },
      xwing([600, 450, 0]),
    ];
    const game = table({ us });
    game.run({ kind: 'window', window: 'end-of-activation', ship: -1, other: -1, what: '' });
    game.pick({ kind: 'action', action: 'coordinate' }).passAll();
    expect(game.eventsOf('coordinated')).toMatchObject([{ ship: 0, other: 2 }]);
  });

  it('xwing1:docked-ships.11 stay aboard and lend nothing once the title of their carrier is gone', () => {
    const lost = table(ghost({ upgrades: ['discarded: ghost'] }, tie([450, 250, 0])));
    expect(lost.ship(1).place).toBe('docked');
    lost.fly(0, '1 straight');
    expect(lost.eventsOf('ability')).toEqual([]);
    expect(lost.question).toMatchObject({ kind: 'action', ship: 0 });
    lost.passAll();
    expect(lost.combat(0).question).toBeUndefined();
  });
});

describe('the Hound’s Tooth', () => {
  const HOUND: TestShip = { pilot: 'bossk', at: [450, 450, 0], upgrades: ['houndstooth'] };
  const PUP: TestShip = { pilot: 'nashtahpuppilot' };
  const lost = () =>
    table({ us: [{ ...HOUND, shields: 0, damage: facedown(5) }, PUP], them: [tie([450, 650, 180])] })
      .rolls('hit', ...blanks(2))
      .deals('blinded-pilot')
      .attack(2, 0);

  it('brings the Nashtah Pup, which costs nothing', () => {
    const squad = { faction: 'scum', ships: [{ pilot: 'bossk', upgrades: ['houndstooth'] }] } as const;
    const { sides } = setupFromSquads(packFrom(json), [squad, squad]);
    expect(sides[0]!.ships).toMatchObject([{ pilot: 'bossk' }, { pilot: 'nashtahpuppilot', points: 0 }]);
  });

  it('xwing1:docked-ships.12 xwing1:docked-ships.13 may be left by the Pup, which is what its pilot was', () => {
    const game = lost();
    expect(game.question).toMatchObject({ kind: 'escape', ship: 1 });
    game.pick({ deploy: true });
    expect(game.offers({ guides: 'front' })).toBe(true);
    deploys(game, '2 straight', 'front').passAll();
    expect(game.ship(1)).toMatchObject({ place: 'table', y: 450 + 40 + 80 + 20, damage: [] });
    expect(skillOf(game.ship(1))).toBe(7);
    expect(game.combat(1).eventsOf('no-attack')).toMatchObject([{ ship: 1 }]);
    // Bossk's ability is the Pup's now: a critical hit may be two hits.
    game.state.round += 1;
    game.state.ships[1]!.facing = 0;
    game.rolls('crit', 'blank', ...blanks(4)).attack(1, 2);
    expect(game.question).toMatchObject({ kind: 'use-ability', ability: 'bossk#0', ship: 1 });
    game.pick({ use: true }).passAll();
  });

  it('takes the Pup with it where its player likes, or where it has fled', () => {
    const game = lost().pick({ deploy: false });
    expect(game.ship(1)).toMatchObject({ place: 'removed', destroyed: true });
    game.passAll();
    const fled = table({ us: [{ ...HOUND, at: [450, 870, 0] }, PUP] }).fly(0, '2 straight');
    expect(fled.ship(1).place).toBe('removed');
  });
});

it('whole games with docked ships are sound at every step', () => {
  const ship = (pilot: string, points: number, ...upgrades: readonly string[]) => ({
    pilot,
    points,
    upgrades,
  });
  const fleets = [
    [ship('lothalrebel', 35, 'ghost', 'ioncannonturret'), ship('zeborrelios-attackshuttle', 18, 'phantom')],
    [ship('bossk', 41, 'houndstooth'), ship('nashtahpuppilot', 0)],
    [ship('lothalrebel', 35, 'ghost-swx72'), ship('ap5', 15, 'phantomii')],
  ] as const;
  const kinds = new Set<string>();
  for (let game = 0; game < 6; game++) {
    const setup = testSetup('firesprays', 'firesprays', { rounds: 12 });
    const [one, other] = [fleets[game % 3]!, fleets[(game + 1) % 3]!];
    const sides = setup.sides.map((side, player) => ({ ...side, ships: player === 0 ? one : other }));
    const state = FIRST.begin(
      { ...setup, sides: [sides[0]!, sides[1]!] },
      growStreams(`docked ${game}`, FIRST.streams),
    );
    const streams = growStreams(`docked ${game}`, ['one', 'two']);
    let steps = 0;
    playOut(FIRST, state, [stayingAnswerer(streams, 0), stayingAnswerer(streams, 1)], {
      onStep: (now) => {
        if (++steps % 60 === 0 && now.agenda.length > 0 && !now.result) checkStep(FIRST, now);
      },
      onEvent: (event) => kinds.add(event.kind),
    });
    expect(state.result).not.toBeNull();
  }
  expect(kinds).toContain('deployed');
});
