import { describe, expect, it } from 'vitest';
import xwing1 from '../../../../../formats/xwing1.json' with { type: 'json' };
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import { FRENCH_SQUADS } from '../words/french/squads.ts';
import { GERMAN_SQUADS } from '../words/german/squads.ts';
import { checkSquad } from './legality.ts';
import { indexPack, packFrom } from './pack.ts';
import { HOUSE } from './readiness.ts';

describe('notices before a game', () => {
  it('say what a card lacks that is not written, in every language', () => {
    const pack = packFrom(xwing1);
    const squad = {
      faction: 'imperial' as const,
      ships: [{ pilot: 'gozanticlasscruiser', upgrades: ['expandedcargohold'] }],
    };
    const told = [ENGLISH_SQUADS, GERMAN_SQUADS, FRENCH_SQUADS].map(
      (say) =>
        checkSquad(squad, pack, 'standard', HOUSE, indexPack(pack), say).notices.find(
          ({ card }) => card === 'expandedcargohold',
        )?.message,
    );
    expect(told).toEqual([
      expect.stringContaining('is not written yet: the damage decks of the fore'),
      expect.stringContaining('umgesetzt: die Schadensstapel der vorderen'),
      expect.stringContaining('tout entière : les paquets de dégâts'),
    ]);
  });
});
