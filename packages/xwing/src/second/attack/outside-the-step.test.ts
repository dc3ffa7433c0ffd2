import { describe, expect, it } from 'vitest';
import type { ModifyOption } from '../questions.ts';
import {
  type At,
  firespray,
  type TestGame,
  type TestShip,
  type TestTable,
  table,
  tie,
  xwing,
} from '../testing/index.ts';
import '../testing/attack-cards.ts';

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + (gap || 5.8), 180];
const ship = (pilot: string, at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot, at, ...more });
const kinds = (game: TestGame) => [
  ...new Set((game.options as readonly ModifyOption[]).map(({ kind }) => kind)),
];
const faces = (game: TestGame) => game.eventsOf('modified').map((event) => event.faces.join(' '));

describe('dice that a card modifies outside the step', () => {
  /** Bossk may spend a crit at the end of Neutralize Results, for two hits. */
  const spends = (
    them: TestShip,
    { layout = {}, more = {} }: { layout?: Partial<TestTable>; more?: Partial<TestShip> } = {},
  ) => {
    const game = table({ us: [ship('bossk', us, more)], them: [them], ...layout });
    return game
      .rolls('crit', 'blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1)
      .everOffers({ use: true });
  };
  const near = ahead(190);

  it('xwing2:dice-modification.6 is spent by the ship that rolled it', () => {
    expect(spends(tie(near))).toBe(true);
    const none = table({ us: [ship('bossk', us)], them: [tie(near)] });
    none.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(none.everOffers({ use: true })).toBe(false);
  });

  it('xwing2:attack.12 not in a primary attack at range 0', () => {
    const touching = { layout: { contacts: [[0, 1]] as const } };
    const game = table({ us: [ship('bossk', us)], them: [tie([400, 466, 180])], ...touching.layout });
    game.rolls('crit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('attack')[0]!.range).toBe(0);
    expect(game.everOffers({ use: true })).toBe(false);
  });

  it('xwing2:introduction.3 not where a card forbids to modify the dice, but where it forbids rerolls alone', () => {
    expect(spends(tie(near), { more: { damage: ['Blinded Pilot'] } })).toBe(false);
    const lapin = ship('lapin', near);
    expect(spends(lapin, { more: { tokens: { stress: 1 } } })).toBe(false);
    expect(spends(lapin)).toBe(true);
    const run = { layout: { obstacles: [{ outline: 'coreasteroid5', at: [400, 660, 0] as const }] } };
    const belly = ship('academypilot', near, { upgrades: ['tierfonbellyrun'] });
    expect(spends(belly, run)).toBe(true);
  });

  it('xwing2:introduction.3 rerolls are forbidden outside the step, too', () => {
    // Lando Calrissian rerolls his blanks right after the roll, for a stress.
    const lando = (upgrades: readonly string[], rock: boolean) => {
      const game = table({
        us: [ship('landocalrissian', us)],
        them: [xwing([400, 640, 180], { upgrades })],
        obstacles: rock ? [{ outline: 'coreasteroid5', at: [400, 665, 0] }] : [],
      });
      game.rolls('blank', 'blank', 'evade', 'evade').engage(0);
      game.pick({ kind: 'attack', target: 1 });
      if (game.question?.kind === 'attack-line') game.answer(0);
      return game;
    };
    const free = lando([], false);
    expect(free.question).toMatchObject({ kind: 'use-ability', player: 0 });
    free.passAll();
    const barred = lando(['tierfonbellyrun'], true);
    expect(barred.everOffers({ use: true })).toBe(false);
  });
});

describe('green tokens on defense dice', () => {
  it('xwing2:introduction.3 are forbidden in the bullseye arc, a lock or an ability is not', () => {
    // Dead to Rights, of the M12-L Kimogila.
    const shot = (at: At) => {
      const game = table({
        us: [ship('cartelexecutioner', us)],
        them: [xwing(at, { tokens: { focus: 1, evade: 1, calculate: 1 } })],
      });
      game.rolls('hit', 'hit', 'hit', 'focus', 'blank').attack(0, 1);
      const found = game.question ? kinds(game) : [];
      if (game.question) game.passAll();
      return found;
    };
    expect(shot(ahead(160))).toEqual([]);
    expect(shot([460, 600, 180])).toEqual(['spend-focus', 'spend-calculate', 'spend-evade', 'done']);
  });

  it('xwing2:introduction.3 focus and calculate tokens alone are forbidden by another card', () => {
    const ember = (damage: readonly string[]) => {
      const game = table({
        us: [ship('ember', us)],
        them: [xwing(ahead(80), { tokens: { focus: 1, evade: 1, calculate: 1 }, damage })],
      });
      game.engage(0).pick({ kind: 'attack', target: 1 });
      while (game.question && game.question.kind !== 'modify-defense-dice')
        game.answer(game.options.length - 1);
      const found = game.question ? kinds(game) : [];
      if (game.question) game.passAll();
      return found;
    };
    expect(ember(['facedown: Hull Breach']).filter((kind) => /focus|calculate/.test(kind))).toEqual([]);
  });
});

describe('abilities of other weapons', () => {
  it('xwing2:faq-arcs.1 by the rear arc of the ship', () => {
    const marauder = (target: At) => {
      const game = table({ us: [firespray(us, { upgrades: ['marauder'] })], them: [tie(target)] });
      game.rolls('blank', 'blank', 'blank').engage(0).pick({ kind: 'attack', target: 1 });
      const found = game.question ? kinds(game) : [];
      if (game.question) game.passAll();
      return found;
    };
    expect(marauder([400, 200, 0])).toEqual(['ability', 'done']);
    expect(marauder([400, 600, 180])).toEqual([]);
  });

  it('xwing2:faq-arcs.1 a bonus attack with the weapon of the rear arc alone', () => {
    const gunner = table({
      us: [firespray(us, { upgrades: ['veterantailgunner'] })],
      them: [tie([400, 600, 180]), tie([400, 200, 0])],
    });
    gunner.engage(0).pick({ kind: 'attack', target: 1 });
    while (gunner.question && gunner.question.kind !== 'attack') gunner.answer(gunner.options.length - 1);
    expect(gunner.options).toEqual([
      { kind: 'attack', weapon: 1, arc: 'rear', target: 2, range: 2 },
      { kind: 'none' },
    ]);
    gunner.pick('none');
  });

  it('xwing2:disarmed.2 a disarmed ship fires its turret by one card, in its bullseye arc by another', () => {
    const attacks = (who: TestShip, target: At) => {
      const game = table({ us: [who], them: [tie(target)] }).engage(0);
      const found = (game.options as readonly { weapon?: number }[]).flatMap(({ weapon }) => weapon ?? []);
      if (game.question) game.passAll();
      return found;
    };
    const turret = (upgrades: readonly string[]) =>
      ship('trial-plain', us, { upgrades, turret: 0, tokens: { disarm: 1 } });
    expect(attacks(turret(['paigetico-evacuationofdqar']), ahead(150))).toEqual([1]);
    expect(attacks(turret([]), ahead(150))).toEqual([]);
    expect(attacks(turret(['firstorderordnancetech-evacuationofdqar']), ahead(150))).toEqual([0]);
    const speedster = ship('themandalorian-armedanddangerous', us, { upgrades: [], tokens: { disarm: 1 } });
    expect(attacks(speedster, ahead(150))).toEqual([0]);
    expect(attacks(speedster, [470, 590, 180])).toEqual([]);
  });
});

describe('rolling again', () => {
  it('xwing2:faq-specific-card-questions.32 xwing2:faq-rolling-and-rerolling-dice.4 takes rerolled dice too, and is no reroll', () => {
    const han = (near: boolean) => {
      const game = table({
        us: [ship('hansolo-modifiedyt1300lightfreighter', us, { turret: 0 })],
        them: [tie(ahead(200))],
        obstacles: [{ outline: 'coreasteroid5', at: near ? [520, 400, 0] : [850, 100, 0] }],
        locks: [[0, 1]],
      });
      return game.rolls('blank', 'blank', 'focus').attack(0, 1);
    };
    const game = han(true);
    game.rolls('blank', 'blank', 'blank').pick({ kind: 'spend-lock', dice: [0, 1, 2] });
    expect(kinds(game)).toEqual(['ability', 'done']);
    game.rolls('hit', 'crit', 'hit').pick({ kind: 'ability' });
    expect(faces(game).at(-1)).toBe('hit crit hit');
    const far = han(false);
    expect(kinds(far)).toEqual(['spend-lock', 'done']);
    far.passAll();
  });

  it('xwing2:faq-rolling-and-rerolling-dice.2 a reroll of some faces takes no others', () => {
    const game = table({
      us: [xwing(us)],
      them: [xwing(ahead(160), { upgrades: ['threatsensors-evacuationofdqar'] })],
    });
    game.rolls('hit', 'hit', 'hit', 'focus', 'blank').attack(0, 1);
    expect(game.options).toMatchObject([{ kind: 'ability', dice: [0] }, { kind: 'done' }]);
    game.pick('done');
  });
});

describe('the order of the Aftermath', () => {
  it('xwing2:attack.22 xwing2:bonus-attack.4 a defender that lost a shield strikes back before the attacker strikes again', () => {
    const game = table({
      us: [ship('trial-strikes-again', us)],
      them: [ship('quickdraw', ahead(150))],
    });
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    const asked: number[] = [];
    while (game.question) {
      if (game.question.kind === 'attack' || game.question.kind === 'use-ability')
        asked.push(game.question.player);
      game.answer(0);
    }
    expect(asked[0]).toBe(1);
    expect(asked.at(-1)).toBe(0);
    expect(game.eventsOf('attack').map(({ attacker }) => attacker)).toEqual([0, 1, 0]);
  });
});
