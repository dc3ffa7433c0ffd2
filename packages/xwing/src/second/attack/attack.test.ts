import { describe, expect, it } from 'vitest';
import { gainReinforce } from '../actions/reinforce.ts';
import { repairFacedown } from '../damage/suffer.ts';
import { shipOf } from '../game.ts';
import {
  type At,
  decimator,
  fang,
  type TestGame,
  type TestShip,
  table,
  tie,
  xwing,
  ywing,
} from '../testing/index.ts';
import '../testing/attack-cards.ts';

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const trial = (name: string, at: At = us, more: Partial<TestShip> = {}): TestShip => ({
  pilot: `trial-${name}`,
  at,
  ...more,
});

/** The events of attacks and what followed, shortest: what each test compares. */
const told = (game: TestGame, ...kinds: readonly string[]) =>
  game.events.flatMap((event) => (kinds.includes(event.kind) ? [event] : []));

/** Ship 0, an X-wing, attacks ship 1 at range 2; both roll what is given. */
function attack(them: TestShip, ...faces: string[]): TestGame {
  return table({ us: [xwing(us)], them: [them] })
    .rolls(...faces)
    .attack(0, 1);
}

describe('the steps of an attack', () => {
  it('xwing2:attack.1 Declare Target, Attack Dice, Defense Dice, Neutralize, Deal Damage, Aftermath', () => {
    const game = table({
      us: [trial('strikes-again', us, { tokens: { focus: 1 } })],
      them: [ywing(ahead(150), { tokens: { focus: 1 } })],
    }).rolls('hit', 'focus', 'blank');
    const steps: string[] = [];
    game.attack(0, 1);
    const note = () => steps.push(game.state.attack?.step ?? 'none');
    note();
    game.rolls('focus').pick('done');
    note();
    game.pick('done');
    note();
    game.passAll();
    expect(steps).toEqual(['modify-attack-dice', 'modify-defense-dice', 'aftermath']);
    expect(game.story).toEqual([
      'attack',
      'rolled',
      'rolled',
      'neutralized',
      'attack-hits',
      'shield-lost',
      'ability',
      'gained',
      'no-attack',
    ]);
  });

  it('xwing2:attack.17 evades cancel hits before crits', () => {
    const game = attack(tie(ahead(150)), 'hit', 'crit', 'hit', 'evade', 'evade', 'blank');
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 0, crits: 1, because: 'xwing2:attack.17' }]);
    const crits = attack(tie(ahead(150)), 'crit', 'crit', 'hit', 'evade', 'evade', 'blank');
    expect(crits.eventsOf('neutralized')).toMatchObject([{ hits: 0, crits: 1 }]);
    const less = attack(tie(ahead(150)), 'hit', 'hit', 'crit', 'evade', 'blank', 'blank');
    expect(less.eventsOf('neutralized')).toMatchObject([{ hits: 1, crits: 1 }]);
  });

  it('xwing2:cancel.1 a canceled result takes one die and is ignored from then on', () => {
    const game = attack(tie(ahead(150)), 'hit', 'hit', 'hit', 'evade', 'blank', 'blank');
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 2, crits: 0 }]);
    expect(game.ship(1).damage).toHaveLength(2);
  });

  it('xwing2:cancel.2 canceling is no modification: it works on dice that cannot be modified', () => {
    const blinded = xwing(us, { damage: ['Blinded Pilot'], tokens: { focus: 1 } });
    const game = table({ us: [blinded], them: [tie(ahead(150))] });
    game.rolls('hit', 'hit', 'focus', 'evade', 'evade', 'blank').attack(0, 1);
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 0, crits: 0 }]);
    expect(game.ship(0).tokens.focus).toBe(1);
  });

  it('xwing2:hit.1 one hit or crit result left: the attack hits', () => {
    const game = attack(tie(ahead(150)), 'crit', 'blank', 'blank', 'blank', 'blank', 'focus');
    expect(told(game, 'attack-hits', 'attack-misses')).toMatchObject([
      { kind: 'attack-hits', attacker: 0, defender: 1, because: 'xwing2:hit.1' },
    ]);
  });

  it('xwing2:hit.2 xwing2:miss.1 none left: it misses, and no damage is dealt', () => {
    const game = attack(tie(ahead(150)), 'hit', 'blank', 'focus', 'evade', 'blank', 'blank');
    expect(game.events.at(-1)).toMatchObject({
      kind: 'attack-misses',
      attacker: 0,
      defender: 1,
      because: 'xwing2:hit.2',
    });
    expect(game.ship(1).damage).toEqual([]);
    // The Aftermath comes all the same.
    const again = table({ us: [trial('strikes-again')], them: [tie(ahead(150))] });
    again.rolls('blank', 'blank', 'blank').attack(0, 1).passAll();
    expect(again.ship(0).tokens.focus).toBe(1);
  });

  it('xwing2:attack.18 hit damage comes before crit damage', () => {
    const game = table({ us: [xwing(us)], them: [tie(ahead(150))] });
    game.rolls('crit', 'hit', 'hit', 'blank', 'blank', 'blank');
    game.deals('Fuel Leak', 'Direct Hit!', 'Structural Damage').attack(0, 1);
    expect(game.eventsOf('damage-dealt').map((dealt) => dealt.card)).toEqual([
      null,
      null,
      'Structural Damage',
    ]);
    expect(game.eventsOf('damage-dealt')[0]!.because).toBe('xwing2:attack.18');
  });

  it('xwing2:attack.19 the shield takes the hit, the crit deals a faceup card', () => {
    const game = table({ us: [xwing(us)], them: [ywing(ahead(150), { shields: 1 })] });
    game.rolls('crit', 'hit', 'blank', 'blank').deals('Damaged Engine').attack(0, 1);
    expect(told(game, 'shield-lost', 'damage-dealt')).toMatchObject([
      { kind: 'shield-lost', ship: 1, shields: 0 },
      { kind: 'damage-dealt', ship: 1, card: 'Damaged Engine' },
    ]);
  });

  it('xwing2:attack.19 all crits and hits are canceled after they were suffered', () => {
    const game = table({ us: [trial('strikes-again')], them: [tie(ahead(150))] });
    game.rolls('hit', 'crit', 'blank', 'blank', 'blank', 'blank').deals('Fuel Leak', 'Damaged Engine');
    game.attack(0, 1);
    expect(game.question?.kind).toBe('attack');
    expect(game.state.attack).toMatchObject({ attackDice: [], hit: true });
    game.passAll();
  });
});

