import { describe, expect, it } from 'vitest';
import { agilityOf } from '../../abilities/evaluate.ts';
import { occasion, type Window } from '../../state.ts';
import {
  type At,
  awing,
  type TestGame,
  type TestShip,
  table,
  tie,
  xwing,
  yt1300,
} from '../../testing/index.ts';

const NEAR = 80;
const MIDDLE = 150;
const FAR = 250;
const ahead = (mm: number): At => [400, 340 + mm, 180];
const blanks = (count: number): readonly string[] => new Array<string>(count).fill('blank');
const flier = (upgrade: string, more: Partial<TestShip> = {}) =>
  xwing([400, 300, 0], { upgrades: [upgrade], ...more });
const opens = (game: TestGame, window: Window, ship = -1): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship }) });
const card = (ability: string) => ({ kind: 'card', ability });

describe('actions of cards that last', () => {
  it('xwing1:faq-upgrade-cards.48 xwing1:faq-upgrade-cards.49 Marksmanship turns one focus to a critical hit and the rest to hits, in each attack of the round', () => {
    const game = table({ us: [flier('marksmanship')], them: [tie(ahead(MIDDLE)), tie([480, 490, 180])] })
      .act(0)
      .pick(card('0:marksmanship#0'));
    game.rolls('focus', 'focus', 'focus').attack(0, 1);
    game.rolls(...blanks(3)).pick({ kind: 'ability', ability: '0:marksmanship#0+0' });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 2, crits: 1 }]);
    game.rolls('focus', 'blank', 'blank').attack(0, 2);
    game.rolls(...blanks(3)).pick({ kind: 'ability' });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 0, crits: 1 }]);
    game.run({ kind: 'end-round' });
    expect(game.ship(0).lasting).toEqual([]);
  });

  it('Expose adds an attack die and takes one agility', () => {
    const game = table({ us: [flier('expose')], them: [tie(ahead(MIDDLE))] })
      .act(0)
      .pick(card('0:expose#0'));
    expect(agilityOf(game.state, game.ship(0))).toBe(1);
    game.rolls(...blanks(7)).attack(0, 1);
    expect(game.eventsOf('rolled')[0]?.faces).toHaveLength(4);
  });

  it('R2-F2 adds agility until the end of the round', () => {
    const game = table({ us: [flier('r2f2')] })
      .act(0)
      .pick(card('0:r2f2#0'));
    expect(agilityOf(game.state, game.ship(0))).toBe(3);
  });

  it('Rage gives focus, two stress and up to three rerolls', () => {
    const game = table({ us: [flier('rage')], them: [tie(ahead(MIDDLE))] })
      .act(0)
      .pick(card('0:rage#0'));
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 2 });
    game.rolls(...blanks(3)).attack(0, 1);
    game
      .rolls('hit', 'hit', 'hit', ...blanks(3))
      .takes({ dice: [0, 1, 2] })
      .passAll();
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 3 }]);
  });
});

describe('what a card gives for a phase or round', () => {
  it('Bodyguard spends a focus token for agility of a friend at range 1 of higher pilot skill', () => {
    const game = opens(
      table({
        us: [
          flier('bodyguard', { tokens: { focus: 1 } }),
          { pilot: 'wedgeantilles', at: [480, 300, 0] },
          tie([320, 300, 0]),
        ],
      }),
      'start-of-combat',
    ).pick({ use: true });
    expect(agilityOf(game.state, game.ship(1))).toBe(3);
    expect(game.ship(0).tokens.focus).toBe(0);
  });

  it('Glitterstim is discarded for stress, and turns all focus results', () => {
    const game = opens(
      table({ us: [flier('glitterstim')], them: [tie(ahead(MIDDLE))] }),
      'start-of-combat',
    ).pick({ use: true });
    expect(game.ship(0)).toMatchObject({ tokens: { stress: 1 }, upgrades: [{ discarded: true }] });
    game.rolls('focus', 'focus', 'blank').attack(0, 1);
    game.rolls(...blanks(3)).pick({ kind: 'ability' });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 2 }]);
    game
      .rolls('hit', 'hit', 'focus', 'focus')
      .attack(1, 0)
      .takes({ kind: 'ability', ability: '0:glitterstim#0+1' });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 0 }]);
  });

  it('Leia Organa lets friends fly red maneuvers as white ones for a phase', () => {
    const game = opens(table({ us: [flier('leiaorgana'), tie([480, 300, 0])] }), 'start-of-activation');
    game.pick({ use: true });
    game.fly(1, '4 koiogran').passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([{ difficulty: 'white' }]);
    game.run({ kind: 'end-phase-of', phase: 'activation' });
    game.fly(1, '3 koiogran').passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([{ difficulty: 'red' }]);
  });

  it('Contraband Cybernetics lets a stressed ship act and fly red maneuvers', () => {
    const game = table({ us: [flier('contrabandcybernetics', { tokens: { stress: 1 } })] })
      .fly(0, '4 koiogran')
      .pick({ use: true });
    expect(game.eventsOf('maneuver')).toMatchObject([{ difficulty: 'red' }]);
    game.pick({ action: 'focus' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 3 });
  });

  it('Decoy exchanges pilot skills for the Combat phase', () => {
    const game = opens(
      table({ us: [flier('decoy'), { pilot: 'wedgeantilles', at: [480, 300, 0] }] }),
      'start-of-combat',
    ).pick({ target: 1 });
    expect([0, 1].map((id) => game.ship(id).skills.map(({ value }) => value))).toEqual([[9], [2]]);
  });

  it('Intimidation lowers the agility of an enemy that touches the ship', () => {
    const game = (contacts: readonly (readonly [number, number])[]) =>
      table({ us: [flier('intimidation')], them: [tie(ahead(0))], contacts });
    const agility = ({ state, ...game }: TestGame) =>
      agilityOf(state, state.ships[1]!) + Object.keys(game).length * 0;
    expect(agility(game([[0, 1]]))).toBe(2);
    expect(agility(game([]))).toBe(3);
  });
});

