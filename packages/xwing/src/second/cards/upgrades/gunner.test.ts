import { describe, expect, it } from 'vitest';
import { occasion } from '../../state.ts';
import { type At, type TestShip, table, tie, xwing, yt1300, ywing } from '../../testing/index.ts';

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const engagement = { kind: 'window', ...occasion('start-of-engagement') } as const;
const BLANK = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const;

type Game = ReturnType<typeof table>;
const attacking = (gunner: string, mine: Partial<TestShip> = {}, theirs: Partial<TestShip> = {}): Game =>
  table({ us: [xwing(us, { upgrades: [gunner], ...mine })], them: [tie(ahead(150), theirs)] });

describe('gunners and dice', () => {
  it('BT-1 turns as many hits to crits as the defender has stress tokens', () => {
    const game = attacking('bt1', {}, { tokens: { stress: 1 } });
    game.rolls('hit', 'hit', 'blank', 'blank', 'blank', 'blank').deals('Hull Breach').attack(0, 1);
    game.takes({ kind: 'ability' });
    game.passAll();
    expect(game.eventsOf('neutralized').length + game.eventsOf('attack-hits').length).toBeGreaterThan(0);
    expect(game.ship(1).damage.filter(({ up }) => up)).toHaveLength(1);
    const calm = attacking('bt1')
      .rolls('hit', 'hit', ...BLANK.slice(2))
      .attack(0, 1);
    expect(calm.offers({ kind: 'ability' })).toBe(false);
    calm.passAll();
  });

  it('Boba Fett turns a focus to a hit with nobody else in the attack arc', () => {
    const alone = attacking('bobafett-gunner')
      .rolls('focus', ...BLANK.slice(1))
      .attack(0, 1);
    expect(alone.offers({ kind: 'ability' })).toBe(true);
    alone.passAll();
    const crowded = table({
      us: [xwing(us, { upgrades: ['bobafett-gunner'] }), xwing([450, 520, 0])],
      them: [tie(ahead(150))],
    });
    crowded.rolls('focus', ...BLANK.slice(1)).attack(0, 2);
    expect(crowded.offers({ kind: 'ability' })).toBe(false);
    crowded.passAll();
  });

  it('Finn adds a blank on either side, at an enemy in front', () => {
    const game = attacking('finn')
      .rolls('hit', ...BLANK.slice(1))
      .attack(0, 1);
    game.takes({ kind: 'ability' }).passAll();
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'blank', 'blank', 'blank']);
  });

  it('a Suppressive Gunner spends a focus result: the defender is depleted or takes a hit', () => {
    const depleted = attacking('suppressivegunner')
      .rolls('focus', ...BLANK.slice(1))
      .attack(0, 1);
    depleted.takes({ kind: 'ability' }).pick({ use: false }).passAll();
    expect([depleted.ship(1).tokens.deplete, depleted.ship(1).damage.length]).toEqual([1, 0]);
    const hurt = attacking('suppressivegunner')
      .rolls('focus', ...BLANK.slice(1))
      .attack(0, 1);
    hurt.takes({ kind: 'ability' }).pick({ use: true }).passAll();
    expect([hurt.ship(1).tokens.deplete, hurt.ship(1).damage.length]).toEqual([0, 1]);
  });

  it('DT-798 strains a friend in its firing arc and rerolls for troubled ships in the attack arc', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['dt798'] }), xwing([450, 520, 0])],
      them: [tie(ahead(150))],
    });
    game.run(engagement).pick({ target: 1 }).passAll();
    expect(game.ship(1).tokens.strain).toBe(1);
    game.rolls(...BLANK).attack(0, 2);
    expect(game.offers({ kind: 'ability', dice: [0] })).toBe(true);
    expect(game.offers({ kind: 'ability', dice: [0, 1] })).toBe(false);
    game.passAll();
  });
});

describe('gunners of the Engagement Phase', () => {
  it('xwing2:errata-upgrade-cards.21 Luke Skywalker rotates the turret for a Force and a deplete token', () => {
    const game = table({ us: [yt1300(us, { upgrades: ['lukeskywalker'], turret: 0 })] });
    game.run(engagement);
    game.takes({ use: true }).passAll();
    expect(game.ship(0).tokens.deplete).toBe(1);
    expect(game.ship(0).force).toBe(0);
    expect(game.ship(0).turret).toBe(1);
  });

  it('Han Solo focuses in red before engaging', () => {
    const game = table({ us: [yt1300(us, { upgrades: ['hansolo-gunner'] })] });
    game.engage(0).pick({ action: 'focus' }).passAll();
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
  });

  it('an Agile Gunner rotates the turret in the End Phase', () => {
    const game = table({ us: [ywing(us, { upgrades: ['ioncannonturret', 'agilegunner'], turret: 0 })] });
    game.run({ kind: 'window', ...occasion('during-end') });
    game.takes({ use: true });
    if (game.question) game.answer(0);
    game.passAll();
    expect(game.ship(0).turret).not.toBe(0);
  });
});

describe('gunners after an attack', () => {
  it('Bossk must attack again after a miss, for a stress token', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['bossk'] })],
      them: [tie(ahead(150))],
    });
    game.rolls(...BLANK).attack(0, 1);
    while (game.question && !game.offers({ kind: 'attack' })) game.pick('done');
    game.rolls(...BLANK);
    game.pick({ kind: 'attack', target: 1 }).passAll();
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.ship(0).bonusAttacked).toBe(true);
  });

  it('Dengar answers an attacker in arc: it gives up a green token, or risks a hit', () => {
    const shot = (mine: Partial<TestShip> = {}): Game => {
      const game = table({
        us: [xwing(us, mine)],
        them: [tie(ahead(150), { upgrades: ['dengar'] })],
      });
      return game.rolls(...BLANK);
    };
    const hit = shot().rolls('crit').attack(0, 1);
    hit.takes({ use: true }).passAll();
    expect(hit.ship(0).shields).toBe(1);
    const spared = shot({ tokens: { evade: 1 } }).attack(0, 1);
    spared.takes({ use: true });
    if (spared.offers({ use: true })) spared.pick({ use: true });
    spared.passAll();
    expect([spared.ship(0).shields, spared.ship(0).tokens.evade]).toEqual([2, 0]);
  });

  it('a Veteran Tail Gunner fires the rear weapon after the front one, and no card that points there', () => {
    const game = table({
      us: [{ pilot: 'norrawexley', at: us, upgrades: ['veterantailgunner', 'hotshottailblaster'] }],
      them: [tie(ahead(150)), tie([400, 290, 0])],
    });
    game.rolls(...BLANK).attack(0, 1);
    while (game.question && !game.offers({ target: 2 })) game.answer(game.options.length - 1);
    expect(game.options).toMatchObject([{ kind: 'attack', weapon: 1, target: 2 }, { kind: 'none' }]);
    game.passAll();
  });

  it('Sabine Wren calms as many friends near the defender as cards were dealt', () => {
    const game = table({
      us: [
        xwing(us, { upgrades: ['protontorpedoes', 'sabinewren-gunner'] }),
        xwing([480, 560, 0], { tokens: { stress: 1 } }),
      ],
      them: [tie(ahead(150))],
      locks: [[0, 2]],
    });
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank').deals('Hull Breach').engage(0);
    game.pick({ kind: 'attack', weapon: 1, target: 2 }).pick({ kind: 'ability' });
    game.takes({ use: true });
    game.takes({ target: 1 }).passAll();
    expect(game.ship(1).tokens.stress).toBe(0);
  });
});
