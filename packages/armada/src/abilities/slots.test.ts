/** What teams, retrofits, weapons and fleet upgrades do, each where it acts and where it does not. */
import { describe, expect, it } from 'vitest';
import { upgradeCard } from '../cards/index.ts';
import { dealCard } from '../damage/suffer.ts';
import { isActivated, shipOf } from '../game.ts';
import {
  apart,
  attackOnSquadron,
  CLOSE,
  cr90,
  damages,
  duel,
  faces,
  hulls,
  led,
  MEDIUM,
  offeredThenPassed,
  onFront,
  SIX_HITS,
  ship,
  sideOf,
  siege,
  squadron,
  table,
  ties,
  until,
  victory,
  when,
  xwings,
} from '../testing/index.ts';
import { batteryOf, commandedSpeed, commandRangeOf } from './modifiers.ts';

describe('fleet commands', () => {
  it('All Fighters, Follow Me!: squadrons of commands are faster for the round, and not moves that cards give', () => {
    const game = table({
      us: [
        victory([900, 300, 0], { upgrades: ['all-fighters-follow-me'], tokens: ['squadron'] }),
        ties([900, 440]),
      ],
      them: [cr90([300, 850, 0])],
    });
    const speed = () => commandedSpeed(game.state, game.squadron(0), 0);
    expect(speed()).toBe(4);
    when(game, 'start-of-ship-phase').pick('yes').pick({ at: 1 });
    expect(game.ship(0).tokens).toEqual([]);
    expect(speed()).toBe(5);
    expect(commandedSpeed(game.state, game.squadron(0), -1)).toBe(4);
    game.run({ kind: 'round' });
    expect(speed()).toBe(4);
    game.passAll();
  });

  it('armada:faq.2 a move that a card gives goes no farther for it', () => {
    const upgrades = ['all-fighters-follow-me', 'fighter-coordination-team'];
    const game = table({
      us: [victory([900, 300, 0], { upgrades }), ties([900, 440])],
      them: [cr90([300, 850, 0])],
    });
    when(game, 'start-of-ship-phase').pick('yes');
    when(game, 'after-maneuver', { ship: 0 }).pick({ squadron: 0 });
    expect(game.tryAnswer([900 + 80, 440, 0])[0]?.ruling).toBe('armada:squadron-movement.1');
    game.answer([900 + 76, 440, 0]);
    expect(game.squadron(0).x).toBe(976);
  });

  it('Entrapment Formation!, discarded, lets every friendly ship change speed', () => {
    const game = table({
      us: [victory([900, 300, 0], led('entrapment-formation')), cr90([300, 300, 0], { speed: 1 })],
      them: [cr90([300, 850, 0])],
    });
    when(game, 'start-of-ship-phase').pick('yes');
    expect(sideOf(game)).toBe('discarded');
    game.maneuver(1).pick({ speed: 2 });
    expect(game.ship(1).speed).toBe(2);
    game.passAll();
    game.run({ kind: 'round' });
    game.passAll();
    expect(game.ship(0).lasting).toEqual([]);
  });

  it('Intensify Firepower! turns a die to a hit', () => {
    const game = duel(MEDIUM, led('intensify-firepower'));
    when(game, 'start-of-ship-phase').pick('yes');
    game.rolls('blank', 'blank', 'accuracy').attack(0).pick(onFront).pick({ effect: 'intensify-firepower' });
    game.pick({ face: 'blank' });
    expect(faces(game)).toEqual(['hit', 'blank', 'accuracy']);
    game.passAll();
  });

  it('Shields to Maximum! recovers a shield before a dial is revealed', () => {
    const game = duel(CLOSE, led('shields-to-maximum', { shields: { front: 0 } }));
    when(game, 'start-of-ship-phase').pick('yes');
    when(game, 'before-reveal', { ship: 0 }).pick('yes');
    expect(game.ship(0).shields.front).toBe(1);
  });

  it('Take Evasive Action! turns harder at the last joint', () => {
    const game = siege(500, led('take-evasive-action', { speed: 2 }));
    when(game, 'start-of-ship-phase').pick('yes');
    game.maneuver(0).pick('yes');
    const most =
      game.question?.kind === 'course' ? game.question.options.map(({ clicks }) => clicks[1] ?? 0) : [];
    expect(Math.max(...most)).toBe(2);
    game.passAll();
  });
});

