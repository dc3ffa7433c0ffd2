/** What officers do, each where it acts and where it does not. */

import { describe, expect, it } from 'vitest';
import { dealCard, sufferAt } from '../damage/suffer.ts';
import { shipOf } from '../game.ts';
import {
  apart,
  attackOn,
  attackOnSquadron,
  CLOSE,
  cr90,
  duel,
  faces,
  led,
  MEDIUM,
  offeredThenPassed,
  onFront,
  SIX_HITS,
  sideOf,
  siege,
  squadron,
  table,
  targetShip,
  ties,
  victory,
  when,
  xwings,
} from '../testing/index.ts';
import { keyword } from './evaluate.ts';

describe('officers in attacks', () => {
  it('Admiral Montferrat: obstructed at speed 3 from ships, and goes when his ship rams', () => {
    const game = siege(CLOSE, {}, led('admiral-montferrat-officer', { speed: 3 }));
    game.rolls('hit', 'hit', 'hit', 'hit', 'hit').attack(0).pick(onFront).answer(0);
    expect(game.state.attack!.dice).toHaveLength(5);
    game.passAll();
    when(game, 'after-maneuver', { ship: 1, what: 'ship obstacle' });
    expect(sideOf(game, 1)).toBe('discarded');
    const calm = siege(CLOSE, {}, led('admiral-montferrat-officer'));
    when(calm, 'after-maneuver', { ship: 1, what: 'obstacle' });
    expect(sideOf(calm, 1)).toBe('readied');
  });

  it('Captain Brunson cancels a die beside an obstacle only', () => {
    for (const [x, offered] of [
      [1010, true],
      [1500, false],
    ] as const) {
      const game = table({
        us: [victory([900, 300, 0])],
        them: [cr90([900, 300 + apart('cr90', MEDIUM, 'victory'), 180], led('captain-brunson-officer'))],
        obstacles: [{ outline: 'asteroid_1', at: [x, 540, 0] }],
      });
      game.rolls('hit', 'hit', 'hit', 'hit', 'hit', 'hit').attack(0).pick(onFront);
      while (game.question && game.question.kind !== 'defense-token') game.pick('done');
      expect(offeredThenPassed(game, 'captain-brunson-officer')).toBe(offered);
    }
  });

  it('Clone Captain Zak adds a die from the sides, and is readied with the token on his card', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('clone-captain-zak-officer'))],
      them: [victory([900 - apart('cr90', MEDIUM, 'victory'), 300, 90])],
    });
    game.ship(0).upgrades[0]!.tokens = ['concentrate-fire'];
    game
      .rolls('hit', 'hit', 'hit')
      .attack(0)
      .pick(attackOn('left', 1, 'front'));
    game.pick({ effect: 'clone-captain-zak-officer' }).pick({ color: 'red' });
    expect(faces(game)).toHaveLength(3);
    game.passAll();
    expect(sideOf(game)).toBe('exhausted');
    game.run({ kind: 'ready-upgrades' }).pick({ own: true }).passAll();
    expect(sideOf(game)).toBe('readied');
    expect(game.ship(0).upgrades[0]!.tokens).toEqual([]);
  });

  it('Commander Gherant: no critical effects against his ship; he goes when it attacks one', () => {
    const game = siege(CLOSE, {}, led('commander-gherant-officer'));
    game.rolls('crit', 'crit', 'hit', 'hit', 'hit', 'hit').attack(0).pick(onFront).pick('done');
    game.passAll();
    expect(game.eventsOf('critical-effect')).toEqual([]);
    const own = duel(MEDIUM, led('commander-gherant-officer')).rolls('hit', 'hit', 'hit').attack(0);
    own.pick(onFront).passAll();
    expect(sideOf(own)).toBe('discarded');
  });

  it('Commander Woldar rerolls for squadrons without swarm near', () => {
    for (const [card, offered] of [
      ['tie-bomber-squadron', true],
      ['tie-fighter-squadron', false],
    ] as const) {
      const game = table({
        us: [cr90([900, 300, 0], led('commander-woldar-officer')), squadron(card, [900, 420])],
        them: [victory([300, 800, 0]), xwings([900, 490])],
      });
      const dice = Array.from({ length: card === 'tie-bomber-squadron' ? 1 : 3 }, () => 'accuracy');
      game.rolls(...dice.map((one) => (card === 'tie-bomber-squadron' ? 'blank' : one)));
      game.squadronAttack(0);
      if (game.question?.kind === 'attack')
        game.pick({ defender: { kind: 'squadron', id: 1, zone: 'front' } });
      expect(offeredThenPassed(game, 'commander-woldar-officer')).toBe(offered);
    }
  });

  it('General Draven adds a die at squadrons with counter or intel', () => {
    const at = (card: string) =>
      table({
        us: [cr90([900, 300, 0], led('general-draven-officer'))],
        them: [victory([300, 800, 0]), squadron(card, [900, 400])],
      });
    const game = at('tie-interceptor-squadron')
      .rolls('hit', 'hit')
      .attack(0)
      .pick(attackOnSquadron('front', 0));
    game.pick({ color: 'red' });
    expect(game.eventsOf('dice-modified')).toMatchObject([{ how: 'add', color: 'red' }]);
    game.passAll();
    const plain = at('tie-bomber-squadron').rolls('hit').attack(0).pick(attackOnSquadron('front', 0));
    expect(plain.eventsOf('dice-rolled')[0]!.dice).toHaveLength(1);
    plain.passAll();
  });

  it('Governor Pryce pays a shield of the attacking zone for a face, once in an activation', () => {
    const game = duel(MEDIUM, led('governor-pryce-officer')).rolls('blank', 'blank', 'hit').attack(0);
    game.pick(onFront).pick({ effect: 'governor-pryce-officer' });
    if (game.question?.kind === 'spend-shield') game.pick({ zone: 'front' });
    expect(game.ship(0).shields).toMatchObject({ front: 1, left: 2 });
    game.pick({ to: 'double-hit' });
    expect(faces(game)).toContain('double-hit');
    expect(offeredThenPassed(game, 'governor-pryce-officer')).toBe(false);
  });

  it('Intel Officer: the token named is discarded when it is spent', () => {
    const game = duel(MEDIUM, led('intel-officer')).rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
    // After the roll, before anything modifies the dice.
    expect(game.question).toMatchObject({ kind: 'use-card', card: 'intel-officer' });
    game.pick('yes').pick({ name: 'brace' });
    while (game.question?.kind === 'attack-effect') game.pick('done');
    game.pick({ name: 'brace' });
    expect(game.ship(1).defense[0]!.side).toBe('discarded');
    game.passAll();
  });

  it('Major Derlin takes one damage away', () => {
    const game = siege(CLOSE, {}, led('major-derlin-officer'));
    game.rolls('hit', 'hit', 'hit', 'hit', 'hit', 'hit').attack(0).pick(onFront).pick('done').pick('yes');
    expect(game.eventsOf('damage-totaled').map(({ damage }) => damage)).toEqual([6, 5]);
    expect(sideOf(game, 1)).toBe('exhausted');
    game.passAll();
  });

  it('Reeva Demesne readies a token when a zone with shields is attacked', () => {
    for (const [front, asked] of [
      [2, true],
      [0, false],
    ] as const) {
      const defense = ['exhausted', 'readied', 'readied'] as const;
      const game = siege(CLOSE, {}, led('reeva-demesne-officer', { shields: { front }, defense }));
      game.rolls('hit', 'hit', 'hit', 'hit', 'hit', 'hit').attack(0).pick(onFront);
      expect(game.question?.kind === 'use-card').toBe(asked);
      if (asked) game.pick('yes');
      expect(game.ship(1).defense[0]!.side).toBe(asked ? 'readied' : 'exhausted');
      game.passAll();
    }
  });

  it('Shu Mai rerolls three dice in the rounds named', () => {
    const game = duel(MEDIUM, led('shu-mai-officer'));
    when(game, 'fleets-deployed').pick({ rounds: [1, 3] });
    game.rolls('blank', 'blank', 'hit', 'hit').attack(0).pick(onFront).pick({ effect: 'shu-mai-officer' });
    game.pick({ face: 'blank' }).pick('none');
    expect(faces(game)).toEqual(['hit', 'blank', 'hit']);
    game.passAll();
    game.state.round = 2;
    game.ship(0).attacks = [];
    game.rolls('blank', 'blank', 'hit').attack(0).pick(onFront);
    expect(offeredThenPassed(game, 'shu-mai-officer')).toBe(false);
  });

  it('Iden Versio: evade cancels at close range, and a squadron command raids a ship near', () => {
    const game = siege(CLOSE, {}, led('iden-versio-officer'));
    game.rolls('hit', 'hit', 'hit', 'hit', 'hit', 'hit').attack(0).pick(onFront).pick({ name: 'evade' });
    expect(game.question).toMatchObject({ kind: 'evade-die', how: 'cancel' });
    game.passAll();
    when(game, 'after-command', { ship: 1, what: 'squadron' }).pick('yes').pick({ command: 'repair' });
    expect(game.ship(0).raids).toEqual(['repair']);
    expect(sideOf(game, 1)).toBe('discarded');
  });
});

