import { describe, expect, it } from 'vitest';
import type { ModifyOption } from '../questions.ts';
import { occasion } from '../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../testing/index.ts';
import '../testing/attack-cards.ts';

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + (gap || 5.8), 180];
const ship = (pilot: string, at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot, at, ...more });
const locked = [[0, 1]] as const;

const kinds = (game: TestGame) => (game.options as readonly ModifyOption[]).map((option) => option.kind);
const dice = (game: TestGame, kind: ModifyOption['kind']) =>
  (game.options as readonly ModifyOption[]).flatMap((option) =>
    option.kind === kind && 'dice' in option ? [option.dice.join()] : [],
  );
const faces = (game: TestGame) => game.eventsOf('modified').map((event) => event.faces.join(' '));

describe('what a card forbids to do with dice', () => {
  it('xwing2:introduction.3 no dice are modified against a ship whose card says so, by anybody', () => {
    // Lapin: the enemy's attack dice while it is stressed, its defense dice while it is.
    const lapin = (tokens: TestShip['tokens']) =>
      table({
        us: [xwing(us, { tokens: { focus: 1, ...tokens } })],
        them: [ship('lapin', ahead(150), { tokens: { focus: 1 } })],
        locks: locked,
      });
    const game = lapin({ stress: 1 }).rolls('focus', 'focus', 'blank', 'focus', 'blank').attack(0, 1);
    expect([game.question?.kind, game.question?.player]).toEqual(['modify-defense-dice', 1]);
    game.pick('done');
    const free = lapin({}).rolls('focus', 'focus', 'blank').attack(0, 1);
    expect(kinds(free)).toContain('spend-focus');
    free.passAll();
    const back = lapin({ stress: 1 }).rolls('focus', 'blank', 'focus', 'focus').attack(1, 0);
    expect(kinds(back)).toEqual(['spend-focus', 'done']);
    expect(back.question?.kind).toBe('modify-attack-dice');
    back.pick('done');
    expect(back.question).toBeUndefined();
  });

  it('xwing2:introduction.3 a ship that cannot use its tokens on its dice keeps what costs none', () => {
    // Fenn Rau: no tokens on its attack dice for a ship that engages in his firing arc.
    const game = table({
      us: [ship('trial-rerolls-two', us, { tokens: { focus: 1 } })],
      them: [ship('fennrau-sheathipedeclassshuttle', ahead(150))],
      locks: locked,
    });
    game.run({ kind: 'window', ...occasion('before-engaging', { ship: 0 }) }).takes({ use: true });
    game.rolls('focus', 'blank', 'blank').attack(0, 1);
    expect(new Set(kinds(game))).toEqual(new Set(['ability', 'done']));
    game.passAll();
  });

  it('xwing2:introduction.3 only rerolls are forbidden: what changes dice is left', () => {
    // Tierfon Belly Run: the defender is at an obstacle.
    const layout = {
      us: [xwing(us, { tokens: { focus: 1 } })],
      them: [xwing(ahead(150), { upgrades: ['tierfonbellyrun'] })],
      locks: locked,
    };
    const plain = table(layout).rolls('focus', 'blank', 'blank').attack(0, 1);
    expect(new Set(kinds(plain))).toEqual(new Set(['spend-focus', 'spend-lock', 'done']));
    plain.passAll();
    const obstacles = [{ outline: 'coreasteroid5', at: [400, 620, 0] as const }];
    const game = table({ ...layout, obstacles })
      .rolls('focus', 'blank', 'blank')
      .attack(0, 1);
    if (game.question?.kind === 'attack-line') game.answer(0);
    expect(kinds(game)).toEqual(['spend-focus', 'done']);
    game.passAll();
  });

  it('xwing2:lock.5 a lock that a card forbids to spend is not offered', () => {
    // Fire-Control System: whoever rerolls by it keeps its lock in this attack.
    const game = table({
      us: [xwing(us, { upgrades: ['firecontrolsystem'], tokens: { focus: 1 } })],
      them: [tie(ahead(150))],
      locks: locked,
    });
    game.rolls('focus', 'blank', 'blank').attack(0, 1);
    expect(kinds(game)).toContain('spend-lock');
    game.rolls('focus').pick({ kind: 'ability', dice: [1] });
    expect(kinds(game)).toEqual(['spend-focus', 'done']);
    game.passAll();
    expect(game.state.locks).toHaveLength(1);
  });

  it('xwing2:lock.5 a weapon whose dice only a lock modifies', () => {
    // Underslung Blaster Cannon: range 1, its lock is needed.
    const game = table({
      us: [
        xwing(us, { upgrades: ['underslungblastercannon'], tokens: { focus: 1, calculate: 1 }, turret: 0 }),
        ship('howlrunner', [480, 400, 0]),
      ],
      them: [tie(ahead(50))],
      locks: [[0, 2]],
    });
    game.rolls('focus', 'blank').engage(0).pick({ kind: 'attack', target: 2, weapon: 1 });
    expect(kinds(game)).toEqual(['spend-lock', 'spend-lock', 'spend-lock', 'done']);
    game.passAll();
  });

  it('xwing2:faq-specific-card-questions.25 one focus result of its own dice, and no second by another token', () => {
    // Padmé Amidala: enemies in her front arc.
    const game = table({
      us: [xwing(us, { tokens: { focus: 1, calculate: 2 } })],
      them: [ship('padmeamidala', ahead(150))],
      locks: locked,
    });
    game.rolls('focus', 'focus', 'focus').attack(0, 1);
    expect(dice(game, 'spend-lock')).toEqual(['0']);
    game.pick({ kind: 'spend-focus' });
    expect(faces(game)).toEqual(['hit focus focus']);
    expect(dice(game, 'spend-lock')).toEqual(['0']);
    expect(kinds(game)).toEqual(['spend-lock', 'done']);
    game.passAll();
    const beside = table({
      us: [xwing(us, { tokens: { focus: 1 } })],
      them: [ship('padmeamidala', [400, 590, 90])],
    });
    beside.rolls('focus', 'focus', 'focus').attack(0, 1).pick({ kind: 'spend-focus' });
    expect(faces(beside)).toEqual(['hit hit hit']);
    beside.passAll();
  });

  it('xwing2:faq-specific-card-questions.25 what turns another result leaves the focus result to be modified', () => {
    const game = table({
      us: [ship('padmeamidala', us)],
      them: [xwing(ahead(150), { tokens: { focus: 1, evade: 1 } })],
    });
    game.rolls('hit', 'hit', 'blank', 'focus').attack(0, 1).pick({ kind: 'spend-evade', die: 0 });
    expect(kinds(game)).toEqual(['spend-focus', 'done']);
    game.pick({ kind: 'spend-focus' });
    expect(faces(game)).toEqual(['evade focus', 'evade evade']);
  });

  it('xwing2:faq-specific-card-questions.25 a reroll takes one focus result at most, with other dice', () => {
    const game = table({
      us: [xwing(us, { tokens: { focus: 1 } })],
      them: [ship('padmeamidala', ahead(150))],
      locks: locked,
    });
    game.rolls('focus', 'focus', 'blank').attack(0, 1);
    expect(dice(game, 'spend-lock').sort()).toEqual(['0', '0,2', '2']);
    game.rolls('hit', 'blank').pick({ kind: 'spend-lock', dice: [0, 2] });
    expect(game.question?.kind).not.toBe('modify-attack-dice');
    game.passAll();
  });

  it('xwing2:dice-modification.4 where a card names the most dice that an attacker rerolls, a lock takes no more', () => {
    // Magva Yarro: one attack die, while a friendly ship near her defends.
    const magva = (at: At) =>
      table({
        us: [ship('trial-rerolls-two', us)],
        them: [xwing(ahead(150)), ship('magvayarro', at)],
        locks: locked,
      });
    const near = magva([480, 590, 180]).rolls('blank', 'focus', 'blank').attack(0, 1);
    expect(dice(near, 'spend-lock')).toEqual(['0', '1']);
    expect(dice(near, 'ability')).toEqual(['0', '1']);
    near.rolls('hit').pick({ kind: 'spend-lock', dice: [0] });
    expect(near.question?.kind).not.toBe('modify-attack-dice');
    near.passAll();
    const far = magva([880, 880, 180]).rolls('blank', 'focus', 'blank').attack(0, 1);
    expect(dice(far, 'spend-lock')).toHaveLength(5);
    far.passAll();
  });

  it('xwing2:dice-modification.4 the defender’s rerolls of attack dice do not count for the attacker', () => {
    const game = table({
      us: [xwing(us)],
      them: [ship('trial-rerolls-enemy-attack-dice', ahead(150)), ship('magvayarro', [480, 590, 180])],
      locks: locked,
    });
    game.rolls('hit', 'blank', 'blank').attack(0, 1);
    game.rolls('blank').pick({ kind: 'ability', dice: [0] });
    expect(dice(game, 'spend-lock')).toEqual(['1']);
    game.passAll();
  });
});

