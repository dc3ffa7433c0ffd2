import { describe, expect, it } from 'vitest';
import { upgradeCard } from '../cards/index.ts';
import { dealCard } from '../damage/suffer.ts';
import { shipOf } from '../game.ts';
import {
  apart,
  attackOnSquadron,
  CLOSE,
  cr90,
  duel,
  MEDIUM,
  nebulon,
  offeredThenPassed,
  onFront,
  ship,
  siege,
  squadron,
  table,
  targetShip,
  ties,
  victory,
  xwings,
} from '../testing/index.ts';
import { ENGLISH } from '../words/index.ts';
import { cardValue, hullOf as hull } from './modifiers.ts';
import { SQUADRON_ABILITIES } from './squadrons.ts';
import { UPGRADE_ABILITIES } from './upgrades.ts';

it('every card with abilities is one of the house', () => {
  for (const id of Object.keys(UPGRADE_ABILITIES)) expect(upgradeCard(id), id).toBeDefined();
  expect(Object.keys(SQUADRON_ABILITIES)).not.toEqual([]);
});

describe('values', () => {
  it('Admiral Motti strengthens hulls by size', () => {
    const game = table({
      us: [victory([900, 300, 0], { upgrades: ['admiral-motti-commander'] }), cr90([300, 300, 0])],
      them: [victory([900, 800, 0])],
    });
    expect([0, 1, 2].map((id) => hull(game.state, game.ship(id)))).toEqual([10, 5, 8]);
  });

  it('Expanded Hangar Bay raises the squadron value', () => {
    const game = duel(MEDIUM, { upgrades: ['expanded-hangar-bay'] });
    expect(cardValue(game.state, game.ship(0), 'squadron')).toBe(2);
  });

  it('Enhanced Armament adds a red die to the sides only', () => {
    const game = table({
      us: [victory([900, 300, 0], { upgrades: ['enhanced-armament'] })],
      them: [cr90([700, 300, 90])],
    });
    game
      .rolls('blank', 'blank', 'blank', 'accuracy')
      .attack(0)
      .pick({ attacker: { kind: 'zone', id: 0, zone: 'left' } });
    expect(game.eventsOf('dice-gathered')).toMatchObject([{ dice: ['red', 'red', 'red', 'blue'] }]);
    game.passAll();
  });

  it('Engineering Team and Redemption add engineering points', () => {
    const game = table({
      us: [
        cr90([900, 300, 0], { upgrades: ['engineering-team'], tokens: ['repair'], shields: { front: 0 } }),
        nebulon([980, 300, 0], { upgrades: ['redemption-title'] }),
      ],
      them: [victory([300, 800, 0])],
    });
    game.run({ kind: 'resolve-commands', ship: 0 }).pick({ with: 'token' });
    expect(game.eventsOf('engineering')).toMatchObject([{ points: 3 }]);
    game.passAll();
  });

  it('Salvation: criticals of its front count double at ships', () => {
    const game = table({
      us: [nebulon([900, 300, 0], { upgrades: ['salvation-title'] })],
      them: [victory([900, 300 + apart('nebulon', MEDIUM, 'victory'), 180])],
    });
    game.rolls('crit', 'crit', 'hit').attack(0).pick(onFront).passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 5 }]);
  });
});

