import { describe, expect, it } from 'vitest';
import { occasion, type Window } from '../../state.ts';
import { type At, decimator, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Sensors, tech, illicit upgrades and configurations. */

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const with_ = (upgrade: string, more: Partial<TestShip> = {}) => xwing(us, { upgrades: [upgrade], ...more });
const window = (name: Window, more: { ship?: number; other?: number; what?: string } = {}) =>
  ({ kind: 'window', ...occasion(name, more) }) as const;
const lockedBy = (by: number, on: number) => window('after-lock', { ship: by, other: on, what: 'ship' });

describe('sensors', () => {
  it('Blank Signature turns a focus to an evade for who is not locked by the attacker', () => {
    const layout = { us: [with_('blanksignature-battleoverendor')], them: [xwing(ahead(150))] };
    const game = table(layout).rolls('hit', 'hit', 'blank', 'focus', 'blank').attack(1, 0);
    game.pick({ kind: 'ability', dice: [0] });
    expect(game.eventsOf('modified')).toMatchObject([{ faces: ['evade', 'blank'] }]);
    game.passAll();
    const locked = table({ ...layout, locks: [[1, 0]] }).rolls('hit', 'hit', 'hit', 'focus', 'blank');
    locked.attack(1, 0);
    while (locked.question?.kind === 'modify-attack-dice') locked.pick('done');
    expect(locked.offers({ kind: 'ability' })).toBe(false);
    locked.passAll();
  });

  it('xwing2:faq-specific-card-questions.59 Fire-Control System: then the lock is not spent in this attack, but after it', () => {
    const game = table({
      us: [with_('firecontrolsystem')],
      them: [decimator([400, 640, 180])],
      locks: [[0, 1]],
    });
    game.rolls('blank', 'blank', 'blank').attack(0, 1);
    expect(game.offers({ kind: 'spend-lock' })).toBe(true);
    game.rolls('blank').pick({ kind: 'ability', dice: [0] });
    expect(game.offers({ kind: 'spend-lock' })).toBe(false);
    game.passAll();
    expect(game.ship(0).lasting).toEqual([]);
    game.rolls('blank', 'blank', 'blank').attack(0, 1);
    expect(game.offers({ kind: 'spend-lock' })).toBe(true);
    game.passAll();
  });

  it('xwing2:saw-reaper-corrections.4 Advanced Sensors: no other action in the activation, which keeps its step', () => {
    const game = table({ us: [with_('advancedsensors'), xwing([250, 400, 0])] }).fly(0, '2 straight');
    game.pick({ action: 'focus' });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('action-skipped')).toMatchObject([{ ship: 0 }]);
    expect(game.ship(0).tokens.focus).toBe(1);
    game.act(0);
    expect(game.offers({ action: 'barrel-roll' })).toBe(true);
    game.passAll();
    const not = table({ us: [with_('advancedsensors')] })
      .fly(0, '2 straight')
      .pick('none');
    expect(not.offers({ action: 'focus' })).toBe(true);
    not.passAll();
  });
});

describe('tech', () => {
  it('Primed Thrusters and Advanced Optics', () => {
    const game = table({ us: [tie(us, { upgrades: ['primedthrusters'], tokens: { stress: 2 } })] }).act(0);
    expect(game.offers({ action: 'barrel-roll' })).toBe(true);
    expect(game.offers({ action: 'focus' })).toBe(false);
    game.passAll();
    const three = table({ us: [tie(us, { upgrades: ['primedthrusters'], tokens: { stress: 3 } })] }).act(0);
    expect(three.offers({ action: 'barrel-roll' })).toBe(false);
    const optics = table({
      us: [with_('advancedoptics', { tokens: { focus: 1 } })],
      them: [decimator([400, 640, 180])],
    });
    optics
      .rolls('blank', 'blank', 'hit')
      .attack(0, 1)
      .pick({ kind: 'ability', dice: [0] });
    expect(optics.eventsOf('modified')).toMatchObject([{ faces: ['hit', 'blank', 'hit'] }]);
    optics.passAll();
    expect(optics.ship(0).tokens.focus).toBe(0);
  });

  it('xwing2:errata-upgrade-cards.13 Ferrosphere Paint: who locks it from outside its bullseye is stressed or breaks the lock', () => {
    const side: At = [600, 400, 0];
    const layout = { us: [with_('ferrospherepaint')], them: [xwing(side)], locks: [[1, 0]] as const };
    const stressed = table(layout).run(lockedBy(1, 0));
    expect(stressed.question).toMatchObject({ player: 1, options: [{ use: true }, { use: false }] });
    stressed.pick({ use: false });
    expect(stressed.ship(1).tokens.stress).toBe(1);
    const broken = table(layout).run(lockedBy(1, 0)).pick({ use: true });
    expect(broken.state.locks).toEqual([]);
    expect(broken.ship(1).tokens.stress).toBe(0);
    const front = table({ ...layout, them: [xwing(ahead(150))] }).run(lockedBy(1, 0));
    expect(front.question).toBeUndefined();
    expect(front.ship(1).tokens.stress).toBe(0);
  });

  it('Sensor Scramblers: cloaked from the start, not to be locked, until an enemy comes near', () => {
    const game = table({ us: [with_('sensorscramblers')], them: [xwing(ahead(250))] });
    game.run(window('end-of-setup'));
    expect(game.ship(0).tokens.cloak).toBe(1);
    game.act(1);
    expect(game.offers({ action: 'lock' })).toBe(true);
    game.pick({ action: 'lock' });
    expect(game.story).toContain('action-failed');
    game.run(window('during-end')).pick({ kind: 'decloak', move: 'roll-left' });
    while (game.question) game.answer(0);
    expect(game.ship(0).tokens.cloak).toBe(0);
  });
});

