/** Cards on squadrons that ships carry and command, each where it acts and where it does not. */

import { describe, expect, it } from 'vitest';
import { damageSquadron } from '../damage/suffer.ts';
import { isActivated } from '../game.ts';
import { placesBeside } from '../squadrons/place.ts';
import {
  CLOSE,
  commanding,
  cr90,
  duel,
  led,
  onFront,
  settingUp,
  squadron,
  type TestGame,
  type TestPiece,
  table,
  targetShip,
  targetSquadron,
  ties,
  until,
  victory,
  when,
  xwings,
} from '../testing/index.ts';
import { keyword } from './evaluate.ts';

const shoot = (game: TestGame, id: number) =>
  game.does((running) => damageSquadron(running, running.state.squadrons[id]!, 9, 'armada:damage.1'));

describe('Reserve Hangar Deck', () => {
  const deck = (piece: TestPiece, more: readonly TestPiece[] = []) =>
    table({
      us: [victory([900, 300, 0], led('reserve-hangar-deck')), piece],
      them: [cr90([200, 800, 180]), ...more],
    });

  it('brings a squadron with swarm back beside the ship: 2 hull, activated, not engaged', () => {
    const game = shoot(deck(ties([900, 440]), [xwings([900, 460])]), 0).pick('yes');
    expect(game.question).toMatchObject({ kind: 'deploy-squadron', player: 0 });
    expect(game.tryAnswer([900, 400, 0])).not.toEqual([]);
    expect(game.tryAnswer([900, 900, 0])).not.toEqual([]);
    game.answer([900, 220, 0]);
    expect(game.squadron(0)).toMatchObject({ place: 'table', hull: 2, x: 900, y: 220 });
    expect(isActivated(game.state, game.squadron(0))).toBe(true);
    expect(game.ship(0).upgrades[0]!.side).toBe('discarded');
  });

  it('is not for those with a name, without swarm or far away', () => {
    for (const piece of [
      squadron('howlrunner-tie-fighter-squadron', [900, 440]),
      squadron('tie-bomber-squadron', [900, 440]),
      ties([1700, 850]),
    ])
      expect(shoot(deck(piece), 0).question).toBeUndefined();
  });
});

describe('Rapid Launch Bays', () => {
  it('set squadrons aside before deployment, up to the squadron value', () => {
    const game = settingUp('', 'rapid-launch-bays');
    game.state.objective = '';
    game.state.round = 0;
    when(game, 'obstacles-placed').pick('yes').pick({ squadron: 1 });
    // A CR90 has squadron value 1.
    expect(game.question).toBeUndefined();
    expect(game.squadron(1).place).toBe('set-aside');
    expect(game.squadron(0).place).toBe('reserve');
  });

  it('place them at distance 1-2 when the ship reveals a dial; they do not move in its activation', () => {
    const game = table({
      us: [victory([900, 300, 0], led('rapid-launch-bays', { dials: ['squadron'] })), ties([300, 300])],
      them: [cr90([900, 480, 180])],
    });
    Object.assign(game.squadron(0), { place: 'set-aside' });
    game.state.squadrons[0]!.lasting.push({
      card: 'rapid-launch-bays',
      on: 'aside',
      what: 'ship-0',
      until: 'game',
    });
    game.run({ kind: 'reveal-dial', ship: 0 }).pick('yes');
    expect(game.question).toMatchObject({ kind: 'deploy-squadron', squadron: 0 });
    const places = placesBeside(game.state, game.ship(0), game.squadron(0), { within: 2, whole: true });
    expect(game.tryAnswer([300, 300, 0])).not.toEqual([]);
    game.answer(places[0]!);
    expect(game.squadron(0).place).toBe('table');
    game.pick('keep').pick({ command: 'squadron' }).pick({ squadron: 0 });
    expect(game.offers('move')).toBe(false);
    game.passAll();
    game.state.squadrons[0]!.slider = game.state.initiativeSide;
    game.run({ kind: 'end-activation', ship: 0 }).squadronActs(0);
    expect(game.offers('move')).toBe(true);
    game.passAll();
  });
});

