import { describe, expect, it } from 'vitest';
import { OBSTACLES } from '../geometry/index.ts';
import { scoreOf } from '../phases/end.ts';
import {
  answerPlace,
  apart,
  attackOn,
  attackOnSquadron,
  CLOSE,
  chance,
  cr90,
  finish,
  nebulon,
  noseToNose,
  onFront,
  playing,
  settingUp,
  type TestGame,
  type TestTable,
  table,
  targetShip,
  ties,
  until,
  victory,
  when,
  xwings,
} from '../testing/index.ts';
import { OBJECTIVE_CARDS } from './cards.ts';
import { mayLie } from './parts.ts';
import { WRITTEN_OBJECTIVES } from './rules.ts';

const points = (one: number) => ({ points: one });

describe('objectives', () => {
  it('armada:objective-cards-core-set.4 armada:scoring.3 tokens are worth what the card says, objective ships double', () => {
    const game = playing('precision-strike', noseToNose(CLOSE));
    game.state.players[0]!.victoryTokens = 3;
    expect(scoreOf(game.state, 0)).toBe(45);
    const gunnery = playing('advanced-gunnery', {
      us: [cr90([300, 300, 0])],
      them: [victory([900, 600, 180], points(93))],
    });
    Object.assign(gunnery.ship(1), { own: 73, objective: true, place: 'destroyed' });
    expect(scoreOf(gunnery.state, 0)).toBe(166);
  });

  it('are all written, and none lacks an obstacle', () => {
    expect(WRITTEN_OBJECTIVES).toHaveLength(36);
    for (const id of WRITTEN_OBJECTIVES) {
      const card = OBJECTIVE_CARDS.find((one) => one.id === id)!;
      expect(card.obstacles.every((outline) => Object.hasOwn(OBSTACLES, outline))).toBe(true);
    }
  });
});

describe('Advanced Gunnery', () => {
  it('armada:objective-cards-core-set.1 armada:objective-cards.4 each player names a ship, the first player first', () => {
    const game = playing('advanced-gunnery', {
      us: [cr90([300, 300, 0]), nebulon([500, 300, 0])],
      them: [victory([900, 600, 180]), victory([1200, 600, 180])],
    });
    when(game, 'fleets-deployed');
    expect(game.question?.player).toBe(0);
    game.pick({ ship: 1 });
    expect(game.question?.player).toBe(1);
    game.pick({ ship: 2 });
    expect(game.state.ships.map(({ objective }) => objective)).toEqual([false, true, true, false]);
  });

  it('armada:objective-cards-core-set.2 the first player’s ship attacks twice from a zone, not the same zone twice', () => {
    const game = playing('advanced-gunnery', noseToNose(CLOSE));
    game.ship(0).objective = true;
    game.rolls('blank', 'blank', 'accuracy').attack(0).pick(onFront);
    until(game, 'attack');
    expect(game.offers(onFront)).toBe(false);
    game.passAll();
  });

  it('armada:objective-cards-core-set.2 its second attack from that zone is made at another target', () => {
    const { us, them } = noseToNose(CLOSE);
    const game = playing('advanced-gunnery', { us, them: [...them!, ties([840, 400])] });
    game.ship(0).objective = true;
    game.rolls('blank', 'blank', 'accuracy').attack(0).pick(onFront);
    until(game, 'attack');
    expect(game.refusal('front at ship 1 front')).toBe('armada:objective-cards-core-set.2');
    game.rolls('accuracy').pick(attackOnSquadron('front', 0)).passAll();
    expect(game.eventsOf('attack').map(({ attacker }) => attacker.zone)).toEqual(['front', 'front']);
  });

  it('armada:objective-cards-core-set.3 the second player’s ship does so at the same target', () => {
    const game = playing('advanced-gunnery', noseToNose(CLOSE));
    game.state.first = 1;
    game.ship(0).objective = true;
    game.rolls('blank', 'blank', 'accuracy').attack(0).pick(onFront);
    until(game, 'attack');
    expect(game.offers(onFront)).toBe(true);
    game.passAll();
  });
});

