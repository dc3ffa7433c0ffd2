import { describe, expect, it } from 'vitest';
import { shipOf } from '../game.ts';
import { type At, bomber, table, tie } from '../testing/index.ts';
import { reload } from './reload.ts';

const us: At = [400, 400, 0];
const loaded = (...upgrades: readonly string[]) => table({ us: [bomber(us, { upgrades })] });

describe('reload', () => {
  it('xwing2:reload.1 only a torpedo or missile with an inactive charge is reloaded', () => {
    const game = loaded('concussionmissiles:1', 'protontorpedoes', 'iontorpedoes:0', 'crackshot:0').act(0);
    game.pick({ kind: 'action', action: 'reload' });
    expect(game.question).toMatchObject({ kind: 'reload', player: 0, ship: 0 });
    expect(game.options).toEqual([{ upgrade: 'concussionmissiles' }, { upgrade: 'iontorpedoes' }]);
    game.pick({ upgrade: 'iontorpedoes' });
    expect(game.ship(0).upgrades.map(({ charges }) => charges)).toEqual([1, 2, 1, 0]);
    const full = loaded('concussionmissiles', 'crackshot:0').act(0);
    expect(full.offers({ action: 'reload' })).toBe(false);
    expect(full.refusal('reload')).toBe('xwing2:reload.1');
    full.pick('none');
  });

  it('xwing2:reload.2 xwing2:charges.2 a missile at 0 of 3 is at 1 of 3 after it', () => {
    const game = loaded('concussionmissiles:0').act(0).pick({ action: 'reload' });
    expect(game.ship(0).upgrades).toMatchObject([{ id: 'concussionmissiles', charges: 1 }]);
    expect(game.eventsOf('charges-recovered')).toMatchObject([
      { upgrade: 'concussionmissiles', charges: 1, because: 'xwing2:reload.2' },
    ]);
  });

  it('xwing2:reload.3 then the ship is disarmed, and cannot attack', () => {
    const game = table({
      us: [bomber(us, { upgrades: ['concussionmissiles:0'] })],
      them: [tie([400, 590, 180])],
      locks: [[0, 1]],
    });
    game.act(0).pick({ action: 'reload' });
    expect(game.story.indexOf('charges-recovered')).toBeLessThan(game.story.lastIndexOf('gained'));
    expect(game.ship(0).tokens.disarm).toBe(1);
    game.engage(0);
    expect(game.eventsOf('no-attack')).toMatchObject([{ because: 'xwing2:disarmed.2' }]);
  });

  it('xwing2:reload.4 an effect that reloads is not the action', () => {
    const game = loaded('concussionmissiles:0').does((rules) => reload(rules, shipOf(rules, 0)));
    expect(game.ship(0)).toMatchObject({ performed: [], upgrades: [{ charges: 1 }], tokens: { disarm: 1 } });
    game.act(0);
    expect(game.offers({ action: 'reload' })).toBe(true);
    game.pick({ action: 'reload' });
    expect(game.ship(0)).toMatchObject({ performed: ['reload'], upgrades: [{ charges: 2 }] });
  });
});