describe('critical effects', () => {
  it('armada:critical-effects.7 Overload Pulse needs a blue critical, and exhausts the defender’s tokens', () => {
    const blue = duel(MEDIUM, { upgrades: ['overload-pulse'] })
      .rolls('blank', 'blank', 'crit')
      .attack(0)
      .pick(onFront);
    blue.pick('done').pick({ effect: 'overload-pulse' });
    expect(blue.ship(1).defense.map(({ side }) => side)).toEqual(['exhausted', 'exhausted', 'exhausted']);
    expect(blue.eventsOf('damage-totaled')).toMatchObject([{ damage: 1 }]);
    const red = duel(MEDIUM, { upgrades: ['overload-pulse'] })
      .rolls('crit', 'blank', 'hit')
      .attack(0)
      .pick(onFront);
    red.pick('done');
    expect(red.options).toHaveLength(2);
    red.passAll();
  });

  it('armada:faq-cards-core-set.5 Assault Concussion Missiles hit the zones beside, which brace does not lessen', () => {
    const game = table({
      us: [
        ship('gladiator-i-class-star-destroyer', [900, 300, 0], {
          upgrades: ['assault-concussion-missiles'],
        }),
      ],
      them: [victory([900, 300 + apart('victory', 90, 'victory'), 180])],
    });
    game.attack(0);
    const options = game.options.length;
    expect(options).toBeGreaterThan(1);
    game
      .rolls('blank', 'blank', 'hit-crit', 'blank')
      .pick({ defender: { kind: 'zone', id: 1, zone: 'front' } });
    while (game.question?.kind === 'attack-effect') game.pick('done');
    game.pick({ name: 'brace' }).pick('done').pick({ effect: 'assault-concussion-missiles' });
    expect(game.ship(1).shields).toMatchObject({ front: 2, left: 2, right: 2, rear: 1 });
    expect(game.ship(0).upgrades[0]!.side).toBe('exhausted');
    game.passAll();
  });

  it('Dodonna’s Pride cancels all dice for one faceup card', () => {
    const game = duel(MEDIUM, { upgrades: ['dodonnas-pride-title'] }).rolls('hit', 'double-hit', 'crit');
    game.draws('power-failure').attack(0).pick(onFront).pick('done').pick({ effect: 'dodonnas-pride-title' });
    expect(game.ship(1)).toMatchObject({ shields: { front: 3 }, damage: [{ up: true }] });
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 0 }]);
  });

  it('General Dodonna picks one of four, and discards the others', () => {
    const game = table({
      us: [cr90([900, 300, 0])],
      them: [victory([900, 800, 0], { upgrades: ['general-dodonna-commander'] })],
    });
    game.draws('comm-noise', 'power-failure', 'crew-panic', 'power-failure');
    game.does((rules) => dealCard(rules, shipOf(rules, 0), true, 'armada:damage.5'));
    expect(game.question).toMatchObject({ kind: 'pick-damage-card', player: 1 });
    expect(game.options).toEqual([{ card: 'comm-noise' }, { card: 'power-failure' }, { card: 'crew-panic' }]);
    game.pick({ card: 'power-failure' });
    expect(game.eventsOf('damage-dealt')).toMatchObject([{ card: 'power-failure' }]);
    expect(game.state.discarded.reduce((sum, count) => sum + count)).toBe(3);
  });
});

describe('dice', () => {
  it('armada:modifying-dice.3 armada:golden-rules.2 H9 Turbolasers turn a hit to an accuracy, where the die has one', () => {
    const game = duel(MEDIUM, { upgrades: ['h9-turbolasers'] })
      .rolls('hit', 'blank', 'hit')
      .attack(0)
      .pick(onFront);
    game.pick({ effect: 'h9-turbolasers' }).pick({ color: 'red' });
    expect(game.state.attack!.dice.map(({ face }) => face)).toEqual(['accuracy', 'blank', 'hit']);
    expect(game.offers({ effect: 'h9-turbolasers' })).toBe(false);
    game.pick({ kind: 'accuracy', token: 0 }).passAll();
  });

  it('armada:faq-cards-core-set.3 armada:modifying-dice.2 Dominator takes two shields of one zone or two', () => {
    const spends = (first: string, second: string) => {
      const game = siege(MEDIUM, { upgrades: ['dominator-title'] });
      game.rolls('blank', 'blank', 'blank', 'hit', 'hit', 'hit', 'hit', 'hit').attack(0).pick(onFront);
      game.pick({ effect: 'dominator-title' }).pick({ zone: first }).pick({ zone: second }).passAll();
      expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 5 }]);
      return game.ship(0).shields;
    };
    expect(spends('front', 'front')).toMatchObject({ front: 1, left: 3 });
    expect(spends('front', 'left')).toMatchObject({ front: 2, left: 2 });
  });

  it('Howlrunner: another swarm squadron at distance 1 adds a blue die', () => {
    const howl = squadron('howlrunner-tie-fighter-squadron', [830, 300]);
    const game = table({ us: [ties([900, 300]), howl], them: [xwings([900, 380])] });
    game.rolls('hit', 'hit', 'hit', 'hit').squadronAttack(0).pick('attack');
    game.pick({ effect: 'howlrunner-tie-fighter-squadron' }).passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 4 }]);
    const own = table({ us: [ties([100, 100]), howl], them: [xwings([830, 380])] });
    own.rolls('hit', 'hit', 'hit').squadronAttack(1).pick('attack');
    expect(offeredThenPassed(own, 'howlrunner-tie-fighter-squadron')).toBe(false);
  });
});

