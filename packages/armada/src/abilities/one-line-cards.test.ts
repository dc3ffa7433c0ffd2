import { describe, expect, it } from 'vitest';
import {
  apart,
  CLOSE,
  duel,
  faces,
  led,
  MEDIUM,
  onFront,
  ship,
  sideOf,
  squadron,
  table,
  targetShip,
  targetSquadron,
  ties,
  until,
  victory,
} from '../testing/index.ts';
import { batteryOf } from './modifiers.ts';

/** Cards of one line, which are like others but for a number or a word. */

describe('officers that change the command that is revealed', () => {
  const revealed = (officer: string, more: object = {}) => {
    const game = duel(MEDIUM, led(officer, { dials: ['navigate'], ...more })).activate(0);
    return game.offers('yes') ? game.pick('yes') : game;
  };
  it.each([
    ['engineering-captain-officer', 'repair'],
    ['tactical-expert-officer', 'concentrate-fire'],
  ])('%s: to %s', (officer, command) => {
    const game = revealed(officer);
    expect(game.eventsOf('dial-revealed')).toMatchObject([{ command }]);
    game.passAll();
  });

  it('Weapons Liaison: to concentrate fire or squadrons, for a command token', () => {
    const game = revealed('weapons-liaison-officer', { tokens: ['repair'] }).pick({ command: 'squadron' });
    expect(game.eventsOf('dial-revealed')).toMatchObject([{ command: 'squadron' }]);
    expect(game.ship(0).tokens).toEqual([]);
    game.passAll();
    expect(revealed('weapons-liaison-officer').eventsOf('dial-revealed')).toMatchObject([
      { command: 'navigate' },
    ]);
  });
});

describe('weapons', () => {
  it('Rapid Reload arms the sides with a black die more', () => {
    const black = (upgrades: readonly string[]) => {
      const [one] = table({ us: [victory([900, 300, 0], { upgrades })], them: [] }).state.ships;
      return (['left', 'right', 'front'] as const).map((zone) => batteryOf(one!, zone).black ?? 0);
    };
    const [left, right, front] = black([]);
    expect(black(['rapid-reload'])).toEqual([left! + 1, right! + 1, front]);
  });

  it('Spinal Armament arms front and rear with a red die more', () => {
    const red = (upgrades: readonly string[]) => {
      const [one] = table({ us: [victory([900, 300, 0], { upgrades })], them: [] }).state.ships;
      return (['front', 'rear', 'left'] as const).map((zone) => batteryOf(one!, zone).red ?? 0);
    };
    const [front, rear, left] = red([]);
    expect(red(['spinal-armament'])).toEqual([front! + 1, rear! + 1, left]);
  });

  it('Assault Proton Torpedoes deal a faceup card by a black critical, and are exhausted', () => {
    const game = table({
      us: [
        ship('gladiator-i-class-star-destroyer', [900, 300, 0], { upgrades: ['assault-proton-torpedoes'] }),
      ],
      them: [victory([900, 300 + apart('victory', 90, 'victory'), 180])],
    });
    game
      .draws('power-failure')
      .rolls('blank', 'blank', 'hit-crit', 'blank')
      .attack(0)
      .pick({ defender: { kind: 'zone', id: 1, zone: 'front' } });
    while (game.question && !game.offers({ effect: 'assault-proton-torpedoes' })) game.pick('done');
    game.pick({ effect: 'assault-proton-torpedoes' });
    expect(game.ship(1).damage).toMatchObject([{ up: true }]);
    expect(sideOf(game)).toBe('exhausted');
    game.passAll();
  });

  it('Paragon adds a black die to its second attack on a ship', () => {
    const dice = (again: boolean) => {
      const game = duel(CLOSE, led('paragon-title'));
      if (again)
        game.ship(0).attacks = [
          { zone: 'left', target: 'ship', id: 1, targetZone: 'front', more: [], again: false },
        ];
      game.rolls(...new Array<string>(again ? 4 : 3).fill('hit'));
      game.attack(0).pick(onFront);
      const count = faces(game).length;
      game.passAll();
      return count;
    };
    expect(dice(true) - dice(false)).toBe(1);
  });
});

describe('squadrons', () => {
  it('Maarek Stele changes a die to one with a critical icon', () => {
    const game = table({
      us: [victory([200, 200, 0]), squadron('maarek-stele-tie-defender-squadron', [900, 400])],
      them: [victory([900, 500, 180])],
    });
    game.rolls('hit', 'hit').squadronAttack(0).pick(targetShip(1, 'front'));
    expect(game.offers({ effect: 'maarek-stele-tie-defender-squadron' })).toBe(true);
    game.pick({ effect: 'maarek-stele-tie-defender-squadron' });
    expect(faces(game)).toContain('crit');
    game.passAll();
  });

  it('Lieutenant Blount lets swarms near him reroll against squadrons', () => {
    const offered = (x: number) => {
      const game = table({
        us: [
          victory([200, 200, 0]),
          squadron('lieutenant-blount-z-95-headhunter-squadron', [x, 400]),
          squadron('z-95-headhunter-squadron', [950, 400]),
        ],
        them: [victory([300, 800, 180]), ties([950, 460])],
      })
        .rolls('blank', 'blank', 'blank')
        .squadronAttack(1)
        .pick(targetSquadron(2));
      const there = game.offers({ effect: 'lieutenant-blount-z-95-headhunter-squadron' });
      game.passAll();
      return there;
    };
    expect([offered(900), offered(600)]).toEqual([true, false]);
  });
});

describe('critical icons of aces', () => {
  it.each([
    ['shara-bey-a-wing-squadron', 3, 2],
    ['a-wing-squadron', 2, 3],
  ])('%s counters with %i dice: a critical icon leaves a TIE fighter a hull of %i', (card, dice, hull) => {
    const game = table({ us: [ties([900, 300])], them: [squadron(card, [900, 380])] });
    game
      .rolls('accuracy', 'accuracy', 'accuracy', 'crit', ...new Array<string>(dice - 1).fill('accuracy'))
      .squadronAttack(0)
      .pick('attack');
    until(game, 'counter').pick('yes').passAll();
    expect(game.squadron(0).hull).toBe(hull);
  });

  it('Darth Vader in his Defender adds a damage for critical icons against uniques only', () => {
    const left = (card: string, by: string) => {
      const game = table({ us: [squadron(by, [900, 300])], them: [squadron(card, [900, 380])] });
      game.rolls('crit', 'accuracy', 'blank', 'blank').squadronAttack(0).pick('attack').passAll();
      return game.squadron(1).hull;
    };
    const vader = 'darth-vader-tie-defender-squadron';
    const plain = 'tie-defender-squadron';
    expect(left('luke-skywalker-x-wing-squadron', vader)).toBe(
      left('luke-skywalker-x-wing-squadron', plain) - 1,
    );
    expect(left('x-wing-squadron', vader)).toBe(left('x-wing-squadron', plain));
  });
});
