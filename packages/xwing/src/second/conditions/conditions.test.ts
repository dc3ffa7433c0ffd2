import { Referee } from '@firing-arc/referee';
import { answerNow, noLeak } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import { addDevice } from '../devices/place.ts';
import { SECOND } from '../rules.ts';
import { hullOf } from '../ship/values.ts';
import { occasion } from '../state.ts';
import { type TestGame, table, tie, xwing } from '../testing/index.ts';
import { ENGLISH } from '../words/index.ts';
import { CONDITIONS } from './cards.ts';
import { assignCondition, removeCondition } from './conditions.ts';
import { revealCondition } from './secret.ts';

const BECAUSE = 'xwing2:condition-cards.1';
const assigned = (game: TestGame, ship: number, card: string, facedown = false, by = 0): TestGame =>
  game.does((running) =>
    assignCondition(running, running.state.ships[ship]!, { card, by, facedown, because: BECAUSE }),
  );
const idsOn = (game: TestGame, ship: number) => game.ship(ship).conditions.map(({ id }) => id);
const four = () =>
  table({
    us: [xwing([200, 200, 0]), xwing([300, 200, 0])],
    them: [tie([200, 400, 180]), tie([300, 400, 180])],
  });
const SECRET = 'youshouldthankme';
const OTHER_SECRET = 'youdbettermeanbusiness';

describe('condition cards', () => {
  it('xwing2:condition-cards.1 is in play only once assigned, and then does what it says', () => {
    const game = four();
    expect(idsOn(game, 2)).toEqual([]);
    assigned(game, 2, 'illshowyouthedarkside');
    expect(game.question).toMatchObject({ kind: 'search-deck', player: 0, ship: 2 });
    expect(game.offers({ name: 'Wounded Pilot' })).toBe(true);
    expect(game.offers({ name: 'Hull Breach' })).toBe(false);
    game.pick({ name: 'Wounded Pilot' });
    expect(game.eventsOf('card-on-condition')).toMatchObject([{ ship: 2, card: 'Wounded Pilot' }]);
    expect(idsOn(game, 2)).toEqual(['illshowyouthedarkside']);
  });

  it('xwing2:condition-cards.2 its marker comes and goes with it', () => {
    const game = assigned(four(), 2, 'hunted');
    expect(game.eventsOf('condition-assigned')).toMatchObject([
      { ship: 2, condition: 'hunted', marker: 'hunted' },
    ]);
    expect(game.view(-1).ships[2]!.conditions).toMatchObject([{ marker: 'hunted' }]);
    const { uid } = game.ship(2).conditions[0]!;
    game.does((running) => removeCondition(running, running.state.ships[2]!, uid, BECAUSE));
    expect(game.eventsOf('condition-removed')).toMatchObject([
      { ship: 2, condition: 'hunted', marker: 'hunted' },
    ]);
    expect(game.view(-1).ships[2]!.conditions).toEqual([]);
  });

  it('xwing2:condition-cards.3 can be assigned again', () => {
    const game = assigned(four(), 2, 'hunted');
    const { uid } = game.ship(2).conditions[0]!;
    game.does((running) => removeCondition(running, running.state.ships[2]!, uid, BECAUSE));
    assigned(game, 2, 'hunted');
    expect(idsOn(game, 2)).toEqual(['hunted']);
  });

  it('xwing2:condition-cards.4 stays on a ship that is removed, and counts', () => {
    const game = assigned(four(), 2, 'guarded');
    game.ship(2).destroyed = true;
    game.run({ kind: 'remove-destroyed' });
    expect(game.ship(2).place).toBe('removed');
    expect(idsOn(game, 2)).toEqual(['guarded']);
    assigned(game, 3, 'guarded');
    expect(idsOn(game, 2)).toEqual([]);
    expect(idsOn(game, 3)).toEqual(['guarded']);
  });

  it('xwing2:condition-cards.5 beyond its limit one instance is removed first, by the choice of who assigns', () => {
    const one = assigned(assigned(four(), 2, 'hunted'), 3, 'hunted');
    expect(one.story).toEqual(['condition-removed', 'condition-assigned']);
    expect([idsOn(one, 2), idsOn(one, 3)]).toEqual([[], ['hunted']]);
    const two = assigned(assigned(four(), 2, 'mercilesspursuit'), 3, 'mercilesspursuit');
    expect([idsOn(two, 2), idsOn(two, 3)]).toEqual([['mercilesspursuit'], ['mercilesspursuit']]);
    assigned(two, 0, 'mercilesspursuit');
    expect(two.question).toMatchObject({ kind: 'remove-condition', player: 0 });
    two.pick({ ship: 3 });
    expect([0, 2, 3].map((ship) => idsOn(two, ship).length)).toEqual([1, 1, 0]);
    // The other player's instances are that player's own.
    const theirs = assigned(assigned(four(), 2, 'hunted'), 0, 'hunted', false, 1);
    expect([idsOn(theirs, 2), idsOn(theirs, 0)]).toEqual([['hunted'], ['hunted']]);
  });
});

