import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { attackOptions, cannotAttack } from '../attack/weapons.ts';
import { CHASSIS, UPGRADES } from '../cards/all.ts';
import { CARRIER_ABILITIES, SHIP_ABILITIES } from '../cards/ship-abilities.ts';
import { CONDITIONS } from '../conditions/cards.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { modifiersIn } from '../testing/modifiers.ts';
import { DAMAGE_DECK } from './damage-deck.ts';
import { passes } from './evaluate.ts';
import { friendly, type ModifierOf } from './language.ts';

const US: At = [400, 200, 0];
const RANGE_2: At = [400, 400, 180];

/** What an effect gives a ship for the round. */
const given = (...all: readonly ModifierOf[]) => ({
  '/ships/0/lasting': all.map((of) => ({
    until: 'end of round',
    by: 0,
    ability: 'given',
    name: 'given',
    of,
  })),
});
const targets = (game: TestGame): readonly number[] =>
  attackOptions(game.state, game.ship(0)).flatMap((option) =>
    option.kind === 'attack' ? [option.target] : [],
  );

describe('what cards permit in attacks', () => {
  it('attacks friendly ships, never itself', () => {
    const us = [xwing(US), xwing(RANGE_2)];
    expect(targets(table({ us, them: [] }))).toEqual([]);
    expect(targets(table({ us, them: [], set: given({ can: 'attack-friends' }) }))).toEqual([1]);
  });

  it('attacks at a range beyond the weapon’s own', () => {
    const us = [xwing(US, { upgrades: ['protontorpedoes'] })];
    const far = { us, them: [tie([400, 300, 180])], locks: [[0, 1]] as const };
    const special = (game: TestGame) =>
      attackOptions(game.state, game.ship(0)).filter(
        (option) => option.kind === 'attack' && option.weapon > 0,
      );
    expect(special(table({ ...far, them: [tie([400, 290, 180])] }))).toEqual([]);
    const nearer = given({ can: 'attack-at', with: 'torpedo', range: [1, 1] });
    expect(special(table({ ...far, them: [tie([400, 290, 180])], set: nearer }))).toHaveLength(1);
  });

  it('fires without the lock that a weapon needs', () => {
    const us = [xwing(US, { upgrades: ['protontorpedoes'] })];
    const layout = { us, them: [tie(RANGE_2)] };
    expect(targets(table(layout))).toEqual([1]);
    expect(
      targets(
        table({
          ...layout,
          set: given({ can: 'fire-without', needs: ['lock', 'focus'], on: [], costs: [] }),
        }),
      ),
    ).toEqual([1, 1]);
  });

  it('attacks from debris with the weapons that a card names, its own or a friend’s', () => {
    const us: readonly TestShip[] = [xwing(US, { upgrades: ['protontorpedoes'] }), xwing([700, 100, 0])];
    const layout = {
      us,
      them: [tie(RANGE_2)],
      locks: [[0, 2]] as const,
      obstacles: [{ outline: 'yt2400debris0', at: US }],
    };
    const stuck = table(layout);
    expect(cannotAttack(stuck.state, stuck.ship(0))).toBe('xwing2:obstacles.18');
    const primary = table({ ...layout, set: given({ can: 'attack-on-obstacles', with: 'primary' }) });
    expect(cannotAttack(primary.state, primary.ship(0))).toBeNull();
    expect(attackOptions(primary.state, primary.ship(0))).toMatchObject([{ weapon: 0, target: 2 }]);
    const others = { can: 'attack-on-obstacles', with: 'any', whom: [friendly] } as const;
    const byFriend = table({
      ...layout,
      set: {
        '/ships/1/lasting': [{ until: 'end of round', by: 1, ability: 'given', name: 'given', of: others }],
      },
    });
    expect(targets(byFriend)).toEqual([2, 2]);
    const gas = table({
      ...layout,
      set: given({ can: 'attack-on-obstacles', with: 'any', types: ['gascloud'] }),
    });
    expect(cannotAttack(gas.state, gas.ship(0))).toBe('xwing2:obstacles.18');
  });

  it('knows which ships obstruct an attack', () => {
    const game = table({
      us: [xwing(US), xwing([430, 300, 0]), xwing([520, 300, 0])],
      them: [tie([460, 400, 180])],
    })
      .rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .engage(0)
      .pick({ kind: 'attack', target: 3 });
    const attack = {
      attacker: 0,
      defender: 3,
      weapon: 0,
      arc: 'front',
      range: 2,
    };
    const state = { ...game.state, attack: { ...(game.state.attack ?? {}), ...attack } } as typeof game.state;
    const scene = { state, self: game.ship(0), ref: '', occasion: null, chosen: -1 };
    const obstructing = state.ships.filter((ship) => passes(scene, ship, { kind: 'obstructs' }));
    expect(obstructing.map(({ id }) => id)).toEqual([1]);
  });
});

describe('ships that were moved through', () => {
  it('are those under the template, after a full maneuver', () => {
    const slashes = (them: At) =>
      table({ us: [xwing(US, { upgrades: ['starbirdslash'] })], them: [tie(them)] }).fly(0, '4 straight');
    const through = slashes([420, 300, 90]);
    expect(through.ship(0).flown.through).toEqual([1]);
    expect(through.offers({ target: 1 })).toBe(true);
    const beside = slashes([520, 300, 90]);
    expect(beside.ship(0).flown.through).toEqual([]);
  });
});

/** The source of the rules, without cards (but with how they are gathered), words, tests and the language itself. */
function rulesSource(): string {
  const root = fileURLToPath(new URL('..', import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter(
      (path) =>
        !/^(cards\/(?!gathered)|words\/|testing\/|conditions\/)|abilities\/(language|damage-deck)/.test(path),
    )
    .map((path) => readFileSync(`${root}/${path}`, 'utf8'))
    .join('\n');
}

describe('modifiers on cards', () => {
  it('are all asked for by some rule', () => {
    const source = rulesSource();
    const used = modifiersIn([CHASSIS, UPGRADES, SHIP_ABILITIES, CARRIER_ABILITIES, CONDITIONS, DAMAGE_DECK]);
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((kind) => !source.includes(`'${kind}'`))).toEqual([]);
  });
});
