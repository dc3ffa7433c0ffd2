import { describe, expect, it } from 'vitest';
import { shipCard } from '../cards/library.ts';
import { shipOf } from '../game.ts';
import { type At, dialEntry, table, tie, xwing } from '../testing/index.ts';
import { HIDDEN_DIAL } from '../view.ts';
import { lookAtDial, setDial, showDial } from './dials.ts';

const HERE: At = [400, 400, 0];
const layout = { us: [xwing(HERE)], them: [tie([400, 800, 180])] };

describe('dials', () => {
  it('xwing2:dial.2 may be set to the same maneuver again', () => {
    const game = table(layout);
    game.ship(0).dial = 3;
    game.does((rules) => setDial(rules, shipOf(rules, 0), 'xwing2:dial.2'));
    expect(game.options.length).toBe(shipCard('bluesquadronescort').chassis.dial.length);
    expect(game.offers({ entry: 3 })).toBe(true);
    game.pick({ entry: 3 });
    expect(game.ship(0).dial).toBe(3);
    expect(game.eventsOf('dial-set')).toMatchObject([{ ship: 0, maneuver: null }]);
    expect(game.view(1).ships[0]?.dial).toBe(HIDDEN_DIAL);
  });

  it('xwing2:faq-activation-phase-and-actions.10 turned up by an effect are not revealed before the activation', () => {
    const game = table({ us: [xwing(HERE)], them: [tie([400, 800, 180])] });
    game.ship(1).dial = dialEntry(game.ship(1), '3 straight');
    game.does((rules) => showDial(rules, shipOf(rules, 1), 'xwing2:dial.1'));
    expect(game.ship(1)).toMatchObject({ dialShown: true, revealed: false });
    expect(game.view(0).ships[1]?.dial).toBe(game.ship(1).dial);
    expect(game.eventsOf('dial-revealed')).toEqual([]);
    game.activate(1);
    expect(game.eventsOf('dial-revealed').length).toBe(1);
    expect(game.ship(1).revealed).toBe(true);
    game.passAll();
  });

  it('set again when all see them are told', () => {
    const game = table(layout);
    Object.assign(game.ship(0), { dial: 3, revealed: true });
    game.does((rules) => setDial(rules, shipOf(rules, 0), 'xwing2:dial.2', [0, 1])).pick({ entry: 1 });
    const { maneuver } = shipCard('bluesquadronescort').chassis.dial[1]!;
    expect(game.eventsOf('dial-set')).toMatchObject([{ ship: 0, maneuver }]);
  });

  it('looked at by a player are known to that player alone, once, and never one’s own', () => {
    const game = table(layout);
    for (const ship of [0, 1]) game.ship(ship).dial = dialEntry(game.ship(ship), '3 straight');
    const looks = (ship: number, player: number) => {
      game.does((rules) => lookAtDial(rules, shipOf(rules, ship), player, 'xwing2:dial.1'));
      return game.eventsOf('dial-looked-at').map((event) => [event.ship, event.player]);
    };
    expect(game.view(0).ships[1]?.dial).toBe(HIDDEN_DIAL);
    expect(looks(1, 0)).toEqual([[1, 0]]);
    expect(game.view(0).ships[1]?.dial).toBe(game.ship(1).dial);
    expect(game.view(1).ships[0]?.dial).toBe(HIDDEN_DIAL);
    expect(looks(1, 0)).toEqual([]);
    expect(looks(0, 0)).toEqual([]);
  });

  it('xwing2:bearing.1 set to a maneuver of the same bearing keep their direction too', () => {
    const game = table({ us: [xwing(HERE, { upgrades: ['r2a6'] })] }).fly(0, '2 bank left');
    game.pick({ use: true });
    expect(game.question?.kind).toBe('set-dial');
    const like = ['1 bank left', '3 bank left'].map((name) => dialEntry(game.ship(0), name));
    expect(game.options).toEqual(like.map((entry) => ({ entry })));
    game.passAll();
  });
});
