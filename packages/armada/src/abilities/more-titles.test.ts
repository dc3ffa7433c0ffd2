/** Titles that turn a ship at rest, change cards, and let others wait. */

import { describe, expect, it } from 'vitest';
import { AWAY, ship, squadron, type TestGame, type TestShip, table, when } from '../testing/index.ts';
import { keyword } from './evaluate.ts';

describe('Rakehell', () => {
  const onager = (more: Partial<TestShip> = {}, others: readonly TestShip[] = []): TestGame =>
    table({
      us: [
        ship('onager-class-testbed', [900, 300, 0], { upgrades: ['rakehell-title'], speed: 0, ...more }),
        ...others,
      ],
      them: [AWAY],
    });
  const ends = (game: TestGame) => game.options.map((_, at) => game.question && optionClicks(game, at));
  const optionClicks = (game: TestGame, at: number): number | undefined => {
    const { question } = game;
    return question?.kind === 'course' ? question.options[at]?.clicks[0] : undefined;
  };

  it('turns at speed 0 by one click with a navigate token (armada:ship-movement.9)', () => {
    const game = onager({ tokens: ['navigate'] });
    game.maneuver(0).pick({ command: 'navigate', with: 'token' }).pick({ speed: 0, joint: 0 });
    expect(ends(game)).toEqual([-1, 0, 1]);
    game.pick({ clicks: [1] });
    expect(game.pose(0).facing).toBe(22.5);
    expect(game.eventsOf('maneuver')).toMatchObject([{ speed: 0, clicks: [], overlapped: [] }]);
    expect(game.eventsOf('maneuver-executed')).toHaveLength(1);
  });

  it('armada:damage-cards.22 Thrust-Control Malfunction takes the click of speed 0', () => {
    const damage = ['thrust-control-malfunction'];
    const game = onager({ tokens: ['navigate'], damage }).maneuver(0);
    game.pick({ command: 'navigate', with: 'token' }).pick({ speed: 0, joint: 0 });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('course')).toMatchObject([{ speed: 0, clicks: [0] }]);
  });

  it('turns by two clicks where a dial raises that joint, and stays where it wants to', () => {
    const raised = onager({ revealed: ['navigate'] })
      .maneuver(0)
      .pick({ with: 'dial' });
    raised.pick({ speed: 0, joint: 1 });
    expect(ends(raised)).toEqual([-2, -1, 0, 1, 2]);
    raised.pick({ clicks: [-2] });
    expect(raised.pose(0).facing).toBe(315);
    const still = onager({ revealed: ['navigate'] })
      .maneuver(0)
      .pick({ with: 'dial' });
    still.pick({ speed: 0, joint: 0 }).pick({ clicks: [0] });
    expect(still.pose(0)).toEqual({ x: 900, y: 300, facing: 0 });
  });

  it('does not turn without a navigate command, nor without the card', () => {
    const passed = onager({ tokens: ['navigate'] })
      .maneuver(0)
      .pick('none');
    expect(passed.question).toBeUndefined();
    expect(passed.pose(0)).toEqual({ x: 900, y: 300, facing: 0 });
    const plain = onager({ tokens: ['navigate'], upgrades: [] }).maneuver(0);
    plain.pick({ with: 'token' }).pick({ speed: 0, joint: 0 });
    expect(plain.question).toBeUndefined();
    expect(plain.pose(0).facing).toBe(0);
  });

  it('turns where it slows down to 0, and flies as ever at other speeds', () => {
    const game = onager({ tokens: ['navigate'], speed: 1 })
      .maneuver(0)
      .pick({ with: 'token' });
    game.pick({ speed: 0, joint: 0 });
    expect(ends(game)).toEqual([-1, 0, 1]);
    const fast = onager({ tokens: ['navigate'] })
      .maneuver(0)
      .pick({ with: 'token' });
    fast.pick({ speed: 1, joint: 0 });
    expect(fast.question).toMatchObject({ kind: 'course', speed: 1 });
    expect(fast.options.every((one) => !('pivots' in (one as object)))).toBe(true);
  });

  it('turns by two clicks where Moff Jerjerrod has it suffer for that', () => {
    const upgrades = ['rakehell-title', 'moff-jerjerrod-commander'];
    const game = onager({ tokens: ['navigate'], upgrades })
      .maneuver(0)
      .pick({ with: 'token' });
    game.pick({ speed: 0, joint: 0 }).pick('yes').pick({ zone: 'rear' });
    expect(ends(game)).toEqual([-2, -1, 0, 1, 2]);
    game.passAll();
    expect(onager({ upgrades }).maneuver(0).question).toBeUndefined();
  });

  it('returns unmoved from another ship, and both get a card (armada:ship-movement.10)', () => {
    const beside = ship('cr90-corvette-a', [900 + 38.5 + 21, 300 + 40, 0], { speed: 1 });
    const game = onager({ tokens: ['navigate'] }, [beside]);
    game
      .maneuver(0)
      .pick({ with: 'token' })
      .pick({ speed: 0, joint: 0 })
      .pick({ clicks: [1] });
    expect(game.pose(0)).toEqual({ x: 900, y: 300, facing: 0 });
    expect([0, 1].map((id) => game.ship(id).damage.length)).toEqual([1, 1]);
  });
});

