import { describe, expect, it } from 'vitest';
import { layDevice } from '../../devices/testing.ts';
import { type At, table, tie } from '../../testing/index.ts';

const HERE: At = [400, 400, 0];

describe('Drop-Seat Bay', () => {
  const bay = { pilot: 'outerrimsmuggler', at: HERE };
  const offered = (...upgrades: readonly string[]): readonly string[] => {
    const game = table({ us: [{ ...bay, upgrades }], them: [tie([800, 800, 180])] });
    game.run({ kind: 'system-ship', ship: 0 });
    const ways = game.options.flatMap((option) => {
      const { kind, guides, edge, template } = option as Record<string, unknown> & {
        template: { shape: string; direction: string };
      };
      return kind === 'device' && guides === 'front'
        ? [`${template.shape} ${template.direction} ${edge ?? 'rear'}`]
        : [];
    });
    game.pick('done');
    return ways;
  };

  it('drops commandos by a bank of the same speed too, from the rear guides or from a side', () => {
    expect(offered('clanwrencommandos')).toEqual(['straight straight rear']);
    expect(offered('clanwrencommandos', 'dropseatbay')).toEqual([
      'straight straight rear',
      'bank left rear',
      'bank left left',
      'bank left right',
      'bank right rear',
      'bank right left',
      'bank right right',
    ]);
  });

  it('changes no device but crew remotes', () => {
    expect(offered('protonbombs', 'dropseatbay')).toEqual(['straight straight rear']);
  });

  it('sets the template to the hashmark of the side', () => {
    const game = table({
      us: [{ ...bay, upgrades: ['clanwrencommandos', 'dropseatbay'] }],
      them: [tie([800, 800, 180])],
    }).run({ kind: 'system-ship', ship: 0 });
    game.pick({ edge: 'right', guides: 'front', template: { speed: 1, shape: 'bank', direction: 'left' } });
    const [team] = game.state.devices;
    expect(team!.x).toBeGreaterThan(HERE[0] + 40);
    expect(team!.y).toBeGreaterThan(HERE[1]);
    expect(game.ship(0).upgrades[0]!.charges).toBe(1);
  });
});

describe('Pre Vizsla', () => {
  const coordinates = (upgrades: readonly string[], at: At, player = 0) => {
    const game = table({
      us: [{ pilot: 'outerrimsmuggler', at: HERE, upgrades }],
      them: [tie([800, 800, 180])],
    });
    layDevice(game, 'commandos', at, { player });
    return game.act(0);
  };

  it('coordinates a crew remote at range 1-2, which relocates forward instead of acting', () => {
    const game = coordinates(['previzsla'], [400, 580, 0]).takes({ action: 'coordinate' });
    expect(game.question).toMatchObject({ kind: 'relocate' });
    expect(game.options).toHaveLength(3);
    game.pick({ template: { speed: 2, shape: 'straight', direction: 'straight' } });
    expect(game.state.devices[0]!.y).toBeGreaterThan(650);
    expect(game.state.devices[0]!.x).toBe(400);
    expect(game.ship(0).performed).toEqual(['coordinate']);
    expect(game.ship(0).failed).toEqual([]);
    game.passAll();
  });

  it('not beyond range 2, not one of the enemy', () => {
    for (const game of [
      coordinates(['previzsla'], [400, 750, 0]),
      coordinates(['previzsla'], [400, 580, 0], 1),
    ]) {
      game.pick({ action: 'coordinate' });
      expect(game.question?.kind).not.toBe('relocate');
      game.passAll();
      expect(game.eventsOf('device-moved')).toEqual([]);
    }
  });
});