describe('fleet support', () => {
  it('Comms Net passes a token on after the dial', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('comms-net', { tokens: ['repair'] })), cr90([1000, 300, 0])],
      them: [victory([300, 800, 0])],
    });
    when(game, 'dials-used', { ship: 0 }).pick('yes');
    expect([0, 1].map((id) => game.ship(id).tokens)).toEqual([[], ['repair']]);
  });

  it('Jamming Field obstructs squadrons near that fight squadrons', () => {
    const at = (x: number) =>
      table({
        us: [cr90([900, 300, 0], led('jamming-field')), xwings([x, 440])],
        them: [victory([300, 850, 0]), ties([x, 505])],
      });
    for (const [x, obstructed] of [
      [900, true],
      [1400, false],
    ] as const) {
      const game = at(x).rolls(...Array.from({ length: obstructed ? 3 : 4 }, () => 'accuracy'));
      game.squadronAttack(0).pick({ defender: { kind: 'squadron', id: 1, zone: 'front' } });
      game.passAll();
      expect(game.eventsOf('attack')[0]!.obstructed).toBe(obstructed);
    }
  });

  it('Parts and Munitions Resupply hand their tokens out, one each', () => {
    for (const [card, command] of [
      ['parts-resupply', 'repair'],
      ['munitions-resupply', 'concentrate-fire'],
    ] as const) {
      const game = table({
        us: [cr90([900, 300, 0], led(card)), cr90([1000, 300, 0])],
        them: [victory([300, 800, 0])],
      });
      game.ship(0).upgrades[0]!.tokens = [command, command, command];
      when(game, 'dials-used', { ship: 0 }).pick('yes').pick({ ship: 1 }).pick({ ship: 0 });
      if (game.question) game.pick('none');
      expect([0, 1].map((id) => game.ship(id).tokens)).toEqual([[command], [command]]);
      expect(game.ship(0).upgrades[0]!.tokens).toEqual([command]);
      expect(sideOf(game)).toBe('exhausted');
    }
  });

  it('start with what their cards say, and are readied for what these say', () => {
    const facts = (id: string) => {
      const { starts, exhausts } = upgradeCard(id)!;
      return { starts, exhausts };
    };
    expect(facts('munitions-resupply')).toEqual({
      starts: { with: 'tokens', count: 5, of: ['concentrate-fire'] },
      exhausts: { readyFor: ['concentrate-fire', 'navigate', 'repair'] },
    });
    expect(facts('parts-resupply')).toEqual({
      starts: { with: 'tokens', count: 5, of: ['repair'] },
      exhausts: { readyFor: ['navigate', 'repair', 'squadron'] },
    });
    expect(facts('admiral-trench-commander').starts).toMatchObject({ with: 'dials', count: 4 });
    expect(facts('admiral-tarkin-commander').starts).toMatchObject({ with: 'tokens', count: 6 });
    expect(facts('seventh-fleet-star-destroyer-title').exhausts).toBe('recur');
    expect(facts('mon-calamari-exodus-fleet-title').exhausts).toBe('recur');
  });
});

