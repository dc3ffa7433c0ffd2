/** What commanders do, each where it acts and where it does not. */
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../cards/index.ts';
import { destroyShip, destroySquadron } from '../damage/suffer.ts';
import { shipOf, squadronOf } from '../game.ts';
import {
  apart,
  attackOn,
  CLOSE,
  cr90,
  duel,
  faces,
  led,
  MEDIUM,
  nebulon,
  offeredThenPassed,
  onFront,
  siege,
  squadron,
  type TestGame,
  table,
  targetShip,
  victory,
  when,
  xwings,
} from '../testing/index.ts';
import { beginOn } from './lasting.ts';

describe('commanders in attacks', () => {
  it('Admiral Ackbar: a ship that fires from its sides alone adds two red dice at ships, and not from its front', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('admiral-ackbar-commander'))],
      them: [victory([900 - apart('cr90', MEDIUM, 'victory'), 300, 90]), victory([900, 600, 180])],
    });
    when(game, 'before-attack', { ship: 0 }).pick('yes');
    game.rolls('blank', 'hit', 'hit', 'hit').attack(0);
    expect(game.offers(attackOn('front', 2, 'front'))).toBe(false);
    game.pick(attackOn('left', 1, 'front')).pick({ effect: 'admiral-ackbar-commander' });
    expect(faces(game)).toHaveLength(4);
    game.passAll();
    const plain = table({
      us: [cr90([900, 300, 0], led('admiral-ackbar-commander'))],
      them: [victory([900 - apart('cr90', MEDIUM, 'victory'), 300, 90])],
    });
    plain
      .rolls('blank', 'hit')
      .attack(0)
      .pick(attackOn('left', 1, 'front'));
    expect(offeredThenPassed(plain, 'admiral-ackbar-commander')).toBe(false);
  });

  it('Admiral Screed pays a die for a critical, once in an activation', () => {
    const game = siege(CLOSE, led('admiral-screed-commander'));
    game.rolls('blank', 'hit', 'hit', 'hit', 'hit', 'hit').attack(0);
    game.pick(onFront);
    game.pick({ effect: 'admiral-screed-commander' }).pick({ face: 'blank' }).pick({ to: 'crit' });
    expect(faces(game)).toContain('crit');
    expect(faces(game)).toHaveLength(5);
    expect(game.offers({ effect: 'admiral-screed-commander' })).toBe(false);
    expect(game.ship(0).lasting).toMatchObject([{ card: 'admiral-screed-commander', until: 'activation' }]);
    game.passAll();
  });

  it('Admiral Sloane: accuracy of squadrons wastes a defense token; rogues do not', () => {
    const bombers = (card: string) =>
      table({
        us: [cr90([300, 300, 0], led('admiral-sloane-commander')), squadron(card, [900, 430])],
        them: [victory([900, 510, 180])],
      });
    const game = bombers('b-wing-squadron').rolls('accuracy', 'blank');
    game.squadronAttack(0).pick(targetShip(1, 'front'));
    game.pick({ effect: 'admiral-sloane-commander' }).pick({ name: 'brace' });
    expect(game.ship(1).defense[0]!.side).toBe('exhausted');
    game.passAll();
    const rogues = bombers('firespray-31').rolls('accuracy', 'accuracy');
    rogues.squadronAttack(0).pick(targetShip(1, 'front'));
    expect(offeredThenPassed(rogues, 'admiral-sloane-commander')).toBe(false);
  });

  it('Darth Vader: the attacker spends a defense token to reroll', () => {
    const game = duel(MEDIUM, led('darth-vader-commander')).rolls('blank', 'blank', 'accuracy', 'hit', 'hit');
    game.attack(0).pick(onFront).pick({ effect: 'darth-vader-commander' });
    game.pick({ name: 'evade' }).pick({ face: 'blank' }).pick({ face: 'blank' }).pick('none');
    expect(faces(game)).toEqual(['hit', 'hit', 'accuracy']);
    expect(game.ship(0).defense.some(({ side }) => side === 'exhausted')).toBe(true);
    game.passAll();
  });

  it('Commander Sato replaces dice at a ship beside a friendly squadron', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('commander-sato-commander')), xwings([980, 540])],
      them: [victory([900, 300 + apart('cr90', MEDIUM, 'victory'), 180])],
    });
    game.rolls('hit', 'hit-crit', 'hit-crit').attack(0).pick(onFront).pick('yes');
    game.pick({ from: 'red', to: 'black' }).pick({ from: 'blue', to: 'black' });
    expect(game.eventsOf('dice-rolled')[0]!.dice.map(({ color }) => color)).toEqual([
      'red',
      'black',
      'black',
    ]);
    game.passAll();
    const alone = duel(MEDIUM, led('commander-sato-commander')).rolls('hit', 'hit', 'hit').attack(0);
    alone.pick(onFront);
    expect(alone.eventsOf('dice-rolled')).toHaveLength(1);
    alone.passAll();
  });

  it('General Cracken: attacks of ships on small ships at speed 3 count as obstructed', () => {
    for (const [speed, dice] of [
      [3, 5],
      [2, 6],
    ] as const) {
      const game = siege(CLOSE, {}, led('general-cracken-commander', { speed }));
      game.rolls(...Array.from({ length: dice }, () => 'hit')).attack(0);
      game.pick(onFront);
      if (game.question?.kind === 'die-not-rolled') game.answer(0);
      expect(game.state.attack!.dice).toHaveLength(dice);
      game.passAll();
    }
  });

  it('Kraken turns a die to one icon where another friend is near the defender', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('kraken-commander')), cr90([1100, 500, 0])],
      them: [victory([900, 300 + apart('cr90', MEDIUM, 'victory'), 180])],
    });
    const target = attackOn('front', 2, 'front');
    game.rolls('blank', 'blank', 'hit').attack(0).pick(target).pick({ effect: 'kraken-commander' });
    expect(game.offers({ to: 'double-hit' })).toBe(false);
    game.pick({ to: 'crit' });
    expect(faces(game)).toContain('crit');
    game.passAll();
    const alone = duel(MEDIUM, led('kraken-commander'))
      .rolls('blank', 'blank', 'hit')
      .attack(0)
      .pick(onFront);
    expect(offeredThenPassed(alone, 'kraken-commander')).toBe(false);
  });

  it('Mar Tuuk adds a red die at shields, and loses one at a ship without any', () => {
    const game = duel(MEDIUM, led('mar-tuuk-commander')).rolls('blank', 'blank', 'hit', 'hit').attack(0);
    game.pick(onFront).pick({ effect: 'mar-tuuk-commander' });
    expect(faces(game)).toHaveLength(4);
    game.passAll();
    const shields = { front: 0, left: 0, right: 0, rear: 0 };
    const bare = duel(MEDIUM, led('mar-tuuk-commander'), { shields })
      .rolls('blank', 'blank', 'hit')
      .attack(0);
    bare.pick(onFront);
    // It must, before anything else modifies the dice.
    expect(bare.question).toMatchObject({ kind: 'evade-die', player: 0 });
    bare.pick({ face: 'blank' });
    expect(faces(bare)).toHaveLength(2);
    bare.passAll();
  });

  it('Mon Mothma: an evade at medium range cancels the die', () => {
    const game = siege(MEDIUM, {}, led('mon-mothma-commander')).rolls('hit', 'hit', 'double-hit', 'hit');
    game.attack(0).pick(onFront);
    while (game.question?.kind === 'attack-effect') game.pick('done');
    game.pick({ name: 'evade' });
    expect(game.question).toMatchObject({ kind: 'evade-die', how: 'cancel' });
    game.passAll();
  });

  it('TF-1726 adds a black die for each raid token, two at most', () => {
    const raids = ['navigate', 'repair', 'squadron'] as const;
    const game = duel(MEDIUM, led('tf-1726-commander'), { raids }).rolls(
      'blank',
      'blank',
      'hit',
      'hit',
      'hit',
    );
    // What is limited in uses may be declined (effect-use-and-timing.5).
    game.attack(0).pick(onFront);
    expect(game.offers('done')).toBe(true);
    game.pick({ effect: 'tf-1726-commander' });
    expect(game.state.attack!.dice.filter(({ color }) => color === 'black')).toHaveLength(2);
    game.passAll();
  });

  it('Obi-Wan Kenobi: a readied redirect takes one damage away, an exhausted one does not', () => {
    for (const [side, damage] of [
      ['readied', 2],
      ['exhausted', 3],
    ] as const) {
      const game = table({
        us: [cr90([900, 300, 0])],
        them: [
          victory([900, 300 + apart('cr90', MEDIUM, 'victory'), 180], {
            upgrades: ['obi-wan-kenobi-commander'],
            defense: ['readied', side, side],
          }),
        ],
      });
      game.rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
      game.pick({ name: 'redirect' }).pick({ zone: 'left' }).pick('done');
      if (game.question?.kind === 'use-card') game.pick('yes');
      expect(game.state.attack!.damage).toBe(damage);
      game.passAll();
    }
  });
});

