/** Unique squadrons that attack, move, pass commands and lend tokens out of turn, each where it acts and where not. */
import { describe, expect, it } from 'vitest';
import { SQUADRON_RADIUS } from '../geometry/index.ts';
import {
  attackOn,
  commanding,
  cr90,
  dogfight,
  faces,
  hulls,
  offeredThenPassed,
  squadron,
  table,
  targetShip,
  targetSquadron,
  ties,
  until,
  victory,
  when,
  xwings,
} from '../testing/index.ts';

const turn = (id: number) =>
  ({ kind: 'squadron-acts', squadron: id, by: -1, move: true, attack: true, both: false }) as const;

describe('aces and keywords', () => {
  it('IG-88 attacks past escorts, and nobody counters him; others cannot and are countered', () => {
    const escorted = (card: string) => {
      const game = dogfight(
        [squadron(card, [900, 400])],
        [xwings([900, 460]), squadron('tie-interceptor-squadron', [840, 400])],
      );
      return game.rolls('accuracy', 'accuracy', 'accuracy', 'accuracy').squadronAttack(0);
    };
    const game = escorted('ig-88-ig-2000').pick(targetSquadron(2));
    while (game.question) {
      expect(game.question.kind).not.toBe('counter');
      game.answer(game.options.length - 1);
    }
    const plain = dogfight(
      [squadron('aggressor-assault-fighter', [900, 400])],
      [xwings([900, 460]), squadron('tie-interceptor-squadron', [840, 400])],
    ).squadronAttack(0);
    expect(plain.offers(targetSquadron(1))).toBe(true);
    expect(plain.offers(targetSquadron(2))).toBe(false);
    plain.passAll();
  });

  it('Tel Trevura has escort while a defense token is readied', () => {
    for (const [sides, offered] of [
      [['readied', 'exhausted'], false],
      [['exhausted', 'exhausted'], true],
    ] as const) {
      const game = dogfight(
        [ties([900, 400])],
        [squadron('tel-trevura-jumpmaster-5000', [900, 460]), xwings([840, 400], { hull: 5 })],
      );
      game.squadron(1).defense.forEach((token, at) => {
        token.side = sides[at]!;
      });
      game.state.squadrons[2]!.card = 'a-wing-squadron';
      game.squadronAttack(0);
      expect(game.offers(targetSquadron(2))).toBe(offered);
      game.passAll();
    }
  });

  it('Tel Trevura recovers hull after an attack in which a token was discarded, even if it destroyed him', () => {
    for (const [side, place] of [
      ['exhausted', 'table'],
      ['readied', 'destroyed'],
    ] as const) {
      const game = dogfight(
        [xwings([900, 400])],
        [squadron('tel-trevura-jumpmaster-5000', [900, 460], { hull: 1 })],
      );
      game.squadron(1).defense.forEach((token) => {
        token.side = side;
      });
      game.rolls('hit', 'hit', 'hit', 'hit').squadronAttack(0).pick(targetSquadron(1));
      while (game.question && game.question.kind !== 'defense-token') game.pick('done');
      game.pick({ name: 'brace' }).pick('done');
      if (place === 'table') game.pick('yes');
      expect(game.squadron(1).place).toBe(place);
      expect(game.squadron(1).hull).toBe(place === 'table' ? 3 : 0);
      if (game.question) game.passAll();
    }
  });
});

