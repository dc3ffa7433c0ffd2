import { describe, expect, it } from 'vitest';
import amg from '../../../../../../formats/xwing2-amg.json';
import epic from '../../../../../../formats/xwing2-epic.json';
import xwa from '../../../../../../formats/xwing2-xwa.json';
import { hullOf, shieldsOf } from '../../ship/values.ts';
import { checkSquad } from '../../squads/legality.ts';
import { packFrom } from '../../squads/pack.ts';
import { type At, awing, interceptor, type TestShip, table, tie, xwing } from '../../testing/index.ts';
import { UPGRADES } from '../all.ts';
import { bar, pilotCard } from '../index.ts';

const pack = packFrom(amg);
const known = new Map([...packFrom(xwa).upgrades, ...pack.upgrades].map((card) => [card.id, card]));
const us: At = [400, 400, 0];
/** Ahead of a ship at (400, 400), so many mm between the bases. */
const ahead = (gap: number): At => [400, 440 + gap, 180];

/** An X-wing with upgrades attacks a TIE fighter (agility 3) at range 2 in its bullseye arc. */
const attack = (upgrades: readonly string[], ...faces: readonly string[]) =>
  table({ us: [xwing(us, { upgrades })], them: [tie(ahead(150))] })
    .rolls(...faces)
    .attack(0, 1);

/** The same the other way round: the TIE fighter has the upgrades and defends. */
const defend = (upgrades: readonly string[], more: Partial<TestShip>, ...faces: readonly string[]) =>
  table({ us: [xwing(us)], them: [tie(ahead(150), { upgrades, ...more })] })
    .rolls(...faces)
    .attack(0, 1);

describe('upgrade cards', () => {
  it('are those of the packs: name, slot and the actions they add', () => {
    for (const card of UPGRADES) {
      const record = known.get(card.id);
      const { name, limited, slots } = card;
      expect(record, card.id).toMatchObject({ name, limited, slots });
      const added = [...card.actions, ...(card.back?.actions ?? [])];
      for (const action of record?.addsActions ? bar(record.addsActions) : []) {
        expect(added, card.id).toContainEqual(action);
      }
      if (added.length > 0) expect(record?.addsActions, card.id).toBeDefined();
    }
    expect(new Set(UPGRADES.map((card) => card.id)).size).toBe(UPGRADES.length);
  });

  it.each([amg, xwa, epic])('change the slots of their ship as the pack says, $id', (json) => {
    const changed = packFrom(json).upgrades.filter(({ addsSlots }) => addsSlots);
    const here = changed.map(({ id }) => [id, UPGRADES.find((card) => card.id === id)?.addsSlots]);
    expect(changed.length).toBeGreaterThan(20);
    expect(here).toEqual(changed.map(({ id, addsSlots }) => [id, addsSlots]));
    const listed = new Set(packFrom(json).upgrades.map(({ id }) => id));
    const told = UPGRADES.filter(({ id, addsSlots }) => addsSlots && listed.has(id));
    expect(told.map(({ id }) => id).sort()).toEqual(changed.map(({ id }) => id).sort());
  });

  it('are not named as idle by the squad check', () => {
    const ships = [{ pilot: 'gammasquadronace', upgrades: ['iontorpedoes', 'dreadnoughthunter'] }];
    const { notices } = checkSquad({ faction: 'galacticempire', ships }, pack);
    const idle = notices.map((notice) => notice.card);
    expect(idle).not.toContain('iontorpedoes');
    expect(idle).toContain('dreadnoughthunter');
  });

  it('xwing2:charges.7 charges begin active, up to the limit', () => {
    const game = table({ us: [xwing(us, { upgrades: ['concussionmissiles', 'elusive', 'predator'] })] });
    expect(game.ship(0).upgrades.map(({ charges }) => charges)).toEqual([3, 1, 0]);
  });
});