describe('the dial', () => {
  it('xwing1:faq-upgrade-cards.6 Adrenaline Rush lets a stressed ship fly a red maneuver as white', () => {
    const game = table({ us: [flier('adrenalinerush', { tokens: { stress: 1 } })] })
      .fly(0, '4 koiogran')
      .pick({ use: true })
      .passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([
      { difficulty: 'white', maneuver: { bearing: 'koiogran' } },
    ]);
    expect(game.ship(0)).toMatchObject({ tokens: { stress: 1 }, upgrades: [{ discarded: true }] });
  });

  it('xwing1:faq-damage-cards.6 Adrenaline Rush does nothing for a turn that a damaged engine makes red', () => {
    const game = table({ us: [flier('adrenalinerush', { damage: ['damaged-engine'] })] }).fly(
      0,
      '3 turn left',
    );
    expect(game.everOffers({ use: true })).toBe(false);
    expect(game.eventsOf('maneuver')).toMatchObject([{ difficulty: 'red' }]);
  });

  it('xwing1:faq-upgrade-cards.69 Stay on Target makes whatever it turns to red', () => {
    const target = () => table({ us: [flier('stayontarget')] }).fly(0, '1 bank left');
    const game = target();
    const straight = game.options.find((one) => {
      const { entry } = one as { readonly entry: number };
      return entry !== game.ship(0).dial;
    }) as { readonly entry: number };
    game.pick(straight).passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([{ difficulty: 'red', maneuver: { speed: 1 } }]);
    expect(game.ship(0).tokens.stress).toBe(1);
    const declined = target().passAll();
    expect(declined.eventsOf('maneuver')).toMatchObject([{ difficulty: 'green' }]);
  });

  it('Stay on Target leaves a stressed ship to the opponent, who picks what is not red on the dial', () => {
    const game = table({ us: [flier('stayontarget', { tokens: { stress: 1 } })] }).fly(0, '1 bank left');
    game.pick(game.options[0] as { readonly entry: number });
    expect(game.question).toMatchObject({ kind: 'opponent-maneuver', player: 1 });
    expect(game.options.length).toBeGreaterThan(5);
    game.passAll();
    expect(game.eventsOf('maneuver')[0]?.difficulty).not.toBe('red');
  });

  it('xwing1:faq-upgrade-cards.50 Navigator changes nothing for an ionized ship', () => {
    const ionized = table({
      us: [yt1300([400, 300, 0], { upgrades: ['navigator'], tokens: { ion: 2 } })],
    }).activate(0);
    expect(ionized.everOffers({ entry: 0 })).toBe(false);
    expect(ionized.eventsOf('maneuver')).toMatchObject([{ maneuver: { speed: 1, bearing: 'straight' } }]);
  });

  it('Navigator keeps the bearing, and a stressed ship turns to no red maneuver', () => {
    const game = table({ us: [flier('navigator')] }).fly(0, '2 bank left');
    expect(game.question?.kind).toBe('turn-dial');
    expect(game.options).toHaveLength(3);
    game.passAll();
    const stressed = table({ us: [flier('navigator', { tokens: { stress: 1 } })] }).fly(0, '3 straight');
    expect(stressed.options).toHaveLength(4);
    stressed.passAll();
  });

  it('xwing1:faq-ship-cards.5 Boba Fett with Navigator turns to a bank of either side and any speed', () => {
    const game = table({
      us: [{ pilot: 'bobafett-galacticempire', at: [400, 300, 0], upgrades: ['navigator'] }],
    })
      .fly(0, '2 bank right')
      .pick({ ability: 'bobafett-galacticempire#0' });
    const other = game.options[0] as { readonly entry: number };
    game.pick(other);
    expect(game.options).toHaveLength(3);
    game.pick(game.options[0] as { readonly entry: number }).passAll();
    expect(game.eventsOf('maneuver')).toMatchObject([{ maneuver: { bearing: 'bank', direction: 'left' } }]);
    expect(game.eventsOf('maneuver')[0]?.maneuver.speed).not.toBe(2);
  });

  it('Inertial Dampeners stop the ship where it is, for stress', () => {
    const game = table({ us: [flier('inertialdampeners')] })
      .fly(0, '3 straight')
      .pick({ use: true });
    expect(game.pose(0)).toEqual({ x: 400, y: 300, facing: 0 });
    expect(game.ship(0)).toMatchObject({ tokens: { stress: 1 }, upgrades: [{ discarded: true }] });
    expect(game.eventsOf('action-skipped')).toHaveLength(1);
  });

  it('Hera Syndulla lets a stressed ship fly a red maneuver', () => {
    const game = table({ us: [flier('herasyndulla', { tokens: { stress: 1 } })] }).fly(0, '4 koiogran');
    expect(game.passAll().eventsOf('maneuver')).toMatchObject([{ difficulty: 'red' }]);
  });

  it('Intelligence Agent shows the dial of an enemy at range 1-2 to its player alone', () => {
    const game = table({
      us: [flier('intelligenceagent')],
      them: [tie(ahead(MIDDLE)), tie(ahead(400))],
      set: { '/ships/1/dial': 3, '/ships/2/dial': 3 },
    });
    opens(game, 'start-of-activation').pick({ target: 1 });
    expect(game.view(0).ships.map(({ dial }) => dial)).toEqual([-1, 3, -2]);
    expect(game.view(-1).ships[1]?.dial).toBe(-2);
  });
});

