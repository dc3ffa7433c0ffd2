import { describe, expect, it } from 'vitest';
import { keyword } from '../abilities/evaluate.ts';
import { squadronCardOf } from '../game.ts';
import {
  offeredThenPassed,
  squadron,
  table,
  targetShip,
  targetSquadron,
  ties,
  victory,
  xwings,
} from '../testing/index.ts';
import { engagedWith } from './engaged.ts';
import { heldBy, mayMove } from './engagement.ts';

const interceptors = (at: readonly [number, number], more = {}) =>
  squadron('tie-interceptor-squadron', at, more);
const ywings = (at: readonly [number, number], more = {}) => squadron('y-wing-squadron', at, more);
const awings = (at: readonly [number, number], more = {}) => squadron('a-wing-squadron', at, more);
const accuracies = (count: number) => Array.from({ length: count }, () => 'accuracy');

describe('engagement', () => {
  it('armada:engagement.1 at distance 1 of an enemy squadron', () => {
    const near = table({ us: [xwings([900, 300])], them: [ties([900, 300 + 34.2 + 70])] });
    expect(engagedWith(near.state, near.squadron(0)).map(({ id }) => id)).toEqual([1]);
    const far = table({ us: [xwings([900, 300])], them: [ties([900, 300 + 34.2 + 80])] });
    expect(engagedWith(far.state, far.squadron(0))).toEqual([]);
  });

  it('armada:engagement.2 an engaged squadron cannot move', () => {
    const game = table({ us: [xwings([900, 300])], them: [ties([900, 380])] }).squadronActs(0);
    expect(game.offers('move')).toBe(false);
    expect(game.refusal('move')).toBe('armada:engagement.2');
    game.passAll();
  });

  it('armada:engagement.3 it must attack an engaged squadron rather than a ship', () => {
    const game = table({ us: [xwings([900, 400])], them: [victory([900, 500, 180]), ties([830, 400])] });
    game.squadronAttack(0);
    expect(game.offers(targetShip(0, 'front'))).toBe(false);
    expect(game.refusal('ship 0 front')).toBe('armada:engagement.3');
    expect(game.offers(targetSquadron(1))).toBe(true);
    game.passAll();
  });

  it('armada:line-of-sight.3 a squadron before the nose of a ship does not attack its sides through the front', () => {
    const game = table({ us: [xwings([900, 400])], them: [victory([900, 500, 180])] }).squadronAttack(0);
    const zones = ['front', 'left', 'right', 'rear'] as const;
    expect(zones.filter((zone) => game.offers(targetShip(0, zone)))).toEqual(['front']);
    expect(zones.map((zone) => game.refusal(`ship 0 ${zone}`))).toEqual([
      undefined,
      'armada:line-of-sight.3',
      'armada:line-of-sight.3',
      'armada:attack.7',
    ]);
    game.passAll();
  });

  it('armada:line-of-sight.3 its line of sight must not cross another zone, even where its range does not', () => {
    const past = table({ us: [xwings([950, 400])], them: [victory([900, 500, 180])] }).squadronAttack(0);
    expect(past.offers(targetShip(0, 'front'))).toBe(true);
    expect(past.refusal('ship 0 left')).toBe('armada:line-of-sight.3');
    past.passAll();
    const beside = table({ us: [xwings([980, 440])], them: [victory([900, 500, 180])] }).squadronAttack(0);
    expect(beside.offers(targetShip(0, 'left'))).toBe(true);
    beside.passAll();
  });

  it('armada:engagement.4 ships and friends never engage', () => {
    const game = table({ us: [xwings([900, 400]), xwings([830, 400])], them: [victory([900, 500, 180])] });
    expect(engagedWith(game.state, game.squadron(0))).toEqual([]);
    expect(mayMove(game.state, game.squadron(0))).toBe(true);
  });

  it('armada:engagement.5 with an obstacle between they are not engaged, but may attack', () => {
    const game = table({
      us: [xwings([900, 350])],
      them: [ties([900, 444])],
      obstacles: [{ outline: 'station', at: [900, 397, 0] }],
    });
    expect(engagedWith(game.state, game.squadron(0))).toEqual([]);
    game
      .rolls(...accuracies(3))
      .squadronAttack(0)
      .pick(targetSquadron(1))
      .passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ obstructed: true }]);
  });

  it('armada:engagement.6 ends when the last engaging squadron is destroyed', () => {
    const game = table({ us: [xwings([900, 300])], them: [ties([900, 380], { hull: 1 })] });
    expect(mayMove(game.state, game.squadron(0))).toBe(false);
    game
      .rolls('hit', ...accuracies(3))
      .squadronAttack(0)
      .pick('attack')
      .passAll();
    expect(mayMove(game.state, game.squadron(0))).toBe(true);
  });

  it('armada:faq.3 engaged with one, it may attack another at distance 1', () => {
    const game = table({
      us: [ties([900, 350])],
      them: [ties([900, 444]), ties([830, 350])],
      obstacles: [{ outline: 'station', at: [900, 397, 0] }],
    });
    expect(engagedWith(game.state, game.squadron(0)).map(({ id }) => id)).toEqual([2]);
    game.squadronAttack(0);
    expect(game.offers(targetSquadron(1))).toBe(true);
    expect(game.offers(targetSquadron(2))).toBe(true);
    game.passAll();
  });
});