describe('whose tokens turn dice', () => {
  it('xwing2:focus.2 a card lends the focus token of its ship to a friend that attacks', () => {
    const esege = (at: At) =>
      table({
        us: [xwing(us), ship('esegetuketu', at, { tokens: { focus: 1 } })],
        them: [tie(ahead(150))],
      });
    const near = esege([480, 400, 0]).rolls('focus', 'focus', 'blank').attack(0, 2);
    expect(near.options).toEqual([{ kind: 'spend-focus', of: 1 }, { kind: 'done' }]);
    near.rolls('blank', 'blank', 'blank').pick({ kind: 'spend-focus' });
    expect(near.eventsOf('spent')).toMatchObject([{ ship: 1, token: 'focus' }]);
    expect(near.ship(1).tokens.focus).toBe(0);
    const far = esege([880, 400, 0]).rolls('focus', 'focus', 'blank').attack(0, 2);
    expect(far.question).toBeUndefined();
  });

  it('xwing2:evade.2 a lent evade token is spent by the ship that has it', () => {
    const game = table({
      us: [xwing(us)],
      them: [
        xwing(ahead(150), { tokens: { evade: 1 } }),
        ship('republicjudiciary', [520, 800, 180], { upgrades: ['jandodonna'], tokens: { evade: 1 } }),
      ],
    });
    game.rolls('hit', 'hit', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.options).toEqual([
      { kind: 'spend-evade', die: 0 },
      { kind: 'spend-evade', die: 0, of: 2 },
      { kind: 'done' },
    ]);
    game.pick({ kind: 'spend-evade', of: 2 });
    expect([game.ship(1).tokens.evade, game.ship(2).tokens.evade]).toEqual([1, 0]);
    game.pick('done');
  });

  it('xwing2:attack.12 at range 0 a card lets an attacker spend its focus token, and nothing else', () => {
    const zeb = (...upgrades: string[]) =>
      table({
        us: [xwing(us, { upgrades, tokens: { focus: 1, calculate: 1 } })],
        them: [tie(ahead(0))],
        contacts: [[0, 1]],
        locks: locked,
      });
    const game = zeb('zeborrelios').rolls('focus', 'blank', 'blank').attack(0, 1);
    expect(game.options).toEqual([{ kind: 'spend-focus' }, { kind: 'done' }]);
    game.pick('done');
    expect(zeb('zeborrelios').rolls('hit', 'blank', 'blank').attack(0, 1).question).toBeUndefined();
    expect(zeb().rolls('focus', 'blank', 'blank').attack(0, 1).question).toBeUndefined();
  });
});

