import { describe, expect, it } from 'vitest';
import {
  type At,
  bomber,
  firespray,
  type TestGame,
  type TestShip,
  table,
  tie,
  xwing,
  ywing,
} from '../testing/index.ts';

const ahead = (mm: number): At => [400, 340 + mm, 180];
const MIDDLE = 150;
const blanks = (count: number) => new Array<string>(count).fill('blank');
const far = tie([800, 850, 180]);
const ship = (pilot: string, upgrades: readonly string[]): TestShip => ({
  pilot,
  at: [400, 400, 0],
  upgrades,
});
/** A bomb token at a place, and an X-wing beside it, at range 1. */
const beside = (kind: string, more: Partial<TestShip> = {}) =>
  table({
    us: [far],
    them: [xwing([400, 480, 0], more)],
    bombs: [{ kind, player: 0, at: [400, 400, 0] as const }],
  });

describe('what bomb tokens do', () => {
  it('an ion bomb gives two ion tokens, a thermal detonator a damage and a stress', () => {
    expect(beside('ionbomb').run({ kind: 'detonations' }).ship(1)).toMatchObject({
      shields: 2,
      tokens: { ion: 2 },
    });
    expect(beside('thermaldetonator').run({ kind: 'detonations' }).ship(1)).toMatchObject({
      shields: 1,
      tokens: { stress: 1 },
    });
  });

  it('a bomblet has each ship roll two dice', () => {
    const game = beside('bomblet', { shields: 1 }).rolls('hit', 'crit').deals('structural-damage');
    expect(game.run({ kind: 'detonations' }).ship(1)).toMatchObject({ shields: 0, damage: [{ up: true }] });
  });

  const met = (kind: string, ...rolls: string[]) =>
    table({
      us: [far],
      them: [xwing([400, 300, 0])],
      bombs: [{ kind, player: 0, at: [400, 380, 0] as const }],
    })
      .rolls(...rolls)
      .fly(1, '3 straight');

  it('a Conner net gives a damage and two ion tokens, and takes the action', () => {
    const game = met('connernet');
    expect(game.ship(1)).toMatchObject({ shields: 1, tokens: { ion: 2 } });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('action-skipped')).toHaveLength(1);
  });

  it('a cluster mine gives a damage for each hit and crit, none of them critical', () => {
    const game = met('clustermine', 'hit', 'crit').passAll();
    expect(game.ship(1)).toMatchObject({ shields: 0, damage: [] });
  });
});

describe('bomb cards', () => {
  it('Cluster Mines lay three tokens, which go off one by one', () => {
    const game = table({ us: [ship('scimitarsquadronpilot', ['clustermines'])], them: [far] }).act(0);
    game.pick({ kind: 'bomb' });
    expect(game.state.bombs.map(({ kind }) => kind)).toEqual([
      'clustermine',
      'clustermine-side',
      'clustermine-side',
    ]);
    const [middle, left, right] = game.state.bombs;
    expect(right!.x - left!.x).toBeCloseTo(80.6, 1);
    expect(middle!.x).toBeCloseTo(400, 3);
  });

  it('Bomblet Generator is not discarded', () => {
    const game = table({ us: [ship('scimitarsquadronpilot', ['bombletgenerator'])], them: [far] });
    game.fly(0, '2 straight').pick({ upgrade: 'bombletgenerator' });
    expect(game.ship(0).upgrades[0]!.discarded).toBe(false);
    expect(game.state.bombs).toMatchObject([{ kind: 'bomblet' }]);
    game.passAll();
  });

  it('Extra Munitions and Ordnance Silos: tokens are discarded before the card', () => {
    const silos = table({
      us: [ship('wardensquadronpilot', ['seismiccharges', 'ordnancesilos'])],
      them: [far],
    });
    expect(silos.ship(0).upgrades.map(({ ordnance }) => ordnance)).toEqual([3, 0]);
    const upgrades = ['protontorpedoes', 'extramunitions'];
    const game = table({
      us: [ywing([400, 300, 0], { upgrades })],
      them: [ywing(ahead(MIDDLE))],
      locks: [[0, 1]],
    });
    expect(game.ship(0).upgrades.map(({ ordnance }) => ordnance)).toEqual([1, 0]);
    game
      .rolls(...blanks(5))
      .combat(0)
      .pick({ weapon: 1 })
      .passAll();
    expect(game.ship(0).upgrades).toMatchObject([{ discarded: false, ordnance: 0 }, { discarded: false }]);
    game.state.locks = [{ letter: 0, by: 0, on: 1 }];
    game
      .rolls(...blanks(5))
      .combat(0)
      .pick({ weapon: 1 })
      .passAll();
    expect(game.ship(0).upgrades[0]!.discarded).toBe(true);
  });
});