describe('Most Wanted', () => {
  it('armada:objective-cards-core-set.5 the second player names one ship of each side', () => {
    const two = {
      us: [cr90([300, 300, 0]), nebulon([500, 300, 0])],
      them: [victory([900, 600, 180]), victory([1200, 600, 180])],
    };
    const game = when(playing('most-wanted', two), 'fleets-deployed');
    expect(game.question?.player).toBe(1);
    game.pick({ ship: 2 });
    expect(game.question?.player).toBe(1);
    game.pick({ ship: 0 });
    expect(game.state.ships.map(({ objective }) => objective)).toEqual([true, false, true, false]);
  });

  it('armada:objective-cards-core-set.6 a ship that attacks one adds a die of a color in its pool, a squadron does not', () => {
    const game = playing('most-wanted', noseToNose(CLOSE));
    game.ship(1).objective = true;
    game.rolls('blank', 'blank', 'accuracy').attack(0).pick(onFront);
    game.pick({ kind: 'effect', effect: 'most-wanted' });
    expect(game.options).toEqual([{ color: 'red' }, { color: 'blue' }]);
    game.rolls('hit').pick({ color: 'blue' });
    expect(game.state.attack?.dice).toHaveLength(4);
    expect(game.offers({ kind: 'effect', effect: 'most-wanted' })).toBe(false);
    game.passAll();
    const wing = playing('most-wanted', { us: [xwings([900, 300])], them: [victory([900, 400, 180])] });
    wing.ship(0).objective = true;
    wing.rolls('hit').squadronAttack(0).pick(targetShip(0, 'front'));
    expect(wing.offers({ kind: 'effect', effect: 'most-wanted' })).toBe(false);
    wing.passAll();
  });

  it('armada:objective-cards-core-set.7 a destroyed objective ship of 44 points scores 88', () => {
    const game = playing('most-wanted', {
      us: [cr90([300, 300, 0])],
      them: [cr90([900, 600, 180], points(44))],
    });
    Object.assign(game.ship(1), { own: 44, objective: true, place: 'destroyed' });
    expect(scoreOf(game.state, 0)).toBe(88);
  });
});

describe('Opening Salvo', () => {
  it('armada:objective-cards-core-set.8 every ship gets a token', () => {
    const game = when(playing('opening-salvo', noseToNose(CLOSE)), 'fleets-deployed');
    expect(game.eventsOf('objective-ship')).toHaveLength(2);
  });

  it('armada:objective-cards-core-set.9 the first attack on a ship adds two red dice, or two of any color', () => {
    const salvo = { kind: 'effect', effect: 'opening-salvo' };
    const game = playing('opening-salvo', noseToNose(CLOSE));
    game.ship(0).objective = true;
    game.rolls('blank', 'blank', 'accuracy').attack(0).pick(onFront);
    game.rolls('hit', 'hit').pick(salvo);
    expect(game.state.attack?.dice.slice(3).map(({ color }) => color)).toEqual(['red', 'red']);
    game.passAll();
    expect(game.ship(0).objective).toBe(false);
    const second = playing('opening-salvo', noseToNose(CLOSE));
    second.state.first = 1;
    second.ship(0).objective = true;
    second.rolls('blank', 'blank', 'accuracy').attack(0).pick(onFront).pick(salvo);
    expect(second.options).toHaveLength(3);
    second.rolls('hit').pick({ color: 'black' });
    second.rolls('hit').pick({ color: 'black' }).passAll();
    expect(second.eventsOf('dice-modified').filter(({ how }) => how === 'add')).toHaveLength(2);
  });

  it('armada:objective-cards-core-set.10 a surviving ship of 57 points with a card scores 29', () => {
    const game = playing('opening-salvo', {
      us: [cr90([300, 300, 0])],
      them: [nebulon([900, 600, 180], { ...points(57), damage: ['facedown: power-failure'] })],
    });
    expect(scoreOf(game.state, 0)).toBe(0);
    game.state.phase = 'end';
    expect(scoreOf(game.state, 0)).toBe(29);
  });
});

