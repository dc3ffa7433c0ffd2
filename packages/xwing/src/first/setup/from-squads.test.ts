import { readFileSync } from 'node:fs';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { FIRST } from '../rules.ts';
import { packFrom } from '../squads/pack.ts';
import { CORE_SETS, DEFAULT_PAIR, READY_SQUADS } from '../squads/ready.ts';
import { setupFromSquads } from './from-squads.ts';
import { setupProblems } from './setup.ts';

const pack = packFrom(
  JSON.parse(readFileSync(new URL('../../../../../formats/xwing1.json', import.meta.url), 'utf8')),
);
const [one, other] = DEFAULT_PAIR;

describe('a game between two squads', () => {
  it('xwing1:setup.12 has every ship of each with its cards and cost', () => {
    for (const { squad } of READY_SQUADS) {
      const setup = setupFromSquads(pack, [squad, one.squad]);
      expect(setupProblems(setup)).toEqual([]);
      expect(setup.sides[0].ships.map(({ pilot }) => pilot)).toEqual(squad.ships.map(({ pilot }) => pilot));
    }
    const { sides } = setupFromSquads(pack, [one.squad, other.squad]);
    expect(sides[0].ships[0]).toEqual({
      pilot: 'redsquadronpilot',
      points: 27,
      upgrades: ['shieldupgrade'],
      upgradePoints: [4],
    });
    expect(sides[0].ships[3]).toEqual({ pilot: 'rookiepilot', points: 21 });
  });

  it('xwing1:damage.14 is played with the deck of The Force Awakens, unless both bring the other', () => {
    const deckOf = (terms = {}, mine = {}, theirs = {}) => {
      const setup = setupFromSquads(
        pack,
        [
          { ...one.squad, ...mine },
          { ...other.squad, ...theirs },
        ],
        terms,
      );
      return FIRST.begin(setup, growStreams('a', FIRST.streams)).damageDeck;
    };
    expect(deckOf()).toBe('tfa');
    expect(deckOf({ damageDeck: 'core' })).toBe('core');
    expect(deckOf({}, { damageDeck: 'core' }, { damageDeck: 'core' })).toBe('core');
    expect(deckOf({}, { damageDeck: 'core' }, {})).toBe('tfa');
  });

  it('of a core set, or epic, has the play area of its size', () => {
    const [set] = CORE_SETS;
    const [mine, theirs] = set!.squads;
    expect(setupFromSquads(pack, [mine.squad, theirs.squad], { rounds: 8 })).toMatchObject({
      width: 914.4,
      depth: 914.4,
      rounds: 8,
    });
    expect(setupFromSquads(pack, [mine.squad, theirs.squad], { play: 'epic' }).width).toBe(1828.8);
  });
});
