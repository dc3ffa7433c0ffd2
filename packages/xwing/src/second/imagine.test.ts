import { firstPosition, newRecord, Referee, randomAnswerer } from '@firing-arc/referee';
import { checkView, imaginedShares, unevenness, viewsThroughout } from '@firing-arc/referee/testing';
import { growStreams, nextUint32 } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { DAMAGE_DECK, DAMAGE_NAMES } from './abilities/damage-deck.ts';
import './cards/all.ts';
import { CONDITIONS } from './conditions/cards.ts';
import { dealDamageCard } from './damage/suffer.ts';
import type { SecondGame } from './game.ts';
import { SECOND } from './rules.ts';
import { dialFor } from './ship/card.ts';
import { setupOf } from './testing/listening.ts';

/** Conditions that lie facedown under one marker: which of them it is, others do not know. */
const TWINS = CONDITIONS.filter(({ marker }) => marker !== undefined);

describe('a player of 2.5 who knows nothing but a view', () => {
  it.each([
    ['damage cards and dials', 0, 5],
    ['conditions and devices', 3, 7],
    ['droids', 8, 2],
  ])('can imagine a game like it at any question: %s', (seed, first, second) => {
    const opened = newRecord(SECOND, setupOf(first, second), seed);
    const checked = viewsThroughout(SECOND, firstPosition(SECOND, opened), seed, 5);
    expect(checked.views).toBeGreaterThan(20);
    expect(checked.inMidStep).toBeGreaterThan(5);
    expect(checked.otherwise).toBeGreaterThan(5);
  });

  it('imagines facedown damage cards as likely as they are after those that came faceup', () => {
    const [engine, console] = [kindOf('Damaged Engine'), kindOf('Wounded Pilot')];
    const position = firstPosition(SECOND, newRecord(SECOND, setupOf(0, 5), 'cards'));
    const ship = position.ships[0]!;
    // Three and two of two kinds, one of which has lain facedown for some time.
    position.players[0]!.deck = DAMAGE_DECK.map((_, kind) => (kind === engine || kind === console ? 2 : 0));
    ship.damage = [{ uid: position.nextUid++, kind: engine, up: false }];
    const dealt = Referee.start(
      {
        ...SECOND,
        run: (game: SecondGame) => {
          const [own] = game.state.ships;
          dealDamageCard(game, own!, false, 'xwing2:damage.3');
          dealDamageCard(game, own!, true, 'xwing2:damage.4');
          const asked = { form: 'choice', kind: 'expose-or-strain', player: 1, because: 'xwing2:damage.4' };
          game.ask({ ...asked, ship: 0, options: [{ expose: true }, { expose: false }] } as never);
        },
      },
      position,
      { forced: { rolls: [], draws: ['Damaged Engine', 'Wounded Pilot'] } },
    );
    const down = ({ ships }: typeof position) =>
      ships[0]!.damage.map(({ kind, up }) => (up ? 'up' : kind === engine ? 'e' : 'w')).join('');
    const { shares, tries } = imaginedShares(dealt, 1, 3000, 'imagined', down);
    // Three engines and a wounded pilot are left: each of four cards is the pilot as often.
    expect(shares.eeup).toBeGreaterThan(1 / 2 - 0.037);
    expect(shares.eeup).toBeLessThan(1 / 2 + 0.037);
    for (const one of ['ewup', 'weup']) {
      expect(shares[one]).toBeGreaterThan(1 / 4 - 0.032);
      expect(shares[one]).toBeLessThan(1 / 4 + 0.032);
    }
    expect(tries).toBeLessThan(2);
  });

  it('xwing2:planning-phase.1 xwing2:condition-cards.6 imagines any maneuver and any condition of a marker as often as any other', () => {
    const position = firstPosition(SECOND, newRecord(SECOND, setupOf(0, 5), 'dials'));
    const [ship] = position.ships;
    ship!.dial = 3;
    const { id, marker } = TWINS[0]!;
    ship!.conditions = [{ uid: position.nextUid++, id, marker: marker!, by: 0, up: false, damage: -1 }];
    const game = Referee.start(
      {
        ...SECOND,
        run: (running: SecondGame) => {
          const asked = { form: 'choice', kind: 'expose-or-strain', player: 1, because: 'xwing2:damage.4' };
          running.ask({ ...asked, ship: 0, options: [{ expose: true }, { expose: false }] } as never);
        },
      },
      position,
    );
    const things = dialFor(ship!).length * TWINS.length;
    const hidden = ({ ships }: typeof position) => `${ships[0]!.dial} ${ships[0]!.conditions[0]!.id}`;
    const imagined = imaginedShares(game, 1, 4000, 'dials', hidden);
    expect(Object.keys(imagined.shares)).toHaveLength(things);
    expect(unevenness(imagined, 4000, things)).toBeLessThan(1.8 * things);
    expect(imaginedShares(game, 0, 20, 'dials', hidden).shares).toEqual({ [`3 ${id}`]: expect.closeTo(1) });
  });

  it('knows all that a spectator does: a spectator who sees dials knows more', () => {
    const spied: typeof SECOND = {
      ...SECOND,
      view: (state, player) => {
        const seen = SECOND.view(state, player);
        if (player < 0) for (const ship of seen.ships) ship.dial = state.ships[ship.id]!.dial;
        return seen;
      },
    };
    const watched = (rules: typeof SECOND) => {
      const opened = newRecord(SECOND, setupOf(0, 5), 'watched');
      const game = Referee.start(rules, firstPosition(rules, opened));
      const robot = randomAnswerer(growStreams('watched', ['mind']));
      while (game.state.phase !== 'system' && game.state.phase !== 'activation') {
        const question = game.questions[0]!;
        const { player, id } = question;
        game.answer(
          player,
          id,
          robot(question, () => game.look(player), game.help(player)),
        );
      }
      const streams = growStreams('imagined', ['mind']);
      return checkView(game, 0, () => nextUint32(streams, 0) / 2 ** 32);
    };
    expect(() => watched(SECOND)).not.toThrow();
    expect(() => watched(spied)).toThrow('a spectator knows more than player 0');
  });
});

const kindOf = (name: string): number => DAMAGE_NAMES.indexOf(name);
