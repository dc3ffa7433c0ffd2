import { expect, it } from 'vitest';
import { loadFormat } from './index.ts';

it('says in the builder what the cards of every game do, and nothing of those that do nothing', async () => {
  const { says: second } = (await loadFormat('xwing2-amg')).builder;
  expect(second.ship('bobafett')).toContain('reroll');
  expect(second.card('predator')).toContain('bullseye');
  expect(second.ship('academypilot')).toBe('');
  const { says: first } = (await loadFormat('xwing1')).builder;
  expect(first.ship('lukeskywalker')).toContain('evade');
  expect(first.card('expertise')).toContain('focus');
  expect(first.ship('rookiepilot')).toBe('');
  const { says: armada } = (await loadFormat('armada')).builder;
  expect(armada.card('boosted-comms')).toContain('squadrons');
  expect(armada.card('minefields')).toContain('6 mines');
  expect(armada.ship('cr90-corvette-a')).toBe('');
});
