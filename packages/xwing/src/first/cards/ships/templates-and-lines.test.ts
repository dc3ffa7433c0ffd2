import { describe, expect, it } from 'vitest';
import { previewManeuver } from '../../../common/index.ts';
import { type At, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const ship = (pilot: string, at: At, upgrades: readonly string[] = [], more = {}): TestShip => ({
  pilot,
  at,
  upgrades,
  ...more,
});
const BLANKS = ['blank', 'blank', 'blank'] as const;

describe('other templates', () => {
  const loop = (pilot: string, upgrades: readonly string[] = [], friends: readonly TestShip[] = []) =>
    table({ us: [ship(pilot, [400, 400, 0], upgrades), ...friends] }).fly(0, '3 segnor left');

  it('IG-88D may fly his Segnor’s Loop of speed 3 by the turn template', () => {
    const game = loop('ig88d');
    expect(game.question).toMatchObject({ kind: 'use-ability', ability: 'ig88d#0' });
    game.pick({ use: true });
    const turn = { speed: 3, bearing: 'turn', direction: 'left' } as const;
    const { x, y } = previewManeuver('large', { x: 400, y: 400, facing: 0 }, turn).pose;
    expect(game.pose(0)).toMatchObject({ x, y, facing: 90 });
    expect(game.ship(0).tokens.stress).toBe(1);
  });

  it('IG-88D may fly it as printed, others must, and a friend with his ability may', () => {
    const printed = loop('ig88d').pick({ use: false }).pose(0);
    expect(loop('ig88a').pose(0)).toEqual(printed);
    const friend = ship('ig88d', [800, 800, 0], ['ig2000']);
    expect(loop('ig88a', ['ig2000'], [friend]).question?.kind).toBe('use-ability');
  });

  const rolls = (maneuver: string, stress = 0) =>
    table({ us: [ship('dalanoberos-starviper', [400, 400, 0], [], { tokens: { stress } })] }).fly(
      0,
      maneuver,
    );

  it.each([
    ['2 turn left', 180, undefined],
    ['2 bank right', 135, 'bank'],
    ['3 segnor left', 225, 'bank'],
  ])('Dalan Oberos treats a %s as a red Tallon Roll by the same template', (maneuver, facing, template) => {
    const game = rolls(maneuver);
    game.pick({ kind: 'as', difficulty: 'red' });
    expect(game.question?.kind).toBe('tallon-placement');
    game.answer(game.help.propose?.(() => 0.5)).passAll();
    expect(game.pose(0).facing).toBeCloseTo(facing);
    expect(game.eventsOf('maneuver')[0]?.maneuver.template).toBe(template);
    expect(game.ship(0).tokens.stress).toBe(1);
  });

  it('Dalan Oberos: with the bank template his side lies against its end', () => {
    const game = rolls('2 bank right').pick({ kind: 'as' });
    game.answer(game.help.propose?.(() => 0.5)).passAll();
    const bank = rolls('2 bank right').pick({ kind: 'none' });
    bank.passAll();
    // The end of the template is where the middle of the rear edge of a ship stands that flew the bank itself.
    const end = { x: bank.pose(0).x - 20 * Math.SQRT1_2, y: bank.pose(0).y - 20 * Math.SQRT1_2 };
    const { x, y } = game.pose(0);
    const along = (x - end.x) * Math.SQRT1_2 + (y - end.y) * Math.SQRT1_2;
    expect(along).toBeCloseTo(20, 3);
  });

  it('Dalan Oberos does not while he is stressed, nor with a straight', () => {
    expect(rolls('2 turn left', 1).eventsOf('maneuver')).toHaveLength(1);
    const straight = rolls('2 straight');
    expect(straight.question?.kind).not.toBe('treat-maneuver');
    straight.passAll();
  });
});

describe('lines of attack', () => {
  it('Tactical Jammer obstructs attacks of enemies, and no others', () => {
    const enemy = table({
      us: [xwing([400, 200, 0])],
      them: [tie([400, 480, 180]), ship('omicrongrouppilot', [400, 330, 0], ['tacticaljammer'])],
    });
    enemy
      .rolls(...BLANKS, ...BLANKS, 'blank', 'blank')
      .attack(0, 1)
      .passAll();
    expect(enemy.eventsOf('attack')).toMatchObject([{ obstructed: true }]);
    const friend = table({
      us: [xwing([400, 200, 0]), ship('omicrongrouppilot', [400, 330, 0], ['tacticaljammer'])],
      them: [tie([400, 480, 180])],
    });
    friend
      .rolls(...BLANKS, ...BLANKS, 'blank')
      .attack(0, 2)
      .passAll();
    expect(friend.eventsOf('attack')).toMatchObject([{ obstructed: false }]);
  });

  const bombed = (bomb: At, player: number) =>
    table({
      us: [ship('captainnym-scumandvillainy', [100, 800, 0]), ship('cartelspacer', [400, 400, 225])],
      them: [tie([400, 200, 0])],
      bombs: [{ kind: 'seismiccharge', player, at: bomb }],
    })
      .rolls('hit', 'hit', 'blank', 'blank', 'blank')
      .attack(2, 1);

  it('Captain Nym of the Scum: a friend shot at through a friendly bomb may add an evade', () => {
    const game = bombed([400, 300, 0], 0).pick({ kind: 'ability' });
    expect(game.eventsOf('modified')[0]?.faces).toContain('evade');
  });

  it('Captain Nym of the Scum: not through an enemy bomb, or past one', () => {
    expect(bombed([400, 300, 0], 1).eventsOf('modified')).toHaveLength(0);
    expect(bombed([600, 300, 0], 0).eventsOf('modified')).toHaveLength(0);
  });

  it('Captain Nym of the Scum may ignore friendly bombs, mines too', () => {
    const timed = table({
      us: [ship('captainnym-scumandvillainy', [400, 400, 0])],
      bombs: [{ kind: 'seismiccharge', player: 0, at: [400, 440, 0] }],
    });
    timed.run({ kind: 'detonations' }).pick({ use: true });
    expect(timed.ship(0).damage).toHaveLength(0);
    expect(timed.state.bombs).toHaveLength(0);
    const mine = table({
      us: [ship('captainnym-scumandvillainy', [400, 400, 0])],
      bombs: [{ kind: 'proximitymine', player: 0, at: [400, 490, 0] }],
    });
    mine.fly(0, '1 straight').takes({ use: true }).passAll();
    expect(mine.state.bombs).toHaveLength(1);
  });
});

describe('dice of bombs, splashes and second shots', () => {
  it('Cad Bane has an enemy reroll focus and blank results for a friendly bomb, once per round', () => {
    const game = table({
      us: [ship('bountyhunter', [100, 800, 0], ['cadbane'])],
      them: [xwing([400, 400, 0])],
      bombs: [
        { kind: 'bomblet', player: 0, at: [400, 440, 0] },
        { kind: 'bomblet', player: 0, at: [400, 440, 0] },
      ],
    });
    game.rolls('focus', 'blank', 'hit', 'hit', 'blank', 'blank').run({ kind: 'detonations' });
    expect(game.question).toMatchObject({ kind: 'reroll-results', player: 0 });
    game.pick({ dice: [0, 1] });
    expect(game.ship(1).shields).toBe(0);
    expect(game.question).toBeUndefined();
  });

  it('Cad Bane leaves friends and enemy bombs alone', () => {
    const game = table({
      us: [ship('bountyhunter', [400, 420, 0], ['cadbane'])],
      them: [xwing([400, 500, 0])],
      bombs: [{ kind: 'bomblet', player: 1, at: [400, 470, 0] }],
    });
    game.rolls('focus', 'blank', 'focus', 'blank').run({ kind: 'detonations' });
    expect(game.eventsOf('modified')).toHaveLength(0);
  });

  const salvo = (points: number, faces: readonly string[]) =>
    table({
      us: [ship('scimitarsquadronpilot', [400, 200, 0], ['saturationsalvo', 'concussionmissiles'])],
      them: [xwing([400, 380, 180]), tie([460, 380, 180])],
      locks: [[0, 1]],
      set: { '/ships/0/upgrades/1/points': points },
    })
      .rolls(...faces)
      .combat(0)
      .pick({ kind: 'attack', weapon: 2 })
      .passAll();

  it('Saturation Salvo hurts ships near a missed target whose agility is below the cost of the missile', () => {
    const game = salvo(4, ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'hit', 'hit']);
    expect([game.ship(1).shields, game.ship(2).damage.length]).toEqual([1, 1]);
    const slow = salvo(3, ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'hit']);
    expect([slow.ship(1).shields, slow.ship(2).damage.length]).toEqual([1, 0]);
  });

  it('Saturation Salvo does nothing after a hit', () => {
    const game = salvo(4, ['hit', 'hit', 'hit', 'hit', 'blank', 'blank']);
    expect(game.ship(2).damage).toHaveLength(0);
  });

  const special = () =>
    table({
      us: [ship('zetaspecialist', [400, 400, 0], ['specialopstraining'])],
      them: [tie([400, 550, 180]), tie([400, 250, 0])],
    });

  it('Special Ops Training: one more die ahead, or a second attack behind', () => {
    const more = special()
      .rolls(...BLANKS, ...BLANKS)
      .attack(0, 1)
      .pick({ use: true });
    expect(more.eventsOf('rolled')[0]?.faces).toHaveLength(3);
    more.passAll();
    expect(more.eventsOf('attack')).toHaveLength(1);
    const second = special()
      .rolls('blank', 'blank', ...BLANKS)
      .attack(0, 1)
      .pick({ use: false });
    second.rolls('blank', 'blank', ...BLANKS).pick({ use: true });
    expect(second.options).toMatchObject([{ kind: 'attack', target: 2 }, { kind: 'none' }]);
    second.pick({ kind: 'attack' }).passAll();
    expect(second.eventsOf('attack')).toHaveLength(2);
  });

  it('Special Ops Training does nothing for a first attack behind', () => {
    const game = special()
      .rolls('blank', 'blank', ...BLANKS)
      .attack(0, 2)
      .passAll();
    expect(game.eventsOf('attack')).toHaveLength(1);
    expect(game.eventsOf('ability')).toHaveLength(0);
  });

  it('R4-E1: stress keeps no ship from actions on bombs and torpedoes, and may be removed after one', () => {
    const us = [
      ship('contractedscout', [400, 400, 0], ['r4e1', 'proximitymines'], { tokens: { stress: 1 } }),
    ];
    const game = table({ us }).act(0);
    expect(game.options).toMatchObject([{ kind: 'bomb' }, { kind: 'none' }]);
    game.pick({ kind: 'bomb' }).pick({ use: true });
    expect(game.ship(0).tokens.stress).toBe(0);
    expect(game.ship(0).upgrades[0]?.discarded).toBe(true);
  });

  it('R4-E1 is not asked for an action without stress', () => {
    const us = [ship('contractedscout', [400, 400, 0], ['r4e1', 'proximitymines'])];
    expect(table({ us }).act(0).pick({ kind: 'bomb' }).question).toBeUndefined();
  });
});
