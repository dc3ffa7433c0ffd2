import { describe, expect, it } from 'vitest';
import {
  apart,
  attackOn,
  attackOnSquadron,
  CLOSE,
  cr90,
  duel,
  LONG,
  MEDIUM,
  nebulon,
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
import { ATTACK_STEPS } from './events.ts';

/** A Nebulon-B with TIE Fighters ahead of its front, in a row. */
const flak = (ys: readonly number[], mine = {}) =>
  table({ us: [nebulon([900, 300, 0], mine)], them: ys.map((y) => ties([900, y])) });

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

describe('declaring a target', () => {
  it('armada:attack.1 armada:attack.16 six steps, in order', () => {
    const game = flak([450])
      .rolls('accuracy', 'accuracy')
      .attack(0)
      .pick(attackOnSquadron('front', 0))
      .passAll();
    expect(game.eventsOf('attack-step').map(({ step }) => step)).toEqual([...ATTACK_STEPS]);
  });

  it('armada:attack.2 armada:attack.3 an option names the attacking zone and one zone of the ship', () => {
    const game = duel(MEDIUM).attack(0);
    expect(game.offers(onFront)).toBe(true);
    expect(game.offers(attackOn('rear', 1, 'front'))).toBe(false);
    expect(game.refusal('rear at ship 1 front')).toBe('armada:attack.5');
    game.passAll();
    expect(game.eventsOf('no-attack')).toHaveLength(1);
  });

  it('armada:attack.4 no zone is declared for squadrons', () => {
    const game = table({ us: [xwings([900, 300])], them: [ties([900, 380])] }).squadronAttack(0);
    expect(game.options).toHaveLength(2);
    expect(game.options[0]).toMatchObject({ attacker: { kind: 'squadron' }, defender: { kind: 'squadron' } });
    game.passAll();
  });

  it('armada:armament.1 a ship rolls the battery of the attacking zone', () => {
    const game = duel(MEDIUM).rolls('blank', 'blank', 'accuracy').attack(0).pick(onFront);
    expect(game.eventsOf('dice-gathered')).toMatchObject([{ dice: ['red', 'red', 'blue'] }]);
    game.passAll();
  });

  it('armada:armament.2 a squadron has one battery against ships', () => {
    const game = table({ us: [xwings([900, 400])], them: [victory([900, 500, 180])] });
    game.rolls('blank').squadronAttack(0).pick(targetShip(0, 'front')).passAll();
    expect(game.eventsOf('dice-gathered')).toMatchObject([{ dice: ['red'] }]);
  });

  it('armada:armament.3 one anti-squadron armament serves all zones', () => {
    for (const [zone, at] of [
      ['front', [900, 450]],
      ['left', [760, 300]],
      ['rear', [900, 150]],
    ] as const) {
      const game = table({ us: [nebulon([900, 300, 0])], them: [ties(at)] });
      game.rolls('accuracy', 'accuracy').attack(0).pick(attackOnSquadron(zone, 0)).passAll();
      expect(game.eventsOf('dice-gathered')).toMatchObject([{ dice: ['blue', 'blue'] }]);
    }
  });

  it('armada:attack.8 at medium range only red and blue dice are gathered', () => {
    const black = (gap: number) =>
      table({
        us: [ship('victory-i-class-star-destroyer', [900, 300, 0])],
        them: [cr90([900, 300 + apart('cr90', gap, 'victory'), 180])],
      });
    const medium = black(MEDIUM)
      .rolls(...blanks(3))
      .attack(0)
      .pick(onFront)
      .passAll();
    expect(medium.eventsOf('dice-gathered')).toMatchObject([{ dice: ['red', 'red', 'red'] }]);
    const close = black(CLOSE)
      .rolls(...blanks(6))
      .attack(0)
      .pick(onFront)
      .passAll();
    expect(close.eventsOf('dice-gathered')[0]!.dice).toHaveLength(6);
  });

  it('armada:attack.11 squadrons use all their colors at distance 1', () => {
    const luke = squadron('luke-skywalker-x-wing-squadron', [900, 300]);
    const game = table({ us: [luke], them: [ties([900, 380])] });
    game
      .rolls(...Array.from({ length: 4 }, () => 'accuracy'))
      .squadronAttack(0)
      .pick('attack')
      .passAll();
    expect(game.eventsOf('dice-gathered')).toMatchObject([{ dice: ['blue', 'blue', 'blue', 'blue'] }]);
  });

  it('armada:attack.26 nobody attacks friends', () => {
    const game = table({ us: [nebulon([900, 300, 0]), xwings([900, 450])], them: [ties([900, 460])] }).attack(
      0,
    );
    expect(game.options).toHaveLength(2);
    game.passAll();
  });

  it('armada:attack.25 a ship may attack an engaged squadron', () => {
    const game = table({ us: [nebulon([900, 300, 0]), xwings([850, 450])], them: [ties([900, 450])] }).attack(
      0,
    );
    expect(game.offers(attackOnSquadron('front', 1))).toBe(true);
    game.passAll();
  });

  it('armada:armament.4 a dash holds no dice', () => {
    const hammerhead = ship('hammerhead-scout-corvette', [900, 300, 180]);
    const game = table({ us: [hammerhead], them: [victory([900, 460, 180]), ties([740, 300])] }).attack(0);
    expect(game.offers(attackOn('rear', 1, 'front'))).toBe(false);
    expect(game.refusal('rear at ship 1 front')).toBe('armada:armament.4');
    game.passAll();
  });
});

describe('two attacks in an activation', () => {
  it('armada:attack.23 from two different zones', () => {
    const game = table({
      us: [victory([900, 300, 0])],
      them: [cr90([900, 300 + apart('cr90', CLOSE, 'victory'), 180]), ties([760, 300])],
    });
    game.rolls(...blanks(3), ...Array.from({ length: 3 }, () => 'accuracy'));
    game.attack(0).pick(onFront).pick('done').pick('done');
    expect(game.question).toMatchObject({ kind: 'attack' });
    expect(game.offers({ attacker: { kind: 'zone', id: 0, zone: 'front' } })).toBe(false);
    expect(game.refusal('front at ship 1 front')).toBe('armada:attack.23');
    game.passAll();
    expect(game.ship(0).attacks).toMatchObject([
      { zone: 'front', target: 'ship', id: 1, targetZone: 'front' },
    ]);
  });

  it('armada:attack.23 armada:attack.24 the same enemy may be attacked twice, and no third time', () => {
    // Off the corner of the Victory, in front and left arc.
    const game = table({
      us: [victory([900, 300, 0])],
      them: [nebulon([815, 392, 90]), cr90([1100, 300, 0])],
    });
    game.attack(0);
    const zones = new Set(
      game.options.flatMap((option) => {
        const { attacker, defender } = option as { attacker?: { zone: string }; defender?: { id: number } };
        return defender?.id === 1 ? [attacker!.zone] : [];
      }),
    );
    expect([...zones].sort()).toEqual(['front', 'left']);
    game.rolls(...blanks(3), ...Array.from({ length: 3 }, () => 'accuracy'));
    game.pick({ attacker: { kind: 'zone', id: 0, zone: 'front' } });
    while (game.question?.kind !== 'attack') game.answer(game.options.length - 1);
    expect(game.offers({ attacker: { kind: 'zone', id: 0, zone: 'left' } })).toBe(true);
    game
      .rolls(...blanks(2), 'accuracy')
      .pick({ attacker: { kind: 'zone', id: 0, zone: 'left' } })
      .passAll();
    expect(game.eventsOf('attack')).toHaveLength(2);
    expect(game.ship(0).attacks).toHaveLength(2);
  });
});

describe('obstruction', () => {
  const STATION = { outline: 'station', at: [900, 410, 0] } as const;
  const blocked = () =>
    table({
      us: [cr90([900, 300, 0])],
      them: [victory([900, 300 + apart('cr90', MEDIUM, 'victory'), 180])],
      obstacles: [STATION],
    });

  it('armada:obstructed.1 one die fewer is rolled, of the attacker’s choice', () => {
    const game = blocked().attack(0).pick(onFront);
    expect(game.question).toMatchObject({ kind: 'die-not-rolled', player: 0 });
    expect(game.options).toEqual([{ color: 'red' }, { color: 'blue' }]);
    game.rolls('blank', 'blank').pick({ color: 'blue' }).passAll();
    expect(game.eventsOf('dice-rolled')[0]!.dice).toHaveLength(2);
  });

  it('armada:obstructed.3 two obstructions still remove one die', () => {
    const game = table({
      us: [cr90([900, 300, 0])],
      them: [victory([900, 300 + apart('cr90', LONG, 'victory'), 180]), cr90([900, 520, 90])],
      obstacles: [STATION],
    });
    game.rolls('blank').attack(0).pick(onFront).passAll();
    expect(game.eventsOf('die-not-rolled')).toHaveLength(1);
    expect(game.eventsOf('dice-rolled')[0]!.dice).toHaveLength(1);
  });

  it('armada:obstructed.2 armada:attack.9 armada:attack.10 the last die taken away cancels the attack, and the zone is used', () => {
    const game = table({
      us: [cr90([900, 300, 0])],
      them: [ties([900, 480]), ties([860, 440])],
      obstacles: [STATION],
    });
    game.attack(0).pick(attackOnSquadron('front', 0));
    expect(game.eventsOf('attack-canceled')).toMatchObject([{ because: 'armada:obstructed.2' }]);
    expect(game.eventsOf('dice-rolled')).toHaveLength(0);
    expect(game.question?.kind).not.toBe('next-squadron');
    game.passAll();
    expect(game.ship(0).attacks).toHaveLength(1);
    expect(game.state.attack).toBeNull();
  });

  it('armada:obstacles.7 a dust field stops the attacks of ships, and obstructs those of squadrons', () => {
    const dust = { ...STATION, type: 'dust field' } as const;
    const ships = table({
      us: [cr90([900, 300, 0])],
      them: [victory([900, 300 + apart('cr90', MEDIUM, 'victory'), 180]), ties([760, 300])],
      obstacles: [dust],
    }).attack(0);
    expect(ships.refusal('front at ship 1 front')).toBe('armada:obstacles.7');
    ships.passAll();
    const squadrons = table({
      us: [xwings([900, 350])],
      them: [ties([900, 455])],
      obstacles: [{ ...dust, at: [900, 402, 0] }],
    });
    squadrons.rolls('accuracy', 'accuracy', 'accuracy').squadronAttack(0).pick('attack').passAll();
    expect(squadrons.eventsOf('die-not-rolled')).toHaveLength(1);
  });
});

describe('resolving attack effects', () => {
  it('armada:attack.12 armada:commands-concentrate-fire.1 armada:commands-concentrate-fire.2 a dial adds a die of a color in the pool', () => {
    const game = duel(MEDIUM, { revealed: ['concentrate-fire'] }).rolls('blank', 'blank', 'hit', 'hit');
    game.attack(0).pick(onFront).pick({ kind: 'concentrate-fire', with: 'dial' });
    expect(game.question).toMatchObject({ kind: 'add-die' });
    expect(game.options).toEqual([{ color: 'red' }, { color: 'blue' }]);
    game.pick({ color: 'blue' }).passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 2 }]);
  });

  it('armada:attack-pool.1 the pool is all dice in use, added ones too', () => {
    const game = duel(MEDIUM, { revealed: ['concentrate-fire'] }).rolls('blank', 'blank', 'hit', 'hit');
    game.attack(0).pick(onFront);
    expect(game.state.attack!.dice).toHaveLength(3);
    game.pick({ kind: 'concentrate-fire', with: 'dial' }).pick({ color: 'blue' });
    expect(game.state.attack!.dice).toHaveLength(4);
    game.passAll();
  });

  it('armada:commands-concentrate-fire.3 armada:modifying-dice.1 a token rerolls one die', () => {
    const game = duel(MEDIUM, { tokens: ['concentrate-fire'] }).rolls('blank', 'hit', 'hit', 'double-hit');
    game.attack(0).pick(onFront).pick({ kind: 'concentrate-fire', with: 'token' }).pick({ face: 'blank' });
    expect(game.state.attack!.dice[0]).toEqual({ color: 'red', face: 'double-hit' });
    game.passAll();
    expect(game.ship(0).tokens).toEqual([]);
  });

  it('armada:commands-concentrate-fire.4 with both the added die may be rerolled, or none', () => {
    const both = { revealed: ['concentrate-fire'], tokens: ['concentrate-fire'] } as const;
    const again = duel(LONG, both).rolls('hit', 'hit', 'blank', 'double-hit');
    again.attack(0).pick(onFront).pick({ kind: 'concentrate-fire', with: 'both' });
    again.pick({ face: 'blank' }).passAll();
    expect(again.eventsOf('damage-totaled')).toMatchObject([{ damage: 4 }]);
    const kept = duel(LONG, both).rolls('hit', 'hit', 'blank');
    kept.attack(0).pick(onFront).pick({ kind: 'concentrate-fire', with: 'both' }).pick('none').passAll();
    expect(kept.eventsOf('damage-totaled')).toMatchObject([{ damage: 2 }]);
  });

  it('armada:commands.2 concentrate fire is resolved once a round', () => {
    const game = duel(MEDIUM, { tokens: ['concentrate-fire'], revealed: ['concentrate-fire'] });
    game.rolls('blank', 'blank', 'accuracy', 'blank').attack(0).pick(onFront);
    game.pick({ kind: 'concentrate-fire', with: 'dial' }).pick({ color: 'red' });
    expect(game.offers('concentrate-fire')).toBe(false);
    expect(game.refusal('concentrate-fire')).toBe('armada:commands.2');
    game.passAll();
  });

  it('armada:raid-tokens.1 a raid token of its kind bars the command', () => {
    const game = duel(MEDIUM, { tokens: ['concentrate-fire'], raids: ['concentrate-fire'] });
    game.rolls('blank', 'blank', 'accuracy').attack(0).pick(onFront);
    expect(game.offers('concentrate-fire')).toBe(false);
    expect(game.refusal('concentrate-fire')).toBe('armada:raid-tokens.1');
    game.passAll();
  });

  it('armada:attack.13 armada:modifying-dice.4 an accuracy locks a defense token, and leaves the pool', () => {
    const game = duel(MEDIUM).rolls('hit', 'hit', 'accuracy').attack(0).pick(onFront);
    game.pick({ kind: 'accuracy', token: 0 });
    expect(game.state.attack!.dice).toHaveLength(2);
    expect(game.question).toMatchObject({ kind: 'defense-token' });
    expect(game.offers({ name: 'brace' })).toBe(false);
    expect(game.offers({ name: 'redirect' })).toBe(true);
    expect(game.refusal('brace')).toBe('armada:attack.13');
    game.passAll();
  });

  it('armada:attack.14 accuracy may be spent before other effects', () => {
    const game = duel(MEDIUM, { revealed: ['concentrate-fire'] }).rolls('hit', 'hit', 'accuracy', 'hit');
    game.attack(0).pick(onFront).pick({ kind: 'accuracy', token: 0 });
    expect(game.offers('concentrate-fire')).toBe(true);
    game.pick({ kind: 'concentrate-fire', with: 'dial' }).passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 3 }]);
  });

  it('armada:attack.15 armada:defense-tokens.2 the defender is asked after the attacker is done', () => {
    const game = duel(MEDIUM).rolls('hit', 'hit', 'accuracy').attack(0).pick(onFront);
    expect(game.question).toMatchObject({ kind: 'attack-effect', player: 0 });
    game.pick('done');
    expect(game.question).toMatchObject({ kind: 'defense-token', player: 1 });
    game.passAll();
  });

  it('armada:effect-use-and-timing.1 dice are not modified in later steps', () => {
    const game = duel(MEDIUM, { tokens: ['concentrate-fire'] }).rolls('hit', 'blank', 'hit');
    game.attack(0).pick(onFront).pick('done');
    expect(game.offers('concentrate-fire')).toBe(false);
    game.passAll();
    expect(game.ship(0).tokens).toEqual(['concentrate-fire']);
  });

  it('armada:effect-use-and-timing.7 tokens of other ships cannot be spent', () => {
    const game = table({
      us: [cr90([900, 300, 0]), cr90([700, 300, 0], { tokens: ['concentrate-fire'] })],
      them: [victory([900, 300 + apart('cr90', MEDIUM, 'victory'), 180])],
    });
    game
      .rolls('blank', 'blank', 'hit')
      .attack(0)
      .pick(attackOn('front', 2, 'front'));
    expect(game.question).toMatchObject({ kind: 'defense-token' });
    game.passAll();
  });
});