describe('Precision Strike', () => {
  it('armada:objective-cards-core-set.12 the attacker picks which die with a hit it spends', () => {
    const game = playing('precision-strike', {
      us: [cr90([900, 300, 0])],
      them: [
        victory([900, 300 + apart('cr90', CLOSE, 'victory'), 180], { damage: ['facedown: power-failure'] }),
      ],
    });
    game.rolls('double-hit', 'blank', 'hit').attack(0).pick(onFront);
    game.draws(String(game.ship(1).damage[0]!.uid)).pick({ effect: 'precision-strike' });
    expect(game.question).toMatchObject({ kind: 'spend-die', player: 0 });
    game.pick({ face: 'double-hit' });
    expect(game.state.attack?.dice.map(({ face }) => face)).toEqual(['blank', 'hit']);
    game.passAll();
  });

  it('armada:objective-cards-core-set.11 the second player’s ships begin with a concentrate fire token', () => {
    const game = when(playing('precision-strike', noseToNose(CLOSE)), 'fleets-deployed');
    expect([game.ship(0).tokens, game.ship(1).tokens]).toEqual([[], ['concentrate-fire']]);
  });

  it('armada:objective-cards-core-set.12 armada:objective-cards-core-set.13 a die with a hit turns a card up, and faceup cards score', () => {
    const game = playing('precision-strike', {
      us: [cr90([900, 300, 0])],
      them: [
        victory([900, 300 + apart('cr90', CLOSE, 'victory'), 180], {
          shields: { front: 0 },
          damage: ['facedown: power-failure', 'facedown: power-failure'],
        }),
      ],
    });
    const [one] = game.ship(1).damage;
    game.rolls('hit', 'crit', 'accuracy').attack(0).pick(onFront);
    game.draws(String(one!.uid)).pick({ kind: 'effect', effect: 'precision-strike' });
    if (game.question?.kind === 'spend-die') game.answer(0);
    expect(game.ship(1).damage.filter(({ up }) => up)).toHaveLength(1);
    expect(game.state.attack?.dice).toHaveLength(2);
    game.draws('targeter-disruption');
    while (game.question) {
      if (game.question.kind === 'critical-effect') game.answer(0);
      else game.answer(game.options.length - 1);
    }
    expect(game.eventsOf('victory-token')).toMatchObject([{ player: 0, count: 2 }]);
  });
});

describe('Contested Outpost', () => {
  const station = { outline: 'station', at: [900, 450, 0] as const };

  it('armada:objective-cards-core-set.14 the second player places the station last, beyond distance 5 of edges', () => {
    const game = settingUp('contested-outpost').run({ kind: 'place-obstacle', player: 1 });
    expect(game.offers({ outline: 'station' })).toBe(false);
    const places = [
      [500, 450, 0],
      [700, 450, 0],
      [1100, 450, 0],
      [1300, 300, 0],
      [1300, 600, 0],
    ];
    for (const at of places) {
      if (game.question?.kind === 'choose-obstacle') game.answer(0);
      game.answer(at);
    }
    const station = game.state.obstacles.findIndex(({ outline }) => outline === 'station');
    const because = 'armada:objective-cards-core-set.14';
    expect(game.question).toMatchObject({ kind: 'place-obstacle', player: 1, obstacle: station, because });
    expect(game.tryAnswer([900, 304.8 + 41, 0])[0]?.ruling).toBe(because);
    game.answer([900, 450, 0]);
    expect(game.state.obstacles.every(({ placed }) => placed)).toBe(true);
    expect(game.eventsOf('obstacle-placed').at(-1)).toMatchObject({ obstacle: station, because });
  });

  it('armada:objective-cards-core-set.15 the station neither obstructs nor repairs', () => {
    const gap = apart('cr90', 250, 'victory');
    const layout = {
      us: [cr90([900, 300, 0], { damage: ['facedown: power-failure'] })],
      them: [victory([900, 300 + gap, 180])],
      obstacles: [{ outline: 'station', at: [900, 460, 0] as const }],
    };
    const open = playing('contested-outpost', layout).attack(0);
    expect(open.options).toContainEqual(expect.objectContaining({ ...onFront, obstructed: false }));
    open.passAll();
    const behind = table(layout).attack(0);
    expect(behind.options).toContainEqual(expect.objectContaining({ ...onFront, obstructed: true }));
    behind.passAll();
    const docked = playing('contested-outpost', layout).run({
      kind: 'on-obstacles',
      ship: 0,
      obstacles: [0],
    });
    expect(docked.question).toBeUndefined();
    expect(docked.ship(0).damage).toHaveLength(1);
  });

  it('armada:objective-cards-core-set.16 the higher total command value at distance 1 gains a token', () => {
    const near = { us: [nebulon([820, 450, 0])], them: [victory([1000, 450, 180])], obstacles: [station] };
    const game = when(playing('contested-outpost', near), 'end-of-round');
    expect(game.state.players.map(({ victoryTokens }) => victoryTokens)).toEqual([0, 1]);
    const far = { ...near, them: [victory([1300, 450, 180])] };
    const alone = when(playing('contested-outpost', far), 'end-of-round');
    expect(alone.state.players.map(({ victoryTokens }) => victoryTokens)).toEqual([1, 0]);
  });
});

