import { describe, expect, it } from 'vitest';
import { occasion, type Window } from '../../../state.ts';
import { type At, firespray, type TestShip, table, tie, xwing, ywing } from '../../../testing/index.ts';

/** Crew, gunners and commando teams that no rule names: each once where it acts, once where it does not. */

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const behind: At = [400, 290, 0];
const BLANK = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const;
const window = (name: Window, more: { ship?: number; what?: string; colour?: string } = {}) =>
  ({ kind: 'window', ...occasion(name, more) }) as const;

type Game = ReturnType<typeof table>;
const withCard = (upgrade: string, more: Partial<TestShip> = {}, friend: TestShip = xwing(behind)): Game =>
  table({ us: [xwing(us, { upgrades: [upgrade], ...more }), friend], them: [tie(ahead(150))] });

describe('actions that crew and gunners add', () => {
  it.each([
    ['maul-crew', 'coordinate', 'purple'],
    ['yoda', 'coordinate', 'purple'],
    ['tacticalofficer', 'coordinate', 'white'],
    ['c3po-republic', 'calculate', 'white'],
  ])('%s: %s in %s', (upgrade, action, difficulty) => {
    expect(withCard(upgrade).act(0).everOffers({ action, difficulty })).toBe(true);
    expect(xwingOffers(action)).toBe(false);
  });
  const xwingOffers = (action: string): boolean =>
    table({ us: [xwing(us)] })
      .act(0)
      .everOffers({ action });

  it('a First Order Ordnance Tech locks after a reload, not after a focus', () => {
    const after = (action: string): boolean =>
      withCard('firstorderordnancetech', { upgrades: ['firstorderordnancetech', 'protontorpedoes:0'] })
        .act(0)
        .pick({ action })
        .everOffers({ action: 'lock' });
    expect([after('reload'), after('focus')]).toEqual([true, false]);
  });
});

describe('commando teams', () => {
  it.each(['mandaloriansupercommandos', 'deathwatchcommandos', 'niteowlcommandos', 'imperialsupercommandos'])(
    '%s drop their team by either guides, for a charge',
    (upgrade) => {
      const system = (charges: number): Game =>
        withCard(`${upgrade}:${charges}`).run({ kind: 'system-ship', ship: 0 });
      for (const guides of ['front', 'rear']) {
        const game = system(2).takes({ kind: 'device', device: 'commandos', guides }).passAll();
        expect(game.state.devices).toMatchObject([{ kind: 'commandos', player: 0 }]);
        expect(game.ship(0).upgrades[0]?.charges).toBe(1);
      }
      expect(system(0).everOffers({ kind: 'device' })).toBe(false);
    },
  );
});