describe('maneuvers that cards tell a ship to execute', () => {
  it('xwing1:faq-upgrade-cards.20 Daredevil flies a white turn, into an overlap too, then takes stress', () => {
    const game = table({
      us: [awing([400, 300, 0], { upgrades: ['daredevil'] })],
      them: [tie([360, 340, 0])],
    })
      .act(0)
      .pick(card('0:daredevil#0'))
      .pick({ at: 0 });
    expect(game.eventsOf('maneuver')).toMatchObject([{ difficulty: 'white', overlapped: [1] }]);
    expect(game.ship(0).tokens.stress).toBe(1);
    const rolls = table({ us: [flier('daredevil')] });
    rolls.act(0).pick(card('0:daredevil#0'));
    rolls.rolls('hit', 'crit').pick({ at: 1 });
    expect(rolls.ship(0)).toMatchObject({ shields: 0, tokens: { stress: 1 } });
  });

  it('Lightning Reflexes turn the ship around after a white or green maneuver, for stress after the check', () => {
    const game = table({ us: [flier('lightningreflexes', { tokens: { stress: 1 } })] })
      .fly(0, '1 straight')
      .pick({ use: true });
    expect(game.ship(0)).toMatchObject({
      facing: 180,
      tokens: { stress: 1 },
      upgrades: [{ discarded: true }],
    });
    const red = table({ us: [flier('lightningreflexes')] }).fly(0, '4 koiogran');
    expect(red.everOffers({ use: true })).toBe(false);
  });
});