describe('Aftermath', () => {
  /** Both have an ability of their own and a bonus attack; whoever defends also strikes back. */
  const duel = () => table({ us: [trial('strikes-again')], them: [trial('strikes-back', ahead(50))] });

  it('xwing2:attack.20 xwing2:attack.21 xwing2:attack.22 xwing2:attack.23 the defender’s, the attacker’s, then bonus attacks', () => {
    const game = duel().rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    // Two abilities of the attacker in substep b: its player orders them.
    expect(game.question).toMatchObject({ kind: 'order-abilities', player: 0 });
    expect(game.eventsOf('gained')).toMatchObject([{ ship: 1, token: 'evade' }]);
    game.answer(0);
    expect(game.eventsOf('gained').map(({ ship, token }) => [ship, token])).toEqual([
      [1, 'evade'],
      [0, 'focus'],
      [0, 'calculate'],
    ]);
    // c: the defender's bonus attack; d: the attacker's.
    expect(game.question).toMatchObject({ kind: 'attack', ship: 1, player: 1 });
    game.pick('none');
    expect(game.question).toMatchObject({ kind: 'attack', ship: 0, player: 0 });
    game.pick('none');
    expect(game.eventsOf('no-attack').map(({ ship }) => ship)).toEqual([1, 0]);
    expect(game.state.attack).toBeNull();
  });

  it('xwing2:defender.2 the roles last through the Aftermath, and outlast a bonus attack made in it', () => {
    const game = duel().rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.state.attack).toMatchObject({ attacker: 0, defender: 1, step: 'aftermath' });
    game.answer(0).rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank');
    game.pick({ target: 0, weapon: 0 }).passAll();
    expect(game.eventsOf('attack').map(({ attacker, defender }) => [attacker, defender])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const after = duel().rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    after.answer(0).rolls('blank', 'blank', 'blank', 'blank', 'blank').pick({ target: 0, weapon: 1 });
    while (after.state.attack?.attacker === 1) after.pick('done');
    // Substep d of the first attack, after the bonus attack of its substep c.
    expect(after.question).toMatchObject({ kind: 'attack', ship: 0 });
    expect(after.state.attack).toMatchObject({ attacker: 0, defender: 1, range: 1 });
    after.pick('none');
    expect(after.state.attack).toBeNull();
  });

  it('xwing2:bonus-attack.1 a bonus attack is a whole attack in the Aftermath', () => {
    const game = table({ us: [trial('strikes-again')], them: [tie(ahead(150)), tie([450, 590, 180])] });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.question).toMatchObject({ kind: 'attack', ship: 0 });
    game.rolls('hit', 'hit', 'hit', 'evade', 'blank', 'blank').pick({ target: 2, weapon: 0 }).passAll();
    expect(game.eventsOf('attack').map(({ defender }) => defender)).toEqual([1, 2]);
    expect(game.eventsOf('neutralized')[1]).toMatchObject({ hits: 2, crits: 0 });
    expect(game.ship(2).damage).toHaveLength(2);
    // Its own Aftermath too: the focus after each of the two attacks.
    expect(game.ship(0).tokens.focus).toBe(2);
  });

  it('xwing2:bonus-attack.3 a ship makes one bonus attack a round', () => {
    const game = table({ us: [trial('strikes-again')], them: [decimator([400, 600, 180])] });
    game.attack(0, 1);
    while (game.question && game.question.kind !== 'attack') game.pick('done');
    game.pick({ weapon: 0 });
    while (game.question && game.question.kind !== 'attack') game.pick('done');
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('attack')).toHaveLength(2);
    expect(game.ship(0).bonusAttacked).toBe(true);
    // Declined, it is still there after the next attack.
    const declined = table({ us: [trial('strikes-again')], them: [decimator([400, 600, 180])] });
    declined.attack(0, 1).passAll();
    expect(declined.ship(0).bonusAttacked).toBe(false);
    declined.state.round += 1;
    declined.attack(0, 1);
    while (declined.question?.kind !== 'attack') declined.pick('done');
    declined.pick('none');
  });

  it('xwing2:attack.24 a ship that engages attacks once', () => {
    const game = table({ us: [xwing(us)], them: [tie(ahead(150))], phase: 'engagement' });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank').run({ kind: 'engage-next' });
    game.pick({ kind: 'attack' });
    while (game.question) game.pick(game.question.kind === 'attack' ? { kind: 'attack' } : 'done');
    expect(game.eventsOf('attack').filter(({ attacker }) => attacker === 0)).toHaveLength(1);
    expect(game.eventsOf('engages').filter(({ ship }) => ship === 0)).toHaveLength(1);
  });
});

