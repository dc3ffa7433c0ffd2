import { describe, expect, it } from 'vitest';
import { type At, type TestShip, table, tie, xwing, ywing } from '../../testing/index.ts';

/** A ship facing down, so many mm of base to base ahead of a small one at 400, 300. */
const ahead = (mm: number): At => [400, 340 + mm, 180];
const MIDDLE = 150;
const blanks = (count: number) => new Array<string>(count).fill('blank');
/** Any ship with what is tested, facing up. */
const ship = (pilot: string, upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  at: [400, 300, 0],
  upgrades,
  ...more,
});
const far = tie([800, 850, 180]);

describe('titles in attacks', () => {
  it('Alliance Overhaul: a die more ahead, a crit for a focus result behind', () => {
    const arc170 = ship('braylenstramm', ['allianceoverhaul']);
    const front = table({ us: [arc170], them: [tie(ahead(MIDDLE))] }).attack(0, 1);
    front.rolls(...blanks(6)).pick({ use: true });
    expect(front.eventsOf('rolled')[0]?.faces).toHaveLength(3);
    const rear = table({ us: [arc170], them: [tie([400, 110, 0])] })
      .rolls('focus', 'blank')
      .attack(0, 1);
    rear.rolls(...blanks(3)).pick({ kind: 'ability', dice: [0] });
    expect(rear.eventsOf('modified')[0]?.faces).toEqual(['crit', 'blank']);
  });

  it('BTL-A4: no attack out of arc, and one with the turret after the primary weapon', () => {
    const us = [ship('goldsquadronpilot', ['btla4ywing', 'ioncannonturret'])];
    const behind = table({ us, them: [tie([400, 180, 0])] }).combat(0);
    expect(behind.question).toBeUndefined();
    const game = table({ us, them: [ywing(ahead(80))] })
      .rolls(...blanks(4))
      .combat(0)
      .pick({ kind: 'attack', weapon: 0 })
      .pick({ use: true });
    expect(game.options).toMatchObject([{ kind: 'attack', weapon: 2 }, { kind: 'none' }]);
    game.rolls(...blanks(4)).pick({ weapon: 2 });
    expect(game.question).toBeUndefined();
  });

  it('Concord Dawn Protector: an evade at range 1, nose to nose', () => {
    const evades = (at: At, from: At = [400, 300, 0]) => {
      const game = table({
        us: [xwing(from)],
        them: [ship('zealousrecruit', ['concorddawnprotector'], { at })],
      });
      game.rolls(...blanks(at[1] < 450 ? 7 : 6)).attack(0, 1);
      return game.eventsOf('modified').map(({ faces }) => faces.filter((face) => face === 'evade').length);
    };
    expect(evades([400, 420, 180])).toEqual([1]);
    expect(evades([400, 490, 180])).toEqual([]);
    expect(evades([400, 420, 0])).toEqual([]);
  });

  it('Crossfire Formation adds a focus result beside another ship of the Resistance', () => {
    const shot = (mate: TestShip) => {
      const game = table({
        us: [xwing([400, 300, 0])],
        them: [ship('crimsonsquadronpilot', ['crossfireformation'], { at: [400, 510, 180] }), mate],
      });
      game.rolls('hit', ...blanks(3)).attack(0, 1);
      return game.everOffers({ kind: 'ability', ability: '0:crossfireformation#0' });
    };
    expect(shot({ pilot: 'bluesquadronnovice', at: [520, 400, 180] })).toBe(true);
    expect(shot(xwing([520, 400, 180]))).toBe(false);
    expect(shot({ pilot: 'bluesquadronnovice', at: [850, 850, 180] })).toBe(false);
  });

  it('Enforcer stresses an attacker in its bullseye arc', () => {
    const stress = (x: number) =>
      table({
        us: [xwing([x, 300, 0])],
        them: [ship('cartelexecutioner', ['enforcer'], { at: ahead(MIDDLE) })],
      })
        .rolls(...blanks(4))
        .attack(0, 1)
        .ship(0).tokens.stress;
    expect([stress(400), stress(470)]).toEqual([1, 0]);
  });

  it('First Order Vanguard: a reroll against the only ship in its arc, all defense dice for the card', () => {
    const silencer = ship('sienarjaemusanalyst', ['firstordervanguard']);
    const shot = (...others: readonly TestShip[]) => {
      const game = table({ us: [silencer], them: [tie(ahead(MIDDLE)), ...others] });
      game.rolls(...blanks(6)).attack(0, 1);
      return game.everOffers({ kind: 'ability', ability: '0:firstordervanguard#0', dice: [0] });
    };
    expect([shot(), shot(tie([460, 540, 180])), shot(far)]).toEqual([true, false, true]);
    const game = table({ us: [xwing([400, 300, 0])], them: [{ ...silencer, at: ahead(MIDDLE) }] });
    game.rolls('hit', ...blanks(5)).attack(0, 1);
    game.rolls('evade', 'blank', 'blank').pick({ kind: 'ability', dice: [0, 1, 2] });
    expect(game.ship(1)).toMatchObject({ shields: 2, upgrades: [{ discarded: true }] });
  });

  it('Outrider: no primary weapon while it has a cannon, which fires all around', () => {
    const options = (upgrades: readonly string[]) => {
      const game = table({ us: [ship('wildspacefringer', upgrades)], them: [tie([400, 90, 0])] }).combat(0);
      const found = game.options.filter((option) => (option as { kind: string }).kind === 'attack');
      game.pick('none');
      return found;
    };
    expect(options(['outrider', 'heavylasercannon'])).toMatchObject([{ weapon: 2 }]);
    expect(options(['outrider'])).toMatchObject([{ weapon: 0 }]);
  });
});

