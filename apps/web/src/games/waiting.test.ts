import { ARMADA, type ArmadaState, LEARNING_SCENARIO } from '@firing-arc/armada';
import { firstPosition, newRecord } from '@firing-arc/referee';
import { table as firstTable, xwing as firstXwing } from '@firing-arc/xwing/first/testing';
import { type At, table } from '@firing-arc/xwing/second/testing';
import { expect, it } from 'vitest';
import { waitingIn } from './armada/waiting.ts';
import { shownTable as shownFirst } from './first/table.ts';
import { shownTable as shownSecond } from './second/table.ts';

it('X-Wing 2.5: tells whose ability waits while the first player’s is resolved', () => {
  const teroch = (at: At) => ({ pilot: 'oldteroch', at, tokens: { focus: 1 } });
  const game = table({ us: [teroch([400, 200, 0])], them: [teroch([400, 290, 180])], firstPlayer: 0 });
  game.run({ kind: 'engagement' });
  expect(game.question).toMatchObject({ kind: 'choose-ship', player: 0 });
  const { waiting } = shownSecond(game.state);
  expect(waiting.map(({ player }) => player)).toEqual([1]);
  expect(waiting[0]!.text()).toMatch(/Teroch/);
});

it('First Edition: tells queued abilities, the next first', () => {
  const { state } = firstTable({
    us: [firstXwing([300, 300, 0])],
    them: [firstXwing([600, 600, 180])],
  });
  const occasion = { window: 'after-maneuver', ship: 0, other: -1, what: '' } as const;
  const queued = (ship: number) => ({ kind: 'ability' as const, ability: 'none#0', ship, occasion });
  state.agenda = [{ kind: 'end-round' }, queued(1), queued(0)] as typeof state.agenda;
  expect(shownFirst(state).waiting.map(({ player }) => player)).toEqual([0, 1]);
});

it('Armada: tells the steps to come of an attack and of the activation around it', () => {
  const view: ArmadaState = firstPosition(ARMADA, newRecord(ARMADA, LEARNING_SCENARIO, 'waiting'));
  const zone = (id: number) => ({ kind: 'zone', id, zone: 'front' }) as const;
  view.attack = { attacker: zone(2), defender: zone(0) } as unknown as ArmadaState['attack'];
  view.agenda = [
    { kind: 'status-phase' },
    { kind: 'determine-course', ship: 2 },
    { kind: 'attack-part', part: 'end-attack' },
    { kind: 'attack-part', part: 'resolve-damage' },
    { kind: 'attack-part', part: 'spend-defense-tokens' },
  ];
  const waiting = waitingIn(view);
  expect(waiting.map(({ player }) => player)).toEqual([0, 1, 1]);
  expect(waiting[0]!.text()).toMatch(/defense tokens/i);
  expect(waiting.at(-1)!.text()).toBe('Its maneuver');
});