describe('defense', () => {
  it('armada:exhausted.1 Electronic Countermeasures free a locked token, and only once', () => {
    const ecm = { upgrades: ['electronic-countermeasures'] };
    const game = duel(MEDIUM, {}, ecm).rolls('hit', 'hit', 'accuracy').attack(0).pick(onFront);
    game.pick({ kind: 'accuracy', token: 0 });
    expect(game.offers({ name: 'brace' })).toBe(false);
    game.pick({ effect: 'electronic-countermeasures' });
    expect(game.eventsOf('effect-used')).toMatchObject([{ because: 'armada:faq-cards-core-set.1' }]);
    expect(game.ship(1).defense[0]!.side).toBe('exhausted');
    game.passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 1, braced: true }]);
    expect(game.ship(1).upgrades[0]!.side).toBe('exhausted');
    game.state.ships[0]!.attacks = [];
    game.rolls('hit', 'hit', 'accuracy').attack(0).pick(onFront).pick({ kind: 'accuracy', token: 0 });
    expect(offeredThenPassed(game, 'electronic-countermeasures')).toBe(false);
  });

  it('armada:faq-cards-core-set.1 they do not lift speed 0', () => {
    const game = duel(MEDIUM, {}, { upgrades: ['electronic-countermeasures'], speed: 0 });
    game.rolls('hit', 'hit', 'accuracy').attack(0).pick(onFront).pick({ kind: 'accuracy', token: 0 });
    expect(game.question).toBeUndefined();
  });

  it('armada:faq-cards-core-set.2 Luke Skywalker: damage goes to the hull, the shields stay for cards that ask', () => {
    const luke = squadron('luke-skywalker-x-wing-squadron', [900, 400]);
    const game = table({ us: [luke], them: [victory([900, 500, 180])] });
    game.rolls('hit-crit').draws('projector-misaligned').squadronAttack(0).pick(targetShip(0, 'front'));
    game.pick({ name: 'brace' }).pick({ name: 'redirect' }).pick({ zone: 'left' });
    game.pick({ effect: 'standard' });
    expect(game.ship(0).damage).toHaveLength(1);
    expect(game.options).toEqual([{ zone: 'front' }, { zone: 'left' }, { zone: 'right' }]);
    game.pick({ zone: 'left' });
    expect(game.ship(0).shields).toMatchObject({ front: 3, left: 0, right: 3 });
  });

  it('Jaina’s Light cannot be obstructed', () => {
    const layout = (upgrades: readonly string[]) =>
      table({
        us: [cr90([900, 300, 0], { upgrades })],
        them: [victory([900, 300 + apart('cr90', MEDIUM, 'victory'), 180])],
        obstacles: [{ outline: 'station', at: [900, 410, 0] }],
      }).attack(0);
    expect(layout([]).options[0]).toMatchObject({ obstructed: true });
    expect(layout(['jainas-light-title']).options[0]).toMatchObject({ obstructed: false });
  });

  it('Jaina’s Light may ignore the obstacle it ends on', () => {
    const game = table({
      us: [cr90([900, 300, 0], { upgrades: ['jainas-light-title'] })],
      them: [victory([300, 800, 0])],
      obstacles: [{ outline: 'asteroid_1', at: [900, 300, 0] }],
    });
    game.run({ kind: 'on-obstacles', ship: 0, obstacles: [0] }).pick('yes');
    expect(game.ship(0).damage).toEqual([]);
    game
      .run({ kind: 'on-obstacles', ship: 0, obstacles: [0] })
      .pick('no')
      .passAll();
    expect(game.ship(0).damage.length).toBeGreaterThan(0);
  });
});

