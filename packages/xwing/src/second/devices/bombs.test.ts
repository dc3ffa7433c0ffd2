import { describe, expect, it } from 'vitest';
import { isIonized } from '../ship/conditions.ts';
import { type At, decimator, type TestGame, table, tie, xwing, ywing } from '../testing/index.ts';
import { traitOf } from './kinds.ts';
import { layDevice, layObstacle } from './testing.ts';

const HERE: At = [400, 400, 0];
/** A bomb right behind a small ship there is at range 1 of it. */
const NEAR: At = [400, 330, 0];

const detonate = (game: TestGame, device: number) => game.run({ kind: 'detonate', device, ship: -1 });

/** A bomb of the other player goes off near a ship without shields. */
function bombed(kind: Parameters<typeof layDevice>[1], ...faces: readonly string[]): TestGame {
  const game = table({ us: [ywing(HERE, { shields: 0 })], them: [xwing([800, 800, 180])] });
  return detonate(game.rolls(...faces), layDevice(game, kind, NEAR));
}

const cards = (game: TestGame, ship = 0) => game.ship(ship).damage;

describe('bombs', () => {
  it('xwing2:bomb.1 xwing2:mine.1 xwing2:device.1 are devices of a trait, objects on the table', () => {
    expect(['protonbomb', 'proximitymine', 'drk1probedroid', 'loosecargo'].map(traitOf)).toEqual([
      'bomb',
      'mine',
      'remote',
      'obstacle',
    ]);
    const game = table({ us: [xwing(HERE, { upgrades: ['protonbombs'] })] });
    game.run({ kind: 'system-ship', ship: 0 }).pick({ kind: 'device' });
    expect(game.state.devices).toMatchObject([{ kind: 'protonbomb', player: 0 }]);
    expect(game.eventsOf('device-placed')).toMatchObject([{ ship: 0, name: 'protonbomb', how: 'drop' }]);
  });

  it('xwing2:bomb.3 xwing2:objects-bombs-and-mines.1 detonate when all ships have activated, before the Engagement Phase', () => {
    const game = table({ us: [ywing(HERE), xwing([800, 100, 0])] });
    layDevice(game, 'bomblet', [100, 800, 0]);
    game.run({ kind: 'activation' }, { kind: 'engagement' }).passAll();
    const told = game.story.filter((kind) => ['activates', 'device-detonates', 'engages'].includes(kind));
    expect(told).toEqual(['activates', 'activates', 'device-detonates', 'engages', 'engages']);
  });

  it('xwing2:device.6 its effects come first, then it is removed', () => {
    const game = bombed('protonbomb');
    expect(game.story.indexOf('device-detonates')).toBeLessThan(game.story.indexOf('damage-dealt'));
    expect(game.story.indexOf('damage-dealt')).toBeLessThan(game.story.indexOf('device-removed'));
    expect(game.state.devices).toEqual([]);
  });

  it('xwing2:objects-bombs-and-mines.2 a bomblet: 2 dice, each hit or crit is 1 hit damage', () => {
    const game = bombed('bomblet', 'hit', 'crit');
    expect(cards(game)).toHaveLength(2);
    expect(cards(game).every((card) => !card.up)).toBe(true);
    expect(cards(bombed('bomblet', 'focus', 'blank'))).toHaveLength(0);
  });

  it('reach friends too, but nobody beyond range 1', () => {
    const game = table({ us: [tie([400, 400, 0]), tie([400, 550, 0])], them: [tie([460, 330, 0])] });
    detonate(game.rolls('hit', 'blank', 'hit', 'blank'), layDevice(game, 'bomblet', NEAR));
    expect([0, 1, 2].map((ship) => cards(game, ship).length)).toEqual([1, 0, 1]);
  });

  it('xwing2:objects-bombs-and-mines.3 a concussion bomb deals a facedown card past the shields', () => {
    const game = table({ us: [xwing(HERE)] });
    detonate(game, layDevice(game, 'concussionbomb', NEAR));
    expect(game.ship(0)).toMatchObject({ shields: 2, damage: [{ up: false }] });
    game.pick({ take: 'strain' });
  });

  it('xwing2:objects-bombs-and-mines.4 then each ship turns up a card or takes strain', () => {
    const strained = bombed('concussionbomb');
    expect(strained.options).toEqual([{ take: 'expose' }, { take: 'strain' }]);
    strained.pick({ take: 'strain' });
    expect(strained.ship(0).tokens.strain).toBe(1);
    expect(cards(strained).some((card) => card.up)).toBe(false);
    const game = table({ us: [ywing(HERE, { shields: 0 })] }).deals('Structural Damage');
    detonate(game, layDevice(game, 'concussionbomb', NEAR)).pick({ take: 'expose' });
    expect(cards(game)).toMatchObject([{ up: true }]);
    expect(game.ship(0).tokens.strain).toBe(0);
  });

  it('xwing2:objects-bombs-and-mines.5 an electro-proton bomb reaches range 2 with 4 dice', () => {
    const game = table({ us: [xwing([400, 540, 0]), xwing([400, 640, 0])] });
    detonate(game.rolls('blank', 'focus', 'hit', 'crit'), layDevice(game, 'electroprotonbomb', NEAR));
    expect(game.eventsOf('rolled').map(({ ship, faces }) => [ship, faces.length])).toEqual([[0, 4]]);
  });

  it('xwing2:objects-bombs-and-mines.6 a blank costs a shield, eye and hit are ions, a crit disarms', () => {
    const game = table({ us: [xwing(HERE)] });
    detonate(game.rolls('blank', 'focus', 'hit', 'crit'), layDevice(game, 'electroprotonbomb', NEAR));
    expect(game.ship(0)).toMatchObject({ shields: 1, tokens: { ion: 2, disarm: 1 }, damage: [] });
  });

  it('xwing2:objects-bombs-and-mines.7 a remote at range 1 suffers 1 damage for each eye and hit, at range 2 none', () => {
    const game = table({ us: [xwing([800, 800, 0])] });
    const near = layDevice(game, 'trackingtorpedoes', [400, 400, 0]);
    const far = layDevice(game, 'trackingtorpedoes', [400, 530, 0]);
    detonate(game.rolls('focus', 'hit', 'crit', 'blank'), layDevice(game, 'electroprotonbomb', NEAR));
    const damage = [near, far].map(
      (id) => game.ship(game.state.devices.find((one) => one.id === id)!.unit).damage.length,
    );
    expect(damage).toEqual([2, 0]);
  });

  it('xwing2:objects-bombs-and-mines.12 xwing2:remotes.17 an ion bomb: 3 ions for ships, 1 hit damage for remotes', () => {
    const game = table({ us: [decimator(HERE)] });
    layDevice(game, 'trackingtorpedoes', [470, 330, 0]);
    detonate(game, layDevice(game, 'ionbomb', [400, 310, 0]));
    expect(isIonized(game.ship(0))).toBe(true);
    expect(game.ship(0).tokens.ion).toBe(3);
    expect(game.ship(1)).toMatchObject({ damage: [{ up: false }], tokens: { ion: 0 } });
  });

  it('xwing2:objects-bombs-and-mines.13 a proton bomb: 1 crit damage', () => {
    const game = table({ us: [ywing(HERE, { shields: 0 })] }).deals('Structural Damage');
    detonate(game, layDevice(game, 'protonbomb', NEAR));
    expect(cards(game)).toMatchObject([{ up: true }]);
  });

  it('xwing2:objects-bombs-and-mines.14 a seismic charge: its player picks an obstacle at range 0-1', () => {
    const game = table({ us: [xwing([800, 800, 0])] });
    for (const at of [
      [320, 330, 0],
      [480, 330, 0],
      [400, 600, 0],
    ] as const)
      layObstacle(game, 'coreasteroid0', at);
    detonate(game, layDevice(game, 'seismiccharge', NEAR));
    expect(game.question).toMatchObject({ kind: 'seismic-obstacle', player: 1 });
    expect(game.options).toEqual([{ obstacle: 0 }, { obstacle: 1 }]);
    game.pick({ obstacle: 1 });
    expect(game.state.obstacles.map(({ placed }) => placed)).toEqual([true, false, true]);
    const empty = table({ us: [xwing(HERE)] });
    detonate(empty, layDevice(empty, 'seismiccharge', NEAR));
    expect(empty.state.devices).toEqual([]);
    expect(empty.ship(0).shields).toBe(2);
  });

  it('xwing2:objects-bombs-and-mines.15 xwing2:objects-bombs-and-mines.16 what is near the rock suffers 1 hit damage, and the rock is gone', () => {
    const game = table({ us: [xwing([400, 560, 0]), xwing([400, 230, 0])], locks: [] });
    layObstacle(game, 'coreasteroid0', [400, 450, 0]);
    game.state.locks = [{ by: 0, kind: 'obstacle', on: 0 }];
    detonate(game, layDevice(game, 'seismiccharge', NEAR));
    expect(game.ship(0).shields).toBe(1);
    expect(game.ship(1).shields).toBe(2);
    expect(game.state.obstacles[0]?.placed).toBe(false);
    expect(game.state.locks).toEqual([]);
  });

  it('xwing2:objects-bombs-and-mines.19 xwing2:objects-bombs-and-mines.20 a thermal detonator: an eye strains, hit and crit are suffered', () => {
    expect(bombed('thermaldetonator', 'focus').ship(0)).toMatchObject({ tokens: { strain: 1 }, damage: [] });
    const hit = bombed('thermaldetonator', 'hit');
    expect(cards(hit)).toMatchObject([{ up: false }]);
    const game = table({ us: [ywing(HERE, { shields: 0 })] })
      .rolls('crit')
      .deals('Structural Damage');
    detonate(game, layDevice(game, 'thermaldetonator', NEAR));
    expect(cards(game)).toMatchObject([{ up: true }]);
    expect(game.ship(0).tokens.strain).toBe(0);
  });

  it('xwing2:objects-bombs-and-mines.21 a Blazer bomb: hit and crit are 1 hit damage', () => {
    const game = bombed('blazerbomb', 'crit');
    expect(cards(game)).toMatchObject([{ up: false }]);
  });

  it('xwing2:faq-objects.11 the first player resolves all of theirs in any order, each fully, then the other', () => {
    const game = table({
      us: [tie(HERE, { damage: ['facedown: Fuel Leak', 'facedown: Fuel Leak'] })],
      firstPlayer: 1,
    });
    const own = layDevice(game, 'bomblet', [100, 800, 0], { player: 0 });
    const first = layDevice(game, 'ionbomb', [800, 800, 0]);
    const second = layDevice(game, 'protonbomb', NEAR);
    const left = [own, first, second].map((device) => ({ device, ship: -1 }));
    game.deals('Structural Damage').run({ kind: 'detonations', left });
    expect(game.question).toMatchObject({ kind: 'choose-detonation', player: 1 });
    game.pick({ device: second });
    const told = game.story.filter((kind) => ['device-detonates', 'removed'].includes(kind));
    expect(told).toEqual(['device-detonates', 'removed', 'device-detonates', 'device-detonates']);
    expect(game.eventsOf('device-detonates').map(({ name }) => name)).toEqual([
      'protonbomb',
      'ionbomb',
      'bomblet',
    ]);
  });

  it('xwing2:fuse-marker.1 xwing2:fuse-marker.2 a fused bomb loses its fuse and stays', () => {
    const game = table({ us: [xwing(HERE)] });
    const bomb = layDevice(game, 'protonbomb', NEAR, { fuses: 1 });
    detonate(game, bomb);
    expect(game.state.devices).toMatchObject([{ fuses: 0 }]);
    expect(game.eventsOf('device-fuse')).toMatchObject([{ fuses: 0, because: 'xwing2:fuse-marker.2' }]);
    expect(game.ship(0).shields).toBe(2);
    detonate(game, bomb);
    expect(game.ship(0).shields).toBe(1);
  });

  it('xwing2:device.13 a bomb on the line of an attack does not obstruct it', () => {
    const game = table({ us: [xwing(HERE)], them: [tie([400, 600, 180])] });
    layDevice(game, 'protonbomb', [400, 500, 0]);
    game.attack(0, 1);
    expect(game.eventsOf('attack')).toMatchObject([{ obstructed: false }]);
    game.passAll();
  });
});