describe('teams', () => {
  it('Nav Team: a token gives a click instead of a change of speed', () => {
    const game = siege(500, led('nav-team', { speed: 2, tokens: ['navigate'] }));
    game.maneuver(0).pick({ with: 'token' });
    expect(game.offers({ speed: 3, swap: 1 })).toBe(false);
    game.pick({ speed: 2, joint: 0, swap: 1 });
    const most =
      game.question?.kind === 'course' ? game.question.options.map(({ clicks }) => clicks[0] ?? 0) : [];
    expect(Math.max(...most)).toBe(1);
    game.passAll();
    const dial = siege(500, led('nav-team', { speed: 2, revealed: ['navigate'] })).maneuver(0);
    dial.pick({ with: 'dial' });
    expect(dial.offers({ swap: 1 })).toBe(false);
    dial.passAll();
  });

  it('Engine Techs move again at speed 1, not after a ram', () => {
    const game = duel(500, led('engine-techs', { speed: 1 }));
    game.ship(0).resolved = ['navigate'];
    when(game, 'after-maneuver', { ship: 0, what: 'ship' });
    expect(game.question).toBeUndefined();
    when(game, 'after-maneuver', { ship: 0 })
      .pick('yes')
      .pick({ clicks: [1] });
    expect(game.pose(0).facing).not.toBe(0);
    game.passAll();
  });

  it('armada:obstacles.11 the maneuver of Engine Techs is slowed by a gravity rift', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('engine-techs', { speed: 1 }))],
      them: [victory([300, 800, 180])],
      obstacles: [{ outline: 'station', type: 'gravity rift', at: [1010, 300, 0] }],
    });
    game.ship(0).resolved = ['navigate'];
    when(game, 'after-maneuver', { ship: 0 }).pick('yes').passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([{ speed: 0 }]);
    expect(game.pose(0)).toEqual({ x: 900, y: 300, facing: 0 });
  });

  it('Medical Team discards a crew card before it acts', () => {
    const game = duel(CLOSE, led('medical-team')).draws('injured-crew');
    game.does((running) => dealCard(running, shipOf(running, 0), true, 'armada:damage.5')).pick('yes');
    expect(game.ship(0).damage).toEqual([]);
    expect(sideOf(game)).toBe('discarded');
  });

  it('Caitken and Shollan reroll dice of one color', () => {
    const game = duel(MEDIUM, led('caitken-and-shollan')).rolls('blank', 'blank', 'accuracy', 'hit', 'hit');
    game.attack(0).pick(onFront).pick({ effect: 'caitken-and-shollan' }).pick({ color: 'red' });
    game.pick({ color: 'red' }).pick({ color: 'red' });
    expect(faces(game)).toEqual(['hit', 'hit', 'accuracy']);
    game.passAll();
  });

  it('Local Fire Control replaces a token by salvo', () => {
    const game = when(duel(CLOSE, led('local-fire-control')), 'ship-deployed', { ship: 0 });
    game.pick({ name: 'evade' });
    expect(game.ship(0).defense.map(({ kind }) => kind)).toContain('salvo');
  });

  const boarded = (team: string, theirs = {}, mine = {}) =>
    when(duel(CLOSE, { upgrades: [team], tokens: ['squadron'], ...mine }, theirs), 'reveal', {
      ship: 0,
      what: 'navigate',
    });

  it('Boarding Troopers spend defense tokens of a ship near, for a squadron order and the card', () => {
    const game = boarded('boarding-troopers-boarding-team').pick('yes').pick({ name: 'brace' });
    expect(game.ship(1).defense[0]!.side).toBe('exhausted');
    expect(game.ship(0).tokens).toEqual([]);
    expect(sideOf(game)).toBe('discarded');
    game.passAll();
  });

  it('Boarding Engineers look at facedown cards and turn some up; nobody else sees them', () => {
    const damage = ['facedown: power-failure', 'facedown: coolant-discharge'];
    const game = boarded('boarding-engineers-boarding-team', { damage }).pick('yes');
    expect(game.question).toMatchObject({ kind: 'look-at-damage', player: 0 });
    game.pick({ card: 'power-failure' }).pick('none');
    expect(game.ship(1).damage.map(({ up }) => up)).toEqual([true, false]);
  });

  it('Darth Vader and Shriv Suurgav discard an upgrade there, a commander never', () => {
    const upgrades = ['admiral-motti-commander', 'engineering-team', 'wing-commander-officer'];
    const vader = boarded('darth-vader-boarding-team', { upgrades }).pick('yes');
    expect(vader.offers({ upgrade: 'admiral-motti-commander' })).toBe(false);
    vader.pick({ upgrade: 'wing-commander-officer' });
    expect(vader.ship(1).upgrades.map(({ side }) => side)).toEqual(['readied', 'readied', 'discarded']);
    const shriv = boarded('shriv-suurgav-boarding-team', { upgrades }).pick('yes');
    expect(shriv.ship(1).upgrades.map(({ side }) => side)).toEqual(['readied', 'discarded', 'readied']);
  });

  it('a boarding team may be paid for with the dial', () => {
    const revealed = ['squadron'];
    const game = boarded('boarding-troopers-boarding-team', {}, { revealed }).pick('yes').pick('dial');
    expect(game.ship(0)).toMatchObject({ revealed: [], tokens: ['squadron'] });
    game.passAll();
  });
});

