import { describe, expect, it } from 'vitest';
import { hullOf, skillOf } from '../game.ts';
import { occasion } from '../state.ts';
import { type TestGame, table, tie, xwing, yt1300, ywing } from '../testing/index.ts';
import { COUNTER, replaceCounters } from './deck.ts';
import { dealDamageCard, sufferDamage, turnUp } from './suffer.ts';

const RULING = 'xwing1:attack.28';

/** A freighter (hull 6 without its shields) suffers damage outside an attack; the cards dealt have these names. */
function suffer(
  { hits = 0, crits = 0 }: { hits?: number; crits?: number },
  cards: readonly string[],
  ship = {},
  deck: 'core' | 'tfa' = 'tfa',
): TestGame {
  const us = [yt1300([400, 400, 0], { shields: 0, ...ship })];
  return table({ us, them: [tie([700, 700, 0])], damageDeck: deck })
    .deals(...cards)
    .does((game) => sufferDamage(game, game.state.ships[0]!, { hits, crits }, RULING));
}

const opens = (game: TestGame, window: 'start-of-combat' | 'end-of-end') =>
  game.run({ kind: 'window', ...occasion(window) });

describe('suffering damage', () => {
  it('xwing1:damage.1 each point takes a shield while there is one', () => {
    expect(suffer({ crits: 1 }, [], { shields: 2 }).ship(0)).toMatchObject({ shields: 1, damage: [] });
  });

  it('xwing1:damage.2 then damage deals a card facedown, critical damage one faceup', () => {
    const game = suffer({ hits: 1, crits: 1 }, ['damaged-engine', 'structural-damage']);
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false, true]);
    expect(game.eventsOf('damage-dealt').map(({ card }) => card)).toEqual([null, 'structural-damage']);
  });

  it('xwing1:damage.3 xwing1:hull.1 xwing1:destroying-ships.1 as many cards as its hull destroy a ship', () => {
    const cards = Array.from({ length: 5 }, () => 'direct-hit');
    expect(suffer({ hits: 5 }, cards).ship(0).destroyed).toBe(false);
    expect(suffer({ hits: 6 }, [...cards, 'console-fire']).ship(0)).toMatchObject({
      destroyed: true,
      place: 'removed',
    });
  });

  it('xwing1:damage.10 cards beyond that are dealt too', () => {
    const us = [tie([400, 400, 0])];
    const dead = table({ us, them: [xwing([700, 700, 0])] })
      .deals('direct-hit', 'direct-hit', 'direct-hit', 'direct-hit', 'major-explosion')
      .does((running) => sufferDamage(running, running.state.ships[0]!, { hits: 4, crits: 1 }, RULING));
    expect(dead.eventsOf('damage-dealt')).toHaveLength(5);
    expect(dead.story.at(-1)).toBe('removed');
    expect(dead.eventsOf('rolled')).toEqual([]);
  });

  it('xwing1:damage.4 the hull value stays', () => {
    const game = suffer({ hits: 3 }, ['direct-hit', 'direct-hit', 'direct-hit']);
    expect(hullOf(game.ship(0))).toBe(6);
  });

  it('xwing1:destroying-ships.4 a faceup Direct Hit counts as two', () => {
    const three = table({
      us: [tie([400, 400, 0], { damage: ['facedown: direct-hit'] })],
      them: [xwing([700, 700, 0])],
    });
    three
      .deals('direct-hit')
      .does((game) => sufferDamage(game, game.state.ships[0]!, { hits: 0, crits: 1 }, RULING));
    expect(three.ship(0).destroyed).toBe(true);
    expect(
      suffer({ hits: 1, crits: 2 }, ['direct-hit', 'direct-hit', 'console-fire']).ship(0).destroyed,
    ).toBe(false);
  });

  it('xwing1:damage.5 xwing1:destroying-ships.2 its cards are discarded, its tokens go', () => {
    const us = [
      tie([400, 400, 0], {
        tokens: { focus: 2 },
        damage: ['facedown: console-fire', 'facedown: direct-hit'],
      }),
    ];
    const game = table({ us, them: [xwing([700, 700, 0])] })
      .deals('damaged-engine')
      .does((running) => sufferDamage(running, running.state.ships[0]!, { hits: 1, crits: 0 }, RULING));
    expect(game.ship(0)).toMatchObject({ damage: [], tokens: { focus: 0 }, place: 'removed' });
    expect(game.state.players[0]!.discarded.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it('xwing1:damage.9 a card that is dealt is not damage: shields stay', () => {
    const game = table({ us: [yt1300([400, 400, 0])], them: [tie([700, 700, 0])] })
      .deals('damaged-engine')
      .does((running) => dealDamageCard(running, running.state.ships[0]!, false, RULING));
    expect(game.ship(0)).toMatchObject({ shields: 4, damage: [{ up: false }] });
  });

  it('xwing1:damage.7 an empty deck is made of the discard pile', () => {
    const game = table({ us: [yt1300([400, 400, 0], { shields: 0 })], them: [tie([700, 700, 0])] });
    const side = game.state.players[0]!;
    side.discarded = side.deck.map((_, kind) => (kind === 5 ? 7 : 0));
    side.deck = side.deck.map(() => 0);
    game.does((running) => sufferDamage(running, running.state.ships[0]!, { hits: 1, crits: 0 }, RULING));
    expect(game.eventsOf('deck-reshuffled')).toMatchObject([{ player: 0, cards: 7 }]);
    expect(game.state.players[0]!.deck[5]).toBe(6);
  });

  it('xwing1:damage.7 the discard pile stays where it lies while the deck has a card', () => {
    const game = table({ us: [yt1300([400, 400, 0], { shields: 0 })], them: [tie([700, 700, 0])] });
    const side = game.state.players[0]!;
    side.discarded = side.deck.map((_, kind) => (kind === 5 ? 7 : 0));
    side.deck = side.deck.map((_, kind) => (kind === 3 ? 1 : 0));
    game.does((running) => sufferDamage(running, running.state.ships[0]!, { hits: 1, crits: 0 }, RULING));
    expect(game.eventsOf('deck-reshuffled')).toEqual([]);
    expect(game.ship(0).damage).toMatchObject([{ kind: 3 }]);
  });

  it('xwing1:damage.8 without any card a counter lies facedown, until cards are there at the end of a round', () => {
    const game = table({ us: [yt1300([400, 400, 0], { shields: 0 })], them: [tie([700, 700, 0])] });
    const side = game.state.players[0]!;
    side.deck = side.deck.map(() => 0);
    game.does((running) => sufferDamage(running, running.state.ships[0]!, { hits: 0, crits: 1 }, RULING));
    expect(game.ship(0).damage).toMatchObject([{ kind: COUNTER, up: false }]);
    game.state.players[0]!.discarded[5] = 3;
    game.does((running) => replaceCounters(running));
    expect(game.ship(0).damage).toMatchObject([{ kind: 5, up: false }]);
    expect(game.state.players[0]!.deck[5]).toBe(2);
  });

  it('xwing1:damage.13 each player has a deck of its own', () => {
    const game = suffer({ hits: 1 }, ['direct-hit']);
    const left = game.state.players.map(({ deck }) => deck.reduce((sum, count) => sum + count, 0));
    expect(left).toEqual([32, 33]);
  });

  it('xwing1:damage.11 xwing1:simultaneous-attack-rule.2 a ship that stays for its attack is dealt all cards and suffers them', () => {
    const us = [xwing([400, 300, 0])];
    const them = [{ pilot: 'banditsquadronpilot', at: [400, 420, 180], shields: 0 } as const];
    const game = table({ us, them, initiative: 0 });
    game
      .rolls('crit', 'crit', 'crit', 'crit', 'blank', 'blank')
      .deals('direct-hit', 'weapons-failure', 'blinded-pilot', 'loose-stabilizer');
    game.attack(0, 1);
    expect(game.ship(1)).toMatchObject({ destroyed: true, place: 'table' });
    expect(game.ship(1).damage).toHaveLength(4);
    game.combat(1);
    expect(game.eventsOf('no-attack')).toMatchObject([{ because: 'xwing1:damage-deck-the-force-awakens.2' }]);
    expect(game.ship(1).place).toBe('removed');
  });
});

describe('simultaneous attack', () => {
  const doomed = (skillOfFirst: string) => {
    const us = [{ pilot: skillOfFirst, at: [400, 300, 0] } as const];
    const game = table({ us, them: [tie([400, 420, 180])], initiative: 0 });
    return game.rolls('hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank');
  };

  it('xwing1:simultaneous-attack-rule.1 xwing1:destroying-ships.3 a ship of the same pilot skill attacks before it is destroyed', () => {
    const game = table({
      us: [tie([400, 300, 0])],
      them: [tie([400, 420, 180], { damage: ['facedown: direct-hit', 'facedown: direct-hit'] })],
      initiative: 0,
    });
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').deals('damaged-engine').attack(0, 1);
    expect(game.ship(1)).toMatchObject({ destroyed: true, place: 'table' });
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').deals('damaged-engine').attack(1, 0);
    expect(game.ship(0).damage).toHaveLength(1);
    expect(game.ship(1).place).toBe('removed');
  });

  it('xwing1:simultaneous-attack-rule.3 xwing1:faq-qanda-combat.2 after its opportunity, used or not, it is removed', () => {
    const game = table({
      us: [tie([400, 300, 0])],
      them: [tie([400, 420, 180], { damage: ['facedown: direct-hit', 'facedown: direct-hit'] })],
      initiative: 0,
    });
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').deals('damaged-engine').attack(0, 1);
    game.combat(1).pick('none');
    expect(game.eventsOf('removed')).toMatchObject([
      { ship: 1, because: 'xwing1:simultaneous-attack-rule.3' },
    ]);
  });

  it('xwing1:simultaneous-attack-rule.4 one that has attacked is destroyed at once', () => {
    const game = table({
      us: [tie([400, 300, 0])],
      them: [tie([400, 420, 180], { damage: ['facedown: direct-hit', 'facedown: direct-hit'] })],
      initiative: 1,
      set: { '/ships/1/fought': true },
    });
    game.rolls('hit', 'blank', 'blank', 'blank', 'blank', 'blank').deals('damaged-engine').attack(0, 1);
    expect(game.ship(1).place).toBe('removed');
  });

  it('a ship of another pilot skill is destroyed at once', () => {
    const game = doomed('rookiepilot')
      .deals('damaged-engine', 'damaged-engine', 'direct-hit', 'direct-hit')
      .attack(0, 1);
    expect(game.ship(1).place).toBe('removed');
  });
});

describe('faceup damage cards', () => {
  it('xwing1:critical-damage.1 xwing1:damage-deck-the-force-awakens.14 Thrust Control Fire: one stress at once, then facedown', () => {
    const { tokens, damage } = suffer({ crits: 1 }, ['thrust-control-fire']).ship(0);
    expect([tokens.stress, damage[0]?.up]).toEqual([1, false]);
  });

  it('xwing1:damage-deck-the-force-awakens.8 Major Explosion: on a hit one critical damage', () => {
    const us = [yt1300([400, 400, 0], { shields: 0 })];
    const explode = (face: string, ...cards: string[]) =>
      table({ us, them: [tie([700, 700, 0])] })
        .rolls(face)
        .deals('major-explosion', ...cards)
        .does((game) => sufferDamage(game, game.state.ships[0]!, { hits: 0, crits: 1 }, RULING))
        .ship(0)
        .damage.map(({ up }) => up);
    expect(explode('hit', 'structural-damage')).toEqual([false, true]);
    expect(explode('crit')).toEqual([false]);
  });

  it('xwing1:damage-deck-original-core-set.3 Minor Explosion: on a hit one damage; Minor Hull Breach: so after each red maneuver', () => {
    const us = [yt1300([400, 400, 0], { shields: 0 })];
    const game = table({ us, them: [tie([700, 700, 0])], damageDeck: 'core' })
      .rolls('hit')
      .deals('minor-explosion', 'direct-hit')
      .does((running) => sufferDamage(running, running.state.ships[0]!, { hits: 0, crits: 1 }, RULING));
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false, false]);
    const breached = table({
      us: [xwing([400, 400, 0], { damage: ['minor-hull-breach'] })],
      damageDeck: 'core',
    });
    breached.rolls('hit').fly(0, '4 koiogran').passAll();
    expect(breached.ship(0).shields).toBe(1);
    const calm = table({ us: [xwing([400, 400, 0], { damage: ['minor-hull-breach'] })], damageDeck: 'core' });
    expect(calm.fly(0, '2 straight').passAll().eventsOf('rolled')).toEqual([]);
  });

  it('xwing1:damage-deck-the-force-awakens.6 Console Fire: a die at each start of Combat', () => {
    const game = table({
      us: [xwing([400, 400, 0], { damage: ['console-fire'] })],
      them: [tie([700, 700, 0])],
    });
    opens(game.rolls('hit'), 'start-of-combat');
    expect(game.ship(0).shields).toBe(1);
    opens(game.rolls('crit'), 'start-of-combat');
    expect(game.ship(0).shields).toBe(1);
  });

  it('xwing1:damage-deck-the-force-awakens.3 xwing1:faq-damage-cards.4 Damaged Cockpit: pilot skill 0 from the next round on', () => {
    const game = suffer({ crits: 1 }, ['damaged-cockpit']);
    expect(skillOf(game.ship(0))).toBe(1);
    opens(game, 'end-of-end');
    expect(skillOf(game.ship(0))).toBe(0);
  });

  it('xwing1:pilot-skill.2 xwing1:pilot-skill.3 the latest effect on pilot skill counts, and falls back when it ends', () => {
    const us = [{ pilot: 'redsquadronpilot', at: [400, 400, 0], damage: ['damaged-cockpit'] } as const];
    const game = opens(table({ us, them: [tie([700, 700, 0])] }), 'end-of-end');
    expect(skillOf(game.ship(0))).toBe(0);
    game.state.ships[0]!.skills.push({ value: 9, until: 'end of combat' });
    expect(skillOf(game.ship(0))).toBe(9);
    game.run({ kind: 'end-phase-of', phase: 'combat' });
    expect(skillOf(game.ship(0))).toBe(0);
  });

  it('xwing1:damage-deck-the-force-awakens.2 Blinded Pilot: no attack, then facedown', () => {
    const game = table({
      us: [xwing([400, 300, 0], { damage: ['blinded-pilot'] })],
      them: [tie([400, 450, 180])],
    }).combat(0);
    expect(game.eventsOf('no-attack')).toMatchObject([{ because: 'xwing1:damage-deck-the-force-awakens.2' }]);
    expect(game.ship(0).damage).toMatchObject([{ up: false }]);
  });

  it('xwing1:faq-damage-cards.1 the one of the older deck stays until the ship attacks', () => {
    const us = [xwing([400, 300, 0], { damage: ['blinded-pilot'] })];
    const game = table({ us, them: [tie([700, 200, 0])], damageDeck: 'core' }).combat(0);
    expect(game.ship(0).damage).toMatchObject([{ up: true }]);
    const near = table({ us, them: [tie([400, 450, 180])], damageDeck: 'core' });
    near.rolls('blank', 'blank', 'blank').attack(0, 1);
    expect(near.eventsOf('damage-flipped')).toMatchObject([{ because: 'xwing1:faq-damage-cards.1' }]);
  });

  it('xwing1:faq-damage-cards.3 two copies of it turn down after one attack without dice', () => {
    const us = [xwing([400, 300, 0], { damage: ['blinded-pilot', 'blinded-pilot'] })];
    const game = table({ us, them: [tie([400, 450, 180])], damageDeck: 'core' });
    game.rolls('blank', 'blank', 'blank').attack(0, 1);
    expect(game.eventsOf('rolled')[0]?.faces).toEqual([]);
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
    expect(game.ship(0).damage).toMatchObject([{ up: false }, { up: false }]);
  });

  it('xwing1:damage-deck-the-force-awakens.4 Shaken Pilot: no straight can be set; facedown once the dial is revealed', () => {
    const us = [xwing([400, 400, 0], { damage: ['shaken-pilot'] })];
    const game = table({ us, them: [tie([700, 700, 0])] });
    const flown = game.fly(0, '2 bank left').passAll();
    expect(flown.ship(0).damage).toMatchObject([{ up: false }]);
    const planning = table({ us, them: [tie([700, 700, 0])] }).run({ kind: 'dials' });
    const question = planning.question;
    const straights = [1, 8, 12];
    const entries = question?.kind === 'dials' ? question.parts[0]!.options.map(({ entry }) => entry) : [];
    expect(entries).toHaveLength(15 - 4);
    for (const entry of straights) expect(entries).not.toContain(entry === 8 ? 5 : entry === 12 ? 13 : entry);
    planning.answer([0]).answer([0]);
    expect(planning.ship(0).dial).toBe(0);
  });

  it('xwing1:damage-deck-the-force-awakens.5 Stunned Pilot: a bump costs a damage', () => {
    const game = table({
      us: [xwing([400, 400, 0], { damage: ['stunned-pilot'] })],
      them: [tie([400, 530, 0])],
    })
      .fly(0, '2 straight')
      .passAll();
    expect(game.ship(0).shields).toBe(1);
    const free = table({ us: [xwing([400, 400, 0], { damage: ['stunned-pilot'] })] })
      .fly(0, '2 straight')
      .passAll();
    expect(free.ship(0).shields).toBe(2);
  });

  it('xwing1:faq-damage-cards.10 xwing1:faq-damage-cards.11 on an asteroid besides what that does; a template on one is not enough', () => {
    const over = (y: number, damageDeck: 'core' | 'tfa' = 'tfa', shields = 2) =>
      table({
        damageDeck,
        us: [xwing([400, 400, 0], { damage: ['stunned-pilot'], shields })],
        obstacles: [{ outline: 'coreasteroid0', at: [400, y, 0] }],
      });
    expect(over(520).rolls('hit').fly(0, '2 straight').passAll().ship(0).shields).toBe(0);
    expect(over(480).rolls('blank').fly(0, '4 straight').passAll().ship(0).shields).toBe(2);
    const because = (damageDeck: 'core' | 'tfa') =>
      over(520, damageDeck, 0).rolls('blank').fly(0, '2 straight').passAll().eventsOf('damage-dealt')[0]
        ?.because;
    expect(because('core')).toBe('xwing1:faq-damage-cards.10');
    expect(because('tfa')).toBe('xwing1:damage-deck-the-force-awakens.5');
  });

  it('xwing1:damage-deck-the-force-awakens.13 Loose Stabilizer: a white maneuver gives a stress', () => {
    const us = [xwing([400, 400, 0], { damage: ['loose-stabilizer'] })];
    expect(table({ us }).fly(0, '3 straight').passAll().ship(0).tokens.stress).toBe(1);
    expect(table({ us }).fly(0, '1 straight').passAll().ship(0).tokens.stress).toBe(0);
  });

  it('xwing1:damage-deck-the-force-awakens.10 Major Hull Breach: from the next round on all cards come faceup', () => {
    const us = [yt1300([400, 400, 0], { shields: 0, damage: ['major-hull-breach'] })];
    const dealt = (since: number) =>
      table({ us, them: [tie([700, 700, 0])], round: 3, set: { '/ships/0/damage/0/since': since } })
        .deals('structural-damage')
        .does((game) => sufferDamage(game, game.state.ships[0]!, { hits: 1, crits: 0 }, RULING))
        .ship(0).damage[1];
    expect(dealt(2)).toMatchObject({ up: true });
    expect(dealt(3)).toMatchObject({ up: false });
  });

  it('xwing1:damage-deck-original-core-set.4 Munitions Failure: a secondary weapon of the player’s choice is discarded', () => {
    const us = [
      ywing([400, 400, 0], { shields: 0, upgrades: ['protontorpedoes', 'r2d2', 'ioncannonturret'] }),
    ];
    const game = table({ us, them: [tie([700, 700, 0])], damageDeck: 'core' })
      .deals('munitions-failure')
      .does((running) => sufferDamage(running, running.state.ships[0]!, { hits: 0, crits: 1 }, RULING));
    expect(game.options).toEqual([{ upgrade: 'protontorpedoes' }, { upgrade: 'ioncannonturret' }]);
    game.pick({ upgrade: 'ioncannonturret' });
    expect(game.ship(0).upgrades.map(({ discarded }) => discarded)).toEqual([false, false, true]);
    expect(game.ship(0).damage).toMatchObject([{ up: false }]);
  });

  it('xwing1:card-abilities.3 xwing1:card-interpretations.2 a card acts on the ship that has it, and on no other', () => {
    const us = [xwing([400, 300, 0]), xwing([300, 300, 0], { damage: ['weapons-failure', 'blinded-pilot'] })];
    const game = table({ us, them: [tie([400, 490, 180])] });
    game.rolls('blank', 'blank', 'blank', 'blank', 'blank', 'blank').attack(0, 2);
    expect(game.eventsOf('rolled')[0]?.faces).toHaveLength(3);
  });

  it('xwing1:damage.12 a card that is flipped faceup is not dealt, but its text is resolved', () => {
    const game = table({
      us: [yt1300([400, 400, 0], { damage: ['facedown: thrust-control-fire'] })],
      them: [tie([700, 700, 0])],
    });
    game.does((running) =>
      turnUp(running, running.state.ships[0]!, running.state.ships[0]!.damage[0]!, RULING),
    );
    expect(game.eventsOf('damage-dealt')).toEqual([]);
    expect(game.eventsOf('damage-turned-up')).toMatchObject([{ ship: 0, card: 'thrust-control-fire' }]);
    expect(game.ship(0)).toMatchObject({ tokens: { stress: 1 }, damage: [{ up: false }] });
  });

  it('a Direct Hit that turns faceup destroys a ship with the damage it then counts', () => {
    const us = [tie([400, 400, 0], { damage: ['facedown: direct-hit', 'facedown: console-fire'] })];
    const game = table({ us, them: [xwing([700, 700, 0])] });
    game.does((running) =>
      turnUp(running, running.state.ships[0]!, running.state.ships[0]!.damage[0]!, RULING),
    );
    expect(game.ship(0).destroyed).toBe(true);
  });

  it('xwing1:critical-damage.2 an effect lasts until its card turns down', () => {
    const us = [xwing([400, 400, 0], { damage: ['structural-damage'] })];
    const game = table({ us, them: [tie([700, 700, 0])] })
      .rolls('crit')
      .act(0)
      .pick({ kind: 'damage-card' });
    expect(game.ship(0).damage).toMatchObject([{ up: false }]);
    const core = table({ us, them: [tie([700, 700, 0])], damageDeck: 'core' })
      .rolls('crit')
      .act(0);
    core.pick({ kind: 'damage-card' });
    expect(core.ship(0).damage).toMatchObject([{ up: true }]);
  });
});
