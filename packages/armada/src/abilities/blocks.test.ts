import { describe, expect, it } from 'vitest';
import type { Window } from '../state.ts';
import {
  apart,
  attackOn,
  attackOnSquadron,
  CLOSE,
  cr90,
  duel,
  MEDIUM,
  nebulon,
  offeredThenPassed,
  onFront,
  siege,
  squadron,
  table,
  targetShip,
  targetSquadron,
  ties,
  victory,
  xwings,
} from '../testing/index.ts';
import { keyword } from './evaluate.ts';
import { commandedSpeed, hullOf } from './modifiers.ts';

const accuracies = (count: number) => Array.from({ length: count }, () => 'accuracy');

describe('dice', () => {
  it('armada:modifying-dice.5 armada:effect-use-and-timing.5 Quad Turbolaser Cannons must add a die set to accuracy; in 1.5 they may', () => {
    const cannons = { upgrades: ['quad-turbolaser-cannons'] };
    const game = duel(MEDIUM, cannons).rolls('accuracy', 'blank', 'hit').attack(0).pick(onFront);
    expect(game.offers('done')).toBe(false);
    game.pick({ effect: 'quad-turbolaser-cannons' });
    expect(game.state.attack!.dice[3]).toEqual({ color: 'red', face: 'accuracy' });
    expect(game.offers('done')).toBe(true);
    game.passAll();
    const older = duel(MEDIUM, cannons, {}, '1.5').rolls('accuracy', 'blank', 'hit').attack(0).pick(onFront);
    expect(older.offers('done')).toBe(true);
    older.passAll();
    const none = duel(MEDIUM, cannons).rolls('blank', 'blank', 'accuracy').attack(0).pick(onFront);
    expect(offeredThenPassed(none, 'quad-turbolaser-cannons')).toBe(false);
  });

  it('armada:effect-use-and-timing.3 a card acts once in an attack, two ships with the same card once each', () => {
    const post = (at: readonly [number, number, number]) => cr90(at, { upgrades: ['toryn-farr-officer'] });
    const game = table({
      us: [xwings([900, 400]), post([800, 300, 0]), post([1000, 300, 0])],
      them: [victory([200, 800, 180]), ties([900, 470])],
    });
    game.rolls('accuracy', 'accuracy', 'accuracy', 'accuracy', 'accuracy', 'hit');
    game.squadronAttack(0).pick(targetSquadron(1));
    game.pick({ effect: 'toryn-farr-officer' }).pick('die');
    expect(game.offers({ effect: 'toryn-farr-officer' })).toBe(true);
    game.pick({ effect: 'toryn-farr-officer' }).pick('die');
    expect(offeredThenPassed(game, 'toryn-farr-officer')).toBe(false);
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 1 }]);
  });

  it('Bomber Command Center: of two copies one alone acts in an attack', () => {
    const post = (at: readonly [number, number, number]) => cr90(at, { upgrades: ['bomber-command-center'] });
    const game = table({
      us: [xwings([900, 400]), post([700, 300, 0]), post([1100, 300, 0])],
      them: [victory([900, 500, 180])],
    });
    game.rolls('blank', 'hit').squadronAttack(0).pick(targetShip(2, 'front'));
    game.pick({ effect: 'bomber-command-center' }).pick('die');
    expect(offeredThenPassed(game, 'bomber-command-center')).toBe(false);
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 1 }]);
  });

  it('armada:defense-tokens.20 Turbolaser Reroute Circuits spend an evade, which does not evade', () => {
    const game = duel(MEDIUM, { upgrades: ['turbolaser-reroute-circuits'] }).rolls('blank', 'blank', 'hit');
    game.attack(0).pick(onFront).pick({ effect: 'turbolaser-reroute-circuits' });
    game.pick({ to: 'double-hit' }).passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 3 }]);
    expect(game.ship(0).defense[0]!.side).toBe('exhausted');
    expect(game.ship(0).upgrades[0]!.side).toBe('exhausted');
  });

  it('Sensor Team pays a die to turn another to accuracy', () => {
    const game = duel(MEDIUM, { upgrades: ['sensor-team'] })
      .rolls('blank', 'hit', 'hit')
      .attack(0)
      .pick(onFront);
    game.pick({ effect: 'sensor-team' }).pick({ face: 'blank' }).pick({ color: 'blue' });
    expect(game.state.attack!.dice).toEqual([
      { color: 'red', face: 'hit' },
      { color: 'blue', face: 'accuracy' },
    ]);
    game.passAll();
  });

  it('Veteran Gunners reroll all dice, Ordnance Experts up to two black ones', () => {
    const all = duel(MEDIUM, { upgrades: ['veteran-gunners'] }).rolls(
      'hit',
      'hit',
      'hit',
      'blank',
      'blank',
      'crit',
    );
    all.attack(0).pick(onFront).pick({ effect: 'veteran-gunners' });
    expect(all.state.attack!.dice.map(({ face }) => face)).toEqual(['blank', 'blank', 'crit']);
    all.passAll();
    const none = duel(MEDIUM, { upgrades: ['ordnance-experts'] })
      .rolls('hit', 'blank', 'hit')
      .attack(0)
      .pick(onFront);
    expect(offeredThenPassed(none, 'ordnance-experts')).toBe(false);
  });

  it('Warlord and Weapons Battery Techs turn an accuracy', () => {
    const hit = siege(MEDIUM, { upgrades: ['warlord-title'] }).rolls(
      'accuracy',
      'blank',
      'blank',
      ...accuracies(3),
    );
    hit
      .attack(0)
      .pick(onFront)
      .pick({ effect: 'warlord-title' })
      .pick({ color: 'red', to: 'double-hit' })
      .passAll();
    expect(hit.eventsOf('damage-totaled')).toMatchObject([{ damage: 2 }]);
    const crit = duel(MEDIUM, { upgrades: ['weapons-battery-techs'] }).rolls('blank', 'blank', 'accuracy');
    crit.attack(0).pick(onFront).pick({ effect: 'weapons-battery-techs' }).passAll();
    expect(crit.eventsOf('damage-totaled')).toMatchObject([{ damage: 1 }]);
  });

  it('Agent Kallus adds a die against a unique squadron only', () => {
    const flak = (target: ReturnType<typeof ties>) =>
      table({ us: [nebulon([900, 300, 0], { upgrades: ['agent-kallus-officer'] })], them: [target] });
    const unique = flak(squadron('howlrunner-tie-fighter-squadron', [900, 450])).rolls(
      ...accuracies(2),
      'hit',
    );
    unique
      .attack(0)
      .pick(attackOnSquadron('front', 0))
      .pick({ effect: 'agent-kallus-officer' })
      .pick({ color: 'black' });
    unique.passAll();
    expect(unique.eventsOf('damage-totaled')).toMatchObject([{ damage: 1 }]);
    const plain = flak(ties([900, 450]))
      .rolls(...accuracies(2))
      .attack(0)
      .pick(attackOnSquadron('front', 0));
    expect(plain.question).toBeUndefined();
  });

  it('Defiance adds a die against a ship that has been activated', () => {
    for (const activated of [true, false]) {
      const game = duel(MEDIUM, { upgrades: ['defiance-title'] }, { activated }).rolls(
        'blank',
        'blank',
        'hit',
      );
      game.attack(0).pick(onFront);
      expect(game.question?.kind === 'add-die').toBe(activated);
      if (activated) game.rolls('hit').pick({ color: 'black' });
      game.passAll();
    }
  });

  it('Home One and Toryn Farr help friends, not themselves', () => {
    const helped = table({
      us: [
        cr90([900, 300, 0]),
        nebulon([780, 300, 0], { upgrades: ['home-one-title', 'toryn-farr-officer'] }),
      ],
      them: [victory([900, 300 + apart('cr90', MEDIUM, 'victory'), 180])],
    });
    helped
      .rolls('hit', 'blank', 'crit', 'accuracy')
      .attack(0)
      .pick(attackOn('front', 2, 'front'));
    helped.pick({ effect: 'toryn-farr-officer' }).pick({ color: 'blue' });
    helped.pick({ effect: 'home-one-title' }).pick({ face: 'blank' });
    expect(helped.state.attack!.dice.map(({ face }) => face)).toEqual(['hit', 'accuracy', 'accuracy']);
    helped.passAll();
    const own = duel(MEDIUM, { upgrades: ['home-one-title'] })
      .rolls('hit', 'blank', 'hit')
      .attack(0)
      .pick(onFront);
    expect(offeredThenPassed(own, 'home-one-title')).toBe(false);
  });

  it('Point-Defense Reroute rerolls criticals at squadrons near by', () => {
    const game = table({
      us: [nebulon([900, 300, 0], { upgrades: ['point-defense-reroute'] })],
      them: [ties([900, 420])],
    });
    game.rolls('crit', 'accuracy', 'hit').attack(0).pick(attackOnSquadron('front', 0));
    game.pick({ effect: 'point-defense-reroute' }).pick({ face: 'crit' }).passAll();
    expect(game.squadron(0).hull).toBe(2);
  });
});

