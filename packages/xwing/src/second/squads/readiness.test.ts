import { describe, expect, it } from 'vitest';
import epic from '../../../../../formats/xwing2-epic.json' with { type: 'json' };
import '../cards/all.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import { FRENCH_SQUADS } from '../words/french/squads.ts';
import { GERMAN_SQUADS } from '../words/german/squads.ts';
import { checkSquad } from './legality.ts';
import { indexPack, packFrom } from './pack.ts';
import { HOUSE } from './readiness.ts';

describe('notices before a game', () => {
  it('say what a card lacks that is not written, in every language', () => {
    const pack = packFrom(epic);
    const squad = {
      faction: 'galacticempire' as const,
      ships: [{ pilot: 'howlrunner', upgrades: ['dreadnoughthunter'] }],
    };
    const told = [ENGLISH_SQUADS, GERMAN_SQUADS, FRENCH_SQUADS].map(
      (say) =>
        checkSquad(squad, pack, HOUSE, indexPack(pack), say).notices.find(
          ({ card }) => card === 'dreadnoughthunter',
        )?.message,
    );
    expect(told).toEqual([
      expect.stringContaining('not written yet: it needs the damage deck of huge ships'),
      expect.stringContaining('noch nicht umgesetzt: sie braucht den Schadensstapel riesiger Schiffe'),
      expect.stringContaining(
        'pas encore écrite : elle a besoin du paquet de dégâts des vaisseaux gigantesques',
      ),
    ]);
  });
});
