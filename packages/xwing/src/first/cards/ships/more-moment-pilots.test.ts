import { placeHelp } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import { skillOf } from '../../game.ts';
import { occasion, type Window } from '../../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing, yt1300 } from '../../testing/index.ts';

/** A pilot in the middle, facing up. */
const pilot = (name: string, more: Partial<TestShip> = {}, at: At = [400, 300, 0]): TestShip => ({
  pilot: name,
  at,
  ...more,
});
const ahead = (more: Partial<TestShip> = {}) => tie([400, 490, 180], more);
const blanks = (count: number): readonly string[] => new Array<string>(count).fill('blank');
type Locks = readonly (readonly [number, number])[];

const opens = (
  window: Window,
  us: readonly TestShip[],
  them: readonly TestShip[] = [],
  locks: Locks = [],
): TestGame => table({ us, them, locks }).run({ kind: 'window', ...occasion(window) });
const combatStarts = (us: readonly TestShip[], them: readonly TestShip[] = [], locks: Locks = []) =>
  opens('start-of-combat', us, them, locks);

describe('at the start of the Combat phase', () => {
  it('Kyle Katarn gives a focus token to a friend', () => {
    const game = combatStarts([pilot('kylekatarn', { tokens: { focus: 1 } }), xwing([600, 300, 0])]);
    game.pick({ target: 1 });
    expect(game.state.ships.map(({ tokens }) => tokens.focus)).toEqual([0, 1]);
    expect(combatStarts([pilot('kylekatarn'), xwing([600, 300, 0])]).question).toBeUndefined();
  });

  it('Kaa’to Leeachos takes a focus or evade token from a friend at range 1-2', () => {
    const game = combatStarts([
      pilot('kaatoleeachos'),
      xwing([560, 300, 0], { tokens: { focus: 1, evade: 1 } }),
    ]);
    game.pick({ target: 1 }).pick({ token: 'evade' });
    expect(game.state.ships.map(({ tokens }) => tokens.evade)).toEqual([1, 0]);
    const far = combatStarts([pilot('kaatoleeachos'), xwing([660, 300, 0], { tokens: { focus: 1 } })]);
    expect(far.question).toBeUndefined();
  });

  it('Palob Godalhi takes one from an enemy', () => {
    const game = combatStarts([pilot('palobgodalhi')], [ahead({ tokens: { focus: 1 } })]).pick({ target: 1 });
    expect(game.state.ships.map(({ tokens }) => tokens.focus)).toEqual([1, 0]);
    expect(combatStarts([pilot('palobgodalhi')], [ahead()]).question).toBeUndefined();
  });

  it('Commander Alozen locks an enemy at range 1', () => {
    const game = combatStarts([pilot('commanderalozen')], [tie([400, 420, 180]), ahead()]);
    expect(game.options).toEqual([{ kind: 'ship', target: 1 }, { kind: 'none' }]);
    expect(game.pick({ target: 1 }).state.locks).toEqual([{ letter: 0, by: 0, on: 1 }]);
  });

  it('Dalan Oberos locks an enemy in his bullseye arc', () => {
    const game = combatStarts([pilot('dalanoberos-m12lkimogilafighter')], [ahead(), tie([520, 490, 180])]);
    expect(game.options).toEqual([{ kind: 'ship', target: 1 }, { kind: 'none' }]);
    game.pick('none');
  });

  it('“Epsilon Leader” takes a stress token from each friend at range 1, himself too', () => {
    const stressed = { tokens: { stress: 2 } };
    const game = combatStarts(
      [pilot('epsilonleader', stressed), tie([480, 300, 0], stressed), tie([620, 300, 0], stressed)],
      [tie([400, 380, 180], stressed)],
    );
    expect(game.state.ships.map(({ tokens }) => tokens.stress)).toEqual([1, 1, 2, 2]);
  });

  it('“Chopper” stresses each enemy that it touches', () => {
    const game = table({ us: [pilot('chopper')], them: [tie([400, 365, 180]), ahead()], contacts: [[0, 1]] });
    game.run({ kind: 'window', ...occasion('start-of-combat') });
    expect(game.state.ships.map(({ tokens }) => tokens.stress)).toEqual([0, 1, 0]);
  });

  it('Manaroo gives all her tokens and her lock to a friend at range 1', () => {
    const game = combatStarts(
      [pilot('manaroo', { tokens: { focus: 2, evade: 1, stress: 1 } }), yt1300([510, 300, 0])],
      [ahead()],
      [[0, 2]],
    ).pick({ target: 1 });
    expect(game.ship(1).tokens).toMatchObject({ focus: 2, evade: 1, stress: 0 });
    expect(game.ship(0).tokens).toMatchObject({ focus: 0, evade: 0, stress: 1 });
    expect(game.state.locks).toMatchObject([{ by: 1, on: 2 }]);
  });

  it('Old Teroch takes the tokens of an enemy at range 1 who has him in its arc', () => {
    const tokens = { focus: 1, evade: 2, stress: 1 };
    const game = combatStarts(
      [pilot('oldteroch')],
      [tie([400, 420, 180], { tokens }), tie([330, 420, 0], { tokens })],
    );
    expect(game.options).toEqual([{ kind: 'ship', target: 1 }, { kind: 'none' }]);
    game.pick({ target: 1 });
    expect(game.ship(1).tokens).toMatchObject({ focus: 0, evade: 0, stress: 1 });
  });

  it('Asajj Ventress stresses a ship in her mobile arc at range 1-2', () => {
    const game = combatStarts([pilot('asajjventress', { arc: 1 })], [tie([560, 300, 270]), ahead()]);
    game.pick({ target: 1 });
    expect(game.state.ships.map(({ tokens }) => tokens.stress)).toEqual([0, 1, 0]);
  });

  it('Ahsoka Tano spends a focus token for the free action of a friend at range 1', () => {
    const game = combatStarts([pilot('ahsokatano', { tokens: { focus: 1 } }), xwing([480, 300, 0])]);
    game.pick({ use: true }).pick({ target: 1 });
    expect(game.question).toMatchObject({ kind: 'action', ship: 1 });
    game.pick({ action: 'focus' });
    expect(game.state.ships.map(({ tokens }) => tokens.focus)).toEqual([0, 1]);
    expect(combatStarts([pilot('ahsokatano'), xwing([480, 300, 0])]).question).toBeUndefined();
  });
});