describe('Profundity', () => {
  const fleet = (upgrades: readonly string[], small = 'cr90-corvette-a') =>
    table({
      us: [
        ship('mc75-ordnance-cruiser', [900, 300, 0], { upgrades: ['profundity-title', ...upgrades] }),
        ship(small, [500, 300, 0], { points: 44 }),
        ship('nebulon-b-escort-frigate', [300, 300, 0]),
      ],
      them: [AWAY],
      round: 1,
    });

  it('sets aside a small ship of command value 1, and no other one', () => {
    const game = when(fleet([]), 'obstacles-placed').pick('yes');
    // A Nebulon-B is small and has command value 2: there is nothing to pick.
    expect(game.question).toBeUndefined();
    expect(game.state.ships.map(({ place }) => place)).toEqual(['table', 'set-aside', 'table', 'table']);
    expect(when(fleet([], 'assault-frigate-mark-ii-a'), 'obstacles-placed').question).toBeUndefined();
  });

  it('brings it in at distance 1, with a commander and an officer if their player wants', () => {
    const game = when(fleet(['admiral-ackbar-commander', 'leia-organa-officer']), 'obstacles-placed');
    game.pick('yes');
    for (const [at, points] of [7, 38, 3].entries()) game.state.ships[0]!.upgrades[at]!.points = points;
    game.state.ships[0]!.points = 152;
    when(game, 'start-of-round').pick('yes').pick({ ship: 1, speed: 2 });
    expect(game.tryAnswer([1030 + 76, 300, 0])).not.toEqual([]);
    game.answer([1000, 300, 0]).pick({ upgrade: 'admiral-ackbar-commander' });
    game.pick({ upgrade: 'leia-organa-officer' });
    expect(game.ship(0).upgrades.map(({ id }) => id)).toEqual(['profundity-title']);
    expect(game.ship(1).upgrades.map(({ id }) => id)).toEqual([
      'admiral-ackbar-commander',
      'leia-organa-officer',
    ]);
    expect([0, 1].map((id) => game.ship(id).points)).toEqual([111, 85]);
    expect(game.eventsOf('upgrade-passed')).toHaveLength(2);
  });

  it('may keep both, and has the other ship activated first in that round', () => {
    const game = when(fleet(['admiral-ackbar-commander', 'leia-organa-officer']), 'obstacles-placed');
    when(game.pick('yes'), 'start-of-round').pick('yes').pick({ ship: 1, speed: 2 }).answer([1000, 300, 0]);
    game.pick('none').pick('none');
    expect(game.ship(1).upgrades).toEqual([]);
    game.run({ kind: 'ship-turn', player: 0 });
    expect(game.offers({ ship: 1 })).toBe(true);
    game.passAll();
  });

  it('hands over a discarded officer, which stays discarded', () => {
    const game = when(fleet(['leia-organa-officer']), 'obstacles-placed').pick('yes');
    game.state.ships[0]!.upgrades[1]!.side = 'discarded';
    when(game, 'start-of-round').pick('yes').pick({ ship: 1, speed: 2 }).answer([1000, 300, 0]);
    game.pick({ upgrade: 'leia-organa-officer' });
    expect(game.ship(1).upgrades).toMatchObject([{ id: 'leia-organa-officer', side: 'discarded' }]);
  });

  it('hands nothing over that the other ship may not carry (armada:commanders.1)', () => {
    const cards = ['admiral-ackbar-commander', 'leia-organa-officer'];
    const game = when(fleet(cards, 'gr75-medium-transports'), 'obstacles-placed').pick('yes');
    when(game, 'start-of-round').pick('yes').pick({ ship: 1, speed: 2 }).answer([1000, 300, 0]);
    // No flotilla carries a commander, so the officer is asked for at once.
    expect(game.options).toEqual([{ upgrade: 'leia-organa-officer' }, { kind: 'none' }]);
    game.pick('none');
    expect(game.ship(1).upgrades).toEqual([]);
  });
});

