/** What titles do, each where it acts and where it does not. */
import { describe, expect, it } from 'vitest';
import { gainCommandToken } from '../commands/tokens.ts';
import { dealCard } from '../damage/suffer.ts';
import { shipOf } from '../game.ts';
import {
  apart,
  attackOn,
  attackOnSquadron,
  CLOSE,
  cr90,
  damages,
  duel,
  faces,
  led,
  MEDIUM,
  nebulon,
  offeredThenPassed,
  onFront,
  SIX_HITS,
  ship,
  sideOf,
  siege,
  squadron,
  type TestGame,
  table,
  targetShip,
  ties,
  victory,
  when,
  xwings,
} from '../testing/index.ts';
import { cannot, dialsOf, extraSquadrons, heldTokens } from './modifiers.ts';

describe('titles in attacks', () => {
  it('Devastator adds a blue die for each discarded token from the front, once in a round', () => {
    const defense = ['discarded', 'discarded', 'readied'] as const;
    const game = siege(CLOSE, led('devastator-title', { defense }));
    game
      .rolls(...SIX_HITS, 'hit', 'hit')
      .attack(0)
      .pick(onFront)
      .pick({ effect: 'devastator-title' });
    expect(game.eventsOf('dice-modified').filter(({ how }) => how === 'add')).toHaveLength(2);
    expect(game.ship(0).lasting).toMatchObject([{ until: 'round' }]);
    game.passAll();
    const whole = siege(CLOSE, led('devastator-title'))
      .rolls(...SIX_HITS)
      .attack(0)
      .pick(onFront);
    expect(whole.eventsOf('effect-used')).toEqual([]);
    whole.passAll();
  });

  it('Demolisher makes one attack in its Attack step, and one after its first maneuver', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('demolisher-title', { speed: 0 }))],
      them: [victory([900, 300 + apart('cr90', MEDIUM, 'victory'), 180]), victory([690, 300, 90])],
    });
    game.rolls('hit', 'hit', 'hit').attack(0).pick(onFront).passAll();
    expect(game.eventsOf('attack')).toHaveLength(1);
    game.rolls('hit', 'hit');
    when(game, 'after-maneuver', { ship: 0 })
      .pick('yes')
      .pick(attackOn('left', 2, 'front'))
      .passAll();
    expect(game.eventsOf('attack')).toHaveLength(1);
    expect(game.ship(0).attacks).toHaveLength(2);
    when(game, 'after-maneuver', { ship: 0 });
    expect(game.question).toBeUndefined();
  });

  it('Avenger: no more than one exhausted token is spent', () => {
    const game = duel(MEDIUM, led('avenger-title'), { defense: ['exhausted', 'exhausted', 'readied'] });
    game.rolls('hit', 'hit', 'hit').attack(0).pick(onFront).pick({ effect: 'avenger-title' });
    game.pick({ name: 'brace' });
    expect(game.options).toHaveLength(2);
    game.pick({ name: 'redirect' }).pick({ zone: 'left' });
    expect(game.eventsOf('defense-token-spent').map(({ now }) => now)).toEqual(['discarded', 'exhausted']);
    game.passAll();
    expect(game.ship(0).lasting).toEqual([]);
  });

  it('Avenger: says why a second exhausted token cannot be spent', () => {
    // An evade, a brace and a redirect.
    const defense = ['readied', 'exhausted', 'exhausted'] as const;
    const game = table({
      us: [cr90([900, 300, 0], led('avenger-title'))],
      them: [
        ship('assault-frigate-mark-ii-b', [900, 300 + apart('cr90', MEDIUM, 'victory'), 180], { defense }),
      ],
    });
    game.rolls('hit', 'hit', 'hit').attack(0).pick(onFront).pick({ effect: 'avenger-title' });
    game.pick({ name: 'brace' });
    expect(game.offers({ name: 'evade' })).toBe(true);
    expect(game.offers({ name: 'redirect' })).toBe(false);
    expect(game.refused('redirect')).toEqual({
      option: 'redirect',
      ruling: 'armada:golden-rules.3',
      facts: { card: 'avenger-title' },
    });
  });

  it('Mon Karren: no more than one token where it concentrates fire', () => {
    const game = siege(CLOSE, led('mon-karren-title', { revealed: ['concentrate-fire'] }));
    game
      .rolls(...SIX_HITS, 'hit')
      .attack(0)
      .pick(onFront)
      .pick('concentrate-fire')
      .answer(0);
    while (game.question?.kind === 'attack-effect') game.pick('done');
    game.pick({ name: 'redirect' });
    while (game.question?.kind === 'redirect-zone') game.answer(0);
    expect(game.eventsOf('defense-token-spent')).toHaveLength(1);
    expect(game.offers({ name: 'evade' })).toBe(false);
    game.passAll();
  });

  it('Bright Hope: one damage less, but not at its rear', () => {
    const game = siege(CLOSE, {}, led('bright-hope-title'))
      .rolls(...SIX_HITS)
      .attack(0)
      .pick(onFront);
    game.passAll();
    expect(damages(game)).toEqual([6, 5]);
    const chase = table({
      us: [victory([900, 300, 0])],
      them: [cr90([900, 300 + apart('cr90', CLOSE, 'victory'), 0], led('bright-hope-title'))],
    });
    chase
      .rolls(...SIX_HITS)
      .attack(0)
      .pick(attackOn('front', 1, 'rear'))
      .passAll();
    expect(damages(chase)).toEqual([6]);
  });

  it('Foreman’s Labor: one damage less at a zone with shields', () => {
    const game = siege(CLOSE, {}, led('foremans-labor-title'))
      .rolls(...SIX_HITS)
      .attack(0)
      .pick(onFront);
    game.pick('done').pick('yes').passAll();
    expect(damages(game)).toEqual([6, 5]);
    const bare = siege(CLOSE, {}, led('foremans-labor-title', { shields: { front: 0 } })).rolls(...SIX_HITS);
    bare.attack(0).pick(onFront).passAll();
    expect(damages(bare)).toEqual([6]);
  });

  it('Gallant Haven: squadrons beside it suffer one less, one at least', () => {
    const at = (x: number) =>
      table({
        us: [victory([900, 300, 0])],
        them: [nebulon([1000, 460, 0], led('gallant-haven-title')), xwings([x, 460])],
      });
    const game = at(930).rolls('hit').attack(0).pick(attackOnSquadron('front', 0)).passAll();
    expect(damages(game)).toEqual([1]);
    const bombed = table({
      us: [cr90([300, 300, 0]), ties([930, 400])],
      them: [nebulon([1000, 460, 0], led('gallant-haven-title')), xwings([930, 460])],
    });
    bombed.rolls('hit', 'hit', 'accuracy').squadronAttack(0);
    bombed.pick({ defender: { kind: 'squadron', id: 1, zone: 'front' } }).passAll();
    expect(damages(bombed).slice(0, 2)).toEqual([2, 1]);
  });

  it('Implacable pays front shields for damage of friends near', () => {
    const game = table({
      us: [victory([900, 300, 0])],
      them: [
        cr90([900, 300 + apart('cr90', CLOSE, 'victory'), 180]),
        victory([1040, 560, 180], led('implacable-title')),
      ],
    });
    game
      .rolls(...SIX_HITS)
      .attack(0)
      .pick(onFront)
      .pick('done')
      .pick('yes')
      .pick({ zone: 'front' });
    expect(game.ship(2).shields.front).toBe(1);
    expect(damages(game)).toEqual([6, 4]);
    game.passAll();
  });

  it('Seventh Fleet Star Destroyers exhaust a copy for each other', () => {
    const game = table({
      us: [victory([900, 300, 0])],
      them: [
        victory(
          [900, 300 + apart('victory', CLOSE, 'victory'), 180],
          led('seventh-fleet-star-destroyer-title'),
        ),
        victory([1100, 600, 180], led('seventh-fleet-star-destroyer-title')),
      ],
    });
    game
      .rolls(...SIX_HITS)
      .attack(0)
      .pick(onFront)
      .pick('done')
      .pick('yes');
    expect(sideOf(game, 2)).toBe('exhausted');
    expect(damages(game)).toEqual([6, 5]);
    game.passAll();
  });

  it('Task Force Organa rerolls with a copy elsewhere, and who is exhausted attacks no ship', () => {
    const game = table({
      us: [
        cr90([900, 300, 0], led('task-force-organa-title')),
        cr90([1050, 300, 0], led('task-force-organa-title')),
      ],
      them: [victory([900, 300 + apart('cr90', MEDIUM, 'victory'), 180])],
    });
    game
      .rolls('blank', 'blank', 'hit', 'hit')
      .attack(0)
      .pick(attackOn('front', 2, 'front'));
    game.pick({ effect: 'task-force-organa-title' }).pick({ face: 'blank' }).pick('none');
    expect(faces(game)).toEqual(['hit', 'blank', 'hit']);
    expect(sideOf(game, 1)).toBe('exhausted');
    game.passAll();
    game.attack(1);
    expect(game.eventsOf('no-attack')).toHaveLength(1);
  });

  it('Foresight: one die more, and a second zone for redirect', () => {
    const game = siege(CLOSE, {}, led('foresight-title')).rolls(...SIX_HITS, 'blank', 'accuracy');
    game.attack(0).pick(onFront).pick({ name: 'evade' });
    game.pick({ color: 'red' }).pick({ color: 'blue' });
    expect(game.eventsOf('dice-modified').filter(({ how }) => how === 'reroll')).toHaveLength(2);
    if (game.question?.kind === 'evade-more') game.pick('no');
    game.pick({ name: 'redirect' }).pick({ zone: 'left' }).pick({ zone: 'right' });
    expect(game.state.attack!.redirects).toEqual(['left', 'right']);
    game.passAll();
  });

  it('Annihilator rerolls a die at squadrons, not at ships', () => {
    const game = table({
      us: [victory([900, 300, 0], led('annihilator-title'))],
      them: [cr90([300, 800, 0]), xwings([900, 450])],
    });
    game.rolls('accuracy', 'hit').attack(0).pick(attackOnSquadron('front', 0));
    game.pick({ effect: 'annihilator-title' });
    if (game.question?.kind === 'reroll-die') game.pick({ face: 'accuracy' });
    expect(game.eventsOf('dice-modified').map(({ how }) => how)).toContain('reroll');
    game.passAll();
    const ship = siege(CLOSE, led('annihilator-title'))
      .rolls(...SIX_HITS)
      .attack(0)
      .pick(onFront);
    expect(offeredThenPassed(ship, 'annihilator-title')).toBe(false);
  });

  it('Sunder discards an upgrade of the defender', () => {
    const game = siege(CLOSE, led('sunder-title'), { upgrades: ['engineering-team', 'external-racks'] });
    game.rolls('hit', 'hit', 'hit', 'crit', 'hit', 'hit').attack(0).pick(onFront).pick('done');
    game.pick({ effect: 'sunder-title' });
    expect(game.ship(1).upgrades.map(({ side }) => side)).toEqual(['readied', 'discarded']);
    expect(sideOf(game)).toBe('discarded');
    game.passAll();
  });

  it('Stronghold hides squadrons with swarm beside it', () => {
    const game = table({
      us: [victory([900, 300, 0])],
      them: [victory([900, 660, 180], led('stronghold-title')), ties([900, 480]), xwings([680, 480])],
    });
    game.attack(0);
    const seen = (id: number) =>
      game.question?.kind === 'attack' &&
      game.question.options.some(
        (one) =>
          one.kind === 'attack' &&
          one.defender.kind === 'squadron' &&
          one.defender.id === id &&
          one.obstructed,
      );
    expect([seen(0), seen(1)]).toEqual([true, false]);
    game.pick('none');
  });
});

