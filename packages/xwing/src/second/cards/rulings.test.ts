import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { DAMAGE_DECK, FULL_DECK } from '../abilities/damage-deck.ts';
import { removeDestroyed } from '../damage/removal.ts';
import { dealDamageCard, sufferDamage } from '../damage/suffer.ts';
import { indexPack, packFrom } from '../squads/pack.ts';
import { occasion } from '../state.ts';
import { type At, decimator, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { gainTokens } from '../tokens.ts';
import { upgradeCard } from './index.ts';

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const moment = (...of: Parameters<typeof occasion>) => ({ kind: 'window', ...occasion(...of) }) as const;

const MISS = ['blank', 'blank', 'blank'] as const;

describe('errata of upgrade cards', () => {
  it('xwing2:errata-upgrade-cards.5 Asajj Ventress has a Force that recovers', () => {
    expect(upgradeCard('asajjventresscommand')?.force).toMatchObject({ limit: 1, recurring: 1 });
  });

  it('xwing2:errata-upgrade-cards.25 any huge ship can equip a Stalwart Captain, and no other', () => {
    const { upgrades } = indexPack(packFrom(amg));
    expect(upgrades.get('stalwartcaptain')?.restrictions).toEqual([{ sizes: ['huge'] }]);
  });

  it('xwing2:errata-upgrade-cards.4 Agent Kallus has an enemy hunted after the forces are placed', () => {
    const game = table({
      us: [decimator(us, { upgrades: ['agentkallus'] })],
      them: [xwing(ahead(150)), xwing([600, 600, 180])],
    });
    game.run(moment('after-placing-forces')).pick({ target: 2 });
    expect(game.eventsOf('condition-assigned')).toMatchObject([{ ship: 2, condition: 'hunted' }]);
  });

  it('xwing2:errata-upgrade-cards.28 the charges of Contraband Cybernetics and Tracking Torpedoes do not come back', () => {
    const reloads = (...upgrades: string[]) =>
      table({ us: [{ pilot: 'scimitarsquadronpilot', at: us, upgrades }] }).act(0);
    const both = reloads('trackingtorpedoes:1', 'contrabandcybernetics:0', 'clustermissiles:1');
    both.pick({ action: 'reload' });
    if (both.question) both.answer(0);
    expect(both.eventsOf('charges-recovered')).toMatchObject([{ upgrade: 'clustermissiles' }]);
    // Nothing else to reload: the action fails.
    const none = reloads('trackingtorpedoes:1', 'contrabandcybernetics:0');
    if (none.offers({ action: 'reload' })) none.pick({ action: 'reload' });
    else none.passAll();
    expect(none.ship(0).upgrades.map(({ charges }) => charges)).toEqual([1, 0]);
  });
});

describe('corrections of Saw’s Renegades and the TIE Reaper', () => {
  it('xwing2:saw-reaper-corrections.6 Proton Torpedoes are ordnance: no defense die more at range 3', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['protontorpedoes'] })],
      them: [xwing(ahead(250))],
      locks: [[0, 1]],
    });
    game
      .rolls('hit', ...MISS, 'blank', 'blank')
      .engage(0)
      .pick({ weapon: 1 })
      .passAll();
    expect(game.eventsOf('attack')).toMatchObject([{ range: 3 }]);
    expect(game.eventsOf('rolled')[1]!.faces).toHaveLength(2);
  });
});

