import { firstPosition, newRecord, Referee } from '@firing-arc/referee';
import { imaginedShares, unevenness, viewsThroughout } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import { deckKinds } from './damage/deck.ts';
import { dealDamageCard } from './damage/suffer.ts';
import { type FirstGame, typeOf } from './game.ts';
import { FIRST } from './rules.ts';
import { TEST_SQUADS, testSetup } from './testing/squads.ts';

describe('a player of First Edition who knows nothing but a view', () => {
  it.each([0, 1, 2])('can imagine a game like it at any question: squad %i', (at) => {
    const squads = Object.keys(TEST_SQUADS);
    const setup = testSetup(squads[at % squads.length]!, squads[(at + 1) % squads.length]!);
    const opened = newRecord(FIRST, setup, `imagined ${at}`);
    const checked = viewsThroughout(FIRST, firstPosition(FIRST, opened), `imagined ${at}`, 5);
    expect(checked.views).toBeGreaterThan(20);
    expect(checked.inMidStep).toBeGreaterThan(3);
    expect(checked.otherwise).toBeGreaterThan(3);
  });

  it('imagines facedown damage cards as likely as they are after those that came faceup', () => {
    const [ours, theirs] = Object.keys(TEST_SQUADS);
    const position = firstPosition(FIRST, newRecord(FIRST, testSetup(ours!, theirs!), 'cards'));
    const kinds = deckKinds(position).map(({ name }) => name);
    const [engine, sensors] = [kinds.indexOf('damaged-engine'), kinds.indexOf('damaged-sensor-array')];
    // Three and two of two kinds, one of which has lain facedown for some time.
    position.players[0]!.deck = kinds.map((_, kind) => (kind === engine || kind === sensors ? 2 : 0));
    position.ships[0]!.damage = [{ uid: position.nextUid++, kind: engine, up: false, since: 0 }];
    const dealt = Referee.start(
      {
        ...FIRST,
        run: (game: FirstGame) => {
          const [own] = game.state.ships;
          dealDamageCard(game, own!, false, 'xwing1:damage.9');
          dealDamageCard(game, own!, true, 'xwing1:damage.9');
          const asked = { form: 'choice', kind: 'use-ability', player: 1, because: 'xwing1:damage.9' };
          game.ask({ ...asked, ship: 0, options: [{ use: true }, { use: false }] } as never);
        },
      },
      position,
      { forced: { rolls: [], draws: ['damaged-engine', 'damaged-sensor-array'] } },
    );
    const down = ({ ships }: typeof position) =>
      ships[0]!.damage.map(({ kind, up }) => (up ? 'up' : kind === engine ? 'e' : 's')).join('');
    const { shares, tries } = imaginedShares(dealt, 1, 3000, 'imagined', down);
    // Three engines and a sensor array are left: each of four cards is the sensor array as often.
    expect(shares.eeup).toBeGreaterThan(1 / 2 - 0.037);
    expect(shares.eeup).toBeLessThan(1 / 2 + 0.037);
    for (const one of ['esup', 'seup']) {
      expect(shares[one]).toBeGreaterThan(1 / 4 - 0.032);
      expect(shares[one]).toBeLessThan(1 / 4 + 0.032);
    }
    expect(tries).toBeLessThan(2);
  });

  it('xwing1:planning-phase.1 imagines any maneuver on a hidden dial as often as any other', () => {
    const [ours, theirs] = Object.keys(TEST_SQUADS);
    const position = firstPosition(FIRST, newRecord(FIRST, testSetup(ours!, theirs!), 'dials'));
    position.ships[0]!.dial = 3;
    const entries = typeOf(position.ships[0]!).dial.length;
    const game = Referee.start(
      {
        ...FIRST,
        run: (running) => {
          const asked = {
            form: 'choice',
            kind: 'use-ability',
            player: 1,
            because: 'xwing1:planning-phase.1',
          };
          running.ask({ ...asked, ship: 0, options: [{ use: true }, { use: false }] } as never);
        },
      },
      position,
    );
    const dial = ({ ships }: typeof position) => `${ships[0]!.dial}`;
    const imagined = imaginedShares(game, 1, 3000, 'dials', dial);
    expect(Object.keys(imagined.shares)).toHaveLength(entries);
    expect(unevenness(imagined, 3000, entries)).toBeLessThan(2.3 * entries);
    expect(imaginedShares(game, 0, 20, 'dials', dial).shares).toEqual({ 3: expect.closeTo(1) });
  });
});