describe('squadrons', () => {
  it('Darth Vader’s criticals are damage, also on squadrons', () => {
    const vader = squadron('darth-vader-tie-advanced-squadron', [900, 300]);
    const game = table({ us: [vader], them: [xwings([900, 380])] });
    game.rolls('hit', 'crit', 'crit', 'hit').squadronAttack(0).pick('attack').passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 4 }]);
  });

  it('Wedge Antilles adds two dice against an activated squadron', () => {
    for (const activated of [true, false]) {
      const wedge = squadron('wedge-antilles-x-wing-squadron', [900, 300]);
      const game = table({ us: [wedge], them: [ties([900, 380], { activated })] });
      game
        .rolls(...accuracies(4))
        .squadronAttack(0)
        .pick('attack');
      expect(game.offers({ effect: 'wedge-antilles-x-wing-squadron' })).toBe(activated);
      if (activated) game.rolls('hit', 'hit').pick({ effect: 'wedge-antilles-x-wing-squadron' });
      game.passAll();
    }
  });

  it('Ciena Ree counts as obstructed', () => {
    const ciena = squadron('ciena-ree-tie-interceptor-squadron', [900, 380]);
    const game = table({ us: [xwings([900, 300])], them: [ciena] });
    game
      .rolls(...accuracies(3))
      .squadronAttack(0)
      .pick('attack')
      .passAll();
    expect(game.eventsOf('die-not-rolled')).toHaveLength(1);
  });

  it('Keyan Farlander rerolls where the zone is bare', () => {
    const keyan = squadron('keyan-farlander-b-wing-squadron', [900, 400]);
    for (const front of [0, 3]) {
      const game = table({ us: [keyan], them: [victory([900, 500, 180], { shields: { front } })] });
      game.squadronAttack(0).pick(targetShip(0, 'front'));
      expect(game.offers({ effect: 'keyan-farlander-b-wing-squadron' })).toBe(front === 0);
      game.passAll();
    }
  });

  it('Captain Jonus helps ships against one beside him', () => {
    const jonus = squadron('captain-jonus-tie-bomber-squadron', [870, 450]);
    const game = table({
      us: [cr90([900, 300, 0]), jonus],
      them: [victory([900, 300 + apart('cr90', MEDIUM, 'victory'), 180])],
    });
    game
      .rolls('hit', 'blank', 'hit')
      .attack(0)
      .pick(onFront)
      .pick({ effect: 'captain-jonus-tie-bomber-squadron' });
    game.pick({ face: 'blank' });
    expect(game.offers('accuracy')).toBe(true);
    game.passAll();
  });
});

