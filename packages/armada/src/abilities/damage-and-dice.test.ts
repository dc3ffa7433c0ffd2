/** Cards on dice, damage and what is near, each where it acts and where it does not. */
import { describe, expect, it } from 'vitest';
import {
  apart,
  attackOn,
  attackOnSquadron,
  CLOSE,
  cr90,
  duel,
  faces,
  LONG,
  led,
  MEDIUM,
  onFront,
  ship,
  table,
  ties,
  until,
  victory,
  when,
  xwings,
} from '../testing/index.ts';

describe('attacks on squadrons', () => {
  it('Ordnance Pods attack from any zone at close range with a black die, squadron after squadron', () => {
    const game = table({
      us: [victory([900, 400, 0], led('ordnance-pods'))],
      them: [cr90([200, 850, 180]), xwings([900, 520]), xwings([960, 520]), xwings([900, 650])],
    });
    game.ship(0).attacks = [
      { zone: 'front', target: 'squadron', id: 0, targetZone: '', more: [], again: false },
    ];
    when(game, 'attacks-made', { ship: 0 }).pick('yes');
    expect(game.offers(attackOnSquadron('front', 2))).toBe(false);
    game.rolls('hit', 'hit').pick(attackOnSquadron('front', 0));
    until(game, 'next-squadron');
    expect(game.offers(attackOnSquadron('front', 2))).toBe(false);
    game.pick(attackOnSquadron('front', 1)).passAll();
    expect(game.eventsOf('dice-rolled').map(({ dice }) => dice.map(({ color }) => color))).toEqual([
      ['black'],
      ['black'],
    ]);
    expect(game.state.squadrons.map(({ hull }) => hull)).toEqual([4, 4, 5]);
    expect(game.ship(0).upgrades[0]!.side).toBe('exhausted');
  });

  it('Flak Guns: dice against squadrons are black, and reach no farther', () => {
    const at = (y: number) =>
      table({
        us: [victory([900, 400, 0], led('flak-guns'))],
        them: [cr90([200, 850, 180]), ties([900, y])],
      }).attack(0);
    expect(at(620).question).toBeUndefined();
    const game = at(520).rolls('hit').pick(attackOnSquadron('front', 0)).passAll();
    expect(game.eventsOf('dice-rolled')[0]!.dice).toMatchObject([{ color: 'black' }]);
  });

  it('Flak Guns: in a salvo black dice reach to medium range and blue ones to long range', () => {
    // The rear battery of a Kuat Refit: a red, a blue and a black die.
    const HALF_LARGE = 64.5;
    for (const [upgrades, gap, dice] of [
      [['flak-guns'], MEDIUM, 3],
      [[], MEDIUM, 2],
      [['flak-guns'], LONG, 2],
      [[], LONG, 1],
    ] as const) {
      const game = table({
        us: [cr90([900, 200, 0])],
        them: [
          ship('imperial-star-destroyer-kuat-refit', [900, 200 + 35.125 + gap + HALF_LARGE, 180], {
            upgrades,
          }),
        ],
      });
      game.state.ships[1]!.defense.push({ kind: 'salvo', side: 'readied' });
      const mine = gap === MEDIUM ? ['blank', 'blank', 'accuracy'] : ['blank', 'blank'];
      game.rolls(...mine, ...Array.from({ length: dice }, () => 'hit'));
      game.attack(0).pick(attackOn('front', 1, 'front'));
      until(game, 'defense-token').pick({ name: 'salvo' }).passAll();
      expect(game.eventsOf('dice-rolled').map((one) => one.dice.length)).toEqual([mine.length, dice]);
    }
  });
});

describe('obstacles', () => {
  it('Ezra Bridger moves an obstacle near by up to distance 2, and none far away', () => {
    const game = (y: number) =>
      when(
        table({
          us: [cr90([900, 300, 0], led('ezra-bridger-officer'))],
          obstacles: [{ outline: 'asteroid_1', at: [900, y, 0] }],
        }),
        'reveal',
        { ship: 0, what: 'repair' },
      );
    const near = game(420).pick('yes');
    expect(near.tryAnswer([900, 420 + 200, 0])).not.toEqual([]);
    near.answer([900 + 120, 420, 0]);
    expect(near.state.obstacles[0]).toMatchObject({ x: 1020, y: 420 });
    expect(near.ship(0).upgrades[0]!.side).toBe('discarded');
    expect(game(750).question).toBeUndefined();
  });
});

