import { describe, expect, it } from 'vitest';
import { SECOND } from '../../rules.ts';
import { occasion, type Window } from '../../state.ts';
import {
  type At,
  decimator,
  interceptor,
  type TestGame,
  type TestShip,
  type TestTable,
  table,
  tie,
  xwing,
} from '../../testing/index.ts';

const us: At = [400, 400, 0];
/** Ahead of a small ship at `us`, so many mm away, facing it. */
const ahead = (gap: number): At => [400, 440 + gap, 180];
const beside = (gap: number): At => [360 - gap, 400, 0];
const card = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: us, ...more });
const window = (name: Window, more: { ship?: number; other?: number; what?: string } = {}) =>
  ({ kind: 'window', ...occasion(name, more) }) as const;
const pool = (game: TestGame, dice: string) =>
  game.eventsOf('rolled').find((one) => one.dice === dice)?.faces.length;
const hurt = { damage: ['facedown: Stunned Pilot'] };

describe('Imperial and First Order pilots that roll more dice', () => {
  const far = [xwing(ahead(150))];
  const near = [xwing(ahead(50))];
  const farther = [xwing(ahead(250))];
  const aside = [xwing([480, 560, 180])];
  const wing = (name: string) => [{ pilot: name, at: beside(20) }];
  const cases: readonly [string, string, readonly TestShip[], number, (readonly TestShip[])?][] = [
    ['maulermithel', 'at range 1', near, 4],
    ['maulermithel', 'at range 2', far, 2],
    ['scourgeskutu', 'with the defender in his bullseye', far, 3],
    ['scourgeskutu', 'with the defender beside it', aside, 2],
    ['gideonhask', 'against a damaged ship', [xwing(ahead(150), hurt)], 3],
    ['gideonhask', 'against a sound ship', far, 2],
    ['gideonhask-tieininterceptor', 'against a damaged ship', [xwing(ahead(150), hurt)], 4],
    ['scythe6-battleoverendor', 'at range 2', far, 3],
    ['scythe6-battleoverendor', 'at range 3', farther, 2],
    ['longshot', 'at range 3', farther, 3],
    ['longshot', 'at range 2', far, 2],
    ['backstabber-battleofyavin', 'beside Mauler', far, 3, wing('maulermithel')],
    ['backstabber-battleofyavin', 'beside Vader', far, 3, wing('darthvader')],
    ['backstabber-battleofyavin', 'beside nobody of them', far, 2, wing('howlrunner')],
    ['maulermithel-battleofyavin', 'beside Backstabber', far, 3, wing('backstabber-battleofyavin')],
  ];
  it.each(cases)('%s %s', (pilot, _when, them, dice, friends = []) => {
    const game = table({ us: [card(pilot), ...friends], them });
    expect(pool(game.attack(0, 1 + friends.length).passAll(), 'attack')).toBe(dice);
  });

  it('xwing2:faq-specific-card-questions.36 Scourge adds his die to Snap Shot in his bullseye', () => {
    const game = table({ us: [card('scourgeskutu', { upgrades: ['snapshot'] })], them: [xwing(ahead(230))] });
    game.fly(1, '1 straight');
    while (game.question && !game.offers({ use: true }) && !game.offers({ kind: 'attack' })) game.answer(0);
    if (game.offers({ use: true })) game.pick({ use: true });
    game.pick({ kind: 'attack' }).passAll();
    expect(pool(game, 'attack')).toBe(3);
  });

  it('Backdraft behind it, with its turret', () => {
    const behind = [xwing([400, 210, 0])];
    expect(
      pool(
        table({ us: [card('backdraft', { turret: 2 })], them: behind })
          .attack(0, 1)
          .passAll(),
        'attack',
      ),
    ).toBe(3);
    expect(
      pool(
        table({ us: [card('backdraft', { turret: 1 })], them: [xwing([590, 400, 180])] })
          .attack(0, 1)
          .passAll(),
        'attack',
      ),
    ).toBe(2);
  });

  const optional: readonly [string, Partial<TestShip>, object, Partial<TestShip>][] = [
    ['wampa', {}, { charges: 0 }, { charges: 0 }],
    ['wampa-battleofyavin', {}, { charges: 0 }, { charges: 0 }],
    ['puresabacc', hurt, {}, { damage: ['facedown: Stunned Pilot', 'facedown: Stunned Pilot'] }],
    ['dt798', {}, { tokens: { strain: 1 } }, { tokens: { strain: 1 } }],
    ['scorch', {}, { tokens: { stress: 1 } }, { tokens: { stress: 1 } }],
  ];
  it.each(optional)('%s if it likes', (pilot, has, after, cannot) => {
    const game = table({ us: [card(pilot, has)], them: [tie(ahead(150))] });
    const value = pilot === 'puresabacc' ? 3 : 2;
    game.attack(0, 1).pick({ use: true }).passAll();
    expect(pool(game, 'attack')).toBe(value + 1);
    expect(game.ship(0)).toMatchObject(after);
    const declined = table({ us: [card(pilot, has)], them: [tie(ahead(150))] }).attack(0, 1);
    declined.pick({ use: false }).passAll();
    expect(pool(declined, 'attack')).toBe(value);
    const other = table({ us: [card(pilot, cannot)], them: [tie(ahead(150))] }).attack(0, 1);
    expect(other.offers({ use: true })).toBe(false);
    other.passAll();
  });

  it('Wampa loses the charge when it was attacked', () => {
    const game = table({ us: [card('wampa')], them: [tie(ahead(150))] });
    game.attack(1, 0).passAll();
    expect(game.ship(0).charges).toBe(0);
  });

  it('Gar Saxon gives a die to a friend behind the defender', () => {
    const friend = tie([400, 400, 0]);
    const saxon = { pilot: 'garsaxon', at: [250, 400, 0] as At };
    const game = table({ us: [friend, saxon], them: [xwing([400, 590, 0])] });
    game.attack(0, 2).pick({ use: true }).passAll();
    expect(pool(game, 'attack')).toBe(3);
    expect(game.ship(1).charges).toBe(1);
    const facing = table({ us: [friend, saxon], them: [xwing([400, 590, 180])] }).attack(0, 2);
    expect(facing.offers({ use: true })).toBe(false);
    facing.passAll();
  });

  const defenders: readonly [string, Partial<TestShip>, number][] = [
    ['sapphire2-battleoverendor', { tokens: { focus: 1 } }, 4],
    ['sapphire2-battleoverendor', {}, 3],
    ['majorvynder', { tokens: { disarm: 1 } }, 3],
    ['majorvynder', {}, 2],
  ];
  it.each(defenders)('%s defends with %o', (pilot, has, dice) => {
    const game = table({ us: [card(pilot, has)], them: [tie(ahead(150))] });
    game.attack(1, 0).passAll();
    expect(pool(game, 'defense')).toBe(dice);
  });

  it('Blackout takes two defense dice when an obstacle is in the way', () => {
    const layout: TestTable = { us: [card('blackout')], them: [tie(ahead(150))] };
    expect(pool(table(layout).attack(0, 1).passAll(), 'defense')).toBe(3);
    const rock = { outline: 'coreasteroid5', at: [400, 520, 0] as At };
    const game = table({ ...layout, obstacles: [rock] })
      .attack(0, 1)
      .passAll();
    // 3 and 1 for the obstruction.
    expect(pool(game, 'defense')).toBe(2);
  });
});