describe('questions about locks, damage cards and dice', () => {
  it('xwing2:faq-damage-cards.1 a Wounded Pilot that an action repairs is gone before the action ends: no roll', () => {
    const game = table({ us: [xwing(us, { damage: ['Wounded Pilot'] })] });
    game.act(0).pick({ kind: 'repair' }).passAll();
    expect(game.eventsOf('rolled')).toEqual([]);
    expect(game.ship(0).damage.filter(({ up }) => up)).toEqual([]);
    const focus = table({ us: [xwing(us, { damage: ['Wounded Pilot'] })] });
    focus.rolls('blank').act(0).pick({ action: 'focus' }).passAll();
    expect(focus.eventsOf('rolled')).toHaveLength(1);
  });

  it('xwing2:faq-specific-card-questions.28 strain on agility 0 acts on nothing and is removed', () => {
    const game = table({ us: [decimator(us, { tokens: { strain: 1 } })], them: [xwing(ahead(150))] });
    game.rolls('hit', 'blank', 'blank').attack(1, 0).passAll();
    expect(game.eventsOf('rolled')[1]!.faces).toEqual([]);
    expect(game.ship(0).tokens.strain).toBe(0);
  });

  it('xwing2:faq-specific-card-questions.27 agility 0, one die more and one fewer: no die', () => {
    const game = table({ us: [decimator(us, { tokens: { strain: 1 } })], them: [xwing(ahead(250))] });
    game.rolls('hit', 'blank', 'blank').attack(1, 0).passAll();
    expect(game.eventsOf('dice-count').map(({ change }) => change)).toEqual([1, -1]);
    expect(game.eventsOf('rolled')[1]!.faces).toEqual([]);
    const plain = table({ us: [decimator(us)], them: [xwing(ahead(250))] });
    plain.rolls('hit', 'blank', 'blank', 'blank').attack(1, 0).passAll();
    expect(plain.eventsOf('rolled')[1]!.faces).toHaveLength(1);
  });
});