describe('aces and dice of their own', () => {
  it('Odd Ball rerolls two dice if he moved before he attacks', () => {
    for (const moves of [true, false]) {
      const game = dogfight(
        [squadron('oddball-arc-170-starfighter-squadron', [900, 340])],
        [ties([900, moves ? 480 : 400])],
      );
      game.squadronActs(0, true);
      if (moves) game.pick('move').answer([900, 410, 0]);
      game.rolls('accuracy', 'accuracy', 'blank').pick('attack').pick(targetSquadron(1));
      expect(offeredThenPassed(game, 'oddball-arc-170-starfighter-squadron')).toBe(moves);
    }
    // A move that a card gives him outside his activation does not help.
    const pushed = dogfight(
      [squadron('oddball-arc-170-starfighter-squadron', [900, 340])],
      [ties([900, 400])],
    );
    when(pushed, 'squadron-moved', { squadron: 0 });
    pushed.rolls('accuracy', 'accuracy', 'blank').squadronActs(0).pick('attack').pick(targetSquadron(1));
    expect(offeredThenPassed(pushed, 'oddball-arc-170-starfighter-squadron')).toBe(false);
  });

  it('Dash Rendar rerolls a die for each enemy beside him', () => {
    const game = dogfight(
      [squadron('dash-rendar-outrider', [900, 400])],
      [ties([900, 460]), ties([960, 400]), ties([900, 640])],
    );
    game.rolls('accuracy', 'accuracy', 'accuracy', 'accuracy', 'hit', 'hit');
    game.squadronAttack(0).pick(targetSquadron(1)).pick({ effect: 'dash-rendar-outrider' });
    game.pick({ die: 0 }).pick({ die: 1 });
    const shown = game.eventsOf('dice-modified').map(({ dice }) => dice.map(({ face }) => face));
    expect(shown).toEqual([
      ['hit', 'accuracy', 'accuracy', 'accuracy'],
      ['hit', 'hit', 'accuracy', 'accuracy'],
    ]);
    game.passAll();
  });

  it('DBS-404 pays with hull for a die at one it touches, and not at others', () => {
    for (const [y, offered] of [
      [400 + 2 * SQUADRON_RADIUS, true],
      [440, false],
    ] as const) {
      const game = dogfight(
        [squadron('dbs-404-hyena-droid-bomber-squadron', [900, 400])],
        [xwings([900, y])],
      );
      game.rolls('accuracy', 'accuracy', ...(offered ? ['hit'] : [])).squadronAttack(0);
      game.pick(targetSquadron(1));
      expect(game.offers({ effect: 'dbs-404-hyena-droid-bomber-squadron' })).toBe(offered);
      if (offered) {
        game.pick({ effect: 'dbs-404-hyena-droid-bomber-squadron' });
        expect(game.eventsOf('dice-modified')).toMatchObject([{ how: 'add', color: 'blue' }]);
        expect(game.squadron(0).hull).toBe(3);
      }
      game.passAll();
    }
  });

  it('Lando Calrissian sets a die for good, and has dice against him rerolled', () => {
    const game = dogfight(
      [squadron('lando-calrissian-millennium-falcon', [900, 400])],
      [squadron('tel-trevura-jumpmaster-5000', [900, 460])],
    );
    game.rolls('blank', 'hit', 'hit', 'blank').squadronAttack(0).pick(targetSquadron(1));
    game.pick({ effect: 'lando-calrissian-millennium-falcon' });
    game.pick({ color: 'red', to: 'double-hit' });
    expect(game.squadron(0).defense.map(({ side }) => side)).toEqual(['discarded', 'readied']);
    game.pick({ name: 'scatter' }).passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 2 }]);
    const back = dogfight([xwings([900, 400])], [squadron('lando-calrissian-millennium-falcon', [900, 460])]);
    back.rolls('hit', 'hit', 'hit', 'hit', 'accuracy').squadronAttack(0).pick(targetSquadron(1));
    while (back.question && back.question.kind !== 'defense-token') back.pick('done');
    back.pick({ effect: 'lando-calrissian-millennium-falcon' }).pick({ die: 0 });
    expect(back.eventsOf('dice-modified').at(-1)).toMatchObject({ how: 'reroll', player: 1 });
    back.passAll();
  });

  it('Malee Hurra: a ship pays a die for a critical at a ship beside her, unless two engage her', () => {
    for (const [foes, offered] of [
      [[], true],
      [[xwings([1010, 520]), xwings([1060, 470])], false],
    ] as const) {
      const game = table({
        us: [victory([900, 300, 0]), squadron('malee-hurra-scurrg-h-6-bomber', [1000, 470])],
        them: [cr90([900, 480, 180]), ...foes],
      });
      game.rolls('blank', 'blank', 'blank', 'hit', 'hit', 'hit').attack(0);
      game.pick(attackOn('front', 1, 'front'));
      expect(game.offers({ effect: 'malee-hurra-scurrg-h-6-bomber' })).toBe(offered);
      if (offered) {
        game.pick({ effect: 'malee-hurra-scurrg-h-6-bomber' }).answer(0).pick({ to: 'crit' });
        expect(game.offers({ effect: 'malee-hurra-scurrg-h-6-bomber' })).toBe(false);
      }
      game.passAll();
    }
  });

  it('Kit Fisto discards a token for three damage less, once it is spent', () => {
    const game = dogfight(
      [xwings([900, 400])],
      [squadron('kit-fisto-delta-7-aethersprite-squadron', [900, 460])],
    );
    game.rolls('hit', 'hit', 'hit', 'hit').squadronAttack(0).pick(targetSquadron(1));
    while (game.question && game.question.kind !== 'defense-token') game.pick('done');
    game.pick({ name: 'brace' }).pick('yes').pick('done');
    expect(game.squadron(1).defense.map(({ side }) => side)).toEqual(['readied', 'discarded']);
    expect(game.eventsOf('damage-totaled').at(-1)).toMatchObject({ damage: 1, braced: false });
    game.passAll();
  });

  it('Jan Ors spends her tokens for a friend at distance 1-2, each kind once; not for one farther away', () => {
    for (const [y, offered] of [
      [540, true],
      [700, false],
    ] as const) {
      const game = dogfight(
        [xwings([900, 400])],
        [ties([900, 460]), squadron('jan-ors-moldy-crow', [900, y])],
      );
      game.rolls('hit', 'hit', 'hit', 'hit').squadronAttack(0).pick(targetSquadron(1));
      while (game.question && !offered) game.answer(game.options.length - 1);
      if (!offered) {
        expect(game.squadron(2).defense.map(({ side }) => side)).toEqual(['readied', 'readied']);
        continue;
      }
      while (game.question && game.question.kind !== 'defense-token') game.pick('done');
      game.pick({ effect: 'jan-ors-moldy-crow' });
      expect(game.squadron(2).defense.map(({ side }) => side)).toEqual(['exhausted', 'readied']);
      expect(game.question?.kind).not.toBe('defense-token');
      game.passAll();
      expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 2, braced: true }]);
    }
  });
});