describe('Adar Tallon', () => {
  it('turns a squadron back that the command activated, and no other one', () => {
    const game = table({
      us: [
        cr90([900, 300, 0], led('adar-tallon-officer', { tokens: ['squadron'] })),
        xwings([900, 420]),
        xwings([980, 420], { activated: true }),
      ],
      them: [victory([200, 800, 180])],
    });
    game.run({ kind: 'resolve-commands', ship: 0 }).pick({ command: 'squadron' });
    game.pick({ squadron: 0 }).pick('done').pick('yes');
    expect(game.state.squadrons.map((one) => isActivated(game.state, one))).toEqual([false, true]);
    expect(game.ship(0).upgrades[0]!.side).toBe('exhausted');
  });

  it('is asked nothing when nobody was activated', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('adar-tallon-officer', { tokens: ['squadron'] })), xwings([900, 420])],
      them: [victory([200, 800, 180])],
    });
    game.run({ kind: 'resolve-commands', ship: 0 }).pick({ command: 'squadron' }).pick('done');
    expect(game.question).toBeUndefined();
  });
});

describe('keywords by command', () => {
  it('Ahsoka Tano: three squadrons of a command have snipe, one for each die against squadrons, three at most', () => {
    const row = [0, 1, 2, 3].map((i) =>
      i === 0
        ? squadron('btl-b-y-wing-squadron', [800, 420])
        : squadron('v-19-torrent-squadron', [800 + 60 * i, 420]),
    );
    const game = table({
      us: [victory([900, 300, 0], led('ahsoka-tano-officer-republic')), ...row],
      them: [cr90([200, 800, 180])],
    }).run(commanding(4));
    const snipes: (readonly [boolean, number])[] = [];
    for (const id of [0, 1, 2, 3]) {
      game.pick({ squadron: id });
      const asked = game.question?.kind === 'use-card';
      if (asked) game.pick('yes');
      snipes.push([asked, keyword(game.state, game.squadron(id), 'snipe')]);
      game.pick('done');
      expect(keyword(game.state, game.squadron(id), 'snipe')).toBe(0);
    }
    expect(snipes).toEqual([
      [true, 2],
      [true, 3],
      [true, 3],
      [false, 0],
    ]);
  });

  it('Ahsoka Tano is not for squadrons with a name of their own', () => {
    const game = table({
      us: [
        victory([900, 300, 0], led('ahsoka-tano-officer-republic')),
        squadron('axe-v-19-torrent-squadron', [900, 420]),
      ],
      them: [cr90([200, 800, 180])],
    }).run(commanding(1));
    game.pick({ squadron: 0 });
    expect(game.question?.kind).not.toBe('use-card');
    game.passAll();
  });

  it('Clone Commander Wolffe: exhausted for a command, he lends assault, which an accuracy pays for', () => {
    for (const use of ['yes', 'no'] as const) {
      const game = table({
        us: [
          victory([900, 300, 0], led('clone-commander-wolffe-officer', { tokens: ['squadron'] })),
          squadron('btl-b-y-wing-squadron', [900, 420]),
        ],
        them: [cr90([900, 520, 180])],
      });
      game.run({ kind: 'resolve-commands', ship: 0 }).pick({ command: 'squadron' }).pick(use);
      game.pick({ squadron: 0 });
      if (use === 'yes') game.pick('yes');
      game.rolls('blank').pick('attack').pick(targetShip(1, 'front'));
      expect(game.question?.kind === 'attack-effect' && game.offers({ effect: 'assault' })).toBe(false);
      expect(keyword(game.state, game.squadron(0), 'assault')).toBe(use === 'yes' ? 1 : 0);
      game.passAll();
      expect(game.ship(0).upgrades[0]!.side).toBe(use === 'yes' ? 'exhausted' : 'readied');
    }
  });

  it('Clone Commander Wolffe: a blue accuracy pays for assault in activations by his command', () => {
    const game = table({
      us: [
        victory([900, 300, 0], led('clone-commander-wolffe-officer', { tokens: ['squadron'] })),
        ties([900, 420]),
      ],
      them: [cr90([900, 520, 180])],
    });
    game.run({ kind: 'resolve-commands', ship: 0 }).pick({ command: 'squadron' }).pick('yes');
    game.pick({ squadron: 0 }).pick('yes').rolls('accuracy').pick('attack');
    game.pick(targetShip(1, 'front')).pick({ effect: 'assault' });
    if (game.question?.kind === 'spend-die') game.pick({ face: 'accuracy' });
    game.pick({ command: 'repair' }).passAll();
    expect(game.ship(1).raids).toEqual(['repair']);
  });
});