describe('questions about cards', () => {
  it('xwing2:faq-specific-card-questions.5 what prevents damage stops the one of an Ion Cannon, not its tokens', () => {
    const game = table({
      us: [{ pilot: 'idenversio', at: us }],
      them: [xwing(ahead(150), { upgrades: ['ioncannon'] })],
    });
    game
      .rolls('hit', 'hit', 'blank', ...MISS)
      .engage(1)
      .pick({ weapon: 1 });
    game.takes({ ability: 'pilot.0', ship: 0 }).passAll();
    expect(game.eventsOf('damage-prevented')).toMatchObject([{ ship: 0, damage: 1 }]);
    expect([game.ship(0).damage.length, game.ship(0).tokens.ion]).toEqual([0, 1]);
  });

  it('xwing2:faq-specific-card-questions.9 what Elusive recovers is its own charge', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['elusive:0', 'afterburners:0', 'protontorpedoes:1'] })],
    });
    game.fly(0, '4 koiogran').passAll();
    expect(game.ship(0).upgrades.map(({ charges }) => charges)).toEqual([1, 0, 1]);
  });

  it('xwing2:faq-specific-card-questions.12 an action treated as red is a white or red one, not a purple one', () => {
    const game = table({
      us: [{ pilot: 'airencracken', at: us }, xwing([480, 400, 0], { upgrades: ['leiaorgana-resistance'] })],
      them: [tie(ahead(150))],
    });
    game.rolls(...MISS, 'blank', 'blank').attack(0, 2);
    game.takes({ target: 1 });
    expect(game.offers({ action: 'coordinate' })).toBe(false);
    expect(game.offers({ action: 'focus', difficulty: 'red' })).toBe(true);
    game.passAll();
    expect(game.act(1).offers({ action: 'coordinate', difficulty: 'purple' })).toBe(true);
    game.passAll();
  });

  it('xwing2:faq-specific-card-questions.21 Plasma Torpedoes take the shield before the damage is dealt', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['plasmatorpedoes'] })],
      them: [xwing(ahead(150), { shields: 1 })],
      locks: [[0, 1]],
    });
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank').engage(0).pick({ weapon: 1 }).passAll();
    const kinds = game.story.filter((kind) => ['neutralized', 'shield-lost', 'damage-dealt'].includes(kind));
    expect(kinds).toEqual(['neutralized', 'shield-lost', 'damage-dealt']);
    expect([game.ship(1).shields, game.ship(1).damage.length]).toEqual([0, 1]);
  });

  it('xwing2:faq-specific-card-questions.23 a revealed maneuver is as the dial prints it, whatever makes it easier', () => {
    const fights = (maneuver: string) => {
      const game = table({
        us: [{ pilot: 'covanell', at: us, upgrades: ['r4astromech'] }],
        them: [tie([400, 800, 180])],
      });
      game.fly(0, maneuver).passAll();
      return game;
    };
    const game = fights('2 turn left');
    expect(game.eventsOf('dial-revealed')[0]!.difficulty).toBe('white');
    expect(game.eventsOf('maneuver')[0]!.difficulty).toBe('blue');
  });

  it('xwing2:faq-specific-card-questions.24 a dial set after the reveal: the new maneuver is the revealed one', () => {
    const game = table({ us: [{ pilot: 'herasyndulla-vcx100lightfreighter', at: us }] });
    game.fly(0, '3 turn left').pick({ use: true });
    game.answer(game.options.length - 1).passAll();
    expect(game.eventsOf('maneuver')[0]!.maneuver).toEqual(game.eventsOf('dial-set')[0]!.maneuver);
    expect(game.eventsOf('dial-set')[0]!.maneuver).not.toEqual(game.eventsOf('dial-revealed')[0]!.maneuver);
  });

  it('xwing2:faq-specific-card-questions.14 a TIE Advanced x1 keeps its die without the lock, not its crit', () => {
    const layout = {
      us: [{ pilot: 'tempestsquadronpilot', at: us }],
      them: [tie(ahead(150))],
      locks: [[0, 1]] as const,
    };
    const game = table(layout).rolls('hit', 'blank', 'blank', 'hit', 'blank', ...MISS);
    game.attack(0, 1).pick({ kind: 'spend-lock', dice: [1, 2] });
    expect(game.everOffers({ ability: 'ship.1' })).toBe(false);
    expect(game.eventsOf('rolled')[0]!.faces).toHaveLength(3);
    expect(game.eventsOf('neutralized')).toMatchObject([{ hits: 2, crits: 0 }]);
    const held = table(layout)
      .rolls('hit', 'blank', 'blank', ...MISS)
      .attack(0, 1);
    held.takes({ ability: 'ship.1' }).passAll();
    expect(held.eventsOf('neutralized')).toMatchObject([{ hits: 0, crits: 1 }]);
  });

  it('xwing2:faq-specific-card-questions.26 the most dice are counted after all that adds to them', () => {
    const tycho = (more: Partial<TestShip>) =>
      table({
        us: [{ pilot: 'tychocelchu-battleoverendor', at: us, upgrades: ['protonrockets'], ...more }],
        them: [tie(ahead(100))],
      });
    const game = tycho({ tokens: { focus: 1, disarm: 1 } });
    game
      .rolls(...MISS, 'blank', ...MISS)
      .engage(0)
      .pick({ weapon: 1 })
      .passAll();
    expect(game.eventsOf('rolled')[0]!.faces).toHaveLength(4);
    const free = tycho({ tokens: { focus: 1 } }).rolls(...MISS, 'blank', 'blank', ...MISS);
    free.engage(0).pick({ weapon: 1 }).passAll();
    expect(free.eventsOf('rolled')[0]!.faces).toHaveLength(5);
  });

  it('xwing2:faq-specific-card-questions.51 Chewbacca loses a charge once the forces are placed; xwing2:faq-specific-card-questions.52 what names no setup does not act in it', () => {
    const layout = { us: [xwing(us, { upgrades: ['chewbacca-crew-swz19'] })] };
    const game = table(layout).run(moment('after-placing-forces'));
    expect(game.ship(0).upgrades[0]?.charges).toBe(1);
    const deals = (phase: string) =>
      table({ us: [xwing(us, { upgrades: ['chewbacca-crew-swz19:1'] })], set: { '/phase': phase } }).does(
        (running) => dealDamageCard(running, running.state.ships[0]!, false, 'xwing2:damage.1'),
      );
    expect(deals('setup').ship(0).upgrades[0]?.charges).toBe(1);
    expect(deals('engagement').ship(0).upgrades[0]?.charges).toBe(2);
  });

  it('xwing2:faq-specific-card-questions.50 Explosion with Wings deals its card at the end of setup, when the damage deck is ready', () => {
    const fireball = () => table({ us: [{ pilot: 'colossusstationmechanic', at: us }] });
    expect(fireball().run(moment('end-of-setup')).ship(0).damage).toMatchObject([{ up: false }]);
    expect(fireball().run(moment('after-placing-forces')).ship(0).damage).toEqual([]);
  });

  it('xwing2:faq-specific-card-questions.31 a shield that is lost is no damage suffered', () => {
    const layout = {
      us: [{ pilot: 'coloneljendon-battleoverendor', at: us, upgrades: ['stealthdevice'] }],
      them: [tie(ahead(150))],
    };
    const lost = table(layout)
      .rolls(...MISS, 'blank', ...MISS)
      .attack(0, 1)
      .pick({ use: true })
      .passAll();
    expect(lost.ship(0).shields).toBe(table(layout).ship(0).shields - 1);
    expect(lost.ship(0).upgrades.find(({ id }) => id === 'stealthdevice')?.charges).toBe(1);
    const hurt = table(layout).does((game) => {
      sufferDamage(game, game.state.ships[0]!, { hits: 1, crits: 0 }, 'xwing2:damage.1');
    });
    expect(hurt.eventsOf('shield-lost')).toHaveLength(1);
    expect(hurt.ship(0).upgrades.find(({ id }) => id === 'stealthdevice')?.charges).toBe(0);
  });

  it('xwing2:faq-specific-card-questions.37 the mover’s Fine-Tuned Controls come first if it is the first player: out of range, no Snap Shot', () => {
    const meets = (firstPlayer: 0 | 1) =>
      table({
        us: [tie(us, { upgrades: ['snapshot'] })],
        them: [{ pilot: 'jediknight', at: [400, 720, 180] }],
        firstPlayer,
      }).fly(1, '2 straight');
    const game = meets(1);
    expect(game.question).toMatchObject({ player: 1, kind: 'action' });
    game.pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(game.everOffers({ kind: 'attack' })).toBe(false);
    expect(meets(1).everOffers({ kind: 'attack', target: 1 })).toBe(true);
    const second = meets(0);
    expect(second.question).toMatchObject({ player: 0 });
    second.passAll();
  });

  it('xwing2:faq-specific-card-questions.39 what a ship triggers when it reveals its dial comes in the order its player likes', () => {
    const reveals = () =>
      table({
        us: [{ pilot: 'herasyndulla-vcx100lightfreighter', at: us, upgrades: ['advancedsensors'] }],
      }).fly(0, '3 turn left');
    const game = reveals();
    expect(game.question).toMatchObject({ kind: 'order-abilities', player: 0 });
    expect(game.pick({ ability: 'pilot.0' }).question?.kind).toBe('use-ability');
    game.passAll();
    const other = reveals().pick({ ability: 'upgrade-advancedsensors.0' });
    expect(other.question?.kind).toBe('action');
    other.passAll();
  });

  it('xwing2:faq-specific-card-questions.60 tokens gained at once are one thing gained', () => {
    const game = table({ us: [{ pilot: 'jekporkins', at: us }] });
    game.does((running) => gainTokens(running, running.state.ships[0]!, 'stress', 2, 'xwing2:tokens.1'));
    let asked = 0;
    for (; game.question; asked++) game.pick({ use: false });
    expect(asked).toBe(1);
    expect(game.ship(0).tokens.stress).toBe(2);
  });

  it('xwing2:faq-specific-card-questions.3 every attack but the standard one is a bonus attack, of which there is one a round', () => {
    const layout = {
      us: [{ pilot: 'dengar', at: us, upgrades: ['snapshot'] }],
      them: [xwing([400, 710, 180])],
      firstPlayer: 0 as const,
    };
    const game = table(layout).rolls('blank', 'blank', 'blank', 'blank').fly(1, '2 straight');
    game.takes({ kind: 'attack', weapon: 1 }).passAll();
    game.rolls(...MISS, 'blank', 'blank').attack(1, 0);
    expect(game.everOffers({ kind: 'attack' })).toBe(false);
    const kept = table(layout).fly(1, '2 straight').passAll();
    kept.rolls(...MISS, 'blank', 'blank').attack(1, 0);
    expect(kept.everOffers({ use: true })).toBe(true);
  });

  it('xwing2:faq-specific-card-questions.20 a token that was replaced was not gained', () => {
    const layout = {
      us: [{ pilot: 'jekporkins', at: us }],
      them: [decimator([400, 480, 180], { upgrades: ['seventhsister'] })],
    };
    const gains = () =>
      table(layout).does((running) =>
        gainTokens(running, running.state.ships[0]!, 'stress', 1, 'xwing2:tokens.1'),
      );
    const replaced = gains().pick({ ability: 'upgrade-seventhsister.0' });
    expect(replaced.question?.player).toBe(1);
    replaced.answer(0);
    expect([replaced.question, replaced.ship(0).tokens.stress]).toEqual([undefined, 0]);
    const gained = gains().pick({ ship: -1 });
    expect(gained.question).toMatchObject({ kind: 'use-ability', player: 0 });
    gained.passAll();
  });

  it('xwing2:errata-ship-cards.10 a Nantex rotates for a tractor token only after a maneuver that was fully executed', () => {
    const flies = (...more: TestShip[]) =>
      table({ us: [{ pilot: 'stalgasinhiveguard', at: us }, ...more] }).fly(0, '2 straight');
    expect(flies().everOffers({ action: 'rotate' })).toBe(true);
    const stopped = flies(tie([400, 500, 0]));
    expect(stopped.eventsOf('maneuver')).toMatchObject([{ executed: 'partially' }]);
    expect(stopped.everOffers({ action: 'rotate' })).toBe(false);
  });

  it('xwing2:faq-locking.1 two locks of one ship on one object: one breaks', () => {
    const game = table({
      us: [{ pilot: 'herasyndulla-rz1awing', at: us }, xwing([500, 400, 0], { upgrades: ['r3astromech'] })],
      them: [tie([500, 600, 180])],
      locks: [
        [0, 2],
        [1, 2],
      ],
    });
    game.rolls(...MISS, ...MISS).attack(1, 2);
    game.takes({ kind: 'ability', ship: 0 }).passAll();
    expect(game.state.locks).toMatchObject([{ by: 1, on: 2 }]);
  });

  it('xwing2:faq-specific-card-questions.58 Kalani acts once for a maneuver, in however many bullseyes it ends', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['kalani'] }), xwing([600, 570, 270]), xwing([200, 570, 90])],
      them: [tie([400, 690, 180])],
    }).fly(3, '2 straight');
    expect([0, 1, 2].map((target) => game.offers({ target }))).toEqual([true, true, true]);
    game.pick({ target: 1 });
    expect(game.everOffers({ target: 2 })).toBe(false);
    expect(game.state.locks).toMatchObject([{ by: 1, on: 3 }]);
    expect(game.ship(0).upgrades[0]?.charges).toBe(2);
  });
});

