import { describe, expect, it } from 'vitest';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';
import { refusalText } from '../../words/index.ts';

/** A pilot in the middle, facing up. */
const pilot = (name: string, more: Partial<TestShip> = {}, at: At = [400, 300, 0]): TestShip => ({
  pilot: name,
  at,
  ...more,
});
const near = (more: Partial<TestShip> = {}) => tie([400, 420, 180], more);
const ahead = (more: Partial<TestShip> = {}) => tie([400, 490, 180], more);
const behind = (more: Partial<TestShip> = {}) => tie([400, 110, 0], more);
type Locks = readonly (readonly [number, number])[];

/** The first of us attacks the first of them, and rolls so. */
const attack = (
  us: readonly TestShip[],
  them: readonly TestShip[],
  rolls: readonly string[],
  locks: Locks = [],
) =>
  table({ us, them, locks })
    .rolls(...rolls)
    .attack(0, us.length);
/** Passes on the rest; what forced dice are left is not looked at. */
const rest = (game: TestGame, ...rolls: readonly string[]) => game.rolls(...rolls).passAll();

describe('on attack dice', () => {
  it('Horton Salm rerolls blanks at range 2-3', () => {
    const game = attack([pilot('hortonsalm')], [ahead()], ['blank', 'hit']);
    expect(game.options).toMatchObject([{ kind: 'ability', dice: [0] }, { kind: 'done' }]);
    game.rolls('hit', 'evade', 'evade', 'evade').pick({ kind: 'ability' });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'hit']);
    expect(attack([pilot('hortonsalm')], [near()], ['blank', 'hit', 'hit', ...evades(3)]).question).toBe(
      undefined,
    );
  });

  it('Krassis Trelix rerolls a die of secondary weapons', () => {
    const fire = (weapon: number, rolls: readonly string[]) =>
      table({ us: [pilot('krassistrelix', { upgrades: ['heavylasercannon'] })], them: [ahead()] })
        .rolls(...rolls)
        .combat(0)
        .pick({ kind: 'attack', weapon });
    const cannon = fire(1, ['blank', 'blank', 'blank', 'blank']);
    expect(cannon.offers({ kind: 'ability', dice: [0] })).toBe(true);
    rest(cannon, ...evades(3));
    expect(fire(0, ['blank', 'blank', 'blank', ...evades(3)]).question).toBeUndefined();
  });

  it('Kir Kanos adds a hit for an evade token at range 2-3', () => {
    const kanos = pilot('kirkanos', { tokens: { evade: 1 } });
    const game = attack([kanos], [ahead()], ['blank', 'blank', 'blank']);
    game.rolls(...evades(3)).pick({ kind: 'ability' });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['blank', 'blank', 'blank', 'hit']);
    expect(game.ship(0).tokens.evade).toBe(0);
    expect(attack([kanos], [near()], [...blanks(4), ...evades(3)]).question).toBeUndefined();
  });

  it('Etahn A’baht makes hits of any friend critical against enemies in his arc', () => {
    const shot = (etahn: At) =>
      attack([xwing([400, 300, 0]), pilot('etahnabaht', {}, etahn)], [ahead()], ['hit', 'blank', 'blank']);
    const game = shot([480, 300, 0]);
    expect(game.options).toMatchObject([{ kind: 'ability', holder: 1, dice: [0] }, { kind: 'done' }]);
    game.rolls(...evades(3)).pick({ kind: 'ability' });
    expect(shot([480, 300, 180]).question).toBeUndefined();
  });

  it('Rear Admiral Chiraneau turns a focus result at range 1-2 into a critical hit', () => {
    const game = attack([pilot('rearadmiralchiraneau')], [tie([400, 520, 180])], ['focus', 'focus', 'blank']);
    game.rolls(...evades(3)).pick({ kind: 'ability' });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['crit', 'focus', 'blank']);
  });

  it('“Omega Ace” turns all results critical for a focus token and his lock', () => {
    const ace = pilot('omegaace', { tokens: { focus: 1 } });
    const game = attack([ace], [ahead()], ['focus', 'blank'], [[0, 1]]);
    game.rolls(...evades(3)).pick({ kind: 'ability' });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['crit', 'crit']);
    expect(game.ship(0).tokens.focus).toBe(0);
    expect(game.state.locks).toEqual([]);
    const alone = attack([ace], [ahead()], ['focus', 'blank']);
    expect(alone.offers({ kind: 'ability' })).toBe(false);
    rest(alone, ...evades(3));
  });

  it('“Backdraft” adds a critical hit through his auxiliary arc', () => {
    const game = attack([pilot('backdraft')], [behind()], ['blank', 'blank']);
    game.rolls(...evades(3)).pick({ kind: 'ability' });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['blank', 'blank', 'crit']);
    expect(
      attack([pilot('backdraft')], [ahead()], ['blank', 'blank', ...evades(3)]).question,
    ).toBeUndefined();
  });

  it('Lieutenant Kestal cancels blank and focus results of the defender for a focus token', () => {
    const kestal = pilot('lieutenantkestal', { tokens: { focus: 1 } });
    const game = attack([kestal], [ahead({ tokens: { focus: 1 } })], ['hit', 'hit']);
    game.rolls('evade', 'focus', 'blank').pick('done');
    game.deals('direct-hit').pick({ kind: 'ability' });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['evade']);
    rest(game);
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
  });

  it('Major Vermeil turns a blank or focus result into a hit against ships without focus and evade', () => {
    const shot = (tokens: object, ...more: string[]) =>
      attack([pilot('majorvermeil')], [ahead({ tokens })], ['blank', 'blank', 'blank', ...more]);
    const game = shot({});
    game.rolls(...evades(3)).pick({ kind: 'ability' });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'blank', 'blank']);
    const spared = shot({ evade: 1 }, 'blank', 'blank', 'blank');
    expect(spared.offers({ kind: 'ability' })).toBe(false);
    spared.passAll();
  });

  it('Saw Gerrera lets stressed or damaged friends reroll a die', () => {
    const shot = (more: Partial<TestShip>, ...rolls: string[]) =>
      attack(
        [xwing([400, 300, 0], more), pilot('sawgerrera', {}, [480, 300, 0])],
        [ahead()],
        ['blank', 'hit', 'hit', ...rolls],
      );
    const stressed = shot({ tokens: { stress: 1 } });
    expect(stressed.offers({ kind: 'ability', dice: [0] })).toBe(true);
    rest(stressed, ...evades(3));
    expect(shot({}, ...evades(3)).question).toBeUndefined();
  });

  it('Bossk trades a critical hit for two hits', () => {
    const shot = (face: string) =>
      attack([pilot('bossk')], [tie([400, 510, 180])], [face, 'blank', 'blank', ...blanks(3)]);
    const game = shot('crit');
    game.deals('direct-hit', 'direct-hit').pick({ use: true });
    expect(game.eventsOf('damage-dealt')).toHaveLength(2);
    const hit = shot('hit');
    expect(hit.question).toBeUndefined();
  });

  it('Lieutenant Blount hits without a result', () => {
    const shot = (name: string) => attack([pilot(name)], [ahead()], ['blank', 'blank', ...evades(3)]);
    expect(shot('lieutenantblount').eventsOf('attack-hits')).toHaveLength(1);
    expect(shot('lieutenantblount').eventsOf('damage-dealt')).toEqual([]);
    expect(shot('banditsquadronpilot').eventsOf('attack-misses')).toHaveLength(1);
  });
});

