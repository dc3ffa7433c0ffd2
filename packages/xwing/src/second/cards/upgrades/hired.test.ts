import { describe, expect, it } from 'vitest';
import epic from '../../../../../../formats/xwing2-epic.json';
import { relationOfShips } from '../../abilities/evaluate.ts';
import { destroy } from '../../damage/destroy.ts';
import { checkSquad } from '../../squads/legality.ts';
import { packFrom } from '../../squads/pack.ts';
import { type At, type TestShip, table, tie, xwing } from '../../testing/index.ts';
import type { Faction } from '../chassis.ts';

const HERE: At = [400, 400, 0];
const hunter = (upgrade: string, more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'bobafett',
  at: HERE,
  upgrades: [upgrade],
  ...more,
});
const howlrunner: TestShip = { pilot: 'howlrunner', at: [500, 400, 0] };

const relation = (us: readonly TestShip[], flipped = false) => {
  const { state } = table({ us, them: [tie([800, 800, 180])] });
  state.ships[0]!.upgrades[0]!.flipped = flipped;
  return [
    relationOfShips(state, state.ships[0]!, state.ships[1]!),
    relationOfShips(state, state.ships[1]!, state.ships[0]!),
  ];
};

const refusals = (faction: Faction, upgrades: readonly string[]) =>
  checkSquad(
    {
      faction,
      ships: [
        { pilot: 'bobafett', upgrades },
        { pilot: 'academypilot', upgrades: [] },
      ],
    },
    packFrom(epic),
  ).refusals.flatMap(({ ruling, ship }) => (ruling === 'xwing2:squad-building.3' ? [ship] : []));

describe('ships that fly for another faction', () => {
  it('xwing2:squad-building.3 are legal in squads of the factions on their card only', () => {
    expect(refusals('galacticempire', ['bounty'])).toEqual([]);
    expect(refusals('galacticempire', [])).toEqual([0]);
    expect(refusals('galacticempire', ['initforthemoneyrebellion'])).toEqual([0]);
    expect(refusals('rebelalliance', ['initforthemoneyrebellion'])).toEqual([1]);
  });

  it('xwing2:allied.1 are allied to ships of other factions, not friendly', () => {
    expect(relation([hunter('bounty'), tie([500, 400, 0])])).toEqual(['allied', 'allied']);
    expect(relation([hunter('slavei'), tie([500, 400, 0])])).toEqual(['friendly', 'friendly']);
    expect(relation([hunter('bounty'), { pilot: 'bountyhunter', at: [500, 400, 0] }])).toEqual([
      'friendly',
      'friendly',
    ]);
  });

  it('xwing2:allied.3 get nothing from effects for friendly ships', () => {
    const rerolls = (upgrade: string) => {
      const game = table({
        us: [hunter(upgrade), howlrunner],
        them: [tie([400, 480, 180])],
        phase: 'engagement',
      })
        .rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank')
        .attack(0, 2);
      const offered = game.offers({ kind: 'ability', ship: 1 });
      return [offered, game] as const;
    };
    expect(rerolls('slavei')[0]).toBe(true);
    expect(rerolls('bounty')[0]).toBe(false);
  });

  it('Bounty: after a limited defender was destroyed charges that can be recovered come back, and the card is turned over', () => {
    const killed = (pilot: string) => {
      const game = table({
        us: [hunter('bounty', { upgrades: ['bounty', 'contrabandcybernetics:0', 'protonbombs:1'] })],
        them: [{ pilot, at: [400, 600, 180], damage: ['facedown', 'facedown'] }],
        phase: 'engagement',
      })
        .rolls('hit', 'hit', 'hit', 'blank', 'blank', 'blank')
        .attack(0, 1);
      while (game.question) {
        if (game.offers({ use: true })) game.pick({ use: true });
        else game.answer(game.options.length - 1);
      }
      expect(game.ship(1).destroyed).toBe(true);
      return game.ship(0).upgrades.map(({ charges, flipped }) => [charges, flipped]);
    };
    expect(killed('howlrunner')).toEqual([
      [0, true],
      [0, false],
      [2, false],
    ]);
    expect(killed('academypilot')).toEqual([
      [0, false],
      [0, false],
      [1, false],
    ]);
  });

  it('In It For The Money: after an allied limited ship was destroyed it is friendly to the others', () => {
    const lost = (pilot: string) => {
      const game = table({
        us: [hunter('initforthemoneyrebellion'), { pilot, at: [500, 400, 0] }, xwing([600, 400, 0])],
        them: [tie([800, 800, 180])],
      });
      game.does((running) => destroy(running, running.state.ships[1]!)).passAll();
      const [boba, , other] = game.state.ships;
      return [boba!.tokens.focus, boba!.upgrades[0]!.flipped, relationOfShips(game.state, boba!, other!)];
    };
    expect(lost('wedgeantilles')).toEqual([1, true, 'friendly']);
    expect(lost('bluesquadronescort')).toEqual([0, false, 'allied']);
    // In a team a partner's limited ship is allied too, and of another squad.
    const partners = table({
      us: [hunter('initforthemoneyrebellion')],
      them: [{ pilot: 'wedgeantilles', at: [500, 400, 0] }],
      others: [[tie([800, 800, 180])], [tie([700, 800, 180])]],
      teams: [0, 0, 1, 1],
    });
    partners.does((running) => destroy(running, running.state.ships[1]!)).passAll();
    const boba = partners.state.ships[0]!;
    expect([boba.tokens.focus, boba.upgrades[0]!.flipped]).toEqual([0, false]);
    expect(relation([hunter('initforthemoneyrebellion'), tie([500, 400, 0])], true)[0]).toBe('friendly');
  });
});
