import { describe, expect, it } from 'vitest';
import { type At, bomber, type TestGame, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { deviceOptions } from './place-options.ts';
import { layDevice } from './testing.ts';

const HERE: At = [400, 400, 0];
const armed = (...upgrades: readonly string[]): TestShip => xwing(HERE, { upgrades });
const system = (game: TestGame) => {
  game.state.phase = 'system';
  return game.run({ kind: 'system-ship', ship: 0 });
};

/** The ways in which a ship may place a device in the System Phase: "drop 1 straight". */
const ways = (game: TestGame) => {
  game.state.phase = 'system';
  return deviceOptions(game.state, game.ship(0), 'system').map(
    ({ how, template: { speed, shape, direction } }) =>
      `${how} ${speed} ${shape}${direction === 'straight' ? '' : ` ${direction}`}`,
  );
};

describe('cards that place devices otherwise', () => {
  it('xwing2:device.11 a nimble bomber may drop by a bank of the same speed, also what an effect grants', () => {
    const game = table({ us: [bomber(HERE, { upgrades: ['protonbombs'] })] });
    expect(ways(game)).toEqual(['drop 1 straight', 'drop 1 bank left', 'drop 1 bank right']);
    expect(deviceOptions(game.state, game.ship(0), { trait: 'bomb' })).toHaveLength(3);
  });

  it('a skilled bombardier goes one speed off', () => {
    expect(ways(table({ us: [armed('protonbombs', 'skilledbombardier')] }))).toEqual([
      'drop 1 straight',
      'drop 2 straight',
    ]);
  });

  it('xwing2:device-and-deploy-examples.3 a trajectory simulator launches bombs five lengths ahead', () => {
    const game = table({ us: [xwing([400, 200, 0], { upgrades: ['protonbombs', 'trajectorysimulator'] })] });
    expect(ways(game)).toEqual(['drop 1 straight', 'launch 5 straight']);
    system(game).pick({ how: 'launch' });
    expect(game.state.devices[0]!.y).toBeCloseTo(200 + 20 + 200 + 13.81, 6);
    const mines = table({ us: [armed('proximitymines', 'trajectorysimulator')] });
    expect(ways(mines)).toEqual(['drop 1 straight']);
  });

  it('xwing2:faq-specific-card-questions.65 it works for one of two detonators', () => {
    const game = table({ us: [armed('thermaldetonators', 'trajectorysimulator')] });
    system(game).pick({ how: 'launch' });
    expect(game.options.filter((option) => (option as { how?: string }).how === 'launch')).toEqual([]);
    game.pick('none');
  });

  it('a pilot may turn what would be dropped, another launches it', () => {
    const turned = table({ us: [{ pilot: 'emonazzameen', at: HERE, upgrades: ['protonbombs'] }] });
    expect(ways(turned)).toEqual([
      'drop 1 straight',
      'drop 3 turn left',
      'drop 3 straight',
      'drop 3 turn right',
    ]);
    const ahead = table({ us: [{ pilot: 'bombardmentdrone', at: HERE, upgrades: ['protonbombs'] }] });
    expect(ways(ahead)).toEqual(['drop 1 straight', 'launch 1 straight']);
  });
});

describe('cards that grant devices', () => {
  it('xwing2:faq-specific-card-questions.17 a card that wants none placed before is blocked by one in the System Phase', () => {
    const flies = (placed: number) => {
      const game = table({ us: [armed('genius', 'protonbombs')] });
      game.ship(0).devicesPlaced = placed;
      return game.fly(0, '2 straight');
    };
    const free = flies(0);
    expect(free.question).toMatchObject({ kind: 'use-ability' });
    free.pick({ use: true }).pick({ device: 'protonbomb' }).passAll();
    expect(free.state.devices).toHaveLength(1);
    expect(flies(1).question).toMatchObject({ kind: 'action' });
  });

  it('xwing2:faq-specific-card-questions.16 a destroyed ship with Paige Tico drops another bomb all the same', () => {
    const game = table({
      us: [
        tie([400, 400, 0], {
          upgrades: ['paigetico', 'protonbombs'],
          damage: ['facedown: Fuel Leak', 'facedown: Fuel Leak'],
        }),
      ],
    });
    game.ship(0).devicesPlaced = 1;
    const bomb = layDevice(game, 'protonbomb', [400, 480, 0]);
    game.deals('Structural Damage').run({ kind: 'detonate', device: bomb, ship: -1 });
    game.pick({ use: true }).pick({ device: 'protonbomb' });
    expect(game.state.devices).toMatchObject([{ kind: 'protonbomb', player: 0 }]);
    expect(game.ship(0).place).toBe('removed');
  });

  it('xwing2:faq-specific-card-questions.64 by that he drops one detonator only', () => {
    const game = table({
      us: [
        tie([400, 400, 0], {
          upgrades: ['paigetico', 'thermaldetonators'],
          damage: ['facedown: Fuel Leak', 'facedown: Fuel Leak'],
        }),
      ],
    });
    const bomb = layDevice(game, 'protonbomb', [400, 480, 0]);
    game.deals('Structural Damage').run({ kind: 'detonate', device: bomb, ship: -1 });
    game.pick({ use: true }).pick({ device: 'thermaldetonator' }).passAll();
    expect(game.state.devices).toHaveLength(1);
  });

  it('xwing2:faq-specific-card-questions.63 Paige Tico on her ship may add one detonator to two', () => {
    const game = table({ us: [{ pilot: 'paigetico', at: HERE, upgrades: ['thermaldetonators'] }] });
    system(game).pick({ kind: 'device' });
    let drops = 1;
    while (game.question) {
      const wanted = game.question.kind === 'use-ability' ? { use: true } : { kind: 'device' };
      if (game.offers(wanted)) {
        if (game.question.kind !== 'use-ability') drops++;
        game.pick(wanted);
      } else game.answer(game.options.length - 1);
    }
    expect(drops).toBe(3);
    expect(game.state.devices).toHaveLength(3);
  });

  it('xwing2:remotes.18 delayed fuses put a fuse marker on the device just dropped, which keeps it', () => {
    const game = system(table({ us: [armed('delayedfuses', 'protonbombs')] })).pick({ kind: 'device' });
    game.pick({ use: true });
    expect(game.state.devices).toMatchObject([{ kind: 'protonbomb', fuses: 1 }]);
  });

  it('xwing2:obstacles.21 a cargo chute drops loose cargo by its action, like a device', () => {
    const game = table({ us: [armed('riggedcargochute')] }).act(0);
    game.pick({ kind: 'card' }).pick({ device: 'loosecargo' });
    expect(game.state.obstacles).toMatchObject([{ outline: 'loosecargo', x: 400, placed: true, player: 0 }]);
    expect(game.state.obstacles[0]!.y).toBeCloseTo(400 - 20 - 40 - 29.44, 6);
    expect(game.ship(0).upgrades[0]?.charges).toBe(0);
    game.passAll();
  });

  it('a bomblet generator takes a shield for two charges', () => {
    const game = table({ us: [armed('bombletgenerator:0')] }).run({ kind: 'activation' });
    game.pick({ use: true });
    expect(game.ship(0)).toMatchObject({ shields: 1, upgrades: [{ charges: 2 }] });
    game.passAll();
  });

  it('who drops a device gains an evade by one card, boosts by another', () => {
    const game = table({ us: [xwing(HERE, { upgrades: ['cadbane', 'protonbombs'] })] });
    system(game).pick({ kind: 'device' });
    expect(game.offers({ action: 'boost', difficulty: 'red' })).toBe(true);
    game.passAll();
  });
});