const evades = (count: number): readonly string[] => new Array<string>(count).fill('evade');
const blanks = (count: number): readonly string[] => new Array<string>(count).fill('blank');

describe('on defense dice', () => {
  it.each(['ezrabridger-attackshuttle', 'ezrabridger-sheathipedeclassshuttle'])(
    '%s turns two focus results while stressed',
    (name) => {
      const shot = (stress: number) =>
        attack([ahead()], [pilot(name, { tokens: { stress } })], ['hit', 'hit', 'focus', 'focus']);
      const game = shot(1);
      expect(game.options).toMatchObject([{ dice: [0] }, { dice: [0, 1] }, { kind: 'done' }]);
      game.pick({ kind: 'ability', dice: [0, 1] });
      expect(game.eventsOf('attack-misses')).toHaveLength(1);
      expect(shot(0).question).toBeUndefined();
    },
  );

  it('Serissu lets another friend at range 1 reroll a die', () => {
    const shot = (serissu: At, ...more: string[]) =>
      attack(
        [ahead()],
        [xwing([400, 300, 0]), pilot('serissu', {}, serissu)],
        ['hit', 'hit', 'blank', 'blank', ...more],
      );
    const game = shot([480, 300, 0]);
    game.rolls('evade').pick({ kind: 'ability', holder: 2, dice: [0] });
    expect(game.eventsOf('compared')).toMatchObject([{ hits: 1 }]);
    expect(shot([620, 300, 0]).question).toBeUndefined();
  });

  it('Sabine Wren adds a focus result against ships in her mobile arc at range 1-2', () => {
    const shot = (arc: number) =>
      attack(
        [tie([400, 510, 180])],
        [pilot('sabinewren-lancerclasspursuitcraft', { arc })],
        ['hit', 'hit', 'blank', 'blank'],
      );
    const game = shot(0).pick({ kind: 'ability' });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['blank', 'blank', 'focus']);
    expect(shot(2).question).toBeUndefined();
  });

  it.each(['zeborrelios-attackshuttle', 'zeborrelios-tiefighter', 'zeborrelios-sheathipedeclassshuttle'])(
    '%s may have critical hits canceled first',
    (name) => {
      const defense = ['evade', 'blank', ...(name.includes('tie') ? ['blank'] : [])];
      const game = attack([ahead()], [pilot(name)], ['hit', 'crit', ...defense]).pick({ use: true });
      expect(game.eventsOf('compared')).toMatchObject([{ hits: 1, crits: 0 }]);
    },
  );
});

