import { describe, expect, it } from 'vitest';
import { cannot, cardValue } from '../abilities/modifiers.ts';
import { mostShields, shipOf } from '../game.ts';
import { occasion } from '../state.ts';
import {
  apart,
  attackOnSquadron,
  cr90,
  duel,
  LONG,
  MEDIUM,
  nebulon,
  onFront,
  table,
  ties,
  victory,
} from '../testing/index.ts';
import { DAMAGE_CARDS } from './cards.ts';
import { COUNTER } from './deck.ts';
import { dealCard, sufferAnywhere } from './suffer.ts';
import { discardCard, turnDown } from './turn-down.ts';

/** A Nebulon-B and an enemy far away; cards dealt to the Nebulon-B. */
const alone = (mine = {}) => table({ us: [nebulon([900, 300, 0], mine)], them: [victory([300, 800, 0])] });

/** The next card dealt to ship 0, faceup. */
const dealt = (game: ReturnType<typeof alone>, ...names: readonly string[]) =>
  game.draws(...names).does((rules) => dealCard(rules, shipOf(rules, 0), true, 'armada:damage.5'));

describe('the damage deck', () => {
  it('armada:damage-cards.1 armada:damage.10 holds 52 cards: 36 ship and 16 crew', () => {
    const sum = (trait: string) =>
      DAMAGE_CARDS.filter((card) => card.trait === trait).reduce((all, { count }) => all + count, 0);
    expect([sum('ship'), sum('crew')]).toEqual([36, 16]);
    expect(DAMAGE_CARDS.find(({ name }) => name === 'structural-damage')!.count).toBe(8);
    expect(DAMAGE_CARDS.find(({ name }) => name === 'injured-crew')!.count).toBe(4);
    expect(DAMAGE_CARDS.filter(({ count }) => count === 2)).toHaveLength(20);
  });

  it('armada:damage.9 is made of the discard pile when it is empty', () => {
    const game = alone();
    game.state.deck = game.state.deck.map(() => 0);
    game.state.discarded = game.state.discarded.map((_, kind) => (kind === 0 ? 9 : 0));
    game.does((rules) => dealCard(rules, shipOf(rules, 0), false, 'armada:damage.2'));
    expect(game.eventsOf('deck-reshuffled')).toMatchObject([{ cards: 9 }]);
    expect(game.state.deck[0]).toBe(8);
    expect(game.ship(0).damage).toMatchObject([{ kind: 0, up: false }]);
  });

  it('armada:damage.9 with neither deck nor discard pile a counter lies facedown: it counts, and goes for good', () => {
    const without = (damage: readonly string[]) => {
      const game = alone({ damage });
      game.state.deck = game.state.deck.map(() => 0);
      return game.does((rules) => dealCard(rules, shipOf(rules, 0), true, 'armada:damage.2'));
    };
    expect(without(new Array<string>(4).fill('facedown: structural-damage')).ship(0).place).toBe('destroyed');
    const game = without([]);
    const [counter] = game.ship(0).damage;
    expect(counter).toMatchObject({ kind: COUNTER, up: false });
    game.does((rules) => discardCard(rules, shipOf(rules, 0), counter!.uid, 'armada:commands-repair.6'));
    expect(game.ship(0).damage).toEqual([]);
    expect(game.state.discarded.every((count) => count === 0)).toBe(true);
  });

  it('armada:damage.7 nobody sees a facedown card', () => {
    const game = alone({ damage: ['facedown: crew-panic', 'power-failure'] });
    for (const player of [0, 1, -1]) {
      const [down, up] = game.view(player).ships[0]!.damage;
      expect(DAMAGE_CARDS[down!.kind]).toBeUndefined();
      expect(DAMAGE_CARDS[up!.kind]!.name).toBe('power-failure');
    }
  });
});

describe('suffering damage', () => {
  it('armada:damage.4 its owner picks one zone for damage that names none', () => {
    const game = alone().does((rules) => sufferAnywhere(rules, shipOf(rules, 0), 2, 'armada:obstacles.4'));
    expect(game.question).toMatchObject({ kind: 'damage-zone', player: 0 });
    game.pick({ zone: 'front' });
    expect(game.ship(0).shields).toMatchObject({ front: 1, left: 1, right: 1, rear: 2 });
    expect(game.eventsOf('shield-lost')).toHaveLength(2);
  });

  it('armada:damage.5 a faceup card resolves at once, or lasts', () => {
    const once = dealt(alone(), 'structural-damage');
    expect(once.ship(0).damage).toHaveLength(2);
    const lasting = dealt(alone(), 'ruptured-engine');
    expect(lasting.ship(0).damage).toMatchObject([{ up: true }]);
  });

  it('armada:damage.6 a faceup card counts as damage until it is discarded', () => {
    const game = alone({
      damage: ['power-failure', 'facedown: comm-noise', 'facedown: comm-noise', 'facedown: crew-panic'],
    });
    dealt(game, 'blinded-gunners');
    expect(game.ship(0).place).toBe('destroyed');
  });

  it('armada:shields.1 armada:hull-zones.1 each zone has its own', () => {
    const game = alone();
    expect(game.ship(0).shields).toMatchObject({ front: 3, left: 1, right: 1, rear: 2 });
    expect(mostShields(game.ship(0), 'front')).toBe(3);
  });
});

