import { describe, expect, it } from 'vitest';
import { cardOf } from '../game.ts';
import { scoreOf } from '../phases/end.ts';
import {
  apart,
  CLOSE,
  cr90,
  MEDIUM,
  nebulon,
  noseToNose,
  offeredThenPassed,
  onFront,
  playing,
  settingUp,
  squadron,
  type TestTable,
  targetShip,
  ties,
  victory,
  when,
} from '../testing/index.ts';

describe('Blockade Run', () => {
  it('each ship of the second player has a token, and one that is destroyed scores for the first', () => {
    const game = when(playing('blockade-run', noseToNose(CLOSE)), 'fleets-deployed');
    expect(game.state.ships.map(({ objective }) => objective)).toEqual([false, true]);
    when(game, 'ship-destroyed', { ship: 1 });
    expect(game.eventsOf('victory-token')).toMatchObject([{ player: 0, count: 1 }]);
    expect(scoreOf(game.state, 0)).toBe(20);
  });

  it('a ship that is wholly in the other zone at the end scores for the second player', () => {
    const layout = { us: [cr90([300, 450, 90])], them: [victory([500, 450, 270]), victory([640, 450, 270])] };
    const game = playing('blockade-run', layout);
    Object.assign(game.state.players[0]!, { edge: 'left' });
    when(game, 'fleets-deployed');
    when(game, 'end-of-game');
    // The zone is two rulers deep, 610 mm: the second ship reaches beyond it.
    expect(game.eventsOf('victory-token')).toMatchObject([{ player: 1, count: 1 }]);
  });

  it('obstacles lie beyond both zones', () => {
    const game = settingUp('blockade-run');
    Object.assign(game.state, { setupLeft: 0, setupRight: game.state.width });
    game.state.players[0]!.edge = 'left';
    game.state.players[1]!.edge = 'right';
    game.run({ kind: 'place-obstacle', player: 1 });
    game.answer(0);
    expect(game.tryAnswer([600, 450, 0])).toEqual([
      {
        option: 'at 600, 450',
        ruling: 'armada:golden-rules.2',
        facts: { card: 'blockade-run', reason: 'outside-setup-area' },
      },
    ]);
    game.answer([900, 450, 0]);
    expect(game.question?.player).toBe(1);
  });
});

describe('Targeting Beacons', () => {
  it('the second player rerolls up to two dice at a ship near a token', () => {
    const game = playing('targeting-beacons', noseToNose(MEDIUM));
    game.state.first = 1;
    const token = { id: 90, kind: 'objective', player: -1, ship: -1, zone: '', x: 980, y: 520 };
    game.state.markers = [token];
    game.rolls('blank', 'blank', 'accuracy', 'hit', 'double-hit').attack(0).pick(onFront);
    game.pick({ effect: 'targeting-beacons' }).pick({ face: 'blank' }).pick({ face: 'blank' });
    expect(game.state.attack!.dice.map(({ face }) => face)).toEqual(['hit', 'double-hit', 'accuracy']);
    game.passAll();
  });

  it('not the first player, nor at a ship far from tokens', () => {
    for (const first of [0, 1] as const) {
      const game = playing('targeting-beacons', noseToNose(MEDIUM));
      game.state.first = first;
      const x = first === 0 ? 980 : 1500;
      game.state.markers = [{ id: 90, kind: 'objective', player: -1, ship: -1, zone: '', x, y: 520 }];
      game.rolls('blank', 'blank', 'accuracy').attack(0).pick(onFront);
      expect(offeredThenPassed(game, 'targeting-beacons')).toBe(false);
    }
  });
});