describe('damage', () => {
  it('Adi Gallia: a point for each token spent goes on shields beside the defending zone', () => {
    for (const [tokens, asked] of [
      [['brace'], 1],
      [[], 0],
    ] as const) {
      const game = duel(CLOSE, {}, led('adi-gallia-officer')).rolls('hit', 'double-hit', 'hit').attack(0);
      game.pick(onFront);
      until(game, 'defense-token');
      for (const name of tokens) game.pick({ name });
      until(game, 'redirect-more');
      expect(game.question?.kind === 'redirect-more').toBe(asked > 0);
      if (asked > 0) game.pick({ zone: 'left' });
      expect(game.question).toBeUndefined();
      expect(game.ship(1).shields).toMatchObject({ left: 3 - asked, front: asked > 0 ? 2 : 0 });
    }
  });

  it('Barriss Offee: a redirect spent when she becomes the target moves the attack to another zone', () => {
    const game = duel(CLOSE, {}, led('barriss-offee-officer')).rolls('hit', 'hit', 'hit').attack(0);
    game.pick(onFront).pick('yes');
    until(game, 'pick-zone');
    expect(game.options).toHaveLength(3);
    game.pick({ zone: 'rear' }).passAll();
    expect(game.ship(1).shields).toMatchObject({ front: 3, rear: 0 });
    expect(game.ship(1).damage).toHaveLength(2);
    expect(game.ship(1).defense.map(({ side }) => side)).toContain('exhausted');
    const plain = duel(CLOSE, {}, led('barriss-offee-officer')).rolls('hit', 'hit', 'hit').attack(0);
    plain.pick(onFront).pick('no').passAll();
    expect(plain.ship(1).shields.front).toBe(0);
  });

  it('Wide-Area Barrage: half of the black hits, rounded up, strike one at close range of the defender', () => {
    const game = table({
      us: [
        {
          ...cr90([900, 300, 0], { upgrades: ['wide-area-barrage'] }),
          card: 'victory-i-class-star-destroyer',
        },
      ],
      them: [cr90([900, 300 + apart('victory', 60, 'cr90'), 180]), xwings([1000, 560]), xwings([1500, 850])],
    });
    game.rolls('blank', 'blank', 'blank', 'hit-crit', 'hit', 'hit').attack(0).pick(onFront);
    until(game, 'critical-effect').pick({ effect: 'wide-area-barrage' });
    expect(game.offers({ squadron: 1 })).toBe(false);
    expect(game.offers({ ship: 1 })).toBe(false);
    game.pick({ squadron: 0 }).passAll();
    expect(game.state.squadrons.map(({ hull }) => hull)).toEqual([3, 5]);
  });

  it('Fire-Control Team: exhausted it lets one more critical effect be resolved, another one', () => {
    const attack = (upgrades: readonly string[]) => {
      const game = duel(CLOSE, { upgrades }).rolls('crit', 'crit', 'crit').attack(0).pick(onFront);
      return until(game, 'critical-effect');
    };
    const game = attack(['fire-control-team', 'ion-cannon-batteries']).pick({
      effect: 'ion-cannon-batteries',
    });
    game.pick('yes');
    // The only other one is resolved without a question.
    expect(game.offers({ effect: 'ion-cannon-batteries' })).toBe(false);
    if (game.question?.kind === 'critical-effect') game.pick({ effect: 'standard' });
    game.passAll();
    expect(game.eventsOf('critical-effect').map(({ effect }) => effect)).toEqual([
      'ion-cannon-batteries',
      'standard',
    ]);
    expect(game.ship(0).upgrades[0]!.side).toBe('exhausted');
    const plain = attack(['fire-control-team']).pick({ effect: 'standard' });
    expect(plain.question?.kind).not.toBe('use-card');
    plain.passAll();
    const none = attack(['ion-cannon-batteries']).pick({ effect: 'standard' }).passAll();
    expect(none.eventsOf('critical-effect')).toHaveLength(1);
  });
});

describe('Gunnery Chief Varnillian', () => {
  const card = 'gunnery-chief-varnillian';

  it('has a blank red die of the first player, and one with any face of the second', () => {
    const game = duel(MEDIUM, led(card), led(card));
    when(when(game, 'ship-deployed', { ship: 0 }), 'ship-deployed', { ship: 1 });
    expect(game.question).toMatchObject({ kind: 'pick-face', player: 1 });
    game.pick({ face: 'double-hit' });
    expect([0, 1].map((id) => game.ship(id).lasting.map(({ what }) => what))).toEqual([
      ['red blank'],
      ['red double-hit'],
    ]);
  });

  it('exchanges a die of the pool for the one on the card; both keep their faces', () => {
    const game = duel(MEDIUM, led(card));
    game.state.ships[0]!.lasting.push({ card, on: '', what: 'red double-hit', until: 'game' });
    game.rolls('blank', 'blank', 'accuracy').attack(0).pick(onFront).pick({ effect: card });
    game.pick({ color: 'red' });
    expect(faces(game)).toEqual(['blank', 'accuracy', 'double-hit']);
    expect(game.ship(0).lasting.find((one) => one.card === card)?.what).toBe('red blank');
    game.passAll();
  });

  it('does nothing against squadrons', () => {
    const game = table({
      us: [victory([900, 300, 0], led(card))],
      them: [cr90([200, 800, 180]), xwings([900, 420])],
    });
    game.state.ships[0]!.lasting.push({ card, on: '', what: 'red double-hit', until: 'game' });
    game.rolls('accuracy').attack(0).pick(attackOnSquadron('front', 0)).passAll();
    expect(game.eventsOf('dice-modified')).toEqual([]);
  });
});