describe('secret conditions', () => {
  it('xwing2:condition-cards.6 xwing2:condition-cards.10 xwing2:condition-cards.11 only who assigned one knows which it is', () => {
    const game = assigned(four(), 0, SECRET, true);
    expect(game.eventsOf('condition-assigned')).toMatchObject([
      { ship: 0, condition: null, marker: 'zam-wesell' },
    ]);
    const seen = (player: number) => game.view(player).ships[0]!.conditions;
    expect(seen(0)).toMatchObject([{ id: SECRET, marker: 'zam-wesell', up: false }]);
    for (const player of [1, -1]) {
      expect(seen(player)).toMatchObject([{ id: '', marker: 'zam-wesell', up: false }]);
      const exchanged = (other: typeof game.state) => {
        other.ships[0]!.conditions[0]!.id = OTHER_SECRET;
      };
      noLeak(SECOND, game.state, exchanged, player);
    }
    // What the game looks for does not tell either.
    const other = assigned(four(), 0, OTHER_SECRET, true);
    expect(other.state.hooks).toEqual(game.state.hooks);
    expect(other.events).toEqual(game.events);
  });

  it('xwing2:condition-cards.7 is shown to all when its effect resolves', () => {
    const game = assigned(four(), 0, SECRET, true);
    game.run({ kind: 'window', ...occasion('after-defending', { ship: 0, other: 2 }) });
    expect(game.eventsOf('condition-revealed')).toMatchObject([{ ship: 0, condition: SECRET }]);
    expect(game.view(1).ships[0]!.conditions).toMatchObject([{ id: SECRET, up: true }]);
    const { uid } = game.ship(0).conditions[0]!;
    game.does((running) => revealCondition(running, running.state.ships[0]!, uid, BECAUSE));
    expect(game.events).toEqual([]);
  });

  it('xwing2:condition-cards.8 xwing2:condition-cards.9 a newer one of the same marker replaces it, unseen', () => {
    const game = assigned(assigned(four(), 0, SECRET, true), 0, OTHER_SECRET, true);
    expect(idsOn(game, 0)).toEqual([OTHER_SECRET]);
    expect(game.eventsOf('condition-removed')).toMatchObject([
      { ship: 0, condition: null, because: 'xwing2:condition-cards.8' },
    ]);
    expect(JSON.stringify(game.events)).not.toContain(SECRET);
  });

  it('xwing2:condition-cards.8 also where the older one has been revealed', () => {
    const game = assigned(four(), 0, SECRET, true);
    game.run({ kind: 'window', ...occasion('after-defending', { ship: 0, other: 2 }) });
    assigned(game, 0, OTHER_SECRET, true);
    expect(idsOn(game, 0)).toEqual([OTHER_SECRET]);
    expect(game.eventsOf('condition-removed')).toMatchObject([
      { ship: 0, condition: SECRET, because: 'xwing2:condition-cards.8' },
    ]);
  });

  it('xwing2:condition-cards.12 what each of them says is open to all', () => {
    for (const card of CONDITIONS.filter(({ marker }) => marker)) {
      expect(ENGLISH.conditionText(card.id)).toMatch(/reveals this card/);
    }
    expect(CONDITIONS.filter(({ marker }) => marker)).toHaveLength(2);
  });
});