describe('Fire Lanes', () => {
  it('armada:objective-cards-core-set.17 three tokens beyond distance 4 of edges, each of which may be shifted', () => {
    const game = when(playing('fire-lanes', noseToNose(CLOSE)), 'obstacles-placed');
    expect(game.question).toMatchObject({ kind: 'place-token', player: 1, tokens: 3 });
    expect(game.tryAnswer([900, 244, 0])[0]?.ruling).toBe('armada:objective-cards-core-set.17');
    for (const x of [600, 900, 1200]) game.answer([x, 450, 0]);
    expect(game.question).toMatchObject({ kind: 'move-token', player: 0 });
    expect(game.tryAnswer([600, 450 + 126, 0])).toHaveLength(1);
    game
      .answer([600, 450 + 120, 0])
      .answer([900, 450, 0])
      .answer([1200, 450, 0]);
    expect(game.state.markers.map(({ x, y }) => [x, y])).toEqual([
      [600, 570],
      [900, 450],
      [1200, 450],
    ]);
  });

  /** A corvette and a Star Destroyer that face a token from either side. */
  const lane = (more: Partial<TestTable> = {}) => {
    const game = playing('fire-lanes', {
      us: [cr90([900, 300, 0])],
      them: [victory([900, 650, 180])],
      ...more,
    });
    game.state.markers = [{ id: 90, kind: 'objective', player: -1, ship: -1, zone: '', x: 900, y: 480 }];
    return when(game, 'end-of-round');
  };
  const tokens = (game: TestGame) => game.state.players.map(({ victoryTokens }) => victoryTokens);
  const because = (game: TestGame) => game.eventsOf('victory-token').map((event) => event.because);

  it('armada:objective-cards-core-set.18 whoever brings more battery dice to bear gains a token: 6 against 3', () => {
    expect(tokens(lane())).toEqual([0, 1]);
    expect(because(lane())).toEqual(['armada:objective-cards-core-set.18']);
  });

  it('armada:faq-cards-core-set.7 dice of a changed armament count, added dice do not', () => {
    const beside = (mine: Parameters<typeof cr90>[1]) => {
      const us = [cr90([900, 450, 0], mine)];
      const game = playing('fire-lanes', { us, them: [cr90([700, 450, 0])] });
      game.state.markers = [{ id: 90, kind: 'objective', player: -1, ship: -1, zone: '', x: 800, y: 450 }];
      return when(game, 'end-of-round');
    };
    expect(tokens(beside({ tokens: ['concentrate-fire'], revealed: ['concentrate-fire'] }))).toEqual([0, 0]);
    const armed = beside({ upgrades: ['enhanced-armament'] });
    expect(tokens(armed)).toEqual([1, 0]);
    expect(because(armed)).toEqual(['armada:faq-cards-core-set.7']);
  });

  it('armada:objective-cards-core-set.19 who overlaps a token gives it to the opponent; both overlapping, to nobody', () => {
    const under = lane({ them: [victory([900, 650, 180]), ties([900, 480])] });
    expect(tokens(under)).toEqual([1, 0]);
    expect(because(under)).toEqual(['armada:objective-cards-core-set.19']);
    const both = {
      us: [cr90([900, 300, 0]), xwings([890, 490])],
      them: [victory([900, 650, 180]), ties([905, 470])],
    };
    expect(tokens(lane(both))).toEqual([0, 0]);
  });
});