describe('crew', () => {
  it('Jabba the Hutt recovers a charge of a friend’s illicit upgrade', () => {
    const end = (charges: number): Game =>
      withCard('jabbathehutt', {}, xwing(behind, { upgrades: [`falsetranspondercodes:${charges}`] })).run(
        window('during-end'),
      );
    const game = end(0).takes({ target: 1 }).passAll();
    expect([game.ship(0), game.ship(1)].map(({ upgrades }) => upgrades[0]?.charges)).toEqual([3, 1]);
    expect(end(1).everOffers({ target: 1 })).toBe(false);
  });

  it('Ahsoka Tano has a friend behind her focus in red after a full maneuver, also while stressed', () => {
    const flown = (at: At): Game =>
      withCard('ahsokatano-crew', {}, xwing(at, { tokens: { stress: 1 } })).fly(0, '2 straight');
    const game = flown(behind).takes({ target: 1 }).takes({ action: 'focus', difficulty: 'red' }).passAll();
    expect([game.ship(0).force, game.ship(1).tokens]).toMatchObject([0, { focus: 1, stress: 2 }]);
    expect(flown([400, 660, 0]).everOffers({ target: 1 })).toBe(false);
  });

  it('C-3PO calculates twice, and rerolls a defense die while calculating', () => {
    const after = (action: string) =>
      withCard('c3po-republic').act(0).pick({ action }).passAll().ship(0).tokens.calculate;
    expect([after('calculate'), after('focus')]).toEqual([2, 0]);
    const defends = (calculate: number): boolean =>
      withCard('c3po-republic', { tokens: { calculate } })
        .rolls('hit', ...BLANK.slice(0, 3))
        .attack(2, 0)
        .everOffers({ kind: 'ability' });
    expect([defends(1), defends(0)]).toEqual([true, false]);
  });

  it('Korkie Kryze hands a token to a defender in front of him', () => {
    const declared = (friend: At): Game =>
      table({
        us: [xwing(us, { upgrades: ['korkiekryze'], tokens: { focus: 1 } }), xwing(friend)],
        them: [tie([friend[0], friend[1] + 190, 180])],
      })
        .rolls(...BLANK.slice(0, 4))
        .attack(2, 1);
    expect(declared([400, 500, 0]).takes({ use: true }).passAll().ship(1).tokens.focus).toBe(1);
    expect(declared([300, 280, 0]).everOffers({ use: true })).toBe(false);
  });

  it('Korkie Kryze gives a defense die when the attack goes through him', () => {
    const dice = (attacker: At): number | undefined => {
      const game = table({
        us: [xwing(us, { upgrades: ['korkiekryze'] }), xwing([420, 500, 0])],
        them: [tie(attacker)],
      });
      return game
        .attack(2, 1)
        .passAll()
        .eventsOf('rolled')
        .find((one) => one.dice === 'defense')?.faces.length;
    };
    expect([dice([370, 200, 0]), dice([400, 800, 180])]).toEqual([4, 3]);
  });

  it('Satine Kryze lets each friend trade a token for a green one, for two charges', () => {
    const start = (charges: number): Game =>
      withCard(`satinekryze:${charges}`).run(window('start-of-engagement'));
    const game = start(2).takes({ use: true });
    for (let friend = 0; friend < 2; friend++) game.takes({ use: true }).takes({ effect: friend });
    const [one, other] = [game.passAll().ship(0).tokens, game.ship(1).tokens];
    expect([one, other]).toMatchObject([
      { deplete: 1, focus: 1, disarm: 0, evade: 0 },
      { deplete: 0, focus: 0, disarm: 1, evade: 1 },
    ]);
    expect(game.ship(0).upgrades[0]?.charges).toBe(0);
    expect(start(1).question).toBeUndefined();
  });

  it('the Wolfpack has a friend strain itself to lock who attacked it, in the firing arc', () => {
    const attacked = (facing: number): Game =>
      withCard('wolfpack', { at: [400, 290, facing] }, xwing(us))
        .rolls(...BLANK.slice(0, 4))
        .attack(2, 1);
    const game = attacked(0).takes({ use: true }).passAll();
    expect(game.state.locks).toMatchObject([{ by: 1, on: 2 }]);
    expect(game.eventsOf('gained')).toMatchObject([{ ship: 1, token: 'strain' }]);
    expect(attacked(180).everOffers({ use: true })).toBe(false);
  });

  it('Yoda hands on the Force after a purple action of a friend', () => {
    const jedi: TestShip = { pilot: 'jediknight', at: behind };
    const acted = (colour: string): Game => {
      const game = withCard('yoda', {}, jedi);
      game.state.ships[1]!.force = 0;
      return game.run(window('after-action', { ship: 1, what: 'lock', colour }));
    };
    const game = acted('purple').takes({ use: true }).passAll();
    expect([game.ship(0).force, game.ship(1).force]).toEqual([1, 1]);
    expect(acted('white').question).toBeUndefined();
  });

  it('Tristan Wren turns a hit to a crit in ordnance attacks of friends', () => {
    const shot = (weapon: number): boolean =>
      table({
        us: [xwing(us, { upgrades: ['tristanwren'] }), xwing(behind, { upgrades: ['protontorpedoes'] })],
        them: [tie(ahead(60))],
        locks: [[1, 2]],
      })
        .rolls('hit', ...BLANK.slice(0, weapon === 0 ? 5 : 6))
        .engage(1)
        .pick({ kind: 'attack', weapon })
        .everOffers({ kind: 'ability', ship: 0 });
    expect([shot(1), shot(0)]).toEqual([true, false]);
  });
});