describe('damage', () => {
  it('armada:attack.17 between ships hits and criticals count', () => {
    const game = siege(MEDIUM).rolls('double-hit', 'hit', 'crit', 'accuracy', 'accuracy', 'accuracy');
    game.attack(0).pick(onFront).passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 4 }]);
  });

  it('armada:attack.18 against a squadron hits only', () => {
    const game = table({ us: [xwings([900, 300])], them: [ties([900, 380])] });
    game.rolls('hit', 'hit', 'crit', 'accuracy').squadronAttack(0).pick('attack').passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 2 }]);
    expect(game.squadron(1).hull).toBe(1);
  });

  it('armada:attack.19 armada:critical-effects.6 a squadron without bomber does nothing with a critical', () => {
    const game = table({ us: [ties([900, 400])], them: [victory([900, 500, 180])] });
    game.rolls('crit').squadronAttack(0).pick(targetShip(0, 'front')).passAll();
    expect(game.eventsOf('damage-totaled')).toMatchObject([{ damage: 0 }]);
    expect(game.eventsOf('critical-effect')).toEqual([]);
  });

  it('armada:damage.1 a squadron loses hull points by the total', () => {
    const game = table({ us: [xwings([900, 300])], them: [xwings([900, 380])] });
    game.rolls('hit', 'hit', 'hit', 'crit').squadronAttack(0).pick('attack').passAll();
    expect(game.squadron(1).hull).toBe(2);
  });

  it('armada:destroyed-ships-and-squadrons.1 one without hull points is destroyed', () => {
    const game = table({ us: [xwings([900, 300])], them: [ties([900, 380], { hull: 2 })] });
    game.rolls('hit', 'hit', 'hit', 'crit').squadronAttack(0).pick('attack').passAll();
    expect(game.squadron(1).place).toBe('destroyed');
    expect(game.eventsOf('squadron-destroyed')).toMatchObject([{ squadron: 1 }]);
  });

  it('armada:damage.2 shields of the zone first, then facedown cards', () => {
    const game = duel(MEDIUM, {}, { shields: { front: 1 } });
    game.rolls('hit', 'hit', 'hit').attack(0).pick(onFront).passAll();
    expect(game.ship(1).shields.front).toBe(0);
    expect(game.ship(1).damage.map(({ up }) => up)).toEqual([false, false]);
  });

  it('armada:damage.3 armada:damage.8 armada:destroyed-ships-and-squadrons.4 cards equal to hull destroy at once, and nothing stays', () => {
    const hurt = {
      shields: { front: 0 },
      damage: ['facedown: comm-noise', 'facedown: crew-panic', 'ruptured-engine'],
    };
    const game = siege(MEDIUM, {}, { ...hurt, tokens: ['navigate'], dials: ['repair'] });
    game.rolls('hit', 'hit', 'hit', 'hit', 'hit', 'hit').attack(0).pick(onFront).passAll();
    expect(game.eventsOf('damage-dealt')).toHaveLength(1);
    expect(game.ship(1)).toMatchObject({
      place: 'destroyed',
      damage: [],
      tokens: [],
      dials: [],
      defense: [],
    });
    expect(game.state.discarded.reduce((sum, count) => sum + count)).toBe(4);
  });

  it('armada:attack.20 armada:attack.21 armada:attack.22 a ship attacks several squadrons, each once and with a roll of its own', () => {
    const game = flak([420, 460, 500]).rolls('hit', 'accuracy', 'hit', 'accuracy', 'hit', 'hit');
    game
      .attack(0)
      .pick(attackOnSquadron('front', 0))
      .pick({ kind: 'attack', defender: { kind: 'squadron', id: 1, zone: 'front' } });
    expect(game.question).toMatchObject({ kind: 'next-squadron' });
    expect(game.options).toHaveLength(2);
    expect(game.offers({ defender: { kind: 'squadron', id: 0, zone: 'front' } })).toBe(false);
    game.pick({ defender: { kind: 'squadron', id: 2, zone: 'front' } }).passAll();
    expect(game.eventsOf('dice-rolled')).toHaveLength(3);
    expect([0, 1, 2].map((id) => game.squadron(id).hull)).toEqual([2, 2, 1]);
    expect(game.ship(0).attacks).toHaveLength(1);
  });
});