describe('Hyperwave Signal Boost', () => {
  const swarm = () =>
    table({
      us: [
        victory([900, 300, 0], led('hyperwave-signal-boost')),
        ...[0, 1, 2].map((i) => squadron('vulture-droid-squadron', [800 + 80 * i, 440])),
        squadron('vulture-droid-squadron', [100, 850]),
      ],
      them: [cr90([200, 200, 180]), xwings([800, 500]), xwings([1700, 100])],
      first: 0,
    });

  it('activates as many as the squadron value in place of two, with their AI', () => {
    const game = swarm().run({ kind: 'squadron-turn', player: 0, left: 2 }).pick('yes');
    expect(game.offers({ squadron: 3 })).toBe(false);
    game.pick({ squadron: 0 }).pick({ squadron: 1 }).pick({ squadron: 2 });
    expect(game.question).toMatchObject({ kind: 'squadron', squadron: 0 });
    game.rolls('hit', 'hit', 'hit').pick('attack').pick(targetSquadron(4));
    expect(offeredAI(game)).toBe(true);
    until(game, 'choose-squadron');
    expect([0, 1, 2, 3].map((id) => isActivated(game.state, game.squadron(id)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(game.question?.player).toBe(1);
    expect(game.ship(0).upgrades[0]!.side).toBe('exhausted');
    game.passAll();
  });

  it('leaves a turn as it is when it is declined: two squadrons, no AI', () => {
    const game = swarm().run({ kind: 'squadron-turn', player: 0, left: 2 }).pick('no').pick({ squadron: 0 });
    game.rolls('hit', 'hit').pick('attack').pick(targetSquadron(4));
    expect(offeredAI(game)).toBe(false);
    game.passAll();
  });

  const offeredAI = (game: TestGame): boolean => {
    const offered = game.question?.kind === 'attack-effect' && game.offers({ effect: 'ai-antisquadron' });
    if (offered) game.pick({ effect: 'ai-antisquadron' });
    return offered;
  };
});

describe('Quad Laser Turrets', () => {
  it('attack a squadron back at distance 1 with a blue die, and no ship', () => {
    const game = table({
      us: [cr90([900, 400, 0], led('quad-laser-turrets'))],
      them: [victory([200, 800, 180]), ties([900, 480])],
    });
    game.rolls('accuracy', 'hit').squadronAttack(0).pick(targetShip(0, 'front'));
    until(game, 'counter').pick('yes').passAll();
    expect(game.eventsOf('attack').map(({ how }) => how)).toEqual(['attack', 'counter']);
    expect(game.squadron(0).hull).toBe(2);
  });

  it('do not answer ships', () => {
    const game = duel(CLOSE, {}, led('quad-laser-turrets')).rolls('blank', 'blank', 'accuracy').attack(0);
    game.pick(onFront).passAll();
    expect(game.eventsOf('attack').every(({ how }) => how !== 'counter')).toBe(true);
  });
});