describe('officers and commands', () => {
  it('Commandant Aresko gains the command that a friend near reveals', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('commandant-aresko-officer')), cr90([1000, 300, 0]), cr90([300, 300, 0])],
      them: [victory([900, 800, 180])],
    });
    when(game, 'reveal', { ship: 2, what: 'repair' });
    expect(game.question).toBeUndefined();
    when(game, 'reveal', { ship: 1, what: 'repair' }).pick('yes');
    expect(game.ship(0).tokens).toEqual(['repair']);
    expect(sideOf(game)).toBe('exhausted');
  });

  it('Clone Navigation Officer gives a ship near a token of the command revealed, but no repair', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('clone-navigation-officer')), cr90([1000, 300, 0])],
      them: [victory([900, 800, 180])],
    });
    when(game, 'reveal', { ship: 0, what: 'repair' });
    expect(game.question).toBeUndefined();
    when(game, 'reveal', { ship: 0, what: 'navigate' }).pick('yes').pick({ ship: 1 });
    expect(game.ship(1).tokens).toEqual(['navigate']);
  });

  it('Commander Vanto gains a token after the first command', () => {
    const game = duel(CLOSE, led('commander-vanto-officer'));
    game.ship(0).resolved = ['repair'];
    when(game, 'after-command', { ship: 0, what: 'repair' }).pick('yes').pick({ command: 'squadron' });
    expect(game.ship(0).tokens).toEqual(['squadron']);
    const second = duel(CLOSE, led('commander-vanto-officer'));
    second.ship(0).resolved = ['repair', 'navigate'];
    when(second, 'after-command', { ship: 0, what: 'navigate' });
    expect(second.question).toBeUndefined();
  });

  it('T-Series Tactical Droid: a token counts as a dial', () => {
    const game = duel(
      CLOSE,
      led('t-series-tactical-droid-officer', { tokens: ['repair'], shields: { front: 0 } }),
    );
    game.run({ kind: 'resolve-commands', ship: 0 }).pick({ with: 'token' }).pick('yes');
    expect(game.eventsOf('engineering')).toMatchObject([{ points: 2 }]);
    game.passAll();
  });

  it('Support Officer discards all dials', () => {
    const game = siege(CLOSE, led('support-officer', { dials: ['repair', 'navigate'] }));
    when(game, 'start-of-command-phase').pick('yes');
    expect(game.ship(0).dials).toEqual([]);
    expect(game.eventsOf('dial-discarded')).toHaveLength(2);
  });
});

