import { describe, expect, it } from 'vitest';
import { type Bearing, type Maneuver, previewManeuver } from '../../common/index.ts';
import { dial } from '../cards/chassis.ts';
import type { At, TestShip } from '../testing/index.ts';
import { decimator, dialEntry, table, tie, xwing } from '../testing/index.ts';
import { changedDifficulty, changedSpeed, isBasic, isForward, revealedManeuver } from './revealed.ts';
import '../testing/cards.ts';

const HERE: At = [400, 200, 0];
const bed = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: HERE, ...more });
const maneuver = (
  speed: number,
  bearing: Bearing,
  direction: Maneuver['direction'] = 'straight',
): Maneuver => ({
  speed,
  bearing,
  direction,
});

const BEARINGS: readonly Bearing[] = [
  'straight',
  'bank',
  'turn',
  'koiogran',
  'segnor',
  'tallon',
  'stationary',
  'reverse-straight',
  'reverse-bank',
  'sideslip-bank',
  'sideslip-turn',
];

describe('maneuvers', () => {
  it('xwing2:bearing.1 a dial entry has a speed, a difficulty, a bearing and a direction', () => {
    expect(dial('3TW 1SR 2NP 4FB')).toEqual([
      { maneuver: maneuver(3, 'turn', 'left'), difficulty: 'white' },
      { maneuver: maneuver(1, 'reverse-straight'), difficulty: 'red' },
      { maneuver: maneuver(2, 'bank', 'right'), difficulty: 'purple' },
      { maneuver: maneuver(4, 'straight'), difficulty: 'blue' },
    ]);
  });

  it('xwing2:bearing.2 straights, banks and turns are basic, all others advanced', () => {
    expect(BEARINGS.filter((bearing) => isBasic(maneuver(1, bearing)))).toEqual(['straight', 'bank', 'turn']);
  });

  it('xwing2:bearing.3 xwing2:bearing.21 forward maneuvers start from the front guides, reverse ones do not', () => {
    expect(BEARINGS.filter((bearing) => !isForward(maneuver(1, bearing)))).toEqual([
      'stationary',
      'reverse-straight',
      'reverse-bank',
      'sideslip-bank',
      'sideslip-turn',
    ]);
  });

  it('xwing2:sideslip.1 sideslips are advanced, and use the bank and turn templates', () => {
    const at = { x: 400, y: 200, facing: 0 };
    for (const shape of ['bank', 'turn'] as const) {
      const sideslip = maneuver(2, `sideslip-${shape}`, 'left');
      expect(isBasic(sideslip)).toBe(false);
      const ahead = previewManeuver('small', at, maneuver(2, shape, 'left')).template!;
      const aside = previewManeuver('small', at, sideslip).template!;
      expect([aside.radius, aside.degrees]).toEqual([ahead.radius, ahead.degrees]);
      expect(aside.radius).toBe(shape === 'bank' ? 130 : 62.5);
    }
  });

  it('xwing2:maneuver.7 the maneuver on the dial stays revealed until the next Planning Phase', () => {
    const game = table({ us: [xwing(HERE)] });
    game.fly(0, '3 turn left').passAll().run({ kind: 'end-cleanup' });
    expect(revealedManeuver(game.ship(0))).toEqual({
      maneuver: maneuver(3, 'turn', 'left'),
      difficulty: 'white',
    });
    game.run({ kind: 'round' });
    expect(game.question?.kind).toBe('dials');
    expect(revealedManeuver(game.ship(0))).toBeNull();
  });

  it('xwing2:maneuver.8 an unrevealed dial, or none, is no revealed maneuver', () => {
    const game = table({ us: [xwing(HERE), xwing([600, 200, 0])] });
    game.ship(0).dial = dialEntry(game.ship(0), '3 turn left');
    expect(revealedManeuver(game.ship(0))).toBeNull();
    expect(revealedManeuver(game.ship(1))).toBeNull();
  });
});