describe('titles and squadrons', () => {
  const commandedTie = (title: string) =>
    table({
      us: [victory([900, 300, 0], led(title)), ties([900, 440])],
      them: [cr90([300, 800, 0]), xwings([900, 505])],
    });

  it('Yavaris: a squadron that only attacks adds a die', () => {
    const game = commandedTie('yavaris-title').rolls('accuracy', 'accuracy', 'hit', 'hit');
    game
      .run({ kind: 'activate-squadron', squadron: 0, by: 0, move: true, attack: true, both: true })
      .pick('yes');
    expect(game.offers('move')).toBe(false);
    game.pick('attack');
    if (game.question?.kind === 'attack') game.pick({ defender: { kind: 'squadron', id: 1, zone: 'front' } });
    game.pick({ effect: 'yavaris-title' });
    expect(game.eventsOf('dice-modified').some(({ how }) => how === 'add')).toBe(true);
    game.passAll();
    expect(game.ship(0).lasting).toEqual([]);
    const plain = commandedTie('yavaris-title');
    plain.run({ kind: 'activate-squadron', squadron: 0, by: -1, move: true, attack: true, both: true });
    expect(plain.question?.kind).toBe('squadron');
    plain.passAll();
  });

  it('Independence: a squadron that only moves has speed 4', () => {
    const game = table({
      us: [victory([900, 300, 0], led('independence-title')), squadron('tie-bomber-squadron', [700, 440])],
      them: [cr90([300, 850, 0])],
    });
    game
      .run({ kind: 'activate-squadron', squadron: 0, by: 0, move: true, attack: true, both: true })
      .pick('yes');
    game.pick('move').answer([700 + 240, 440, 0]);
    expect(game.squadron(0).x).toBe(940);
    game.passAll();
    expect(game.eventsOf('attack')).toEqual([]);
  });

  it('Liberty: one squadron more with a token', () => {
    const game = siege(CLOSE, led('liberty-title'));
    const more = (spending: 'dial' | 'token' | 'both') => extraSquadrons(game.state, game.ship(0), spending);
    expect([more('dial'), more('token'), more('both')]).toEqual([0, 1, 1]);
  });

  it('Pursuant resolves a squadron command when it reveals another one', () => {
    const game = table({
      us: [victory([900, 300, 0], led('pursuant-title')), ties([900, 440])],
      them: [cr90([300, 850, 0])],
    });
    when(game, 'reveal', { ship: 0, what: 'squadron' });
    expect(game.question).toBeUndefined();
    when(game, 'reveal', { ship: 0, what: 'repair' }).pick('yes');
    expect(game.question?.kind).toBe('command-squadron');
    expect(sideOf(game)).toBe('discarded');
    game.passAll();
  });
});