describe('Munitions Failsafe', () => {
  const shot = (weapon: string, at: TestShip, ...rolls: string[]): TestGame =>
    table({
      us: [xwing([400, 300, 0], { upgrades: [weapon, 'munitionsfailsafe'] })],
      them: [at],
      locks: [[0, 1]],
    })
      .rolls(...rolls)
      .combat(0)
      .pick({ weapon: 1 })
      .passAll();
  const kept = (game: TestGame): boolean => !game.ship(0).upgrades[0]!.discarded;

  it('a weapon that misses is not discarded', () => {
    expect(kept(shot('protontorpedoes', ywing(ahead(MIDDLE)), ...blanks(5)))).toBe(true);
    expect(kept(shot('protontorpedoes', ywing(ahead(MIDDLE)), 'hit', ...blanks(4)))).toBe(false);
  });

  it('xwing1:faq-upgrade-cards.18 Cluster Missiles are kept only if both attacks miss', () => {
    const at = ywing(ahead(MIDDLE));
    const missed = ['blank', 'blank', 'blank', 'blank'];
    const hit = ['hit', 'blank', 'blank', 'blank'];
    expect(kept(shot('clustermissiles', at, ...missed, ...missed))).toBe(true);
    expect(kept(shot('clustermissiles', at, ...hit, ...missed))).toBe(false);
    expect(kept(shot('clustermissiles', at, ...missed, ...hit))).toBe(false);
  });

  it('xwing1:faq-upgrade-cards.38 Flechette Torpedoes that miss give their stress and are kept', () => {
    const game = shot('flechettetorpedoes', tie(ahead(MIDDLE)), ...blanks(6));
    expect(game.ship(1).tokens.stress).toBe(1);
    expect(kept(game)).toBe(true);
  });
});

