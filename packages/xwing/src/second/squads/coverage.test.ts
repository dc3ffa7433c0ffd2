import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { UPGRADES } from '../cards/all.ts';
import { pilotCard } from '../cards/index.ts';
import { packCoverage } from './coverage.ts';
import { packFrom } from './pack.ts';

const pack = packFrom(amg);
const { cards, totals } = packCoverage(pack);
const missing = (id: string) => cards.find((card) => card.id === id)?.missing;

describe('coverage of a pack', () => {
  it('lists every pilot and upgrade once, and adds up', () => {
    expect(cards.length).toBe(pack.pilots.length + pack.upgrades.length);
    expect(totals.reduce((sum, total) => sum + total.cards, 0)).toBe(cards.length);
    const exact = cards.filter((card) => card.missing.length === 0).length;
    expect(totals.reduce((sum, total) => sum + total.exact, 0)).toBe(exact);
    expect(totals.filter((total) => total.kind === 'upgrade').length).toBe(22);
    expect(totals.filter((total) => total.kind === 'pilot').length).toBe(89);
  });

  it('calls a card exact that has no ability, or one that is written', () => {
    expect(pilotCard('academypilot')?.abilities).toEqual([]);
    expect(missing('academypilot')).toEqual([]);
    expect(missing('howlrunner')).toEqual([]);
    expect(missing('protonrockets')).toEqual([]);
    expect(missing('hullupgrade')).toEqual([]);
  });

  it('says of a ship that is not in the house just that', () => {
    expect(missing('transgalmegcontrollink')).toEqual([]);
    const [first] = pack.pilots;
    const stranger = packCoverage({ ...pack, pilots: [{ ...first!, id: 'nobodyweknow' }] });
    expect(stranger.cards[0]?.missing).toEqual(['the house does not have this card']);
  });

  it('says what cards of huge ships wait for, where that is known', () => {
    const deck = 'it needs the damage deck of huge ships, which no source has';
    expect(missing('dreadnoughthunter')).toEqual([`Dreadnought Hunter: ${deck}`]);
    for (const id of ['bounty', 'martuuk', 'droidcrew', 'phoenixsquadron']) expect(missing(id)).toEqual([]);
    expect(missing('trident')).toEqual([]);
  });

  it('does not call a pilot exact whose ship ability or printed upgrades are not written', () => {
    const open = new Set(UPGRADES.filter((card) => card.notYet).map((card) => card.id));
    for (const { kind, id, missing: lacks } of cards) {
      if (kind !== 'pilot' || lacks.length > 0) continue;
      expect(pilotCard(id)?.notYet, id).toBe(false);
      for (const upgrade of pilotCard(id)?.standardLoadout ?? []) expect(open.has(upgrade), id).toBe(false);
    }
  });

  it('calls a ship ability that only adds a slot written: the squad check does what it says', () => {
    const hardpoints = pack.pilots.filter((pilot) => pilot.shipAbility === 'Weapon Hardpoint');
    expect(hardpoints.length).toBe(27);
    for (const { id } of hardpoints) {
      expect(
        missing(id)?.filter((line) => line.includes('Weapon Hardpoint')),
        id,
      ).toEqual([]);
    }
  });
});
