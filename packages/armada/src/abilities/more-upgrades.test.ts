/** Titles, officers, teams and weapons of the later waves, each where it acts and where it does not. */

import { describe, expect, it } from 'vitest';
import { SQUADRON_RADIUS } from '../geometry/index.ts';
import { heldBy } from '../squadrons/engagement.ts';
import {
  apart,
  attackOn,
  attackOnSquadron,
  CLOSE,
  commanding,
  cr90,
  duel,
  faces,
  LONG,
  led,
  MEDIUM,
  offeredThenPassed,
  onFront,
  ship,
  sideOf,
  squadron,
  type TestGame,
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
import { nameOf } from './lasting.ts';

describe('dice that reach farther', () => {
  const chase = (upgrades: readonly string[], facing: number, gap = MEDIUM) =>
    table({
      us: [ship('victory-i-class-star-destroyer', [900, 300, 0], { upgrades })],
      them: [cr90([900, 300 + apart('victory', gap, 'cr90'), facing])],
    });

  it('Insidious: black dice reach to medium range at a rear zone, and not at a front one', () => {
    const colors = (game: TestGame) => game.state.attack!.dice.map(({ color }) => color);
    const rear = chase(['insidious-title'], 0).rolls('hit', 'hit', 'hit', 'hit', 'hit', 'hit').attack(0);
    rear.pick(attackOn('front', 1, 'rear'));
    expect(colors(rear)).toEqual(['red', 'red', 'red', 'black', 'black', 'black']);
    rear.passAll();
    const front = chase(['insidious-title'], 180).rolls('hit', 'hit', 'hit').attack(0);
    front.pick(onFront);
    expect(colors(front)).toEqual(['red', 'red', 'red']);
    front.passAll();
  });

  it('Disposable Capacitors: blue dice reach to long range in the round for which they are discarded', () => {
    const game = duel(LONG, led('disposable-capacitors'));
    when(game, 'before-reveal', { ship: 0 }).pick('yes');
    expect(sideOf(game)).toBe('discarded');
    game.rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
    expect(faces(game)).toHaveLength(3);
    game.passAll();
    const plain = duel(LONG, led('disposable-capacitors')).rolls('hit', 'hit').attack(0).pick(onFront);
    expect(faces(plain)).toHaveLength(2);
    plain.passAll();
  });
});

describe('squadrons held and commanded', () => {
  it('Instigator holds squadrons at distance 1, engaged or not, grit or not', () => {
    const game = table({
      us: [
        cr90([200, 200, 0]),
        xwings([900, 400]),
        squadron('lambda-class-shuttle', [960, 400]),
        xwings([1300, 400]),
      ],
      them: [ship('raider-i-class-corvette', [900, 500, 180], led('instigator-title'))],
    });
    expect(game.state.squadrons.map((one) => heldBy(game.state, one) !== null)).toEqual([true, true, false]);
  });

  it('Advanced Transponder Net: heavy friends near keep those engaged with them from ships', () => {
    for (const [upgrades, free] of [
      [[], true],
      [['advanced-transponder-net'], false],
    ] as const) {
      const game = table({
        us: [cr90([200, 200, 0]), xwings([900, 440])],
        them: [victory([900, 540, 180], { upgrades }), squadron('y-wing-squadron', [840, 440])],
      });
      game.squadronAttack(0);
      expect(game.offers(targetShip(1, 'front'))).toBe(free);
      expect(game.offers(targetSquadron(1))).toBe(true);
      game.passAll();
    }
  });

  it('Centicore passes two commands of other ships on; Triumphant three from the second round, without adept', () => {
    const line = (card: string, round: number) =>
      table({
        us: [
          cr90([300, 300, 0]),
          cr90([900, 300, 0], led(card)),
          xwings([900, 400]),
          squadron('kit-fisto-delta-7-aethersprite-squadron', [960, 400]),
        ],
        them: [victory([200, 800, 180])],
        round,
      }).run(commanding(3));
    expect(line('centicore-title', 1).options).toMatchObject([
      { squadron: 0 },
      { squadron: 1 },
      { kind: 'done' },
    ]);
    expect(line('triumphant-title', 2).options).toMatchObject([{ squadron: 0 }, { kind: 'done' }]);
    expect(line('triumphant-title', 1).question).toBeUndefined();
  });

  it('Centicore passes two commands on, and no third', () => {
    const game = table({
      us: [
        cr90([300, 300, 0]),
        cr90([900, 300, 0], led('centicore-title')),
        xwings([900, 400]),
        xwings([960, 400]),
        xwings([840, 400]),
      ],
      them: [victory([200, 800, 180])],
    }).run(commanding(3));
    for (const squadron of [0, 1]) {
      game.pick({ squadron });
      until(game, 'command-squadron');
    }
    expect(game.question).toBeUndefined();
  });

  it('TI-99 lends counter to squadrons not activated, whose counter activates them', () => {
    const game = table({
      us: [cr90([200, 200, 0]), xwings([900, 400])],
      them: [
        victory([900, 540, 180], led('ti-99-officer')),
        squadron('v-19-torrent-squadron', [900, 460]),
        squadron('v-19-torrent-squadron', [960, 440], { activated: true }),
        squadron('tie-interceptor-squadron', [840, 440]),
      ],
    });
    expect(game.state.squadrons.slice(1).map((one) => keyword(game.state, one, 'counter'))).toEqual([
      3, 0, 3,
    ]);
    game.rolls('accuracy', 'accuracy', 'accuracy', 'accuracy', 'hit', 'hit', 'hit');
    game.squadronAttack(0).pick(targetSquadron(1));
    until(game, 'counter').pick('yes');
    if (game.question) game.passAll();
    expect(game.squadron(0).hull).toBe(2);
    expect(game.squadron(1).slider).toBe(1);
  });
});

describe('tokens that do something else', () => {
  it('Expert Shield Tech: a redirect takes one damage away instead; Sa Nalaor evades with any token at speed 2', () => {
    const tech = duel(CLOSE, {}, led('expert-shield-tech-officer'));
    tech.rolls('hit', 'hit', 'hit').attack(0).pick(onFront);
    until(tech, 'defense-token').pick({ name: 'redirect' }).pick('yes').passAll();
    expect(tech.eventsOf('damage-totaled').at(-1)).toMatchObject({ damage: 2 });
    for (const speed of [2, 1]) {
      const game = duel(LONG, {}, led('sa-nalaor-title', { speed }));
      game.rolls('hit', 'hit').attack(0).pick(onFront);
      until(game, 'defense-token').pick({ name: 'brace' });
      expect(game.question?.kind === 'use-card').toBe(speed === 2);
      if (speed === 2) game.pick('yes');
      game.passAll();
      expect(game.eventsOf('damage-totaled').at(-1)).toMatchObject({ damage: 1, braced: speed === 1 });
    }
  });

  it('Damage Control Officer: contain prevents the critical effects of cards too', () => {
    for (const [upgrades, asked] of [
      [[], true],
      [['damage-control-officer'], false],
    ] as const) {
      const game = duel(CLOSE, led('xx-9-turbolasers'), { upgrades });
      game.state.ships[1]!.defense.push({ kind: 'contain', side: 'readied' });
      game.rolls('crit', 'crit', 'hit').attack(0).pick(onFront);
      until(game, 'defense-token').pick({ name: 'contain' });
      until(game, 'critical-effect');
      expect(game.question !== undefined).toBe(asked);
      if (game.question) game.passAll();
    }
  });
});

describe('commands and repairs', () => {
  it('Mon Calamari Exodus Fleet exhausts a copy near for two more points, once', () => {
    const fleet = (x: number) =>
      table({
        us: [
          ship('mc80h-command-cruiser', [900, 300, 0], led('mon-calamari-exodus-fleet-title')),
          ship('mc80h-command-cruiser', [x, 300, 0], led('mon-calamari-exodus-fleet-title')),
        ],
        them: [victory([200, 800, 180])],
      }).run({ kind: 'repair', ship: 0, points: 4 });
    const game = fleet(1060).pick({ kind: 'card' });
    expect(game.eventsOf('upgrade-used')).toMatchObject([{ ship: 1, now: 'exhausted' }]);
    expect(game.question).toBeUndefined();
    expect(fleet(1700).question).toBeUndefined();
    const hurt = table({
      us: [
        ship(
          'mc80h-command-cruiser',
          [900, 300, 0],
          led('mon-calamari-exodus-fleet-title', { shields: { front: 0 } }),
        ),
        ship('mc80h-command-cruiser', [1060, 300, 0], led('mon-calamari-exodus-fleet-title')),
      ],
      them: [victory([200, 800, 180])],
    }).run({ kind: 'repair', ship: 0, points: 4 });
    hurt.pick({ kind: 'card' });
    expect(hurt.question).toMatchObject({ kind: 'repair', points: 6 });
    expect(hurt.offers({ kind: 'card' })).toBe(false);
    hurt.pick('done');
  });

  it('Repair Crews discard a card of a ship near for all the points, before any is spent', () => {
    const dock = () =>
      table({
        us: [
          cr90([900, 300, 0], led('repair-crews', { shields: { front: 0 } })),
          cr90([1000, 300, 0], { damage: ['power-failure'] }),
        ],
        them: [victory([200, 800, 180])],
      }).run({ kind: 'repair', ship: 0, points: 4 });
    const game = dock().pick({ kind: 'card' });
    expect(game.ship(1).damage).toEqual([]);
    expect(game.question).toBeUndefined();
    const repairing = dock().pick({ kind: 'recover-shield', zone: 'front' });
    expect(repairing.offers({ kind: 'card' })).toBe(false);
    repairing.passAll();
  });

  it('Taskmaster Grint gains a token of the command that lies on him, and of no other', () => {
    for (const [what, gained] of [
      ['repair', true],
      ['navigate', false],
    ] as const) {
      const game = duel(MEDIUM, led('taskmaster-grint-officer'));
      game.state.ships[0]!.upgrades[0]!.tokens.push('repair');
      when(game, 'reveal', { ship: 0, what });
      expect(game.question !== undefined).toBe(gained);
      if (gained) game.pick('yes');
      expect(game.ship(0).tokens).toEqual(gained ? ['repair'] : []);
    }
  });
});

describe('weapons and mines', () => {
  it('Clone Gunners discard a friend’s token for an accuracy while fire is concentrated', () => {
    const line = (tokens: readonly 'concentrate-fire'[]) =>
      table({
        us: [
          cr90([900, 300, 0], led('clone-gunners', { revealed: ['concentrate-fire'] })),
          cr90([760, 300, 0], { tokens }),
        ],
        them: [victory([900, 300 + apart('cr90', MEDIUM, 'victory'), 180])],
      });
    for (const tokens of [['concentrate-fire'], []] as const) {
      const game = line(tokens).rolls('blank', 'blank', 'hit', 'hit').attack(0);
      game.pick(attackOn('front', 2, 'front'));
      expect(game.offers({ effect: 'clone-gunners' })).toBe(false);
      game.pick({ kind: 'concentrate-fire' }).pick({ color: 'red' });
      expect(game.offers({ effect: 'clone-gunners' })).toBe(tokens.length > 0);
      if (tokens.length > 0) {
        game.pick({ effect: 'clone-gunners' });
        expect(faces(game).at(-1)).toBe('accuracy');
        expect(game.ship(1).tokens).toEqual([]);
      }
      game.passAll();
    }
  });

  it('Clone Gunners help against squadrons too', () => {
    const game = table({
      us: [
        cr90([900, 300, 0], led('clone-gunners', { revealed: ['concentrate-fire'] })),
        cr90([760, 300, 0], { tokens: ['concentrate-fire'] }),
      ],
      them: [victory([200, 800, 180]), ties([900, 400])],
    });
    game.rolls('hit', 'hit').attack(0).pick(attackOnSquadron('front', 0));
    game.pick({ kind: 'concentrate-fire' });
    expect(offeredThenPassed(game, 'clone-gunners')).toBe(true);
  });

  it('Linked Turbolaser Towers add two dice at the first squadron and attack no other one', () => {
    const game = table({
      us: [victory([900, 300, 0], led('linked-turbolaser-towers'))],
      them: [cr90([200, 800, 180]), xwings([900, 420]), xwings([960, 420])],
    });
    game.rolls('accuracy', 'hit', 'hit').attack(0).pick(attackOnSquadron('front', 0));
    game.pick({ effect: 'linked-turbolaser-towers#3' }).pick({ color: 'black' }).pick({ color: 'black' });
    until(game, 'next-squadron');
    expect(game.squadron(0).hull).toBe(3);
    expect(game.eventsOf('attack')).toHaveLength(1);
    expect(sideOf(game)).toBe('exhausted');
  });

  it('Proximity Mines lay half the engineering value of mines; Sabine Wren one beside an obstacle', () => {
    const game = duel(MEDIUM, led('proximity-mines'), {});
    when(game, 'obstacles-placed').pick('yes');
    expect(game.tryAnswer([700, 600, 0])).not.toEqual([]);
    game.answer([300, 600, 0]);
    expect(game.state.markers).toMatchObject([{ kind: 'mine', x: 300, y: 600 }]);
    expect(game.question).toBeUndefined();
    const sabine = table({
      us: [cr90([900, 300, 0], led('sabine-wren-officer'))],
      them: [victory([200, 800, 180])],
      obstacles: [{ outline: 'asteroid_1', at: [1200, 500, 0] }],
    });
    when(sabine, 'start-of-ship-phase').pick('yes');
    expect(sabine.tryAnswer([1500, 500, 0])).not.toEqual([]);
    sabine.answer([1260, 500, 0]);
    expect(sabine.state.markers).toMatchObject([{ kind: 'mine' }]);
  });
});

describe('squadrons that are deployed', () => {
  it('Hyperspace Rings lend scout to as many squadrons as the squadron value, but to no rogues', () => {
    const game = table({
      us: [
        cr90([900, 300, 0], led('hyperspace-rings')),
        xwings([100, 100]),
        xwings([200, 100]),
        squadron('yt-2400', [300, 100]),
      ],
      them: [victory([200, 800, 180])],
    });
    game.state.round = 0;
    for (const one of game.state.squadrons) one.place = 'reserve';
    when(game, 'obstacles-placed');
    expect(game.options).toMatchObject([{ squadron: 0 }, { squadron: 1 }, { kind: 'none' }]);
    game.pick({ squadron: 1 });
    expect(game.question).toBeUndefined();
    expect(game.state.squadrons.map((one) => keyword(game.state, one, 'scout'))).toEqual([0, 1, 0]);
  });
});

describe('officers', () => {
  it('Ahsoka Tano swaps a token of a friend at distance 1-5 in its activation, once', () => {
    const pair = (x: number) =>
      table({
        us: [
          cr90([900, 300, 0], led('ahsoka-tano-officer-rebel')),
          cr90([x, 300, 0], { tokens: ['repair'] }),
        ],
        them: [victory([200, 800, 180])],
      });
    const game = pair(1000);
    when(game, 'before-reveal', { ship: 1 }).pick('yes').pick({ command: 'navigate' });
    expect(game.ship(1).tokens).toEqual(['navigate']);
    when(game, 'before-maneuver', { ship: 1 });
    expect(game.question).toBeUndefined();
    for (const moment of ['dials-used', 'before-attack', 'before-maneuver'] as const)
      expect(when(pair(1000), moment, { ship: 1 }).question?.kind).toBe('use-card');
    const far = pair(1500);
    when(far, 'before-reveal', { ship: 1 });
    expect(far.question).toBeUndefined();
  });

  it('Darth Vader discards another officer or commander of the attacker to reroll, never himself', () => {
    const game = duel(MEDIUM, { upgrades: ['darth-vader-officer', 'navigation-officer'] });
    game.rolls('blank', 'blank', 'hit', 'hit').attack(0).pick(onFront);
    game.pick({ effect: 'darth-vader-officer' });
    expect(game.ship(0).upgrades.map(({ side }) => side)).toEqual(['readied', 'discarded']);
    game.pick({ die: 0 }).pick('none').passAll();
    const alone = duel(MEDIUM, led('darth-vader-officer'));
    alone.rolls('blank', 'blank', 'hit').attack(0).pick(onFront);
    expect(offeredThenPassed(alone, 'darth-vader-officer')).toBe(false);
  });

  it('Director Krennic rerolls red dice while fire is concentrated at medium range: any by dial, two by token', () => {
    for (const [more, effect] of [
      [{ revealed: ['concentrate-fire'] as const }, 'director-krennic-officer'],
      [{ tokens: ['concentrate-fire'] as const }, 'director-krennic-officer#2'],
    ] as const) {
      const game = duel(MEDIUM, led('director-krennic-officer', more));
      const rolls = 'revealed' in more ? ['hit', 'hit'] : ['blank', 'hit'];
      game
        .rolls('blank', 'blank', 'hit', ...rolls)
        .attack(0)
        .pick(onFront);
      expect(game.offers({ effect })).toBe(false);
      game.pick({ kind: 'concentrate-fire' });
      if ('revealed' in more) game.pick({ color: 'blue' });
      else game.pick({ die: 0 });
      game.pick({ effect }).pick({ die: 0 }).pick('none');
      expect(faces(game)[0]).toBe('hit');
      game.passAll();
    }
  });

  it('Flight Commander resolves the squadron command after the maneuver, with what was kept for it', () => {
    const game = table({
      us: [
        cr90([900, 300, 0], led('flight-commander-officer', { revealed: ['squadron'] })),
        xwings([900, 400]),
      ],
      them: [victory([200, 800, 180])],
    });
    when(game, 'after-maneuver', { ship: 0 }).pick({ with: 'dial' });
    expect(game.question).toMatchObject({ kind: 'command-squadron' });
    game.passAll();
    const spent = duel(MEDIUM, led('flight-commander-officer'));
    when(spent, 'after-maneuver', { ship: 0 });
    expect(spent.question).toBeUndefined();
  });

  it('Kyrsta Agate readies a token by a red or blue critical', () => {
    const game = duel(CLOSE, led('kyrsta-agate-officer', { defense: ['exhausted', 'readied', 'readied'] }));
    game.rolls('crit', 'blank', 'hit').attack(0).pick(onFront);
    until(game, 'critical-effect').pick({ effect: 'kyrsta-agate-officer' });
    expect(game.ship(0).defense[0]!.side).toBe('readied');
    expect(sideOf(game)).toBe('exhausted');
    game.passAll();
  });

  it('Wedge Antilles lends cloak to three squadrons for a squadron token', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('wedge-antilles-officer', { tokens: ['squadron'] })), xwings([900, 400])],
      them: [victory([200, 800, 180]), ties([1500, 400])],
    });
    when(game, 'squadrons-activated').pick('yes').pick({ squadron: 0 });
    expect(game.ship(0).tokens).toEqual([]);
    game.run({ kind: 'cloaked-moves', player: 0, moved: [] });
    expect(game.options).toMatchObject([{ squadron: 0 }, { kind: 'done' }]);
    game.pick('done');
    const plain = duel(MEDIUM).run({ kind: 'cloaked-moves', player: 0, moved: [] });
    expect(plain.question).toBeUndefined();
  });
});