describe('destroyed ships', () => {
  it('xwing2:faq-engagement-phase-and-attacking.1 a ship destroyed before it engages attacks all the same', () => {
    const doomed = tie(us, { damage: ['Console Fire', 'facedown: Fuel Leak'] });
    const game = table({ us: [doomed], them: [tie(ahead(150))] });
    game.rolls('hit').engage(0);
    expect(game.eventsOf('destroyed')).toMatchObject([{ ship: 0 }]);
    expect(game.ship(0)).toMatchObject({ destroyed: true, place: 'table' });
    game.rolls('hit', 'hit', 'blank', 'blank', 'blank').pick({ target: 1 });
    expect(game.ship(1).damage).toHaveLength(2);
  });

  it('xwing2:faq-engagement-phase-and-attacking.3 what its destruction by an attack triggers waits for the Aftermath', () => {
    const game = table({
      us: [xwing(us)],
      them: [
        trial('strikes-back', ahead(150), {
          shields: 0,
          damage: ['facedown: Fuel Leak', 'facedown: Fuel Leak'],
        }),
      ],
    });
    game.rolls('hit', 'blank', 'crit', 'blank', 'blank').deals('Damaged Engine', 'Damaged Engine');
    game.attack(0, 1);
    expect(game.question).toMatchObject({ kind: 'order-abilities', player: 1 });
    game.passAll();
    // Both damage cards before the strain; the strain is told once.
    const kinds = told(game, 'damage-dealt', 'destroyed', 'gained').map((event) => event.kind);
    expect(kinds).toEqual(['damage-dealt', 'destroyed', 'damage-dealt', 'gained', 'gained']);
    expect(game.ship(1).tokens).toMatchObject({ strain: 1, evade: 1 });
  });

  it('xwing2:faq-engagement-phase-and-attacking.3 a second attack on it does not trigger its destruction again', () => {
    const wreck = trial('strikes-back', ahead(150), { shields: 0 });
    const game = table({ us: [xwing(us), xwing([460, 400, 0])], them: [wreck] });
    game.rolls('hit', 'hit', 'hit', 'blank', 'blank').attack(0, 2).passAll();
    expect(game.ship(2)).toMatchObject({ destroyed: true, place: 'table', tokens: { strain: 1 } });
    game.rolls('hit', 'blank', 'blank', 'blank').attack(1, 2).passAll();
    expect(game.eventsOf('gained').map(({ token }) => token)).toEqual(['evade']);
    expect(game.ship(2).tokens.strain).toBe(0);
  });

  it('xwing2:faq-engagement-phase-and-attacking.3 destroyed otherwise, its trigger comes at once', () => {
    const wreck = trial('strikes-back', us, { shields: 0, damage: ['Console Fire', 'facedown: Fuel Leak'] });
    const game = table({ us: [wreck], them: [tie(ahead(150))] });
    game.rolls('hit').engage(0);
    expect(told(game, 'destroyed', 'gained').map((event) => event.kind)).toEqual(['destroyed', 'gained']);
    expect(game.question?.kind).toBe('attack');
    game.pick('none');
  });

  it('xwing2:faq-engagement-phase-and-attacking.3 destroyed in the Aftermath by an effect, its trigger comes at once', () => {
    const cards = { shields: 0, damage: ['facedown: Fuel Leak', 'facedown: Fuel Leak'] };
    const game = table({ us: [xwing(us)], them: [trial('hurt-by-defending', ahead(150), cards)] });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(told(game, 'attack-misses', 'destroyed', 'gained').map((event) => event.kind)).toEqual([
      'attack-misses',
      'destroyed',
      'gained',
    ]);
    expect(game.ship(1).tokens.strain).toBe(1);
  });

  it('xwing2:faq-engagement-phase-and-attacking.4 repairing cards does not undo destruction', () => {
    const game = table({ us: [xwing(us)], them: [tie(ahead(150))], phase: 'engagement' });
    game.rolls('hit', 'hit', 'hit', 'blank', 'blank', 'blank').attack(0, 1);
    game.does((rules) => repairFacedown(rules, shipOf(rules, 1), 'xwing2:damage-cards.5'));
    expect(game.ship(1).damage).toHaveLength(2);
    expect(game.ship(1).destroyed).toBe(true);
    game.run({ kind: 'remove-destroyed' });
    expect(game.eventsOf('removed')).toMatchObject([{ ship: 1 }]);
  });
});