describe('values and actions', () => {
  it('xwing2:charges.22 a shield upgrade raises the capacity: 2 shields and one are 3 active ones', () => {
    const game = table({ us: [xwing(us, { upgrades: ['shieldupgrade'] })] });
    expect([shieldsOf(game.ship(0)), game.ship(0).shields]).toEqual([3, 3]);
  });

  it('xwing2:charges.23 a ship without shields has capacity 0, and 1 with the upgrade', () => {
    const game = table({ us: [tie(us), tie([100, 100, 0], { upgrades: ['shieldupgrade'] })] });
    expect([0, 1].map((id) => shieldsOf(game.ship(id)))).toEqual([0, 1]);
    expect(game.ship(1).shields).toBe(1);
  });

  it('a hull upgrade lets a TIE fighter live through the third damage card', () => {
    const game = defend(['hullupgrade'], {}, 'hit', 'hit', 'hit', 'blank', 'blank', 'blank');
    expect(game.ship(1).damage).toHaveLength(3);
    expect([hullOf(game.ship(1)), game.ship(1).destroyed]).toEqual([4, false]);
  });

  it('xwing2:actions.3 actions of an upgrade are on the action bar', () => {
    const game = table({
      us: [tie(us, { upgrades: ['targetingcomputer'] }), tie([100, 100, 0])],
      them: [tie(ahead(150))],
    });
    game.act(0);
    expect(game.offers({ action: 'lock', difficulty: 'white' })).toBe(true);
    game.pick({ action: 'lock' });
    expect(game.state.locks).toEqual([{ by: 0, kind: 'ship', on: 2 }]);
    game.act(1);
    expect(game.offers({ action: 'lock' })).toBe(false);
    game.pick('none');
  });

  it('an action on the bar in two colours can be performed in either, once', () => {
    const game = table({ us: [{ pilot: 'graysquadronbomber', at: us, upgrades: ['experthandling'] }] });
    game.act(0);
    const colours = game.options.filter((option) => JSON.stringify(option).includes('"barrel-roll"'));
    expect(colours).toEqual([
      { kind: 'action', action: 'barrel-roll', difficulty: 'red' },
      { kind: 'action', action: 'barrel-roll', difficulty: 'white' },
    ]);
    game.pick({ action: 'barrel-roll', difficulty: 'white' }).passAll();
    expect(game.ship(0).tokens.stress).toBe(0);
    game.act(0);
    expect(game.offers({ action: 'barrel-roll' })).toBe(false);
    game.pick('none');
  });
});

describe('weapons', () => {
  it('Proton Torpedoes turn a hit to a crit, which is not a choice', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['protontorpedoes'] })],
      them: [tie(ahead(150))],
    });
    game.state.locks = [{ by: 0, kind: 'ship', on: 1 }];
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank').engage(0).pick({ weapon: 1 });
    expect(game.offers({ kind: 'done' })).toBe(false);
    game.deals('Fuel Leak').pick({ kind: 'ability' }).pick('done');
    expect(game.eventsOf('damage-dealt')).toMatchObject([{ ship: 1, card: 'Fuel Leak' }]);
  });

  it('a Heavy Laser Cannon has only hits after its dice are modified', () => {
    const game = table({ us: [xwing(us, { upgrades: ['heavylasercannon'] })], them: [tie(ahead(150))] });
    game.rolls('crit', 'hit', 'blank', 'blank', 'blank', 'blank', 'blank').engage(0).pick({ weapon: 1 });
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 2, crits: 0 }]);
    expect(game.ship(1).damage.every((card) => !card.up)).toBe(true);
  });

  it('Concussion Missiles turn up a card of each ship near the defender, friend and foe', () => {
    const game = table({
      us: [
        xwing(us, { upgrades: ['concussionmissiles'] }),
        xwing([400, 700, 0], { damage: ['facedown: Fuel Leak'] }),
      ],
      them: [
        { ...tie(ahead(150)), pilot: 'gammasquadronace' },
        tie([480, 590, 180], { damage: ['facedown: Fuel Leak'] }),
        tie([800, 100, 0], { damage: ['facedown: Fuel Leak'] }),
      ],
    });
    game.state.locks = [{ by: 0, kind: 'ship', on: 2 }];
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank').deals('Stunned Pilot').engage(0);
    game.pick({ weapon: 1, target: 2 }).pick('done');
    expect(game.eventsOf('exposed').map(({ ship }) => ship)).toEqual([1, 2, 3]);
    expect(game.ship(4).damage.every((card) => !card.up)).toBe(true);
    expect(game.ship(0).upgrades).toMatchObject([{ id: 'concussionmissiles', charges: 2 }]);
  });

  it('Concussion Missiles that miss, and primary attacks that hit, turn nothing up', () => {
    const layout = () =>
      table({
        us: [xwing(us, { upgrades: ['concussionmissiles'] })],
        them: [{ ...tie(ahead(150)), pilot: 'gammasquadronace', damage: ['facedown: Fuel Leak'] }],
        locks: [[0, 1]],
      });
    const missed = layout().rolls('blank', 'blank', 'blank', 'blank', 'blank').engage(0);
    missed.pick({ weapon: 1 }).pick('done');
    expect(missed.eventsOf('exposed')).toEqual([]);
    const primary = layout().rolls('hit', 'blank', 'blank', 'blank', 'blank').engage(0);
    primary.pick({ weapon: 0 }).pick('done');
    expect(primary.eventsOf('attack-hits')).toHaveLength(1);
    expect(primary.eventsOf('exposed')).toEqual([]);
  });
});