describe('titles and commands', () => {
  it('Tantive IV passes a command token on to a ship near', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('tantive-iv-title')), cr90([1000, 300, 0])],
      them: [victory([300, 800, 0])],
    });
    game.does((running) => gainCommandToken(running, shipOf(running, 0), 'repair', 'armada:command-dials.2'));
    game.pick({ ship: 1 });
    expect(game.state.ships.map(({ tokens }) => tokens)).toEqual([[], ['repair'], []]);
  });

  it('Relentless has one dial less, Phoenix Home holds four tokens', () => {
    const relentless = siege(CLOSE, led('relentless-title'));
    expect(dialsOf(relentless.state, relentless.ship(0))).toBe(2);
    const home = siege(CLOSE, led('phoenix-home-title'));
    expect(heldTokens(home.state, home.ship(0))).toBe(4);
  });

  it('FB-88 discards its top dial, Liberator pays no fleet commands with tokens', () => {
    const game = siege(CLOSE, led('fb-88-title', { dials: ['repair', 'navigate'] }));
    when(game, 'before-reveal', { ship: 0 }).pick('yes');
    expect(game.ship(0).dials).toEqual(['navigate']);
    const upgrades = ['liberator-title', 'shields-to-maximum'];
    const liberator = siege(CLOSE, { upgrades, tokens: ['repair'] });
    expect(cannot(liberator.state, liberator.ship(0), { kind: 'pay-fleet-commands' })).not.toBeNull();
    when(liberator, 'start-of-ship-phase').pick('yes');
    expect(liberator.ship(0).tokens).toEqual(['repair']);
    expect(liberator.ship(0).upgrades[1]!.side).toBe('discarded');
  });

  it('Sovereign exchanges command tokens of ships near', () => {
    const game = table({
      us: [victory([900, 300, 0], led('sovereign-title')), cr90([1050, 300, 0], { tokens: ['repair'] })],
      them: [cr90([300, 850, 0])],
    });
    when(game, 'start-of-ship-phase').pick('yes').pick({ ship: 1 }).pick({ command: 'squadron' });
    expect(game.ship(1).tokens).toEqual(['squadron']);
    expect(sideOf(game)).toBe('exhausted');
  });

  it('Hand of Justice readies a token of another ship, Interdictor an upgrade of its own', () => {
    const game = table({
      us: [
        victory(
          [900, 300, 0],
          led('hand-of-justice-title', { defense: ['exhausted', 'readied', 'readied'] }),
        ),
        cr90([1050, 300, 0], { defense: ['exhausted', 'readied', 'readied'] }),
      ],
      them: [cr90([300, 850, 0])],
    });
    when(game, 'before-reveal', { ship: 0 }).pick('yes');
    expect([0, 1].map((id) => game.ship(id).defense[0]!.side)).toEqual(['exhausted', 'readied']);
    const upgrades = ['interdictor-title', 'exhausted: major-derlin-officer'];
    const well = siege(CLOSE, { upgrades });
    when(well, 'before-reveal', { ship: 1 }).pick('yes');
    expect(well.ship(0).upgrades.map(({ side }) => side)).toEqual(['exhausted', 'readied']);
  });

  it('Suppressor exhausts a token of an enemy that ends its activation near', () => {
    const game = duel(CLOSE, led('suppressor-title'));
    when(game, 'end-of-activation', { ship: 1 }).pick('yes').pick({ name: 'brace' });
    expect(game.ship(1).defense[0]!.side).toBe('exhausted');
    when(game, 'end-of-activation', { ship: 0 });
    expect(game.question).toBeUndefined();
  });
});

