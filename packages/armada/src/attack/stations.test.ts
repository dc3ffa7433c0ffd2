/** What is attacked without being a ship or a squadron: stations and mines. */
import { describe, expect, it } from 'vitest';
import { scoreOf } from '../phases/end.ts';
import {
  AWAY,
  attackOnSquadron,
  CLOSE,
  cr90,
  playing,
  squadron,
  type TestGame,
  type TestTable,
  targetSquadron,
  ties,
  when,
  xwings,
} from '../testing/index.ts';
import { UNKNOWN_CARD, viewOf } from '../view.ts';
import { eventText, optionText, refusalText } from '../words/index.ts';

/** The lower rim of the station's token lies so far below its middle (mm). */
const RIM = 41.5;
/** Front of the token of a CR90 at [900, 300]. */
const FRONT = 335.125;
const station = (gap: number) => ({ outline: 'station', at: [900, FRONT + gap + RIM, 0] as const });

/** A CR90 of the first player with a station ahead of it. */
const assault = (gap: number, more: Partial<TestTable> = {}): TestGame =>
  playing('station-assault', {
    us: [cr90([900, 300, 0])],
    them: [AWAY],
    obstacles: [station(gap)],
    first: 0,
    ...more,
  });
const atStation = {
  attacker: { kind: 'zone', id: 0, zone: 'front' },
  defender: { kind: 'obstacle', id: 0, zone: 'front' },
};
const cardsOn = (game: TestGame) => game.state.obstacles[0]!.damage.length;

describe('a station that is attacked', () => {
  it('is a target of the dice at its range, measured to its closest point, with line of sight to it', () => {
    const game = assault(250).rolls('hit', 'crit').attack(0).pick(atStation);
    expect(game.eventsOf('dice-gathered')).toMatchObject([{ dice: ['red', 'red'] }]);
    const [{ reach, sight } = { reach: '', sight: [] }] = game.eventsOf('attack');
    expect(reach).toBe('long');
    expect(sight[3]).toBeCloseTo(FRONT + 250, 6);
    expect(sight[2]).toBeGreaterThanOrEqual(886);
    expect(sight[2]).toBeLessThanOrEqual(893);
    game.passAll();
  });

  it('armada:attacking-stations.2 gets a facedown card for each point, criticals too, and no critical effect', () => {
    const game = assault(CLOSE).rolls('hit', 'crit', 'crit').attack(0).pick(atStation);
    const asked: string[] = [];
    while (game.question) {
      asked.push(game.question.kind);
      game.answer(game.options.length - 1);
    }
    expect(asked).not.toContain('critical-effect');
    expect(game.state.obstacles[0]!.damage.map(({ up }) => up)).toEqual([false, false, false]);
    expect(game.eventsOf('station-damaged').map((event) => eventText(event, game.state))[0]).toBe(
      'Station 1 gets a facedown damage card.',
    );
  });

  it('hides its cards, and shows the deck with them in it', () => {
    const game = assault(CLOSE).rolls('hit', 'blank', 'accuracy').attack(0).pick(atStation).passAll();
    const { kind } = game.state.obstacles[0]!.damage[0]!;
    for (const player of [0, 1, -1]) {
      const view = viewOf(game.state, player);
      expect(view.obstacles[0]!.damage[0]!.kind).toBe(UNKNOWN_CARD);
      expect(view.deck[kind]).toBe(game.state.deck[kind]! + 1);
    }
  });

  it('with ten cards is destroyed: it stays, obstructs, is no target and repairs nobody', () => {
    const game = assault(CLOSE, { them: [AWAY, cr90([900, 640, 180])] });
    for (let uid = 50; uid < 58; uid++) game.state.obstacles[0]!.damage.push({ uid, kind: 0, up: false });
    game.rolls('double-hit', 'hit', 'hit').attack(0).pick(atStation).passAll();
    expect(cardsOn(game)).toBe(10);
    expect(game.eventsOf('station-destroyed')).toHaveLength(1);
    expect(game.state.obstacles[0]!.placed).toBe(true);
    game.ship(0).attacks = [];
    game.attack(0);
    expect(game.offers(atStation)).toBe(false);
    expect(game.offers({ defender: { kind: 'zone', id: 2, zone: 'front' }, obstructed: true })).toBe(true);
    game.passAll();
  });

  it('armada:attacking-stations.3 is no target of a ship or squadron that stands on it', () => {
    const game = playing('station-assault', {
      us: [cr90([900, 300, 0]), xwings([860, 340])],
      them: [AWAY, ties([790, 340])],
      obstacles: [{ outline: 'station', at: [900, 320, 0] }],
    }).attack(0);
    expect(game.offers(atStation)).toBe(false);
    expect(game.refusal('front at obstacle 0')).toBe('armada:attacking-stations.3');
    expect(
      refusalText({ option: 'front at obstacle 0', ruling: 'armada:attacking-stations.3' }, game.state),
    ).toContain('it stands on the station');
    game.passAll();
    game.squadronAttack(0);
    expect(game.refusal('obstacle 0')).toBe('armada:attacking-stations.3');
    game.passAll();
  });

  it('is a target of squadrons at distance 1, of bombers with their criticals', () => {
    const at = (card: string, gap: number) =>
      assault(CLOSE, { us: [cr90([300, 100, 0]), squadron(card, [890, FRONT + 100 - gap - 17])] });
    const bomber = at('y-wing-squadron', 60).rolls('hit-crit').squadronAttack(0);
    expect(optionText(bomber.question!, 0, bomber.state)).toBe('Station 1 at distance 1.');
    bomber.answer(0).passAll();
    expect(cardsOn(bomber)).toBe(2);
    const fighter = at('x-wing-squadron', 90).squadronAttack(0);
    expect(fighter.eventsOf('no-attack')).toHaveLength(1);
  });

  it('is no target of its own side, nor of a squadron that an enemy holds', () => {
    const theirs = assault(CLOSE, { us: [AWAY], them: [cr90([900, 300, 0])] }).attack(1);
    expect(theirs.eventsOf('no-attack')).toHaveLength(1);
    const held = assault(CLOSE, {
      us: [cr90([300, 100, 0]), xwings([890, FRONT + 50])],
      them: [AWAY, ties([890, FRONT])],
    }).squadronAttack(0);
    expect(held.options).toHaveLength(2);
    expect(held.offers(targetSquadron(1))).toBe(true);
    expect(held.refusal('obstacle 0')).toBe('armada:engagement.3');
    held.passAll();
  });
});

