import { describe, expect, it } from 'vitest';
import { SECOND } from '../../rules.ts';
import { occasion, type Window } from '../../state.ts';
import {
  type At,
  decimator,
  type TestGame,
  type TestShip,
  type TestTable,
  table,
  tie,
  xwing,
} from '../../testing/index.ts';
import { gainTokens, spendToken } from '../../tokens.ts';

const us: At = [400, 400, 0];
const flies = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: us, ...more });
const beside = xwing([460, 400, 0]);
const target = decimator([400, 660, 180]);
const MISS = ['blank', 'blank', 'blank'];
/** A moment of a phase comes. */
const at = (window: Window, layout: TestTable, ship = -1): TestGame =>
  table(layout).run({ kind: 'window', ...occasion(window, { ship }) });

describe('phases', () => {
  it('Cassian Andor removes a stress of a friend at the start of the Activation Phase', () => {
    const friend = xwing([560, 400, 0], { tokens: { stress: 1 } });
    const game = at('start-of-activation', { us: [flies('cassianandor'), friend] }).pick({ target: 1 });
    expect(game.ship(1).tokens.stress).toBe(0);
  });

  it.each([
    ['chopper', [400, 470, 180]],
    ['chopper-gauntletfighter', [400, 457, 180]],
  ] as const)('%s jams enemies at range 0 twice', (pilot, place) => {
    const layout = {
      us: [flies(pilot)],
      them: [tie([...place], { tokens: { focus: 1 } }), tie([400, 700, 180])],
    };
    const game = at('start-of-engagement', { ...layout, contacts: [[0, 1]] });
    expect(game.ship(1).tokens).toMatchObject({ focus: 0, jam: 1 });
    expect(game.ship(2).tokens.jam).toBe(0);
  });

  it('Braylen Stramm and Gina Moonsong of Endor act on the stress of the other', () => {
    const gina = flies('ginamoonsong-battleoverendor', { at: [460, 400, 0], tokens: { stress: 1 } });
    const braylen = flies('braylenstramm-battleoverendor', { tokens: { stress: 1 } });
    const game = at('start-of-engagement', { us: [braylen, gina], them: [target] });
    while (game.question) {
      const { question } = game;
      if (question.form !== 'choice') break;
      if (question.kind === 'lock-target') game.pick({ kind: 'ship', id: 2 });
      else game.answer(0);
    }
    expect(game.ship(0).tokens.focus).toBe(1);
    expect(game.state.locks).toMatchObject([{ by: 1, on: 2 }]);
    const calm = at('start-of-engagement', { us: [flies('braylenstramm-battleoverendor'), beside] });
    expect(calm.question).toBeUndefined();
  });

  it('Gina Moonsong must give a friend her stress', () => {
    const game = at('start-of-engagement', {
      us: [flies('ginamoonsong', { tokens: { stress: 1 } }), beside],
    });
    expect(game.offers({ target: -1 })).toBe(false);
    if (game.question) game.pick({ target: 1 });
    expect([game.ship(0).tokens.stress, game.ship(1).tokens.stress]).toEqual([0, 1]);
  });

  it('Kyle Katarn gives a focus to a friend in his arc', () => {
    const kyle = flies('kylekatarn', { tokens: { focus: 1 } });
    const game = at('start-of-engagement', { us: [kyle, xwing([400, 560, 0])] }).pick({ target: 1 });
    expect([game.ship(0).tokens.focus, game.ship(1).tokens.focus]).toEqual([0, 1]);
  });

  it('Roark Garnet lets a ship in his arc engage at initiative 7, whose initiative stays', () => {
    const slow = xwing([400, 560, 0]);
    const game = at('start-of-engagement', {
      us: [flies('roarkgarnet'), slow],
      them: [tie([700, 700, 180])],
    });
    game.pick({ target: 1 });
    expect(game.ship(1).initiatives).toEqual([{ value: 7, until: 'end of engagement', only: 'engagement' }]);
    const engaging = table({
      us: [flies('roarkgarnet'), slow],
      set: { '/ships/1/initiatives': game.ship(1).initiatives },
    });
    engaging.run({ kind: 'engagement' }).passAll();
    expect(engaging.eventsOf('engages').map(({ ship }) => ship)[0]).toBe(1);
  });

  it('Lando Calrissian of Endor activates at the initiative he names', () => {
    const lando = flies('landocalrissian-battleoverendor');
    const game = at('start-of-activation', { us: [lando] });
    if (game.offers({ use: true })) game.pick({ use: true });
    game.pick({ effect: 5 });
    expect(game.ship(0)).toMatchObject({
      charges: 1,
      initiatives: [{ value: 6, until: 'end of activation', only: 'activation' }],
    });
  });

  it('Biggs Darklighter of Yavin takes the initiative of a friend at range 1 for the Activation Phase', () => {
    const game = table({ us: [flies('biggsdarklighter-battleofyavin'), xwing([530, 400, 0])] });
    game.run({ kind: 'system' });
    game.pick({ kind: 'ability' });
    if (game.question) game.pick({ target: 1 });
    expect(game.ship(0).initiatives).toEqual([{ value: 2, until: 'end of activation' }]);
  });

  it('Hol Okand recovers a charge with no enemy at range 1-2', () => {
    const game = (enemy: At) =>
      table({
        us: [flies('holokand-battleofyavin', { upgrades: ['protontorpedoes:1'] })],
        them: [tie(enemy)],
      }).run({
        kind: 'system',
      });
    const far = game([400, 800, 180]).pick({ kind: 'ability' });
    if (far.offers({ use: true })) far.pick({ use: true });
    far.passAll();
    expect(far.ship(0).upgrades[0]?.charges).toBe(2);
    expect(game([400, 600, 180]).offers({ kind: 'ability' })).toBe(false);
  });

  it('“Leebo” spends a calculate for a lock at the end of the Engagement Phase', () => {
    const leebo = flies('leebo-swz103-sl-rebelalliance', { tokens: { calculate: 1 } });
    const game = at('end-of-engagement', { us: [leebo], them: [target, tie([400, 480, 180])] }).pick({
      use: true,
    });
    if (game.question) game.pick({ id: 1 });
    expect(game.ship(0).tokens.calculate).toBe(0);
    expect(game.state.locks).toMatchObject([{ by: 0, on: 1 }]);
  });

  it.each(['sabinewren', 'sabinewren-tielnfighter'])(
    '%s barrel rolls or boosts before she activates',
    (pilot) => {
      const game = at('before-activating', { us: [flies(pilot)] }, 0);
      expect(game.options).toHaveLength(3);
      game.pick({ action: 'boost' }).pick({ direction: 'straight' });
      expect(game.ship(0).y).toBeGreaterThan(430);
      game.passAll();
    },
  );

  it('xwing2:saw-reaper-corrections.1 Edrio Two Tubes acts before he activates, if focused', () => {
    const game = (focus: number) => {
      const game = table({ us: [flies('edriotwotubes', { tokens: { focus } })] });
      game.state.phase = 'activation';
      game.state.ships[0]!.dial = 0;
      return game.run({ kind: 'activate-next' });
    };
    const focused = game(1);
    expect(focused.question).toMatchObject({ kind: 'action', ship: 0 });
    expect(focused.eventsOf('dial-revealed')).toEqual([]);
    focused.pick({ action: 'barrel-roll' }).passAll();
    expect(focused.eventsOf('dial-revealed')).toHaveLength(1);
    expect(game(0).eventsOf('dial-revealed')).toHaveLength(1);
  });

  it('Fenn Rau: a friend facing an enemy at range 1 loses a red token before it engages', () => {
    const friend = (y: number) => ({
      us: [flies('fennrau-fangfighter'), xwing([560, 400, 0], { tokens: { stress: 1 } })],
      them: [tie([560, y, 180])],
    });
    const game = at('before-engaging', friend(500), 1);
    game.pick({ use: true });
    expect(game.ship(1).tokens.stress).toBe(0);
    expect(at('before-engaging', friend(700), 1).question).toBeUndefined();
  });
});