describe('Expert Handling', () => {
  const handling = (more: Partial<TestShip> = {}, pilot = 'rookiepilot') => ({
    pilot,
    at: [400, 300, 0] as At,
    upgrades: ['experthandling'],
    ...more,
  });

  it('rolls for free, costs stress without the icon, and removes a lock', () => {
    const game = table({ us: [handling()], them: [tie(ahead(FAR))], locks: [[1, 0]] })
      .act(0)
      .pick(card('0:experthandling#0'))
      .pick({ action: 'barrel-roll' })
      .pick({ side: 'left' })
      .answer([320, 300, 0]);
    game.pick({ target: 1 });
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.state.locks).toEqual([]);
  });

  it('xwing1:faq-upgrade-cards.30 is a barrel roll: not both in one round', () => {
    const game = table({
      us: [handling({}, 'alphasquadronpilot')],
      set: { '/ships/0/performed': ['barrel-roll'] },
    }).act(0);
    expect(game.offers(card('0:experthandling#0'))).toBe(false);
    expect(game.refusal('card experthandling')).toBe('xwing1:actions.4');
    game.pick('none');
  });

  it('xwing1:faq-upgrade-cards.31 may be replaced by another action when no side fits', () => {
    const game = table({ us: [handling()], them: [tie([350, 300, 0]), tie([450, 300, 0])] })
      .act(0)
      .pick(card('0:experthandling#0'))
      .pick({ action: 'barrel-roll' })
      .pick({ side: 'left' })
      .pick({ action: 'barrel-roll' });
    expect(game.eventsOf('impossible')).toHaveLength(2);
    expect(game.offers(card('0:experthandling#0'))).toBe(false);
    expect(game.refusal('card experthandling')).toBe('xwing1:faq-upgrade-cards.31');
    game.pick({ action: 'focus' });
    expect(game.ship(0)).toMatchObject({ performed: ['focus'], tokens: { focus: 1, stress: 0 } });
  });

  it('xwing1:faq-upgrade-cards.56 Push the Limit comes after its free roll, then it goes on', () => {
    const ship = { ...handling(), upgrades: ['experthandling', 'pushthelimit'] };
    const game = table({ us: [ship], them: [tie(ahead(FAR))], locks: [[1, 0]] })
      .act(0)
      .pick(card('0:experthandling#0'))
      .pick({ action: 'barrel-roll' })
      .pick({ side: 'left' })
      .answer([320, 300, 0]);
    game.pick({ action: 'focus' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 2 });
    const received = game.eventsOf('gained').map(({ token }) => token);
    expect(received).toEqual(['focus', 'stress', 'stress']);
    game.pick({ target: 1 });
    expect(game.state.locks).toEqual([]);
  });

  it('xwing1:faq-upgrade-cards.57 Push the Limit costs nothing when its action is impossible or declined', () => {
    const game = table({
      us: [flier('pushthelimit')],
      them: [tie([400, 860, 180]), tie(ahead(MIDDLE))],
    })
      .act(0)
      .pick({ action: 'focus' })
      .pick({ action: 'target-lock' })
      .pick({ target: 1 });
    expect(game.eventsOf('impossible')).toHaveLength(1);
    expect(game.offers({ kind: 'none' })).toBe(true);
    game.passAll();
    expect(game.ship(0).tokens.stress).toBe(0);
  });
});