describe('illicit upgrades', () => {
  it('xwing2:errata-upgrade-cards.9 Contraband Cybernetics: red maneuvers and actions while stressed; its charge does not come back', () => {
    const game = table({ us: [with_('contrabandcybernetics', { tokens: { stress: 1 } })] });
    game.run(window('before-activating', { ship: 0 })).pick({ use: true });
    game.fly(0, '4 koiogran');
    expect(game.eventsOf('maneuver')).toMatchObject([{ maneuver: { bearing: 'koiogran' } }]);
    expect(game.offers({ action: 'focus' })).toBe(true);
    game.passAll();
    expect(game.ship(0).upgrades[0]).toMatchObject({ charges: 0 });
    const tomax = table({ us: [{ pilot: 'chopper', at: us, upgrades: ['contrabandcybernetics:0'] }] });
    tomax.act(0);
    expect(tomax.offers({ action: 'reload' })).toBe(false);
    tomax.passAll();
  });

  it('xwing2:faq-specific-card-questions.8 Cloaking Device: on a focus the ship decloaks or loses the token; a failed decloak keeps it', () => {
    const layout = { us: [with_('cloakingdevice', { tokens: { cloak: 1 } })] };
    const start = { kind: 'planning' } as const;
    const kept = table(layout).rolls('hit').run(start);
    expect(kept.question?.kind).toBe('dials');
    expect(kept.ship(0).tokens.cloak).toBe(1);
    const lost = table(layout).rolls('focus').run(start).pick({ effect: 1 });
    expect(lost.ship(0).tokens.cloak).toBe(0);
    const walls = [200, 260].flatMap((x) => [{ outline: 'coreasteroid5', at: [x, 400, 0] as At }]);
    const failed = table({ ...layout, obstacles: walls })
      .rolls('focus')
      .run(start)
      .pick({ effect: 0 });
    failed.pick({ kind: 'decloak', move: 'roll-left' });
    while (failed.question && failed.question.kind !== 'dials') failed.answer(0);
    expect(failed.ship(0).tokens.cloak).toBe(1);
    const action = table({ us: [with_('cloakingdevice')] })
      .act(0)
      .pick({ kind: 'card' });
    while (action.question) action.answer(0);
    expect(action.ship(0)).toMatchObject({ tokens: { cloak: 1 }, upgrades: [{ charges: 1 }] });
  });

  it('Deadman’s Switch and Feedback Array hurt who is near', () => {
    const near = [xwing(ahead(50)), xwing(ahead(200))];
    const dead = table({ us: [with_('deadmansswitch'), tie([300, 400, 0])], them: near });
    dead.run(window('after-destroyed', { ship: 0 })).passAll();
    expect(dead.ship(1).damage).toHaveLength(1);
    expect(dead.state.ships.map(({ shields }) => shields)).toEqual([2, 0, 1, 2]);
    const array = table({ us: [with_('feedbackarray')], them: [xwing(ahead(0))], contacts: [[0, 1]] });
    array.run(window('before-engaging', { ship: 0 })).pick({ use: true });
    expect(array.ship(0)).toMatchObject({ shields: 2, tokens: { ion: 1, disarm: 1 } });
    expect(array.ship(1).shields).toBe(1);
  });

  it('Feedback Emitter and False Transponder Codes jam who locks, at any range', () => {
    const far = [xwing([400, 800, 0], { tokens: { focus: 1 } })];
    const emitter = table({ us: [with_('feedbackemitter-battleoverendor')], them: far });
    emitter.run(lockedBy(1, 0)).pick({ use: true });
    while (emitter.question) emitter.answer(0);
    expect(emitter.ship(1).tokens.focus).toBe(0);
    const codes = table({ us: [with_('falsetranspondercodes')], them: far }).run(lockedBy(1, 0));
    while (codes.question) codes.answer(0);
    expect(codes.ship(1).tokens.focus).toBe(0);
    expect(codes.ship(0).upgrades[0]).toMatchObject({ charges: 0 });
    const own = table({ us: [with_('falsetranspondercodes')], them: far }).run(lockedBy(0, 1));
    while (own.question) own.answer(0);
    expect(own.ship(1).tokens.focus).toBe(0);
  });
});