describe('Chimaera', () => {
  const star = (upgrades: readonly string[], others: readonly TestShip[] = []): TestGame =>
    table({
      us: [
        ship('imperial-ii-class-star-destroyer', [900, 300, 0], {
          upgrades: ['chimaera-title', ...upgrades],
        }),
        ...others,
      ],
      them: [AWAY],
    });
  const commands = (game: TestGame) => game.options.map((one) => (one as { upgrade?: string }).upgrade);

  it('exchanges its fleet command for any other one of its faction that no card of the fleet is', () => {
    const cymoon = ship('imperial-ii-class-star-destroyer', [300, 300, 0], {
      upgrades: ['intensify-firepower'],
    });
    const game = star(['entrapment-formation'], [cymoon]);
    game.state.ships[1]!.upgrades[0]!.side = 'discarded';
    when(game, 'start-of-command-phase').pick('yes');
    expect(commands(game)).toEqual(['all-fighters-follow-me', 'shields-to-maximum', 'take-evasive-action']);
    game.pick({ upgrade: 'shields-to-maximum' });
    expect(game.ship(0).upgrades[1]).toEqual({ id: 'shields-to-maximum', side: 'readied', tokens: [] });
    expect(game.eventsOf('upgrade-replaced')).toMatchObject([
      { ship: 0, upgrade: 'entrapment-formation', by: 'shields-to-maximum' },
    ]);
    // The one that was exchanged may come back in a later round.
    when(game, 'start-of-command-phase').pick('yes');
    expect(commands(game)).toContain('entrapment-formation');
    game.passAll();
  });

  it('counts for what it carries, and brings in what the pack has alone', () => {
    const game = star(['entrapment-formation']);
    game.state.upgradeCosts = [
      { id: 'entrapment-formation', points: 5 },
      { id: 'take-evasive-action', points: 6 },
    ];
    Object.assign(game.state.ships[0]!, { points: 129 });
    Object.assign(game.state.ships[0]!.upgrades[1]!, { points: 5 });
    when(game, 'start-of-command-phase').pick('yes');
    expect(game.ship(0).points).toBe(130);
    expect(game.ship(0).upgrades[1]).toMatchObject({ id: 'take-evasive-action', points: 6 });
  });

  it('has nothing to exchange once its fleet command was discarded, and may keep it', () => {
    const spent = star(['entrapment-formation']);
    spent.state.ships[0]!.upgrades[1]!.side = 'discarded';
    expect(when(spent, 'start-of-command-phase').question).toBeUndefined();
    const kept = when(star(['entrapment-formation']), 'start-of-command-phase').pick('no');
    expect(kept.ship(0).upgrades[1]!.id).toBe('entrapment-formation');
  });
});