describe('Cluster Bombs', () => {
  const DOWN = ['power-failure', 'targeter-disruption', 'crew-panic'].map((name) => `facedown: ${name}`);

  it('hurt the squadron that has attacked, even one that has destroyed the ship; not ships', () => {
    for (const damage of [0, 3]) {
      const game = table({
        us: [cr90([200, 200, 0]), squadron('b-wing-squadron', [900, 430])],
        them: [
          cr90(
            [900, 500, 180],
            led('cluster-bombs', {
              damage: DOWN.slice(0, damage),
              shields: { front: 0 },
            }),
          ),
          cr90([200, 900, 180]),
        ],
      });
      game.rolls('hit', 'hit', 'hit', 'hit', 'accuracy', 'accuracy');
      game.squadronAttack(0).pick(targetShip(1, 'front'));
      until(game, 'use-card').pick('yes');
      if (game.question) game.passAll();
      expect(game.squadron(0).hull).toBe(3);
      expect(game.ship(1).place).toBe(damage === 0 ? 'table' : 'destroyed');
    }
  });
});

describe('scout', () => {
  const deploying = (scouts: boolean) => {
    const game = table({
      us: [cr90([300, 80, 0], led('hyperspace-rings')), xwings([100, 100])],
      them: [victory([300, 820, 180]), ties([1200, 800])],
    });
    game.state.round = 0;
    game.squadron(0).place = 'reserve';
    if (scouts) {
      const on = nameOf(game.squadron(0));
      game.ship(0).lasting.push({ card: 'hyperspace-rings', on, what: '', until: 'game' });
    }
    return game.run({ kind: 'deployment-turn', player: 0, squadrons: 2 });
  };

  it('armada:squadron-keywords.19 is deployed anywhere in the setup area beyond distance 5 of all enemies', () => {
    const away = (mm: number) => [1200, 800 - 2 * SQUADRON_RADIUS - mm, 0];
    const scout = deploying(true);
    expect(scout.tryAnswer(away(303))).not.toEqual([]);
    scout.answer(away(306));
    expect(scout.squadron(0)).toMatchObject({ place: 'table', x: 1200 });
    expect(deploying(false).tryAnswer(away(306))).not.toEqual([]);
  });
});