describe('Ion Storm', () => {
  const rock = [{ outline: 'asteroid_1', at: [900, 390, 0] as const }];

  it('a ship that ends away from obstacles is charged: the first player’s beyond distance 1, the other’s beyond 2', () => {
    const near = playing('ion-storm', { ...noseToNose(CLOSE), obstacles: rock });
    when(near, 'after-maneuver', { ship: 0 });
    expect(near.ship(0).objective).toBe(false);
    const far = playing('ion-storm', noseToNose(CLOSE));
    when(far, 'after-maneuver', { ship: 0 });
    expect(far.ship(0).objective).toBe(true);
    when(far, 'after-command', { ship: 0, what: 'repair' }).pick('yes');
    expect(far.ship(0).objective).toBe(false);
  });

  it('its critical effect scores at a charged ship, and takes a command token or a shield', () => {
    const game = playing('ion-storm', noseToNose(MEDIUM, {}, { tokens: ['squadron'] }));
    game.ship(1).objective = true;
    game.rolls('crit', 'blank', 'hit').attack(0).pick(onFront).pick('done');
    game.passAll();
    const struck = playing('ion-storm', noseToNose(MEDIUM, {}, { tokens: ['squadron'] }));
    struck.ship(1).objective = true;
    struck.rolls('crit', 'blank', 'hit').attack(0).pick(onFront);
    while (struck.question && struck.question.kind !== 'critical-effect') struck.pick('done');
    struck.pick({ effect: 'ion-storm' }).passAll();
    expect(struck.ship(1).tokens).toEqual([]);
    expect(struck.eventsOf('victory-token')).toMatchObject([{ player: 0, count: 1 }]);
  });
});

describe('Surprise Attack', () => {
  it('the station lies near the first player’s edge, and the flagship overlaps it at half speed', () => {
    const game = settingUp('surprise-attack', 'general-dodonna-commander');
    game.run({ kind: 'place-obstacle', player: 1 });
    expect(game.question).toMatchObject({ kind: 'place-obstacle', player: 1 });
    expect(game.tryAnswer([900, 700, 0])).toMatchObject([
      { ruling: 'armada:golden-rules.2', facts: { card: 'surprise-attack', reason: 'near-edge' } },
    ]);
    game.answer([900, 280, 0]);
    expect(game.question).toMatchObject({ kind: 'choose-obstacle', player: 1 });
    const deploying = settingUp('surprise-attack', 'general-dodonna-commander');
    const station = deploying.state.obstacles.find(({ type }) => type === 'station')!;
    Object.assign(station, { placed: true, x: 900, y: 330 });
    deploying.run({ kind: 'deployment-turn', player: 0, squadrons: 2 });
    const most = Math.ceil(cardOf(deploying.ship(0)).speeds.length / 2);
    expect(deploying.options).toHaveLength(most);
    deploying.pick({ ship: 0, speed: 1 });
    expect(deploying.tryAnswer([500, 60, 0])).not.toEqual([]);
    deploying.answer([900, 330, 0]);
    expect(deploying.ship(0)).toMatchObject({ place: 'table', y: 330 });
  });

  it('three dials lie facedown, and each round one raids the first player’s ships', () => {
    const game = when(playing('surprise-attack', noseToNose(CLOSE)), 'fleets-deployed');
    game.pick({ command: 'repair' }).pick({ command: 'navigate' }).pick({ command: 'squadron' });
    expect(game.view(0).objectiveDials).toEqual(['hidden', 'hidden', 'hidden']);
    expect(game.view(1).objectiveDials).toEqual(['repair', 'navigate', 'squadron']);
    when(game, 'start-of-ship-phase');
    expect(game.ship(0).raids).toEqual(['repair']);
    expect(game.ship(1).raids).toEqual([]);
    when(game, 'start-of-ship-phase');
    expect(game.ship(0).raids).toEqual(['repair', 'navigate']);
  });
});