describe('maneuvers and actions', () => {
  it.each(['herasyndulla', 'herasyndulla-vcx100lightfreighter'])(
    '%s sets a red or blue dial again',
    (pilot) => {
      const blue = table({ us: [flies(pilot)] }).fly(
        0,
        pilot === 'herasyndulla' ? '1 straight' : '1 straight',
      );
      expect(blue.question?.kind).toBe('use-ability');
      blue.pick({ use: true });
      expect(blue.question?.kind).toBe('set-dial');
      blue.answer(0).passAll();
      const white = table({ us: [flies(pilot)] }).fly(0, '4 straight');
      expect(white.eventsOf('maneuver')).toHaveLength(1);
      white.passAll();
    },
  );

  it('xwing2:faq-specific-card-questions.38 the dial that is revealed is as printed, the maneuver executed is harder', () => {
    const dial = (damage: readonly string[]) =>
      table({ us: [flies('herasyndulla', { damage })] }).fly(0, '2 turn left');
    const damaged = dial(['Damaged Engine']);
    expect(damaged.eventsOf('dial-revealed')[0]?.difficulty).toBe('white');
    // White for Hera, so she is not asked; red when executed.
    expect(damaged.eventsOf('maneuver')[0]?.difficulty).toBe('red');
    damaged.passAll();
  });

  it('Ibtisam may lose her stress after a maneuver', () => {
    const game = table({ us: [flies('ibtisam', { tokens: { stress: 1 } })] }).fly(0, '3 straight');
    game.rolls('crit').pick({ use: true });
    expect(game.ship(0).tokens.stress).toBe(0);
    game.passAll();
  });

  it('“Pops” Krail and Lando Calrissian let friends act', () => {
    const pops = table({ us: [flies('popskrail'), xwing([480, 560, 0])] }).fly(0, '3 straight');
    expect(pops.question?.kind).toBe('choose-ship');
    pops.pick({ target: 1 }).pick({ action: 'focus' });
    expect(pops.ship(1).tokens.focus).toBe(1);
    pops.passAll();
    const lando = table({
      us: [flies('landocalrissian-modifiedyt1300lightfreighter'), xwing([560, 400, 0])],
    });
    lando.fly(0, '1 straight').pick({ target: 1 }).pick({ action: 'barrel-roll' });
    expect(lando.question?.kind).toBe('barrel-roll-side');
    lando.answer(0);
    lando.passAll();
  });

  it('Leia Organa gives a friend that flew a red maneuver a focus', () => {
    const game = table({ us: [flies('leiaorgana'), xwing([560, 400, 0])] }).fly(1, '4 koiogran');
    game.pick({ use: true });
    if (game.question?.kind === 'choose-effect') game.pick({ effect: 0 });
    expect(game.ship(1).tokens.focus).toBe(1);
    expect(game.ship(0).force).toBe(0);
    expect(
      table({ us: [flies('leiaorgana'), xwing([560, 400, 0])] }).fly(1, '4 straight').options,
    ).not.toContainEqual({ use: true });
  });

  it('Ahsoka Tano spends two Force for an action of a stressed friend', () => {
    const friend = xwing([560, 500, 0], { tokens: { stress: 1 } });
    const game = table({ us: [flies('ahsokatano-rz1awing'), friend] }).fly(0, '2 straight');
    game.pick({ target: 1 }).pick({ action: 'focus' });
    expect(game.ship(0).force).toBe(1);
    expect(game.ship(1).tokens.focus).toBe(1);
    game.passAll();
  });

  it('Tycho Celchu acts with two stress tokens, not with three', () => {
    const game = (stress: number) => table({ us: [flies('tychocelchu', { tokens: { stress } })] }).act(0);
    expect(game(2).offers({ action: 'evade' })).toBe(true);
    expect(game(3).question).toBeUndefined();
  });

  it('Dirk Ullodin locks an enemy near after a red action', () => {
    const layout = { us: [flies('dirkullodin')], them: [tie([400, 530, 180])] };
    const game = at('after-action', layout);
    expect(game.question).toBeUndefined();
    const red = table(layout).run({
      kind: 'window',
      ...occasion('after-action', { ship: 0, what: 'boost', colour: 'red' }),
    });
    red.pick({ use: true });
    expect(red.state.locks).toMatchObject([{ by: 0, on: 1 }]);
  });

  it.each(['jakefarrell', 'jakefarrell-swz106'])('%s lets a friend focus after a boost', (pilot) => {
    const game = table({ us: [flies(pilot), xwing([460, 480, 0])] }).act(0);
    game.pick({ action: 'boost' }).pick({ direction: 'straight' });
    if (game.question?.kind === 'order-abilities') game.answer(0);
    game.pick({ target: 1 }).pick({ action: 'focus' });
    expect(game.ship(1).tokens.focus).toBe(1);
    game.passAll();
  });

  it('Leevan Tenza evades red after a barrel roll', () => {
    const game = table({ us: [flies('leevantenza')] }).act(0);
    game.pick({ action: 'barrel-roll' }).pick({ side: 'left' }).pick({ placement: 'middle' });
    game.pick({ action: 'evade', difficulty: 'red' });
    expect(game.ship(0).tokens).toMatchObject({ evade: 1, stress: 1 });
  });

  it('Benthic Two Tubes hands his focus on', () => {
    const game = table({ us: [flies('benthictwotubes'), xwing([560, 400, 0])] }).act(0);
    game.pick({ action: 'focus' }).pick({ target: 1 });
    expect([game.ship(0).tokens.focus, game.ship(1).tokens.focus]).toEqual([0, 1]);
  });

  it('Heff Tobber acts when an enemy ends at range 0', () => {
    const game = table({ us: [flies('hefftobber')], them: [tie([400, 540, 180])] }).fly(1, '2 straight');
    while (game.question && game.question.player !== 0) game.passAll();
    const heff = table({ us: [flies('hefftobber')], them: [tie([400, 540, 180])] });
    heff.fly(1, '2 straight');
    while (heff.question?.player === 1) heff.pick('none');
    expect(heff.question).toMatchObject({ kind: 'action', ship: 0 });
    heff.pick({ action: 'focus' });
    expect(heff.ship(0).tokens.focus).toBe(1);
    heff.passAll();
  });

  it('Dash Rendar flies over an asteroid', () => {
    const game = table({
      us: [flies('dashrendar')],
      obstacles: [{ outline: 'coreasteroid0', at: [400, 540, 0] }],
    }).fly(0, '4 straight');
    expect(game.eventsOf('obstacle-hit')).toEqual([]);
    game.passAll();
  });
});