describe('aces that attack or move out of turn', () => {
  it('Major Rhymer: squadrons beside him attack ships at close range with all their dice', () => {
    const game = (x: number) =>
      table({
        us: [
          cr90([200, 200, 0]),
          squadron('tie-bomber-squadron', [900, 430]),
          squadron('major-rhymer-tie-bomber-squadron', [x, 430]),
        ],
        them: [victory([900, 600, 180])],
      }).squadronAttack(0);
    const near = game(840);
    expect(near.offers({ ...targetShip(1, 'front'), reach: 'close' })).toBe(true);
    near.rolls('hit').pick(targetShip(1, 'front'));
    expect(faces(near)).toEqual(['hit']);
    near.passAll();
    expect(game(600).question).toBeUndefined();
  });

  it('armada:attack.7 beside Major Rhymer a ship at medium range and a squadron at distance 2 stay out of reach', () => {
    const game = (y: number) =>
      table({
        us: [
          cr90([200, 200, 0]),
          squadron('tie-bomber-squadron', [900, y]),
          squadron('major-rhymer-tie-bomber-squadron', [840, y]),
        ],
        them: [victory([900, 600, 180]), squadron('x-wing-squadron', [1034, y])],
      }).squadronAttack(0);
    const close = game(430);
    expect(close.offers({ ...targetShip(1, 'front'), reach: 'close' })).toBe(true);
    expect(close.refusal('squadron 2')).toBe('armada:attack.7');
    close.passAll();
    const beside = game(465);
    expect(beside.offers({ ...targetShip(1, 'front'), reach: 'distance-1' })).toBe(true);
    beside.passAll();
    expect(game(380).question).toBeUndefined();
  });

  it('Haor Chall attacks an enemy squadron beside it before that moves, and a ship before its maneuver', () => {
    const game = dogfight(
      [xwings([900, 400]), xwings([900, 640])],
      [squadron('haor-chall-vulture-droid-squadron', [900, 460])],
    );
    game.rolls('hit', 'hit');
    when(game, 'before-squadron-move', { squadron: 0 }).pick('yes').pick(targetSquadron(0)).passAll();
    expect(hulls(game)).toEqual([3, 5, 3]);
    when(game, 'before-squadron-move', { squadron: 1 });
    expect(game.question).toBeUndefined();
    const ships = table({
      us: [cr90([900, 400, 0])],
      them: [victory([200, 800, 180]), squadron('haor-chall-vulture-droid-squadron', [900, 470])],
    });
    ships.rolls('hit');
    when(ships, 'before-maneuver', { ship: 0 }).pick('yes').pick(targetShip(0, 'front')).passAll();
    expect(ships.ship(0).shields.front).toBe(1);
  });

  it('a squadron that Haor Chall destroys before it moves does not move', () => {
    const game = dogfight(
      [squadron('a-wing-squadron', [900, 400], { hull: 1 })],
      [squadron('haor-chall-vulture-droid-squadron', [900, 460])],
    );
    game.state.squadrons[0]!.card = 'tycho-celchu-a-wing-squadron';
    game.rolls('hit', 'hit').run(turn(0)).pick('move').pick('yes').pick(targetSquadron(0)).passAll();
    expect(game.squadron(0).place).toBe('destroyed');
    expect(game.eventsOf('squadron-moved')).toEqual([]);
  });

  it('Colonel Jendon has another squadron attack in place of himself', () => {
    const game = dogfight(
      [
        squadron('colonel-jendon-lambda-class-shuttle', [900, 300]),
        ties([900, 400], { activated: true }),
        ties([1200, 300]),
      ],
      [xwings([900, 460])],
    );
    game.rolls('hit', 'hit', 'hit').run(turn(0));
    game.pick({ kind: 'card' });
    if (game.question?.kind === 'pick-target') game.pick({ squadron: 1 });
    game.pick(targetSquadron(3)).passAll();
    expect(game.squadron(3).hull).toBe(2);
  });

  it('Hondo Ohnaka turns the slider of one beside him, or places one that has been activated', () => {
    const game = dogfight(
      [squadron('hondo-ohnaka-slave-i', [900, 400])],
      [ties([900, 460]), ties([840, 400], { activated: true })],
    );
    game.run(turn(0)).pick({ kind: 'card' }).answer(0);
    expect(game.squadron(1).slider).toBe(1);
    const placed = dogfight(
      [squadron('hondo-ohnaka-slave-i', [900, 400])],
      [ties([840, 400], { activated: true })],
    );
    placed.run(turn(0)).pick({ kind: 'card' });
    expect(placed.tryAnswer([900, 560, 0])).toMatchObject([{ ruling: 'armada:golden-rules.2' }]);
    expect(placed.tryAnswer([900, 420, 0])).toMatchObject([{ ruling: 'armada:overlapping.11' }]);
    placed.answer([960, 400, 0]);
    expect(placed.squadron(1)).toMatchObject({ x: 960, y: 400 });
  });

  it('Ahsoka Tano: a friend beside her attacks a squadron with two blue dice after she moves', () => {
    const game = dogfight(
      [squadron('ahsoka-tano-delta-7-aethersprite-squadron', [900, 340]), xwings([900, 400])],
      [ties([900, 460])],
    );
    game.rolls('hit', 'hit');
    when(game, 'squadron-moved', { squadron: 0 }).pick('yes').pick(targetSquadron(2)).passAll();
    expect(game.eventsOf('dice-gathered')).toMatchObject([{ dice: ['blue', 'blue'] }]);
    expect(game.squadron(2).hull).toBe(1);
  });

  it('IG-88B is activated to attack every enemy squadron beside it, each obstructed; not when it has been', () => {
    const game = dogfight(
      [squadron('ig-88b-ig-2000b', [900, 400])],
      [ties([900, 460]), ties([840, 400]), ties([900, 640])],
    );
    game.rolls('hit', 'hit', 'hit', 'hit', 'hit', 'hit');
    when(game, 'start-of-squadron-phase').pick('yes');
    game.pick(targetSquadron(1)).pick({ color: 'black' });
    expect(game.squadron(0).slider).toBe(1);
    until(game, 'attack');
    game.pick(targetSquadron(2)).pick({ color: 'black' }).passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ obstructed: true }, { obstructed: true }]);
    expect(hulls(game)).toEqual([5, 0, 0, 3]);
    const done = dogfight([squadron('ig-88b-ig-2000b', [900, 400], { activated: true })], [ties([900, 460])]);
    when(done, 'start-of-squadron-phase');
    expect(done.question).toBeUndefined();
  });

  it('Fenn Rau brings two more squadrons without names when a command has activated him', () => {
    const ring = () =>
      dogfight(
        [
          squadron('fenn-rau-mandalorian-gauntlet-fighter', [900, 400]),
          xwings([960, 400]),
          xwings([840, 400]),
          squadron('luke-skywalker-x-wing-squadron', [900, 460]),
        ],
        [],
      );
    const game = ring().run({ kind: 'end-squadron-activation', squadron: 0, by: 0 });
    expect(game.options).toMatchObject([{ squadron: 1 }, { squadron: 2 }, { kind: 'none' }]);
    game.pick({ squadron: 1 }).pick('none').passAll();
    expect(game.eventsOf('squadron-activated')).toMatchObject([{ squadron: 1, by: 0 }]);
    const alone = ring().run({ kind: 'end-squadron-activation', squadron: 0, by: -1 });
    expect(alone.question).toBeUndefined();
  });

  it('Moralo Eval moves and attacks when an objective token beside him is taken, not for one on an obstacle', () => {
    const game = dogfight([squadron('moralo-eval-yv-666', [900, 400])], [ties([900, 500])]);
    when(game, 'token-gone', { squadron: 0 }).pick('yes');
    expect(game.question).toMatchObject({ kind: 'squadron', squadron: 0 });
    game.pick('move');
    expect(game.tryAnswer([900, 300, 0])).toMatchObject([{ ruling: 'armada:squadron-movement.1' }]);
    game.answer([900, 420, 0]).pick('done');
  });

  it('Matchstick passes commands to bombers beside him, three at most, while he is in command range', () => {
    const ring = (y: number, range = true) =>
      table({
        us: [
          cr90([900, range ? 300 : 60, 0]),
          squadron('matchstick-btl-b-y-wing-squadron', [900, 480], { activated: true }),
          squadron('btl-b-y-wing-squadron', [900, y]),
          squadron('v-19-torrent-squadron', [960, y]),
        ],
        them: [victory([200, 800, 180])],
      }).run(commanding(2));
    const game = ring(640);
    expect(game.options).toMatchObject([{ squadron: 1 }, { kind: 'done' }]);
    game.pick({ squadron: 1 });
    until(game, 'command-squadron');
    expect(ring(760).question).toBeUndefined();
    expect(ring(640, false).question).toBeUndefined();
  });

  it('Mart Mattin is activated to lay a mine beside him, which goes off under whoever comes near', () => {
    const game = table({
      us: [cr90([900, 580, 0]), squadron('mart-mattin-satos-hammer', [900, 400])],
      them: [victory([200, 800, 180]), ties([1500, 400])],
    });
    when(game, 'start-of-squadron-phase').pick('yes');
    expect(game.tryAnswer([900, 660, 0])).not.toEqual([]);
    game.answer([900, 480, 0]);
    expect(game.squadron(0).slider).toBe(1);
    game.rolls('hit', 'crit').draws('targeter-disruption', 'power-failure');
    when(game, 'after-maneuver', { ship: 0 });
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([true, false]);
    expect(game.state.markers).toEqual([]);
  });
});
