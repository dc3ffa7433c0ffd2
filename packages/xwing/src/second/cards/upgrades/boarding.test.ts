import { describe, expect, it } from 'vitest';
import { deviceBody } from '../../../common/index.ts';
import { bodyOf } from '../../bodies.ts';
import { rangeOf } from '../../devices/bodies.ts';
import { type At, decimator, table, tie } from '../../testing/index.ts';

const HERE: At = [400, 500, 0];
const BEHIND: At = [400, 350, 0];

const boarding = (them = decimator(BEHIND), upgrades: readonly string[] = ['clanwrencommandos']) =>
  table({
    us: [
      {
        pilot: 'ezrabridger-gauntletfighter',
        at: HERE,
        upgrades: ['combatboardingtube', ...upgrades],
      },
    ],
    them: [them],
  }).run({ kind: 'system-ship', ship: 0 });
const offered = (game: ReturnType<typeof boarding>) => {
  const offers = game.offers({ kind: 'ability', ability: 'upgrade-combatboardingtube.0' });
  if (game.question) game.pick('done');
  return offers;
};

describe('Combat Boarding Tube', () => {
  it('places commandos on a larger enemy in the rear arc instead, which gains a token of its choice', () => {
    const game = boarding().pick({ kind: 'ability' }).pick({ use: true });
    expect(game.question).toMatchObject({ kind: 'lay-object', device: 'commandos' });
    game.answer([400, 410, 90]);
    expect(game.question).toMatchObject({
      kind: 'choose-token',
      player: 0,
      options: [{ token: 'deplete' }, { token: 'strain' }, { token: 'stress' }],
    });
    game.pick({ token: 'deplete' }).passAll();
    const [team] = game.state.devices;
    expect(team).toMatchObject({ kind: 'commandos', player: 0, x: 400, y: 410, facing: 90 });
    expect(rangeOf(bodyOf(game.ship(1)), deviceBody('commandos', team!))).toBe(0);
    expect(game.ship(1).tokens).toMatchObject({ deplete: 1, stress: 0 });
    expect(game.eventsOf('device-placed')).toMatchObject([{ how: 'place' }]);
    expect(game.ship(0)).toMatchObject({ devicesPlaced: 1, systemUsed: expect.arrayContaining(['device']) });
    expect(game.ship(0).upgrades[1]!.charges).toBe(boarding().passAll().ship(0).upgrades[1]!.charges - 1);
  });

  it('refuses places off the enemy, out of the rear arc, and outside the play area', () => {
    const near = boarding().pick({ kind: 'ability' }).pick({ use: true });
    const because = near.question!.because;
    expect(near.tryAnswer([400, 150, 0]).map(({ ruling }) => ruling)).toEqual([because]);
    expect(near.tryAnswer([600, 350, 0]).map(({ ruling }) => ruling)).toEqual([because]);
    expect(near.tryAnswer([5, 350, 0]).map(({ ruling }) => ruling)).toEqual(['xwing2:device.17']);
    near.answer([400, 410, 0]).passAll();
  });

  it('proposes a place that fits', () => {
    const game = boarding().pick({ kind: 'ability' }).pick({ use: true });
    const help = game.help as { propose: (random: () => number) => readonly number[] | null };
    const at = help.propose(() => 0.99);
    game.answer(at).passAll();
    expect(game.state.devices).toHaveLength(1);
  });

  it('not on a small enemy, not ahead, not beyond range 1, not without a crew remote to drop', () => {
    expect(offered(boarding())).toBe(true);
    expect(offered(boarding(tie(BEHIND)))).toBe(false);
    expect(offered(boarding(decimator([400, 650, 0])))).toBe(false);
    expect(offered(boarding(decimator([400, 300, 0])))).toBe(false);
    expect(offered(boarding(decimator(BEHIND), ['clanwrencommandos:0']))).toBe(false);
  });

  it('xwing2:device.12 a ship that placed a team so does not decloak or drop another', () => {
    const game = boarding().pick({ kind: 'ability' }).pick({ use: true }).answer([400, 410, 0]);
    game.pick({ token: 'stress' });
    expect(game.offers({ kind: 'device' })).toBe(false);
    game.passAll();
  });
});
