import { thrice } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import xwing1 from '../../../../../formats/xwing1.json' with { type: 'json' };
import { STAYS_AS_IT_IS } from '../../common/squads/endless.ts';
import { FIRST } from '../rules.ts';
import { LONGEST_GAME, setupFromSquads } from '../setup/from-squads.ts';
import { checkSquad } from '../squads/legality.ts';
import { packFrom, readPack } from '../squads/pack.ts';
import { readXws, writeXws } from '../squads/xws.ts';
import { stayingAnswerer, table, tie, xwing } from '../testing/index.ts';
import { ENGLISH } from '../words/english/index.ts';
import { FRENCH } from '../words/french/index.ts';
import { GERMAN } from '../words/german/index.ts';
import { noOwnCard, UPGRADES, upgradeCard } from './index.ts';
import { cardElements, ownCardId } from './own.ts';

/** The id of a card like one of the house, with another value of the elements of some names. */
function own(id: string, name: string, changes: Readonly<Record<string, number | string>>): string {
  const elements = cardElements(id);
  const values = Object.entries(changes).map(([of, value]) => {
    const element = elements.find(({ what, name: called }) => what === of || `${what} ${called}` === of);
    if (!element) throw new Error(`${id} has no ${of}: ${elements.map(({ what }) => what).join(', ')}`);
    return [element.at, value] as const;
  });
  return ownCardId(id, new Map(values), name);
}

const TORPEDOES = own('protontorpedoes', 'Heavy Torpedoes', { 'card.attack': 5, 'card.range range 0': 1 });

/** A pack with cards of its own, each otherwise as the one with which it begins. */
const withCards = (...ids: readonly string[]) => ({
  ...xwing1,
  upgrades: [
    ...xwing1.upgrades,
    ...ids.map((id) => ({
      ...xwing1.upgrades.find((card) => card.id === id.split('--')[0])!,
      id,
      name: 'Ours',
      points: 6,
    })),
  ],
});