describe('officers and ships', () => {
  it('at the start of the first round: Needa, Titus and Ozzel', () => {
    const needa = siege(500, led('captain-needa-officer'));
    when(needa, 'start-of-round').pick('yes').pick({ name: 'brace' });
    expect(needa.ship(0).defense.map(({ kind }) => kind)).toContain('evade');
    const titus = siege(500, led('admiral-titus-officer'), { speed: 2 });
    when(titus, 'start-of-round').pick('yes');
    if (titus.question?.kind === 'pick-target') titus.pick({ ship: 1 });
    titus.pick({ speed: 3 });
    expect(titus.ship(1).speed).toBe(3);
    const ozzel = duel(500, led('admiral-ozzel-officer'));
    when(ozzel, 'start-of-round')
      .pick('yes')
      .pick({ clicks: [0] });
    expect(ozzel.pose(0).y).toBeGreaterThan(300);
    ozzel.passAll();
    const later = siege(500, led('captain-needa-officer'));
    later.state.round = 2;
    when(later, 'start-of-round');
    expect(later.question).toBeUndefined();
  });

  it('Chart Officer is discarded for an obstacle', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('chart-officer'))],
      them: [victory([300, 800, 0])],
      obstacles: [{ outline: 'asteroid_1', at: [900, 300, 0] }],
    });
    game.run({ kind: 'on-obstacles', ship: 0, obstacles: [0] }).pick('yes');
    expect(game.ship(0).damage).toEqual([]);
    expect(sideOf(game)).toBe('discarded');
  });

  it('armada:obstacles.6 Chart Officer is asked for once, for all obstacles that the ship ended on', () => {
    const field = (...cards: readonly string[]) =>
      table({
        us: [cr90([900, 300, 0], led('chart-officer'))],
        them: [victory([300, 800, 0])],
        obstacles: [
          { outline: 'asteroid_1', at: [900, 300, 0] },
          { outline: 'asteroid_2', at: [900, 330, 0] },
        ],
      })
        .draws(...cards)
        .run({ kind: 'on-obstacles', ship: 0, obstacles: [0, 1] })
        .pick({ obstacle: 0 });
    expect(field().pick('yes').passAll().ship(0).damage).toEqual([]);
    const struck = field('targeter-disruption', 'blinded-gunners').pick('no');
    expect(struck.ship(0).damage).toHaveLength(2);
    expect(sideOf(struck)).toBe('readied');
  });

  it('Clone Captain Silver changes speed by up to three unless navigate was resolved', () => {
    const game = duel(500, led('clone-captain-silver-officer', { speed: 1 }));
    game.maneuver(0).pick('yes').pick({ speed: 4 });
    expect(game.ship(0).speed).toBe(4);
    game.passAll();
    const steered = duel(500, led('clone-captain-silver-officer', { speed: 1, tokens: ['navigate'] }));
    steered.maneuver(0).pick({ with: 'token' }).pick({ speed: 2 });
    expect(steered.question?.kind).toBe('course');
    steered.passAll();
  });

  it('The Grand Inquisitor answers a change of speed near him', () => {
    const game = duel(CLOSE, led('the-grand-inquisitor-officer', { speed: 2 }), { speed: 1 });
    when(game, 'speed-changed', { ship: 1 }).pick('yes').pick({ speed: 3 });
    expect(game.ship(0).speed).toBe(3);
    expect(sideOf(game)).toBe('exhausted');
  });

  it('The Grand Inquisitor answers at distance 5, and no farther', () => {
    for (const [gap, answers] of [
      [300, true],
      [312, false],
    ] as const) {
      const game = duel(gap, led('the-grand-inquisitor-officer', { speed: 2 }), { speed: 1 });
      when(game, 'speed-changed', { ship: 1 });
      expect(game.question?.kind === 'use-card').toBe(answers);
      if (game.question) game.passAll();
    }
  });

  it('Walex Blissex brings a discarded token back', () => {
    const game = duel(CLOSE, led('walex-blissex-officer', { defense: ['discarded', 'readied', 'readied'] }));
    when(game, 'before-reveal', { ship: 0 }).pick('yes');
    expect(game.ship(0).defense[0]!.side).toBe('readied');
    const whole = duel(CLOSE, led('walex-blissex-officer'));
    when(whole, 'before-reveal', { ship: 0 });
    expect(whole.question).toBeUndefined();
  });

  it('Lira Wessex turns a faceup card down before it acts, for a repair token', () => {
    const game = duel(CLOSE, led('lira-wessex-officer', { tokens: ['repair'] }));
    game
      .draws('injured-crew')
      .does((running) => dealCard(running, shipOf(running, 0), true, 'armada:damage.5'));
    game.pick('yes');
    expect(game.ship(0).damage).toMatchObject([{ up: false }]);
    expect(game.ship(0).tokens).toEqual([]);
    expect(game.ship(0).defense.every(({ side }) => side === 'readied')).toBe(true);
  });

  it('Admiral Chiraneau: squadrons of his command move though engaged, at speed 2', () => {
    const game = table({
      us: [victory([900, 300, 0], led('admiral-chiraneau-officer')), ties([900, 420])],
      them: [cr90([300, 800, 0]), xwings([900, 490])],
    });
    game
      .run({ kind: 'activate-squadron', squadron: 0, by: 0, move: true, attack: true, both: true })
      .pick('move');
    expect(game.tryAnswer([900 + 140, 420, 0])).toHaveLength(1);
    game.answer([900 + 120, 420, 0]).passAll();
    expect(game.squadron(0).x).toBe(1020);
  });

  it('Instructor Goran lends counter to squadrons near that are not heavy', () => {
    const game = table({
      us: [
        cr90([900, 300, 0], led('instructor-goran-officer')),
        ties([960, 300]),
        squadron('lambda-class-shuttle', [840, 300]),
      ],
      them: [victory([300, 800, 0])],
    });
    expect(keyword(game.state, game.squadron(0), 'counter')).toBe(1);
    expect(keyword(game.state, game.squadron(1), 'counter')).toBe(0);
  });
});