describe('what condition cards do', () => {
  it('knows the twenty cards, with their limits', () => {
    expect(CONDITIONS).toHaveLength(20);
    expect(new Set(CONDITIONS.map(({ id }) => id)).size).toBe(20);
    expect(CONDITIONS.filter(({ limited }) => limited !== 1).map(({ id, limited }) => [id, limited])).toEqual(
      [
        ['mercilesspursuit', 2],
        ['primedforspeed', 3],
      ],
    );
  });

  it('Hunted goes on to another friendly ship, and stays its assigner’s', () => {
    const game = assigned(four(), 2, 'hunted');
    game.ship(2).destroyed = true;
    game.run({ kind: 'window', ...occasion('after-destroyed', { ship: 2 }) });
    game.passAll();
    expect([idsOn(game, 2), idsOn(game, 3)]).toEqual([[], ['hunted']]);
    expect(game.ship(3).conditions[0]!.by).toBe(0);
  });

  it('I’ll Show You the Dark Side is dealt instead of crit damage, past the shields', () => {
    const game = assigned(four(), 0, 'illshowyouthedarkside', false, 1).pick({ name: 'Wounded Pilot' });
    const { shields } = game.ship(0);
    const left = game.state.players[0]!.deck.reduce((sum, count) => sum + count, 0);
    expect(left).toBe(32);
    game.rolls('crit', 'blank', 'blank', 'blank').run({ kind: 'attack', ship: 2, bonus: false });
    game.pick({ target: 0 }).passAll();
    expect(game.eventsOf('damage-dealt')).toMatchObject([{ ship: 0, card: 'Wounded Pilot' }]);
    expect(game.ship(0)).toMatchObject({ shields, conditions: [] });
    expect(hullOf(game.ship(0)) - game.ship(0).damage.length).toBe(3);
  });

  it('Guarded gives a defense die for each MagnaGuard Protector in the arc that evades or calculates', () => {
    const guard = (at: readonly [number, number, number], tokens: object) => ({
      pilot: 'magnaguardprotector',
      at,
      tokens,
    });
    const dice = (x: number): number => {
      const game = table({
        us: [xwing([x, 100, 0])],
        them: [
          tie([400, 250, 180]),
          guard([460, 250, 180], { evade: 1 }),
          guard([340, 250, 180], { calculate: 1 }),
          guard([520, 250, 180], {}),
        ],
      });
      assigned(game, 1, 'guarded', false, 1);
      game.attack(0, 1).passAll();
      return game.eventsOf('rolled').find((roll) => roll.dice === 'defense')!.faces.length;
    };
    expect(dice(360)).toBe(3 + 2);
    // Not in the bullseye arc of the attacker.
    expect(dice(400)).toBe(3);
  });

  it('Marked for Elimination forbids green tokens against a lock of the Tracking Fob', () => {
    const focusOffered = (
      upgrades: readonly string[],
      locks: readonly (readonly [number, number])[],
    ): boolean => {
      const game = table({
        us: [{ pilot: 'bountyhunter', at: [400, 100, 0], upgrades }],
        them: [tie([400, 250, 180], { tokens: { focus: 1 } })],
        locks,
      });
      assigned(game, 1, 'markedforelimination', false, 1);
      game.rolls('hit', 'hit', 'hit', 'focus', 'focus', 'focus').attack(0, 1);
      while (game.question && game.question.kind !== 'modify-defense-dice') game.pick('done');
      const offered = game.question !== undefined && game.offers({ kind: 'spend-focus' });
      game.deals('Fuel Leak', 'Fuel Leak', 'Hull Breach').passAll();
      return offered;
    };
    expect(focusOffered(['trackingfob'], [[0, 1]])).toBe(false);
    expect(focusOffered(['trackingfob'], [])).toBe(true);
    expect(focusOffered([], [[0, 1]])).toBe(true);
  });

  it('Compromising Intel forbids focus tokens against Vi Moradi, and shows the dial near her', () => {
    const focusOffered = (pilot: string): boolean => {
      const game = table({
        us: [{ pilot, at: [400, 100, 0] }],
        them: [tie([400, 250, 180], { tokens: { focus: 1, evade: 1 } })],
      });
      assigned(game, 1, 'compromisingintel');
      game.rolls('hit', 'hit', 'focus', 'focus', 'focus').attack(0, 1);
      while (game.question && game.question.kind !== 'modify-defense-dice') game.pick('done');
      const offered = game.offers({ kind: 'spend-focus' });
      expect(game.offers({ kind: 'spend-evade' })).toBe(true);
      game.deals('Fuel Leak', 'Fuel Leak').passAll();
      return offered;
    };
    expect([focusOffered('vimoradi'), focusOffered('finn')]).toEqual([false, true]);
    const seen = (y: number): boolean => {
      const game = table({
        us: [{ pilot: 'vimoradi', at: [400, 100, 0] }],
        them: [tie([400, y, 180])],
        phase: 'system',
      });
      assigned(game, 1, 'compromisingintel');
      game.ship(1).dial = 4;
      game.run({ kind: 'system' }).passAll();
      return game.view(0).ships[1]!.dial === 4;
    };
    expect([seen(420), seen(460)]).toEqual([true, false]);
  });

  it('Primed for Speed adds a SLAM, which costs a hit and takes the disarm token off', () => {
    const game = assigned(table({ us: [tie([400, 100, 0])] }), 0, 'primedforspeed');
    game.fly(0, '2 straight');
    expect(game.offers({ action: 'slam', difficulty: 'white' })).toBe(true);
    game.deals('Fuel Leak').pick({ action: 'slam' });
    game.passAll();
    expect(game.ship(0)).toMatchObject({ damage: [{ up: false }], tokens: { disarm: 0 } });
  });

  it('Agent Kallus hunts: after forces are placed he assigns it, and his focus results are hits against that ship', () => {
    const game = table({
      us: [{ pilot: 'patrolleader', at: [400, 100, 0], upgrades: ['agentkallus'] }],
      them: [tie([400, 280, 180]), tie([500, 280, 180])],
    });
    game.run({ kind: 'window', ...occasion('after-placing-forces') });
    expect(game.question).toMatchObject({ kind: 'choose-ship', player: 0 });
    expect(game.options).toHaveLength(2);
    game.pick({ target: 1 });
    expect(idsOn(game, 1)).toEqual(['hunted']);
    const offered = (target: number): boolean => {
      game.rolls('focus', 'blank', 'blank', ...Array<string>(3).fill('blank'));
      game.attack(0, target);
      const has = game.question?.kind === 'modify-attack-dice' && game.offers({ kind: 'ability' });
      game.passAll();
      return has;
    };
    expect([offered(1), offered(2)]).toEqual([true, false]);
  });
});

