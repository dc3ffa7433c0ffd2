import { type ArmadaQuestion, LEARNING_SCENARIO } from '@firing-arc/armada';
import { firstPosition, newRecord } from '@firing-arc/referee';
import { expect, it } from 'vitest';
import { ARMADA_GAME } from '../games/armada.ts';
import { askText } from './ask.ts';

it('says with the objectives to choose from what each of them does', () => {
  const { rules } = ARMADA_GAME;
  const view = firstPosition(rules, newRecord(rules, LEARNING_SCENARIO, 'terminal'));
  const asked: ArmadaQuestion = {
    form: 'choice',
    kind: 'objective',
    player: 0,
    because: 'armada:setup.3',
    options: [{ objective: 'minefields' }, { objective: 'most-wanted' }],
  };
  const lines = askText(ARMADA_GAME, asked, view).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain('Minefields');
  expect(lines[2]).toContain('6 mines');
  expect(lines[4]).toContain('objective ship');
});
