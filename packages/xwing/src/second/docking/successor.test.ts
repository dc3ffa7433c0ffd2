import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json';
import { lendAbilities } from '../abilities/borrowed.ts';
import { activationOf } from '../ship/initiative.ts';
import { checkSquad } from '../squads/legality.ts';
import { packFrom } from '../squads/pack.ts';
import { type TestGame, type TestShip, table, tie } from '../testing/index.ts';
import { startDockedSteps } from './dock.ts';

/** The small ship that takes the place of the freighter it was docked with. */

const hound = (more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'doctoraphra',
  at: [457, 457, 0],
  upgrades: ['houndstooth'],
  ...more,
});
const pup = (more: Partial<TestShip> = {}): TestShip => ({ pilot: 'nashtahpup', at: [0, 0, 0], ...more });
const FAR = tie([60, 60, 0]);

/** The freighter is destroyed with some charges left, and the Pup deploys or not. */
function lost(charges: number, deploys = true): TestGame {
  const game = table({
    us: [hound({ charges }), pup({ docked: 0 })],
    them: [FAR],
    phase: 'engagement',
  });
  game.ship(0).destroyed = true;
  game.run({ kind: 'remove-destroyed' }).pick({ deploy: deploys });
  return deploys ? game.passAll() : game;
}

describe('Nashtah Pup', () => {
  it('xwing2:faq-specific-card-questions.6 deploys in an emergency with the charges that the carrier had', () => {
    expect(lost(1).ship(1)).toMatchObject({ place: 'table', charges: 1, successorOf: 'doctoraphra' });
    expect(lost(3).ship(1).charges).toBe(3);
    expect(lost(3, false).ship(1)).toMatchObject({ place: 'removed', charges: 0 });
  });

  it('has the initiative and the pilot ability of that ship from then on', () => {
    const before = table({ us: [hound(), pup({ docked: 0 })], them: [FAR] }).ship(1);
    expect(activationOf(before)).toBe(0);
    expect(before.borrows).toBeUndefined();
    const { state } = lost(2);
    expect(activationOf(state.ships[1]!)).toBe(3);
    expect(state.ships[1]!.borrows).toEqual(['doctoraphra']);
    lendAbilities(state);
    expect(state.ships[1]!.borrows).toEqual(['doctoraphra']);
  });

  it('is not offered to deploy in the System Phase, as another Headhunter is', () => {
    const asked = (pilot: string) =>
      table({ us: [hound(), pup({ pilot, docked: 0 })], them: [FAR], phase: 'system' }).run({
        kind: 'system',
      });
    expect(asked('nashtahpup').everOffers({ kind: 'deploy' })).toBe(false);
    expect(asked('binayrepirate').everOffers({ kind: 'deploy' })).toBe(true);
  });

  it('begins the game docked, without being asked and before another takes the room', () => {
    const game = table({ us: [hound(), pup({ pilot: 'binayrepirate' }), pup()], them: [FAR] });
    for (const ship of game.state.ships) ship.place = 'reserve';
    game.run(...startDockedSteps(game.state));
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('docked')).toMatchObject([{ ship: 2, carrier: 0 }]);
  });

  it('needs the Hound’s Tooth in its squad', () => {
    const pack = packFrom(amg);
    const refused = (upgrades: readonly string[]) =>
      checkSquad(
        {
          name: 'Hunters',
          faction: 'scumandvillainy',
          ships: [
            { pilot: 'bossk', upgrades },
            { pilot: 'nashtahpup', upgrades: [] },
          ],
          obstacles: [],
        },
        pack,
      ).refusals.some(({ message }) => message.includes('needs Hound'));
    expect(refused([])).toBe(true);
    expect(refused(['houndstooth'])).toBe(false);
  });
});