describe('squadrons commanded', () => {
  const commanded = (upgrade: string, card: string, by: number) => {
    const { state } = table({
      us: [victory([900, 200, 0], { upgrades: [upgrade] }), squadron(card, [900, 400])],
      them: [cr90([300, 800, 0])],
    });
    return commandedSpeed(state, state.squadrons[0]!, by);
  };

  it('Corrupter speeds up bombers, Vector those without heavy, 5 at most, and only by command', () => {
    expect(commanded('corrupter-title', 'tie-bomber-squadron', 0)).toBe(5);
    expect(commanded('corrupter-title', 'tie-bomber-squadron', -1)).toBe(4);
    expect(commanded('corrupter-title', 'tie-fighter-squadron', 0)).toBe(4);
    expect(commanded('vector-title', 'tie-fighter-squadron', 0)).toBe(5);
    expect(commanded('vector-title', 'tie-interceptor-squadron', 0)).toBe(5);
    expect(commanded('vector-title', 'tie-bomber-squadron', 0)).toBe(4);
  });

  it('Flight Controllers lend a blue die at squadrons', () => {
    for (const by of [0, -1]) {
      const game = table({
        us: [victory([900, 200, 0], { upgrades: ['flight-controllers'] }), ties([900, 500])],
        them: [xwings([900, 580])],
      });
      game
        .rolls(...accuracies(by < 0 ? 3 : 4))
        .run({ kind: 'squadron-attack', squadron: 0, by })
        .pick('attack')
        .passAll();
      expect(game.eventsOf('dice-rolled')[0]!.dice).toHaveLength(by < 0 ? 3 : 4);
    }
  });
});

