import { it } from 'vitest';
import { writeFileSync } from 'node:fs';
import xwing1 from '../../../../../../formats/xwing1.json' with { type: 'json' };
import { allAbilities } from './acting.ts';
import scenes from './scenes.json' with { type: 'json' };
it('x', () => { writeFileSync('/tmp/scratch/first.txt', allAbilities(xwing1).filter(c=>scenes.without.includes(c.label)).map(c=>c.label+' '+c.pilots.slice(0,6)+'\n   '+JSON.stringify(c.ability)+'\n   '+c.card.abilities.length).join('\n')); });