describe('abilities on dice', () => {
  it('xwing2:card-interpretation.8 is used once in an attack, and again in the next', () => {
    const game = table({ us: [ship('trial-rerolls-two', us)], them: [tie(ahead(150))] });
    game.rolls('blank', 'blank', 'blank', 'blank').attack(0, 1);
    game.rolls('blank', 'blank').pick({ kind: 'ability' });
    expect(game.question).toBeUndefined();
    game.rolls('blank', 'blank', 'blank').attack(0, 1);
    expect(kinds(game)).toContain('ability');
    game.passAll();
  });

  it('xwing2:dice-modification.3 a change acts on the faces that its card names', () => {
    // Advanced Optics: turns a blank by spending focus.
    const game = table({
      us: [xwing(us, { upgrades: ['advancedoptics'], tokens: { focus: 1 } })],
      them: [tie(ahead(150))],
    });
    game.rolls('focus', 'blank', 'crit').attack(0, 1);
    expect(dice(game, 'ability')).toEqual(['1']);
    game.rolls('blank', 'blank', 'blank').pick({ kind: 'ability' });
    expect(faces(game)).toEqual(['focus hit crit']);
    expect(game.ship(0).tokens.focus).toBe(0);
  });

  it('xwing2:dice-modification.3 “up to” offers fewer, too', () => {
    const game = table({
      us: [ship('ezrabridger-sheathipedeclassshuttle', us, { tokens: { stress: 1 } })],
      them: [tie(ahead(80))],
    });
    game.rolls('focus', 'focus', 'focus', 'focus').attack(0, 1);
    expect(dice(game, 'ability').sort()).toEqual(['0', '0,1']);
    game.passAll();
  });

  it('xwing2:attack.11 whether the attacker modified dice: its own, by a modification, in its turn', () => {
    // Alexsandr Kallus rolls one more defense die if so.
    const kallus = (attacker: TestShip, ...upgrades: string[]) =>
      table({
        us: [attacker],
        them: [ship('alexsandrkallus', [400, 620, 180], { upgrades, tokens: { focus: 1 } })],
      });
    const asked = (game: TestGame) => game.everOffers({ use: true });
    const focused = xwing(us, { tokens: { focus: 1 } });
    const turned = kallus(focused).rolls('focus', 'hit', 'hit').attack(0, 1).pick({ kind: 'spend-focus' });
    expect(asked(turned)).toBe(true);
    const kept = kallus(focused).rolls('focus', 'hit', 'hit').attack(0, 1).pick('done');
    expect(asked(kept)).toBe(false);
    const theirs = kallus(ship('trial-plain', us));
    expect(asked(theirs.attack(0, 1))).toBe(false);
  });

  it('xwing2:attack.11 an ability on friendly dice reaches no farther than its range', () => {
    const howl = (at: At) => table({ us: [xwing(us), ship('howlrunner', at)], them: [tie(ahead(150))] });
    const near = howl([480, 400, 0]).rolls('blank', 'hit', 'hit').attack(0, 2);
    expect(dice(near, 'ability').sort()).toEqual(['0', '1']);
    near.passAll();
    expect(howl([600, 400, 0]).rolls('blank', 'blank', 'hit').attack(0, 2).question).toBeUndefined();
  });

  it('xwing2:special-weapon.9 an ability for primary attacks is refused in a special one, and named', () => {
    const finn = { upgrades: ['protontorpedoes', 'finn'] };
    const game = table({ us: [xwing(us, finn)], them: [tie(ahead(150))], locks: locked });
    game.rolls('focus', 'blank', 'hit', 'hit').engage(0).pick({ kind: 'attack', weapon: 1 });
    expect(game.question?.kind).toBe('modify-attack-dice');
    const refused = game.help.refused?.() ?? [];
    expect(refused.map(({ option, ruling }) => [option, ruling])).toContainEqual([
      'ability-upgrade-finn.1@0',
      'xwing2:special-weapon.9',
    ]);
    game.passAll();
  });
});