describe('keywords lent', () => {
  it('armada:squadron-keywords.20 Dengar’s counter adds to that of a friend at distance 1-2', () => {
    const dengar = squadron('dengar-punishing-one', [900, 300]);
    const interceptors = (y: number) => squadron('tie-interceptor-squadron', [900, y]);
    const { state } = table({
      us: [dengar, interceptors(440), interceptors(700), ties([820, 300])],
      them: [xwings([100, 100])],
    });
    const counters = state.squadrons.map((one) => keyword(state, one, 'counter'));
    expect(counters).toEqual([0, 3, 2, 1, 0]);
  });

  it('Hera Syndulla lends adept to escorts only', () => {
    const hera = squadron('hera-syndulla-x-wing-squadron', [900, 300]);
    const { state } = table({
      us: [hera, xwings([900, 380]), squadron('y-wing-squadron', [830, 300])],
      them: [ties([100, 100])],
    });
    expect(state.squadrons.map((one) => keyword(state, one, 'adept'))).toEqual([0, 1, 0, 0]);
  });
});

describe('critical effects', () => {
  it('NK-7 Ion Cannons: the defender discards a token of its choice', () => {
    const game = duel(MEDIUM, { upgrades: ['nk-7-ion-cannons'] })
      .rolls('blank', 'blank', 'crit')
      .attack(0)
      .pick(onFront);
    game.pick('done').pick({ effect: 'nk-7-ion-cannons' });
    expect(game.question).toMatchObject({ kind: 'discard-defense-token', player: 1 });
    game.pick({ name: 'redirect' });
    expect(game.ship(1).defense.map(({ side }) => side)).toEqual(['readied', 'discarded', 'readied']);
  });

  it('Ion Cannon Batteries: a command token, else a shield', () => {
    const batteries = { upgrades: ['ion-cannon-batteries'] };
    const token = duel(MEDIUM, batteries, { tokens: ['navigate'] })
      .rolls('blank', 'blank', 'crit')
      .attack(0)
      .pick(onFront);
    token.pick('done').pick({ effect: 'ion-cannon-batteries' });
    expect(token.ship(1)).toMatchObject({ tokens: [], shields: { front: 2 } });
    const shield = duel(MEDIUM, batteries).rolls('blank', 'blank', 'crit').attack(0).pick(onFront);
    shield.pick('done').pick({ effect: 'ion-cannon-batteries' });
    expect(shield.ship(1).shields.front).toBe(1);
  });
});