describe('Invisible Hand', () => {
  const VULTURE = 'vulture-droid-squadron';
  const carrier = (squadrons: readonly string[], more: Partial<TestShip> = {}): TestGame =>
    table({
      us: [
        ship('providence-class-carrier', [900, 300, 0], { upgrades: ['invisible-hand-title'], ...more }),
        ...squadrons.map((card, i) => squadron(card, [300 + 60 * i, 300])),
      ],
      them: [ship('cr90-corvette-a', [900, 590, 180])],
    });
  const deploying = (game: TestGame): TestGame => {
    game.state.round = 0;
    for (const one of game.state.squadrons) one.place = 'reserve';
    return game.run({ kind: 'deployment-turn', player: 0, squadrons: 2 });
  };
  const waiting = (game: TestGame): TestGame => {
    for (const one of game.state.squadrons) {
      one.place = 'set-aside';
      one.lasting.push({ card: 'invisible-hand-title', on: 'aside', what: 'ship-0', until: 'game' });
    }
    return game;
  };

  it('lets squadrons with swarm wait by its card, five at most, and no others', () => {
    const game = deploying(
      carrier([...Array.from({ length: 6 }, () => VULTURE), 'hyena-droid-bomber-squadron']),
    );
    for (let id = 0; id < 5; id++) game.pick({ squadron: id }).pick('yes');
    expect(game.state.squadrons.map(({ place }) => place).slice(0, 5)).toEqual(Array(5).fill('set-aside'));
    game.pick({ squadron: 5 });
    expect(game.question).toMatchObject({ kind: 'deploy-squadron', squadron: 5 });
    game.answer([900, 450, 0]);
    if (game.question?.kind === 'choose-deployment') game.pick({ squadron: 6 });
    expect(game.question).toMatchObject({ kind: 'deploy-squadron', squadron: 6 });
  });

  it('deploys them where its player wants that', () => {
    const game = deploying(carrier([VULTURE])).pick('no');
    expect(game.question).toMatchObject({ kind: 'deploy-squadron', squadron: 0 });
    game.answer([900, 450, 0]);
    expect(game.squadron(0).place).toBe('table');
  });

  it('launches any number of them by its squadron command, wholly within distance 1-3', () => {
    const game = waiting(carrier([VULTURE, VULTURE, VULTURE], { tokens: ['squadron'] }));
    game.run({ kind: 'resolve-commands', ship: 0 }).pick({ command: 'squadron' }).pick('yes');
    game.pick({ squadron: 0 });
    // At distance 3 with some part of the base only.
    expect(game.tryAnswer([900 + 38.5 + 180, 300, 0])).not.toEqual([]);
    game.answer([900, 470, 0]).pick({ squadron: 1 }).answer([960, 470, 0]).pick('none');
    expect(game.state.squadrons.map(({ place }) => place)).toEqual(['table', 'table', 'set-aside']);
    game.pick({ squadron: 0 });
    expect(game.offers('move')).toBe(false);
    expect(game.offers('attack')).toBe(true);
    game.passAll();
  });

  it('gives those that it launched one more AI until its activation ends', () => {
    const game = waiting(carrier([VULTURE, VULTURE], { tokens: ['squadron'] }));
    const ai = () => [0, 1].map((id) => keyword(game.state, game.squadron(id), 'ai-antisquadron'));
    const printed = ai();
    game.run({ kind: 'resolve-commands', ship: 0 }).pick({ command: 'squadron' }).pick('yes');
    game.pick({ squadron: 0 }).answer([900, 470, 0]).pick('none').passAll();
    expect(printed[0]).toBeGreaterThan(0);
    expect(ai()).toEqual([printed[0]! + 1, printed[1]]);
    game.run({ kind: 'end-activation', ship: 0 });
    expect(ai()).toEqual(printed);
  });
});