describe('titles beside attacks', () => {
  it('Black One takes an enemy lock off a friendly ship at range 1', () => {
    const game = table({
      us: [ship('poedameron', ['blackone', 'engineupgrade']), xwing([480, 340, 0])],
      them: [tie(ahead(MIDDLE)), far],
      locks: [
        [2, 1],
        [3, 0],
      ],
    }).act(0);
    game.pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(game.options).toMatchObject([{ target: 0 }, { target: 1 }, { kind: 'none' }]);
    game.pick({ target: 1 });
    if (game.question) game.pick({ target: 2 });
    expect(game.state.locks).toMatchObject([{ by: 3, on: 0 }]);
  });

  it('xwing1:faq-upgrade-cards.23 Dauntless: an action after an overlap, a stress, and the green maneuver takes it off', () => {
    const fly = (y: number) =>
      table({ us: [ship('patrolleader', ['dauntless'])], them: [xwing([400, y, 0])] }).fly(0, '2 straight');
    const game = fly(470).pick({ action: 'focus' });
    expect(game.eventsOf('gained').map(({ token }) => token)).toEqual(['focus', 'stress']);
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 0 });
    expect(game.eventsOf('action')).toHaveLength(1);
    const free = fly(700);
    expect(free.eventsOf('maneuver')[0]?.overlapped).toEqual([]);
    free.passAll();
    expect(free.eventsOf('gained')).toEqual([]);
  });

  it('“Light Scyk” is dealt every damage card faceup, and banks are green', () => {
    const game = table({
      us: [xwing([400, 300, 0])],
      them: [ship('cartelspacer', ['lightscykinterceptor'], { at: ahead(MIDDLE), shields: 0 })],
    });
    game
      .rolls('hit', ...blanks(5))
      .deals('structural-damage')
      .attack(0, 1);
    expect(game.ship(1).damage).toMatchObject([{ up: true }]);
    game.fly(1, '3 bank left');
    expect(game.eventsOf('maneuver')).toMatchObject([{ difficulty: 'green' }]);
    game.passAll();
  });

  it('Millennium Falcon turns around after a 3 bank, for a stress', () => {
    const falcon = (stress: number) =>
      ship('hansolo-swx57', ['millenniumfalcon-swx57'], { tokens: { stress } });
    const game = table({ us: [falcon(0)], them: [far] })
      .fly(0, '3 bank right')
      .pick({ use: true });
    expect(game.ship(0)).toMatchObject({ tokens: { stress: 1 } });
    expect(game.pose(0).facing).toBeCloseTo(225, 6);
    expect(game.eventsOf('turned')).toHaveLength(1);
    game.passAll();
    const other = table({ us: [falcon(0)], them: [far] }).fly(0, '2 bank right');
    expect(other.everOffers({ use: true })).toBe(false);
  });

  it('Moldy Crow keeps its focus tokens', () => {
    const game = table({
      us: [ship('kylekatarn', ['moldycrow'], { tokens: { focus: 2, evade: 1 } })],
      them: [far],
    });
    game.run({ kind: 'end-cleanup' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 2, evade: 0 });
  });

  it('ST-321 locks any enemy ship in the play area', () => {
    const game = table({ us: [ship('omicrongrouppilot', ['st321'])], them: [far] }).act(0);
    game.pick({ action: 'target-lock' });
    expect(game.state.locks).toMatchObject([{ by: 0, on: 1 }]);
  });

  it('TIE/v1: a free evade after it acquires a lock', () => {
    const game = table({ us: [ship('sienartestpilot', ['tiev1'])], them: [tie(ahead(MIDDLE))] }).act(0);
    game.pick({ action: 'target-lock' }).pick({ action: 'evade' });
    expect(game.ship(0).tokens.evade).toBe(1);
  });

  it('TIE/x7: a free evade after a fast maneuver that met nothing', () => {
    const evades = (maneuver: string, more = {}) => {
      const game = table({ us: [ship('deltasquadronpilot', ['tiex7'])], them: [far], ...more }).fly(
        0,
        maneuver,
      );
      return (
        game.question?.kind === 'action' && game.options.length === 2 && game.everOffers({ action: 'evade' })
      );
    };
    expect(evades('4 straight')).toBe(true);
    expect(evades('2 bank left')).toBe(false);
    const rock = { obstacles: [{ outline: 'coreasteroid0', at: [400, 420, 0] as At }] };
    const game = table({ us: [ship('deltasquadronpilot', ['tiex7'])], them: [far], ...rock }).rolls('blank');
    expect(game.fly(0, '4 straight').everOffers({ action: 'evade' })).toBe(false);
  });
});