describe('on both', () => {
  it.each([
    ['bobafett-scumandvillainy', near(), [] as TestShip[], true],
    ['bobafett-scumandvillainy', tie([400, 520, 180]), [] as TestShip[], false],
    ['jesspava', ahead(), [xwing([480, 300, 0])], true],
    ['jesspava', ahead(), [xwing([560, 300, 0])], false],
    ['rey', tie([400, 510, 180]), [] as TestShip[], true],
    ['rey', tie([400, 80, 0]), [] as TestShip[], false],
  ] as const)('%s rerolls', (name, target, friends, offered) => {
    const game = table({ us: [pilot(name), ...friends], them: [target] }).attack(0, 1 + friends.length);
    expect(game.question?.kind === 'modify-attack-dice' && game.offers({ kind: 'ability' })).toBe(
      offered && game.eventsOf('rolled')[0]!.faces.some((face) => name !== 'rey' || face === 'blank'),
    );
    game.passAll();
  });

  it.each(['poedameron', 'poedameron-swx57'])(
    '%s turns a focus result while he has a focus token',
    (name) => {
      const shot = (focus: number) =>
        attack([pilot(name, { tokens: { focus } })], [ahead()], ['focus', 'hit', 'hit']);
      const game = shot(1);
      game.rolls(...evades(3)).pick({ kind: 'ability' });
      expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'hit', 'hit']);
      expect(game.ship(0).tokens.focus).toBe(1);
      const defends = attack(
        [ahead()],
        [pilot(name, { tokens: { focus: 1 } })],
        ['hit', 'hit', 'focus', 'blank'],
      );
      defends.pick({ kind: 'ability' }).passAll();
      expect(defends.eventsOf('modified')[0]?.faces).toEqual(['evade', 'blank']);
      expect(
        attack([pilot(name)], [ahead()], ['focus', 'hit', 'hit', ...evades(3)]).question,
      ).toBeUndefined();
    },
  );

  it('Norra Wexley spends a lock on the enemy for a focus result', () => {
    const game = attack([pilot('norrawexley')], [ahead()], ['hit', 'hit'], [[0, 1]]);
    game.rolls(...evades(3)).pick({ kind: 'ability' });
    expect(game.eventsOf('modified')[0]?.faces).toEqual(['hit', 'hit', 'focus']);
    expect(game.eventsOf('lock-spent')).toHaveLength(1);
    expect(attack([pilot('norrawexley')], [ahead()], ['hit', 'hit', ...evades(3)]).question).toBeUndefined();
  });

  it('Inaldra spends a shield to reroll any number of dice', () => {
    const game = attack([pilot('inaldra')], [ahead()], ['blank', 'blank']);
    game.rolls('hit', 'hit', ...evades(3)).pick({ kind: 'ability', dice: [0, 1] });
    expect(game.ship(0).shields).toBe(0);
    const bare = attack([pilot('inaldra', { shields: 0 })], [ahead()], ['blank', 'blank', ...evades(3)]);
    expect(bare.question).toBeUndefined();
  });
});

describe('what enemies may not do', () => {
  it('“Omega Leader” keeps ships that he has locked from modifying dice in attacks with him', () => {
    const shot = (locks: Locks) =>
      attack([pilot('omegaleader')], [ahead({ tokens: { focus: 1, evade: 1 } })], ['hit', 'hit'], locks);
    const locked = shot([[0, 1]])
      .rolls('focus', 'focus', 'focus')
      .deals('direct-hit', 'direct-hit');
    locked.pick('done');
    expect(locked.question).toBeUndefined();
    const free = table({ us: [pilot('omegaleader')], them: [ahead({ tokens: { focus: 1 } })] })
      .rolls('hit', 'hit', 'focus', 'focus', 'focus')
      .attack(0, 1);
    expect(free.offers({ kind: 'focus' })).toBe(true);
    free.pick({ kind: 'focus' });
    const attacks = table({
      us: [ahead({ tokens: { focus: 1 } })],
      them: [pilot('omegaleader')],
      locks: [[1, 0]],
    })
      .rolls('focus', 'focus', ...evades(3))
      .attack(0, 1);
    expect(attacks.question).toBeUndefined();
  });

  it('Carnor Jax keeps enemies at range 1 from focus and evade actions and tokens', () => {
    const act = (jax: At) => table({ us: [tie([400, 300, 0])], them: [pilot('carnorjax', {}, jax)] }).act(0);
    const close = act([400, 420, 180]);
    expect(close.offers({ action: 'focus' })).toBe(false);
    const refused = close.refused('evade')!;
    expect(refused).toMatchObject({ ruling: 'xwing1:golden-rules.2', facts: { card: 'carnorjax' } });
    expect(refusalText(refused, close.state)).toBe('Evade: a card forbids it (Carnor Jax).');
    close.pick('none');
    const far = act([400, 490, 180]);
    expect(far.offers({ action: 'focus' })).toBe(true);
    far.pick('none');
    const shot = attack(
      [near({ tokens: { focus: 1 } })],
      [pilot('carnorjax')],
      ['focus', 'focus', 'blank', ...evades(3)],
    );
    expect(shot.question).toBeUndefined();
  });
});