describe('configurations', () => {
  const dice = (game: ReturnType<typeof table>, kind: string) =>
    game.eventsOf('rolled').find((one) => one.dice === kind)?.faces.length;

  it('S-foils take an attack die while closed, and turn over', () => {
    const aside: At = [480, 560, 180];
    const closed = (id: string, at: At) =>
      dice(
        table({ us: [with_(id)], them: [tie(at)] })
          .attack(0, 1)
          .passAll(),
        'attack',
      );
    expect(closed('servomotorsfoils', ahead(150))).toBe(2);
    expect(closed('integratedsfoils', ahead(150))).toBe(3);
    expect(closed('integratedsfoils', aside)).toBe(2);
    const game = table({ us: [with_('servomotorsfoils')], them: [tie(ahead(150))] });
    game.run(window('before-activating', { ship: 0 })).pick({ use: true });
    expect(game.ship(0).upgrades[0]).toMatchObject({ flipped: true });
    expect(dice(game.attack(0, 1).passAll(), 'attack')).toBe(3);
  });

  it('Pivot and Swivel Wings take a defense die on one side, and let the ship turn after standing still', () => {
    const uwing = (id: string) => ({ pilot: 'bluesquadronscout', at: us, upgrades: [id] });
    const pivot = table({ us: [uwing('pivotwing')], them: [tie([400, 620, 180])] });
    expect(dice(pivot.attack(1, 0).passAll(), 'defense')).toBe(1);
    pivot.fly(0, '0 stationary').pick({ use: false });
    while (pivot.question && pivot.question.kind !== 'rotate-ship') pivot.pick({ use: true });
    pivot.pick({ degrees: 180 }).passAll();
    expect(pivot.pose(0).facing).toBe(180);
    const swivel = table({ us: [uwing('swivelwing')], them: [tie([400, 620, 180])] });
    expect(dice(swivel.attack(1, 0).passAll(), 'defense')).toBe(2);
    swivel.fly(0, '0 stationary').pick({ use: true }).pick({ degrees: 90 }).passAll();
    expect(swivel.ship(0).upgrades[0]).toMatchObject({ flipped: true });
    swivel.fly(0, '1 straight').pick({ use: true }).passAll();
    expect(swivel.ship(0).upgrades[0]).toMatchObject({ flipped: false });
  });

  it('L3-37’s Programming and the MGK-300s', () => {
    const bank = (shields: number) => {
      const game = table({
        us: [{ pilot: 'outerrimsmuggler', at: us, shields, upgrades: ['l337sprogramming-battleofyavin'] }],
      });
      game.fly(0, '1 bank left').passAll();
      return game.eventsOf('maneuver')[0]!.difficulty;
    };
    expect([bank(1), bank(0)]).toEqual(['white', 'blue']);
    const target = table({
      us: [with_('targetassistmgk300')],
      them: [tie(ahead(150)), tie([440, 600, 180]), tie([360, 600, 180])],
    });
    target.run(window('before-engaging', { ship: 0 }));
    expect(target.ship(0).tokens.calculate).toBe(2);
    const focused = table({
      us: [with_('targetassistmgk300', { tokens: { focus: 1 } })],
      them: [tie(ahead(150))],
    });
    expect(focused.run(window('before-engaging', { ship: 0 })).ship(0).tokens.calculate).toBe(0);
    const maneuver = table({ us: [tie(us, { upgrades: ['maneuverassistmgk300'], tokens: { stress: 1 } })] });
    maneuver.fly(0, '3 bank left').passAll();
    expect(maneuver.eventsOf('maneuver')).toMatchObject([{ difficulty: 'blue' }]);
  });

  it('Calibrated Laser Targeting adds a focus in the bullseye', () => {
    const game = table({ us: [with_('calibratedlasertargeting')], them: [decimator([400, 640, 180])] });
    game.rolls('hit', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('modified')).toMatchObject([
      { how: 'add', faces: ['hit', 'blank', 'blank', 'focus'] },
    ]);
    game.passAll();
  });
});