describe('speed', () => {
  it('xwing2:speed.1 changes only to what there is a template for', () => {
    expect(changedSpeed(maneuver(3, 'segnor', 'right'), 1)).toEqual(maneuver(3, 'segnor', 'right'));
    expect(changedSpeed(maneuver(1, 'straight'), -1)).toEqual(maneuver(1, 'straight'));
    expect(changedSpeed(maneuver(5, 'straight'), 1)).toEqual(maneuver(5, 'straight'));
    expect(changedSpeed(maneuver(3, 'straight'), 1)).toEqual(maneuver(4, 'straight'));
    expect(changedSpeed(maneuver(3, 'turn', 'left'), -1)).toEqual(maneuver(2, 'turn', 'left'));
    expect(changedSpeed(maneuver(3, 'koiogran'), 1)).toEqual(maneuver(4, 'koiogran'));
    expect(changedSpeed(maneuver(3, 'reverse-straight'), 1)).toEqual(maneuver(4, 'reverse-straight'));
  });

  it('xwing2:huge-ships.33 the tool of huge ships has a bank of speed 0, and no straight one less than 1', () => {
    expect(changedSpeed(maneuver(1, 'bank', 'left'), -1, true)).toEqual(maneuver(0, 'bank', 'left'));
    expect(changedSpeed(maneuver(1, 'straight'), -1, true)).toEqual(maneuver(1, 'straight'));
  });

  it('xwing2:speed.2 a stationary maneuver keeps speed 0', () => {
    expect(changedSpeed(maneuver(0, 'stationary'), 1)).toEqual(maneuver(0, 'stationary'));
  });

  it('xwing2:faq-activation-phase-and-actions.9 a 1 bank cannot become a 0 bank', () => {
    expect(changedSpeed(maneuver(1, 'bank', 'left'), -1)).toEqual(maneuver(1, 'bank', 'left'));
  });
});

describe('difficulty', () => {
  it('xwing2:difficulty.2 rises from blue to white to red', () => {
    expect(changedDifficulty('blue', 1)).toBe('white');
    expect(changedDifficulty('white', 1)).toBe('red');
    const game = table({ us: [xwing(HERE, { damage: ['Damaged Engine'] })] })
      .fly(0, '2 turn left')
      .passAll();
    expect(game.eventsOf('maneuver')[0]?.difficulty).toBe('red');
    expect(game.ship(0).tokens.stress).toBe(1);
  });

  it('xwing2:difficulty.3 falls from red to white to blue', () => {
    expect(changedDifficulty('red', -1)).toBe('white');
    expect(changedDifficulty('red', -2)).toBe('blue');
    const game = table({ us: [bed('easy-turns')] })
      .fly(0, '3 turn left')
      .passAll();
    expect(game.eventsOf('maneuver')[0]?.difficulty).toBe('white');
    expect(game.ship(0).tokens.stress).toBe(0);
  });

  it('xwing2:difficulty.4 red is not raised, blue is not lowered', () => {
    expect(changedDifficulty('red', 1)).toBe('red');
    expect(changedDifficulty('blue', -1)).toBe('blue');
    const red = table({ us: [decimator(HERE, { damage: ['Damaged Engine'] })] })
      .fly(0, '1 turn left')
      .passAll();
    expect(red.eventsOf('maneuver')[0]?.difficulty).toBe('red');
    expect(red.ship(0).tokens.stress).toBe(1);
    const blue = table({ us: [bed('easy-turns', { tokens: { stress: 2 } })] })
      .fly(0, '2 turn left')
      .passAll();
    expect(blue.eventsOf('maneuver')[0]?.difficulty).toBe('blue');
    expect(blue.ship(0).tokens.stress).toBe(1);
  });

  it('xwing2:difficulty.5 changes add up before the ends are reached', () => {
    const damage = ['Damaged Engine'];
    const red = table({ us: [bed('easy-turns', { damage })] })
      .fly(0, '3 turn left')
      .passAll();
    expect(red.eventsOf('maneuver')[0]?.difficulty).toBe('red');
    const blue = table({ us: [bed('easy-turns', { damage: [...damage, ...damage] })] })
      .fly(0, '2 turn left')
      .passAll();
    expect(blue.eventsOf('maneuver')[0]?.difficulty).toBe('white');
  });

  it('xwing2:difficulty.6 purple is neither raised nor lowered', () => {
    expect([-2, -1, 0, 1, 2].map((change) => changedDifficulty('purple', change))).toEqual(
      new Array(5).fill('purple'),
    );
  });

  it('xwing2:difficulty.7 nothing is raised to purple', () => {
    for (const colour of ['blue', 'white', 'red'] as const) expect(changedDifficulty(colour, 9)).toBe('red');
  });

  it('xwing2:difficulty.8 what an effect treats a maneuver as counts instead of its colour', () => {
    expect(changedDifficulty('purple', 0, 'white')).toBe('white');
    expect(changedDifficulty('purple', 1, 'white')).toBe('red');
    expect(changedDifficulty('white', 0, 'purple')).toBe('purple');
    expect(changedDifficulty('blue', 0, 'white', 'red')).toBe('red');
  });
});

