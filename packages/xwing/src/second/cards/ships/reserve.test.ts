import { describe, expect, it } from 'vitest';
import { indexHooks } from '../../abilities/hooks.ts';
import { coordinateTargets } from '../../actions/coordinate-targets.ts';
import { exposeCard, sufferDamage } from '../../damage/suffer.ts';
import { shipOf } from '../../game.ts';
import { occasion } from '../../state.ts';
import { type At, type TestShip, table, tie, xwing } from '../../testing/index.ts';

/** Pilots and conditions that put ships into reserve and bring them back, and what they do to damage cards. */

const FUEL = Array.from({ length: 4 }, () => 'Fuel Leak');
const facedown = (count: number): readonly string[] =>
  Array.from({ length: count }, () => 'facedown: Direct Hit!');

describe('Moralo Eval', () => {
  const over = (charges: number) => {
    const game = table({
      us: [{ pilot: 'moraloeval', at: [860, 450, 90], charges }],
      them: [tie([100, 850, 180])],
    });
    return game.fly(0, '3 straight');
  };

  it('xwing2:reserve.2 goes into reserve instead of fleeing, and comes back at the edge where it left', () => {
    const game = over(1).pick({ ship: 0 });
    expect(game.ship(0)).toMatchObject({ place: 'reserve', fled: false, returns: 'edge-3', charges: 0 });
    game.passAll();
    game.run({ kind: 'planning' });
    expect(game.question).toMatchObject({ kind: 'place-ship', ship: 0 });
    expect(game.tryAnswer([450, 60, 0])).toMatchObject([{ ruling: 'xwing2:reserve.2' }]);
    game.answer([870, 200, 270]);
    expect(game.ship(0)).toMatchObject({ place: 'table', returns: '', x: 870, y: 200 });
  });

  it('flees without a charge, or when the player does not want to spend it', () => {
    expect(over(0).ship(0).place).toBe('removed');
    expect(over(2).pick({ ability: '' }).ship(0)).toMatchObject({ place: 'removed', fled: true });
  });
});

describe('Tel Trevura', () => {
  const hit = (charges: number) => {
    const game = table({
      us: [{ pilot: 'teltrevura', at: [450, 450, 0], shields: 0, charges, damage: facedown(5) }],
      them: [tie([450, 600, 180])],
      phase: 'activation',
    }).deals('Hull Breach', ...(charges > 0 ? [...FUEL, 'Damaged Engine'] : []));
    return game.does((rules) =>
      sufferDamage(rules, shipOf(rules, 0), { hits: 1, crits: 0 }, 'xwing2:damage.1'),
    );
  };

  it('goes into reserve with five damage cards instead of being destroyed, and comes back at his edge', () => {
    const game = hit(1).pick({ ship: 0 });
    expect(game.ship(0)).toMatchObject({ place: 'reserve', destroyed: false, returns: 'edge-0', charges: 0 });
    expect(game.ship(0).damage.length).toBe(5);
    game.run({ kind: 'planning' }).answer([300, 50, 0]);
    expect(game.ship(0)).toMatchObject({ place: 'table', x: 300 });
  });

  it('is destroyed without his charge', () => {
    expect(hit(0).ship(0)).toMatchObject({ destroyed: true });
  });
});

const NOWHERE: At = [0, 0, 0];

describe('GA-97', () => {
  const before = () => {
    const game = table({
      us: [xwing(NOWHERE, { upgrades: ['ga97'] }), xwing(NOWHERE)],
      them: [tie([450, 850, 180])],
      phase: 'setup',
    });
    for (const ship of game.state.ships.slice(0, 2)) ship.place = 'reserve';
    return game.run({ kind: 'window', ...occasion('before-placing-forces') });
  };

  it('spends 3 to 5 charges, and another friendly ship starts in reserve', () => {
    const game = before().pick({ target: 1 });
    expect(game.options.length).toBe(3);
    game.pick({ effect: 1 });
    expect(game.ship(0).upgrades[0]!.charges).toBe(1);
    expect(game.ship(1)).toMatchObject({ place: 'reserve', returns: 'called' });
    game.run({ kind: 'deploy' });
    expect(game.question).toMatchObject({ kind: 'place-ship', ship: 0 });
    game.answer([450, 50, 0]);
    expect(game.ship(1).place).toBe('reserve');
  });

  const waiting = (charges: number, more: Partial<TestShip> = {}) => {
    const game = table({
      us: [xwing([450, 200, 0], { upgrades: [`ga97:${charges}`], ...more }), xwing(NOWHERE)],
      them: [tie([450, 850, 180])],
    });
    Object.assign(game.state.ships[1]!, { place: 'reserve', returns: 'called' });
    game.state.ships[1]!.conditions = [
      { uid: 50, id: 'itstheresistance', marker: 'itstheresistance', by: 0, up: true, damage: -1 },
    ];
    indexHooks(game.state);
    return game;
  };
  const START = { kind: 'window', ...occasion('start-of-planning') } as const;

  it('the ship comes back at any edge, far from enemies, once all charges are active', () => {
    expect(waiting(4).run(START).question).toBeUndefined();
    const game = waiting(5).run(START);
    expect(game.question).toMatchObject({ kind: 'place-ship', ship: 1 });
    expect(game.tryAnswer([450, 450, 0])).toMatchObject([{ ruling: 'xwing2:reserve.2' }]);
    expect(game.tryAnswer([600, 850, 180])).toMatchObject([{ ruling: 'xwing2:reserve.2' }]);
    game.answer([50, 450, 90]);
    expect(game.ship(1)).toMatchObject({ place: 'table', conditions: [], tokens: { disarm: 0 } });
  });

  it('and after GA-97 is destroyed, disarmed', () => {
    const game = waiting(1);
    game.ship(0).destroyed = true;
    game.run({ kind: 'window', ...occasion('after-destroyed', { ship: 0 }) }).answer([50, 450, 90]);
    expect(game.ship(1)).toMatchObject({ place: 'table', conditions: [], tokens: { disarm: 1 } });
  });
});