describe('retrofits', () => {
  it('armada:marker-tokens-chaff-focus-grav.1 Early Warning System marks a zone for the round: attacks on it are obstructed', () => {
    const game = duel(MEDIUM, {}, led('early-warning-system'));
    when(game, 'start-of-ship-phase').pick('yes').pick({ zone: 'front' });
    expect(game.state.markers).toMatchObject([{ kind: 'chaff', ship: 1, zone: 'front' }]);
    game
      .rolls('hit', 'hit')
      .attack(0)
      .pick({ ...onFront, obstructed: true })
      .answer(0);
    game.passAll();
    when(game, 'end-of-round');
    expect(game.state.markers).toEqual([]);
    const side = duel(MEDIUM, {}, led('early-warning-system'));
    when(side, 'start-of-ship-phase').pick('yes').pick({ zone: 'left' });
    side
      .rolls('hit', 'hit', 'hit')
      .attack(0)
      .pick({ ...onFront, obstructed: false });
    side.passAll();
  });

  it('Swivel-Mount Batteries: more dice from the marked zone, fewer from those beside', () => {
    const game = duel(MEDIUM, led('swivel-mount-batteries'));
    when(game, 'reveal', { ship: 0, what: 'repair' }).pick('yes').pick({ zone: 'front' });
    game.rolls('hit', 'hit', 'hit', 'hit').attack(0).pick(onFront).pick({ color: 'red' });
    expect(game.eventsOf('dice-modified').map(({ how }) => how)).toContain('add');
    game.passAll();
    const beside = duel(MEDIUM, led('swivel-mount-batteries'));
    when(beside, 'reveal', { ship: 0, what: 'repair' }).pick('yes').pick({ zone: 'left' });
    beside
      .rolls('hit', 'hit', 'accuracy')
      .attack(0)
      .pick(onFront)
      .pick({ effect: 'swivel-mount-batteries#2' })
      .pick({ color: 'blue' });
    expect(beside.eventsOf('dice-modified')).toMatchObject([{ how: 'remove', color: 'blue' }]);
    beside.passAll();
    when(beside, 'end-of-round');
    expect(beside.state.markers).toHaveLength(1);
    beside.ship(0).upgrades[0]!.side = 'readied';
    when(beside, 'end-of-round');
    expect(beside.state.markers).toEqual([]);
  });

  it('armada:effect-use-and-timing.9 the Grav Well Projector acts before its ship is deployed: who is deployed near the token stands still', () => {
    const game = table({
      us: [cr90([900, 60, 0], led('g7x-grav-well-projector'))],
      them: [victory([900, 850, 180]), cr90([600, 850, 180])],
    });
    for (const ship of game.state.ships) ship.place = 'reserve';
    Object.assign(game.state, { round: 0, phase: 'setup' });
    when(game, 'obstacles-placed').answer([900, 760, 0]);
    expect(game.state.markers).toMatchObject([{ kind: 'grav', player: 0 }]);
    game.run({ kind: 'deployment-turn', player: 1, squadrons: 2 }).pick({ ship: 1, speed: 2 });
    game.answer([900, 850, 180]);
    expect(game.ship(1).speed).toBe(0);
    while (game.question && game.question.kind !== 'choose-deployment') game.answer(0);
    game.pick({ ship: 0, speed: 2 }).answer([900, 60, 0]);
    expect(game.ship(0).speed).toBe(2);
    game.pick({ ship: 2, speed: 2 }).answer([600, 850, 180]);
    expect(game.ship(2).speed).toBe(2);
  });

  it('Grav Shift Reroute moves obstacles near its token', () => {
    const game = table({
      us: [cr90([900, 60, 0], led('grav-shift-reroute'))],
      them: [victory([900, 850, 180])],
      obstacles: [
        { outline: 'asteroid_1', at: [900, 450, 0] },
        { outline: 'asteroid_2', at: [300, 450, 0] },
      ],
    });
    when(game, 'obstacles-placed').answer([900, 400, 0]);
    when(game, 'fleets-deployed');
    expect(game.question).toMatchObject({ kind: 'move-obstacle', obstacle: 0 });
    expect(game.tryAnswer([900 + 200, 450, 0])[0]?.ruling).toBe('armada:obstacle-and-token-movement.1');
    game.answer([900 + 50, 450, 0]);
    expect(game.question).toBeUndefined();
    expect(game.state.obstacles.map(({ x }) => x)).toEqual([950, 300]);
  });

  it('armada:speed.3 G-8 Experimental Projector slows one maneuver without a change of the dial', () => {
    const game = duel(CLOSE, led('g8-experimental-projector'), { speed: 2 });
    when(game, 'before-maneuver', { ship: 1 }).pick('yes');
    game.maneuver(1);
    expect(game.question).toMatchObject({ kind: 'course', speed: 1 });
    expect(game.ship(1).speed).toBe(2);
    game.passAll();
    expect(game.eventsOf('speed')).toEqual([]);
  });

  it('Targeting Scrambler has dice at close range rerolled', () => {
    const game = siege(CLOSE, {}, led('targeting-scrambler'))
      .rolls(...SIX_HITS, 'blank')
      .attack(0)
      .pick(onFront);
    game.pick({ effect: 'targeting-scrambler' }).pick({ color: 'red' }).pick('none');
    expect(game.state.attack!.dice.filter(({ face }) => face === 'blank')).toHaveLength(1);
    game.passAll();
  });

  it('Thermal Shields take half of the dice away for a brace', () => {
    const game = siege(CLOSE, {}, led('thermal-shields'));
    game.ship(1).defense[0]!.kind = 'brace';
    game.rolls('hit', 'hit', 'hit').attack(0).pick(onFront).pick('yes');
    game.pick({ color: 'red' }).pick({ color: 'red' }).pick({ color: 'blue' });
    expect(game.eventsOf('die-not-rolled')).toHaveLength(3);
    game.passAll();
  });

  it('Reactive Gunnery answers with a salvo for another token', () => {
    const game = duel(MEDIUM, {}, led('reactive-gunnery')).rolls('hit', 'hit', 'hit', 'hit', 'hit').attack(0);
    game.pick(onFront);
    while (game.question?.kind === 'attack-effect') game.pick('done');
    game.pick({ effect: 'reactive-gunnery' }).pick({ name: 'brace' });
    expect(game.offers({ name: 'brace' })).toBe(false);
    game.passAll();
    expect(game.eventsOf('attack').map(({ how }) => how)).toEqual(['attack', 'salvo']);
    expect(damages(game)[0]).toBe(3);
    const still = duel(MEDIUM, {}, led('reactive-gunnery', { speed: 0 }))
      .rolls('hit', 'hit', 'hit')
      .attack(0);
    still.pick(onFront).passAll();
    expect(still.eventsOf('effect-used')).toEqual([]);
  });

  it('Advanced Projectors redirect to any zones', () => {
    const game = duel(MEDIUM, {}, led('advanced-projectors'))
      .rolls('hit', 'hit', 'hit')
      .attack(0)
      .pick(onFront);
    while (game.question?.kind === 'attack-effect') game.pick('done');
    game.pick({ name: 'redirect' }).pick({ zone: 'rear' }).pick({ zone: 'left' }).pick('none');
    expect(game.state.attack!.redirects).toEqual(['rear', 'left']);
    game.passAll();
  });

  it('B2 Rocket Troopers raid ships, and add a die at squadrons', () => {
    const game = duel(MEDIUM, led('b2-rocket-troopers')).rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
    game.pick({ effect: 'b2-rocket-troopers' }).pick({ command: 'repair' });
    expect(game.ship(1).raids).toEqual(['repair']);
    game.passAll();
  });

  it('Boosted Comms command to long range, Flag Bridge pays no tokens, Hardened Bulkheads shove small ships aside', () => {
    const game = siege(500, led('boosted-comms'));
    expect(commandRangeOf(game.ship(0))).toBe('long');
    expect(commandRangeOf(game.ship(1))).toBe('medium');
    const bridge = siege(500, { upgrades: ['flag-bridge', 'shields-to-maximum'], tokens: ['repair'] });
    when(bridge, 'start-of-ship-phase').pick('yes');
    expect(bridge.question).toBeUndefined();
    expect(bridge.ship(0)).toMatchObject({ tokens: ['repair'], upgrades: [{}, { side: 'discarded' }] });
    const ram = siege(CLOSE, led('hardened-bulkheads')).draws('power-failure');
    ram.run({ kind: 'overlap-damage', ship: 1, other: 0 });
    expect([0, 1].map((id) => ram.ship(id).damage.length)).toEqual([0, 1]);
  });

  it('Phylon Q7 Tractor Beams brake a ship no larger, or cost it a navigate token', () => {
    const game = siege(CLOSE, led('phylon-q7-tractor-beams'), { speed: 2, tokens: ['navigate'] });
    when(game, 'before-reveal', { ship: 0 }).pick('yes').pick('speed');
    expect(game.ship(1)).toMatchObject({ speed: 1, tokens: ['navigate'] });
    const large = duel(CLOSE, led('phylon-q7-tractor-beams'), { speed: 2 });
    when(large, 'before-reveal', { ship: 0 });
    expect(large.question).toBeUndefined();
  });
});