it('damage outside attacks is not lessened by cards', () => {
  const game = duel(CLOSE, led('major-derlin-officer'));
  game.does((running) => sufferAt(running, shipOf(running, 0), 'front', 1, 'armada:damage.2'));
  expect(game.question).toBeUndefined();
  expect(game.ship(0).shields.front).toBe(1);
});

describe('officers who make attackers pay', () => {
  it('Emperor Palpatine: enemy ships and aces that attack his ship spend a token of their choice, if they can', () => {
    const game = siege(CLOSE, {}, led('emperor-palpatine-officer')).rolls(...SIX_HITS);
    game.attack(0).pick(onFront);
    expect(game.question).toMatchObject({ kind: 'pick-defense-token', player: 0 });
    game.pick({ name: 'brace' });
    expect(game.ship(0).defense[0]).toEqual({ kind: 'brace', side: 'exhausted' });
    game.passAll();
    const attacked = (card: string) =>
      table({
        us: [squadron(card, [900, 430])],
        them: [victory([900, 510, 180], led('emperor-palpatine-officer'))],
      })
        .squadronAttack(0)
        .pick(targetShip(0, 'front'));
    const exhausted = (card: string) => {
      const game = attacked(card);
      game.passAll();
      return game.squadron(0).defense.filter(({ side }) => side !== 'readied').length;
    };
    expect(exhausted('wedge-antilles-x-wing-squadron')).toBe(1);
    expect(exhausted('x-wing-squadron')).toBe(0);
  });
});