describe('keywords in attacks', () => {
  it('armada:squadron-keywords.1 bomber: criticals count at ships, with their effect', () => {
    const game = table({
      us: [ywings([900, 400])],
      them: [victory([900, 500, 180], { shields: { front: 0 } })],
    });
    game
      .rolls('hit-crit')
      .draws('damaged-munitions', 'comm-noise')
      .squadronAttack(0)
      .pick(targetShip(0, 'front'));
    game.pick('done').pick({ effect: 'standard' }).passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 2 }]);
    expect(game.eventsOf('damage-dealt').map(({ card }) => card)).toEqual(['damaged-munitions', null]);
  });

  it('armada:squadron-keywords.2 counter: it attacks back, even if destroyed', () => {
    const game = table({ us: [xwings([900, 300])], them: [interceptors([900, 380])] });
    game.rolls('hit', 'hit', 'hit', 'accuracy', 'hit', 'accuracy').squadronAttack(0).pick('attack');
    expect(game.squadron(1)).toMatchObject({ hull: 0, place: 'table' });
    expect(game.question).toMatchObject({ kind: 'counter', player: 1 });
    game.pick('yes').passAll();
    expect(game.eventsOf('attack')[1]).toMatchObject({
      how: 'counter',
      attacker: { id: 1 },
      defender: { id: 0 },
    });
    expect(game.eventsOf('dice-gathered')[1]).toMatchObject({ dice: ['blue', 'blue'] });
    expect(game.squadron(0).hull).toBe(4);
    expect(game.squadron(1).place).toBe('destroyed');
  });

  it('armada:squadron-keywords.2 a counter is not countered, and may be declined', () => {
    const game = table({ us: [awings([900, 300])], them: [interceptors([900, 380])] });
    game
      .rolls('accuracy', 'accuracy', 'accuracy', 'hit', 'accuracy')
      .squadronAttack(0)
      .pick('attack')
      .pick('yes')
      .passAll();
    expect(game.eventsOf('attack')).toHaveLength(2);
    const declined = table({ us: [xwings([900, 300])], them: [interceptors([900, 380])] });
    declined
      .rolls(...accuracies(4))
      .squadronAttack(0)
      .pick('attack')
      .pick('no');
    expect(declined.eventsOf('attack')).toHaveLength(1);
  });

  it('armada:squadron-keywords.3 escort: those engaged with it attack escorts only, but counter whom they like', () => {
    const game = table({ us: [interceptors([900, 300])], them: [xwings([900, 380]), ywings([830, 300])] });
    game.squadronAttack(0);
    expect(game.offers(targetSquadron(1))).toBe(true);
    expect(game.offers(targetSquadron(2))).toBe(false);
    expect(game.refusal('squadron 2')).toBe('armada:squadron-keywords.3');
    game.passAll();
    const countered = table({
      us: [ywings([830, 300]), xwings([900, 380])],
      them: [interceptors([900, 300])],
    });
    countered
      .rolls(...accuracies(2), 'hit', 'accuracy')
      .squadronAttack(0)
      .pick('attack')
      .pick('yes')
      .passAll();
    expect(countered.squadron(0).hull).toBe(5);
  });

  it('armada:squadron-keywords.4 swarm: one die rerolled if another of its side is engaged with the target', () => {
    const swarmed = table({ us: [ties([900, 300]), ties([970, 380])], them: [xwings([900, 380])] });
    swarmed.rolls('accuracy', 'hit', 'hit', 'hit').squadronAttack(0).pick('attack').pick({ effect: 'swarm' });
    swarmed.pick({ face: 'accuracy' }).passAll();
    expect(swarmed.squadron(2).hull).toBe(2);
    const alone = table({ us: [ties([900, 300])], them: [xwings([900, 380])] });
    alone.rolls('accuracy', 'hit', 'hit').squadronAttack(0).pick('attack');
    expect(alone.question).toBeUndefined();
  });

  it('armada:squadron-keywords.21 swarm helps a counter too', () => {
    const game = table({ us: [xwings([900, 300])], them: [interceptors([900, 380]), ties([830, 300])] });
    game
      .rolls(...accuracies(4), 'accuracy', 'crit', 'hit')
      .squadronAttack(0)
      .pick(targetSquadron(1))
      .pick('yes');
    game.pick({ effect: 'swarm' }).pick({ face: 'accuracy' }).passAll();
    expect(game.squadron(0).hull).toBe(4);
  });

  it('armada:squadron-keywords.5 heavy: it neither holds nor draws the attack', () => {
    const game = table({ us: [ties([900, 400])], them: [victory([900, 500, 180]), ywings([830, 400])] });
    expect(engagedWith(game.state, game.squadron(0))).toHaveLength(1);
    expect(mayMove(game.state, game.squadron(0))).toBe(true);
    game.squadronAttack(0);
    expect(game.offers(targetShip(0, 'front'))).toBe(true);
    game.passAll();
  });

  it('armada:squadron-keywords.6 grit: one engaged squadron does not hold it, two do unless heavy', () => {
    const gamma = squadron('gamma-squadron-tie-bomber-squadron', [900, 300]);
    const held = (...them: readonly ReturnType<typeof ties>[]) => {
      const { state } = table({ us: [gamma], them });
      return heldBy(state, state.squadrons[0]!);
    };
    expect(held(xwings([900, 380]))).toBeNull();
    expect(held(xwings([900, 380]), ywings([830, 300]))).toBe('armada:squadron-keywords.6');
    expect(held(ywings([900, 380]), ywings([830, 300]))).toBeNull();
  });

  it('armada:squadron-keywords.7 intel: friends at distance 1 have grit; in 2015 enemies were heavy', () => {
    const jumpmaster = squadron('jumpmaster-5000', [900, 300]);
    const layout = { us: [jumpmaster, ties([900, 300 + 34.2 + 70])], them: [xwings([950, 370])] };
    const now = table(layout);
    expect(keyword(now.state, now.squadron(1), 'grit')).toBe(1);
    expect(mayMove(now.state, now.squadron(1))).toBe(true);
    const then = table({ ...layout, edition: '2015' });
    expect(keyword(then.state, then.squadron(1), 'grit')).toBe(0);
    expect(mayMove(then.state, then.squadron(1))).toBe(true);
  });

  it('armada:squadron-keywords.10 snipe: a squadron at distance 2, and no counter', () => {
    const saber = squadron('saber-squadron-tie-interceptor-squadron', [900, 300]);
    const game = table({ us: [saber], them: [awings([900, 300 + 34.2 + 100])] });
    game
      .rolls('hit', ...accuracies(3))
      .squadronAttack(0)
      .pick(targetSquadron(1))
      .passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ how: 'snipe', reach: 'distance-2' }]);
    expect(game.eventsOf('dice-gathered')).toMatchObject([{ dice: ['blue', 'blue', 'blue', 'blue'] }]);
    const plain = table({ us: [xwings([900, 300])], them: [awings([900, 300 + 34.2 + 100])] }).squadronAttack(
      0,
    );
    expect(plain.eventsOf('no-attack')).toHaveLength(1);
  });

  it('armada:squadron-keywords.11 sniping while engaged with an escort, none without it', () => {
    const saber = squadron('saber-squadron-tie-interceptor-squadron', [900, 300]);
    const game = table({ us: [saber], them: [xwings([900, 380]), awings([766, 300])] }).squadronAttack(0);
    expect(game.offers(targetSquadron(2))).toBe(false);
    expect(game.refusal('squadron 2')).toBe('armada:squadron-keywords.11');
    game.passAll();
  });

  it('armada:squadron-keywords.14 assault: a hit die buys a raid token', () => {
    const gauntlet = squadron('mandalorian-gauntlet-fighter', [900, 400]);
    const game = table({ us: [gauntlet], them: [victory([900, 500, 180])] });
    game.rolls('hit', 'accuracy').squadronAttack(0).pick(targetShip(0, 'front'));
    game.pick({ effect: 'assault' }).pick({ command: 'navigate' }).passAll();
    expect(game.ship(0).raids).toEqual(['navigate']);
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 0 }]);
  });

  it('armada:squadron-keywords.15 AI: commanded, it adds a die of a color in its pool', () => {
    const hyena = squadron('hyena-droid-bomber-squadron', [900, 400]);
    const layout = { us: [hyena, victory([500, 200, 0])], them: [victory([900, 500, 180])] };
    const commanded = table(layout)
      .rolls('blank', 'hit')
      .run({ kind: 'squadron-attack', squadron: 0, by: 0 });
    commanded.pick(targetShip(1, 'front')).pick({ effect: 'ai-battery' }).passAll();
    expect(commanded.eventsOf('damage-totaled')).toMatchObject([{ damage: 1 }]);
    const free = table(layout).rolls('blank').squadronAttack(0).pick(targetShip(1, 'front'));
    expect(offeredThenPassed(free, 'ai-battery')).toBe(false);
  });

  it('armada:squadron-keywords.18 screen: dodge for each other friend engaged with the attacker', () => {
    const belbullab = squadron('belbullab-22-squadron', [900, 380]);
    const vultures = (at: readonly [number, number]) => squadron('vulture-droid-squadron', at);
    const game = table({
      us: [ties([900, 300])],
      them: [belbullab, vultures([830, 300]), vultures([970, 300])],
    });
    game.rolls('hit', 'hit', 'hit', 'accuracy', 'accuracy').squadronAttack(0).pick(targetSquadron(1));
    expect(game.question).toMatchObject({ kind: 'defense-token', player: 1 });
    game.pick({ effect: 'dodge' }).pick({ face: 'hit' }).pick({ face: 'hit' }).passAll();
    expect(game.squadron(1).hull).toBe(4);
  });

  it('armada:squadron-keywords.13 adept: so many dice rerolled', () => {
    const anakin = squadron('anakin-skywalker-btl-b-y-wing-squadron', [900, 300]);
    const game = table({ us: [anakin], them: [xwings([900, 380])] });
    game
      .rolls('accuracy', 'crit', 'hit', 'hit', 'hit')
      .squadronAttack(0)
      .pick('attack')
      .pick({ effect: 'adept' });
    game.pick({ face: 'accuracy' }).pick({ face: 'crit' });
    expect(offeredThenPassed(game, 'adept')).toBe(false);
    expect(game.squadron(1).hull).toBe(2);
  });

  it('armada:squadron-keywords.17 dodge: the defender has a die rerolled', () => {
    const hera = squadron('hera-syndulla-x-wing-squadron', [900, 380]);
    const game = table({ us: [ties([900, 300])], them: [hera] });
    game.rolls('hit', 'hit', 'accuracy', 'crit').squadronAttack(0).pick('attack').pick('done');
    expect(game.question).toMatchObject({ kind: 'defense-token', player: 1 });
    game.pick({ effect: 'dodge' }).pick({ face: 'hit' });
    expect(offeredThenPassed(game, 'dodge')).toBe(false);
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 1 }]);
  });

  it('keywords without a number count once', () => {
    const { state } = table({ us: [xwings([900, 300])], them: [interceptors([300, 300])] });
    expect(squadronCardOf(state.squadrons[1]!).keywords).toEqual({ counter: 2, swarm: 1 });
    expect(keyword(state, state.squadrons[0]!, 'bomber')).toBe(1);
    expect(keyword(state, state.squadrons[0]!, 'counter')).toBe(0);
  });
});
