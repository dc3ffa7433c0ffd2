import { ARMADA, type ArmadaQuestion, type ArmadaState, LEARNING_SCENARIO } from '@firing-arc/armada';
import { firstPosition, newRecord } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import type { FirstQuestion, FirstState } from '@firing-arc/xwing/first';
import type { SecondQuestion, SecondState } from '@firing-arc/xwing/second/engine';
import { describe, expect, it } from 'vitest';
import { settlingOf as inArmada } from './armada/settling.ts';
import { settlingOf as inFirst } from './first/settling.ts';
import { settlingOf as inSecond } from './second/settling.ts';
import { foremostFirst } from './xwing/settling.ts';

const dice = (...faces: readonly string[]) => faces.map((face) => ({ face }));
const state = (attackDice: readonly string[], defenseDice: readonly string[]) => ({
  attack: {
    attackDice: dice(...attackDice),
    defenseDice: dice(...defenseDice),
    dice: dice(...attackDice),
    attacker: { kind: 'zone', id: 1, zone: 'front' },
    defender: { kind: 'zone', id: 0, zone: 'front' },
  },
  hooks: [],
  ships: [],
});
const asked = (kind: string, options: readonly object[]) => ({
  form: 'choice',
  kind,
  player: 0,
  because: 'game:rule.1',
  ship: 0,
  options,
});
const DONE = { kind: 'done' };

describe('the order of own ships', () => {
  it('goes from the front of a formation to its rear', () => {
    const poses = [poseAt(100, 100, 90), poseAt(200, 100, 90), poseAt(150, 300, 90)];
    const options = [{ ship: 0 }, { ship: 1 }, { ship: 2 }];
    expect(foremostFirst(options, poses)).toEqual({ kind: 'order', answer: 1, ships: [0, 1, 2] });
    const down = poses.map((pose) => ({ ...pose, facing: 180 }));
    expect(foremostFirst(options.slice(1), down)).toEqual({ kind: 'order', answer: 0, ships: [1, 2] });
  });
});

describe('X-Wing 2.5', () => {
  const settled = (options: readonly object[], attack: readonly string[], defense: readonly string[]) =>
    inSecond(
      asked('modify-defense-dice', options) as unknown as SecondQuestion,
      state(attack, defense) as unknown as SecondState,
    );
  const tokens = [{ kind: 'spend-focus' }, { kind: 'spend-evade', die: 0 }, DONE];

  it('asks for no token against an attack that is evaded already', () => {
    expect(settled(tokens, ['blank', 'focus'], ['focus'])).toEqual({ kind: 'no-effect', answer: 2 });
    expect(settled(tokens, ['hit', 'crit'], ['evade', 'evade', 'focus'])).toEqual({
      kind: 'no-effect',
      answer: 2,
    });
  });

  it('asks where a token saves something, or where a card may do more', () => {
    expect(settled(tokens, ['hit', 'crit'], ['evade', 'focus'])).toBeNull();
    expect(settled([{ kind: 'ability', ability: 'any', ship: 0, dice: [] }, DONE], ['blank'], [])).toBeNull();
    expect(settled([{ kind: 'ability', ability: 'any', ship: 0, dice: [] }], ['blank'], [])).toBeNull();
  });
});

describe('First Edition', () => {
  const settled = (
    kind: string,
    options: readonly object[],
    attack: readonly string[],
    defense: readonly string[],
  ) =>
    inFirst(
      asked(kind, options) as unknown as FirstQuestion,
      state(attack, defense) as unknown as FirstState,
    );

  it('asks for no focus token without a focus result', () => {
    const focus = [{ kind: 'focus' }, DONE];
    expect(settled('modify-attack-dice', focus, ['hit', 'blank'], [])).toEqual({
      kind: 'no-effect',
      answer: 1,
    });
    expect(settled('modify-attack-dice', focus, ['focus'], [])).toBeNull();
    expect(settled('modify-defense-dice', focus, ['hit'], ['blank'])).toEqual({
      kind: 'no-effect',
      answer: 1,
    });
    expect(settled('modify-defense-dice', focus, ['hit'], ['focus'])).toBeNull();
  });

  it('asks for no evade token against nothing, but for every reroll', () => {
    const evade = [{ kind: 'evade' }, DONE];
    expect(settled('modify-defense-dice', evade, ['blank'], ['blank'])).toEqual({
      kind: 'no-effect',
      answer: 1,
    });
    expect(settled('modify-defense-dice', evade, ['hit'], ['blank'])).toBeNull();
    expect(settled('modify-attack-dice', [{ kind: 'target-lock', dice: [0] }, DONE], ['hit'], [])).toBeNull();
  });
});