describe('Station Assault', () => {
  it('repairs ships of the second player alone', () => {
    const game = assault(CLOSE, { us: [cr90([900, 475, 0], { damage: ['facedown: power-failure'] })] });
    game.run({ kind: 'on-obstacles', ship: 0, obstacles: [0] });
    expect(game.eventsOf('damage-discarded')).toEqual([]);
    const theirs = assault(CLOSE, { them: [cr90([900, 475, 0], { damage: ['facedown: power-failure'] })] });
    theirs.run({ kind: 'on-obstacles', ship: 1, obstacles: [0] }).answer(0);
    expect(theirs.eventsOf('damage-discarded')).toHaveLength(1);
  });

  it('a destroyed station is a token for the first player, another one for the second', () => {
    const game = assault(CLOSE, { obstacles: [station(CLOSE), { outline: 'station', at: [300, 500, 0] }] });
    for (let uid = 50; uid < 60; uid++) game.state.obstacles[0]!.damage.push({ uid, kind: 0, up: false });
    when(game, 'end-of-game');
    expect([scoreOf(game.state, 0), scoreOf(game.state, 1)]).toEqual([40, 40]);
  });
});

describe('a mine', () => {
  const mine = (x: number, y: number, id = 90) => ({
    id,
    kind: 'mine',
    player: -1,
    ship: -1,
    zone: '',
    x,
    y,
  });
  const field = (...mines: readonly ReturnType<typeof mine>[]): TestGame => {
    const game = playing('minefields', {
      us: [cr90([900, 300, 0]), xwings([900, 460])],
      them: [AWAY, ties([930, 450])],
    });
    game.state.markers = [...mines];
    return game;
  };
  const atMine = {
    attacker: { kind: 'zone', id: 0, zone: 'front' },
    defender: { kind: 'token', id: 90, zone: 'front' },
  };

  it('armada:proximity-mine-tokens.3 is attacked as a squadron by ships of either side, and removed by one damage', () => {
    const game = field(mine(900, 400)).rolls('hit').attack(0);
    expect(optionText(game.question!, 1, game.state)).toBe(
      'A mine near CR90 Corvette A from the front zone at close range.',
    );
    game.pick(atMine);
    expect(game.eventsOf('dice-gathered')).toMatchObject([{ dice: ['blue'] }]);
    expect(game.eventsOf('attack').map((event) => eventText(event, game.state))).toEqual([
      'The front zone of CR90 Corvette A attacks a mine at close range.',
    ]);
    game.passAll();
    expect(game.state.markers).toEqual([]);
    expect(game.eventsOf('mine-destroyed')).toMatchObject([
      { marker: 90, because: 'armada:proximity-mine-tokens.3' },
    ]);
  });

  it('armada:proximity-mine-tokens.3 stays where nothing hits it, and is the one target of its attack', () => {
    const game = field(mine(900, 400), mine(940, 420, 91))
      .rolls('accuracy')
      .attack(0)
      .pick(atMine)
      .passAll();
    expect(game.eventsOf('attack')).toHaveLength(1);
    expect(game.state.markers.map(({ id }) => id)).toEqual([90, 91]);
  });

  it('armada:proximity-mine-tokens.3 is not declared after a squadron', () => {
    const game = field(mine(900, 400)).rolls('hit').attack(0).pick(attackOnSquadron('front', 1)).passAll();
    expect(game.eventsOf('attack').map(({ defender }) => defender.kind)).toEqual(['squadron']);
    expect(game.state.markers).toHaveLength(1);
  });

  it('is no target of squadrons', () => {
    const game = field(mine(900, 420)).squadronAttack(0);
    expect(game.offers({ defender: { kind: 'token', id: 90, zone: 'front' } })).toBe(false);
    game.passAll();
  });
});