describe('Fleet Ambush', () => {
  it('armada:objective-cards-core-set.20 the first player deploys in the middle on odd turns', () => {
    const game = settingUp('fleet-ambush').run({ kind: 'deployment-turn', player: 0, squadrons: 2 });
    game.answer(0);
    expect(game.tryAnswer([900, 100, 0])[0]?.ruling).toBe('armada:objective-cards-core-set.20');
    game.answer([900, 450, 0]);
    game.answer(0).answer([900, 800, 180]);
    game.answer(0);
    expect(game.tryAnswer([900, 550, 0])[0]?.ruling).toBe('armada:deployment-zone.1');
    game.answer([1100, 100, 0]);
    finish(game, 'ambush');
  });

  it('armada:objective-cards-core-set.21 ships come before squadrons, and nothing of the first player on obstacles', () => {
    const game = settingUp('fleet-ambush');
    Object.assign(game.state.obstacles[0]!, { placed: true, x: 900, y: 450 });
    game.run({ kind: 'deployment-turn', player: 0, squadrons: 2 });
    expect(game.options.every((option) => (option as { kind: string }).kind === 'ship')).toBe(true);
    game.answer(0);
    expect(game.tryAnswer([900, 450, 0])[0]?.ruling).toBe('armada:objective-cards-core-set.21');
    finish(game, 'no rock');
    const squadrons = game.state.squadrons.filter(({ place }) => place === 'table');
    expect(squadrons.length).toBeGreaterThan(0);
  });
});

describe('Hyperspace Assault', () => {
  const assault = () => {
    const game = settingUp('hyperspace-assault');
    game.state.first = 1;
    return when(game, 'obstacles-placed');
  };

  it('armada:objective-cards-core-set.22 armada:objective-tokens.1 a small or medium ship and up to three squadrons wait, and three tokens lie', () => {
    const game = assault();
    expect(game.question).toMatchObject({ kind: 'set-aside-ship', player: 0 });
    game.answer(0);
    expect(game.ship(0).place).toBe('set-aside');
    for (let one = 0; one < 3 && game.question?.kind === 'set-aside-squadron'; one++) game.answer(0);
    expect(game.state.squadrons.filter(({ place }) => place === 'set-aside')).toHaveLength(3);
    expect(game.question).toMatchObject({ kind: 'place-token', player: 0, tokens: 3 });
    expect(game.tryAnswer([900, 184, 0])).toHaveLength(1);
    for (const x of [500, 900, 1300]) game.answer([x, 450, 0]);
    expect(game.state.markers.map(({ x, y, ship }) => [x, y, ship])).toEqual([
      [500, 450, -1],
      [900, 450, -1],
      [1300, 450, -1],
    ]);
  });

  it('armada:objective-cards-core-set.23 they come after the first round, at distance 1 of one token, and all are removed', () => {
    const game = assault().passAll();
    for (const x of [500, 900, 1300]) game.answer([x, 450, 0]);
    const ship = game.state.ships.find(({ place }) => place === 'set-aside')!;
    game.state.round = 1;
    game.state.phase = 'setup';
    for (const one of game.state.ships) {
      if (one.place === 'reserve') Object.assign(one, { place: 'table', x: 200 + 150 * one.id, y: 850 });
    }
    expect(when(game, 'start-of-round').question).toBeUndefined();
    game.state.round = 2;
    when(game, 'start-of-round').answer(1);
    game.pick({ kind: 'ship', speed: 2 });
    expect(game.tryAnswer([900, 700, 0])[0]?.ruling).toBe('armada:objective-cards-core-set.23');
    game.answer([900, 480, 0]);
    expect(game.ship(ship.id)).toMatchObject({ place: 'table', speed: 2, x: 900, y: 480 });
    expect(game.state.markers).toEqual([]);
  });

  it('armada:objective-cards-core-set.24 who waits may move each token within distance 1', () => {
    const game = assault().passAll();
    for (const x of [500, 900, 1300]) game.answer([x, 450, 0]);
    for (const one of game.state.ships) {
      if (one.place === 'reserve') Object.assign(one, { place: 'table', x: 200 + 150 * one.id, y: 850 });
    }
    game.state.round = 2;
    when(game, 'start-of-round').pick({ kind: 'none' });
    expect(game.tryAnswer([500, 450 + 77, 0])).toHaveLength(1);
    game
      .answer([500, 450 + 76, 0])
      .answer([900, 450, 0])
      .answer([1300, 450, 0]);
    expect(game.state.markers.map(({ y }) => y)).toEqual([526, 450, 450]);
  });
});