describe('Armada', () => {
  const settled = (options: readonly object[], faces: readonly string[]) =>
    inArmada(
      asked('defense-token', options) as unknown as ArmadaQuestion,
      state(faces, []) as unknown as ArmadaState,
    );
  const token = (name: string) => ({ kind: 'token', token: 0, name });

  it('asks for no defense token against a roll without hit and critical icons, but for a salvo', () => {
    expect(settled([token('brace'), DONE], ['blank', 'accuracy'])).toEqual({ kind: 'no-effect', answer: 1 });
    expect(settled([token('brace'), DONE], ['blank', 'crit'])).toBeNull();
    expect(settled([token('brace'), token('salvo'), DONE], ['blank'])).toBeNull();
    expect(settled([token('brace'), { kind: 'effect', effect: 'dodge' }, DONE], ['blank'])).toBeNull();
  });

  it('asks for no second die of an evade where those that are left do nothing', () => {
    const more = (...faces: readonly string[]) =>
      inArmada(
        asked('evade-more', [{ kind: 'yes' }, { kind: 'no' }]) as unknown as ArmadaQuestion,
        state(faces, []) as unknown as ArmadaState,
      );
    expect(more('accuracy', 'blank')).toEqual({ kind: 'no-effect', answer: 1 });
    expect(more('accuracy', 'hit')).toBeNull();
    expect(more('crit')).toBeNull();
  });

  it('asks for no token that cannot lessen the damage', () => {
    expect(settled([token('brace'), DONE], ['hit'])).toEqual({ kind: 'no-effect', answer: 1 });
    expect(settled([token('contain'), DONE], ['double-hit'])).toEqual({ kind: 'no-effect', answer: 1 });
    expect(settled([token('brace'), token('contain'), DONE], ['double-hit'])).toBeNull();
    expect(settled([token('evade'), DONE], ['hit'])).toBeNull();
    expect(settled([token('scatter'), DONE], ['hit'])).toBeNull();
  });

  const position = firstPosition(ARMADA, newRecord(ARMADA, LEARNING_SCENARIO, 'settling'));
  const inPosition = (
    kind: string,
    options: readonly object[],
    change: (view: ArmadaState) => void = () => {},
  ) => {
    const view = structuredClone(position);
    change(view);
    return inArmada(asked(kind, options) as unknown as ArmadaQuestion, view);
  };

  it('asks for no token against the criticals of a squadron without bomber, which do nothing to a ship', () => {
    const attackedBy = (squadron: string) =>
      inPosition('defense-token', [token('brace'), token('evade'), DONE], (view) => {
        const id = view.squadrons.findIndex(({ card }) => card === squadron);
        expect(id, squadron).toBeGreaterThanOrEqual(0);
        view.attack = {
          attacker: { kind: 'squadron', id },
          defender: { kind: 'zone', id: 0, zone: 'front' },
          dice: dice('crit', 'blank'),
        } as unknown as ArmadaState['attack'];
      });
    expect(attackedBy('tie-fighter-squadron')).toEqual({ kind: 'no-effect', answer: 2 });
    expect(attackedBy('x-wing-squadron')).toBeNull();
  });

  it('attacks the last squadron in arc too, and asks which of several is next', () => {
    const [attack, none] = [{ kind: 'attack' }, { kind: 'none' }];
    expect(inPosition('next-squadron', [attack, none])).toEqual({ kind: 'usual', answer: 0 });
    expect(inPosition('next-squadron', [attack, attack, none])).toBeNull();
  });

  it('asks for no redirect token where no other hull zone has a shield', () => {
    const attacked = (others: number) =>
      inPosition('defense-token', [token('redirect'), DONE], (view) => {
        const defender = { kind: 'zone', id: 0, zone: 'front' };
        const attacker = { kind: 'zone', id: 1, zone: 'front' };
        view.attack = { attacker, defender, dice: dice('hit', 'hit') } as unknown as ArmadaState['attack'];
        Object.assign(view.ships[0]!.shields, { left: others, right: 0, rear: 0 });
      });
    expect(attacked(0)).toEqual({ kind: 'no-effect', answer: 1 });
    expect(attacked(1)).toBeNull();
  });

  it('keeps a dial, but takes a token for repairs where nothing is to be repaired; either way is open', () => {
    const USES = [{ kind: 'keep' }, { kind: 'token' }];
    const dial = (command: 'repair' | 'navigate', damaged = false) =>
      inPosition('dial-use', USES, ({ ships }) => {
        ships[0]!.revealed = [command];
        if (damaged) ships[0]!.shields.rear -= 1;
      });
    const ways = [0, 1];
    expect(dial('navigate')).toEqual({ kind: 'default', answer: 0, ways });
    expect(dial('repair')).toEqual({ kind: 'default', answer: 1, ways });
    expect(dial('repair', true)).toEqual({ kind: 'default', answer: 0, ways });
  });

  it('lets ships go as they are listed, and asks where a card lies at one, or where one may pass', () => {
    const options = [0, 1].map((ship) => ({ kind: 'ship', ship }));
    const order = (change?: (view: ArmadaState) => void, ...others: readonly object[]) =>
      inPosition('choose-ship', [...options, ...others], change);
    expect(order()).toEqual({ kind: 'order', answer: 0, ships: [0, 1] });
    expect(order(undefined, { kind: 'pass' })).toBeNull();
    const card = { id: 'a card' } as unknown as ArmadaState['ships'][number]['upgrades'][number];
    expect(order(({ ships }) => void ships[2]!.upgrades.push(card))).toBeNull();
  });

  it('lets squadrons that are engaged go first, then those in front, and moves those that can only move', () => {
    const order = (change?: (view: ArmadaState) => void) =>
      inPosition('choose-squadron', [{ squadron: 0 }, { squadron: 2 }], change);
    const ships = [3, 5];
    const inFront = (squadron: number) =>
      order((view) => Object.assign(view.squadrons[squadron]!, { y: 400 }));
    expect(inFront(0)).toEqual({ kind: 'order', answer: 0, ships });
    expect(inFront(2)).toEqual({ kind: 'order', answer: 1, ships });
    // One that fights goes first, though another is nearer to an enemy ship.
    const fighting = order(({ squadrons, ships: [, , enemy] }) => {
      Object.assign(squadrons[2]!, { x: enemy!.x + 60, y: enemy!.y });
      Object.assign(squadrons[4]!, { x: squadrons[0]!.x + 70, y: squadrons[0]!.y });
    });
    expect(fighting).toEqual({ kind: 'order', answer: 0, ships });
    const MOVE = { kind: 'move' };
    expect(inPosition('squadron', [MOVE, DONE])).toEqual({ kind: 'default', answer: 0, ways: [0, 1] });
    expect(inPosition('squadron', [MOVE, { kind: 'attack' }, DONE])).toBeNull();
    expect(inPosition('squadron', [{ kind: 'attack' }, DONE])).toBeNull();
  });

  const decided = (kind: string, options: readonly object[]) =>
    inArmada(asked(kind, options) as unknown as ArmadaQuestion, state([], []) as unknown as ArmadaState);
  const command = (spending: string) => ({ kind: 'command', command: 'navigate', with: spending });
  const NONE = { kind: 'none' };

  it('resolves a dial that was kept, and asks where a token may help', () => {
    expect(decided('resolve-command', [command('dial'), NONE])).toEqual({ kind: 'usual', answer: 0 });
    expect(decided('resolve-command', [command('token'), NONE])).toBeNull();
    expect(decided('resolve-command', [command('dial'), command('both'), NONE])).toBeNull();
  });

  it('resolves the standard critical effect, and asks where there is another', () => {
    const critical = (effect: string) => ({ kind: 'critical', effect });
    expect(decided('critical-effect', [critical('standard'), NONE])).toEqual({ kind: 'usual', answer: 0 });
    expect(decided('critical-effect', [critical('other'), NONE])).toBeNull();
    expect(decided('critical-effect', [critical('standard'), critical('other'), NONE])).toBeNull();
  });
});