describe('Capture the VIP', () => {
  const token = { id: 90, kind: 'objective', player: -1, ship: -1, zone: '', x: 900, y: 390 };

  it('a ship that reveals a dial beside the token takes it, and its bearer scores at the end', () => {
    const game = playing('capture-the-vip', noseToNose(CLOSE));
    game.state.markers = [token];
    when(game, 'reveal', { ship: 0, what: 'navigate' }).pick({ kind: 'token' });
    expect(game.state.markers).toEqual([]);
    when(game, 'end-of-game');
    expect(game.eventsOf('victory-token')).toMatchObject([{ player: 0, count: 1 }]);
    expect(scoreOf(game.state, 0)).toBe(50);
  });

  it('the opponent puts it down touching a bearer that is destroyed', () => {
    const game = playing('capture-the-vip', noseToNose(CLOSE));
    game.ship(0).objective = true;
    when(game, 'ship-destroyed', { ship: 0 });
    expect(game.question).toMatchObject({ kind: 'place-token', player: 1 });
    expect(game.tryAnswer([900, 300, 0])).toHaveLength(1);
    expect(game.tryAnswer([900, 500, 0])).toHaveLength(1);
    // The front of a small base is 35.5 mm before its middle.
    game.answer([900, 335.6, 0]);
    expect(game.state.markers[0]!.y).toBeCloseTo(335.6, 6);
  });
});

describe('Fighter Ambush', () => {
  it('the second player’s squadrons are deployed last, also beside obstacles, far from the first player’s edge', () => {
    const game = playing('fighter-ambush', {
      us: [cr90([900, 100, 0])],
      them: [victory([900, 800, 180]), ties([300, 300])],
      obstacles: [
        { outline: 'asteroid_1', at: [500, 600, 0] },
        { outline: 'asteroid_2', at: [500, 250, 0] },
      ],
    });
    game.state.squadrons[0]!.place = 'reserve';
    when(game, 'obstacles-placed');
    expect(game.squadron(0).place).toBe('set-aside');
    when(game, 'fleets-deployed');
    expect(game.question).toMatchObject({ kind: 'deploy-squadron', player: 1 });
    expect(game.tryAnswer([1500, 500, 0])).not.toEqual([]);
    expect(game.tryAnswer([560, 250, 0])).not.toEqual([]);
    game.answer([570, 600, 0]);
    expect(game.squadron(0).place).toBe('table');
  });

  it('leaves squadrons alone that a card has set aside', () => {
    const game = playing('fighter-ambush', {
      us: [cr90([900, 100, 0])],
      them: [victory([900, 800, 180]), ties([300, 300])],
    });
    Object.assign(game.squadron(0), { place: 'set-aside' });
    game.state.squadrons[0]!.lasting.push({
      card: 'rapid-launch-bays',
      on: 'aside',
      what: 'ship-1',
      until: 'game',
    });
    when(game, 'fleets-deployed');
    expect(game.question).toBeUndefined();
    expect(game.squadron(0).place).toBe('set-aside');
  });

  it('a squadron whose attack deals a damage card scores, one that only takes shields does not', () => {
    for (const [shields, count] of [
      [0, 1],
      [3, 0],
    ] as const) {
      const game = playing('fighter-ambush', {
        us: [squadron('y-wing-squadron', [900, 430])],
        them: [victory([900, 510, 180], { shields: { front: shields } })],
      });
      game.rolls('hit').squadronAttack(0).pick(targetShip(0, 'front')).passAll();
      expect(game.eventsOf('victory-token')).toHaveLength(count);
    }
  });
});

describe('Fleet in Being', () => {
  it('a target discards a token to ready a defense token; ships near edges lose them, and bare ones score', () => {
    const game = when(
      playing('fleet-in-being', noseToNose(MEDIUM, {}, { defense: ['exhausted', 'readied', 'readied'] })),
      'fleets-deployed',
    );
    expect(game.state.markers.map(({ ship }) => ship)).toEqual([0, 1, 1, 1]);
    game.rolls('blank', 'blank', 'hit').attack(0).pick(onFront).pick('token');
    expect(game.ship(1).defense[0]!.side).toBe('readied');
    expect(game.state.markers).toHaveLength(3);
    game.passAll();
    game.ship(0).y = 60;
    when(game, 'end-of-round');
    expect(game.state.markers.map(({ ship }) => ship)).toEqual([1, 1]);
    when(game, 'end-of-game');
    expect(game.eventsOf('victory-token')).toMatchObject([{ player: 1, count: 1 }]);
  });
});

