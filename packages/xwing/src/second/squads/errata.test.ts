import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { dial } from '../cards/chassis.ts';
import { chassisOf, pilotCard } from '../cards/index.ts';
import { indexPack, packFrom } from './pack.ts';

const { pilots } = indexPack(packFrom(amg));

describe('errata of facts', () => {
  it('xwing2:errata-standard-loadouts.2 “Dutch” Vander of the Battle of Yavin has initiative 4', () => {
    const id = 'dutchvander-battleofyavin';
    expect([pilotCard(id)!.initiative, pilots.get(id)!.initiative]).toEqual([4, 4]);
  });

  it('xwing2:errata-dials.1 a CR90 has the corrected difficulties', () => {
    const corvette = chassisOf('alderaanianguard')!;
    const order = (entries: ReturnType<typeof dial>) => entries.map((entry) => JSON.stringify(entry)).sort();
    const corrected = dial('0BR 0OR 0NR 1BW 1NW 1FW 2BB 2NB 2FB 3BR 3NR 3FB 4FR 5FR');
    expect(order(corvette.dial)).toEqual(order(corrected));
    expect(chassisOf('republicjudiciary')).toBe(corvette);
  });
});