describe('what conditions do', () => {
  const with_ = (game: TestGame, card: string): TestGame => assigned(game, 2, card);

  it('Rattled: 1 crit damage when a bomb at range 0-1 detonates, or an action removes it', () => {
    const near = (x: number): TestGame => {
      const game = with_(four(), 'rattled');
      const bomb = { kind: 'protonbomb', player: 0, ship: 0, how: 'drop', template: null, fuses: 0 } as const;
      game.does((running) => {
        addDevice(running, { ...bomb, at: { x, y: 520, facing: 0 } }, 'xwing2:device.2');
      });
      return game;
    };
    const hit = near(200).deals('Panicked Pilot', 'Panicked Pilot');
    hit.run({ kind: 'detonations', left: [{ device: hit.state.devices[0]!.id, ship: -1 }] }).passAll();
    expect(hit.ship(2).damage).toHaveLength(2);
    expect(idsOn(hit, 2)).toEqual([]);
    const far = near(600);
    far.run({ kind: 'detonations', left: [{ device: far.state.devices[0]!.id, ship: -1 }] }).passAll();
    expect(idsOn(far, 2)).toEqual(['rattled']);
    expect(near(200).act(2).everOffers({ kind: 'card' })).toBe(false);
    expect(near(600).act(2).everOffers({ kind: 'card' })).toBe(true);
  });

  it('Suppressive Fire ends with a phase in which Captain Rex did not attack', () => {
    const after = (attacked: boolean): readonly string[] => {
      const game = table({
        us: [{ pilot: 'captainrex', at: [200, 200, 0] }, xwing([300, 200, 0])],
        them: [tie([200, 400, 180])],
        phase: 'engagement',
      });
      if (attacked) game.rolls('blank', 'blank', 'blank', 'blank', 'blank').attack(0, 2).passAll();
      else assigned(game, 2, 'suppressivefire');
      game.run({ kind: 'window', ...occasion('end-of-engagement') });
      return idsOn(game, 2);
    };
    expect([after(true), after(false)]).toEqual([['suppressivefire'], []]);
  });

  it('Fearful Prey: a strain token for who spent no green token against the predator', () => {
    const strain = (spends: boolean): number => {
      const game = table({
        us: [{ pilot: 'fearsomepredator', at: [200, 200, 0] }],
        them: [tie([200, 350, 180], { tokens: { focus: 1 } })],
      });
      assigned(game, 1, 'fearfulprey').rolls('hit', 'blank', 'blank', 'focus', 'blank', 'blank').attack(0, 1);
      if (spends) game.takes({ kind: 'spend-focus' });
      game.passAll();
      return game.ship(1).tokens.strain;
    };
    expect([strain(false), strain(true)]).toEqual([1, 0]);
  });

  it('False Friend shows the dial to a remote at range 0-2 too', () => {
    const shown = (x: number): boolean => {
      const game = with_(four(), 'falsefriend');
      game.state.ships[2]!.dial = 2;
      const probe = {
        kind: 'drk1probedroid',
        player: 0,
        ship: 0,
        how: 'drop',
        template: null,
        fuses: 0,
      } as const;
      game.does((running) => {
        addDevice(running, { ...probe, at: { x, y: 400, facing: 0 } }, 'xwing2:device.2');
      });
      game.state.phase = 'system';
      game.run({ kind: 'system-ship', ship: 2 });
      while (game.question) game.answer(0);
      return game.ship(2).dialShown;
    };
    expect([shown(420), shown(700)]).toEqual([true, false]);
  });

  it('Sickening Maneuver: banks and turns as sideslips, straights as red Koiogran turns, once', () => {
    const flown = (maneuver: string): TestGame => {
      const game = table({ us: [{ pilot: 'sicko', at: [457, 457, 0], tokens: { stress: 1 } }] });
      return assigned(game, 0, 'sickeningmaneuver').fly(0, maneuver).passAll();
    };
    const slip = flown('2 bank left');
    expect(slip.eventsOf('maneuver')).toMatchObject([
      { maneuver: { bearing: 'sideslip-bank', direction: 'left', speed: 2 } },
    ]);
    const loop = flown('2 straight');
    expect(loop.eventsOf('maneuver')).toMatchObject([
      { maneuver: { bearing: 'koiogran', speed: 2 }, difficulty: 'red' },
    ]);
    expect(loop.ship(0)).toMatchObject({ facing: 180, conditions: [] });
  });

  it('Decoyed: each Naboo Handmaiden in the attack arc spends an evade token once for an evade result', () => {
    const evades = (defender: string, agility: number, xs: readonly number[]): readonly string[] => {
      const maiden = (x: number) =>
        ({ pilot: 'naboohandmaiden', at: [x, 270, 180], tokens: { evade: 2 } }) as const;
      const game = table({
        us: [tie([400, 100, 0])],
        them: [{ pilot: defender, at: [400, 250, 180] }, ...xs.map(maiden)],
      });
      assigned(game, 1, 'decoyed', false, 1);
      game.rolls('blank', 'blank', ...Array<string>(agility).fill('blank')).attack(0, 1);
      let used = 0;
      while (game.question) {
        if (game.question.kind === 'choose-ship') game.answer(0);
        else if (game.offers({ kind: 'ability' })) {
          const taken = game.options.filter((option) => 'ability' in (option as object)).length;
          game.answer(Math.min(used, taken - 1)); // another die each time
          used += 1;
        } else game.passAll();
      }
      expect(game.eventsOf('spent')).toHaveLength(used);
      return game.eventsOf('modified').at(-1)?.faces ?? [];
    };
    const evading = (faces: readonly string[]) => [
      faces.filter((face) => face === 'evade').length,
      faces.length,
    ];
    expect(evading(evades('obiwankenobi', 3, [340, 460]))).toEqual([2, 3]);
    expect(evading(evades('obiwankenobi', 3, [340]))).toEqual([1, 3]);
    expect(evades('obiwankenobi', 3, [900])).toEqual([]);
    expect(evading(evades('padmeamidala', 2, [340, 460]))).toEqual([2, 4]);
  });

  it('Naboo Handmaiden assigns Decoyed to a friend of another name after forces are placed', () => {
    const maiden = (x: number) => ({ pilot: 'naboohandmaiden', at: [x, 200, 0] }) as const;
    const game = table({
      us: [maiden(200), maiden(300), xwing([400, 200, 0])],
      them: [tie([200, 500, 180])],
    });
    game.run({ kind: 'window', ...occasion('after-placing-forces') }).passAll();
    expect([0, 1, 2, 3].map((ship) => idsOn(game, ship))).toEqual([[], [], ['decoyed'], []]);
  });

  describe('Zam Wesell', () => {
    const zam = (card: string, charges: number, facing = 180): TestGame =>
      assigned(
        table({
          us: [{ pilot: 'zamwesell', at: [200, 200, 0], charges }],
          them: [tie([200, 350, facing])],
          phase: 'engagement',
        }),
        0,
        card,
        true,
      );
    const crew = () => ({ pilot: 'bountyhunter', at: [200, 200, 0], upgrades: ['zamwesell'] }) as const;

    it('has lost two charges after setup, the pilot and the crew', () => {
      const game = table({ us: [{ pilot: 'zamwesell', at: [200, 200, 0] }], them: [crew()] });
      game.run({ kind: 'window', ...occasion('end-of-setup') });
      expect(game.ship(0).charges).toBe(2);
      expect(game.ship(1).upgrades[0]!.charges).toBe(0);
    });

    it('deals itself one of two secret conditions in the System Phase, facedown', () => {
      const game = table({ us: [crew()], them: [tie([200, 500, 180])], phase: 'system' });
      game
        .run({ kind: 'system-ship', ship: 0 })
        .takes({ kind: 'ability' })
        .takes({ use: true })
        .takes({ card: OTHER_SECRET })
        .passAll();
      expect(game.ship(0).conditions).toMatchObject([{ id: OTHER_SECRET, up: false }]);
    });

    it('xwing2:condition-cards.6 shows nobody else which one it dealt itself, not within the step either', () => {
      const seen = (card: string) => {
        const game = table({ us: [crew()], them: [tie([200, 500, 180])], phase: 'system' });
        game.state.agenda = [{ kind: 'round' }, { kind: 'system-ship', ship: 0 }];
        const referee = Referee.start(SECOND, game.state);
        for (const wanted of [{ kind: 'ability' }, { use: true }, { card }]) {
          const question = referee.questions[0]!;
          if (question.form !== 'choice') throw new Error(`asked ${question.kind}`);
          expect(SECOND.secret?.(question)).toBe('card' in wanted);
          const text = JSON.stringify(wanted).slice(1, -1);
          answerNow(
            referee,
            0,
            question.options.findIndex((option) => JSON.stringify(option).includes(text)),
          );
        }
        expect(referee.state.ships[0]!.conditions).toMatchObject([{ id: card }]);
        return JSON.stringify(referee.view(1));
      };
      expect(seen(OTHER_SECRET)).toBe(seen(SECRET));
    });

    it('You Should Thank Me: a charge and a lock on the attacker after defending', () => {
      const game = zam(SECRET, 1).rolls('blank', 'blank', 'blank', 'blank', 'blank').attack(1, 0);
      game.takes({ use: true }).passAll();
      expect(game.ship(0)).toMatchObject({ charges: 2, conditions: [{ up: true }] });
      expect(game.state.locks).toMatchObject([{ by: 0, on: 1 }]);
    });

    it('You’d Better Mean Business: two charges for a bonus attack against the attacker', () => {
      const bonus = (charges: number): number => {
        const game = zam(OTHER_SECRET, charges)
          .rolls(...Array<string>(charges < 2 ? 5 : 12).fill('blank'))
          .attack(1, 0);
        if (charges > 1) game.takes({ use: true }).takes({ target: 1 });
        game.passAll();
        expect(game.ship(0).conditions).toMatchObject([{ up: true }]);
        expect(game.ship(0).charges).toBe(charges % 2);
        return game.eventsOf('attack').length;
      };
      expect([bonus(2), bonus(1)]).toEqual([2, 1]);
    });

    it('facedown at the end of the Engagement Phase, in an enemy firing arc, they do the opposite', () => {
      const end = (card: string, charges: number, facing: number, faceup = false) => {
        const game = zam(card, charges, facing);
        const attacks = card === SECRET && charges > 1 && facing === 180;
        if (attacks) game.rolls(...Array<string>(7).fill('blank'));
        if (faceup) game.ship(0).conditions[0]!.up = true;
        game.run({ kind: 'window', ...occasion('end-of-engagement') });
        if (game.question) game.takes({ use: true });
        if (game.question) game.takes({ target: 1 });
        game.passAll();
        const { charges: left, conditions } = game.ship(0);
        return [left, conditions[0]!.up, game.eventsOf('attack').length];
      };
      expect(end(OTHER_SECRET, 1, 180)).toEqual([3, true, 0]);
      expect(end(OTHER_SECRET, 1, 0)).toEqual([1, false, 0]);
      expect(end(OTHER_SECRET, 1, 180, true)).toEqual([1, true, 0]);
      expect(end(SECRET, 2, 180)).toEqual([0, true, 1]);
      expect(end(SECRET, 1, 180)).toEqual([1, false, 0]);
      expect(end(SECRET, 2, 0)).toEqual([2, false, 0]);
    });

    it('xwing2:condition-cards.11 a facedown one leaves at the start of the System Phase without a name', () => {
      const gone = (card: string) => {
        const game = zam(card, 1);
        game.run({ kind: 'window', ...occasion('start-of-system') });
        expect(idsOn(game, 0)).toEqual([]);
        return game.events;
      };
      expect(gone(SECRET)).toEqual(gone(OTHER_SECRET));
      expect(JSON.stringify(gone(SECRET))).not.toContain('Thank Me');
    });
  });
});