describe('commands', () => {
  it('Grand Moff Tarkin: each friendly ship gains a token', () => {
    const game = table({
      us: [victory([900, 300, 0], { upgrades: ['grand-moff-tarkin-commander'] }), cr90([300, 300, 0])],
      them: [victory([900, 800, 0])],
    });
    game.run({ kind: 'window', window: 'start-of-ship-phase', ship: -1, squadron: -1, other: -1, what: '' });
    game.pick('yes').pick({ command: 'repair' });
    expect([0, 1, 2].map((id) => game.ship(id).tokens)).toEqual([['repair'], ['repair'], []]);
  });

  it('armada:effect-use-and-timing.6 Defense Liaison changes the top dial for a token, which does nothing else', () => {
    const game = duel(MEDIUM, {
      upgrades: ['defense-liaison-officer'],
      tokens: ['squadron'],
      dials: ['concentrate-fire'],
    });
    game.activate(0).pick('yes').pick({ command: 'repair' });
    expect(game.eventsOf('dial-revealed')).toMatchObject([{ command: 'repair' }]);
    expect(game.ship(0).tokens).toEqual([]);
    expect(game.eventsOf('command')).toEqual([]);
    game.passAll();
  });

  it('Leia Organa: another ship’s top dial shows the command revealed', () => {
    const game = table({
      us: [
        cr90([900, 300, 0], { upgrades: ['leia-organa-officer'], dials: ['navigate'] }),
        nebulon([800, 300, 0], { dials: ['repair', 'repair'] }),
      ],
      them: [victory([300, 800, 0])],
    });
    game.activate(0).pick('yes');
    expect(game.ship(1).dials).toEqual(['navigate', 'repair']);
    game.passAll();
  });

  it('armada:faq-cards-core-set.6 Wulff Yularen: the token comes back, but not for the same command this round', () => {
    const game = duel(MEDIUM, { upgrades: ['wullf-yularen-officer'], tokens: ['concentrate-fire'] });
    game
      .rolls('blank', 'hit', 'hit', 'blank')
      .attack(0)
      .pick(onFront)
      .pick({ kind: 'concentrate-fire', with: 'token' });
    game.pick({ face: 'blank' }).pick('yes');
    expect(game.ship(0).tokens).toEqual(['concentrate-fire']);
    expect(game.offers('concentrate-fire')).toBe(false);
    game.passAll();
    expect(game.ship(0).upgrades[0]!.side).toBe('exhausted');
  });

  it('armada:faq-cards-core-set.4 Gunnery Team: the zone attacks again, but not the same ship', () => {
    const game = table({
      us: [victory([900, 300, 0], { upgrades: ['gunnery-team'], tokens: ['concentrate-fire'] })],
      them: [cr90([900, 300 + apart('cr90', CLOSE, 'victory'), 180]), ties([870, 400])],
    });
    game
      .rolls('blank', 'blank', 'blank', 'accuracy', 'accuracy', 'accuracy', 'blank')
      .attack(0)
      .pick(onFront);
    game.pick({ kind: 'concentrate-fire', with: 'token' }).pick({ face: 'blank' });
    while (game.question?.kind !== 'attack') game.answer(game.options.length - 1);
    expect(game.offers(onFront)).toBe(false);
    const refused = game.refused('front at ship 1 front')!;
    expect(refused.ruling).toBe('armada:faq-cards-core-set.4');
    expect(ENGLISH.refusal(refused, game.state)).toMatch(
      /: it was attacked from this hull zone \(Gunnery Team\)\.$/,
    );
    expect(game.offers(attackOnSquadron('front', 0))).toBe(true);
    game.passAll();
  });
});