describe('Agent Tierny', () => {
  const placed = () => {
    const game = table({
      us: [{ pilot: 'agenttierny', at: [100, 100, 0] }],
      them: [tie([450, 700, 180]), tie([480, 600, 180]), tie([600, 700, 180])],
      phase: 'setup',
    });
    return game.run({ kind: 'window', ...occasion('after-placing-forces') }).pick({ target: 1 });
  };

  it('assigns an enemy ship Broken Trust, by which friends are allies', () => {
    const game = placed();
    expect(game.ship(1).conditions.map(({ id }) => id)).toEqual(['brokentrust']);
  });

  it('an ally in the attack arc is stressed, and a faceup damage card ends it', () => {
    const game = placed();
    game.state.phase = 'engagement';
    game.state.ships[0]!.x = 450;
    game.state.ships[0]!.y = 450;
    game.rolls('crit', 'crit', 'blank', 'blank').deals('Loose Stabilizer');
    game.state.ships[0]!.shields = 1;
    game.attack(1, 0).passAll();
    expect([1, 2, 3].map((id) => game.ship(id).tokens.stress)).toEqual([0, 1, 0]);
    expect(game.ship(1).conditions).toEqual([]);
  });

  it('cannot be coordinated by its friends, who are allies', () => {
    const coordinated = (estranged: boolean) => {
      const game = table({
        us: [{ pilot: 'lothalrebel', at: [450, 450, 0] }, xwing([450, 600, 0])],
        them: [tie([100, 850, 180])],
      });
      if (estranged)
        game.state.ships[1]!.conditions = [
          { uid: 50, id: 'brokentrust', marker: 'brokentrust', by: 1, up: true, damage: -1 },
        ];
      indexHooks(game.state);
      return coordinateTargets(game.state, game.ship(0)).map(({ id }) => id);
    };
    expect(coordinated(false)).toEqual([1]);
    expect(coordinated(true)).toEqual([]);
  });
});

describe('Durge', () => {
  const about = (charges: number, damage: readonly string[]) => {
    const game = table({
      us: [{ pilot: 'durge-separatistalliance', at: [450, 450, 0], shields: 0, charges, damage }],
      them: [tie([450, 600, 180])],
      phase: 'activation',
    }).deals('Stunned Pilot');
    return game.does((rules) =>
      sufferDamage(rules, shipOf(rules, 0), { hits: 1, crits: 0 }, 'xwing2:damage.1'),
    );
  };
  const MIXED = [
    'Fuel Leak',
    'Wounded Pilot',
    ...['Direct Hit!', 'Hull Breach'].map((name) => `facedown: ${name}`),
  ];

  it('shows his damage cards, discards Pilot cards and Direct Hits and repairs the rest', () => {
    const game = about(1, MIXED).pick({ ship: 0 });
    expect(game.eventsOf('damage-revealed')).toMatchObject([
      { cards: ['Direct Hit!', 'Hull Breach', 'Stunned Pilot'] },
    ]);
    expect(game.ship(0)).toMatchObject({ destroyed: false, charges: 0 });
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false, false]);
  });

  it('is destroyed if too much is left, or without the charge', () => {
    const left = [...FUEL, 'Damaged Engine'].map((name) => `facedown: ${name}`);
    expect(about(1, left).pick({ ship: 0 }).ship(0).destroyed).toBe(true);
    expect(about(0, MIXED).ship(0).destroyed).toBe(true);
  });
});

describe('facedown damage cards that are looked at', () => {
  it('Thane Kyrell spends a result to pick a card of the defender that turns up', () => {
    const game = table({
      us: [{ pilot: 'thanekyrell', at: [450, 450, 0] }],
      them: [tie([450, 600, 180], { damage: ['facedown: Fuel Leak', 'facedown: Damaged Engine'] })],
    }).rolls('hit', 'focus', 'blank', 'evade', 'blank', 'blank');
    game.attack(0, 1).takes({ kind: 'ability' });
    game.takes({ name: 'Damaged Engine' }).passAll();
    expect(game.eventsOf('exposed').map(({ card }) => card)).toEqual(['Damaged Engine']);
  });

  it('R1-J5 picks which of his own turns up', () => {
    const game = table({
      us: [{ pilot: 'r1j5', at: [450, 450, 0], damage: ['facedown: Fuel Leak', 'facedown: Hull Breach'] }],
    });
    game.does((rules) => exposeCard(rules, shipOf(rules, 0))).pick({ name: 'Hull Breach' });
    expect(game.eventsOf('exposed').map(({ card }) => card)).toEqual(['Hull Breach']);
  });
});