describe('attacks that cards grant', () => {
  const miss = blanks(6);

  it('xwing1:faq-errata.4 xwing1:faq-upgrade-cards.39 Gunner attacks again after a miss, also another ship, with dice of its own', () => {
    const game = table({
      us: [flier('gunner', { tokens: { focus: 2 } })],
      them: [tie(ahead(MIDDLE)), tie([480, 490, 180])],
    })
      .rolls('focus', 'blank', 'blank')
      .attack(0, 1);
    game.pick({ kind: 'focus' }).rolls('evade', 'blank', 'blank').pick('done').pick({ use: true });
    game.rolls('focus', 'blank', 'blank').pick({ kind: 'attack', target: 2 });
    game.rolls('evade', 'blank', 'blank').pick({ kind: 'focus' });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('attack').map(({ defender }) => defender)).toEqual([1, 2]);
    expect(game.ship(0)).toMatchObject({ attacksOver: 'end of round', tokens: { focus: 0 } });
    expect(game.eventsOf('ability')).toMatchObject([{ card: 'gunner', because: 'xwing1:faq-errata.4' }]);
    game.combat(0);
    expect(game.eventsOf('no-attack')).toMatchObject([{ because: 'xwing1:faq-errata.4' }]);
  });

  it('xwing1:faq-upgrade-cards.40 Gunner forfeits the second shot of Cluster Missiles', () => {
    const ship = flier('gunner', { upgrades: ['gunner', 'clustermissiles'] });
    const game = table({ us: [ship], them: [tie(ahead(MIDDLE))], locks: [[0, 1]] });
    game
      .rolls(...miss)
      .combat(0)
      .pick({ kind: 'attack', weapon: 2 });
    game
      .pick({ use: true })
      .rolls(...miss)
      .pick({ kind: 'attack' });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('attack')).toHaveLength(2);
  });

  it('xwing1:faq-errata.4 a turret is no weapon for Gunner, which says so; the primary weapon is not refused', () => {
    const ship = flier('gunner', { upgrades: ['gunner', 'ioncannonturret'] });
    const game = table({ us: [ship], them: [tie(ahead(MIDDLE))] })
      .rolls(...miss)
      .attack(0, 1);
    game.pick({ use: true });
    expect(game.options).toMatchObject([{ kind: 'attack', weapon: 0 }, { kind: 'none' }]);
    expect(game.refusal('weapon 2 target 1')).toBe('xwing1:faq-errata.4');
    expect(game.refusal('weapon 0 target 1')).toBeUndefined();
    game.passAll();
  });

  it('xwing1:faq-damage-cards.2 Gunner follows the attack of a blinded pilot', () => {
    const game = table({
      us: [flier('gunner', { damage: ['blinded-pilot'] })],
      them: [tie(ahead(MIDDLE))],
      damageDeck: 'core',
    })
      .rolls(...blanks(3))
      .attack(0, 1);
    expect(game.offers({ use: true })).toBe(true);
    game.passAll();
  });

  it('xwing1:faq-upgrade-cards.22 Darth Vader after each of two attacks; killing his own ship does not cancel the second', () => {
    const ship = flier('gunner', {
      upgrades: ['gunner', 'darthvader'],
      shields: 0,
      damage: ['facedown: direct-hit'],
    });
    const game = table({ us: [ship], them: [xwing(ahead(MIDDLE))], phase: 'combat' });
    game.rolls(...blanks(5)).attack(0, 1);
    game.pick({ ability: '1:darthvader#0' }).pick({ use: true });
    expect(game.ship(0)).toMatchObject({ destroyed: true, place: 'table' });
    game.pick({ use: true });
    game.rolls(...blanks(5)).pick({ kind: 'attack' });
    game.passAll();
    expect(game.eventsOf('attack')).toHaveLength(2);
    expect(game.ship(0).place).toBe('removed');
  });

  it('Luke Skywalker turns a focus to a hit in the attack he grants', () => {
    const game = table({ us: [flier('lukeskywalker')], them: [tie(ahead(MIDDLE))] });
    game.rolls('focus', ...blanks(5)).attack(0, 1);
    game.pick({ use: true }).rolls('focus', 'blank', 'blank').pick({ kind: 'attack' });
    game.rolls(...blanks(3)).pick({ kind: 'ability' });
    expect(game.eventsOf('compared').at(-1)).toMatchObject({ hits: 1 });
    expect(game.ship(0).lasting).toEqual([]);
  });

  it('Baze Malbus attacks a different ship', () => {
    const game = table({
      us: [flier('bazemalbus')],
      them: [tie(ahead(MIDDLE)), tie([480, 490, 180])],
    });
    game
      .rolls(...miss)
      .attack(0, 1)
      .pick({ use: true });
    expect(game.options).toMatchObject([{ target: 2 }, { kind: 'none' }]);
    game.pick('none');
  });

  it('Snap Shot attacks a ship that has moved to range 1, without changing dice, and once in the phase', () => {
    const game = table({
      us: [flier('snapshot', { tokens: { focus: 1 } })],
      them: [tie([400, 500, 180]), tie([440, 540, 180])],
      phase: 'activation',
    });
    game.fly(1, '2 straight').pick({ use: true });
    expect(game.options).toMatchObject([{ target: 1, weapon: 1 }, { kind: 'none' }]);
    game.rolls('focus', 'hit', ...blanks(3)).pick({ target: 1 });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
    game.passAll();
    expect(game.ship(0).attacksOver).toBe('end of activation');
    game.fly(2, '2 bank right');
    expect(game.everOffers({ use: true })).toBe(false);
    game.run({ kind: 'end-phase-of', phase: 'activation' });
    expect(game.ship(0).attacksOver).toBe('');
  });
});

describe('instead of an attack', () => {
  const array = (more: Partial<TestShip> = {}, layout = {}) =>
    table({
      us: [flier('feedbackarray', more)],
      them: [tie(ahead(NEAR))],
      phase: 'combat',
      ...layout,
    }).combat(0);

  it('xwing1:faq-upgrade-cards.32 Feedback Array hurts an enemy at range 1 instead of attacking', () => {
    const game = array().pick({ use: true });
    expect(game.ship(0)).toMatchObject({ shields: 1, tokens: { ion: 1 } });
    expect(game.ship(1).damage).toHaveLength(1);
    expect(game.eventsOf('attack')).toEqual([]);
    expect(game.question).toBeUndefined();
  });

  it('xwing1:faq-upgrade-cards.34 Feedback Array works on touched ships, on asteroids and with a blinded pilot', () => {
    const rock = [{ outline: 'coreasteroid0', at: [400, 300, 0] as At }];
    for (const game of [
      array({}, { them: [tie(ahead(0))], contacts: [[0, 1]] }),
      array({}, { obstacles: rock }),
      array({ damage: ['blinded-pilot'] }),
    ]) {
      game.pick({ use: true });
      expect(game.ship(1).damage).toHaveLength(1);
    }
  });

  it('xwing1:faq-upgrade-cards.33 a ship of equal pilot skill that it destroys still attacks', () => {
    const them = [
      xwing(ahead(NEAR), { shields: 0, damage: ['facedown: direct-hit', 'facedown: direct-hit'] }),
    ];
    const game = array({}, { them }).pick({ use: true });
    expect(game.ship(1)).toMatchObject({ destroyed: true, place: 'table' });
    game.combat(1);
    expect(game.offers({ kind: 'attack', target: 0 })).toBe(true);
    game.pick('none');
    expect(game.ship(1).place).toBe('removed');
  });

  it('EMP Device gives two ion tokens to each ship at range 1, its own too', () => {
    const game = table({ us: [flier('empdevice')], them: [tie(ahead(NEAR)), tie(ahead(MIDDLE))] }).combat(0);
    game.pick({ use: true });
    expect([0, 1, 2].map((id) => game.ship(id).tokens.ion)).toEqual([2, 2, 0]);
    expect(game.ship(0).upgrades).toMatchObject([{ discarded: true }]);
  });
});

