import { describe, expect, it } from 'vitest';
import { deploymentProblems } from '../../setup/deploy.ts';
import { occasion } from '../../state.ts';
import { type At, decimator, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const us: At = [400, 400, 0];
const pilot = (name: string, more: Partial<TestShip> = {}): TestShip => ({ pilot: name, at: us, ...more });
const ahead = (gap: number, half = 20): At => [400, 420 + half + gap, 180];
const beside: At = [520, 400, 0];
const phase = { kind: 'window', ...occasion('start-of-engagement') } as const;
const pool = (game: TestGame, dice: string) =>
  game.eventsOf('rolled').find((one) => one.dice === dice)?.faces.length;

describe('First Order pilots', () => {
  const holo = (more: Partial<TestShip>, locks: readonly (readonly [number, number])[]) =>
    table({ us: [pilot('holo', more), tie(beside)], them: [xwing(ahead(150))], locks }).run(phase);

  it('xwing2:faq-specific-card-questions.53 “Holo” may hand over a lock that lies on him', () => {
    const game = holo({ tokens: { focus: 1 } }, [[2, 0]]);
    while (game.question && game.question.kind !== 'choose-effect') game.answer(0);
    game.pick({ effect: 1 });
    expect(game.state.locks).toMatchObject([{ by: 2, on: 1 }]);
    expect(game.ship(0).tokens.focus).toBe(1);
    const token = holo({ tokens: { focus: 1 } }, []);
    while (token.question) token.answer(0);
    expect([token.ship(0).tokens.focus, token.ship(1).tokens.focus]).toEqual([0, 1]);
  });

  it('xwing2:faq-specific-card-questions.54 “Holo” cannot hand over his own lock', () => {
    const game = holo({}, [[0, 2]]);
    expect(game.question).toBeUndefined();
    expect(game.state.locks).toMatchObject([{ by: 0, on: 2 }]);
  });

  it('xwing2:errata-ship-cards.13 Commander Malarus in the shuttle: a friend strains itself to reroll a blank of a primary attack', () => {
    const malarus = pilot('commandermalarus-xiclasslightshuttle', { at: [520, 380, 0] });
    const shot = (...faces: string[]) =>
      table({ us: [tie(us), malarus], them: [xwing(ahead(150))] })
        .rolls(...faces, 'blank', 'blank')
        .attack(0, 2);
    const game = shot('blank', 'blank', 'hit');
    expect(game.eventsOf('modified')).toMatchObject([{ how: 'reroll', faces: ['hit', 'blank'] }]);
    expect(game.ship(0).tokens.strain).toBe(1);
    expect(shot('hit', 'focus').ship(0).tokens.strain).toBe(0);
    const far = table({ us: [tie(us), { ...malarus, at: [800, 400, 0] }], them: [xwing(ahead(150))] });
    expect(far.rolls('blank', 'blank', 'blank', 'blank').attack(0, 2).ship(0).tokens.strain).toBe(0);
  });

  it('Commander Malarus turns all focus results for a round, for a charge and a stress', () => {
    const game = table({ us: [pilot('commandermalarus')], them: [xwing(ahead(150))] });
    game.run(phase).pick({ use: true });
    expect([game.ship(0).charges, game.ship(0).tokens.stress]).toEqual([1, 1]);
    game.rolls('focus', 'focus', 'blank', 'blank').attack(0, 1).pick({ kind: 'ability' });
    expect(game.eventsOf('modified')).toMatchObject([{ faces: ['hit', 'hit'] }]);
    game.passAll();
    const plain = table({ us: [pilot('commandermalarus')], them: [xwing(ahead(150))] });
    plain.rolls('focus', 'focus', 'blank', 'blank').attack(0, 1);
    expect(plain.question).toBeUndefined();
  });

  it('xwing2:faq-specific-card-questions.45 “Rush” damaged before his step engages in the step that runs, after the others in it', () => {
    const game = table({
      us: [pilot('rush', { shields: 0 })],
      them: [
        { pilot: 'niennunb', at: ahead(150) },
        { pilot: 'maulermithel', at: [850, 850, 180] },
        { pilot: 'jakefarrell', at: [50, 850, 180] },
      ],
    });
    game.run({ kind: 'engagement' });
    while (game.question && game.question.kind !== 'choose-engagement') game.answer(game.options.length - 1);
    game
      .rolls('hit', 'hit', 'hit', 'blank', 'blank', 'blank')
      .deals('Stunned Pilot', 'Panicked Pilot', 'Blinded Pilot');
    game.pick({ ship: 1 });
    game.pick({ kind: 'attack', target: 0 }).passAll();
    expect(game.eventsOf('engages').map(({ ship }) => ship)).toEqual([1, 2, 0, 3]);
  });

  it('xwing2:faq-specific-card-questions.34 “Midnight” stops Han Solo, whose ability is a modification', () => {
    const han = { pilot: 'hansolo-modifiedyt1300lightfreighter', at: ahead(150, 40), turret: 0 } as const;
    const rock = { outline: 'coreasteroid0', at: [520, 610, 0] } as const;
    const shot = (locks: readonly (readonly [number, number])[]) =>
      table({ us: [pilot('midnight')], them: [han], obstacles: [rock], locks })
        .rolls('blank', 'blank', 'blank')
        .engage(1)
        .pick({ kind: 'attack', target: 0 });
    const free = shot([]);
    expect(free.question).toMatchObject({ kind: 'modify-attack-dice', player: 1 });
    free.passAll();
    expect(shot([[0, 1]]).eventsOf('modified')).toEqual([]);
  });

  it('xwing2:errata-ship-cards.19 Lieutenant Dormitz: friendly small ships may be placed at range 0-2 of him', () => {
    const dormitz = pilot('lieutenantdormitz');
    const problems = (friend: TestShip, gap: number, set: Readonly<Record<string, unknown>> = {}) => {
      const game = table({
        us: [dormitz, friend],
        them: [tie([800, 800, 180])],
        set: { '/ships/1/place': 'reserve', ...set },
      });
      return deploymentProblems(game.state, game.ship(1), { x: 400, y: 460 + gap, facing: 0 }).map(
        ({ ruling }) => ruling,
      );
    };
    expect(problems(tie(beside), 150)).toEqual([]);
    expect(problems(tie(beside), 210)).toEqual(['xwing2:setup.9']);
    expect(problems(decimator(beside), 100)).toEqual(['xwing2:setup.9']);
    expect(problems(tie(beside), 150, { '/ships/0/place': 'reserve' })).toEqual(['xwing2:setup.9']);
  });
});

describe('pilots with odd placement, bombs and names', () => {
  it('Han Solo in the scavenged YT-1300 may be placed anywhere beyond range 3 of enemies', () => {
    const game = table({
      us: [pilot('hansolo-scavengedyt1300')],
      them: [tie([400, 800, 180])],
      set: { '/ships/0/place': 'reserve' },
    });
    const problems = (y: number) => deploymentProblems(game.state, game.ship(0), { x: 400, y, facing: 90 });
    expect(problems(430)).toEqual([]);
    expect(problems(450)).toMatchObject([{ ruling: 'xwing2:setup.9' }]);
  });

  it('xwing2:errata-ship-cards.16 “Goji”: a friend rolls one die more for each friendly bomb near it, not for mines', () => {
    const shot = (kind: string, player: number) =>
      table({
        us: [pilot('goji', { at: [200, 400, 0] }), tie(us)],
        them: [xwing(ahead(150))],
        set: { '/devices': [{ id: 0, kind, player, x: 460, y: 400, facing: 0, fuses: 0, unit: -1 }] },
      }).attack(2, 1);
    const bomb = shot('protonbomb', 0).pick({ use: true }).passAll();
    expect(pool(bomb, 'defense')).toBe(4);
    for (const none of [shot('proximitymine', 0), shot('protonbomb', 1)])
      expect(pool(none.passAll(), 'defense')).toBe(3);
  });

  it('DIS-T81 rerolls as it likes, depleted or strained for each die', () => {
    const dis = pilot('dist81-siegeofcoruscant', { upgrades: [] });
    const attack = table({ us: [dis], them: [tie(ahead(150))] })
      .rolls('blank', 'blank', 'hit')
      .attack(0, 1);
    attack
      .rolls('hit', 'hit', 'blank', 'blank', 'blank')
      .pick({ kind: 'ability', dice: [0, 1] })
      .passAll();
    expect(attack.ship(0).tokens).toMatchObject({ deplete: 2, strain: 0 });
    const defense = table({ us: [dis], them: [tie(ahead(150))] })
      .rolls('hit', 'hit', 'blank', 'blank', 'focus')
      .attack(1, 0);
    defense
      .rolls('evade')
      .pick({ kind: 'ability', dice: [0] })
      .passAll();
    expect(defense.ship(0).tokens).toMatchObject({ deplete: 0, strain: 1 });
  });

  it('BB-8 rolls or boosts in the System Phase, red', () => {
    const game = table({ us: [pilot('bb8')] }).run({
      kind: 'window',
      ...occasion('during-system', { ship: 0 }),
    });
    expect(game.options).toEqual([
      { kind: 'action', action: 'barrel-roll', difficulty: 'red' },
      { kind: 'action', action: 'boost', difficulty: 'red' },
      { kind: 'none' },
    ]);
    game.passAll();
  });

  it('xwing2:faq-specific-card-questions.47 Hondo Ohnaka lets a friend and an enemy act by his bar, each player picks for its own', () => {
    const game = table({
      us: [pilot('hondoohnaka'), tie(beside)],
      them: [tie(ahead(150, 30), { tokens: { stress: 1 } })],
    }).act(0);
    game.pick({ kind: 'card' });
    expect(game.question).toMatchObject({ kind: 'choose-ship', player: 0 });
    game.pick({ target: 2 });
    expect([game.offers({ target: 0 }), game.offers({ target: 1 }), game.offers({ target: 2 })]).toEqual([
      true,
      true,
      false,
    ]);
    game.pick({ target: 1 });
    expect(game.question).toMatchObject({ kind: 'action', player: 1, ship: 2 });
    expect(game.offers({ action: 'lock' })).toBe(true);
    game.pick({ action: 'focus' });
    expect(game.question).toMatchObject({ kind: 'action', player: 0, ship: 1 });
    game.pick({ action: 'focus' }).passAll();
    expect([1, 2, 0].map((id) => game.ship(id).tokens.focus)).toEqual([1, 1, 0]);
    expect(game.ship(0).tokens.calculate).toBe(1);
    const nobody = table({ us: [pilot('hondoohnaka'), tie(beside)], them: [tie([850, 850, 180])] }).act(0);
    expect(nobody.offers({ kind: 'card' })).toBe(false);
    nobody.passAll();
  });

  const dooku = pilot('countdooku-siegeofcoruscant', { upgrades: [] });

  it('xwing2:faq-specific-card-questions.48 Count Dooku names a result before the roll, which a die shows after it, before anything is modified', () => {
    const game = table({ us: [dooku], them: [xwing(ahead(150, 40), { tokens: { focus: 1 } })] }).attack(1, 0);
    game.pick({ use: true }).rolls('hit', 'hit', 'focus').pick({ face: 'blank' });
    expect(game.question).toMatchObject({ kind: 'choose-face', player: 1 });
    game.rolls('blank').pick({ face: 'hit' });
    expect(game.eventsOf('modified')).toMatchObject([{ ship: 1, faces: ['blank', 'hit', 'focus'] }]);
    expect(game.ship(0).force).toBe(2);
    game.passAll();
    const lucky = table({ us: [dooku], them: [xwing(ahead(150, 40))] }).attack(1, 0);
    lucky.pick({ use: true }).rolls('hit', 'hit', 'focus', 'blank').pick({ face: 'focus' });
    expect(lucky.eventsOf('modified')).toEqual([]);
    const spent = table({ us: [dooku], them: [xwing(ahead(150, 40))], set: { '/ships/0/force': 2 } });
    spent.rolls('blank', 'blank', 'blank', 'blank').attack(1, 0);
    expect(spent.eventsOf('ability')).toEqual([]);
  });

  it('xwing2:faq-specific-card-questions.49 of two Count Dookus the first player’s comes first, and one die may change twice', () => {
    const game = table({
      us: [dooku],
      them: [{ ...dooku, at: ahead(150, 60) }],
      firstPlayer: 1,
      set: { '/ships/1/force': 3 },
    });
    game.attack(0, 1);
    expect(game.question).toMatchObject({ player: 1 });
    game.pick({ use: true }).pick({ face: 'blank' });
    expect(game.question).toMatchObject({ player: 0 });
    game.pick({ use: true }).rolls('hit', 'hit', 'hit').pick({ face: 'crit' });
    while (game.question?.kind === 'choose-face')
      game.pick({ face: game.offers({ face: 'blank' }) ? 'blank' : 'hit' });
    expect(game.eventsOf('modified').map(({ faces }) => faces)).toEqual([
      ['blank', 'hit', 'hit'],
      ['crit', 'hit', 'hit'],
    ]);
    game.passAll();
  });
});