describe('talents', () => {
  it('Predator rerolls one attack die against a ship in the bullseye arc', () => {
    const game = attack(['predator'], 'blank', 'hit', 'hit', 'crit', 'evade', 'evade', 'evade');
    expect(game.options).toHaveLength(3);
    game.pick({ kind: 'ability', dice: [0] });
    expect(game.eventsOf('modified')).toMatchObject([{ how: 'reroll', faces: ['crit', 'hit', 'hit'] }]);
    const aside = table({ us: [xwing(us, { upgrades: ['predator'] })], them: [tie([460, 590, 180])] })
      .rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 1);
    expect(aside.question).toBeUndefined();
  });

  it('Marksmanship turns a hit to a crit', () => {
    const game = attack(['marksmanship'], 'hit', 'blank', 'blank', 'blank', 'blank', 'blank');
    game.deals('Fuel Leak').pick({ kind: 'ability', dice: [0] });
    expect(game.eventsOf('damage-dealt')).toMatchObject([{ card: 'Fuel Leak' }]);
  });

  it('Crack Shot cancels an evade for its only charge, if there is one', () => {
    const game = attack(['crackshot'], 'hit', 'blank', 'blank', 'evade', 'blank', 'blank');
    expect(game.question).toMatchObject({ kind: 'use-ability', player: 0 });
    game.pick({ use: true });
    expect(game.eventsOf('canceled')).toMatchObject([{ ship: 1, face: 'evade' }]);
    expect(game.eventsOf('attack-hits')).toHaveLength(1);
    expect(game.ship(0).upgrades).toMatchObject([{ id: 'crackshot', charges: 0 }]);
    const needless = attack(['crackshot'], 'hit', 'blank', 'blank', 'blank', 'blank', 'blank');
    expect(needless.question).toBeUndefined();
    expect(needless.ship(0).upgrades).toMatchObject([{ id: 'crackshot', charges: 1 }]);
  });

  it('Crack Shot acts in attacks of its own ship alone', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['crackshot'] }), xwing([500, 400, 0])],
      them: [tie(ahead(150))],
    })
      .rolls('hit', 'blank', 'blank', 'evade', 'blank', 'blank')
      .attack(1, 2);
    expect(game.everOffers({ use: true })).toBe(false);
    expect(game.ship(0).upgrades).toMatchObject([{ id: 'crackshot', charges: 1 }]);
  });

  it('Elusive rerolls a defense die for its charge, which a red maneuver brings back', () => {
    const game = defend(
      ['elusive'],
      { at: [400, 590, 90] },
      'hit',
      'blank',
      'blank',
      'blank',
      'blank',
      'blank',
      'evade',
    );
    game.pick({ kind: 'ability', dice: [0] });
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
    expect(game.ship(1).upgrades).toMatchObject([{ id: 'elusive', charges: 0 }]);
    game.fly(1, '3 koiogran').passAll();
    expect(game.ship(1).upgrades).toMatchObject([{ id: 'elusive', charges: 1 }]);
  });

  it('xwing2:charges.3 a card whose charges are all active recovers none', () => {
    const game = table({ us: [tie(us, { upgrades: ['elusive'] })] })
      .fly(0, '3 koiogran')
      .passAll();
    expect(game.eventsOf('charges-recovered')).toEqual([]);
    expect(game.ship(0).upgrades).toMatchObject([{ id: 'elusive', charges: 1 }]);
  });

  it('Lone Wolf rerolls alone only; its charge comes back in the End Phase', () => {
    const alone = attack(['lonewolf'], 'blank', 'blank', 'blank', 'hit', 'blank', 'blank', 'blank');
    alone.pick({ kind: 'ability', dice: [0] });
    expect(alone.ship(0).upgrades).toMatchObject([{ id: 'lonewolf', charges: 0 }]);
    alone.run({ kind: 'end-cleanup' });
    expect(alone.ship(0).upgrades).toMatchObject([{ id: 'lonewolf', charges: 1 }]);
    const beside = table({
      us: [xwing(us, { upgrades: ['lonewolf'] }), xwing([500, 400, 0])],
      them: [tie(ahead(150))],
    })
      .rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank')
      .attack(0, 2);
    expect(beside.question).toBeUndefined();
  });

  it('Juke turns an evade to focus while its ship has an evade token', () => {
    const juked = (evade: number) =>
      table({
        us: [interceptor(us, { upgrades: ['juke'], tokens: { evade } })],
        them: [tie(ahead(150))],
      })
        .rolls('hit', 'blank', 'blank', 'evade', 'blank', 'blank')
        .attack(0, 1);
    const game = juked(1);
    expect(game.question).toMatchObject({ kind: 'modify-defense-dice', player: 0 });
    game.pick({ kind: 'ability', dice: [0] });
    expect(game.eventsOf('modified')).toMatchObject([{ ship: 1, faces: ['focus', 'blank', 'blank'] }]);
    expect(game.eventsOf('attack-hits')).toHaveLength(1);
    expect(juked(0).question).toBeUndefined();
  });

  it('Outmaneuver takes a defense die from a ship that does not have this one in a firing arc', () => {
    const from = (facing: number, defense: number) =>
      table({ us: [xwing(us, { upgrades: ['outmaneuver'] })], them: [tie([400, 590, facing])] })
        .rolls('blank', 'blank', 'blank', ...new Array<string>(defense).fill('blank'))
        .attack(0, 1);
    expect(from(0, 2).eventsOf('dice-count')).toMatchObject([{ ship: 1, dice: 'defense', change: -1 }]);
    expect(from(180, 3).eventsOf('dice-count')).toEqual([]);
  });

  it('Fearless turns a die to a hit face to face at range 1', () => {
    const at = (gap: number, faces: number) =>
      table({ us: [awing(us, { upgrades: ['fearless'] })], them: [tie(ahead(gap))] })
        .rolls(...new Array<string>(faces).fill('blank'))
        .attack(0, 1);
    const near = at(50, 6);
    near.pick({ kind: 'ability', dice: [0] });
    expect(near.eventsOf('modified')).toMatchObject([{ faces: ['hit', 'blank', 'blank'] }]);
    expect(at(150, 5).question).toBeUndefined();
  });
});

describe('setup', () => {
  it('a pilot with upgrades of the pack is as the squad says', () => {
    expect(pilotCard('gammasquadronace')).toBeDefined();
    const game = table({ us: [{ pilot: 'gammasquadronace', at: us, upgrades: ['iontorpedoes'] }] });
    expect(game.view(1).ships[0]!.upgrades).toMatchObject([{ id: 'iontorpedoes', charges: 2 }]);
  });
});