describe('tokens', () => {
  const spends = (layout: TestTable, token: 'focus' | 'evade') =>
    table(layout).does((rules) => spendToken(rules, rules.state.ships[0]!, token, 'xwing2:tokens.2'));
  const gains = (layout: TestTable) =>
    table(layout).does((rules) => gainTokens(rules, rules.state.ships[0]!, 'stress', 1, 'xwing2:tokens.1'));

  it.each(['garvendreis', 'garvendreis-t65xwing', 'garvendreis-battleofyavin'])(
    '%s gives a friend the focus he spends',
    (pilot) => {
      const own = [flies(pilot, { tokens: { focus: 1 } }), xwing([600, 400, 0])];
      const game = spends({ us: own }, 'focus').pick({ target: 1 });
      expect([game.ship(0).tokens.focus, game.ship(1).tokens.focus]).toEqual([0, 1]);
    },
  );

  it('Kendy Idele strains herself for a friend after a green token', () => {
    const own = [flies('kendyidele-battleoverendor', { tokens: { evade: 1 } }), xwing([600, 400, 0])];
    const game = spends({ us: own }, 'evade')
      .pick({ target: 1 })
      .pick({ action: 'focus', difficulty: 'red' });
    expect(game.ship(0).tokens.strain).toBe(1);
    expect(game.ship(1).tokens).toMatchObject({ focus: 1, stress: 1 });
    expect(spends({ us: own }, 'evade').pick({ target: -1 }).ship(0).tokens.strain).toBe(0);
  });

  it('K-2SO calculates when stressed', () => {
    expect(gains({ us: [flies('k2so')] }).ship(0).tokens).toMatchObject({ stress: 1, calculate: 1 });
  });

  it.each(['jekporkins', 'jekporkins-battleofyavin', 'jekporkins-swz106'])(
    '%s rolls his stress off',
    (pilot) => {
      const game = gains({ us: [flies(pilot)] })
        .rolls('hit')
        .pick({ use: true });
      expect(game.ship(0)).toMatchObject({ shields: 1, tokens: { stress: 0 } });
      expect(
        gains({ us: [flies(pilot)] })
          .pick({ use: false })
          .ship(0).tokens.stress,
      ).toBe(1);
    },
  );

  it('xwing2:damage-cards.10 nobody sees the card that Chewbacca may be dealt facedown', () => {
    const seen = (dealt: string) => {
      const game = table({ us: [flies('chewbacca', { shields: 0 })], them: [tie([400, 660, 180])] });
      game.deals(dealt).rolls('crit', 'blank', 'blank').attack(1, 0);
      while (game.question && game.question.kind !== 'replacement') game.pick('done');
      expect(game.question).toMatchObject({ kind: 'replacement', player: 0 });
      return [-1, 0, 1].map((seat) => SECOND.view(game.state, seat));
    };
    expect(seen('Hull Breach')).toEqual(seen('Fuel Leak'));
  });

  it('Chewbacca turns a damage card down', () => {
    const game = table({ us: [flies('chewbacca', { shields: 0 })], them: [tie([400, 660, 180])] });
    game.deals('Fuel Leak').rolls('crit', 'blank', 'blank').attack(1, 0);
    while (game.question && game.question.kind !== 'replacement') game.pick('done');
    game.answer(0).passAll();
    expect(game.ship(0)).toMatchObject({ charges: 0, damage: [{ up: false }] });
  });
});