describe('squadrons beside their ships', () => {
  it('Squall moves up to three squadrons that are not engaged, and not into engagement', () => {
    const game = table({
      us: [
        ship('quasar-fire-i-class-cruiser-carrier', [900, 300, 0], led('squall-title')),
        ties([900, 420]),
        ties([1200, 420]),
      ],
      them: [victory([200, 800, 180]), xwings([900, 620]), xwings([1200, 480])],
    });
    when(game, 'before-reveal', { ship: 0 });
    expect(game.options).toMatchObject([{ squadron: 0 }, { kind: 'none' }]);
    game.pick({ squadron: 0 });
    expect(game.tryAnswer([900, 530, 0])).toEqual([
      { option: 'at 900, 530', ruling: 'armada:golden-rules.3', facts: { card: 'squall-title' } },
    ]);
    game.answer([900, 470, 0]);
    expect(game.squadron(0)).toMatchObject({ x: 900, y: 470 });
  });

  it('Hot Landing lends grit in the Squadron Phase to adept squadrons, and raids for one that is lost', () => {
    const game = table({
      us: [
        cr90([200, 300, 0], led('hot-landing')),
        squadron('delta-7-aethersprite-squadron', [900, 400]),
        xwings([1000, 400]),
      ],
      them: [victory([900, 520, 180])],
    });
    const grit = () => game.state.squadrons.map((one) => keyword(game.state, one, 'grit'));
    game.state.phase = 'squadron';
    expect(grit()).toEqual([1, 0]);
    game.state.phase = 'ship';
    expect(grit()).toEqual([0, 0]);
    when(game, 'squadron-destroyed', { squadron: 0 }).pick('yes').pick({ command: 'repair' });
    expect(game.ship(1).raids).toEqual(['repair']);
    when(game, 'squadron-destroyed', { squadron: 1 });
    expect(game.question).toBeUndefined();
  });
});