describe('gunners', () => {
  it('Ahsoka Tano has a friend in her firing arc focus in red', () => {
    const flown = (at: At): Game => withCard('ahsokatano', {}, xwing(at)).fly(0, '1 straight');
    const game = flown([520, 740, 0]).takes({ target: 1 }).takes({ action: 'focus' }).passAll();
    expect([game.ship(0).force, game.ship(1).tokens]).toMatchObject([0, { focus: 1, stress: 1 }]);
    expect(flown(behind).everOffers({ target: 1 })).toBe(false);
  });

  it('Airen Cracken shoots back when he was hit, depleted by it', () => {
    const defended = (face: string): Game =>
      withCard('airencracken-battleoverendor')
        .rolls(face, ...BLANK.slice(0, 3))
        .attack(2, 0);
    const game = defended('hit').takes({ use: true });
    game.rolls(...BLANK.slice(0, 5)).pick({ kind: 'attack', target: 2 });
    expect(game.passAll().eventsOf('gained')).toMatchObject([{ ship: 0, token: 'deplete' }]);
    expect(defended('blank').everOffers({ use: true })).toBe(false);
  });

  it('Clone Captain Rex spends a focus result for those who have the defender in the bullseye', () => {
    const shot = (face: string, friend: At): Game =>
      withCard('clonecaptainrex', {}, xwing(friend))
        .rolls(face, ...BLANK.slice(0, 5))
        .attack(0, 2);
    const game = shot('focus', behind).takes({ kind: 'ability' });
    while (game.question && !game.offers({ kind: 'done' })) game.answer(0);
    game.passAll();
    expect([game.ship(0).tokens, game.ship(1).tokens]).toMatchObject([
      { focus: 1, strain: 1 },
      { focus: 1, strain: 1 },
    ]);
    expect(shot('hit', behind).everOffers({ kind: 'ability' })).toBe(false);
  });

  it('Migs Mayfeld shoots to the rear after the front, at one with a red or orange token', () => {
    const after = (strain: number): boolean =>
      table({
        us: [firespray(us, { upgrades: ['migsmayfeld'] })],
        them: [tie(ahead(170)), tie([400, 190, 0], { tokens: { strain } })],
      })
        .rolls(...BLANK)
        .attack(0, 1)
        .everOffers({ kind: 'attack', target: 2 });
    expect([after(1), after(0)]).toEqual([true, false]);
  });

  it('Bistan shoots at another with the turret while focused', () => {
    const after = (focus: number): readonly boolean[] => {
      const shot = () =>
        table({
          us: [ywing(us, { upgrades: ['bistan', 'ioncannonturret'], turret: 0, tokens: { focus } })],
          them: [tie(ahead(110)), tie([460, 550, 180])],
        })
          .rolls(...BLANK.slice(0, 5))
          .engage(0)
          .pick({ kind: 'attack', weapon: 0, target: 1 });
      return [1, 2].map((target) => shot().everOffers({ kind: 'attack', target }));
    };
    expect([after(1), after(0)]).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it('Rey turns a blank where the turret points, attacking and defending', () => {
    const aboard = (turret: number): TestShip => ({
      pilot: 'outerrimsmuggler',
      at: us,
      upgrades: ['rey-gunner'],
      turret,
    });
    const defends = (turret: number): boolean =>
      table({ us: [aboard(turret)], them: [tie(ahead(170))] })
        .rolls('hit', ...BLANK.slice(0, 2))
        .attack(1, 0)
        .everOffers({ kind: 'ability' });
    expect([defends(0), defends(1)]).toEqual([true, false]);
    const game = table({ us: [aboard(0)], them: [tie(ahead(170))] })
      .rolls(...BLANK)
      .attack(0, 1);
    game.takes({ kind: 'ability' }).passAll();
    expect(game.eventsOf('modified')[0]?.faces).toContain('hit');
    expect(game.ship(0).force).toBe(0);
  });
});
