import { describe, expect, it } from 'vitest';
import { UPGRADE_CARDS } from './upgrades.ts';

const ANY = 'navigate squadron repair concentrate-fire';
const sorted = (list: string) => list.split(' ').sort().join(' ');

describe('upgrades', () => {
  it('begin with so many dials or tokens, of these commands', () => {
    const starts = UPGRADE_CARDS.flatMap(({ id, starts }) =>
      starts ? [`${id}: ${starts.count} ${starts.with} ${sorted(starts.of.join(' '))}`] : [],
    );
    const all = (count: number, what: string, of: string) => `${count} ${what} ${sorted(of)}`;
    expect(starts.sort()).toEqual([
      `admiral-tarkin-commander: ${all(6, 'tokens', ANY)}`,
      `admiral-trench-commander: ${all(4, 'dials', ANY)}`,
      `bail-organa-commander: ${all(5, 'tokens', 'navigate repair')}`,
      'clone-captain-silver-officer: 1 tokens navigate',
      'clone-captain-zak-officer: 1 tokens concentrate-fire',
      'clone-commander-wolffe-officer: 1 tokens squadron',
      'clone-navigation-officer: 1 tokens navigate',
      `count-dooku-commander: ${all(3, 'tokens', ANY)}`,
      `general-draven-commander: ${all(2, 'dials', ANY)}`,
      `grand-admiral-thrawn-commander: ${all(3, 'dials', ANY)}`,
      'munitions-resupply: 5 tokens concentrate-fire',
      `nova-defiant-title: ${all(4, 'tokens', ANY)}`,
      'parts-resupply: 5 tokens repair',
      `resolute-title: ${all(4, 'tokens', 'repair squadron concentrate-fire')}`,
      `rune-haako-officer: ${all(2, 'tokens', ANY)}`,
      'san-hill-officer: 2 tokens squadron',
      `taskmaster-grint-officer: ${all(1, 'tokens', ANY)}`,
    ]);
  });

  it('are readied for these command tokens, where the Status Phase does not ready them', () => {
    const readied = UPGRADE_CARDS.flatMap(({ id, exhausts }) =>
      typeof exhausts === 'object' ? [`${id}: ${sorted(exhausts.readyFor.join(' '))}`] : [],
    );
    expect(readied.sort()).toEqual([
      'battle-droid-reserves: repair',
      'clone-captain-silver-officer: navigate',
      'clone-captain-zak-officer: concentrate-fire',
      'clone-commander-wolffe-officer: squadron',
      `clone-navigation-officer: ${sorted(ANY)}`,
      'electronic-countermeasures: repair',
      'hyperwave-signal-boost: repair squadron',
      'munitions-resupply: concentrate-fire navigate repair',
      'parts-resupply: navigate repair squadron',
      'slicer-tools: repair',
      'spha-t: concentrate-fire',
      'swivel-mount-batteries: concentrate-fire',
      `t-series-tactical-droid-officer: ${sorted(ANY)}`,
      'tide-of-progress-xii-title: repair',
    ]);
  });
});