describe('after attacks', () => {
  it.each(['lukeskywalker', 'lukeskywalker-battleofyavin', 'lukeskywalker-swz106'])(
    '%s recovers a Force',
    (pilot) => {
      const game = table({ us: [flies(pilot)], them: [tie([400, 640, 180])], set: { '/ships/0/force': 1 } });
      game.rolls('blank', 'blank', 'blank', 'blank').attack(1, 0).pick({ use: true });
      expect(game.ship(0).force).toBe(2);
      game.passAll();
    },
  );

  it('Wedge Antilles of Endor focuses after a hit', () => {
    const hit = table({ us: [flies('wedgeantilles-battleoverendor')], them: [target] });
    hit.rolls('hit', 'blank', 'blank').attack(0, 1).passAll();
    expect(hit.ship(0).tokens.focus).toBe(1);
    const miss = table({ us: [flies('wedgeantilles-battleoverendor')], them: [target] });
    expect(
      miss
        .rolls(...MISS)
        .attack(0, 1)
        .passAll()
        .ship(0).tokens.focus,
    ).toBe(0);
  });

  it('Han Solo of Yavin coordinates after a hit', () => {
    const game = table({
      us: [flies('hansolo-battleofyavin', { turret: 0 }), xwing([520, 400, 0])],
      them: [target],
    });
    game.rolls('hit', 'hit', 'hit').attack(0, 2);
    while (game.question && game.question.kind !== 'action') game.pick('done');
    game.pick({ action: 'coordinate' });
    expect(game.ship(0).charges).toBe(3);
    game.passAll();
  });

  it('Wes Janson jams whom he attacks', () => {
    const game = table({ us: [flies('wesjanson')], them: [target] });
    game
      .rolls(...MISS)
      .attack(0, 1)
      .pick({ use: true });
    expect(game.ship(1).tokens.jam).toBe(1);
    expect(game.ship(0).charges).toBe(0);
  });

  it.each(['leebo', 'leebo-swz103-rebelalliance'])('%s gets back the calculate that he spent', (pilot) => {
    const shot = () => table({ us: [flies(pilot, { turret: 0, tokens: { calculate: 1 } })], them: [target] });
    const count = shot().attack(0, 1).passAll().eventsOf('rolled')[0]!.faces.length;
    const game = shot()
      .rolls(...Array.from({ length: count }, () => 'focus'))
      .attack(0, 1);
    game.pick({ kind: 'spend-calculate' });
    expect(game.ship(0).tokens.calculate).toBe(1);
    expect(game.eventsOf('gained')).toMatchObject([{ ship: 0, token: 'calculate' }]);
    const kept = shot()
      .rolls(...Array.from({ length: count }, () => 'blank'))
      .attack(0, 1);
    expect(kept.eventsOf('gained')).toEqual([]);
  });

  it('Bodica Venj shoots back for a friend, and is depleted if she does', () => {
    const game = () => {
      const game = table({
        us: [flies('bodicavenj'), xwing([520, 400, 0])],
        them: [decimator([480, 700, 180])],
      });
      game.attack(2, 1);
      while (game.question && game.question.player === 1) game.answer(game.options.length - 1);
      while (game.question?.kind === 'modify-defense-dice') game.pick('done');
      return game;
    };
    const back = game();
    back.pick({ use: true }).pick({ target: 2 }).passAll();
    expect(back.eventsOf('attack')).toHaveLength(2);
    expect(back.ship(0).tokens.deplete).toBe(1);
    const not = game();
    not.pick({ use: true }).pick('none');
    expect(not.ship(0).tokens.deplete).toBe(0);
  });

  it('Miranda Doni spends a shield for a die; with none, a die for a shield', () => {
    const shot = (shields: number) =>
      table({ us: [flies('mirandadoni', { shields, turret: 0 })], them: [target] }).attack(0, 1);
    const count = shot(2).passAll().eventsOf('rolled')[0]!.faces.length;
    const more = shot(1).pick({ use: true }).passAll();
    expect(more.eventsOf('rolled')[0]?.faces).toHaveLength(count + 1);
    expect(more.ship(0).shields).toBe(0);
    const fewer = shot(0).pick({ use: true }).passAll();
    expect(fewer.eventsOf('rolled')[0]?.faces).toHaveLength(count - 1);
    expect(fewer.ship(0).shields).toBe(1);
  });

  it('Airen Cracken lets a friend act, red', () => {
    const game = table({ us: [flies('airencracken'), xwing([530, 400, 0])], them: [target] });
    game.rolls('blank', 'blank').attack(0, 2).pick({ target: 1 });
    game.pick({ action: 'focus', difficulty: 'red' });
    expect(game.ship(1).tokens).toMatchObject({ focus: 1, stress: 1 });
  });
});