describe('defense', () => {
  it('Point-Defense Ion Cannons have a die rerolled near by, Lando any number once', () => {
    const near = duel(CLOSE, {}, { upgrades: ['point-defense-ion-cannons'] }).rolls(
      'double-hit',
      'blank',
      'hit',
      'blank',
    );
    near
      .attack(0)
      .pick(onFront)
      .pick({ effect: 'point-defense-ion-cannons' })
      .pick({ face: 'double-hit' })
      .passAll();
    expect(near.eventsOf('damage-totaled')).toMatchObject([{ damage: 1 }]);
    const far = duel(MEDIUM, {}, { upgrades: ['point-defense-ion-cannons'] }).rolls('hit', 'blank', 'hit');
    far.attack(0).pick(onFront);
    expect(offeredThenPassed(far, 'point-defense-ion-cannons')).toBe(false);
    const lando = duel(MEDIUM, {}, { upgrades: ['lando-calrissian-officer'] }).rolls(
      'hit',
      'hit',
      'hit',
      'blank',
      'blank',
    );
    lando.attack(0).pick(onFront).pick({ effect: 'lando-calrissian-officer' });
    lando.pick({ color: 'red' }).pick({ face: 'hit', color: 'red' }).pick('none').passAll();
    expect(lando.eventsOf('damage-totaled')).toMatchObject([{ damage: 1 }]);
    expect(lando.ship(1).upgrades[0]!.side).toBe('discarded');
  });

  it('Admonition discards a defense token to cancel a die', () => {
    const game = duel(MEDIUM, {}, { upgrades: ['admonition-title'] })
      .rolls('hit', 'hit', 'hit')
      .attack(0)
      .pick(onFront);
    game.pick({ effect: 'admonition-title' }).pick({ name: 'redirect' }).pick({ color: 'blue' }).passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 2 }]);
    expect(game.ship(1).defense[1]!.side).toBe('discarded');
  });
});

describe('golden rules', () => {
  it('armada:golden-rules.3 “cannot” stays: Blinded Gunners bar the accuracy that H9 Turbolasers make', () => {
    const game = duel(MEDIUM, { upgrades: ['h9-turbolasers'], damage: ['blinded-gunners'] });
    game
      .rolls('hit', 'blank', 'hit')
      .attack(0)
      .pick(onFront)
      .pick({ effect: 'h9-turbolasers' })
      .pick({ color: 'red' });
    expect(game.state.attack).toMatchObject({ locked: [], dice: [{ face: 'accuracy' }, {}, {}] });
    expect(game.question).toMatchObject({ kind: 'defense-token' });
    game.passAll();
  });

  it('armada:destroyed-ships-and-squadrons.5 cards of a destroyed ship do nothing more: Motti’s hull is gone', () => {
    const game = table({
      us: [
        victory([900, 300, 0], {
          upgrades: ['admiral-motti-commander'],
          damage: Array.from({ length: 7 }, () => 'facedown: structural-damage'),
        }),
        cr90([300, 300, 0], {
          damage: [
            'facedown: comm-noise',
            'facedown: comm-noise',
            'facedown: crew-panic',
            'facedown: crew-panic',
          ],
        }),
        cr90([600, 300, 0]),
      ],
      them: [victory([900, 800, 0])],
    });
    expect(hullOf(game.state, game.ship(1))).toBe(5);
    game.state.ships[0]!.place = 'destroyed';
    game.run({ kind: 'window', window: 'ship-destroyed', ship: 0, squadron: -1, other: -1, what: '' });
    expect(game.ship(1).place).toBe('destroyed');
    expect(game.ship(2).place).toBe('table');
  });

  it('armada:effect-use-and-timing.2 Gunnery Team needs the concentrate fire command', () => {
    const game = table({
      us: [victory([900, 300, 0], { upgrades: ['gunnery-team'] })],
      them: [cr90([900, 300 + apart('cr90', CLOSE, 'victory'), 180]), ties([870, 400])],
    });
    game
      .rolls('blank', 'blank', 'blank', ...accuracies(3))
      .attack(0)
      .pick(onFront)
      .passAll();
    expect(game.eventsOf('attack')).toHaveLength(1);
    expect(game.ship(0).attacks).toMatchObject([{ again: false }]);
  });
});