describe('weapons', () => {
  it('Dual Turbolaser Turrets add a red die and lose one', () => {
    const game = duel(MEDIUM, led('dual-turbolaser-turrets')).rolls('blank', 'blank', 'hit', 'double-hit');
    game.attack(0).pick(onFront).pick({ effect: 'dual-turbolaser-turrets' }).pick({ face: 'blank' });
    expect(faces(game)).toEqual(['blank', 'hit', 'double-hit']);
    game.passAll();
  });

  it('Heavy Fire Zone fires red dice at squadrons that nobody engages', () => {
    const at = (...more: readonly ReturnType<typeof ties>[]) =>
      table({
        us: [victory([900, 300, 0], led('heavy-fire-zone')), ...more],
        them: [cr90([300, 850, 0]), xwings([900, 450])],
      });
    const game = at().rolls('hit').attack(0).pick(attackOnSquadron('front', 0)).pick('yes').passAll();
    expect(game.eventsOf('dice-rolled')[0]!.dice.map(({ color }) => color)).toEqual(['red']);
    const engaged = at(ties([900, 510]))
      .rolls('hit')
      .attack(0)
      .pick(attackOnSquadron('front', 1))
      .passAll();
    expect(engaged.eventsOf('dice-rolled')[0]!.dice.map(({ color }) => color)).toEqual(['blue']);
  });

  it('Heavy Fire Zone reaches squadrons at long range with its red dice, others do not', () => {
    for (const upgrades of [['heavy-fire-zone'], []]) {
      const game = table({
        us: [victory([900, 300, 0], { upgrades })],
        them: [cr90([300, 850, 0]), xwings([900, 620])],
      });
      if (upgrades.length > 0) game.rolls('hit');
      game.attack(0);
      expect(game.question?.kind === 'attack').toBe(upgrades.length > 0);
      if (game.question) game.pick(attackOnSquadron('front', 0)).passAll();
      expect(game.eventsOf('dice-rolled').map(({ dice }) => dice[0]!.color)).toEqual(
        upgrades.map(() => 'red'),
      );
    }
  });

  it('Heavy Turbolaser Turrets: brace takes one away beside another token, half alone', () => {
    const braced = (more: boolean) => {
      const game = duel(MEDIUM, led('heavy-turbolaser-turrets'));
      game.rolls('double-hit', 'hit', 'hit').attack(0).pick(onFront);
      while (game.question?.kind === 'attack-effect') game.pick('done');
      game.pick({ name: 'brace' });
      if (more) game.pick({ name: 'redirect' }).pick({ zone: 'left' });
      game.passAll();
      return damages(game)[0];
    };
    expect([braced(false), braced(true)]).toEqual([2, 3]);
  });

  it('Slaved Turrets add a red die at ships, and the ship attacks once in a round', () => {
    for (const [upgrades, more, again] of [
      [['slaved-turrets'], 1, false],
      [[], 0, true],
    ] as const) {
      const game = table({
        us: [victory([900, 300, 0], { upgrades })],
        them: [cr90([900, 300 + apart('victory', MEDIUM, 'cr90'), 180]), cr90([720, 300, 0])],
      });
      game.rolls(...SIX_HITS, ...Array.from({ length: more }, () => 'hit'));
      game.attack(0).pick(onFront);
      expect(faces(game)).toHaveLength(6 + more);
      until(game, 'attack');
      expect(game.question?.kind === 'attack').toBe(again);
      game.passAll();
    }
  });

  it('Slaved Turrets: a salvo is an attack too, and adds no die', () => {
    for (const [attacked, offered] of [
      [false, true],
      [true, false],
    ] as const) {
      const game = duel(MEDIUM, {}, led('slaved-turrets'));
      game.state.ships[1]!.defense.push({ kind: 'salvo', side: 'readied' });
      if (attacked) game.state.ships[1]!.lasting.push({ card: 'attacked', on: '', what: '', until: 'round' });
      game
        .rolls('blank', 'blank', 'hit', ...(offered ? ['hit', 'hit'] : []))
        .attack(0)
        .pick(onFront);
      expect(until(game, 'defense-token').offers({ name: 'salvo' })).toBe(offered);
      if (offered) game.pick({ name: 'salvo' });
      game.passAll();
      // The rear battery of a Victory II at medium range.
      expect(game.eventsOf('dice-rolled').map(({ dice }) => dice.length)).toEqual(offered ? [3, 2] : [3]);
      expect(game.eventsOf('dice-modified')).toEqual([]);
    }
  });

  it('Slaved Turrets: several squadrons are one attack, and get no die more', () => {
    const game = table({
      us: [victory([900, 300, 0], led('slaved-turrets'))],
      them: [cr90([200, 800, 180]), xwings([900, 420]), xwings([960, 420])],
    });
    game.rolls('hit', 'hit').attack(0).pick(attackOnSquadron('front', 0));
    until(game, 'next-squadron').pick(attackOnSquadron('front', 1)).passAll();
    expect(game.eventsOf('attack')).toHaveLength(2);
    expect(game.eventsOf('dice-modified')).toEqual([]);
  });

  it('Quad Battery Turrets add a blue die at faster ships', () => {
    for (const [speed, offered] of [
      [2, true],
      [1, false],
    ] as const) {
      const game = duel(MEDIUM, led('quad-battery-turrets', { speed: 1 }), { speed });
      game.rolls('blank', 'blank', 'accuracy').attack(0).pick(onFront);
      expect(offeredThenPassed(game, 'quad-battery-turrets')).toBe(offered);
    }
  });

  it('XI7 Turbolasers: redirect takes one damage for each zone', () => {
    const game = duel(MEDIUM, led('xi7-turbolasers'))
      .rolls('double-hit', 'hit', 'hit')
      .attack(0)
      .pick(onFront);
    while (game.question?.kind === 'attack-effect') game.pick('done');
    game.pick({ name: 'redirect' }).pick({ zone: 'left' }).pick('done');
    expect(game.options).toEqual([{ damage: 1 }, { damage: 0 }]);
    game.pick({ damage: 1 }).passAll();
    expect(game.ship(1).shields).toMatchObject({ front: 0, left: 2 });
  });

  it('XX-9 Turbolasers: the first two cards lie faceup', () => {
    const shields = { front: 0 };
    const game = duel(MEDIUM, led('xx-9-turbolasers'), { shields }).rolls('crit', 'double-hit', 'hit');
    game
      .draws('power-failure', 'coolant-discharge', 'blinded-gunners', 'compartment-fire')
      .attack(0)
      .pick(onFront);
    while (game.question && game.question.kind !== 'critical-effect') game.pick('done');
    game.pick({ effect: 'xx-9-turbolasers' }).passAll();
    expect(game.ship(1).damage.map(({ up }) => up)).toEqual([true, true, false, false]);
  });

  it('DBY-827 Heavy Turbolasers turn a die in a salvo', () => {
    const game = duel(MEDIUM, {}, led('dby-827-heavy-turbolasers', {})).rolls(
      'hit',
      'hit',
      'hit',
      'blank',
      'blank',
    );
    game.ship(1).defense[0]!.kind = 'salvo';
    game.attack(0).pick(onFront);
    while (game.question?.kind === 'attack-effect') game.pick('done');
    game.pick({ name: 'salvo' }).pick('done');
    while (game.question && !game.offers({ effect: 'dby-827-heavy-turbolasers' })) game.answer(0);
    game.pick({ effect: 'dby-827-heavy-turbolasers' }).answer(0);
    expect(faces(game)).toContain('crit');
    game.passAll();
  });

  it('ion cannons: Heavy Ion Emplacements, High-Capacity Ion Turbines, Leading Shots, MS-1, SW-7', () => {
    const heavy = duel(MEDIUM, led('heavy-ion-emplacements'))
      .rolls('blank', 'blank', 'crit')
      .attack(0)
      .pick(onFront);
    heavy.pick('done').pick({ effect: 'heavy-ion-emplacements' }).passAll();
    expect(heavy.ship(1).shields).toMatchObject({ front: 1, left: 2, right: 2, rear: 1 });
    const turbines = siege(500, led('high-capacity-ion-turbines'));
    expect(batteryOf(turbines.ship(0), 'left')).toMatchObject({ red: 2, blue: 2 });
    expect(batteryOf(turbines.ship(0), 'front')).toMatchObject({ red: 3, blue: 3 });
    const leading = duel(MEDIUM, led('leading-shots'))
      .rolls('blank', 'blank', 'accuracy', 'hit', 'hit')
      .attack(0);
    leading.pick(onFront).pick({ effect: 'leading-shots' }).pick({ face: 'blank' }).pick({ face: 'blank' });
    expect(faces(leading)).toEqual(['hit', 'hit']);
    leading.passAll();
    const theirs = { upgrades: ['engineering-team'] };
    const ms1 = duel(MEDIUM, led('ms1-ion-cannon'), theirs)
      .rolls('blank', 'blank', 'crit')
      .attack(0)
      .pick(onFront);
    ms1.pick('done').pick({ effect: 'ms1-ion-cannon' }).passAll();
    expect(sideOf(ms1, 1)).toBe('exhausted');
    const sw7 = duel(MEDIUM, led('sw-7-ion-batteries'))
      .rolls('blank', 'hit', 'accuracy')
      .attack(0)
      .pick(onFront);
    sw7.pick('done').passAll();
    expect(damages(sw7)).toEqual([2]);
  });

  it('ordnance: Expanded Launchers, External Racks, Flechette Torpedoes', () => {
    const launchers = siege(500, led('expanded-launchers'));
    expect(batteryOf(launchers.ship(0), 'front')).toMatchObject({ black: 2 });
    const racks = duel(CLOSE, led('external-racks'))
      .rolls('hit', 'hit', 'hit', 'hit', 'hit')
      .attack(0)
      .pick(onFront);
    racks.pick({ effect: 'external-racks' });
    expect(faces(racks)).toHaveLength(5);
    expect(sideOf(racks)).toBe('discarded');
    racks.passAll();
    const far = duel(MEDIUM, led('external-racks')).rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
    expect(offeredThenPassed(far, 'external-racks')).toBe(false);
    const torpedoes = table({
      us: [
        {
          ...victory([900, 300, 0], led('flechette-torpedoes')),
          card: 'gladiator-i-class-star-destroyer',
        },
      ],
      them: [cr90([300, 850, 0]), squadron('x-wing-squadron', [900, 430])],
    });
    torpedoes.attack(0);
    const black = torpedoes.question?.kind === 'attack';
    expect(black).toBe(true);
    torpedoes.pick('none');
  });
});

