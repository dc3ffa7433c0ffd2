import { describe, expect, it } from 'vitest';
import { table, tie, xwing } from '../../testing/index.ts';

describe('what a card only allows', () => {
  const shot = (pilot: string, ...dice: readonly string[]) =>
    table({ us: [{ pilot, at: [400, 400, 180], shields: 0 }], them: [xwing([400, 250, 0])] })
      .rolls(...dice)
      .attack(1, 0);

  it.each(['zeborrelios-attackshuttle', 'zeborrelios-sheathipedeclassshuttle'])(
    '%s may have a critical hit canceled before a hit, or not',
    (pilot) => {
      const crit = shot(pilot, 'hit', 'crit', 'blank', 'evade', 'blank').pick({ use: true });
      expect(crit.eventsOf('compared')).toMatchObject([{ hits: 1, crits: 0 }]);
      const hit = shot(pilot, 'hit', 'crit', 'blank', 'evade', 'blank').deals('console-fire');
      hit.pick({ use: false });
      expect(hit.eventsOf('compared')).toMatchObject([{ hits: 0, crits: 1 }]);
    },
  );

  it('“Zeb” Orrelios is not asked where it makes no difference', () => {
    const all = shot('zeborrelios-attackshuttle', 'hit', 'crit', 'blank', 'evade', 'evade');
    expect(all.eventsOf('compared')).toMatchObject([{ hits: 0, crits: 0 }]);
    expect(
      shot('zeborrelios-attackshuttle', 'hit', 'hit', 'blank', 'evade', 'blank').question,
    ).toBeUndefined();
  });

  it('xwing1:faq-upgrade-cards.21 Darth Vader does nothing for a ship that has no hull left', () => {
    const dying = (damage: readonly string[], destroyed: boolean) =>
      table({
        us: [{ pilot: 'omicrongrouppilot', at: [400, 250, 0], upgrades: ['darthvader'], shields: 0, damage }],
        them: [tie([400, 450, 180])],
        phase: 'combat',
        set: { '/ships/0/destroyed': destroyed },
      })
        .rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank')
        .attack(0, 1);
    const down = (count: number) => Array.from({ length: count }, () => 'facedown: direct-hit');
    expect(dying(down(5), true).question).toBeUndefined();
    const last = dying(down(4), false);
    expect(last.question).toMatchObject({ kind: 'use-ability' });
    last.passAll();
  });
});
