import '../testing/cards.ts';
import { describe, expect, it } from 'vitest';
import { CHASSIS } from '../cards/all.ts';
import { shipCard } from '../cards/library.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { shipOf } from '../game.ts';
import { damageAbilities } from '../ship/abilities.ts';
import { occasion, WINDOWS } from '../state.ts';
import {
  type At,
  bomber,
  decimator,
  fang,
  interceptor,
  type TestShip,
  table,
  tie,
  xwing,
} from '../testing/index.ts';
import { DAMAGE_DECK } from './damage-deck.ts';

const HERE: At = [400, 200, 0];
/** A ship facing HERE at range 2. */
const AHEAD: At = [400, 400, 180];
/** A ship facing HERE at range 1. */
const NEAR: At = [400, 300, 180];
const BESIDE: At = [450, 200, 0];
const fly = (pilot: string, at: At = HERE, more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  at,
  ...more,
});
const hit = (game: ReturnType<typeof table>, id: number, hits: number, crits = 0) =>
  game.does((rules) => sufferDamage(rules, shipOf(rules, id), { hits, crits }, 'xwing2:damage.1'));

describe('what outranks what', () => {
  it('xwing2:introduction.1 this reference, not the starter rulebook: attacks at range 0, player order each round', () => {
    const game = table({ us: [xwing(HERE)], them: [tie([400, 245.8, 180])], contacts: [[0, 1]] }).engage(0);
    expect(game.offers({ kind: 'attack', target: 1, range: 0 })).toBe(true);
    game.passAll();
    const round = table({ us: [xwing(HERE)], them: [tie(AHEAD)] });
    round
      .rolls('blank', 'blank', 'blank', 'crit', 'blank', 'blank')
      .run({ kind: 'round' })
      .answer([0])
      .answer([0]);
    expect(round.state.firstPlayer).toBe(1);
  });

  it('xwing2:introduction.2 a card outranks a rule: Turr Phennir acts while stressed', () => {
    const game = table({ us: [fly('turrphennir', HERE, { tokens: { stress: 1 } })], them: [xwing(AHEAD)] });
    game.attack(0, 1);
    while (game.question?.kind !== 'action') game.pick('done');
    expect(game.options).toMatchObject([{ action: 'barrel-roll' }, { action: 'boost' }, { kind: 'none' }]);
    game.pick({ action: 'boost' }).pick({ direction: 'left' }).passAll();
    expect(game.eventsOf('moved').length).toBe(1);
  });

  it('xwing2:introduction.3 what cannot be done is not done, whatever else allows it', () => {
    const damage = ['Damaged Sensor Array'];
    const game = table({ us: [interceptor(HERE, { damage })] })
      .act(0)
      .pick({ action: 'focus' });
    expect(game.question).toBeUndefined();
    const turr = table({ us: [fly('turrphennir', HERE, { damage })], them: [xwing(AHEAD)] }).attack(0, 1);
    turr.passAll();
    expect(turr.eventsOf('ability')).toEqual([]);
    expect(turr.eventsOf('action')).toEqual([]);
  });

  it('xwing2:introduction.4 a die is rerolled at most once', () => {
    const game = table({
      us: [bomber(HERE), fly('howlrunner', BESIDE)],
      them: [xwing(AHEAD)],
      locks: [[0, 2]],
    });
    game.rolls('blank', 'focus', 'hit').attack(0, 2);
    game.pick({ kind: 'spend-lock', dice: [0] });
    expect(game.offers({ kind: 'ability', ship: 1, dice: [1] })).toBe(true);
    expect(game.offers({ kind: 'ability', ship: 1, dice: [0] })).toBe(false);
    game.passAll();
    const both = table({
      us: [bomber(HERE), fly('howlrunner', BESIDE)],
      them: [xwing(AHEAD)],
      locks: [[0, 2]],
    });
    both
      .rolls('blank', 'focus', 'hit', 'blank')
      .attack(0, 2)
      .pick({ kind: 'spend-lock', dice: [0, 1] });
    expect(both.question).toBeUndefined();
  });
});