describe('reinforce', () => {
  const defend = (tokens: TestShip['tokens'], at: At = [400, 560, 180], ...faces: string[]) =>
    attack(
      fang(at, { tokens: tokens ?? {} }),
      ...(faces.length > 0 ? faces : ['hit', 'hit', 'hit']),
      'blank',
      'blank',
      'blank',
    );
  const left = (game: TestGame) => {
    const { hits, crits } = game.eventsOf('neutralized')[0]!;
    return [hits, crits];
  };

  it('xwing2:reinforce.1 the action takes the fore or the aft side', () => {
    for (const side of ['fore', 'aft'] as const) {
      const game = table({ us: [decimator(us)] });
      game.act(0).pick({ action: 'reinforce' }).pick({ side });
      expect(game.ship(0).tokens[`reinforce-${side}`]).toBe(1);
      expect(game.eventsOf('gained')).toMatchObject([{ count: 1, because: 'xwing2:reinforce.1' }]);
    }
  });

  it('xwing2:reinforce.2 the tokens are circular and green', () => {
    const game = table({
      us: [decimator(us, { tokens: { 'reinforce-fore': 1, 'reinforce-aft': 1, stress: 1 } })],
    });
    game.run({ kind: 'end-cleanup' });
    expect(game.ship(0).tokens).toMatchObject({ 'reinforce-fore': 0, 'reinforce-aft': 0, stress: 1 });
    expect(game.eventsOf('lost').map(({ because }) => because)).toEqual([
      'xwing2:end-phase.3',
      'xwing2:end-phase.3',
    ]);
  });

  it('xwing2:reinforce.3 only with the attacker in its full arc and not in the other', () => {
    const fore = { 'reinforce-fore': 1 };
    const aft = { 'reinforce-aft': 1 };
    expect(left(defend(fore))).toEqual([2, 0]);
    expect(left(defend(aft))).toEqual([3, 0]);
    // Facing away.
    expect(left(defend(aft, [400, 560, 0]))).toEqual([2, 0]);
    expect(left(defend(fore, [400, 560, 0]))).toEqual([3, 0]);
    // The attacker across the midway line: neither.
    expect(left(defend(fore, [400, 560, 90]))).toEqual([3, 0]);
    expect(left(defend(aft, [400, 560, 90]))).toEqual([3, 0]);
    expect(defend(fore).eventsOf('reinforced')).toMatchObject([
      { ship: 1, face: 'hit', because: 'xwing2:reinforce.4' },
    ]);
  });

  it('xwing2:reinforce.4 it cancels one result if more than one is left, a hit before a crit', () => {
    const fore = { 'reinforce-fore': 1 };
    const ahead: At = [400, 560, 180];
    expect(left(defend(fore, ahead, 'hit', 'hit', 'hit'))).toEqual([2, 0]);
    expect(left(defend(fore, ahead, 'hit', 'blank', 'blank'))).toEqual([1, 0]);
    expect(left(defend(fore, ahead, 'crit', 'hit', 'blank'))).toEqual([0, 1]);
    expect(left(defend(fore, ahead, 'crit', 'crit', 'blank'))).toEqual([0, 1]);
    // Evades come first: of two results one is left, too few to reinforce.
    const game = attack(fang(ahead, { tokens: fore }), 'hit', 'hit', 'blank', 'evade', 'blank', 'blank');
    expect(left(game)).toEqual([1, 0]);
    expect(game.eventsOf('reinforced')).toEqual([]);
  });

  it('xwing2:reinforce.5 several tokens act one at a time, each with more than one result left', () => {
    const two = { 'reinforce-fore': 2 };
    const ahead: At = [400, 560, 180];
    expect(left(defend(two, ahead, 'hit', 'hit', 'hit'))).toEqual([1, 0]);
    expect(left(defend(two, ahead, 'hit', 'hit', 'blank'))).toEqual([1, 0]);
  });

  it('xwing2:reinforce.6 xwing2:reinforce.8 by an effect: its player picks the side, and the action is still there', () => {
    const game = table({ us: [xwing([200, 200, 0])], them: [decimator(us)] });
    game.does((rules) => gainReinforce(rules, shipOf(rules, 1), 'xwing2:reinforce.6'));
    expect(game.question).toMatchObject({ kind: 'reinforce-side', player: 1, ship: 1 });
    game.pick({ side: 'aft' });
    expect(game.eventsOf('gained')).toMatchObject([
      { token: 'reinforce-aft', because: 'xwing2:reinforce.6' },
    ]);
    game.act(1).pick({ action: 'reinforce' }).pick({ side: 'aft' });
    expect(game.ship(1).tokens['reinforce-aft']).toBe(2);
  });

  it('xwing2:reinforce.7 the token stays after it worked', () => {
    const reinforced = decimator([400, 600, 180], { tokens: { 'reinforce-fore': 1 } });
    const game = table({ us: [xwing(us), xwing([460, 400, 0])], them: [reinforced] });
    game.rolls('hit', 'hit', 'blank').attack(0, 2);
    game.rolls('hit', 'hit', 'blank').attack(1, 2);
    expect(game.eventsOf('reinforced')).toHaveLength(1);
    expect(game.ship(2).tokens['reinforce-fore']).toBe(1);
    expect(game.ship(2).shields).toBe(2);
  });
});