describe('damage cards', () => {
  it('armada:damage-cards.2 Blinded Gunners: no accuracy is spent', () => {
    const game = duel(MEDIUM, { damage: ['blinded-gunners'], tokens: ['concentrate-fire'] });
    game.rolls('hit', 'hit', 'accuracy').attack(0).pick(onFront);
    expect(game.offers('accuracy')).toBe(false);
    expect(game.refusal('accuracy')).toBe('armada:damage-cards.2');
    expect(game.eventsOf('suppressed')).toMatchObject([
      { party: { id: 0 }, what: 'accuracy', because: 'armada:damage-cards.2' },
    ]);
    game.passAll();
    const seeing = duel(MEDIUM).rolls('hit', 'hit', 'accuracy').attack(0).pick(onFront);
    expect(seeing.eventsOf('suppressed')).toEqual([]);
  });

  it('armada:damage-cards.3 armada:faq.1 Comm Noise: the opponent slows the ship or sets its top dial, and the card turns down', () => {
    const slowed = dealt(alone({ speed: 2, dials: ['navigate', 'repair'] }), 'comm-noise');
    expect(slowed.question).toMatchObject({ kind: 'choose-effect', player: 1 });
    slowed.pick({ kind: 'slow' });
    expect(slowed.ship(0)).toMatchObject({ speed: 1, damage: [{ up: false }] });
    const changed = dealt(alone({ speed: 2, dials: ['navigate', 'repair'] }), 'comm-noise');
    changed.pick('new-top-command');
    expect(changed.question).toMatchObject({ kind: 'pick-command', player: 1, dial: 'navigate' });
    changed.pick({ command: 'squadron' });
    expect(changed.ship(0)).toMatchObject({
      speed: 2,
      dials: ['squadron', 'repair'],
      damage: [{ up: false }],
    });
  });

  it('armada:damage-cards.4 Compartment Fire: tokens are not readied', () => {
    const game = alone({ damage: ['compartment-fire'], defense: ['exhausted', 'exhausted', 'readied'] });
    game.run({ kind: 'ready-tokens' });
    expect(game.ship(0).defense.map(({ side }) => side)).toEqual(['exhausted', 'exhausted', 'readied']);
    const whole = alone({ defense: ['exhausted', 'exhausted', 'readied'] }).run({ kind: 'ready-tokens' });
    expect(whole.ship(0).defense.map(({ side }) => side)).toEqual(['readied', 'readied', 'readied']);
  });

  it('armada:damage-cards.5 Crew Panic: one damage, or no dial is revealed this round', () => {
    const suffers = alone({ damage: ['crew-panic'], dials: ['navigate', 'repair'] }).activate(0);
    expect(suffers.question).toMatchObject({ kind: 'choose-effect', player: 0 });
    suffers.pick({ kind: 'suffer' }).pick({ zone: 'front' });
    expect(suffers.eventsOf('dial-revealed')).toMatchObject([{ command: 'navigate' }]);
    suffers.passAll();
    const discards = alone({ damage: ['crew-panic'], dials: ['navigate', 'repair'] }).activate(0);
    discards.pick({ kind: 'reveal-nothing' });
    expect(discards.eventsOf('dial-revealed')).toEqual([]);
    expect(discards.ship(0).dials).toEqual(['repair']);
    discards.passAll();
  });

  it('armada:damage-cards.6 Damaged Controls: overlapping deals one more card', () => {
    const game = table({
      us: [cr90([900, 300, 0], { speed: 1, damage: ['damaged-controls'] })],
      them: [victory([900, 420, 0])],
    });
    game.fly(0, [0]).passAll();
    expect(game.ship(0).damage).toHaveLength(3);
    expect(game.ship(1).damage).toHaveLength(1);
  });

  it('armada:damage-cards.7 Injured Crew: a defense token is discarded', () => {
    const game = dealt(alone(), 'injured-crew');
    expect(game.options).toHaveLength(3);
    game.pick({ name: 'evade' });
    expect(game.ship(0).defense[0]!.side).toBe('discarded');
    expect(game.ship(0).damage).toMatchObject([{ up: false }]);
  });

  it('armada:damage-cards.8 Life Support Failure: no command tokens', () => {
    const game = dealt(alone({ tokens: ['navigate', 'repair'] }), 'life-support-failure');
    expect(game.ship(0).tokens).toEqual([]);
    expect(cannot(game.state, game.ship(0), { kind: 'hold-command-tokens' })).toBe('armada:damage-cards.8');
  });

  it('armada:damage-cards.9 Capacitor Failure: no shields for a bare zone, no redirect while it defends', () => {
    const game = alone({ damage: ['capacitor-failure'], shields: { left: 0 } });
    const asked = (zone: 'left' | 'right') =>
      cannot(game.state, game.ship(0), { kind: 'receive-shields', zone });
    expect(asked('left')).toBe('armada:damage-cards.9');
    expect(asked('right')).toBeNull();
    const defending = duel(MEDIUM, {}, { damage: ['capacitor-failure'], shields: { front: 0 } });
    defending.rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
    expect(defending.offers({ name: 'redirect' })).toBe(false);
    expect(defending.refusal('redirect')).toBe('armada:damage-cards.9');
    defending.passAll();
  });

  it('armada:damage-cards.10 Coolant Discharge: one attack on a ship a round', () => {
    const game = table({
      us: [victory([900, 300, 0], { damage: ['coolant-discharge'] })],
      them: [nebulon([815, 392, 90]), ties([740, 300])],
    });
    game.rolls('blank', 'blank', 'blank', 'accuracy', 'accuracy', 'accuracy').attack(0);
    game.pick({ attacker: { kind: 'zone', id: 0, zone: 'front' } });
    while (game.question?.kind !== 'attack') game.answer(game.options.length - 1);
    expect(game.offers(attackOnSquadron('left', 0))).toBe(true);
    expect(game.options).toHaveLength(2);
    expect(game.ship(0).attacksOnShips).toBe(1);
    game.passAll();
  });

  it('armada:damage-cards.11 Damaged Munitions: one die fewer at ships, of one’s choice', () => {
    const game = duel(MEDIUM, { damage: ['damaged-munitions'] })
      .attack(0)
      .pick(onFront);
    expect(game.question).toMatchObject({ kind: 'die-not-rolled', because: 'armada:damage-cards.11' });
    game.rolls('blank', 'blank').pick({ color: 'blue' }).passAll();
    expect(game.eventsOf('dice-rolled')[0]!.dice).toHaveLength(2);
  });

  it('armada:damage-cards.12 Depowered Armament: no attacks at long range', () => {
    const far = duel(LONG, { damage: ['depowered-armament'] }).attack(0);
    expect(far.eventsOf('no-attack')).toHaveLength(1);
    const near = duel(MEDIUM, { damage: ['depowered-armament'] }).attack(0);
    expect(near.offers(onFront)).toBe(true);
    near.passAll();
  });

  it('armada:damage-cards.13 Disengaged Fire Control: nobody behind an obstruction', () => {
    const game = table({
      us: [cr90([900, 300, 0], { damage: ['disengaged-fire-control'] })],
      them: [victory([900, 300 + apart('cr90', MEDIUM, 'victory'), 180]), ties([760, 300])],
      obstacles: [{ outline: 'station', at: [900, 410, 0] }],
    }).attack(0);
    expect(game.refusal('front at ship 1 front')).toBe('armada:damage-cards.13');
    expect(game.offers(attackOnSquadron('left', 0))).toBe(true);
    game.passAll();
  });

  it('armada:damage-cards.14 Faulty Countermeasures: no exhausted tokens', () => {
    const game = duel(
      MEDIUM,
      {},
      { damage: ['faulty-countermeasures'], defense: ['exhausted', 'readied', 'readied'] },
    );
    game.rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
    expect(game.offers({ name: 'brace' })).toBe(false);
    expect(game.refusal('brace')).toBe('armada:damage-cards.14');
    game.passAll();
  });

  it('armada:damage-cards.15 Point-Defense Failure: one die fewer at squadrons', () => {
    const game = table({
      us: [nebulon([900, 300, 0], { damage: ['point-defense-failure'] })],
      them: [ties([900, 450])],
    });
    game.rolls('accuracy').attack(0).pick(attackOnSquadron('front', 0)).passAll();
    expect(game.eventsOf('dice-rolled')[0]!.dice).toHaveLength(1);
  });

  it('armada:damage-cards.16 Power Failure: engineering halved, rounded down, each in turn', () => {
    const star = (damage: readonly string[]) =>
      table({ us: [victory([900, 300, 0], { damage })], them: [cr90([300, 800, 0])] });
    const engineering = (damage: readonly string[]) => {
      const { state } = star(damage);
      return cardValue(state, state.ships[0]!, 'engineering');
    };
    expect([[], ['power-failure'], ['power-failure', 'power-failure']].map(engineering)).toEqual([4, 2, 1]);
  });

  it('armada:damage-cards.17 Projector Misaligned: the zone with most shields loses them', () => {
    const game = dealt(alone(), 'projector-misaligned');
    expect(game.ship(0).shields).toMatchObject({ front: 0, left: 1, right: 1, rear: 2 });
    expect(game.ship(0).damage).toMatchObject([{ up: false }]);
    const tie = dealt(alone({ shields: { front: 2 } }), 'projector-misaligned');
    expect(tie.options).toEqual([{ zone: 'front' }, { zone: 'rear' }]);
    tie.pick({ zone: 'rear' });
    expect(tie.ship(0).shields).toMatchObject({ front: 2, rear: 0 });
  });

  it('armada:damage-cards.18 Ruptured Engine: one damage after a maneuver at speed 2 or more', () => {
    const fast = alone({ speed: 2, damage: ['ruptured-engine'] }).fly(0, [0, 0]);
    expect(fast.question).toMatchObject({ kind: 'damage-zone' });
    fast.pick({ zone: 'front' });
    expect(fast.ship(0).shields.front).toBe(2);
    const slow = alone({ speed: 1, damage: ['ruptured-engine'] }).fly(0, [0]);
    expect(slow.question).toBeUndefined();
  });

  it('armada:damage-cards.19 Shield Failure: the opponent picks up to two zones', () => {
    const game = dealt(alone(), 'shield-failure');
    expect(game.question).toMatchObject({ kind: 'shield-failure', player: 1 });
    expect(game.options).toHaveLength(11);
    game.pick({ zones: ['front', 'left'] });
    expect(game.ship(0).shields).toMatchObject({ front: 2, left: 0, right: 1, rear: 2 });
  });

  it('armada:damage-cards.20 Structural Damage: one more facedown card', () => {
    const game = dealt(alone(), 'structural-damage');
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false, false]);
  });

  it('armada:damage-cards.21 Targeter Disruption: no critical effects', () => {
    const game = duel(MEDIUM, { damage: ['targeter-disruption'] }).rolls('crit', 'crit', 'crit');
    game.attack(0).pick(onFront).pick('done');
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('suppressed')).toMatchObject([
      { party: { id: 0 }, what: 'critical-effect', because: 'armada:damage-cards.21' },
    ]);
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 3 }]);
  });

  it('armada:damage-cards.23 Thruster Fissure: changing speed costs one damage', () => {
    const game = alone({ speed: 2, damage: ['thruster-fissure'], tokens: ['navigate'] }).maneuver(0);
    game.pick({ with: 'token' }).pick({ speed: 3 });
    expect(game.question).toMatchObject({ kind: 'damage-zone' });
    game.pick({ zone: 'rear' });
    expect(game.ship(0).shields.rear).toBe(1);
    game.passAll();
  });

  it('armada:damage-cards.23 Thruster Fissure: a change that Admiral Konstantine makes costs nothing', () => {
    const game = table({
      us: [victory([900, 300, 0], { upgrades: ['admiral-konstantine-commander'] }), cr90([1000, 500, 0])],
      them: [cr90([900, 560, 180], { speed: 2, damage: ['thruster-fissure'] })],
    }).run({ kind: 'window', ...occasion('start-of-status-phase') });
    game.pick({ ship: 2 }).pick({ speed: 1 });
    expect(game.ship(2)).toMatchObject({ speed: 1, damage: [{ up: true }] });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('shield-lost')).toEqual([]);
  });

  it('armada:effect-use-and-timing.10 a card turned facedown does nothing any more', () => {
    const game = alone({ damage: ['power-failure'] });
    game.does((rules) => turnDown(rules, shipOf(rules, 0), shipOf(rules, 0).damage[0]!, 'armada:damage.6'));
    expect(game.eventsOf('damage-flipped')).toMatchObject([{ card: 'power-failure' }]);
    expect(cardValue(game.state, game.ship(0), 'engineering')).toBe(3);
  });
});
