import { describe, expect, it } from 'vitest';
import xwing1 from '../../../../../formats/xwing1.json' with { type: 'json' };
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import { FRENCH_SQUADS } from '../words/french/squads.ts';
import { GERMAN_SQUADS } from '../words/german/squads.ts';
import { checkSquad } from './legality.ts';
import { indexPack, packFrom } from './pack.ts';
import { HOUSE, type House } from './readiness.ts';

/** A house that has a card less. */
const LESS: House = {
  ...HOUSE,
  upgrade: (id) => (id === 'expandedcargohold' ? 'not-yet' : HOUSE.upgrade(id)),
};

describe('notices before a game', () => {
  it('say which card is not written, in every language', () => {
    const pack = packFrom(xwing1);
    const squad = {
      faction: 'imperial' as const,
      ships: [{ pilot: 'gozanticlasscruiser', upgrades: ['expandedcargohold'] }],
    };
    const told = [ENGLISH_SQUADS, GERMAN_SQUADS, FRENCH_SQUADS].map(
      (say) =>
        checkSquad(squad, pack, { house: LESS, index: indexPack(pack), say }).notices.find(
          ({ card }) => card === 'expandedcargohold',
        )?.message,
    );
    expect(told).toEqual([
      expect.stringContaining('Expanded Cargo Hold, or a part of it, is not written yet.'),
      expect.stringContaining('Expanded Cargo Hold ist noch nicht oder nicht ganz umgesetzt.'),
      expect.stringContaining('Expanded Cargo Hold n’est pas encore écrite, ou pas tout entière.'),
    ]);
  });
});