describe('stressed ships', () => {
  it('xwing2:activation-phase.9 xwing2:activation-phase.10 fly the white 2 straight instead of a red maneuver', () => {
    const game = table({ us: [xwing(HERE, { tokens: { stress: 1 } })] })
      .fly(0, '4 koiogran')
      .passAll();
    expect(game.eventsOf('dial-revealed')[0]?.maneuver).toEqual(maneuver(4, 'koiogran'));
    expect(game.eventsOf('maneuver-replaced')).toMatchObject([
      {
        maneuver: maneuver(2, 'straight'),
        difficulty: 'white',
        because: 'xwing2:activation-phase.10',
      },
    ]);
    expect(game.pose(0)).toEqual({ x: 400, y: 320, facing: 0 });
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.eventsOf('gained')).toEqual([]);
  });

  it('xwing2:activation-phase.11 the stress maneuver is neither lowered nor raised', () => {
    const tokens = { stress: 1 };
    for (const pilot of ['easy-straights', 'hard-straights']) {
      const game = table({ us: [bed(pilot, { tokens })] })
        .fly(0, '4 koiogran')
        .passAll();
      expect(game.eventsOf('maneuver')[0]).toMatchObject({
        difficulty: 'white',
        maneuver: maneuver(2, 'straight'),
      });
      expect(game.ship(0).tokens.stress).toBe(1);
    }
  });

  it('xwing2:stress.2 the difficulty is changed before the maneuver is replaced', () => {
    const lowered = table({ us: [bed('easy-turns', { tokens: { stress: 1 } })] })
      .fly(0, '3 turn left')
      .passAll();
    expect(lowered.eventsOf('maneuver-replaced')).toEqual([]);
    expect(lowered.eventsOf('maneuver')[0]).toMatchObject({
      maneuver: maneuver(3, 'turn', 'left'),
      difficulty: 'white',
    });
    const raised = table({ us: [xwing(HERE, { tokens: { stress: 1 }, damage: ['Damaged Engine'] })] })
      .fly(0, '2 turn left')
      .passAll();
    expect(raised.eventsOf('maneuver')[0]?.maneuver).toEqual(maneuver(2, 'straight'));
  });
});

describe('ionized ships', () => {
  it('xwing2:ion.4 reveal their dial', () => {
    const game = table({ us: [xwing(HERE, { tokens: { ion: 1 } })] }).fly(0, '3 turn left');
    expect(game.eventsOf('dial-revealed')[0]?.maneuver).toEqual(maneuver(3, 'turn', 'left'));
    expect(game.view(1).ships[0]?.dial).toBe(dialEntry(game.ship(0), '3 turn left'));
    game.passAll();
  });

  it('xwing2:ion.5 fly a blue 1 bank or straight in the direction of the dial', () => {
    const flies = (name: string) =>
      table({ us: [xwing(HERE, { tokens: { ion: 1, stress: 1 } })] })
        .fly(0, name)
        .passAll();
    const left = flies('3 turn left');
    expect(left.eventsOf('maneuver-replaced')).toMatchObject([
      { maneuver: maneuver(1, 'bank', 'left'), difficulty: 'blue', because: 'xwing2:ion.5' },
    ]);
    expect(left.pose(0).facing).toBe(315);
    expect(left.ship(0).tokens.stress).toBe(0);
    expect(flies('4 koiogran').pose(0)).toEqual({ x: 400, y: 280, facing: 0 });
    expect(flies('3 tallon right').eventsOf('maneuver')[0]?.maneuver).toEqual(maneuver(1, 'bank', 'right'));
  });

  it('xwing2:ion.6 fly 1 straight when the dial says stationary', () => {
    const game = table({ us: [bed('plain', { tokens: { ion: 1 } })] })
      .fly(0, '0 stationary')
      .passAll();
    expect(game.eventsOf('maneuver')[0]).toMatchObject({
      maneuver: maneuver(1, 'straight'),
      difficulty: 'blue',
    });
    expect(game.pose(0)).toEqual({ x: 400, y: 280, facing: 0 });
  });

  it('xwing2:ion.7 what changes difficulty does not change the ion maneuver', () => {
    const tokens = { ion: 1, stress: 1 };
    const straight = table({ us: [bed('hard-straights', { tokens })] })
      .fly(0, '2 straight')
      .passAll();
    expect(straight.eventsOf('maneuver')[0]?.difficulty).toBe('blue');
    expect(straight.ship(0).tokens.stress).toBe(0);
    const turn = table({ us: [tie(HERE, { tokens, damage: ['Damaged Engine'] })] })
      .fly(0, '1 turn left')
      .passAll();
    expect(turn.eventsOf('maneuver')[0]).toMatchObject({
      maneuver: maneuver(1, 'bank', 'left'),
      difficulty: 'blue',
    });
  });
});