describe('commanders and commands', () => {
  const repairing = (commander: string, more = {}) =>
    duel(CLOSE, led(commander, { shields: { front: 0, left: 0 }, ...more }));
  const pointsOf = (game: TestGame) => game.eventsOf('engineering').map(({ points }) => points);

  it('Admiral Piett: a token alone counts as a dial', () => {
    const game = repairing('admiral-piett-commander', { tokens: ['repair'] });
    game.run({ kind: 'resolve-commands', ship: 0 }).pick({ with: 'token' }).pick('yes');
    expect(pointsOf(game)).toEqual([2]);
    expect(game.ship(0).upgrades[0]!.side).toBe('exhausted');
    game.passAll();
  });

  it('Leia Organa: a dial counts as a dial and a token, and no other command is resolved this round', () => {
    const game = repairing('leia-organa-commander', { revealed: ['repair'], tokens: ['navigate'] });
    game.run({ kind: 'resolve-commands', ship: 0 }).pick({ with: 'dial' }).pick('yes');
    expect(pointsOf(game)).toEqual([3]);
    game.passAll();
    expect(game.ship(0).resolved).toEqual(COMMANDS);
  });

  it('Admiral Trench: a command from the card makes tokens of it count as both', () => {
    const game = repairing('admiral-trench-commander', { tokens: ['repair'] });
    game.ship(0).upgrades[0]!.tokens = ['repair', 'navigate'];
    when(game, 'start-of-ship-phase').pick('yes').pick({ command: 'repair' });
    expect(game.ship(0).upgrades[0]!.tokens).toEqual(['navigate']);
    game.run({ kind: 'resolve-commands', ship: 0 }).pick({ with: 'token' });
    expect(pointsOf(game)).toEqual([3]);
    game.passAll();
  });

  it('General Draven: dials of the enemy count as tokens', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('general-draven-commander'))],
      them: [victory([900, 700, 180], { revealed: ['repair'], shields: { front: 0, left: 0 } })],
    });
    game.ship(0).upgrades[0]!.tokens = ['repair', 'squadron'];
    expect(game.view(1).ships[0]!.upgrades[0]!.tokens).toEqual(['hidden', 'hidden']);
    when(game, 'start-of-ship-phase').pick('yes').pick({ command: 'repair' });
    game.run({ kind: 'resolve-commands', ship: 1 }).pick({ with: 'dial' });
    expect(pointsOf(game)).toEqual([2]);
    game.passAll();
  });

  it('armada:command-dials.7 Grand Admiral Thrawn: each ship gains a dial of the command discarded from the card, to keep or for a token', () => {
    const game = duel(CLOSE, led('grand-admiral-thrawn-commander', { dials: ['navigate'] }));
    game.ship(0).upgrades[0]!.tokens = ['repair', 'squadron'];
    when(game, 'start-of-ship-phase').pick('yes').pick({ command: 'repair' });
    game.activate(0);
    expect(game.ship(0).revealed).toEqual(['repair', 'navigate']);
    game.pick('keep').pick('token');
    expect(game.ship(0)).toMatchObject({ revealed: ['repair'], tokens: ['navigate'] });
    game.passAll();
  });

  it('Bail Organa: tokens of the card are dials of a ship that reveals one, one of each kind at most', () => {
    const game = duel(CLOSE, led('bail-organa-commander'));
    game.ship(0).upgrades[0]!.tokens = ['navigate', 'navigate', 'repair'];
    when(game, 'reveal', { ship: 0, what: 'squadron' });
    while (game.question) game.pick('yes');
    expect(game.ship(0).revealed).toEqual(['navigate', 'repair']);
    expect(game.ship(0).upgrades[0]!.tokens).toEqual(['navigate']);
  });

  it('Count Dooku: a token of the card raids every enemy ship', () => {
    const game = duel(CLOSE, led('count-dooku-commander'));
    game.ship(0).upgrades[0]!.tokens = ['repair'];
    when(game, 'start-of-ship-phase').pick('yes');
    expect(game.ship(1).raids).toEqual(['repair']);
    expect(game.ship(0).raids).toEqual([]);
  });

  it('Garm bel Iblis: in the rounds named ships gain as many tokens as their command value', () => {
    const game = duel(CLOSE, led('garm-bel-iblis-commander'));
    when(game, 'fleets-deployed');
    expect(game.offers({ rounds: [1, 2] })).toBe(false);
    game.pick({ rounds: [2, 4] });
    when(game, 'start-of-ship-phase');
    expect(game.question).toBeUndefined();
    game.state.round = 2;
    when(game, 'start-of-ship-phase').pick({ command: 'repair' });
    expect(game.question).toBeUndefined();
    expect(game.ship(0).tokens).toEqual(['repair']);
  });

  it('General Tagge: in the rounds named ships recover a discarded token', () => {
    const game = duel(
      CLOSE,
      led('general-tagge-commander', { defense: ['discarded', 'readied', 'readied'] }),
    );
    when(game, 'fleets-deployed').pick({ rounds: [1, 3] });
    when(game, 'start-of-ship-phase').pick({ kind: 'ship', ship: 0 });
    expect(game.ship(0).defense[0]!.side).toBe('readied');
    expect(game.question).toBeUndefined();
  });

  it('General Tagge: each ship may leave its tokens discarded', () => {
    const lost = { defense: ['discarded', 'readied', 'readied'] } as const;
    const game = table({
      us: [cr90([900, 300, 0], led('general-tagge-commander', lost)), cr90([700, 300, 0], lost)],
      them: [victory([200, 800, 180])],
    });
    when(game, 'fleets-deployed').pick({ rounds: [1, 3] });
    when(game, 'start-of-ship-phase').pick({ kind: 'ship', ship: 1 }).pick({ kind: 'none' });
    expect([0, 1].map((id) => game.ship(id).defense[0]!.side)).toEqual(['discarded', 'readied']);
  });
});