describe('Dangerous Territory', () => {
  const rocks = {
    us: [cr90([900, 300, 0])],
    them: [cr90([1300, 600, 180])],
    obstacles: [{ outline: 'asteroid_1', at: [900, 300, 0] as const }],
  };

  it('armada:objective-cards-core-set.25 obstacles lie beyond distance 5 of edges, each with a token', () => {
    const game = settingUp('dangerous-territory').run({ kind: 'place-obstacle', player: 1 });
    game.answer(0);
    expect(game.tryAnswer([900, 304.8 + 30, 0])[0]?.ruling).toBe('armada:objective-cards-core-set.25');
    game.answer([900, 450, 0]);
    finish(game, 'rocks');
    when(game, 'obstacles-placed');
    expect(game.state.markers).toHaveLength(game.state.obstacles.filter(({ placed }) => placed).length);
  });

  it('armada:objective-cards-core-set.26 a ship that overlaps an obstacle may take its token', () => {
    const game = when(playing('dangerous-territory', rocks), 'obstacles-placed');
    game.draws('power-failure').run({ kind: 'on-obstacles', ship: 0, obstacles: [0] });
    game.pick({ kind: 'token' });
    expect(game.state.players[0]).toMatchObject({ victoryTokens: 1 });
    expect(game.state.markers).toEqual([]);
    expect(scoreOf(game.state, 0)).toBe(15);
  });

  it('armada:objective-cards-core-set.27 fields do nothing to the second player’s ships', () => {
    const game = playing('dangerous-territory', rocks);
    game.state.first = 1;
    game.run({ kind: 'on-obstacles', ship: 0, obstacles: [0] });
    expect(game.eventsOf('on-obstacle')).toHaveLength(1);
    expect(game.ship(0).damage).toEqual([]);
  });
});

describe('Intel Sweep', () => {
  it('armada:objective-cards-core-set.28 five tokens by turns, beyond distance 5 of edges and 3 of each other', () => {
    const game = when(playing('intel-sweep', noseToNose(CLOSE)), 'obstacles-placed');
    const players: number[] = [];
    expect(game.tryAnswer([900, 304, 0])).toHaveLength(1);
    game.answer([400, 450, 0]);
    players.push(1);
    expect(game.tryAnswer([580, 450, 0])[0]?.ruling).toBe('armada:objective-cards-core-set.28');
    for (const x of [600, 800, 1000, 1200]) {
      players.push(game.question!.player);
      game.answer([x, 450, 0]);
    }
    expect(players).toEqual([1, 0, 1, 0, 1]);
    expect(game.state.ships.every(({ objective }) => objective)).toBe(true);
  });

  it('armada:objective-cards-core-set.28 then each player names an objective ship, before any is deployed', () => {
    const { us, them } = noseToNose(CLOSE);
    const game = playing('intel-sweep', { us: [...us, cr90([300, 300, 0])], them: them ?? [] });
    Object.assign(game.state, { round: 0, phase: 'setup' });
    for (const one of game.state.ships) one.place = 'reserve';
    when(game, 'obstacles-placed');
    for (const x of [400, 600, 800, 1000, 1200]) game.answer([x, 450, 0]);
    expect(game.options).toEqual([{ ship: 0 }, { ship: 1 }]);
    game.pick({ ship: 1 });
    expect(game.state.ships.map(({ objective }) => objective)).toEqual([false, true, true]);
    when(game, 'fleets-deployed');
    expect(game.question).toBeUndefined();
  });

  it('armada:objective-cards-core-set.29 an objective ship that reveals a dial may collect a token at distance 1', () => {
    const game = playing('intel-sweep', noseToNose(CLOSE));
    // 35.5 mm from the middle to the front of the base, then 70.
    const token = { id: 90, kind: 'objective', player: -1, ship: -1, zone: '', x: 900, y: 300 + 35.5 + 70 };
    game.state.markers = [token];
    when(game, 'reveal', { ship: 0, what: 'navigate' });
    expect(game.question).toBeUndefined();
    game.ship(0).objective = true;
    when(game, 'reveal', { ship: 0, what: 'navigate' }).pick({ kind: 'token', marker: 90 });
    expect(game.state.players[0]).toMatchObject({ victoryTokens: 1 });
  });

  it('armada:objective-cards-core-set.30 more victory tokens than the opponent are worth 75 points at the end', () => {
    const game = playing('intel-sweep', noseToNose(CLOSE));
    Object.assign(game.state.players[0]!, { victoryTokens: 3 });
    Object.assign(game.state.players[1]!, { victoryTokens: 2 });
    game.state.phase = 'end';
    expect([scoreOf(game.state, 0), scoreOf(game.state, 1)]).toEqual([75, 0]);
  });
});