describe('how many dice', () => {
  const count = (game: TestGame, which: 'attack' | 'defense'): number =>
    game.eventsOf('rolled').find((roll) => roll.dice === which)!.faces.length;

  it('xwing2:attack.8 the most dice that a card names comes after all increases', () => {
    // Xg-1 Assault Configuration: disarmed, with a cannon, 3 dice at most.
    const game = table({
      us: [
        xwing(us, {
          upgrades: ['xg1assaultconfiguration', 'heavylasercannon'],
          tokens: { disarm: 1 },
        }),
      ],
      them: [tie(ahead(120))],
    });
    game.engage(0).pick({ kind: 'attack', target: 1 }).passAll();
    expect(game.eventsOf('attack')[0]!.weapon).toBe(1);
    expect(count(game, 'attack')).toBe(3);
  });

  it('xwing2:range-bonus.3 a card takes the bonus of one side, or of both', () => {
    // Klick, for 1 charge: an attack of or on what it has locked.
    const klick = (gap: number) =>
      table({ us: [ship('klick', us)], them: [tie(ahead(gap))], locks: locked }).attack(0, 1);
    const near = klick(50).takes({ use: true }).passAll();
    expect([count(near, 'attack'), near.eventsOf('dice-count')]).toEqual([2, []]);
    const usual = klick(50).passAll();
    expect([count(usual, 'attack'), usual.eventsOf('dice-count').length]).toEqual([3, 1]);
    expect(count(klick(250).takes({ use: true }).passAll(), 'defense')).toBe(3);
    const far = (...tokens: ('calculate' | 'focus')[]) =>
      table({
        us: [
          xwing(us, {
            upgrades: ['syncedlasercannons'],
            tokens: Object.fromEntries(tokens.map((token) => [token, 1])),
          }),
        ],
        them: [tie(ahead(250))],
      })
        .engage(0)
        .pick({ kind: 'attack', weapon: 1 })
        .passAll();
    expect(count(far('calculate'), 'defense')).toBe(3);
    expect(count(far('focus'), 'defense')).toBe(4);
  });

  it('xwing2:faq-specific-card-questions.48 the die that its player chooses shows the face that was named', () => {
    const dooku = ship('countdooku-siegeofcoruscant', us, { upgrades: [] });
    const game = table({ us: [dooku], them: [xwing(ahead(150))] }).attack(1, 0);
    game.pick({ use: true }).rolls('hit', 'hit', 'focus').pick({ face: 'blank' });
    expect(game.options).toEqual([{ face: 'hit' }, { face: 'focus' }]);
    game.pick({ face: 'focus' });
    expect(faces(game)).toEqual(['hit hit blank']);
    game.passAll();
  });

  it('xwing2:faq-specific-card-questions.33 a right guess adds an evade, a wrong one nothing', () => {
    const shot = (guess: number) => {
      const game = table({
        us: [xwing(us)],
        them: [xwing(ahead(150), { upgrades: ['c3po'], tokens: { calculate: 1 } })],
      });
      game.rolls('hit', 'hit', 'blank', 'evade', 'blank').attack(0, 1);
      return game.takes({ use: true }).pick({ number: guess }).passAll();
    };
    expect(faces(shot(1))).toEqual(['evade blank evade']);
    expect(faces(shot(2))).toEqual([]);
  });
});