describe('other ways to drop a bomb', () => {
  const ways = (game: TestGame) =>
    (game.options as readonly { guides: string; speed: number; shape: string; direction: string }[]).map(
      ({ guides, speed, shape, direction }) => `${guides} ${speed} ${shape} ${direction}`,
    );

  it('xwing1:faq-ship-cards.26 Emon Azzameen declares template and direction, and is committed to them', () => {
    const emon = { ...firespray([400, 400, 0], { upgrades: ['seismiccharges'] }), pilot: 'emonazzameen' };
    const game = table({ us: [emon], them: [far] })
      .fly(0, '2 straight')
      .pick({ upgrade: 'seismiccharges' });
    expect(game.question?.kind).toBe('bomb-way');
    expect(ways(game)).toEqual([
      'rear 1 straight straight',
      'rear 3 turn left',
      'rear 3 straight straight',
      'rear 3 turn right',
    ]);
    game.pick({ speed: 3, direction: 'left' });
    expect(game.story).toContain('bomb-dropped');
    expect(game.state.bombs[0]!.x).toBeLessThan(330);
    expect(game.question?.kind).toBe('action');
    game.passAll();
  });

  it('Sol Sixxa drops by the 1 turn', () => {
    const game = table({ us: [ship('solsixxa', ['seismiccharges'])], them: [far] }).fly(0, '2 straight');
    game.pick({ upgrade: 'seismiccharges' });
    expect(ways(game)).toEqual(['rear 1 straight straight', 'rear 1 turn left', 'rear 1 turn right']);
    game.answer(0).passAll();
  });

  it('“Deathrain” drops ahead of itself and may roll then', () => {
    const game = table({ us: [ship('deathrain', ['proximitymines'])], them: [far] }).act(0);
    game.pick({ kind: 'bomb' }).pick({ guides: 'front' });
    expect(game.state.bombs[0]!.y).toBeGreaterThan(460);
    expect(game.options).toMatchObject([{ action: 'barrel-roll' }, { kind: 'none' }]);
    game.passAll();
  });

  it('“Deathfire” drops a mine when its dial is revealed, or after an action', () => {
    const mines = () => table({ us: [ship('deathfire', ['proximitymines'])], them: [far] });
    const early = mines().fly(0, '2 straight').pick({ kind: 'bomb' });
    expect(early.story.indexOf('bomb-dropped')).toBeLessThan(early.story.indexOf('maneuver'));
    early.passAll();
    const late = mines().act(0).pick({ action: 'focus' }).pick({ kind: 'bomb' });
    expect(late.state.bombs).toHaveLength(1);
  });

  it('Constable Zuvio drops any bomb ahead when he flies backwards', () => {
    const zuvio = () => table({ us: [ship('constablezuvio', ['proximitymines'])], them: [far] });
    const game = zuvio().fly(0, '1 reverse-straight').pick({ upgrade: 'proximitymines' });
    expect(game.state.bombs[0]!.y).toBeGreaterThan(440);
    game.passAll();
    const forward = zuvio().fly(0, '2 straight');
    expect(forward.question?.kind).toBe('action');
    forward.passAll();
  });

  it('Trajectory Simulator launches by the 5 straight, but no bomb of an action', () => {
    const game = table({
      us: [bomber([400, 300, 0], { upgrades: ['seismiccharges', 'trajectorysimulator'] })],
      them: [far],
    }).fly(0, '2 straight');
    game.pick({ upgrade: 'seismiccharges' });
    expect(ways(game)).toEqual(['rear 1 straight straight', 'front 5 straight straight']);
    game.pick({ guides: 'front' });
    expect(game.state.bombs[0]!.y).toBeGreaterThan(520);
    game.passAll();
    const mine = table({
      us: [bomber([400, 300, 0], { upgrades: ['proximitymines', 'trajectorysimulator'] })],
      them: [far],
    });
    mine.act(0).pick({ kind: 'bomb' });
    expect(mine.state.bombs[0]!.y).toBeLessThan(280);
  });

  it('xwing1:bombs.5 a mine that Minefield Mapper lays under its own ship goes off there, another bomb does not', () => {
    const laid = (upgrade: string) => {
      const game = table({
        us: [{ pilot: 'scimitarsquadronpilot', at: [400, 50, 0], upgrades: ['minefieldmapper', upgrade] }],
        them: [tie([400, 850, 180])],
      });
      game.run({ kind: 'window', window: 'end-of-setup', ship: -1, other: -1, what: '' });
      return game.pick({ use: true }).pick({ upgrade }).answer([400, 50, 0]);
    };
    const mine = laid('connernet');
    expect(mine.eventsOf('bomb-detonates')).toMatchObject([{ token: 'connernet' }]);
    expect(mine.ship(0).tokens.ion).toBe(2);
    const charge = laid('seismiccharges');
    expect(charge.eventsOf('bomb-detonates')).toEqual([]);
    expect(charge.state.bombs).toHaveLength(1);
  });

  it('“Cobalt Leader”: a defense die less beside a bomb token', () => {
    const dice = (at: At) => {
      const game = table({
        us: [{ pilot: 'cobaltleader', at: [400, 300, 0] }],
        them: [tie([400, 510, 180])],
        bombs: [{ kind: 'seismiccharge', player: 0, at }],
      });
      game.rolls(...blanks(at[0] === 400 ? 4 : 5)).attack(0, 1);
      return game.eventsOf('rolled')[1]?.faces.length;
    };
    expect([dice([400, 600, 0]), dice([800, 100, 0])]).toEqual([2, 3]);
  });
});