describe('in other phases', () => {
  it('Torkil Mux sets the pilot skill of an enemy at range 1-2 to 0 at the end of the Activation phase', () => {
    const game = opens('end-of-activation', [pilot('torkilmux')], [ahead(), tie([700, 700, 0])]);
    expect(skillOf(game.ship(1))).toBe(0);
    expect(skillOf(game.ship(2))).toBe(1);
    game.run({ kind: 'end-phase-of', phase: 'activation' });
    expect(skillOf(game.ship(1))).toBe(0);
    game.run({ kind: 'end-phase-of', phase: 'combat' });
    expect(skillOf(game.ship(1))).toBe(1);
  });

  it('Cassian Andor takes a stress token from a friend at the start of the Activation phase', () => {
    const game = opens('start-of-activation', [
      pilot('cassianandor', { tokens: { stress: 1 } }),
      xwing([560, 300, 0], { tokens: { stress: 1 } }),
    ]);
    expect(game.options).toEqual([{ kind: 'ship', target: 1 }, { kind: 'none' }]);
    game.pick({ target: 1 });
    expect(game.state.ships.map(({ tokens }) => tokens.stress)).toEqual([1, 0]);
  });

  it('4-LOM gives a stress token away at the start of the End phase', () => {
    const game = opens(
      'start-of-end',
      [pilot('4lom', { tokens: { stress: 1 } })],
      [tie([400, 430, 180]), ahead()],
    );
    expect(game.options).toEqual([{ kind: 'ship', target: 1 }, { kind: 'none' }]);
    game.pick({ target: 1 });
    expect(game.state.ships.map(({ tokens }) => tokens.stress)).toEqual([0, 1, 0]);
  });
});