describe('the words of cards', () => {
  it('xwing2:card-interpretation.1 "you" is the ship of the pilot', () => {
    const game = table({ us: [fly('nightbeast'), tie([500, 200, 0])] });
    game.fly(0, '2 bank left').pick({ action: 'focus' }).passAll();
    expect([game.ship(0).tokens.focus, game.ship(1).tokens.focus]).toEqual([1, 0]);
    game.fly(1, '2 bank right');
    expect(game.question?.because).toBe('xwing2:actions.18');
    game.passAll();
  });

  it('xwing2:card-interpretation.2 "you" is the ship that has the damage card', () => {
    const game = table({ us: [tie(HERE), tie([500, 200, 0])] }).deals('Panicked Pilot');
    hit(game, 1, 0, 1);
    expect([game.ship(0).tokens.stress, game.ship(1).tokens.stress]).toEqual([0, 2]);
  });

  it('xwing2:card-interpretation.3 "you" is a ship, never its player', () => {
    const teroch = (at: At, friend: At) =>
      table({
        us: [fly('oldteroch', at), fang(friend)],
        them: [tie(NEAR, { tokens: { evade: 1 } })],
      })
        .run({ kind: 'window', ...occasion('start-of-engagement') })
        .pick({ target: 2 });
    expect(teroch(HERE, [700, 300, 0]).ship(2).tokens.evade).toBe(0);
    expect(teroch([480, 300, 0], HERE).ship(2).tokens.evade).toBe(1);
  });

  it('xwing2:card-interpretation.4 "may" can be declined', () => {
    const game = table({ us: [fly('nightbeast')] }).fly(0, '2 bank left');
    expect(game.offers({ kind: 'none' })).toBe(true);
    game.pick('none').pick('none');
    expect(game.ship(0).tokens.focus).toBe(0);
  });

  it('xwing2:card-interpretation.6 what is not a "may" happens', () => {
    const game = table({ us: [xwing(HERE)], them: [fly('norrawexley-btla4ywing', NEAR)] });
    game.rolls('hit', 'hit', 'hit', 'hit', 'blank').attack(0, 1);
    expect(game.eventsOf('ability')).toMatchObject([{ ability: 'Norra Wexley', used: true }]);
    expect(game.eventsOf('modified').at(-1)?.faces).toEqual(['blank', 'evade']);
    game.passAll();
  });

  it('xwing2:card-interpretation.7 an ability resolves once for each opportunity', () => {
    const game = table({ us: [fly('oldteroch')], them: [tie(NEAR)] });
    for (let round = 1; round <= 2; round++) {
      game.run({ kind: 'engagement' }).pick({ target: 1 });
      expect(game.question?.kind).not.toBe('choose-ship');
      game.passAll();
      expect(game.eventsOf('ability').length).toBe(1);
      for (const ship of game.state.ships) ship.engaged = false;
    }
  });

  it('xwing2:card-interpretation.8 "while you perform an attack" is once in each attack', () => {
    const game = table({
      us: [tie(HERE), tie([450, 200, 0]), fly('howlrunner', [420, 150, 0])],
      them: [xwing(AHEAD)],
    });
    for (const attacker of [0, 1]) {
      game.rolls('blank', 'blank', 'hit').attack(attacker, 3);
      game.pick({ kind: 'ability', ship: 2, dice: [0] });
      expect(game.offers({ kind: 'ability' })).toBe(false);
      game.passAll();
      expect(game.eventsOf('ability').length).toBe(1);
    }
  });

  it('xwing2:card-interpretation.9 results joined by a slash are any mix of them', () => {
    const against = (...faces: readonly string[]) =>
      table({ us: [xwing(HERE)], them: [decimator(AHEAD, { tokens: { 'reinforce-fore': 1 } })] })
        .rolls(...faces)
        .attack(0, 1)
        .passAll()
        .eventsOf('reinforced')
        .map(({ face }) => face);
    expect(against('hit', 'crit', 'blank')).toEqual(['hit']);
    expect(against('hit', 'hit', 'blank')).toEqual(['hit']);
    expect(against('crit', 'crit', 'blank')).toEqual(['crit']);
    expect(against('crit', 'blank', 'blank')).toEqual([]);
  });
});