describe('commanders and courses', () => {
  const yaws = ({ question }: TestGame, joint: number) =>
    question?.kind === 'course' ? question.options.map(({ clicks }) => Math.abs(clicks[joint] ?? 0)) : [];

  it('Admiral Ozzel changes speed by one in Determine Course', () => {
    const game = duel(500, led('admiral-ozzel-commander', { speed: 2 })).maneuver(0);
    expect(game.options).toHaveLength(3);
    game.pick({ speed: 3 });
    expect(game.ship(0).speed).toBe(3);
    game.passAll();
  });

  it('General Madine gives one more click at a joint', () => {
    const game = duel(500, led('general-madine-commander', { speed: 1 }))
      .maneuver(0)
      .pick('yes');
    // The corvette has two clicks at speed 1: nothing beyond that.
    expect(Math.max(...yaws(game, 0))).toBe(2);
    game.passAll();
    const slow = table({
      us: [victory([900, 300, 0], led('general-madine-commander', { speed: 2 }))],
      them: [cr90([300, 800, 0])],
    });
    slow.maneuver(0).pick('yes').pick({ joint: 1 });
    expect(Math.max(...yaws(slow, 0))).toBe(1);
    slow.passAll();
  });

  it('Moff Jerjerrod: for one damage the first joint has two clicks', () => {
    const game = table({
      us: [victory([900, 300, 0], led('moff-jerjerrod-commander', { speed: 2 }))],
      them: [cr90([300, 800, 0])],
    });
    game.maneuver(0).pick('yes').pick({ zone: 'rear' });
    expect(Math.max(...yaws(game, 0))).toBe(2);
    expect(game.ship(0).shields.rear).toBe(0);
    game.passAll();
    expect(game.ship(0).lasting).toEqual([]);
  });

  it('Admiral Konstantine slows or speeds enemies near two ships, one of them large enough', () => {
    const game = table({
      us: [victory([900, 300, 0], led('admiral-konstantine-commander')), cr90([1000, 500, 0])],
      them: [cr90([900, 560, 180], { speed: 2 }), cr90([300, 850, 180])],
    });
    when(game, 'start-of-status-phase');
    expect(game.options).toHaveLength(2);
    game.pick({ ship: 2 });
    game.pick({ speed: 1 });
    expect(game.ship(2).speed).toBe(1);
    const small = table({
      us: [cr90([900, 300, 0], led('admiral-konstantine-commander')), cr90([1000, 500, 0])],
      them: [cr90([900, 560, 180], { speed: 2 })],
    });
    when(small, 'start-of-status-phase');
    expect(small.question).toBeUndefined();
  });
});

