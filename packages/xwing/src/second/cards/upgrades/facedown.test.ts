import { firstPosition, newRecord, Referee } from '@firing-arc/referee';
import { answerNow, imaginedShares, noLeak, unevenness, viewsThroughout } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import amg from '../../../../../../formats/xwing2-amg.json';
import { destroy } from '../../damage/destroy.ts';
import type { SecondGame } from '../../game.ts';
import { HIDDEN_UPGRADE } from '../../hidden-upgrades.ts';
import { SECOND } from '../../rules.ts';
import { setupFromSquads } from '../../setup/from-squads.ts';
import { packFrom } from '../../squads/pack.ts';
import { occasion } from '../../state.ts';
import { table, tie } from '../../testing/index.ts';

const HIDEABLE = ['contrabandcybernetics', 'deadmansswitch', 'riggedcargochute', 'coaxiumhyperfuel'];

/** What may lie under a Razor Crest that has a Deadman's Switch: no second one, and nothing for other ships. */
const ABLE = [
  'contrabandcybernetics',
  'falsetranspondercodes',
  'feedbackarray',
  'hotshottailblaster',
  'overtunedmodulators',
  'riggedcargochute',
];

const crest = (upgrades: readonly string[] = []) =>
  table({
    us: [{ pilot: 'themandalorian', at: [200, 200, 0], upgrades: ['razorcrest', ...upgrades] }],
    them: [tie([200, 700, 180])],
    phase: 'setup',
    hideable: HIDEABLE,
  });

/** Later in the game, with an upgrade that lies there. */
function hidden(id: string) {
  const game = crest();
  game.state.phase = 'system';
  game.ship(0).upgrades[0]!.under = id;
  return game;
}

const squads = (mandalorian: readonly string[]) => {
  const [us, them] = [
    { pilot: 'themandalorian', upgrades: mandalorian },
    { pilot: 'academypilot', upgrades: [] },
  ];
  return setupFromSquads(packFrom(amg), [
    { faction: 'scumandvillainy', ships: [us] },
    { faction: 'galacticempire', ships: [them] },
  ]);
};

describe('Razor Crest', () => {
  it('offers the illicit upgrades of the format that are not limited and that the ship could equip', () => {
    const { hideable } = squads(['razorcrest']);
    expect(hideable).toEqual([
      'contrabandcybernetics',
      'deadmansswitch',
      'feedbackarray',
      'riggedcargochute',
      'coaxiumhyperfuel',
      'falsetranspondercodes',
      'overtunedmodulators',
      'hotshottailblaster',
    ]);
    expect(squads([]).hideable).toBeUndefined();
    const game = crest(['deadmansswitch']).run({ kind: 'window', ...occasion('before-placing-forces') });
    expect(game.options).toEqual([{ upgrade: 'contrabandcybernetics' }, { upgrade: 'riggedcargochute' }]);
  });

  it('xwing2:setup.12 puts the chosen one facedown under itself before forces are placed, unseen by others', () => {
    const chosen = (upgrade: string) => {
      const game = crest().run({ kind: 'window', ...occasion('before-placing-forces') });
      game.pick({ upgrade });
      expect(game.ship(0).upgrades).toMatchObject([{ id: 'razorcrest', under: upgrade }]);
      const others = [1, -1].map((player) => game.view(player));
      for (const view of others) expect(view.ships[0]!.upgrades[0]!.under).toBe(HIDDEN_UPGRADE);
      expect(game.view(0).ships[0]!.upgrades[0]!.under).toBe(upgrade);
      return JSON.stringify([others, game.events]);
    };
    expect(chosen('deadmansswitch')).toBe(chosen('riggedcargochute'));
  });

  it('xwing2:setup.12 is imagined as any that may lie there, as often as any other, and known to its own player', () => {
    const position = firstPosition(
      SECOND,
      newRecord(SECOND, squads(['razorcrest', 'deadmansswitch']), 'under'),
    );
    position.ships[0]!.upgrades[0]!.under = 'riggedcargochute';
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
    const under = ({ ships }: typeof position) => ships[0]!.upgrades[0]!.under!;
    const imagined = imaginedShares(game, 1, 4000, 'under', under);
    expect(Object.keys(imagined.shares).sort()).toEqual(ABLE);
    expect(unevenness(imagined, 4000, ABLE.length)).toBeLessThan(2 * ABLE.length);
    expect(imaginedShares(game, 0, 20, 'under', under).shares).toEqual({
      riggedcargochute: expect.closeTo(1),
    });
  });

  it('reveals it in the System Phase and equips it with all of its charges, to be used at once', () => {
    const game = hidden('riggedcargochute');
    expect(game.run({ kind: 'system-ship', ship: 0 }).offers({ upgrade: 'riggedcargochute' })).toBe(false);
    game.takes({ kind: 'ability' }).takes({ use: true }).passAll();
    expect(game.ship(0).upgrades).toMatchObject([
      { id: 'razorcrest' },
      { id: 'riggedcargochute', charges: 1 },
    ]);
    expect(game.ship(0).upgrades[0]).not.toHaveProperty('under');
    expect(game.eventsOf('upgrade-revealed')).toMatchObject([{ ship: 0, upgrade: 'riggedcargochute' }]);
    expect(game.run({ kind: 'system-ship', ship: 0 }).everOffers({ kind: 'ability' })).toBe(false);
  });

  it('a revealed one acts, a facedown one does not', () => {
    const switched = (reveal: boolean) => {
      const game = hidden('deadmansswitch');
      game.run({ kind: 'system-ship', ship: 0 });
      if (reveal) game.takes({ kind: 'ability' }).takes({ use: true });
      game.passAll();
      game.ship(1).y = 260;
      game.does((running) => destroy(running, running.state.ships[0]!)).passAll();
      return game.ship(1).damage.length;
    };
    expect([switched(true), switched(false)]).toEqual([1, 0]);
  });

  it('what lies there changes nothing that others see, up to their next question', () => {
    const { state } = hidden('deadmansswitch');
    state.agenda = [{ kind: 'system-ship', ship: 0 }];
    for (const player of [1, -1])
      noLeak(
        SECOND,
        state,
        (other) => {
          other.ships[0]!.upgrades[0]!.under = 'riggedcargochute';
        },
        player,
        { ahead: true },
      );
  });

  it('a player who knows nothing but a view can imagine a game like it at any question', () => {
    const opened = newRecord(SECOND, squads(['razorcrest']), 'facedown');
    const checked = viewsThroughout(SECOND, firstPosition(SECOND, opened), 'facedown', 3);
    expect(checked.otherwise).toBeGreaterThan(5);
  });

  it('shows nobody else the answer within its step', () => {
    const seen = (upgrade: string) => {
      const start = crest().state;
      start.agenda = [{ kind: 'round' }, { kind: 'window', ...occasion('before-placing-forces') }];
      const referee = Referee.start(SECOND, start);
      const question = referee.questions[0]!;
      expect(SECOND.secret?.(question)).toBe(true);
      if (question.kind !== 'choose-upgrade') throw new Error(`asked ${question.kind}`);
      answerNow(
        referee,
        0,
        question.options.findIndex((option) => option.upgrade === upgrade),
      );
      return JSON.stringify(referee.view(1));
    };
    expect(seen('deadmansswitch')).toBe(seen('riggedcargochute'));
  });
});