describe('torpedoes at squadrons', () => {
  it('Flechette Torpedoes pay a black critical to turn the slider to activated', () => {
    for (const [face, offered] of [
      ['hit-crit', true],
      ['hit', false],
    ] as const) {
      const game = table({
        us: [ship('arquitens-class-light-cruiser', [900, 300, 0], led('flechette-torpedoes'))],
        them: [squadron('b-wing-squadron', [900, 420]), cr90([300, 800, 180])],
      });
      game.rolls(face).attack(0).pick(attackOnSquadron('front', 0));
      expect(game.offers({ effect: 'flechette-torpedoes' })).toBe(offered);
      if (offered) game.pick({ effect: 'flechette-torpedoes' });
      expect(isActivated(game.state, game.squadron(0))).toBe(offered);
      game.passAll();
    }
  });
});

describe('teams after an attack on a squadron', () => {
  it('Ruthless Strategists hurt a friend that is engaged with the defender, and the defender', () => {
    for (const [friendAt, asked] of [
      [[950, 420], true],
      [[1100, 420], false],
    ] as const) {
      const game = table({
        us: [cr90([900, 300, 0], led('ruthless-strategists')), ties(friendAt)],
        them: [xwings([900, 420]), victory([300, 800, 180])],
      });
      game.rolls('accuracy').attack(0).pick(attackOnSquadron('front', 1));
      expect(game.question?.kind).toBe(asked ? 'use-card' : undefined);
      if (asked) game.pick('yes');
      expect(hulls(game)).toEqual(asked ? [2, 4] : [3, 5]);
      game.passAll();
    }
  });
});