describe('a card of a club’s own', () => {
  it('is said by its id, and reads as any card in each language', () => {
    expect(TORPEDOES).toBe('protontorpedoes--e0-4-5--e1-2-1--as-heavy-torpedoes');
    const card = upgradeCard(TORPEDOES)!;
    expect([card.name, card.slot, card.weapon?.attack, card.weapon?.range]).toEqual([
      'Heavy Torpedoes',
      'torpedo',
      5,
      [1, 3],
    ]);
    for (const { upgradeText } of [ENGLISH, GERMAN, FRENCH]) {
      const [text, before] = [upgradeText(TORPEDOES).join(' '), upgradeText('protontorpedoes').join(' ')];
      expect(text).not.toBe(before);
      expect(text).toContain('5');
    }
    expect(UPGRADES.map(({ id }) => id)).not.toContain(TORPEDOES);
  });

  it('does what it says', () => {
    const fires = (upgrade: string) =>
      table({
        us: [xwing([400, 400, 0], { upgrades: [upgrade] })],
        them: [tie([400, 540, 180])],
        locks: [[0, 1]],
      }).combat(0);
    const offered = (upgrade: string) =>
      fires(upgrade).options.flatMap((option) =>
        typeof option === 'object' && option && 'weapon' in option ? [option.weapon] : [],
      );
    expect(offered(TORPEDOES)).toContain(1);
    expect(offered('protontorpedoes')).not.toContain(1);
  });

  it('adds what the house’s cards add, and nothing that its card does not', () => {
    const shields = cardElements('shieldupgrade');
    expect(shields.map(({ what, choices }) => [what, choices])).toEqual([['card.shields', [1]]]);
    expect(cardElements('veteraninstincts')).toMatchObject([{ what: 'card.skill', value: 2 }]);
  });

  it('is made of every upgrade with an element, by each value that one of the house has there', () => {
    const made = UPGRADES.flatMap(({ id }) =>
      cardElements(id).flatMap(({ at, choices, value }) =>
        choices.flatMap((choice) =>
          choice === value ? [] : [ownCardId(id, new Map([[at, choice]]), 'Ours')],
        ),
      ),
    );
    expect(made.length).toBeGreaterThan(2000);
    expect(new Set(made.flatMap((id) => noOwnCard(id) ?? []))).toEqual(
      new Set(['a range ends before it begins', STAYS_AS_IT_IS]),
    );
    const said = made.filter((id) => {
      const text = ENGLISH.upgradeText(id).join(' ');
      return text !== ENGLISH.upgradeText(id.split('--')[0]!).join(' ');
    });
    expect(said.length / made.length).toBeGreaterThan(0.8);
  });

  it.each([
    ['predator--e1-1-9--as-ours', "'e1-1-9': value 1 of predator is 1, and may be 1, 2, 3"],
    ['predator--e1-2-1--as-ours', "'e1-2-1': value 1 of predator is 1, and may be 1, 2, 3"],
    ['predator--e7-1-2--as-ours', "'e7-1-2' is no value of predator"],
    ['predator--e1-1-2--e1-1-2--as-ours', "'e1-1-2' is no value of predator"],
    ['predator--abilities-0--as-ours', "'abilities-0' is no value of predator"],
    ['predator--e1-1-2', "it ends in no name, as 'as-keen-eye'"],
    ['predator--as-<b>', "it ends in no name, as 'as-keen-eye'"],
    ['__proto__--as-ours', "there is no upgrade '__proto__' to begin with"],
    [`predator--as-${'x'.repeat(300)}`, 'it is longer than 300 letters'],
    ['seismiccharges--as-ours', "what 'seismiccharges' does stands on its token, which no card changes"],
    [own('protontorpedoes', 'x', { 'card.range range 0': 5 }), 'a range ends before it begins'],
  ])('is none by the id %s, and the reason is told', (id, reason) => {
    expect(noOwnCard(id)).toBe(reason);
    expect(upgradeCard(id)).toBeUndefined();
    expect(readPack({ ...xwing1, upgrades: [{ ...xwing1.upgrades[0], id }] }).ok).toBe(false);
  });

  it('stands in a pack, which tells why another id is none, and in lists that are read and written', () => {
    expect(readPack(withCards('predator--e1-1-9--as-ours'))).toMatchObject({
      ok: false,
      problems: [
        {
          path: `/upgrades/${xwing1.upgrades.length}/id`,
          message: expect.stringContaining("is no card made of the house's: 'e1-1-9'"),
        },
      ],
    });
    const pack = packFrom(withCards(TORPEDOES));
    const squad = { faction: 'rebel' as const, ships: [{ pilot: 'wedgeantilles', upgrades: [TORPEDOES] }] };
    expect(checkSquad(squad, pack)).toMatchObject({ legal: true, playable: true, points: 35, notices: [] });
    expect(readXws(JSON.stringify(writeXws(squad, pack)), pack)).toMatchObject({ squad, problems: [] });
  });

  it('is flown in whole games that are the same straight, saved and restored, undone and repeated', () => {
    const cards = [
      TORPEDOES,
      own('r2astromech', 'R2 of ours', { 'modifier.speed speed 1': 3 }),
      own('predator', 'Hunter', { 'reroll.count': 3 }),
    ];
    const ships = ['wedgeantilles', 'lukeskywalker'].map((pilot) => ({ pilot, upgrades: cards }));
    const squad = { faction: 'rebel' as const, ships };
    const setup = setupFromSquads(packFrom(withCards(...cards)), [squad, squad], { rounds: LONGEST_GAME });
    expect(JSON.stringify(setup)).toContain(TORPEDOES);
    const played = thrice(
      FIRST,
      () => FIRST.begin(setup, growStreams('own cards', FIRST.streams)),
      () => {
        const streams = growStreams('their answers', ['one', 'two']);
        return [0, 1].map((index) => stayingAnswerer(streams, index));
      },
    );
    expect(played.outcome).not.toBeNull();
  });
});