describe('abilities', () => {
  const everyAbility = [
    ...CHASSIS.flatMap(({ pilots }) => pilots.flatMap(({ id }) => shipCard(id).abilities)),
    ...DAMAGE_DECK.flatMap((_, kind) => damageAbilities(kind, kind)),
  ].map(({ ability }) => ability);

  it('xwing2:abilities.1 each triggered one has a timing and an effect', () => {
    const triggered = everyAbility.filter(({ kind }) => kind === 'trigger' || kind === 'dice');
    expect(triggered.length).toBeGreaterThan(20);
    const windows: readonly string[] = [...WINDOWS, 'modify-attack-dice', 'modify-defense-dice'];
    for (const ability of triggered) {
      if (ability.kind !== 'trigger' && ability.kind !== 'dice') continue;
      expect(windows).toContain(ability.window);
      expect(ability.effect.kind).not.toBe('');
    }
  });

  it('xwing2:abilities.2 one without "may" resolves without asking', () => {
    const game = table({ us: [xwing(HERE, { damage: ['Loose Stabilizer'] })] }).fly(0, '2 bank left');
    expect(game.eventsOf('shield-lost').length).toBe(1);
    expect(game.ship(0).damage[0]?.up).toBe(false);
    expect(game.question?.because).toBe('xwing2:actions.18');
    game.passAll();
  });

  it('xwing2:abilities.3 a ship does not spend the tokens of another', () => {
    const game = table({ us: [xwing(HERE), xwing(BESIDE, { tokens: { focus: 1 } })], them: [tie(AHEAD)] });
    game.rolls('focus', 'focus', 'hit', 'blank', 'blank', 'blank').attack(0, 2);
    expect(game.question).toBeUndefined();
    expect(game.ship(1).tokens.focus).toBe(1);
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 1, crits: 0 }]);
  });

  it('xwing2:abilities.4 a ship does not modify the dice of another', () => {
    const attack = { us: [xwing(HERE)] };
    const fangs = table({ ...attack, them: [tie(NEAR), fang([450, 300, 180])] });
    fangs.rolls('hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank').attack(0, 1).passAll();
    expect(fangs.eventsOf('ability')).toEqual([]);
    const norra = table({ ...attack, them: [tie(NEAR), fly('norrawexley-btla4ywing', [450, 300, 180])] });
    norra.rolls('hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank').attack(0, 1).passAll();
    expect(norra.eventsOf('modified')).toEqual([]);
  });

  it('xwing2:abilities.5 those of a destroyed ship act until it is removed', () => {
    const game = table({ us: [tie(HERE), fly('howlrunner', BESIDE)], them: [xwing(AHEAD)] });
    game.state.phase = 'engagement';
    hit(game, 1, 3);
    expect(game.ship(1)).toMatchObject({ destroyed: true, place: 'table' });
    game.rolls('blank', 'blank', 'hit').attack(0, 2);
    game.pick({ kind: 'ability', ship: 1, dice: [0] }).passAll();
    game.run({ kind: 'remove-destroyed' }).rolls('blank', 'blank').attack(0, 2);
    expect(game.offers({ kind: 'ability' })).toBe(false);
    game.passAll();
  });

  it('xwing2:abilities.8 all ship cards of a type share its ship ability', () => {
    for (const { id, pilots: all, shipAbility } of CHASSIS) {
      // A standard loadout card may print another one (standard-loadouts.3).
      const pilots = all.filter(({ own }) => !own || !('shipAbility' in own));
      for (const pilot of pilots) {
        const own = shipCard(pilot.id).abilities.filter(({ ref }) => ref.startsWith('ship.'));
        expect(own, pilot.id).toEqual(
          shipCard(pilots[0]!.id).abilities.filter(({ ref }) => ref.startsWith('ship.')),
        );
        expect(
          own.every(({ name }) => name === shipAbility),
          id,
        ).toBe(true);
      }
    }
  });

  it('xwing2:abilities.9 a replacement acts at the moment of what it replaces, without the queue', () => {
    const game = table({ us: [tie(HERE, { damage: ['Hull Breach'] })] }).deals('Structural Damage');
    hit(game, 0, 1);
    expect(game.story).toEqual(['ability', 'damage-turned', 'damage-dealt']);
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([true, true]);
  });

  it('xwing2:abilities.10 what was replaced never happened', () => {
    const layout = { us: [tie(HERE, { damage: ['Fuel Leak'] }), fly('idenversio', BESIDE)] };
    const suffered = table(layout).deals('Structural Damage', 'Structural Damage');
    hit(suffered, 0, 0, 1).pick({ ability: '' });
    expect(suffered.eventsOf('ability').map(({ ability }) => ability)).toEqual(['Fuel Leak']);
    const prevented = hit(table(layout), 0, 0, 1).pick({ ability: 'pilot.0' });
    expect(prevented.eventsOf('ability').map(({ ability }) => ability)).toEqual(['Iden Versio']);
    expect(prevented.ship(0).damage).toMatchObject([{ up: true }]);
    expect(prevented.ship(1).charges).toBe(0);
  });

  it('xwing2:abilities.11 only one of several replacements is applied', () => {
    const layout = { us: [tie(HERE, { damage: ['Hull Breach'] }), fly('idenversio', BESIDE)] };
    const breach = hit(table(layout).deals('Structural Damage'), 0, 1);
    expect(breach.options).toEqual([
      { ability: 'damage-1.0', ship: 0 },
      { ability: 'pilot.0', ship: 1 },
    ]);
    breach.pick({ ability: 'damage-1.0' });
    expect(breach.question).toBeUndefined();
    expect(breach.ship(0).damage.length).toBe(2);
    expect(breach.ship(1).charges).toBe(1);
    const iden = hit(table(layout), 0, 1).pick({ ability: 'pilot.0' });
    expect(iden.ship(0).damage.length).toBe(1);
    expect(iden.eventsOf('damage-turned')).toEqual([]);
  });
});

