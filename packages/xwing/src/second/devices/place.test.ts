import { describe, expect, it } from 'vitest';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { ENGLISH } from '../words/index.ts';
import { offerDevice } from './place.ts';
import { deviceRefusals } from './place-options.ts';
import { layDevice } from './testing.ts';

const HERE: At = [400, 400, 0];
const armed = (...upgrades: readonly string[]): TestShip => xwing(HERE, { upgrades });
const system = (game: TestGame) => game.run({ kind: 'system-ship', ship: 0 });
const charges = (game: TestGame, at = 0) => game.ship(0).upgrades[at]?.charges;

describe('placing devices', () => {
  it('xwing2:bomb.2 xwing2:mine.2 bombs and mines are offered in the ship’s part of the System Phase', () => {
    const game = table({ us: [armed('protonbombs', 'proximitymines')], them: [tie([800, 800, 180])] });
    game.run({ kind: 'system' });
    expect(game.question).toMatchObject({ kind: 'system', ship: 0 });
    expect(game.offers({ kind: 'device', device: 'protonbomb', how: 'drop' })).toBe(true);
    expect(game.offers({ kind: 'device', device: 'proximitymine', how: 'drop' })).toBe(true);
    game.pick('done');
  });

  it('xwing2:device-and-deploy-examples.2 a 1 straight drop leaves the charge one length behind the rear guides', () => {
    const game = system(table({ us: [armed('seismiccharges')] })).pick({ kind: 'device' });
    expect(game.state.devices).toMatchObject([{ kind: 'seismiccharge', x: 400, facing: 0 }]);
    expect(game.state.devices[0]!.y).toBeCloseTo(400 - 20 - 40 - 13.81, 6);
  });

  it('xwing2:device.9 a charge of its card is spent', () => {
    const game = system(table({ us: [armed('protonbombs')] })).pick({ kind: 'device' });
    expect(charges(game)).toBe(1);
    expect(game.eventsOf('charge-spent')).toMatchObject([
      { upgrade: 'protonbombs', because: 'xwing2:device.9' },
    ]);
  });

  it('xwing2:device.8 one device for each ship and System Phase', () => {
    const game = system(table({ us: [armed('protonbombs', 'ionbombs')] })).pick({ device: 'protonbomb' });
    expect(game.question).toBeUndefined();
    expect(deviceRefusals(game.state, game.ship(0)).map(({ ruling }) => ruling)).toEqual([
      'xwing2:device.8',
      'xwing2:device.8',
    ]);
  });

  it('xwing2:device.12 xwing2:cloak.12 not after decloaking, and no decloaking after it', () => {
    const cloaked = (): TestGame =>
      table({ us: [xwing(HERE, { upgrades: ['protonbombs'], tokens: { cloak: 1 } })] });
    const first = system(cloaked()).pick({ kind: 'decloak', move: 'boost' });
    expect(first.question).toBeUndefined();
    expect(deviceRefusals(first.state, first.ship(0))).toMatchObject([{ ruling: 'xwing2:cloak.12' }]);
    const second = system(cloaked()).pick({ kind: 'device' });
    expect(second.question).toBeUndefined();
    expect(second.ship(0).tokens.cloak).toBe(1);
  });

  it('xwing2:device.10 an effect that grants a drop still needs the charge of the bomb’s card', () => {
    const empty = table({ us: [armed('protonbombs:0')] });
    empty.does(
      (rules) => void offerDevice(rules, rules.state.ships[0]!, { trait: 'bomb' }, 'xwing2:device.10'),
    );
    expect(empty.question).toBeUndefined();
    expect(deviceRefusals(empty.state, empty.ship(0))).toMatchObject([{ ruling: 'xwing2:device.9' }]);
    const full = table({ us: [armed('protonbombs', 'proximitymines')] });
    full.does(
      (rules) => void offerDevice(rules, rules.state.ships[0]!, { trait: 'bomb' }, 'xwing2:device.10'),
    );
    expect(full.offers({ device: 'proximitymine' })).toBe(false);
    full.pick({ device: 'protonbomb' });
    expect(charges(full)).toBe(1);
  });

  it('xwing2:device.17 not partly outside the play area: it is not offered, and no charge is lost', () => {
    const game = system(table({ us: [xwing([400, 60, 0], { upgrades: ['protonbombs'] })] }));
    expect(game.question).toBeUndefined();
    expect(deviceRefusals(game.state, game.ship(0))).toEqual([
      { option: 'upgrade-protonbombs', ruling: 'xwing2:device.17' },
    ]);
    expect(charges(game)).toBe(2);
  });

  it('xwing2:errata-upgrade-cards.11 once a charge is gone, a concussion bomb must be dropped', () => {
    const whole = system(table({ us: [armed('concussionbombs')] }));
    expect(whole.offers({ kind: 'done' })).toBe(true);
    whole.pick('done');
    const game = system(table({ us: [armed('concussionbombs:1')] }));
    expect(charges(game)).toBe(0);
    expect(game.state.devices).toMatchObject([{ kind: 'concussionbomb' }]);
    const nimble = { pilot: 'scimitarsquadronpilot', at: HERE };
    const both = system(table({ us: [{ ...nimble, upgrades: ['concussionbombs:1', 'protonbombs'] }] }));
    expect(both.offers({ device: 'concussionbomb' })).toBe(true);
    expect(both.offers({ device: 'protonbomb' })).toBe(false);
    expect(both.refusal('upgrade-protonbombs')).toBe('xwing2:errata-upgrade-cards.11');
    both.passAll();
  });

  it('xwing2:faq-specific-card-questions.62 two thermal detonators are two drops, each by another template', () => {
    const game = system(table({ us: [armed('thermaldetonators')] }));
    expect(game.options).toHaveLength(3);
    game.pick({ template: { speed: 2, shape: 'straight', direction: 'straight' } });
    expect(game.state.devices).toHaveLength(1);
    expect(game.question).toMatchObject({
      kind: 'place-device',
      because: 'xwing2:faq-specific-card-questions.62',
    });
    expect(game.options).toHaveLength(2);
    game.pick({ kind: 'device' });
    expect(game.question).toBeUndefined();
    expect(game.state.devices.map(({ y }) => Math.round(y))).toEqual([286, 326]);
    expect(charges(game)).toBe(2);
  });

  it('xwing2:reload.1 devices can be reloaded, but not what is spent for good', () => {
    const game = table({
      us: [
        {
          pilot: 'scimitarsquadronpilot',
          at: HERE,
          upgrades: ['thermaldetonators:1', 'connernets:0', 'ionbombs'],
        },
      ],
    });
    game.act(0).pick({ action: 'reload' });
    expect(charges(game, 0)).toBe(3);
    expect(game.ship(0).upgrades.map((upgrade) => upgrade.charges)).toEqual([3, 0, 2]);
    game.passAll();
  });

  it('an electro-proton bomb is placed with a fuse', () => {
    const game = system(table({ us: [armed('electroprotonbomb')] })).pick({ kind: 'device' });
    expect(game.state.devices).toMatchObject([{ kind: 'electroprotonbomb', fuses: 1 }]);
  });

  it('buzz droids cost a calculate token and are launched at the start of the Engagement Phase', () => {
    const game = table({ us: [xwing(HERE, { upgrades: ['discordmissiles'], tokens: { calculate: 1 } })] });
    game
      .run({ kind: 'engagement' })
      .pick({ kind: 'device', template: { speed: 3, shape: 'straight', direction: 'straight' } });
    expect(game.ship(0).tokens.calculate).toBe(0);
    expect(game.state.devices).toMatchObject([{ kind: 'buzzdroidswarm', x: 400 }]);
    game.passAll();
    const without = table({ us: [xwing(HERE, { upgrades: ['discordmissiles'] })] }).run({
      kind: 'engagement',
    });
    expect(without.question).toBeUndefined();
  });

  it('probes are placed in the End Phase, behind or ahead, by five templates each', () => {
    const game = table({ us: [armed('drk1probedroids')] }).run({ kind: 'end-devices' });
    expect(game.options).toHaveLength(11);
    game.pick({ how: 'launch', template: { speed: 3, shape: 'turn', direction: 'right' } });
    expect(game.state.devices).toMatchObject([{ kind: 'drk1probedroid' }]);
    expect(game.state.ships[1]).toMatchObject({ card: 'drk1probedroid', place: 'remote' });
  });

  it('xwing2:objects.1 a device can be locked like any object, and the lock goes with it', () => {
    const game = table({ us: [xwing(HERE)] });
    const bomb = layDevice(game, 'protonbomb', [700, 400, 0]);
    game.act(0).pick({ action: 'lock' });
    expect(game.state.locks).toEqual([{ by: 0, kind: 'device', on: bomb }]);
    game.run({ kind: 'detonate', device: bomb, ship: -1 });
    expect(game.state.locks).toEqual([]);
  });

  it('xwing2:device.7 every device tells in words whose it is', () => {
    const game = table({ us: [xwing(HERE)] });
    const [own, theirs] = [
      layDevice(game, 'protonbomb', HERE, { player: 0 }),
      layDevice(game, 'protonbomb', HERE),
    ];
    expect(ENGLISH.device(game.state, own)).toBe('Proton Bomb of Player 1');
    expect(ENGLISH.device(game.state, theirs)).toBe('Proton Bomb of Player 2');
  });
});
