import { thrice } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { STAYS_AS_IT_IS } from '../../common/squads/endless.ts';
import { SECOND } from '../rules.ts';
import { setupFromSquads } from '../setup/from-squads.ts';
import { packFrom, readPack } from '../squads/pack.ts';
import { type At, table, tie, xwing } from '../testing/index.ts';
import { stayingAnswerer } from '../testing/players.ts';
import { ENGLISH } from '../words/english/index.ts';
import { FRENCH } from '../words/french/index.ts';
import { GERMAN } from '../words/german/index.ts';
import { cardElements, ownCardId, UPGRADES } from './all.ts';
import { knownCards, noOwnCard, upgradeCard } from './index.ts';

/** The id of a card like one of the house, with another value of an element. */
function own(id: string, name: string, ...changes: readonly (readonly [string, number | string])[]): string {
  const elements = cardElements(id);
  const values = changes.map(([of, value]) => {
    const element = elements.find(({ what, name: called }) => what === of || `${what} ${called}` === of);
    if (!element) throw new Error(`${id} has no ${of}: ${elements.map(({ what }) => what).join(', ')}`);
    return [element.at, value] as const;
  });
  return ownCardId(id, new Map(values), name);
}

const TORPEDOES = own('protontorpedoes', 'Heavy Torpedoes', ['attack.value', 5], ['attack.range range 0', 1]);

describe('a card of a club’s own', () => {
  it('is said by its id, and reads as any card in each language', () => {
    expect(TORPEDOES).toBe('protontorpedoes--e1-4-5--e2-2-1--as-heavy-torpedoes');
    const card = upgradeCard(TORPEDOES)!;
    expect([card.name, card.slot, card.limited]).toEqual(['Heavy Torpedoes', 'torpedo', 0]);
    expect(ENGLISH.upgrade(card)).toContain('value 5, range 1-3');
    for (const { upgrade } of [GERMAN, FRENCH]) {
      const [text, before] = [upgrade(card), upgrade(upgradeCard('protontorpedoes')!)];
      expect(text).not.toBe(before);
      expect(text).toContain('5');
    }
    expect(knownCards().upgrades).not.toContain(TORPEDOES);
  });

  it('does what it says', () => {
    const [us, near]: readonly At[] = [
      [400, 400, 0],
      [400, 540, 180],
    ];
    const fires = (upgrade: string) =>
      table({ us: [xwing(us!, { upgrades: [upgrade] })], them: [tie(near!)], locks: [[0, 1]] })
        .rolls('hit', 'hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank')
        .engage(0);
    expect(fires(TORPEDOES).offers({ weapon: 1, target: 1 })).toBe(true);
    expect(fires('protontorpedoes').offers({ weapon: 1, target: 1 })).toBe(false);
    const [rolled] = fires(TORPEDOES).pick({ weapon: 1, target: 1 }).eventsOf('rolled');
    expect(rolled).toMatchObject({ faces: Array.from({ length: 5 }, () => 'hit') });
  });

  it('may have more charges', () => {
    const longer = upgradeCard(own('r2astromech', 'R2 of ours', ['card.limit', 3]));
    expect(longer?.charges).toEqual({ ...upgradeCard('r2astromech')?.charges, limit: 3 });
  });

  it('is made of every upgrade with an element, by each value that one of the house has there', () => {
    const made = UPGRADES.flatMap(({ id }) =>
      cardElements(id).flatMap(({ at, choices, value }) => {
        const other = choices.find((choice) => choice !== value);
        return other === undefined ? [] : [ownCardId(id, new Map([[at, other]]), 'Ours')];
      }),
    );
    expect(made.length).toBeGreaterThan(1000);
    const refused = made.flatMap((id) => noOwnCard(id) ?? []);
    expect(new Set(refused)).toEqual(new Set(['a range ends before it begins', STAYS_AS_IT_IS]));
    expect(made.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
  });

  it.each([
    ['predator--e1-1-9--as-ours', "'e1-1-9': value 1 of predator is 1, and may be 1, 2"],
    ['predator--e1-2-1--as-ours', "'e1-2-1': value 1 of predator is 1, and may be 1, 2"],
    ['predator--e7-1-2--as-ours', "'e7-1-2' is no value of predator"],
    ['predator--e1-1-2--e1-1-2--as-ours', "'e1-1-2' is no value of predator"],
    ['predator--abilities-0--as-ours', "'abilities-0' is no value of predator"],
    ['predator--e1-1-2', "it ends in no name, as 'as-keen-eye'"],
    ['predator--as-<b>', "it ends in no name, as 'as-keen-eye'"],
    ['__proto__--as-ours', "there is no upgrade '__proto__' to begin with"],
    [`predator--as-${'x'.repeat(300)}`, 'it is longer than 300 letters'],
    [own('protontorpedoes', 'x', ['attack.range range 0', 5]), 'a range ends before it begins'],
    [own('firstorderordnancetech-evacuationofdqar', 'x', ['gain.token', 'disarm']), STAYS_AS_IT_IS],
  ])('is none by the id %s, and the reason is told', (id, reason) => {
    expect(noOwnCard(id)).toBe(reason);
    expect(upgradeCard(id)).toBeUndefined();
  });

  it('stands in a pack, which tells why another id is none', () => {
    const torpedoes = amg.upgrades.find(({ id }) => id === 'protontorpedoes')!;
    const withCard = (id: string) =>
      readPack({
        ...amg,
        upgrades: [...amg.upgrades, { ...torpedoes, id, name: 'Heavy Torpedoes', cost: 9 }],
      });
    expect(withCard(TORPEDOES).ok).toBe(true);
    expect(withCard('predator--e1-1-9--as-ours')).toMatchObject({
      ok: false,
      problems: [{ path: `/upgrades/${amg.upgrades.length}/id` }],
    });
  });

  it('is flown in whole games that are the same straight, saved and restored, undone and repeated', () => {
    const cards = [
      TORPEDOES,
      own('predator', 'Hunter', ['reroll.count', 2]),
      own('r2astromech', 'R2 of ours', ['charge.count', 2], ['gain-token.token', 'strain']),
    ];
    const ships = ['wedgeantilles', 'redsquadronveteran'].map((pilot) => ({ pilot, upgrades: cards }));
    const squad = { faction: 'rebelalliance' as const, ships };
    const setup = setupFromSquads(packFrom(amg), [squad, squad]);
    expect(JSON.stringify(setup)).toContain(TORPEDOES);
    const played = thrice(
      SECOND,
      () => SECOND.begin(setup, growStreams('own cards', SECOND.streams)),
      () => {
        const streams = growStreams('their answers', ['one', 'two']);
        return [0, 1].map((index) => stayingAnswerer(streams, index));
      },
    );
    expect(played.outcome).not.toBeNull();
  });
});
