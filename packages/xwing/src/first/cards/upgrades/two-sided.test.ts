import { placeHelp } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import { actionBar, printedAgility, printedAttack } from '../../game.ts';
import { occasion } from '../../state.ts';
import { type At, type TestShip, table, tie, xwing, ywing } from '../../testing/index.ts';

/** A ship facing down, so many mm of base to base ahead of a small one at 400, 300. */
const ahead = (mm: number): At => [400, 340 + mm, 180];
const MIDDLE = 150;
const blanks = (count: number) => new Array<string>(count).fill('blank');
const ship = (pilot: string, upgrades: readonly string[], more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  at: [400, 300, 0],
  upgrades,
  ...more,
});
const far = tie([850, 880, 180]);
const flipped = { set: { '/ships/0/upgrades/0/flipped': true } };

describe('two-sided cards', () => {
  it('Servomotor S-foils: open, a 3 turn may be a red Tallon Roll; closed, the 2 bank is green', () => {
    const foils = (more = {}) =>
      table({ us: [xwing([400, 300, 0], { upgrades: ['servomotorsfoils'] })], them: [far], ...more });
    const open = foils().fly(0, '3 turn left');
    expect(open.options).toMatchObject([
      { maneuver: { bearing: 'tallon', speed: 3, direction: 'left' }, difficulty: 'red' },
      { kind: 'none' },
    ]);
    const { question } = open.answer(0);
    if (question?.form !== 'place') throw new Error('no place is asked');
    open.answer(placeHelp(question, open.help).propose(() => 0.5));
    expect(open.ship(0).tokens.stress).toBe(1);
    open.passAll();
    const closed = foils(flipped);
    expect([printedAttack(closed.ship(0)), actionBar(closed.ship(0))]).toEqual([
      2,
      ['focus', 'target-lock', 'boost'],
    ]);
    closed.fly(0, '2 bank left');
    expect(closed.eventsOf('maneuver')).toMatchObject([{ difficulty: 'green' }]);
    closed.passAll();
  });

  it('Servomotor S-foils may be flipped at the start of the Activation phase, from either side', () => {
    for (const more of [{}, flipped]) {
      const game = table({
        us: [xwing([400, 300, 0], { upgrades: ['servomotorsfoils'] })],
        them: [far],
        ...more,
      });
      const before = game.ship(0).upgrades[0]!.flipped;
      game.run({ kind: 'window', ...occasion('start-of-activation') }).pick({ use: true });
      expect(game.ship(0).upgrades[0]!.flipped).toBe(!before);
    }
  });

  it('Kullbee Sperado flips them after a boost or roll', () => {
    const game = table({ us: [ship('kullbeesperado', ['servomotorsfoils'])], them: [far] }).act(0);
    game.pick({ action: 'barrel-roll' }).pick({ side: 'left' }).answer([320, 300, 0]).pick({ use: true });
    expect(game.ship(0).upgrades[0]!.flipped).toBe(true);
    const without = table({ us: [ship('kullbeesperado', ['vectoredthrusters'])], them: [far] }).act(0);
    without.pick({ action: 'barrel-roll' }).pick({ side: 'left' }).answer([320, 300, 0]);
    expect(without.question).toBeUndefined();
  });

  it('Pivot Wing: agility while open; landed, a stop lets the ship turn around', () => {
    const uwing = (more = {}) =>
      table({ us: [ship('bluesquadronpathfinder', ['pivotwing'])], them: [far], ...more });
    const open = uwing();
    const landed = uwing(flipped);
    expect(printedAgility(open.ship(0)) - printedAgility(landed.ship(0))).toBe(1);
    open.fly(0, '2 straight').pick({ use: true });
    expect(open.ship(0).upgrades[0]!.flipped).toBe(true);
    open.passAll();
    landed.fly(0, '0 stationary').pick({ use: true });
    expect(landed.pose(0).facing).toBe(180);
    landed.passAll();
  });
});

describe('maneuvers before the dial, attacks after a cannon', () => {
  it.each(['adaptiveailerons', 'advancedailerons'])('%s: a white maneuver first, unless stressed', (card) => {
    const pilot = card === 'adaptiveailerons' ? 'imperialtrainee' : 'scarifbasepilot';
    const game = table({ us: [ship(pilot, [card])], them: [far] }).fly(0, '1 straight');
    expect(game.options).toHaveLength(3);
    game.answer(1);
    expect(game.eventsOf('maneuver')).toHaveLength(2);
    expect(game.pose(0).y).toBe(460);
    game.passAll();
    const stressed = table({ us: [ship(pilot, [card], { tokens: { stress: 1 } })], them: [far] }).fly(
      0,
      '1 straight',
    );
    expect(stressed.eventsOf('maneuver')).toHaveLength(1);
    stressed.passAll();
  });

  it('an asteroid that ailerons meet has its die rolled before the dial is revealed', () => {
    const game = table({
      us: [ship('imperialtrainee', ['adaptiveailerons'])],
      them: [far],
      obstacles: [{ outline: 'coreasteroid0', at: [400, 350, 0] }],
    })
      .rolls('blank')
      .fly(0, '3 straight')
      .answer(1);
    expect(game.story.indexOf('rolled')).toBeLessThan(game.story.indexOf('dial-revealed'));
    game.passAll();
  });

  it('Advanced Ailerons treat the 3 bank as white', () => {
    const game = table({
      us: [ship('scarifbasepilot', ['advancedailerons'], { tokens: { stress: 1 } })],
      them: [far],
    });
    game.fly(0, '3 bank left');
    expect(game.eventsOf('maneuver')).toMatchObject([{ difficulty: 'white', maneuver: { speed: 3 } }]);
    game.passAll();
  });

  it('TIE/D: a primary attack after one with a cheap cannon, once a round', () => {
    const shot = (cannon: string) => {
      const game = table({
        us: [ship('deltasquadronpilot', [cannon, 'tied'])],
        them: [ywing(ahead(MIDDLE))],
      });
      game
        .rolls(...blanks(cannon === 'heavylasercannon' ? 5 : 4))
        .combat(0)
        .pick({ weapon: 1 });
      return game;
    };
    const game = shot('ioncannon').pick({ use: true });
    expect(game.options).toMatchObject([{ weapon: 0 }, { kind: 'none' }]);
    game.rolls(...blanks(4)).pick({ weapon: 0 });
    expect(game.question).toBeUndefined();
    expect(shot('heavylasercannon').question).toBeUndefined();
  });

  it('Lieutenant Colzet gives his lock for a facedown damage card that turns up', () => {
    const game = table({
      us: [ship('lieutenantcolzet', [])],
      them: [tie(ahead(MIDDLE), { damage: ['facedown: damaged-engine'] })],
      locks: [[0, 1]],
    }).run({ kind: 'window', ...occasion('start-of-end') });
    game.pick({ target: 1 });
    expect(game.ship(1).damage).toMatchObject([{ up: true }]);
    expect(game.state.locks).toEqual([]);
  });
});