describe('Imperial and First Order pilots that change dice', () => {
  const target = [tie(ahead(150))];
  const attacks: readonly [string, Partial<TestShip>, readonly string[], object, readonly string[]][] = [
    ['majorvermeil', {}, ['blank', 'focus', 'blank'], { dice: [0] }, ['hit', 'focus', 'blank']],
    ['darthvader-battleofyavin', {}, ['blank', 'focus'], { dice: [0] }, ['hit', 'focus']],
    ['static', { tokens: { focus: 1 } }, ['blank', 'focus'], { kind: 'ability' }, ['crit', 'crit']],
  ];
  it.each(attacks)('%s', (pilot, has, faces, wanted, after) => {
    const locks = [[0, 1]] as const;
    const game = table({ us: [card(pilot, has)], them: target, ...(pilot === 'static' ? { locks } : {}) });
    game.rolls(...faces, 'blank', 'blank', 'blank').attack(0, 1);
    game.pick({ kind: 'ability', ...wanted });
    expect(game.eventsOf('modified')[0]).toMatchObject({ faces: after });
    game.passAll();
  });

  it('xwing2:saw-reaper-corrections.2 Vermeil changes a blank or a focus, one of them, of a defender without green tokens', () => {
    const game = table({ us: [card('majorvermeil')], them: target });
    game.rolls('blank', 'focus', 'hit', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.options).toHaveLength(3);
    game.pick({ kind: 'ability', dice: [1] });
    expect(game.offers({ kind: 'ability' })).toBe(false);
    game.passAll();
    const green = table({ us: [card('majorvermeil')], them: [tie(ahead(150), { tokens: { evade: 1 } })] });
    green.rolls('blank', 'focus', 'hit', 'blank', 'blank', 'blank').attack(0, 1);
    expect(green.offers({ kind: 'ability' })).toBe(false);
    green.passAll();
  });

  it('xwing2:saw-reaper-corrections.3 Feroph changes a blank or a focus to an evade', () => {
    const game = table({ us: [card('captainferoph')], them: [tie(ahead(170))] });
    game
      .rolls('hit', 'hit', 'blank')
      .attack(1, 0)
      .pick({ kind: 'ability', dice: [0] });
    const because = 'xwing2:saw-reaper-corrections.3';
    expect(game.eventsOf('ability')).toMatchObject([{ because }]);
    expect(game.eventsOf('modified')).toMatchObject([{ dice: 'defense', faces: ['evade'], because }]);
    game.passAll();
  });

  it('Del Meeko helps a friend against a damaged attacker', () => {
    const game = table({
      us: [tie(us), card('delmeeko', { at: beside(50) })],
      them: [xwing(ahead(150), hurt)],
    });
    game.rolls('hit', 'hit', 'hit', 'blank', 'blank', 'blank').attack(2, 0);
    game.rolls('evade').pick({ kind: 'ability', ship: 1, dice: [0] });
    expect(game.eventsOf('modified')).toMatchObject([{ how: 'reroll', faces: ['evade', 'blank', 'blank'] }]);
    game.passAll();
    const sound = table({ us: [tie(us), card('delmeeko', { at: beside(50) })], them: [xwing(ahead(150))] });
    expect(sound.attack(2, 0).offers({ ship: 1 })).toBe(false);
    sound.passAll();
  });

  it('Dark Curse forbids to change the attack dice', () => {
    const spends = (pilot: string) => {
      const game = table({
        us: [card(pilot)],
        them: [xwing(ahead(150), { tokens: { focus: 1 } })],
        locks: [[1, 0]],
      });
      game.rolls('focus', 'blank', 'blank', 'evade', 'blank', 'blank').attack(1, 0);
      return game.everOffers({ kind: 'spend-focus' });
    };
    expect([spends('darkcurse-battleofyavin'), spends('academypilot')]).toEqual([false, true]);
  });

  it('Midnight forbids it to what he has locked, on both sides', () => {
    const layout: TestTable = {
      us: [card('midnight')],
      them: [xwing(ahead(150), { tokens: { focus: 1 } })],
    };
    const focused = table(layout).rolls('focus', 'blank', 'blank', 'evade', 'blank', 'blank').attack(1, 0);
    expect(focused.offers({ kind: 'spend-focus' })).toBe(true);
    focused.passAll();
    const locked = table({ ...layout, locks: [[0, 1]] });
    locked.rolls('focus', 'blank', 'blank', 'evade', 'blank', 'blank').attack(1, 0);
    expect(locked.offers({ kind: 'spend-focus' })).toBe(false);
    locked.passAll();
    locked.rolls('hit', 'hit', 'focus', 'focus').attack(0, 1);
    expect(locked.question?.kind).not.toBe('modify-defense-dice');
    locked.passAll();
  });

  it('Seyn Marana spends a crit for a facedown card, and the rest is canceled', () => {
    const game = table({ us: [card('seynmarana')], them: [xwing(ahead(150))] });
    game.rolls('crit', 'hit', 'blank', 'blank').attack(0, 1).pick({ kind: 'ability' }).passAll();
    expect(game.ship(1)).toMatchObject({ shields: 2 });
    expect(game.ship(1).damage).toHaveLength(1);
    expect(game.ship(1).damage[0]!.up).toBe(false);
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
  });

  it('Second Sister, Fifth Brother and Seventh Sister use two Force in the attack', () => {
    const faces = ['hit', 'hit', 'blank', 'blank', 'blank', 'blank'];
    const second = table({ us: [card('secondsister')], them: target })
      .rolls(...faces)
      .attack(0, 1);
    second.passAll();
    const turned = table({ us: [card('secondsister')], them: target })
      .rolls(...faces)
      .attack(0, 1);
    while (!turned.offers({ use: true })) turned.pick('done');
    turned.pick({ use: true }).passAll();
    expect(turned.eventsOf('neutralized')).toMatchObject([{ hits: 0, crits: 2 }]);
    expect(turned.ship(0).force).toBe(0);
    const fifth = table({ us: [card('fifthbrother')], them: target });
    fifth.rolls('hit', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    fifth.pick({ use: true }).passAll();
    expect(fifth.eventsOf('neutralized')).toMatchObject([{ hits: 1, crits: 1 }]);
    const seventh = table({ us: [card('seventhsister')], them: target });
    seventh.rolls('hit', 'blank', 'evade', 'blank', 'blank').attack(0, 1).pick({ use: true }).passAll();
    expect(seventh.eventsOf('neutralized')).toMatchObject([{ hits: 1, crits: 0 }]);
  });

  it('Kestal cancels every blank and focus of the defender for a focus token', () => {
    const game = table({ us: [card('lieutenantkestal', { tokens: { focus: 1 } })], them: target });
    game.rolls('hit', 'hit', 'focus', 'blank', 'evade').attack(0, 1).pick({ use: true }).passAll();
    expect(game.eventsOf('canceled').map(({ face }) => face)).toEqual(['blank', 'focus']);
    expect(game.ship(0).tokens.focus).toBe(0);
  });

  it('Countdown suffers a damage and is stressed to cancel all results', () => {
    const game = table({ us: [card('countdown')], them: [xwing(ahead(150))] });
    game.rolls('hit', 'hit', 'hit', 'blank', 'blank').attack(1, 0).pick({ use: true }).passAll();
    expect(game.ship(0).damage).toHaveLength(1);
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
    const stressed = table({ us: [card('countdown', { tokens: { stress: 1 } })], them: [xwing(ahead(150))] });
    stressed.rolls('hit', 'hit', 'hit', 'blank', 'blank').attack(1, 0);
    expect(stressed.question).toBeUndefined();
    expect(stressed.ship(0).damage).toHaveLength(3);
  });

  it('Dobbs takes an ion token to cancel a hit on a friend, from where the attack goes', () => {
    const dobbs = card('captaindobbs', { at: [340, 400, 0] });
    const game = table({ us: [tie(us), dobbs], them: [xwing(ahead(150))] });
    game.rolls('hit', 'hit', 'blank', 'blank', 'blank', 'blank').attack(2, 0);
    game.pick({ use: true }).passAll();
    expect(game.ship(1).tokens.ion).toBe(1);
    expect(game.ship(0).damage).toHaveLength(1);
  });

  it('Moff Gideon: defense dice stay as they are, and a friend beside the defender is strained', () => {
    const gideon = card('moffgideon', { at: [250, 400, 0] });
    const friend = tie([450, 590, 0]);
    const game = table({
      us: [tie(us), gideon, friend],
      them: [xwing([400, 590, 180], { tokens: { focus: 1 } })],
    });
    game.rolls('hit', 'hit', 'focus', 'focus').attack(0, 3).pick({ target: 2 });
    expect(game.ship(2).tokens.strain).toBe(1);
    expect(game.ship(1).charges).toBe(1);
    expect(game.question).toBeUndefined();
    expect(game.ship(3).tokens.focus).toBe(1);
    // Only in that attack.
    expect(game.ship(1).lasting).toEqual([]);
  });

  it('Chiraneau needs a reinforce token towards the defender', () => {
    const chiraneau = (tokens: object) => card('rearadmiralchiraneau', { tokens, turret: 0 });
    const front = [xwing([400, 620, 180])];
    const game = table({ us: [chiraneau({ 'reinforce-fore': 1 })], them: front });
    game.rolls('focus', 'blank', 'blank', 'blank', 'blank').attack(0, 1).pick({ kind: 'ability' });
    expect(game.eventsOf('modified')).toMatchObject([{ faces: ['crit', 'blank', 'blank'] }]);
    game.passAll();
    const away = table({ us: [chiraneau({ 'reinforce-aft': 1 })], them: front });
    away.rolls('focus', 'blank', 'blank', 'blank', 'blank').attack(0, 1);
    expect(away.offers({ kind: 'ability' })).toBe(false);
    away.passAll();
  });
});

describe('Imperial pilots that the errata name', () => {
  it('xwing2:errata-ship-cards.1 an unstressed Striker must boost before its dial; Duchess may, even stressed', () => {
    const must = table({ us: [card('blacksquadronscout')] }).fly(0, '1 straight');
    expect(must.question?.kind).toBe('boost-direction');
    expect(must.offers({ kind: 'none' })).toBe(false);
    must.answer(0);
    must.passAll();
    const stressed = table({ us: [card('planetarysentinel', { tokens: { stress: 2 } })] }).fly(
      0,
      '1 straight',
    );
    expect(stressed.question).toBeUndefined();
    const duchess = table({ us: [card('duchess', { tokens: { stress: 2 } })] }).fly(0, '1 straight');
    duchess.pick({ use: true });
    expect(duchess.question?.kind).toBe('boost-direction');
    duchess.answer(0).passAll();
    const not = table({ us: [card('duchess')] })
      .fly(0, '1 straight')
      .pick({ use: false });
    expect(not.eventsOf('maneuver')).toMatchObject([{ from: { x: 400, y: 400 } }]);
    not.passAll();
  });

  it('xwing2:errata-ship-cards.2 an unstressed Reaper may boost before its dial', () => {
    const game = table({ us: [card('scarifbasepilot')] }).fly(0, '1 straight');
    expect(game.options).toEqual([{ use: true }, { use: false }]);
    game.passAll();
    const stressed = table({ us: [card('scarifbasepilot', { tokens: { stress: 2 } })] }).fly(0, '1 straight');
    expect(stressed.offers({ use: true })).toBe(false);
    stressed.passAll();
  });

  it('xwing2:errata-ship-cards.3 Vagabond may drop a device after his ailerons', () => {
    const game = table({ us: [card('vagabond', { upgrades: ['protonbombs'] })] }).fly(0, '1 straight');
    game.pick({ direction: 'straight' }).pick({ use: true });
    while (game.question && game.state.devices.length === 0) game.answer(0);
    expect(game.state.devices).toHaveLength(1);
    expect(game.story.findIndex((kind) => kind.startsWith('device'))).toBeLessThan(
      game.story.indexOf('dial-revealed'),
    );
    game.passAll();
  });

  it('xwing2:errata-ship-cards.4 Vizier coordinates after his ailerons, and then has no Perform Action step', () => {
    const layout: TestTable = { us: [card('vizier'), tie([330, 700, 0])] };
    const game = table(layout).fly(0, '1 straight').pick({ use: true }).pick({ direction: 'straight' });
    game.pick({ action: 'coordinate' }).pick({ action: 'focus' });
    game.passAll();
    expect(game.ship(1).tokens.focus).toBe(1);
    expect(game.eventsOf('action-skipped')).toHaveLength(1);
    const not = table(layout).fly(0, '1 straight').pick({ use: true }).pick({ direction: 'straight' });
    not.pick('none');
    expect(not.offers({ action: 'focus' })).toBe(true);
    not.passAll();
  });

  it('xwing2:errata-ship-cards.11 Oicunn attacks at range 0 as at range 1', () => {
    const game = table({
      us: [card('captainoicunn', { tokens: { focus: 1 } })],
      them: [decimator([400, 482, 180])],
      contacts: [[0, 1]],
    });
    game.rolls('focus', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.state.attack?.range).toBe(1);
    expect(pool(game, 'attack')).toBe(4);
    expect(game.offers({ kind: 'spend-focus' })).toBe(true);
    game.passAll();
  });

  it('xwing2:errata-ship-cards.12 Goran gives a friend of lower initiative an evade token and takes a strain token', () => {
    const friend = tie(beside(100), { tokens: { strain: 1, stress: 1 } });
    const game = table({ us: [card('commandantgoran'), friend] }).run(window('start-of-engagement'));
    expect(game.ship(1).tokens).toMatchObject({ evade: 1, strain: 0, stress: 1 });
    const alone = table({ us: [card('commandantgoran'), card('soontirfel', { at: beside(100) })] });
    expect(alone.run(window('start-of-engagement')).question).toBeUndefined();
  });

  it('xwing2:errata-standard-loadouts.3 Iden Versio prevents 1 of 2 damage to a friendly TIE for 2 charges', () => {
    const iden = card('idenversio-battleofyavin', { at: beside(50) });
    const game = table({ us: [interceptor(us), iden], them: [xwing(ahead(150))] });
    game.rolls('hit', 'hit', 'blank', 'blank', 'blank', 'blank').attack(2, 0).pick({ ship: 1 }).passAll();
    expect(game.ship(0).damage).toHaveLength(1);
    expect(game.ship(1).charges).toBe(0);
  });

  it('xwing2:faq-specific-card-questions.2 the Grand Inquisitor applies no range bonus to ordnance, but to other attacks, and prevents it', () => {
    const rockets = table({
      us: [card('grandinquisitor', { upgrades: ['concussionmissiles'] })],
      them: [xwing(ahead(150))],
      locks: [[0, 1]],
    });
    rockets.engage(0).pick({ kind: 'attack', weapon: 1 });
    expect(rockets.offers({ use: true })).toBe(false);
    rockets.passAll();
    const primary = table({ us: [card('grandinquisitor')], them: [xwing(ahead(150))] }).attack(0, 1);
    primary.pick({ use: true }).passAll();
    expect(pool(primary, 'attack')).toBe(3);
    expect(primary.ship(0).force).toBe(1);
    const defends = table({ us: [card('grandinquisitor')], them: [xwing(ahead(50))] }).attack(1, 0);
    defends.pick({ use: true }).passAll();
    expect(pool(defends, 'attack')).toBe(3);
  });

  it('xwing2:faq-specific-card-questions.61 Rhymer attacks with torpedoes and missiles one range nearer or farther, at range 0 too', () => {
    const engages = (pilot: string, upgrade: string, gap: number, contacts: TestTable['contacts'] = []) =>
      table({
        us: [card(pilot, { upgrades: [upgrade] })],
        them: [xwing(ahead(gap))],
        locks: [[0, 1]],
        contacts,
      })
        .engage(0)
        .offers({ kind: 'attack', weapon: 1 });
    expect(engages('majorrhymer', 'protontorpedoes', 250)).toBe(true);
    expect(engages('majorrhymer', 'protontorpedoes', 50)).toBe(true);
    expect(engages('majorrhymer', 'clustermissiles', 0, [[0, 1]])).toBe(true);
    expect(engages('gammasquadronace', 'protontorpedoes', 250)).toBe(true);
    expect(engages('gammasquadronace', 'protontorpedoes', 50)).toBe(false);
    expect(engages('gammasquadronace', 'clustermissiles', 0, [[0, 1]])).toBe(false);
  });

  it('Maarek Stele picks the damage card of three', () => {
    const game = table({ us: [card('maarekstele')], them: [tie(ahead(150))] });
    game.rolls('crit', 'blank', 'blank', 'blank', 'blank');
    game.deals('Damaged Engine', 'Hull Breach', 'Loose Stabilizer').attack(0, 1);
    expect(game.options).toEqual([
      { name: 'Damaged Engine' },
      { name: 'Hull Breach' },
      { name: 'Loose Stabilizer' },
    ]);
    game.checkViews().pick({ name: 'Hull Breach' });
    expect(game.eventsOf('damage-dealt')).toMatchObject([{ card: 'Hull Breach' }]);
    const { discarded, deck } = game.state.players[1]!;
    expect(discarded.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(deck.reduce((sum, count) => sum + count, 0)).toBe(30);
    game.passAll();
  });
});

describe('cards of which one is dealt', () => {
  it('xwing2:damage-cards.10 are not seen by the one who is dealt it', () => {
    const seen = (...cards: readonly string[]) => {
      const game = table({ us: [card('maarekstele')], them: [tie(ahead(150))] });
      game.rolls('crit', 'blank', 'blank', 'blank', 'blank');
      game.deals(...cards).attack(0, 1);
      expect(game.question).toMatchObject({ kind: 'search-deck', player: 0 });
      return SECOND.view(game.state, 1);
    };
    const [one, other] = [
      seen('Damaged Engine', 'Hull Breach', 'Loose Stabilizer'),
      seen('Fuel Leak', 'Structural Damage', 'Hull Breach'),
    ];
    expect(one).toEqual(other);
  });
});

describe('Imperial and First Order pilots in their moments', () => {
  const enemyAhead = [xwing(ahead(150))];

  it('Soontir Fel and Muse at the start of the Engagement Phase', () => {
    const soontir = table({ us: [card('soontirfel')], them: enemyAhead }).run(window('start-of-engagement'));
    expect(soontir.ship(0).tokens.focus).toBe(1);
    const aside = table({ us: [card('soontirfel')], them: [xwing([600, 600, 180])] });
    expect(aside.run(window('start-of-engagement')).ship(0).tokens.focus).toBe(0);
    const muse = table({ us: [card('muse'), tie(beside(50), { tokens: { stress: 1 } })] });
    muse.run(window('start-of-engagement')).pick({ target: 1 });
    expect(muse.ship(1).tokens.stress).toBe(0);
  });

  it('the ISB Jingoist: deplete or strain, unless a green token goes', () => {
    const layout = (tokens: object): TestTable => ({
      us: [card('isbjingoist')],
      them: [xwing(ahead(50), { tokens })],
    });
    const plain = table(layout({}))
      .run(window('before-engaging', { ship: 0 }))
      .pick({ target: 1 });
    expect(plain.question?.player).toBe(0);
    plain.pick({ token: 'strain' });
    expect(plain.ship(1).tokens.strain).toBe(1);
    const green = table(layout({ focus: 1 }))
      .run(window('before-engaging', { ship: 0 }))
      .pick({ target: 1 });
    expect(green.question).toMatchObject({ player: 1, options: [{ use: true }, { use: false }] });
    green.pick({ use: true }).passAll();
    expect(green.ship(1).tokens).toMatchObject({ focus: 0, strain: 0, deplete: 0 });
  });

  const afterActions: readonly [string, string, Partial<TestShip>, Readonly<Record<string, unknown>>][] = [
    ['sigma4-battleofyavin', 'barrel-roll', {}, { action: 'boost' }],
    ['junoeclipse', 'focus', {}, { action: 'boost', difficulty: 'red' }],
    ['darthvader', 'focus', {}, { action: 'barrel-roll' }],
    ['darthvader-swz105', 'focus', {}, { action: 'lock' }],
  ];
  it.each(afterActions)('%s after a %s action', (pilot, action, has, wanted) => {
    const game = table({ us: [card(pilot, has)], them: enemyAhead });
    game.run(window('after-action', { ship: 0, what: action }));
    if (!game.offers(wanted)) game.pick({ use: true });
    expect(game.offers(wanted)).toBe(true);
    game.passAll();
  });

  it('Maus Monare calculates after evading, Tomax Bren focuses after a barrel roll or reloads a talent', () => {
    const maus = table({ us: [card('mausmonare-battleoverendor')] })
      .act(0)
      .pick({ action: 'evade' })
      .passAll();
    expect(maus.ship(0).tokens).toMatchObject({ evade: 1, calculate: 1 });
    const tomax = table({ us: [card('tomaxbren-swz98')] });
    tomax.run(window('after-action', { ship: 0, what: 'barrel-roll' })).pick({ use: true });
    expect(tomax.ship(0)).toMatchObject({ charges: 0, tokens: { focus: 1 } });
    const talent = table({ us: [card('tomaxbren', { upgrades: ['crackshot:0'] })] });
    talent.run(window('after-action', { ship: 0, what: 'reload' })).pick({ use: true });
    while (talent.question) talent.answer(0);
    expect(talent.ship(0).upgrades[0]).toMatchObject({ charges: 1 });
  });

  const afterAttacks: readonly [string, number, readonly string[], object][] = [
    ['sigma5-battleofyavin', 3, ['hit', 'hit', 'hit'], { tokens: { evade: 1 }, charges: 1 }],
    ['whisper', 3, ['hit', 'hit', 'hit'], { tokens: { evade: 1 } }],
    ['whisper-ssl', 3, ['blank', 'blank', 'blank'], { tokens: { cloak: 1 }, charges: 1 }],
  ];
  it.each(afterAttacks)('%s after an attack', (pilot, count, faces, after) => {
    const game = table({ us: [card(pilot)], them: [decimator([400, 640, 180])] });
    game.rolls(...faces.slice(0, count)).attack(0, 1);
    while (game.question)
      game.pick(
        game.offers({ use: true })
          ? { use: true }
          : game.offers({ kind: 'action' })
            ? { kind: 'action' }
            : 'done',
      );
    expect(game.ship(0).tokens).toMatchObject((after as { tokens: object }).tokens);
    expect(game.ship(0)).toMatchObject({ ...after, tokens: game.ship(0).tokens });
  });

  it('Ciena Ree is stressed when she destroys, relieved when a friend goes', () => {
    const game = table({
      us: [card('cienaree')],
      them: [tie(ahead(150), { damage: [...hurt.damage, ...hurt.damage] })],
    });
    game.rolls('hit', 'hit', 'hit', 'blank', 'blank', 'blank').attack(0, 1).passAll();
    expect(game.ship(0).tokens.stress).toBe(1);
    const lost = table({ us: [card('cienaree', { tokens: { stress: 1 } }), tie(beside(50))] });
    lost.run(window('after-destroyed', { ship: 1 })).passAll();
    expect(lost.ship(0).tokens.stress).toBe(0);
  });

  it('Hebsly, Valen Rudor and Tavson act after attacks', () => {
    const hebsly = table({ us: [card('lieutenanthebsly-battleoverendor')], them: enemyAhead });
    hebsly.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(1, 0);
    expect(hebsly.offers({ action: 'boost', difficulty: 'red' })).toBe(true);
    hebsly.passAll();
    const valen = table({ us: [tie(us), card('valenrudor', { at: beside(50) })], them: enemyAhead });
    valen.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(2, 0).pick({ action: 'focus' });
    expect(valen.ship(1).tokens.focus).toBe(1);
    valen.passAll();
    const tavson = table({ us: [card('lieutenanttavson')], them: [xwing([400, 640, 180])] });
    tavson.rolls('hit', 'blank', 'blank', 'blank').attack(1, 0);
    tavson.pick({ action: 'focus' });
    expect(tavson.ship(0)).toMatchObject({ charges: 1, tokens: { focus: 1 } });
    tavson.passAll();
  });

  it('Rexler Brath exposes a card when he hit with an evade token', () => {
    const game = table({
      us: [card('rexlerbrath', { tokens: { evade: 1 } })],
      them: [decimator([400, 640, 180], { shields: 0 })],
    });
    game.rolls('hit', 'blank', 'blank').attack(0, 1).passAll();
    expect(game.ship(1).damage.map(({ up }) => up)).toEqual([true]);
  });

  it('Vessery locks the ship that somebody has locked', () => {
    const layout: TestTable = { us: [card('colonelvessery'), tie(beside(50))], them: enemyAhead };
    const game = table({ ...layout, locks: [[1, 2]] })
      .attack(0, 2)
      .pick({ use: true });
    expect(game.state.locks).toContainEqual({ by: 0, kind: 'ship', on: 2 });
    game.passAll();
    expect(table(layout).attack(0, 2).offers({ use: true })).toBe(false);
  });

  it('Quickdraw shoots back when a shield is lost', () => {
    const game = table({ us: [card('quickdraw')], them: enemyAhead });
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank').attack(1, 0);
    while (game.question && !game.offers({ use: true })) game.passAll();
    game.pick({ use: true });
    expect(game.offers({ kind: 'attack', target: 1 })).toBe(true);
    game.passAll();
    expect(game.ship(0).charges).toBe(0);
  });

  it('Kylo Ren assigns his condition, and in the Whisper turns cards up', () => {
    const silencer = table({ us: [card('kyloren')], them: enemyAhead });
    silencer.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(1, 0).pick({ use: true });
    while (silencer.question) silencer.answer(0);
    expect(silencer.ship(1).conditions).toMatchObject([{ id: 'illshowyouthedarkside' }]);
    const whisper = table({ us: [card('kyloren-tiewiwhispermodifiedinterceptor')], them: [tie(ahead(150))] });
    whisper.rolls('hit', 'blank', 'blank', 'blank', 'blank').deals('Hull Breach').attack(0, 1);
    while (whisper.question && whisper.question.kind !== 'replacement') whisper.pick('done');
    whisper.pick({ ship: 0 });
    expect(whisper.ship(1).damage).toMatchObject([{ up: true }]);
    whisper.passAll();
  });

  it('Thanisson makes a stressed ship in his arc tractored, in the phases of ships', () => {
    const game = table({
      us: [card('pettyofficerthanisson')],
      them: [xwing([400, 620, 180])],
      phase: 'activation',
    });
    game.run(window('after-gain', { ship: 1, what: 'stress' })).pick({ use: true });
    expect(game.ship(1).tokens.tractor).toBe(1);
    game.passAll();
    const end = table({ us: [card('pettyofficerthanisson')], them: [xwing([400, 620, 180])], phase: 'end' });
    expect(end.run(window('after-gain', { ship: 1, what: 'stress' })).question).toBeUndefined();
  });

  it('Cardinal helps ships of lower initiative until his charges are lost', () => {
    const layout: TestTable = {
      us: [tie(us), card('captaincardinal', { at: [250, 400, 0] })],
      them: enemyAhead,
    };
    const game = table(layout).rolls('focus', 'blank').attack(0, 2);
    game.rolls('hit', 'blank', 'blank').pick({ kind: 'ability', ship: 1, dice: [0] });
    expect(game.eventsOf('modified')).toMatchObject([{ faces: ['hit', 'blank'] }]);
    game.passAll();
    game.run(window('after-destroyed', { ship: 2 })).passAll();
    expect(game.ship(1).charges).toBe(1);
  });

  it('Karsabi trades the disarm token for stress, and reloads two charges in his other coat', () => {
    const game = table({ us: [card('lieutenantkarsabi', { tokens: { disarm: 1 } })] });
    game.run(window('after-gain', { ship: 0, what: 'disarm' })).pick({ use: true });
    expect(game.ship(0).tokens).toMatchObject({ disarm: 0, stress: 1 });
    const reload = table({ us: [card('lieutenantkarsabi-ssl', { upgrades: ['concussionmissiles:0'] })] });
    reload.act(0).pick({ action: 'reload' });
    while (reload.question && reload.question.kind !== 'reload') reload.answer(0);
    reload.passAll();
    expect(reload.ship(0).upgrades.find(({ id }) => id === 'concussionmissiles')).toMatchObject({
      charges: 2,
    });
  });

  it('Jendon sends locks beyond range 3 for the round', () => {
    const game = table({
      us: [card('coloneljendon'), xwing([250, 400, 0])],
      them: [xwing([400, 560, 180]), xwing([400, 800, 180])],
    });
    game.run(window('start-of-activation')).pick({ use: true });
    game.act(1).pick({ action: 'lock' }).passAll();
    // The only ship beyond range 3.
    expect(game.state.locks).toEqual([{ by: 1, kind: 'ship', on: 3 }]);
  });

  it('Zertik Strom spends his lock to expose a card', () => {
    const game = table({ us: [card('zertikstrom')], them: [xwing(ahead(150), hurt)], locks: [[0, 1]] });
    game.run(window('during-end')).pick({ target: 1 });
    expect(game.state.locks).toEqual([]);
    expect(game.ship(1).damage).toMatchObject([{ up: true }]);
  });

  it('Echo does what an enemy beside him did', () => {
    const game = table({ us: [card('echo-ssl')], them: [xwing(ahead(50))] });
    game.act(1).pick({ action: 'focus' });
    game.pick({ action: 'focus' });
    expect(game.ship(0)).toMatchObject({ charges: 0, tokens: { focus: 1 } });
  });

  it('Vonreg, Mianda, Skerris, Jerjerrod, Rampage and Dread', () => {
    const vonreg = table({ us: [card('majorvonreg')], them: enemyAhead, phase: 'system' });
    vonreg
      .run({ kind: 'system-ship', ship: 0 })
      .pick({ kind: 'ability' })
      .pick({ target: 1 })
      .pick({ token: 'deplete' });
    expect(vonreg.ship(1).tokens.deplete).toBe(1);
    vonreg.passAll();
    const mianda = table({ us: [card('majormianda-battleoverendor'), tie(beside(100))] });
    mianda.run(window('during-end')).pick({ use: true });
    expect(mianda.offers({ action: 'boost', difficulty: 'red' })).toBe(true);
    mianda.pick('none').pick({ target: 1 });
    expect(mianda.question).toMatchObject({ kind: 'action', ship: 1 });
    mianda.passAll();
    const skerris = table({ us: [card('vultskerris-tieininterceptor')] });
    skerris
      .run(window('before-engaging', { ship: 0 }))
      .pick({ action: 'focus' })
      .passAll();
    expect(skerris.ship(0)).toMatchObject({ charges: 0 });
    skerris.act(0).pick({ kind: 'card' }).passAll();
    expect(skerris.ship(0)).toMatchObject({ charges: 1, tokens: { strain: 1 } });
    const jul = table({ us: [card('juljerjerrod', { tokens: { deplete: 1 } })] });
    jul
      .run(window('after-action', { ship: 0, what: 'boost' }))
      .pick({ use: true })
      .passAll();
    expect(jul.ship(0)).toMatchObject({ charges: 2, tokens: { deplete: 0 } });
    const dread = table({ us: [card('dread')], them: enemyAhead });
    dread.run(window('after-action', { ship: 0, what: 'reload' }));
    expect(dread.ship(1).tokens.deplete).toBe(1);
    const rampage = table({ us: [card('rampage', { turret: 0, ...hurt })], them: [xwing([400, 470, 180])] });
    rampage.fly(0, '3 straight').passAll();
    rampage.state.ships[0]!.flown = { ...rampage.ship(0).flown, speed: 3 };
    rampage.state.ships[1]!.y = rampage.ship(0).y + 80;
    rampage.run(window('after-maneuver', { ship: 0 })).pick({ target: 1 });
    expect(rampage.ship(1).tokens.strain).toBe(2);
  });
});

describe('Imperial and First Order pilots, the rest', () => {
  const target = [decimator([400, 640, 180])];

  it('Jonus rerolls up to two dice of torpedoes and missiles, not of others', () => {
    const bomber: TestShip = { pilot: 'gammasquadronace', at: us, upgrades: ['concussionmissiles'] };
    const layout: TestTable = {
      us: [bomber, card('captainjonus', { at: beside(50) })],
      them: target,
      locks: [[0, 2]],
    };
    const missile = table(layout)
      .rolls('blank', 'blank', 'hit')
      .engage(0)
      .pick({ kind: 'attack', weapon: 1 });
    expect(missile.offers({ kind: 'ability', ship: 1, dice: [0, 1] })).toBe(true);
    missile.rolls('hit', 'hit').pick({ kind: 'ability', ship: 1, dice: [0, 1] });
    expect(missile.eventsOf('modified')).toMatchObject([{ how: 'reroll', faces: ['hit', 'hit', 'hit'] }]);
    missile.passAll();
    const primary = table(layout).engage(0).pick({ kind: 'attack', weapon: 0 });
    expect(primary.offers({ kind: 'ability', ship: 1 })).toBe(false);
    primary.passAll();
  });

  it('Rhymer of another coat turns a focus of torpedoes in his bullseye', () => {
    const game = table({
      us: [card('majorrhymer-swz98', { upgrades: ['protontorpedoes'] })],
      them: target,
      locks: [[0, 1]],
    });
    game.rolls('focus', 'focus', 'blank', 'blank', 'blank').engage(0).pick({ kind: 'attack', weapon: 1 });
    const options = game.options as readonly { kind: string; ability?: string }[];
    expect(options.some(({ ability }) => ability?.startsWith('pilot'))).toBe(true);
    game.passAll();
  });

  it('Rubbel strikes back for a friend that was dealt a card', () => {
    const layout: TestTable = {
      us: [tie(us), card('flightleaderubbel', { at: [320, 400, 0], turret: 0 })],
      them: [xwing(ahead(150))],
    };
    const game = table(layout).rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(2, 0);
    expect(game.offers({ kind: 'attack', target: 2 })).toBe(true);
    game.passAll();
    const missed = table(layout).rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(2, 0);
    expect(missed.question).toBeUndefined();
  });

  it('Lyttan Dree at the side of the defender lets an attacker reroll', () => {
    const dree = card('lyttandree', { at: [580, 560, 0] });
    const game = table({ us: [xwing([480, 400, 0]), dree], them: [xwing([480, 590, 180])] });
    game.rolls('blank', 'blank', 'blank').attack(0, 2);
    expect(game.offers({ kind: 'ability', ship: 1, dice: [0] })).toBe(true);
    game.passAll();
    const ahead_ = table({
      us: [xwing([480, 400, 0]), card('lyttandree', { at: [480, 330, 0] })],
      them: [xwing([480, 590, 180])],
    });
    ahead_.rolls('blank', 'blank', 'blank').attack(0, 2);
    expect(ahead_.offers({ kind: 'ability', ship: 1 })).toBe(false);
    ahead_.passAll();
  });

  it('Double Edge attacks with another weapon after a miss with a missile', () => {
    const game = table({
      us: [card('doubleedge', { upgrades: ['concussionmissiles'] })],
      them: [xwing(ahead(150))],
      locks: [[0, 1]],
    });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank').engage(0).pick({ kind: 'attack', weapon: 1 });
    while (game.question?.kind === 'modify-attack-dice') game.pick('done');
    expect(game.offers({ kind: 'attack', weapon: 0 })).toBe(true);
    expect(game.offers({ kind: 'attack', weapon: 1 })).toBe(false);
    game.passAll();
  });

  it('Yorr follows a hit with a cannon', () => {
    const yorr = card('captainyorr-battleoverendor', { upgrades: ['ioncannon'] });
    const game = table({ us: [yorr], them: target });
    game.rolls('hit', 'blank', 'blank').engage(0).pick({ kind: 'attack', weapon: 0 });
    // Chiss Engineering, then his own ability.
    game.pick({ use: false }).pick({ use: true });
    expect(game.offers({ kind: 'attack', weapon: 1 })).toBe(true);
    expect(game.offers({ kind: 'attack', weapon: 0 })).toBe(false);
    game.passAll();
    expect(game.ship(0).charges).toBe(1);
  });

  it('Vynder follows a missile with a cannon, and turns a focus then', () => {
    const vynder = card('majorvynder-ssl', { upgrades: ['concussionmissiles', 'ioncannon'] });
    const game = table({ us: [vynder], them: target, locks: [[0, 1]] });
    game.rolls('blank', 'blank', 'blank').engage(0).pick({ kind: 'attack', weapon: 1 });
    while (game.question?.kind === 'modify-attack-dice') game.pick('done');
    game.rolls('focus', 'blank', 'blank').pick({ kind: 'attack', weapon: 2 });
    game.pick({ kind: 'ability', dice: [0] });
    game.passAll();
    expect(game.eventsOf('neutralized').at(-1)).toMatchObject({ hits: 1 });
  });

  it('Soontir Fel moves after an attack for a charge and a deplete token', () => {
    const game = table({ us: [card('soontirfel-battleoverendor')], them: target });
    game.rolls('blank', 'blank', 'blank').attack(0, 1);
    while (game.question && !game.offers({ use: true })) game.answer(game.options.length - 1);
    game.pick({ use: true }).pick({ effect: 0 });
    expect(game.question?.kind).toBe('boost-direction');
    game.answer(0).passAll();
    expect(game.ship(0)).toMatchObject({ charges: 1, tokens: { deplete: 1 } });
    expect(game.story).not.toContain('action');
  });

  it('Jendon turns a blank to a focus without shields', () => {
    const at0 = (shields: number) => {
      const game = table({
        us: [card('coloneljendon-battleoverendor', { shields })],
        them: [xwing(ahead(150))],
      });
      game.rolls('hit', 'hit', 'hit', 'blank', 'blank', 'blank').attack(1, 0);
      const offered = game.offers({ kind: 'ability' });
      game.passAll();
      return offered;
    };
    expect([at0(0), at0(1)]).toEqual([true, false]);
  });

  it('TN-3465 suffers for a crit of a friend near the defender', () => {
    const game = table({ us: [tie(us), card('tn3465', { at: [300, 590, 0] })], them: [xwing(ahead(150))] });
    game
      .rolls('blank', 'blank', 'blank', 'blank')
      .attack(0, 2)
      .pick({ kind: 'ability', ship: 1, dice: [0] });
    expect(game.eventsOf('modified')).toMatchObject([{ faces: ['crit', 'blank'] }]);
    expect(game.ship(1).shields).toBe(0);
    game.passAll();
  });

  it('Scimitar 1, Sigma 7 and Yrica Quell lock', () => {
    const scimitar = table({
      us: [tie(us), card('scimitar1-battleoverendor', { at: beside(50) })],
      them: target,
    });
    scimitar.rolls('blank', 'blank').attack(0, 2);
    while (scimitar.question && !scimitar.offers({ use: true })) scimitar.answer(scimitar.options.length - 1);
    scimitar.pick({ use: true }).passAll();
    expect(scimitar.state.locks).toEqual([{ by: 1, kind: 'ship', on: 2 }]);
    expect(scimitar.ship(1).charges).toBe(1);
    const sigma = table({ us: [card('sigma7-battleofyavin')], them: [xwing(ahead(50))], phase: 'system' });
    sigma.run({ kind: 'system-ship', ship: 0 });
    sigma.pick({ kind: 'ability', ability: 'pilot.0' });
    while (sigma.question && sigma.state.locks.length === 0) sigma.answer(0);
    expect(sigma.state.locks).toEqual([{ by: 0, kind: 'ship', on: 1 }]);
    sigma.passAll();
    const quell = table({ us: [card('yricaquell')], them: [xwing([400, 700, 180])] });
    quell.fly(0, '2 straight').pick({ use: true });
    expect(quell.state.locks).toEqual([{ by: 0, kind: 'ship', on: 1 }]);
    quell.passAll();
    const alone = table({ us: [card('yricaquell')], them: [xwing([600, 700, 180])] }).fly(0, '2 straight');
    expect(alone.offers({ use: true })).toBe(false);
    alone.passAll();
  });

  it('Sigma 6, Night Beast and Iden Versio as on their other cards', () => {
    const sigma = table({ us: [card('sigma6-battleofyavin')] }).fly(0, '3 straight');
    while (sigma.question && !sigma.offers({ action: 'slam' })) sigma.answer(sigma.options.length - 1);
    expect(sigma.offers({ action: 'slam' })).toBe(true);
    sigma.passAll();
    const beast = table({ us: [card('nightbeast-swz105')] }).fly(0, '2 straight');
    expect(beast.options).toHaveLength(2);
    beast.pick({ action: 'focus' }).passAll();
    const iden = table({ us: [card('idenversio-swz105')], them: [xwing(ahead(150))] });
    iden.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').attack(1, 0);
    while (iden.question && iden.question.kind !== 'replacement') iden.passAll();
    iden.pick({ ship: 0 }).passAll();
    expect(iden.ship(0)).toMatchObject({ damage: [], charges: 0 });
  });

  it('Magna Tolvan performs white actions with two stress tokens, and one when she is stressed', () => {
    const game = table({ us: [card('magnatolvan', { tokens: { stress: 2 } })] }).act(0);
    expect(game.offers({ action: 'evade' })).toBe(true);
    game.passAll();
    const gained = table({ us: [card('magnatolvan', { tokens: { stress: 1 } })] });
    gained.run(window('after-gain', { ship: 0, what: 'stress' }));
    expect(gained.offers({ action: 'focus' })).toBe(true);
    gained.passAll();
    const three = table({ us: [card('magnatolvan', { tokens: { stress: 3 } })] }).act(0);
    expect(three.question).toBeUndefined();
  });

  it('Avenger acts when a friend is destroyed, even while stressed', () => {
    const game = table({ us: [card('avenger', { tokens: { stress: 1 } }), tie(beside(50))] });
    game.run(window('after-destroyed', { ship: 1 })).pick({ action: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(1);
  });

  it('Wrath attacks somebody else after his bullseye, with a red or orange token', () => {
    const layout = (tokens: object): TestTable => ({
      us: [card('wrath', { tokens, upgrades: ['heavylasercannon'] })],
      them: [xwing(ahead(150)), xwing([460, 590, 180])],
    });
    const attack = (tokens: object) => {
      const game = table(layout(tokens)).engage(0).pick({ kind: 'attack', arc: 'bullseye', target: 1 });
      while (game.question && !game.offers({ kind: 'attack' })) game.answer(game.options.length - 1);
      return game;
    };
    const strained = attack({ strain: 1 });
    expect(strained.offers({ kind: 'attack', target: 2 })).toBe(true);
    expect(strained.offers({ kind: 'attack', target: 1 })).toBe(false);
    strained.passAll();
    expect(attack({}).question).toBeUndefined();
  });
});