describe('damage', () => {
  it('xwing1:faq-upgrade-cards.67 Saboteur may leave a stressed ship’s maneuver to the opponent', () => {
    const game = table({
      us: [flier('saboteur')],
      them: [tie(ahead(NEAR), { damage: ['facedown: damaged-engine'], tokens: { stress: 1 } })],
    });
    game.rolls('hit').deals('damaged-engine').act(0).pick(card('0:saboteur#0'));
    expect(game.ship(1).damage).toMatchObject([{ up: true }]);
    game.fly(1, '1 turn left');
    expect(game.question).toMatchObject({ kind: 'opponent-maneuver', player: 0 });
    game.passAll();
  });

  it('xwing1:faq-upgrade-cards.27 Draw Their Fire takes a critical hit of an attack alone', () => {
    const shot = table({
      us: [xwing([400, 300, 0])],
      them: [tie(ahead(MIDDLE)), xwing([480, 490, 180], { upgrades: ['drawtheirfire'] })],
    })
      .rolls('crit', 'hit', 'blank', ...blanks(3))
      .attack(0, 1)
      .pick({ use: true });
    expect(shot.ship(2).shields).toBe(1);
    expect(shot.ship(1).damage).toMatchObject([{ up: false }]);
    const mine = table({
      us: [xwing([400, 300, 0]), xwing([480, 300, 0], { upgrades: ['drawtheirfire'] })],
      bombs: [{ kind: 'proximitymine', player: 1, at: [400, 380, 0] }],
    })
      .rolls('crit', 'blank', 'blank')
      .fly(0, '1 straight');
    expect(mine.everOffers({ use: true })).toBe(false);
    expect(mine.ship(0).shields).toBe(1);
  });

  it('Selflessness suffers all hits of a friend for its card', () => {
    const game = table({
      us: [xwing([400, 300, 0])],
      them: [tie(ahead(MIDDLE)), xwing([480, 490, 180], { upgrades: ['selflessness'] })],
    })
      .rolls('hit', 'hit', 'blank', ...blanks(3))
      .attack(0, 1)
      .pick({ use: true });
    expect(game.ship(2)).toMatchObject({ shields: 0, upgrades: [{ discarded: true }] });
    expect(game.ship(1).damage).toEqual([]);
  });

  it('R4-D6 cancels hits down to two for stress', () => {
    const game = table({
      us: [xwing([400, 300, 0])],
      them: [xwing(ahead(NEAR), { upgrades: ['r4d6'] })],
    })
      .rolls('hit', 'hit', 'hit', 'hit', ...blanks(2))
      .attack(0, 1)
      .pick({ use: true });
    expect(game.ship(1)).toMatchObject({ shields: 0, damage: [], tokens: { stress: 2 } });
  });

  it('R5-D8 discards a facedown card on an evade or focus', () => {
    const game = table({ us: [flier('r5d8', { damage: ['facedown: direct-hit'] })] });
    game.rolls('focus').deals('direct-hit').act(0).pick(card('0:r5d8#0'));
    expect(game.ship(0).damage).toEqual([]);
  });

  it('R5 Astromech turns a faceup card of the ship trait facedown', () => {
    const game = table({ us: [flier('r5astromech', { damage: ['damaged-engine', 'blinded-pilot'] })] });
    opens(game, 'start-of-end').pick({ use: true });
    expect(game.ship(0).damage).toMatchObject([{ up: false }, { up: true }]);
  });

  it('R2-D2 of the crew recovers a shield at the end of a round, and may turn a card faceup', () => {
    const game = table({ us: [flier('r2d2-swx22', { shields: 0, damage: ['facedown: damaged-engine'] })] });
    opens(game, 'end-of-end');
    game.rolls('hit').deals('damaged-engine').pick({ use: true });
    expect(game.ship(0)).toMatchObject({ shields: 1, damage: [{ up: true }] });
    const shielded = opens(table({ us: [flier('r2d2-swx22', { shields: 1 })] }), 'end-of-end');
    expect(shielded.question).toBeUndefined();
  });

  it('R5-P8 hurts the attacker, and on a critical hit itself too', () => {
    const defends = (face: string) => {
      const game = table({
        us: [xwing([400, 300, 0])],
        them: [xwing(ahead(MIDDLE), { upgrades: ['r5p8'] })],
      });
      game.rolls(...blanks(5)).attack(0, 1);
      game.rolls(face).pick({ use: true });
      return [0, 1].map((id) => game.ship(id).shields);
    };
    expect(defends('hit')).toEqual([1, 2]);
    expect(defends('crit')).toEqual([1, 1]);
    expect(defends('focus')).toEqual([2, 2]);
  });
});