describe('what lies in the box', () => {
  it('xwing2:attack.26 however many dice an attack has, each is rolled, none again', () => {
    const game = table({
      us: [{ pilot: 'scourgeskutu', at: us, upgrades: ['protonrockets'], tokens: { focus: 1 } }],
      them: [tie(ahead(150))],
    });
    game
      .rolls(...MISS, ...MISS, ...MISS)
      .engage(0)
      .pick({ weapon: 1 })
      .passAll();
    expect(game.eventsOf('rolled')[0]!.faces).toHaveLength(6);
    expect(game.eventsOf('modified')).toEqual([]);
  });

  it('xwing2:damage-cards.13 a damage deck has fourteen kinds of cards, and copies of each', () => {
    expect(DAMAGE_DECK).toHaveLength(14);
    expect(FULL_DECK).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 5]);
  });

  it('xwing2:supply.1 the supply does not run out', () => {
    const game = table({ us: [xwing(us)] }).does((running) =>
      gainTokens(running, running.state.ships[0]!, 'focus', 99, 'xwing2:tokens.1'),
    );
    expect(game.ship(0).tokens.focus).toBe(99);
  });

  it('xwing2:destroying-ships.2 a ship that is destroyed and removed stands on the board no more', () => {
    const game = table({
      us: [xwing(us)],
      them: [tie(ahead(150), { damage: ['facedown: Panicked Pilot', 'facedown: Panicked Pilot'] })],
    });
    game
      .rolls('hit', 'blank', 'blank', ...MISS)
      .attack(0, 1)
      .passAll();
    game.does((running) => removeDestroyed(running));
    expect(game.ship(1).place).toBe('removed');
  });
});