describe('titles and ships', () => {
  it('gain or replace defense tokens: Endeavor, Vanguard, TB-73', () => {
    const kinds = (game: TestGame) => game.ship(0).defense.map(({ kind }) => kind);
    const endeavor = when(siege(CLOSE, led('endeavor-title')), 'start-of-round');
    expect(kinds(endeavor)).toEqual(['brace', 'redirect', 'redirect', 'contain']);
    const tb = when(siege(CLOSE, led('tb-73-title')), 'ship-deployed', { ship: 0 });
    expect(kinds(tb)).toContain('evade');
    const vanguard = when(siege(CLOSE, led('vanguard-title')), 'start-of-round').pick('yes');
    if (vanguard.question) vanguard.pick({ name: 'brace' });
    expect(kinds(vanguard)).toEqual(['redirect', 'redirect', 'redirect']);
  });

  it('Quantum Storm moves straight again after it navigated', () => {
    const game = duel(500, led('quantum-storm-title', { speed: 1 }));
    when(game, 'after-maneuver', { ship: 0 });
    expect(game.question).toBeUndefined();
    game.ship(0).resolved = ['navigate'];
    when(game, 'after-maneuver', { ship: 0 }).pick('yes');
    game.passAll();
    expect(game.eventsOf('course')).toMatchObject([{ clicks: [0] }]);
    expect(sideOf(game)).toBe('exhausted');
  });

  it('Harrow turns hard at speed 1, Swift Return beside an obstacle', () => {
    const most = ({ question }: TestGame) =>
      question?.kind === 'course'
        ? Math.max(...question.options.map(({ clicks }) => Math.abs(clicks[0] ?? 0)))
        : -1;
    const game = siege(500, led('harrow-title', { speed: 1 }))
      .maneuver(0)
      .pick('yes');
    expect(most(game)).toBe(2);
    game.passAll();
    const fast = siege(500, led('harrow-title', { speed: 2 })).maneuver(0);
    expect(fast.question?.kind).toBe('course');
    fast.passAll();
    const near = table({
      us: [victory([900, 300, 0], led('swift-return-title', { speed: 1 }))],
      them: [cr90([300, 850, 0])],
      obstacles: [{ outline: 'asteroid_1', at: [1040, 300, 0] }],
    });
    near.maneuver(0).pick('yes').pick({ kind: 'change-speed' }).pick({ speed: 2 });
    expect(near.ship(0).speed).toBe(2);
    near.passAll();
  });

  it('Garel’s Honor and Eclipse turn up the card of an enemy that meets them', () => {
    const game = duel(CLOSE, led('garels-honor-title')).draws('power-failure', 'coolant-discharge');
    game.run({ kind: 'overlap-damage', ship: 0, other: 1 });
    expect([0, 1].map((id) => game.ship(id).damage[0]!.up)).toEqual([false, true]);
    const eclipse = duel(CLOSE, led('eclipse-title')).draws('power-failure', 'coolant-discharge');
    eclipse.run({ kind: 'overlap-damage', ship: 1, other: 0 });
    expect([0, 1].map((id) => eclipse.ship(id).damage[0]!.up)).toEqual([false, true]);
    const friends = table({
      us: [cr90([900, 300, 0], led('garels-honor-title')), cr90([900, 380, 0])],
      them: [victory([300, 850, 0])],
    });
    friends.draws('power-failure', 'coolant-discharge').run({ kind: 'overlap-damage', ship: 0, other: 1 });
    expect(friends.ship(1).damage[0]!.up).toBe(false);
  });

  it('Tide of Progress XII discards a ship card before it acts, not a crew card', () => {
    const dealt = (name: string) =>
      siege(CLOSE, led('tide-of-progress-xii-title'))
        .draws(name)
        .does((game) => dealCard(game, shipOf(game, 0), true, 'armada:damage.5'));
    const game = dealt('structural-damage').pick('yes');
    expect(game.ship(0).damage).toEqual([]);
    expect(sideOf(game)).toBe('exhausted');
    expect(dealt('blinded-gunners').ship(0).damage).toMatchObject([{ up: true }]);
  });
});

