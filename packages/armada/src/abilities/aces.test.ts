/** What unique squadrons do, each where it acts and where it does not. */

import { describe, expect, it } from 'vitest';
import { heldBy } from '../squadrons/engagement.ts';
import {
  cr90,
  dogfight,
  hulls,
  offeredThenPassed,
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
import { cannot, commandedSpeed } from './modifiers.ts';

/** Squadron 0 attacks squadron 1 or another one. */
const strike = (game: TestGame, at = 1): TestGame => {
  game.squadronAttack(0);
  return game.question?.kind === 'attack' ? game.pick(targetSquadron(at)) : game;
};

describe('aces that hurt others', () => {
  it('Boba Fett hurts one enemy at distance 1 when he is activated', () => {
    const game = dogfight(
      [squadron('boba-fett-slave-i', [900, 400])],
      [xwings([900, 460]), xwings([900, 620])],
    );
    game.run({ kind: 'activate-squadron', squadron: 0, by: -1, move: true, attack: true, both: false });
    expect(hulls(game).slice(1)).toEqual([4, 5]);
    game.passAll();
  });

  it('Gar Saxon hurts enemies with intel or relay that are activated near', () => {
    const game = dogfight(
      [squadron('gar-saxon-mandalorian-gauntlet-fighter', [900, 400])],
      [squadron('hwk-290', [900, 460]), xwings([840, 400])],
    );
    const hull = game.squadron(1).hull;
    when(game, 'squadron-activated', { squadron: 1 });
    when(game, 'squadron-activated', { squadron: 2 });
    expect(hulls(game).slice(1)).toEqual([hull - 1, 5]);
  });

  it('Mauler Mithel hurts each squadron engaged with him after he moves', () => {
    const game = dogfight(
      [squadron('mauler-mithel-tie-fighter-squadron', [900, 400])],
      [xwings([900, 460]), xwings([900, 340]), xwings([900, 640])],
    );
    when(game, 'squadron-moved', { squadron: 0 });
    expect(hulls(game).slice(1)).toEqual([4, 4, 5]);
  });

  it('the Phlac-Arphocc prototypes hurt squadrons that end their activation near', () => {
    const game = dogfight(
      [squadron('phlac-arphocc-droid-tri-fighter-squadron', [900, 400])],
      [xwings([900, 460]), xwings([900, 640])],
    );
    when(game, 'end-of-squadron-activation', { squadron: 1 });
    when(game, 'end-of-squadron-activation', { squadron: 2 });
    expect(hulls(game).slice(1)).toEqual([4, 5]);
  });

  it('Soontir Fel hurts those engaged with him that attack somebody else', () => {
    const around = [squadron('soontir-fel-tie-interceptor-squadron', [900, 460]), ties([840, 400])];
    const game = dogfight([xwings([900, 400])], around);
    game.rolls('accuracy', 'accuracy', 'accuracy', 'accuracy');
    strike(game, 2).passAll();
    expect(game.squadron(0).hull).toBe(4);
  });

  it('Dutch Vander turns the slider of whom he hurts, or hurts it more', () => {
    for (const [activated, hull] of [
      [false, 2],
      [true, 1],
    ] as const) {
      const game = dogfight(
        [squadron('dutch-vander-y-wing-squadron', [900, 400])],
        [ties([900, 460], { activated })],
      );
      game.rolls('hit', 'accuracy', 'accuracy');
      strike(game);
      until(game, 'use-card');
      game.pick('yes');
      expect(game.squadron(1).hull).toBe(hull);
      expect(game.squadron(1).slider).toBe(1);
      game.passAll();
    }
  });

  it('Ten Numb pays a blue critical to hurt the squadrons beside the defender', () => {
    const game = dogfight(
      [squadron('ten-numb-b-wing-squadron', [900, 400])],
      [ties([900, 460]), ties([960, 480]), ties([900, 640])],
    );
    game.rolls('crit', 'accuracy', 'blank');
    strike(game).pick({ effect: 'ten-numb-b-wing-squadron' });
    expect(hulls(game).slice(1)).toEqual([3, 2, 3]);
    game.passAll();
  });

  it('Anakin Skywalker (Delta-7) hurts two more beside one that he damaged', () => {
    const game = dogfight(
      [squadron('anakin-skywalker-delta-7-aethersprite-squadron', [900, 400])],
      [ties([900, 460]), ties([960, 480])],
    );
    game.rolls('hit', 'accuracy', 'blank', 'blank').squadronActs(0).pick('attack').pick(targetSquadron(1));
    while (game.question && game.question.kind !== 'pick-target') game.pick('done');
    game.pick({ squadron: 2 });
    if (game.question) game.passAll();
    expect(game.squadron(2).hull).toBe(2);
  });

  it('Anakin Skywalker (Delta-7) hurts nobody more by a counter, which is not in his activation', () => {
    const game = dogfight(
      [squadron('anakin-skywalker-delta-7-aethersprite-squadron', [900, 400])],
      [ties([900, 460]), ties([960, 480])],
    );
    game.rolls('accuracy', 'accuracy', 'accuracy').squadronAttack(1).pick(targetSquadron(0));
    until(game, 'counter').rolls('hit', 'hit').pick('yes');
    while (game.question && game.question.kind !== 'pick-target') game.answer(game.options.length - 1);
    expect(game.question).toBeUndefined();
    expect(hulls(game)).toEqual([4, 1, 3]);
  });

  it('Zertik Strom and Jango Fett pay with a friend’s hull', () => {
    const game = dogfight(
      [squadron('zertik-strom-tie-advanced-squadron', [900, 400]), ties([850, 380])],
      [xwings([900, 460])],
    );
    game.rolls('accuracy', 'accuracy', 'accuracy');
    game.squadronAttack(0).pick(targetSquadron(2));
    game.pick({ effect: 'zertik-strom-tie-advanced-squadron' });
    expect(game.squadron(1).hull).toBe(2);
    game.passAll();
  });
});

describe('aces and dice', () => {
  it('Bossk sets an accuracy when he is hurt', () => {
    for (const [hull, offered] of [
      [6, true],
      [7, false],
    ] as const) {
      const game = dogfight([squadron('bossk-hounds-tooth', [900, 400], { hull })], [xwings([900, 460])]);
      game
        .rolls(...Array.from({ length: 4 }, () => 'blank'))
        .squadronAttack(0)
        .pick(targetSquadron(1));
      expect(offeredThenPassed(game, 'bossk-hounds-tooth')).toBe(offered);
    }
  });

  it('Kanan Jarrus raids for a critical, Nym discards a token of his choice, Norra Wexley’s bombers take a shield', () => {
    const at = (card: string, ...more: readonly TestPiece[]) =>
      table({
        us: [cr90([200, 200, 0]), squadron(card, [900, 430]), ...more],
        them: [victory([900, 510, 180])],
      });
    const nym = at('nym-havoc').rolls('crit', 'blank').squadronAttack(0).pick(targetShip(1, 'front'));
    while (nym.question && nym.question.kind !== 'critical-effect') nym.pick('done');
    nym.pick({ effect: 'nym-havoc' }).pick({ name: 'brace' });
    expect(nym.ship(1).defense[0]!.side).toBe('discarded');
    nym.passAll();
    const norra = at('y-wing-squadron', squadron('norra-wexley-y-wing-squadron', [850, 400]));
    norra.rolls('hit-crit').squadronAttack(0).pick(targetShip(1, 'front'));
    while (norra.question && norra.question.kind !== 'critical-effect') norra.pick('done');
    norra.pick({ effect: 'norra-wexley-y-wing-squadron' });
    norra.passAll();
    expect(norra.ship(1).shields.front).toBe(0);
  });

  it('Baktoid Prototypes aim where another bomber is beside the defender', () => {
    const at = (...more: readonly TestPiece[]) =>
      table({
        us: [cr90([200, 200, 0]), squadron('baktoid-hyena-droid-bomber-squadron', [900, 430]), ...more],
        them: [victory([900, 510, 180])],
      });
    for (const [friends, offered] of [
      [[squadron('hyena-droid-bomber-squadron', [960, 430])], true],
      [[], false],
    ] as const) {
      const game = at(...friends);
      game.squadronAttack(0);
      expect(game.question?.kind).toBe('attack');
      game.rolls('blank').pick(targetShip(1, 'front'));
      expect(offeredThenPassed(game, 'baktoid-hyena-droid-bomber-squadron')).toBe(offered);
    }
  });

  it('General Grievous: criticals count more against those without readied tokens', () => {
    for (const [side, damage] of [
      ['exhausted', 2],
      ['readied', 1],
    ] as const) {
      const game = table({
        us: [cr90([200, 200, 0]), squadron('general-grievous-belbullab-22-squadron', [900, 430])],
        them: [victory([900, 510, 180], { defense: [side, side, side] })],
      });
      game.squadronAttack(0);
      game.rolls('hit-crit').pick(targetShip(1, 'front')).passAll();
      expect(game.eventsOf('damage-totaled')[0]!.damage).toBe(damage);
    }
  });

  it('DFS-311 has a die rerolled while obstructed; DIS-T81 is never obstructed', () => {
    const game = dogfight([squadron('dis-t81-droid-tri-fighter-squadron', [900, 400])], []);
    expect(cannot(game.state, game.squadron(0), { kind: 'be-obstructed' })).not.toBeNull();
    expect(cannot(game.state, game.ship(0), { kind: 'be-obstructed' })).toBeNull();
  });

  it('Luminara Unduli hides generic friends from enemies near her', () => {
    const game = dogfight(
      [xwings([900, 400])],
      [
        squadron('luminara-unduli-delta-7-aethersprite-squadron', [950, 440]),
        squadron('v-19-torrent-squadron', [900, 460]),
      ],
    );
    game.squadronAttack(0);
    expect(game.offers({ ...targetSquadron(2), obstructed: true })).toBe(true);
    expect(game.offers({ ...targetSquadron(1), obstructed: true })).toBe(false);
    game.pick('none');
  });
});

describe('aces that save others', () => {
  it('Biggs Darklighter takes a damage of escorts near on another escort', () => {
    const game = dogfight(
      [ties([900, 400])],
      [xwings([900, 460]), squadron('biggs-darklighter-x-wing-squadron', [950, 490])],
    );
    game.rolls('hit', 'hit', 'accuracy').squadronAttack(0).pick(targetSquadron(1));
    while (game.question && game.question.kind !== 'use-card') game.pick('done');
    game.pick('yes').pick({ squadron: 2 });
    game.passAll();
    expect(game.eventsOf('damage-totaled').map(({ damage }) => damage)).toEqual([2, 1]);
    expect(game.squadron(2).hull).toBe(4);
  });

  it('Axe spends a token for another squadron near', () => {
    const game = dogfight(
      [ties([900, 400])],
      [squadron('v-19-torrent-squadron', [900, 460]), squadron('axe-v-19-torrent-squadron', [950, 490])],
    );
    game.rolls('hit', 'hit', 'accuracy').squadronAttack(0).pick(targetSquadron(1));
    until(game, 'use-card');
    game.pick('yes').passAll();
    expect(game.eventsOf('damage-totaled').map(({ damage }) => damage)).toEqual([2, 1]);
    expect(game.squadron(2).defense.some(({ side }) => side === 'exhausted')).toBe(true);
  });

  it('Valen Rudor cannot be attacked by those engaged with somebody else', () => {
    const valen = squadron('valen-rudor-tie-fighter-squadron', [900, 460]);
    const game = dogfight([xwings([900, 400])], [valen, ties([840, 400])]);
    game.squadronAttack(0);
    expect([1, 2].map((id) => game.offers(targetSquadron(id)))).toEqual([false, true]);
    game.pick('none');
    const alone = dogfight([xwings([900, 400])], [valen]).squadronAttack(0);
    expect(alone.offers(targetSquadron(1))).toBe(true);
    alone.pick('none');
  });
});

describe('aces that move', () => {
  it('Tycho Celchu moves and attacks ships though he is engaged', () => {
    const at = (card: string) =>
      table({
        us: [cr90([200, 200, 0]), squadron(card, [900, 430])],
        them: [victory([900, 510, 180]), ties([840, 400])],
      });
    const game = at('tycho-celchu-a-wing-squadron');
    expect(heldBy(game.state, game.squadron(0))).toBeNull();
    game.squadronAttack(0);
    expect(game.offers(targetShip(1, 'front'))).toBe(true);
    game.pick('none');
    const plain = at('a-wing-squadron');
    expect(heldBy(plain.state, plain.squadron(0))).not.toBeNull();
    plain.squadronAttack(0);
    expect(plain.offers(targetShip(1, 'front'))).toBe(false);
    plain.pick('none');
  });

  it('Anakin Skywalker (Y-wing) spends a token to be free for an activation', () => {
    const game = dogfight(
      [squadron('anakin-skywalker-btl-b-y-wing-squadron', [900, 400])],
      [ties([900, 460])],
    );
    game.run({ kind: 'activate-squadron', squadron: 0, by: -1, move: true, attack: true, both: false });
    expect(heldBy(game.state, game.squadron(0))).not.toBeNull();
    game.pick('yes');
    if (game.question?.kind === 'pick-defense-token') game.answer(0);
    expect(heldBy(game.state, game.squadron(0))).toBeNull();
    game.passAll();
    expect(game.squadron(0).lasting).toEqual([]);
  });

  it('Kickback moves after he attacks, Whisper after it spent a token in defense', () => {
    const game = dogfight([squadron('kickback-v-19-torrent-squadron', [900, 400])], [xwings([900, 460])]);
    game.rolls('accuracy', 'accuracy', 'accuracy').squadronAttack(0).pick(targetSquadron(1));
    while (game.question && game.question.kind !== 'use-card') game.pick('done');
    game.pick('yes').answer([900, 330, 0]);
    expect(game.squadron(0).y).toBe(330);
    game.passAll();
  });

  it('Ketsu Onyo slows enemies near, never below 1', () => {
    const game = dogfight(
      [xwings([900, 400]), squadron('b-wing-squadron', [840, 460]), xwings([900, 640])],
      [squadron('ketsu-onyo-lancer-class-pursuit-craft', [900, 460])],
    );
    expect([0, 1, 2].map((id) => commandedSpeed(game.state, game.squadron(id), -1))).toEqual([1, 1, 3]);
  });

  it('Han Solo is activated as the Ship Phase begins, Hera Syndulla lends rogue for the round', () => {
    const game = dogfight([squadron('han-solo-millennium-falcon', [900, 400])], []);
    when(game, 'start-of-ship-phase').pick('yes');
    expect(game.question).toMatchObject({ kind: 'squadron', squadron: 0 });
    game.passAll();
    when(game, 'start-of-ship-phase');
    expect(game.question).toBeUndefined();
    const hera = dogfight(
      [squadron('hera-syndulla-ghost', [900, 400]), xwings([960, 400]), xwings([900, 700])],
      [],
    );
    when(hera, 'start-of-squadron-phase').pick({ squadron: 1 });
    hera.passAll();
    expect([1, 2].map((id) => keyword(hera.state, hera.squadron(id), 'rogue'))).toEqual([1, 0]);
  });

  it('Plo Koon lends counter to generic squadrons that have none', () => {
    const game = dogfight(
      [
        squadron('plo-koon-delta-7-aethersprite-squadron', [900, 400]),
        xwings([960, 400]),
        squadron('tie-interceptor-squadron', [900, 460]),
      ],
      [],
    );
    expect([1, 2].map((id) => keyword(game.state, game.squadron(id), 'counter'))).toEqual([1, 2]);
  });

  it('Morna Kee recovers a token when she is activated; Vult Skerris does not attack in the Squadron Phase', () => {
    const game = dogfight([squadron('morna-kee-vt-49-decimator', [900, 400])], []);
    game.squadron(0).defense[0]!.side = 'discarded';
    when(game, 'squadron-activated', { squadron: 0 }).pick('yes');
    expect(game.squadron(0).defense[0]!.side).toBe('readied');
    const vult = dogfight(
      [squadron('vult-skerris-tie-interceptor-squadron', [900, 400])],
      [xwings([900, 460])],
    );
    vult.state.phase = 'squadron';
    vult.squadronAttack(0);
    expect(vult.eventsOf('no-attack')).toHaveLength(1);
    vult.state.phase = 'ship';
    vult.squadronAttack(0);
    expect(vult.offers(targetSquadron(1))).toBe(true);
    vult.pick('none');
  });
});

describe('aces that change dice or move', () => {
  it('Kanan Jarrus pays a critical for a raid token of his choice, at ships only', () => {
    const game = table({
      us: [cr90([300, 300, 0]), squadron('kanan-jarrus-hwk-290', [900, 430])],
      them: [victory([900, 510, 180])],
    });
    game.rolls('crit', 'crit').squadronAttack(0).pick(targetShip(1, 'front'));
    game.pick({ effect: 'kanan-jarrus-hwk-290' });
    if (game.question?.kind === 'spend-die') game.answer(0);
    game.pick({ command: 'repair' });
    expect(game.ship(1).raids).toEqual(['repair']);
    game.passAll();
    const wing = dogfight([squadron('kanan-jarrus-hwk-290', [900, 400])], [ties([900, 460])]);
    wing.rolls('crit', 'crit');
    strike(wing);
    expect(offeredThenPassed(wing, 'kanan-jarrus-hwk-290')).toBe(false);
  });

  it('Jango Fett hurts a friend beside a unique defender to change a die, and needs both', () => {
    const fight = (enemy: string, friendAt: readonly [number, number]) => {
      const game = dogfight(
        [squadron('jango-fett-slave-i', [900, 400]), squadron('z-95-headhunter-squadron', friendAt)],
        [squadron(enemy, [900, 460])],
      ).rolls('blank', 'blank', 'accuracy', 'blank');
      return game.squadronActs(0).pick('attack').pick(targetSquadron(2));
    };
    const game = fight('howlrunner-tie-fighter-squadron', [860, 470]);
    const { hull } = game.squadron(1);
    game.pick({ effect: 'jango-fett-slave-i' });
    while (game.question?.kind === 'pick-target') game.answer(0);
    expect(game.squadron(1).hull).toBe(hull - 1);
    expect(game.question?.kind).toBe('change-die');
    game.passAll();
    for (const [enemy, at] of [
      ['tie-fighter-squadron', [860, 470]],
      ['howlrunner-tie-fighter-squadron', [300, 470]],
    ] as const) {
      const none = fight(enemy, at);
      expect(offeredThenPassed(none, 'jango-fett-slave-i')).toBe(false);
    }
  });

  it('Whisper moves up to distance 1 after it spent a token in defense, engaged or not', () => {
    for (const spends of [true, false]) {
      const game = dogfight([xwings([900, 400])], [squadron('whisper-tie-phantom-squadron', [900, 460])]);
      game.rolls('hit', 'hit', 'hit', 'hit');
      strike(game);
      until(game, 'defense-token');
      if (spends) game.pick({ name: 'brace' }).pick('done').pick('yes');
      else game.passAll();
      expect(game.question?.kind).toBe(spends ? 'move-squadron' : undefined);
      if (spends) {
        expect(game.tryAnswer([900, 560, 0])).not.toEqual([]);
        game.answer([900, 500, 0]);
        expect(game.squadron(1).y).toBeCloseTo(500, 3);
      }
    }
  });

  it('DFS-311 has its player pick a die that the attacker rerolls, when the attack is obstructed', () => {
    const droid = squadron('dfs-311-vulture-droid-squadron', [900, 460]);
    const rock = [{ outline: 'asteroid_1', at: [900, 430, 90] as const }];
    const game = dogfight([xwings([900, 400])], [droid], { obstacles: rock });
    game.rolls('hit', 'hit', 'accuracy', 'accuracy');
    strike(game);
    while (game.question && !game.offers({ effect: 'dfs-311-vulture-droid-squadron' })) {
      game.answer(game.options.length - 1);
    }
    game.pick({ effect: 'dfs-311-vulture-droid-squadron' });
    expect(game.question?.player).toBe(1);
    game.pick({ face: 'hit' });
    expect(game.eventsOf('dice-modified').map(({ how, player }) => [how, player])).toEqual([['reroll', 1]]);
    game.passAll();
    const clear = dogfight([xwings([900, 400])], [droid]).rolls('hit', 'hit', 'hit', 'accuracy');
    strike(clear);
    while (clear.question) {
      expect(clear.offers({ effect: 'dfs-311-vulture-droid-squadron' })).toBe(false);
      clear.answer(clear.options.length - 1);
    }
  });
});