it('what a card begins ends with its while', () => {
  const game = duel(CLOSE);
  beginOn(game.ship(0), { card: 'a', on: '', what: '', until: 'activation' });
  beginOn(game.ship(0), { card: 'b', on: '', what: '', until: 'round' });
  game.run({ kind: 'end-activation', ship: 0 });
  expect(game.ship(0).lasting.map(({ card }) => card)).toEqual(['b']);
  game.run({ kind: 'round' });
  expect(game.ship(0).lasting).toEqual([]);
  game.passAll();
});

describe('commanders when somebody is destroyed', () => {
  it('General Grievous readies or recovers a token of a friend at distance 1-5 of whom was destroyed', () => {
    const game = table({
      us: [
        nebulon(
          [900, 300, 0],
          led('general-grievous-commander', { defense: ['readied', 'exhausted', 'discarded'] }),
        ),
        xwings([900, 500]),
        xwings([960, 500]),
        nebulon([300, 850, 0], { defense: ['exhausted', 'readied', 'readied'] }),
      ],
      them: [victory([1500, 600, 180])],
    });
    game.does((rules) => destroySquadron(rules, squadronOf(rules, 0), 'armada:damage.1')).pick('yes');
    // The other Nebulon-B is too far away, the other X-wings are no aces.
    expect(game.question?.kind).toBe('choose-effect');
    game.pick({ kind: 'recover-token' });
    expect(game.ship(0).defense.map(({ side }) => side)).toEqual(['readied', 'exhausted', 'exhausted']);
    game.does((rules) => destroySquadron(rules, squadronOf(rules, 1), 'armada:damage.1')).pick('no');
    game.does((rules) => destroyShip(rules, shipOf(rules, 2), 'armada:damage.1'));
    expect(game.question).toBeUndefined();
  });
});