it('squadrons that attack ships are obstructed by no title', () => {
  const game = table({
    us: [cr90([300, 300, 0]), xwings([900, 430])],
    them: [victory([900, 510, 180], led('stronghold-title'))],
  });
  game.squadronAttack(0);
  expect(game.offers({ ...targetShip(1, 'front'), obstructed: true })).toBe(false);
  game.passAll();
});

describe('titles in setup', () => {
  it('Corvus may be deployed again within its zone', () => {
    const raider = (at: readonly [number, number, number]) =>
      ship('raider-i-class-corvette', at, led('corvus-title', { speed: 2 }));
    const game = table({
      us: [raider([600, 100, 0]), cr90([900, 100, 0])],
      them: [victory([900, 850, 180])],
    });
    when(game, 'fleets-deployed').pick('yes');
    expect(game.question).toMatchObject({ kind: 'deploy-ship', ship: 0, player: 0 });
    expect(game.tryAnswer([600, 300, 0])[0]?.ruling).toBe('armada:deployment-zone.1');
    expect(game.tryAnswer([900, 100, 0])).not.toEqual([]);
    game.answer([1100, 90, 10]);
    expect(game.pose(0).x).toBeCloseTo(1100, 6);
    expect(game.ship(0).speed).toBe(2);
    expect(game.question).toBeUndefined();
  });
});

describe('titles at the end of the Attack step', () => {
  it('Impetuous attacks one squadron, also from a zone that has attacked, and no second one', () => {
    const game = table({
      us: [ship('raider-i-class-corvette', [900, 300, 0], led('impetuous-title'))],
      them: [xwings([900, 420]), xwings([940, 420]), cr90([300, 850, 180])],
    });
    const made = {
      zone: 'front',
      target: 'squadron',
      id: 0,
      targetZone: '',
      more: [],
      again: false,
    } as const;
    game.ship(0).attacks = [{ ...made, more: [] }];
    when(game.rolls('blank', 'blank'), 'attacks-made', { ship: 0 }).pick('yes');
    game.pick(attackOnSquadron('front', 1));
    expect(game.eventsOf('attack')).toHaveLength(1);
    game.passAll();
    expect(game.eventsOf('attack')).toHaveLength(1);
    const alone = table({
      us: [ship('raider-i-class-corvette', [900, 300, 0], led('impetuous-title'))],
      them: [xwings([900, 800]), cr90([300, 850, 180])],
    });
    expect(when(alone, 'attacks-made', { ship: 0 }).question).toBeUndefined();
  });
});
