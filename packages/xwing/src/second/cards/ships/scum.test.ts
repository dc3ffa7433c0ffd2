import { describe, expect, it } from 'vitest';
import { passes } from '../../abilities/evaluate.ts';
import { revealed } from '../../abilities/language.ts';
import { occasion } from '../../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const us: At = [400, 400, 0];
const pilot = (name: string, more: Partial<TestShip> = {}): TestShip => ({ pilot: name, at: us, ...more });
/** Ahead of a ship whose base reaches so far from (400, 400), so many mm away, facing it. */
const ahead = (gap: number, half = 20): At => [400, 420 + half + gap, 180];
const phase = { kind: 'window', ...occasion('start-of-engagement') } as const;
const pool = (game: TestGame, dice: string) =>
  game.eventsOf('rolled').find((one) => one.dice === dice)?.faces.length;
const used = (game: TestGame) =>
  game
    .eventsOf('ability')
    .filter((one) => one.used)
    .map(({ ability }) => ability);

describe('Scum pilots', () => {
  it('xwing2:errata-ship-cards.6 Arliz Hadrassian, damaged, turns a focus to a crit, and to a blank before he may modify defense dice', () => {
    const them = [tie(ahead(50))];
    const hurt = pilot('arlizhadrassian', { damage: ['facedown: Stunned Pilot'], tokens: { focus: 1 } });
    const attack = table({ us: [hurt], them })
      .rolls('focus', 'blank', 'hit', 'blank', 'blank', 'blank')
      .attack(0, 1);
    attack.pick({ kind: 'ability', dice: [0] }).passAll();
    expect(attack.eventsOf('neutralized')).toMatchObject([{ hits: 1, crits: 1 }]);
    const defense = table({ us: [hurt], them })
      .rolls('hit', 'hit', 'blank', 'focus')
      .attack(1, 0);
    expect(defense.question).toBeUndefined();
    expect(defense.eventsOf('modified')).toMatchObject([{ ship: 0, dice: 'defense', faces: ['blank'] }]);
    const sound = table({ us: [pilot('arlizhadrassian', { tokens: { focus: 1 } })], them });
    sound.rolls('hit', 'hit', 'blank', 'focus').attack(1, 0);
    expect(sound.offers({ kind: 'spend-focus' })).toBe(true);
    sound.passAll();
  });

  it('xwing2:faq-specific-card-questions.10 Kavil rolls one die more with a turret that points ahead, none more through the front arc', () => {
    const kavil = pilot('kavil', { upgrades: ['dorsalturret'], turret: 0 });
    const layout = { us: [kavil], them: [tie(ahead(150))] };
    const turret = table(layout).engage(0).pick({ kind: 'attack', weapon: 1 }).passAll();
    expect(pool(turret, 'attack')).toBe(3);
    expect(turret.eventsOf('dice-count')).toContainEqual(
      expect.objectContaining({ change: 1, because: 'xwing2:faq-specific-card-questions.10' }),
    );
    const front = table(layout).engage(0).pick({ kind: 'attack', weapon: 0 }).passAll();
    expect(pool(front, 'attack')).toBe(2);
  });

  it('Asajj Ventress: an enemy in her turret arc removes a green token or is stressed, for a Force', () => {
    const asajj = pilot('asajjventress', { turret: 0 });
    const chosen = (green: number) =>
      table({ us: [asajj], them: [tie(ahead(150, 40), { tokens: { evade: green } })] })
        .run(phase)
        .pick({ target: 1 });
    const pays = chosen(1);
    expect(pays.question).toMatchObject({ kind: 'use-ability', player: 1 });
    pays.pick({ use: true });
    expect([pays.ship(1).tokens.evade, pays.ship(1).tokens.stress, pays.ship(0).force]).toEqual([0, 0, 1]);
    const refuses = chosen(1).pick({ use: false });
    expect([refuses.ship(1).tokens.evade, refuses.ship(1).tokens.stress]).toEqual([1, 1]);
    expect(chosen(0).ship(1).tokens.stress).toBe(1);
    const behind = table({ us: [pilot('asajjventress', { turret: 2 })], them: [tie(ahead(150, 40))] }).run(
      phase,
    );
    expect(behind.question).toBeUndefined();
  });

  it('Boba Fett rerolls one die for each enemy at range 0-1', () => {
    const boba = pilot('bobafett');
    const two = table({ us: [boba], them: [tie(ahead(50, 30)), tie([520, 400, 0])] });
    two.rolls('blank', 'blank', 'hit', 'hit').attack(0, 1);
    expect(two.offers({ kind: 'ability', dice: [0] })).toBe(false);
    two
      .rolls('crit', 'hit', 'blank', 'blank', 'blank')
      .pick({ kind: 'ability', dice: [0, 1] })
      .passAll();
    expect(two.eventsOf('neutralized')).toMatchObject([{ hits: 3, crits: 1 }]);
    const far = table({ us: [boba], them: [tie(ahead(150, 30))] });
    far.rolls('blank', 'blank', 'hit', 'blank', 'blank', 'blank').attack(0, 1);
    expect(far.question).toBeUndefined();
  });

  it('Fenn Rau may roll one die more at attack range 1, attacking and defending', () => {
    const fenn = pilot('fennrau');
    const attack = table({ us: [fenn], them: [tie(ahead(50))] })
      .attack(0, 1)
      .pick({ use: true })
      .passAll();
    expect(pool(attack, 'attack')).toBe(5);
    const defense = table({ us: [fenn], them: [tie(ahead(50))] })
      .attack(1, 0)
      .pick({ use: true })
      .passAll();
    expect(pool(defense, 'defense')).toBe(4);
    const far = table({ us: [fenn], them: [tie(ahead(150))] })
      .attack(0, 1)
      .passAll();
    expect([pool(far, 'attack'), used(far)]).toEqual([3, []]);
  });

  it('xwing2:faq-specific-card-questions.30 Dalan Oberos takes a shield only if both halves can happen', () => {
    const shot = (own: number, theirs: number) =>
      table({
        us: [pilot('dalanoberos', { shields: own })],
        them: [xwing(ahead(150, 30), { shields: theirs })],
      }).run(phase);
    const both = shot(1, 2).pick({ target: 1 });
    expect([both.ship(0).shields, both.ship(1).shields, both.ship(0).charges]).toEqual([2, 1, 1]);
    expect(shot(2, 2).question).toBeUndefined();
    expect(shot(1, 0).question).toBeUndefined();
  });

  it('Dalan Oberos in the StarViper turns by a quarter for a stress', () => {
    const dalan = pilot('dalanoberos-starviperclassattackplatform');
    const game = table({ us: [dalan] })
      .fly(0, '2 straight')
      .pick({ use: true });
    game.pick({ degrees: 90 });
    expect([game.ship(0).tokens.stress, Math.abs(game.pose(0).facing) % 180]).toEqual([1, 90]);
    game.passAll();
    const stays = table({ us: [dalan] })
      .fly(0, '2 straight')
      .pick({ use: false });
    expect([stays.ship(0).tokens.stress, stays.pose(0).facing]).toEqual([0, 0]);
    stays.passAll();
  });

  it('Dengar shoots back at who attacked him from ahead, and at nobody else', () => {
    const game = table({
      us: [pilot('dengar', { turret: 0 })],
      them: [tie(ahead(150, 40)), tie([460, 610, 180])],
    });
    game.rolls('blank', 'blank', 'blank', 'blank').attack(1, 0).pick({ use: true });
    expect(game.offers({ kind: 'attack', target: 1 })).toBe(true);
    expect(game.offers({ kind: 'attack', target: 2 })).toBe(false);
    game.pick({ kind: 'attack', target: 1 }).passAll();
    expect([game.eventsOf('attack').length, game.ship(0).charges]).toEqual([2, 0]);
    const behind = table({ us: [pilot('dengar', { turret: 2 })], them: [tie([400, 190, 0])] });
    behind.rolls('blank', 'blank', 'blank', 'blank').attack(1, 0);
    expect(behind.question).toBeUndefined();
  });

  it('xwing2:faq-specific-card-questions.19 Foreman Proach’s disarm token is a stress token for Overseer Yushyn, and paid', () => {
    const layout = (more: Partial<TestShip> = {}) => ({
      us: [pilot('foremanproach', more), pilot('overseeryushyn', { at: [520, 400, 0] })],
      them: [tie(ahead(150))],
    });
    const window = { kind: 'window', ...occasion('before-engaging', { ship: 0 }) } as const;
    const game = table(layout()).run(window).pick({ target: 2 });
    expect(game.question).toMatchObject({ kind: 'replacement', player: 0 });
    game.pick({ ship: 1 });
    expect(game.ship(0).tokens).toMatchObject({ disarm: 0, stress: 1 });
    expect(game.eventsOf('gained').some(({ ship, token }) => ship === 2 && token === 'tractor')).toBe(true);
    expect(game.ship(1).charges).toBe(0);
    game.passAll();
    const plain = table(layout()).run(window).pick({ target: 2 }).pick({ ship: -1 });
    expect(plain.ship(0).tokens).toMatchObject({ disarm: 1, stress: 0 });
    plain.passAll();
    const stressed = table(layout({ tokens: { stress: 1 } }))
      .run(window)
      .pick({ target: 2 });
    expect(stressed.ship(0).tokens).toMatchObject({ disarm: 1, stress: 1 });
    stressed.passAll();
  });

  it('Han Solo may roll one die more when an obstacle obstructs his attack or one on him', () => {
    const han = pilot('hansolo', { turret: 0 });
    const rock = { outline: 'coreasteroid0', at: [400, 520, 0] } as const;
    const layout = { us: [han], them: [tie(ahead(150, 40))], obstacles: [rock] };
    const attack = table(layout).attack(0, 1).pick({ use: true }).passAll();
    expect(pool(attack, 'attack')).toBe(3);
    const defense = table(layout).attack(1, 0).pick({ use: true }).passAll();
    expect(pool(defense, 'defense')).toBe(3);
    const clear = table({ ...layout, obstacles: [] })
      .attack(0, 1)
      .passAll();
    expect(pool(clear, 'attack')).toBe(2);
  });

  it('xwing2:faq-specific-card-questions.38 L3-37 without shields flies banks one step easier, her revealed maneuver stays as printed', () => {
    for (const card of ['l337', 'l337-escapecraft']) {
      const banked = (shields: number) =>
        table({ us: [pilot(card, { shields, tokens: { stress: 1 } })] })
          .fly(0, '2 bank left')
          .passAll();
      const bare = banked(0);
      expect([bare.ship(0).tokens.stress, bare.ship(0).flown.difficulty]).toEqual([0, 'blue']);
      const scene = { state: bare.state, self: bare.ship(0), ref: '', occasion: null, chosen: -1 };
      expect(passes(scene, bare.ship(0), revealed({ difficulty: 'white' }))).toBe(true);
      expect(banked(1).ship(0).tokens.stress).toBe(1);
    }
  });

  it('Sabine Wren in the Lancer adds a focus against an attacker in her turret arc at range 0-2', () => {
    const shot = (gap: number, turret: number) =>
      table({ us: [pilot('sabinewren-lancerclasspursuitcraft', { turret })], them: [xwing(ahead(gap, 40))] })
        .rolls('hit', 'hit', 'hit', 'blank', 'blank')
        .attack(1, 0);
    const near = shot(150, 0).pick({ kind: 'ability' });
    expect(near.eventsOf('modified')).toMatchObject([{ how: 'add', faces: ['blank', 'blank', 'focus'] }]);
    near.passAll();
    expect(shot(150, 2).question).toBeUndefined();
  });

  it('“Leebo” locks an enemy at range 2-3 at the end of the Engagement Phase for a calculate token', () => {
    const leebo = pilot('leebo-swz103-sl-scumandvillainy', { tokens: { calculate: 1 } });
    const end = { kind: 'window', ...occasion('end-of-engagement') } as const;
    const game = table({ us: [leebo], them: [tie(ahead(150, 40)), tie([520, 400, 0])] })
      .run(end)
      .pick({ use: true });
    if (game.question) game.pick({ id: 1 });
    expect(game.state.locks).toMatchObject([{ by: 0, on: 1 }]);
    expect(game.ship(0).tokens.calculate).toBe(0);
    expect(table({ us: [leebo], them: [tie([520, 400, 0])] }).run(end).question).toBeUndefined();
  });
});
