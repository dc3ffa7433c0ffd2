import { firstPosition, newRecord, Referee } from '@firing-arc/referee';
import { imaginedShares, unevenness, viewsThroughout } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import { DAMAGE_NAMES } from './damage/cards.ts';
import { dealCard } from './damage/suffer.ts';
import { type ArmadaGame, shipOf } from './game.ts';
import { ARMADA } from './rules.ts';
import { LEARNING_SCENARIO } from './setup/learning.ts';
import { STANDARD_SETUP } from './testing/fleets.ts';
import { cr90, table, victory } from './testing/index.ts';

describe('a player of Armada who knows nothing but a view', () => {
  it.each([
    ['the learning scenario', LEARNING_SCENARIO, 3],
    ['standard fleets', STANDARD_SETUP, 20],
  ])('can imagine a game like it at any question: %s', (seed, setup, every) => {
    const opened = newRecord(ARMADA, setup, seed);
    const checked = viewsThroughout(ARMADA, firstPosition(ARMADA, opened), seed, every);
    expect(checked.views).toBeGreaterThan(20);
    expect(checked.inMidStep).toBeGreaterThan(3);
    expect(checked.otherwise).toBeGreaterThan(3);
  });

  it('imagines facedown damage cards as likely as they are after those that came faceup', () => {
    const position = firstPosition(ARMADA, newRecord(ARMADA, LEARNING_SCENARIO, 'cards'));
    const [fissure, failure] = [
      DAMAGE_NAMES.indexOf('thruster-fissure'),
      DAMAGE_NAMES.indexOf('targeter-disruption'),
    ];
    const ship = position.ships.find(({ card }) => card.startsWith('victory'))!;
    // Three and two of two kinds, one of which has lain facedown for some time.
    position.deck = DAMAGE_NAMES.map((_, kind) => (kind === fissure || kind === failure ? 2 : 0));
    Object.assign(ship, { place: 'table', damage: [{ uid: position.nextUid++, kind: fissure, up: false }] });
    const dealt = Referee.start(
      {
        ...ARMADA,
        run: (game: ArmadaGame) => {
          const own = game.state.ships[ship.id]!;
          dealCard(game, own, false, 'armada:damage.3');
          dealCard(game, own, true, 'armada:damage.3');
          const asked = {
            form: 'choice',
            kind: 'damage-zone',
            player: 1 - own.player,
            because: 'armada:damage.4',
          };
          game.ask({ ...asked, ship: own.id, options: [{ zone: 'front' }, { zone: 'rear' }] } as never);
        },
      },
      position,
      { forced: { rolls: [], draws: ['thruster-fissure', 'targeter-disruption'] } },
    );
    const down = ({ ships }: typeof position) =>
      ships[ship.id]!.damage.map(({ kind, up }) => (up ? 'up' : kind === fissure ? 'f' : 't')).join('');
    const { shares, tries } = imaginedShares(dealt, 1 - ship.player, 3000, 'imagined', down);
    // Three fissures and a disruption are left: each of four cards is the disruption as often.
    expect(shares.ffup).toBeGreaterThan(1 / 2 - 0.037);
    expect(shares.ffup).toBeLessThan(1 / 2 + 0.037);
    for (const one of ['ftup', 'tfup']) {
      expect(shares[one]).toBeGreaterThan(1 / 4 - 0.032);
      expect(shares[one]).toBeLessThan(1 / 4 + 0.032);
    }
    expect(tries).toBeLessThan(2);
  });

  it('armada:damage.7 knows no card that an enemy looks at, and afterwards the one that is dealt and those that are discarded', () => {
    const game = table({
      us: [cr90([900, 300, 0])],
      them: [victory([900, 800, 0], { upgrades: ['general-dodonna-commander'] })],
    });
    game.draws('injured-crew', 'power-failure', 'crew-panic', 'comm-noise');
    game.does((rules) => dealCard(rules, shipOf(rules, 0), true, 'armada:damage.5'));
    expect(game.question).toMatchObject({ kind: 'pick-damage-card', player: 1 });
    game.checkViews().pick({ card: 'injured-crew' });
    expect(game.question).toMatchObject({ kind: 'discard-defense-token', player: 0 });
    game.checkViews().passAll();
  });

  it('armada:command-dials.6 imagines any stack of hidden command dials as often as any other', () => {
    const position = firstPosition(ARMADA, newRecord(ARMADA, LEARNING_SCENARIO, 'dials'));
    const ship = position.ships.find(({ card }) => card.startsWith('victory'))!;
    ship.dials = ['navigate', 'repair'];
    const game = Referee.start(asksOf(1 - ship.player, ship.id), position);
    const stack = ({ ships }: typeof position) => ships[ship.id]!.dials.join(' ');
    const imagined = imaginedShares(game, 1 - ship.player, 3200, 'dials', stack);
    expect(Object.keys(imagined.shares)).toHaveLength(16);
    expect(unevenness(imagined, 3200, 16)).toBeLessThan(38);
    // Who knows the stack imagines no other.
    expect(imaginedShares(game, ship.player, 20, 'dials', stack).shares).toEqual({
      'navigate repair': expect.closeTo(1),
    });
  });
});

/** Rules of which a step only asks a player something about a ship. */
const asksOf = (player: number, ship: number): typeof ARMADA => ({
  ...ARMADA,
  run: (game) => {
    const asked = { form: 'choice', kind: 'damage-zone', player, because: 'armada:damage.4', ship };
    game.ask({ ...asked, options: [{ zone: 'front' }, { zone: 'rear' }] } as never);
  },
});