describe('tokens', () => {
  it('xwing1:faq-upgrade-cards.63 R4 Agromech’s lock may be spent in the same attack', () => {
    const game = table({ us: [flier('r4agromech', { tokens: { focus: 1 } })], them: [tie(ahead(MIDDLE))] })
      .rolls('focus', 'blank', 'blank')
      .attack(0, 1);
    game.pick({ kind: 'focus' }).pick({ use: true });
    game.rolls('hit', 'hit', ...blanks(3)).pick({ kind: 'target-lock', dice: [1, 2] });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 3 }]);
  });

  it('xwing1:faq-ship-cards.29 R5-P9 spends a focus token with all shields, so that Garven Dreis passes it on', () => {
    const garven = {
      pilot: 'garvendreis',
      at: [400, 300, 0] as At,
      upgrades: ['r5p9'],
      tokens: { focus: 1 },
    };
    const game = opens(table({ us: [garven, tie([480, 300, 0])] }), 'end-of-combat');
    game.pick({ use: true }).pick({ target: 1 });
    expect(game.ship(1).tokens.focus).toBe(1);
    const hurt = opens(table({ us: [flier('r5p9', { shields: 1, tokens: { focus: 1 } })] }), 'end-of-combat');
    expect(hurt.pick({ use: true }).ship(0).shields).toBe(2);
  });

  it('Kyle Katarn takes a focus token when a stress token is removed', () => {
    const game = table({ us: [flier('kylekatarn', { tokens: { stress: 1 } })] })
      .fly(0, '1 straight')
      .pick({ use: true });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 0 });
    game.passAll();
  });

  it('Attanni Mindlink shares focus and stress with friends that have it', () => {
    const game = table({
      us: [flier('attannimindlink'), flier('attannimindlink', { at: [480, 300, 0] }), xwing([560, 300, 0])],
    })
      .act(0)
      .pick({ action: 'focus' });
    expect([0, 1, 2].map((id) => game.ship(id).tokens.focus)).toEqual([1, 1, 0]);
  });

  it('Lando Calrissian rolls two defense dice for tokens', () => {
    const game = table({ us: [flier('landocalrissian')] });
    game.rolls('focus', 'evade').act(0).pick(card('0:landocalrissian#0'));
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, evade: 1 });
  });

  it('Rey keeps a focus token on her card from one round to the next', () => {
    const game = opens(table({ us: [flier('rey', { tokens: { focus: 1 } })] }), 'start-of-end').pick({
      use: true,
    });
    expect(game.ship(0)).toMatchObject({ tokens: { focus: 0 }, upgrades: [{ held: 1 }] });
    opens(game, 'start-of-combat').pick({ use: true });
    expect(game.ship(0)).toMatchObject({ tokens: { focus: 1 }, upgrades: [{ held: 0 }] });
  });

  it('“Gonk” charges a shield and gives it back', () => {
    const game = table({ us: [flier('gonk', { shields: 1 })] });
    game.act(0);
    expect(game.offers(card('0:gonk#1'))).toBe(false);
    game.pick(card('0:gonk#0'));
    expect(game.ship(0).upgrades).toMatchObject([{ held: 1 }]);
    const charged = table({ us: [flier('gonk', { shields: 1 })], set: { '/ships/0/upgrades/0/held': 1 } });
    charged.act(0).pick(card('0:gonk#1'));
    expect(charged.ship(0)).toMatchObject({ shields: 2, upgrades: [{ held: 0 }] });
  });

  it('Latts Razzi removes stress from the attacker for an evade', () => {
    const game = table({
      us: [tie([400, 300, 0], { tokens: { stress: 1 } })],
      them: [xwing(ahead(MIDDLE), { upgrades: ['lattsrazzi'] })],
    })
      .rolls('hit', 'hit', ...blanks(2))
      .attack(0, 1)
      .pick({ kind: 'ability' });
    expect(game.ship(0).tokens.stress).toBe(0);
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
  });

  it('Hotshot Co-pilot makes the defender spend a focus token', () => {
    const game = table({
      us: [flier('hotshotcopilot')],
      them: [tie(ahead(MIDDLE), { tokens: { focus: 1 } })],
    })
      .rolls('hit', 'hit', 'hit', ...blanks(3))
      .attack(0, 1);
    expect(game.question).toBeUndefined();
    expect(game.ship(1).tokens.focus).toBe(0);
  });

  it('4-LOM bars one token of the defender for ions', () => {
    const game = table({
      us: [flier('4lom')],
      them: [tie(ahead(MIDDLE), { tokens: { focus: 1 } })],
    })
      .rolls('hit', 'blank', 'blank')
      .attack(0, 1);
    game.rolls('focus', 'focus', 'focus').pick({ kind: 'ability' });
    expect(game.question).toBeUndefined();
    expect(game.ship(0).tokens.ion).toBe(1);
    expect(game.ship(1).tokens.focus).toBe(1);
  });

  it('Maul takes stress for each die he rerolls, and loses one when he hits', () => {
    const game = table({ us: [flier('maul')], them: [tie(ahead(MIDDLE))] })
      .rolls(...blanks(3))
      .attack(0, 1);
    game
      .rolls('hit', 'blank', ...blanks(3))
      .pick({ dice: [0, 1] })
      .pick({ use: true });
    expect(game.ship(0).tokens.stress).toBe(1);
  });

  it('Intensity gives a token for a roll or boost and is exhausted until one is spent', () => {
    const game = table({ us: [awing([400, 300, 0], { upgrades: ['intensity'] })] });
    game
      .act(0)
      .pick({ action: 'boost' })
      .pick({ direction: 'straight' })
      .pick({ use: true })
      .pick({ effect: 1 });
    expect(game.ship(0)).toMatchObject({ tokens: { evade: 1 }, upgrades: [{ flipped: true }] });
    opens(game, 'end-of-combat').pick({ use: true });
    expect(game.ship(0)).toMatchObject({ tokens: { evade: 0 }, upgrades: [{ flipped: false }] });
  });

  it('Ion Dischargers pass an ion token to an enemy that takes it', () => {
    const game = table({ us: [flier('iondischargers')], them: [tie(ahead(NEAR))] }).does((rules) => {
      rules.next({
        kind: 'ability',
        ability: '0:iondischargers#0',
        ship: 0,
        occasion: occasion('after-token', { ship: 0, what: 'ion' }),
      });
      rules.state.ships[0]!.tokens.ion = 1;
    });
    game.pick({ target: 1 }).pick({ effect: 0 });
    expect([0, 1].map((id) => game.ship(id).tokens.ion)).toEqual([0, 1]);
    expect(game.ship(0).upgrades).toMatchObject([{ discarded: true }]);
  });
});