describe('outside attacks', () => {
  const opens = (window: Window, ship = -1) =>
    ({ kind: 'window', window, ship, squadron: -1, other: -1, what: '' }) as const;

  it('armada:dice-icons.3 dice rolled outside an attack do nothing by themselves: accuracies of a mine', () => {
    const game = duel(MEDIUM, { tokens: ['concentrate-fire'] });
    game.state.objective = 'minefields';
    game.state.markers = [{ id: 90, kind: 'mine', player: -1, ship: -1, zone: '', x: 900, y: 250 }];
    game.rolls('accuracy', 'accuracy').run(opens('after-maneuver', 0));
    expect(game.eventsOf('mine')).toMatchObject([{ faces: ['accuracy', 'accuracy'] }]);
    expect(game.question).toBeUndefined();
    expect(game.ship(0).damage).toEqual([]);
  });

  it('armada:effect-use-and-timing.8 in setup cards of the phases wait', () => {
    const cards = { upgrades: ['grand-moff-tarkin-commander', 'redundant-shields'], shields: { front: 0 } };
    const game = siege(MEDIUM, cards);
    for (const window of ['obstacles-placed', 'fleets-deployed', 'end-of-setup'] as const) {
      game.run(opens(window));
      expect(game.question, window).toBeUndefined();
    }
    game.run(opens('start-of-ship-phase'));
    expect(game.question).toMatchObject({ kind: 'use-card' });
    game.pick('no');
  });
});

describe('simultaneous effects', () => {
  it('armada:effect-use-and-timing.4 the first player’s act first, and each player orders his own', () => {
    const game = table({
      us: [cr90([900, 300, 0], { upgrades: ['reinforced-blast-doors'], damage: ['facedown: comm-noise'] })],
      them: [
        victory([900, 800, 0], {
          upgrades: ['grand-moff-tarkin-commander', 'reinforced-blast-doors'],
          damage: ['facedown: crew-panic'],
        }),
      ],
      first: 1,
    });
    game.run({ kind: 'window', window: 'start-of-ship-phase', ship: -1, squadron: -1, other: -1, what: '' });
    expect(game.question).toMatchObject({ kind: 'next-card', player: 1 });
    game.pick({ card: 'reinforced-blast-doors' }).pick('yes');
    expect(game.ship(1).damage).toEqual([]);
    game.pick('yes').pick({ command: 'repair' });
    expect(game.question).toMatchObject({ kind: 'use-card', player: 0, card: 'reinforced-blast-doors' });
    game.pick('no');
  });
});

describe('commands and upkeep', () => {
  it('Navigation Officer changes the command, Raymus Antilles keeps dial and token', () => {
    const game = duel(MEDIUM, {
      upgrades: ['navigation-officer', 'raymus-antilles-officer'],
      dials: ['repair'],
    });
    game.activate(0).pick('yes').pick('yes');
    expect(game.eventsOf('dial-revealed')).toMatchObject([{ command: 'navigate' }]);
    expect(game.ship(0)).toMatchObject({ tokens: ['navigate'], revealed: ['navigate'] });
    game.passAll();
  });

  it('Veteran Captain and Skilled First Officer are discarded', () => {
    const captain = duel(MEDIUM, { upgrades: ['veteran-captain-officer'], dials: ['repair'] })
      .activate(0)
      .pick('yes');
    captain.pick({ command: 'squadron' });
    expect(captain.ship(0)).toMatchObject({ tokens: ['squadron'], upgrades: [{ side: 'discarded' }] });
    captain.passAll();
    const first = duel(MEDIUM, { upgrades: ['skilled-first-officer'], dials: ['repair', 'navigate'] })
      .activate(0)
      .pick('yes');
    expect(first.eventsOf('dial-revealed')).toMatchObject([{ command: 'navigate' }]);
    first.passAll();
  });

  it('Redundant Shields and Reinforced Blast Doors mend', () => {
    const opens = (window: 'start-of-status-phase' | 'start-of-ship-phase') =>
      ({ kind: 'window', window, ship: -1, squadron: -1, other: -1, what: '' }) as const;
    const shields = duel(MEDIUM, { upgrades: ['redundant-shields'], shields: { front: 1, rear: 0 } });
    shields.run(opens('start-of-status-phase')).pick('yes').pick({ zone: 'rear' });
    expect(shields.ship(0).shields).toMatchObject({ front: 1, rear: 1 });
    const doors = duel(MEDIUM, {
      upgrades: ['reinforced-blast-doors'],
      damage: ['facedown: comm-noise', 'power-failure', 'facedown: crew-panic'],
    });
    doors.run(opens('start-of-ship-phase')).pick('yes');
    expect(doors.ship(0).damage).toMatchObject([{ up: true }]);
  });
});