describe('what cards do when results are neutralized', () => {
  const hitsAndCrits = (game: TestGame) =>
    game.eventsOf('neutralized').map(({ hits, crits }) => [hits, crits]);

  it('xwing2:attack.17 a card has crits neutralized before hits', () => {
    const zeb = ship('zeborrelios-sheathipedeclassshuttle', ahead(150));
    const game = table({ us: [xwing(us)], them: [zeb] });
    game.rolls('hit', 'crit', 'hit', 'evade', 'blank').attack(0, 1);
    expect(hitsAndCrits(game)).toEqual([[2, 0]]);
  });

  it('xwing2:attack.17 a card has evades cancel no crits', () => {
    const shot = (at: At) => {
      const autoblasters = xwing(us, { upgrades: ['autoblasters'] });
      const game = table({ us: [autoblasters], them: [tie(at)] });
      game.rolls('hit', 'crit', 'blank', 'evade', 'evade', 'evade');
      return hitsAndCrits(game.engage(0).pick({ kind: 'attack', weapon: 1 }).passAll());
    };
    expect(shot([400, 590, 0])).toEqual([[0, 1]]);
    expect(shot([400, 590, 180])).toEqual([[0, 0]]);
  });

  it('xwing2:hit.2 what asks at the end of the step whether the attack hits is not offered on a miss', () => {
    // The Fifth Brother adds a crit to an attack that hits.
    const shot = (...attack: string[]) =>
      table({ us: [ship('fifthbrother', us)], them: [xwing(ahead(150))] })
        .rolls(...attack, 'evade', 'blank')
        .attack(0, 1);
    expect(shot('hit', 'hit').everOffers({ use: true })).toBe(true);
    expect(shot('hit', 'blank').everOffers({ use: true })).toBe(false);
  });

  it('xwing2:attack.18 a card has crits inflict tokens, hits deal damage', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['ancillaryionweapons-siegeofcoruscant'] })],
      them: [xwing(ahead(150))],
    });
    game.rolls('hit', 'crit', 'blank', 'blank', 'blank').attack(0, 1).takes({ use: true }).passAll();
    expect(game.ship(1).tokens.ion).toBe(1);
    expect(game.ship(1).shields).toBe(1);
  });

  it('xwing2:special-weapon.1 xwing2:dice-modification.8 an ion weapon: one result is spent for a hit damage, tokens for the others', () => {
    const game = table({ us: [xwing(us, { upgrades: ['ioncannon'] })], them: [xwing(ahead(150))] });
    game.rolls('hit', 'crit', 'hit', 'blank', 'blank').engage(0).pick({ kind: 'attack', weapon: 1 });
    expect(game.question).toMatchObject({
      kind: 'spend-result',
      player: 0,
      options: [{ die: 0 }, { die: 1 }],
    });
    game.pick({ die: 1 });
    expect(faces(game)).toEqual(['hit hit']);
    expect([game.ship(1).shields, game.ship(1).tokens.ion, game.ship(1).damage]).toEqual([1, 2, []]);
  });
});