describe('when abilities act', () => {
  it('xwing2:timing.1 "before" comes immediately before', () => {
    const game = table({ us: [xwing(HERE, { damage: ['Console Fire'] })], them: [tie(AHEAD)] }).rolls(
      'blank',
    );
    game.run({ kind: 'engagement' }).pick({ kind: 'attack', target: 1 }).passAll();
    const story = game.story.filter((kind) => ['engages', 'ability', 'rolled', 'attack'].includes(kind));
    expect(story.slice(0, 4)).toEqual(['engages', 'ability', 'rolled', 'attack']);
  });

  it('xwing2:timing.2 "at the start" comes before anything else', () => {
    const game = table({ us: [fly('oldteroch', HERE)], them: [fly('howlrunner', NEAR)] });
    game.run({ kind: 'engagement' });
    expect(game.question?.kind).toBe('choose-ship');
    expect(game.story).toEqual(['phase']);
    game.passAll();
  });

  it('xwing2:timing.3 "while" acts in the step where its effect takes place', () => {
    const game = table({ us: [fly('one-more-attack-die', HERE, { turret: 0 })], them: [tie(AHEAD)] });
    game.attack(0, 1);
    expect(game.story.slice(0, 3)).toEqual(['attack', 'dice-count', 'rolled']);
    expect(game.eventsOf('rolled')[0]?.faces.length).toBe(3);
    game.passAll();
  });

  it('xwing2:timing.4 what modifies defense dice acts in Modify Defense Dice', () => {
    const game = table({ us: [xwing(HERE)], them: [fang(NEAR)] });
    game.rolls('hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank').attack(0, 1).passAll();
    const story = game.story.filter((kind) =>
      ['rolled', 'ability', 'modified', 'neutralized'].includes(kind),
    );
    expect(story).toEqual(['rolled', 'rolled', 'ability', 'modified', 'neutralized']);
    expect(game.eventsOf('modified')[0]).toMatchObject({
      dice: 'defense',
      faces: ['evade', 'blank', 'blank'],
    });
  });

  it('xwing2:timing.5 "at the end" comes after everything else', () => {
    const game = table({ us: [fly('focuses-at-the-end'), fly('nightbeast', [600, 200, 0])] });
    for (const ship of game.state.ships) ship.dial = 1;
    game.run({ kind: 'activation' }).passAll();
    expect(game.story.at(-1)).toBe('gained');
    expect(game.story.filter((kind) => kind === 'activates').length).toBe(2);
    expect(game.ship(0).tokens.focus).toBe(1);
  });

  it('xwing2:timing.6 "after" comes immediately after', () => {
    const game = table({ us: [fly('nightbeast', HERE, { tokens: { stress: 1 } })] }).fly(0, '2 bank left');
    expect(game.story).toEqual(['dial-revealed', 'maneuver', 'lost']);
    expect(game.question).toMatchObject({ kind: 'action', because: 'xwing2:actions.17' });
    game.pick({ action: 'focus' });
    expect(game.question).toMatchObject({ kind: 'action', because: 'xwing2:actions.18' });
    game.passAll();
  });
});

describe('the quick reference', () => {
  it('xwing2:quick-reference.1 range 1 is one more attack die, range 3 one more defense die, range 2 neither', () => {
    const dice = (y: number) =>
      table({ us: [xwing(HERE)], them: [tie([400, y, 180])] })
        .attack(0, 1)
        .passAll()
        .eventsOf('rolled')
        .map(({ faces }) => faces.length);
    expect([dice(300), dice(400), dice(500)]).toEqual([
      [4, 3],
      [3, 3],
      [3, 4],
    ]);
  });

  it('xwing2:quick-reference.3 attack dice: defender, then attacker; defense dice: attacker, then defender', () => {
    const tokens = { focus: 2, evade: 1 };
    const game = table({
      us: [fly('rerolls-for-the-enemy', HERE, { tokens, turret: 0 })],
      them: [fly('rerolls-for-the-enemy', NEAR, { tokens })],
    });
    game.rolls('focus', 'focus', 'focus', 'focus', 'focus').attack(0, 1);
    const asked: unknown[] = [];
    while (game.question) {
      asked.push([game.question.kind, game.question.player]);
      game.pick('done');
    }
    expect(asked).toEqual([
      ['modify-attack-dice', 1],
      ['modify-attack-dice', 0],
      ['modify-defense-dice', 0],
      ['modify-defense-dice', 1],
    ]);
  });
});