describe('Minefields', () => {
  it('armada:objective-cards-core-set.31 armada:proximity-mine-tokens.1 the second player places all obstacles far apart, then six mines beside them', () => {
    const game = settingUp('minefields').run({ kind: 'place-obstacle', player: 1 });
    game.answer(0).answer([500, 60, 0]);
    expect(game.question?.player).toBe(1);
    game.answer(0);
    expect(game.tryAnswer([830, 60, 0])[0]?.ruling).toBe('armada:objective-cards-core-set.31');
    finish(game, 'mines');
    when(game, 'obstacles-placed');
    for (let mine = 0; mine < 6; mine++) {
      expect(game.question).toMatchObject({ kind: 'place-token', player: 1 });
      answerPlace(game, chance(`mine ${mine}`));
    }
    expect(game.state.markers).toHaveLength(6);
    const [{ x, y } = { x: 0, y: 0 }] = game.state.markers;
    for (const mm of [70, 76]) expect(mayLie(game.state, { edges: 0, apart: 1 }, x + mm, y)).toBe(false);
  });

  it('armada:objective-cards-core-set.32 a mine at distance 1 goes off: hit and critical are two cards, one faceup', () => {
    const game = playing('minefields', noseToNose(CLOSE));
    game.state.markers = [{ id: 90, kind: 'mine', player: -1, ship: -1, zone: '', x: 960, y: 300 }];
    game.rolls('hit', 'crit').draws('targeter-disruption', 'power-failure');
    when(game, 'after-maneuver', { ship: 0 });
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([true, false]);
    expect(game.state.markers).toEqual([]);
  });

  it('armada:proximity-mine-tokens.2 each mine at distance 1 rolls two dice of its own, one farther off none', () => {
    const game = playing('minefields', noseToNose(CLOSE));
    const mine = { kind: 'mine' as const, player: -1, ship: -1, zone: '', y: 300 };
    game.state.markers = [960, 840, 1100].map((x, at) => ({ ...mine, id: 90 + at, x }));
    game.rolls('hit', 'accuracy', 'hit', 'hit');
    when(game, 'after-maneuver', { ship: 0 });
    expect(game.eventsOf('mine')).toHaveLength(2);
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false, false, false]);
    expect(game.state.markers.map(({ id }) => id)).toEqual([92]);
  });
});

describe('Superior Positions', () => {
  it('armada:objective-cards-core-set.33 the first player deploys everything before the second player', () => {
    const game = settingUp('superior-positions').run({ kind: 'deployment-turn', player: 0, squadrons: 2 });
    const players: number[] = [];
    const rulings = new Set<string>();
    while (game.question) {
      const { question } = game;
      if (question.kind === 'choose-deployment') {
        players.push(question.player);
        rulings.add(`${question.player} ${question.because}`);
      }
      if (question.form === 'choice') game.answer(0);
      else answerPlace(game, chance(`deploy ${players.length}`));
    }
    expect(players).toEqual([...players].sort());
    expect(new Set(players)).toEqual(new Set([0, 1]));
    expect(rulings).toEqual(new Set(['0 armada:objective-cards-core-set.33', '1 armada:setup.5']));
  });

  it('armada:objective-cards-core-set.34 damage to a rear zone gains a token, to a front zone none', () => {
    const chase = {
      us: [cr90([900, 300, 0])],
      them: [victory([900, 300 + apart('cr90', CLOSE, 'victory'), 0])],
    };
    const rear = playing('superior-positions', chase);
    rear
      .rolls('hit', 'blank', 'accuracy')
      .attack(0)
      .pick(attackOn('front', 1, 'rear'))
      .passAll();
    expect(rear.eventsOf('victory-token')).toMatchObject([{ player: 0, count: 1 }]);
    expect(scoreOf(rear.state, 0)).toBe(15);
    const front = playing('superior-positions', noseToNose(CLOSE));
    front.rolls('hit', 'blank', 'accuracy').attack(0).pick(onFront).passAll();
    expect(front.eventsOf('victory-token')).toEqual([]);
  });
});