describe('when a dial is revealed', () => {
  it('Boba Fett of the Empire turns a bank to the other one of its speed', () => {
    const boba = () => table({ us: [pilot('bobafett-galacticempire')] });
    const game = boba().fly(0, '2 bank left');
    expect(game.question).toMatchObject({ kind: 'turn-dial', ship: 0 });
    expect(game.options).toHaveLength(2);
    game.answer(0).pick('none');
    expect(game.eventsOf('maneuver')[0]?.maneuver).toMatchObject({
      bearing: 'bank',
      direction: 'right',
      speed: 2,
    });
    const kept = boba().fly(0, '2 bank left').answer(1).pick('none');
    expect(kept.eventsOf('maneuver')[0]?.maneuver).toMatchObject({ direction: 'left' });
    expect(boba().fly(0, '2 turn left').pick('none').eventsOf('maneuver-replaced')).toEqual([]);
  });

  it.each([
    ['herasyndulla-attackshuttle', '4 koiogran', '4 straight'],
    ['herasyndulla-vcx100', '5 koiogran', '4 straight'],
  ])('%s turns to another maneuver of the same color, green or red', (name, red, white) => {
    const green = table({ us: [pilot(name)] }).fly(0, '2 straight');
    expect(green.question).toMatchObject({ kind: 'turn-dial' });
    green.passAll();
    const turned = table({ us: [pilot(name)] })
      .fly(0, red)
      .answer(0);
    turned.passAll();
    expect(turned.eventsOf('maneuver')[0]).toMatchObject({
      difficulty: 'red',
      maneuver: { bearing: 'turn', speed: 1 },
    });
    const kept = table({ us: [pilot(name)] }).fly(0, white);
    expect(kept.question).toMatchObject({ kind: 'action' });
    kept.pick('none');
  });

  it.each(['sabinewren-attackshuttle', 'sabinewren-tiefighter'])('%s boosts or rolls before it', (name) => {
    const game = table({ us: [pilot(name)] }).activate(0);
    expect(game.question).toMatchObject({ kind: 'action', because: 'xwing1:actions.2' });
    expect(game.eventsOf('dial-revealed')).toEqual([]);
    game.pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(game.eventsOf('moved')).toMatchObject([{ how: 'boost' }]);
    while (game.question) game.answer(game.options.length - 1);
  });

  it('Edrio Two Tubes performs a free action first, while he has a focus token', () => {
    const begin = (focus: number) => table({ us: [pilot('edriotwotubes', { tokens: { focus } })] });
    const game = begin(1).fly(0, '2 straight');
    expect(game.question).toMatchObject({ kind: 'action', because: 'xwing1:actions.2' });
    game.pick({ action: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(2);
    const without = begin(0).fly(0, '2 straight');
    expect(without.question).toMatchObject({ because: 'xwing1:actions.1' });
    without.pick('none');
  });

  it('Ello Asty flies white Tallon Rolls while he is not stressed', () => {
    const game = table({ us: [pilot('elloasty')] }).fly(0, '3 tallon left');
    while (game.question?.form === 'place') game.answer(proposed(game));
    game.passAll();
    expect(game.ship(0).tokens.stress).toBe(0);
  });
});

/** A place that the question itself proposes. */
function proposed(game: TestGame): readonly number[] {
  const { question } = game;
  if (question?.form !== 'place') throw new Error('no place is asked');
  return placeHelp(question, game.help).propose(() => 0.5) as readonly number[];
}

describe('after maneuvers', () => {
  it('Braylen Stramm may roll to lose a stress token', () => {
    const game = table({ us: [pilot('braylenstramm', { tokens: { stress: 2 } })] }).fly(0, '2 bank left');
    game.rolls('crit').pick({ use: true });
    expect(game.ship(0).tokens.stress).toBeLessThan(2);
    const calm = table({ us: [pilot('braylenstramm')] }).fly(0, '2 bank left');
    expect(calm.question).toMatchObject({ kind: 'action' });
    calm.pick('none');
  });

  it('Kad Solus takes two focus tokens after a red one', () => {
    const game = table({ us: [pilot('kadsolus')] }).fly(0, '4 koiogran');
    expect(game.ship(0).tokens).toMatchObject({ focus: 2, stress: 1 });
    const fled = table({ us: [pilot('kadsolus', {}, [400, 860, 0])], them: [ahead()] }).fly(0, '4 koiogran');
    expect(fled.ship(0)).toMatchObject({ place: 'removed', tokens: { focus: 0, stress: 0 } });
  });

  it('“Snap” Wexley may boost after speed 2 to 4, if he touches nobody', () => {
    const game = table({ us: [pilot('snapwexley')] }).fly(0, '2 straight');
    expect(game.options).toMatchObject([{ action: 'boost' }, { kind: 'none' }]);
    game.pick('none').pick('none');
    const slow = table({ us: [pilot('snapwexley')] }).fly(0, '1 straight');
    expect(slow.question).toMatchObject({ because: 'xwing1:actions.1' });
    slow.pick('none');
    const blocked = table({ us: [pilot('snapwexley')], them: [tie([400, 400, 0])] }).fly(0, '2 straight');
    expect(blocked.question).toBeUndefined();
  });

  it('Heff Tobber performs a free action when an enemy overlaps him', () => {
    const bump = (x: number) =>
      table({ us: [pilot('hefftobber', {}, [400, 400, 0])], them: [tie([x, 250, 0])] }).fly(1, '3 straight');
    const game = bump(400);
    expect(game.question).toMatchObject({ kind: 'action', ship: 0 });
    game.pick('none');
    const passed = bump(600);
    expect(passed.question).toMatchObject({ kind: 'action', ship: 1 });
    passed.pick('none');
  });

  it('“Vizier” gives a token to a friend that moved at speed 1 to range 1', () => {
    const move = (speed: string) =>
      table({ us: [pilot('vizier', { tokens: { evade: 1 } }, [400, 420, 0]), xwing([480, 300, 0])] }).fly(
        1,
        speed,
      );
    const game = move('1 straight').pick({ use: true }).pick('none');
    expect(game.state.ships.map(({ tokens }) => tokens.evade)).toEqual([0, 1]);
    const fast = move('2 straight');
    expect(fast.question).toMatchObject({ kind: 'action' });
    fast.pick('none');
  });
});

describe('after actions', () => {
  it('IG-88C evades after a boost', () => {
    const game = table({ us: [pilot('ig88c')] })
      .act(0)
      .pick({ action: 'boost' })
      .pick({ direction: 'straight' });
    expect(game.options).toMatchObject([{ action: 'evade' }, { kind: 'none' }]);
    game.pick({ action: 'evade' });
    expect(game.ship(0).tokens.evade).toBe(1);
  });

  it('Leevan Tenza takes stress for an evade token after a boost', () => {
    const game = table({ us: [pilot('leevantenza', { upgrades: ['engineupgrade'] })] });
    game.act(0).pick({ action: 'boost' }).pick({ direction: 'straight' }).pick({ use: true });
    expect(game.ship(0).tokens).toMatchObject({ evade: 1, stress: 1 });
  });

  it('Benthic Two Tubes gives his focus token away after the action', () => {
    const game = table({ us: [pilot('benthictwotubes'), xwing([560, 300, 0])] })
      .act(0)
      .pick({ action: 'focus' });
    game.pick({ target: 1 });
    expect(game.state.ships.map(({ tokens }) => tokens.focus)).toEqual([0, 1]);
  });

  it('Jake Farrell boosts or rolls after a focus action, and after any focus token', () => {
    const game = table({ us: [pilot('jakefarrell')] })
      .act(0)
      .pick({ action: 'focus' });
    expect(game.options).toMatchObject([{ action: 'barrel-roll' }, { action: 'boost' }, { kind: 'none' }]);
    game.pick('none');
    const evade = table({ us: [pilot('jakefarrell')] })
      .act(0)
      .pick({ action: 'evade' });
    expect(evade.question).toBeUndefined();
  });
});

describe('with locks', () => {
  it('“Dutch” Vander lets a friend lock an enemy when he does', () => {
    const game = table({
      us: [pilot('dutchvander'), xwing([500, 300, 0])],
      them: [ahead(), tie([500, 490, 180])],
    });
    game.act(0).pick({ action: 'target-lock' }).pick({ target: 2 }).pick({ target: 1 });
    expect(game.question).toMatchObject({ kind: 'choose-ship' });
    game.pick({ target: 3 });
    expect(game.state.locks).toMatchObject([
      { by: 0, on: 2 },
      { by: 1, on: 3 },
    ]);
  });

  it('Drea Renthal takes stress for a new lock when she spends one', () => {
    const game = table({ us: [pilot('drearenthal')], them: [ahead()], locks: [[0, 1]] })
      .rolls('hit', 'blank')
      .attack(0, 1)
      .pick({ kind: 'target-lock', dice: [] })
      .pick({ use: true });
    game.pick({ target: 1 });
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.offers({ kind: 'target-lock', dice: [1] })).toBe(true);
    game
      .rolls(...blanks(3))
      .deals('direct-hit')
      .pick('done');
  });

  it('Tarn Mison locks who attacks him', () => {
    const game = table({ us: [ahead()], them: [pilot('tarnmison'), xwing([500, 300, 0])] }).attack(0, 1);
    game.rolls('blank', 'blank').pick({ use: true });
    expect(game.state.locks).toMatchObject([{ by: 1, on: 0 }]);
    const another = table({
      us: [ahead()],
      them: [xwing([400, 300, 0]), pilot('tarnmison', {}, [480, 300, 0])],
    });
    expect(another.rolls(...blanks(4)).attack(0, 1).question).toBeUndefined();
  });
});

describe('around attacks', () => {
  it('IG-88B attacks with a cannon after a miss, once in a round', () => {
    const game = table({ us: [pilot('ig88b', { upgrades: ['heavylasercannon'] })], them: [ahead()] });
    game
      .rolls(...blanks(3), ...blanks(3))
      .combat(0)
      .pick({ kind: 'attack', weapon: 0 });
    game.pick({ use: true });
    expect(game.options).toMatchObject([{ kind: 'attack', weapon: 1 }, { kind: 'none' }]);
    game.rolls(...blanks(4), ...blanks(3)).pick({ kind: 'attack', weapon: 1 });
    expect(game.eventsOf('attack').map(({ weapon }) => weapon)).toEqual([null, 'heavylasercannon']);
    expect(game.question).toBeUndefined();
    const hit = table({ us: [pilot('ig88b', { upgrades: ['heavylasercannon'] })], them: [ahead()] })
      .rolls('hit', ...blanks(2), ...blanks(3))
      .deals('direct-hit')
      .combat(0)
      .pick({ kind: 'attack', weapon: 0 });
    expect(hit.question).toBeUndefined();
  });

  it('Laetin A’shera takes an evade token after a miss', () => {
    const shot = (...dice: string[]) =>
      table({ us: [ahead()], them: [pilot('laetinashera')] })
        .rolls(...dice)
        .attack(0, 1);
    const missed = shot(...blanks(5)).pick({ use: true });
    expect(missed.ship(1).tokens.evade).toBe(1);
    expect(shot('hit', ...blanks(4)).question).toBeUndefined();
  });

  it('Valen Rudor performs a free action after he defends', () => {
    const game = table({ us: [ahead()], them: [pilot('valenrudor')] })
      .rolls(...blanks(5))
      .attack(0, 1);
    expect(game.question).toMatchObject({ kind: 'action', ship: 1 });
    game.pick({ action: 'focus' });
    expect(game.ship(1).tokens.focus).toBe(1);
  });

  it('Thane Kyrell performs a free action after an enemy in his arc attacks a friend', () => {
    const shot = (thane: At) =>
      table({ us: [ahead()], them: [xwing([400, 300, 0]), pilot('thanekyrell', {}, thane)] })
        .rolls(...blanks(4))
        .attack(0, 1);
    const game = shot([480, 300, 0]);
    expect(game.question).toMatchObject({ kind: 'action', ship: 2 });
    game.pick('none');
    expect(shot([480, 300, 90]).question).toBeUndefined();
  });
});

describe('when tokens come and go', () => {
  it('“Chaser” takes a focus token when a friend at range 1 spends one', () => {
    const shot = (chaser: At) =>
      table({
        us: [xwing([400, 300, 0], { tokens: { focus: 1 } }), pilot('chaser', {}, chaser)],
        them: [ahead()],
      })
        .rolls('focus', 'blank', 'blank')
        .attack(0, 2)
        .rolls('evade', 'blank', 'blank')
        .pick({ kind: 'focus' });
    expect(shot([480, 300, 0]).ship(1).tokens.focus).toBe(1);
    expect(shot([600, 300, 0]).ship(1).tokens.focus).toBe(0);
  });

  it('Dace Bonearm takes stress to harm an enemy that gets an ion token', () => {
    const game = table({ us: [pilot('dacebonearm')], them: [ahead()] });
    game.does((now) => {
      now.state.ships[1]!.tokens.ion += 1;
      now.next({ kind: 'window', ...occasion('after-token', { ship: 1, what: 'ion' }) });
    });
    game.deals('direct-hit').pick({ use: true });
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.ship(1).damage).toHaveLength(1);
  });

  it('Nien Nunb drops a stress token with an enemy in his arc at range 1', () => {
    const fly = (x: number) =>
      table({ us: [pilot('niennunb')], them: [tie([x, 340, 0])] }).fly(0, '4 koiogran');
    const game = fly(400);
    expect(game.question).toMatchObject({ kind: 'use-ability' });
    game.pick({ use: true }).passAll();
    expect(game.ship(0).tokens.stress).toBe(0);
    const alone = fly(700);
    expect(alone.ship(0).tokens.stress).toBe(1);
  });
});