describe('Navigational Hazards', () => {
  const rocks: TestTable = {
    us: [cr90([900, 300, 0])],
    them: [nebulon([1300, 700, 180])],
    obstacles: [
      { outline: 'asteroid_1', at: [900, 300, 0] },
      { outline: 'debris_1', at: [500, 500, 0] },
    ],
  };

  it('who is hurt by an obstacle gives the opponent a token', () => {
    const game = playing('navigational-hazards', rocks);
    game.draws('power-failure').run({ kind: 'on-obstacles', ship: 0, obstacles: [0] });
    expect(game.eventsOf('victory-token')).toMatchObject([{ player: 1, count: 1 }]);
  });

  it('armada:obstacle-and-token-movement.5 each player moves a field or leaves it, not the same one', () => {
    const game = when(playing('navigational-hazards', rocks), 'end-of-round');
    expect(game.question?.player).toBe(1);
    game.pick({ obstacle: 1 });
    expect(game.tryAnswer([700, 500, 0])[0]?.ruling).toBe('armada:obstacle-and-token-movement.1');
    game.answer([540, 500, 0]);
    expect(game.question?.player).toBe(0);
    // The other field lies under a ship: it may stay, but not be moved onto it.
    expect(game.tryAnswer([905, 300, 0])[0]?.ruling).toBe('armada:obstacle-and-token-movement.2');
    game.answer([900, 300, 0]);
    expect(game.state.obstacles.map(({ x }) => x)).toEqual([900, 540]);
    expect(game.state.markers).toHaveLength(2);
    when(game, 'start-of-round');
    expect(game.state.markers).toEqual([]);
  });
});

describe('Sensor Net', () => {
  it('a ship that reveals a dial beside a token scores, and the opponent moves the token', () => {
    const game = playing('sensor-net', noseToNose(CLOSE));
    game.state.markers = [{ id: 90, kind: 'objective', player: -1, ship: -1, zone: '', x: 900, y: 390 }];
    when(game, 'reveal', { ship: 0, what: 'navigate' });
    expect(game.eventsOf('victory-token')).toMatchObject([{ player: 0, count: 1 }]);
    expect(game.question).toMatchObject({ kind: 'move-token', player: 1 });
    // The second player moves it up to distance 4.
    expect(game.tryAnswer([900 + 250, 390, 0])).toHaveLength(1);
    game.answer([900 + 240, 390, 0]);
    expect(game.state.markers).toMatchObject([{ x: 1140 }]);
  });
});

describe('Solar Corona', () => {
  const facing = (way: number): TestTable => ({
    us: [cr90([900, 450, way])],
    them: [
      victory([
        900 + (way === 90 ? 1 : 0) * apart('cr90', MEDIUM, 'victory'),
        450 + (way === 0 ? 1 : 0) * apart('cr90', MEDIUM, 'victory'),
        way + 180,
      ]),
    ],
  });

  it('a zone that looks at the corona loses a die with accuracy', () => {
    const game = when(playing('solar-corona', facing(90)), 'fleets-deployed').pick({ edge: 'right' });
    game.rolls('hit', 'blank', 'accuracy').attack(0).pick(onFront);
    expect(game.state.attack!.dice.map(({ face }) => face)).toEqual(['hit', 'blank']);
    game.passAll();
  });

  it('the attacker picks which die with accuracy it loses', () => {
    const game = when(playing('solar-corona', facing(90)), 'fleets-deployed').pick({ edge: 'right' });
    game.rolls('accuracy', 'blank', 'accuracy').attack(0).pick(onFront);
    expect(game.question).toMatchObject({ kind: 'spend-die', player: 0 });
    game.pick({ color: 'blue' });
    expect(game.state.attack!.dice.map(({ color }) => color)).toEqual(['red', 'red']);
    game.passAll();
  });

  it('one that looks away keeps it', () => {
    const game = when(playing('solar-corona', facing(90)), 'fleets-deployed').pick({ edge: 'left' });
    game.rolls('hit', 'blank', 'accuracy').attack(0).pick(onFront);
    expect(game.state.attack!.dice).toHaveLength(3);
    game.passAll();
  });
});