it('xwing1:faq-upgrade-cards.65 R7-T1 may lock, and boosts also without the lock', () => {
  const game = table({ us: [flier('r7t1')], them: [tie(ahead(MIDDLE))] });
  game.act(0).pick(card('0:r7t1#0'));
  expect(game.offers({ kind: 'ship', target: 1 })).toBe(true);
  game.pick('none').pick({ action: 'boost' }).pick({ direction: 'straight' });
  expect(game.state.locks).toEqual([]);
  expect(game.eventsOf('moved')).toMatchObject([{ how: 'boost' }]);
});

it('Dash Rendar attacks from an asteroid, and his attacks are not obstructed', () => {
  const rock = [{ outline: 'coreasteroid0', at: [400, 300, 0] as At }];
  const game = table({ us: [flier('dashrendar')], them: [tie(ahead(MIDDLE))], obstacles: rock });
  game.rolls(...blanks(6)).attack(0, 1);
  expect(game.eventsOf('attack')).toMatchObject([{ obstructed: false }]);
});

it('Boba Fett of the crew discards an upgrade of a defender that was dealt a faceup card', () => {
  const game = table({
    us: [flier('bobafett')],
    them: [tie(ahead(MIDDLE), { upgrades: ['juke', 'predator'] })],
  })
    .rolls('crit', ...blanks(5))
    .deals('console-fire')
    .attack(0, 1)
    .pick({ use: true })
    .pick({ upgrade: 'predator' });
  expect(game.ship(1).upgrades).toMatchObject([{ discarded: false }, { discarded: true }]);
});
