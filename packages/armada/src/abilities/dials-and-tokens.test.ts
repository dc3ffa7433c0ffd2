/** Cards on dials, command tokens and raid tokens, each where it acts and where it does not. */
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../cards/index.ts';
import {
  CLOSE,
  cr90,
  duel,
  LONG,
  led,
  nebulon,
  onFront,
  type TestShip,
  table,
  until,
  victory,
  when,
  xwings,
} from '../testing/index.ts';

type More = Partial<TestShip>;

/** Two ships of ours 100 mm apart, and one of theirs about `gap` mm ahead. */
const fleet = (mine: More, friend: More = {}, theirs: More = {}, ahead = 200) =>
  table({
    us: [cr90([900, 300, 0], mine), cr90([1000, 300, 0], friend)],
    them: [victory([900, 300 + ahead, 180], theirs)],
  });

const reveal = (game: ReturnType<typeof fleet>, what = 'repair') => when(game, 'reveal', { ship: 0, what });

describe('command tokens', () => {
  it('Hondo Ohnaka: two commands for two ships of my choice, the other two for two ships of my opponent’s', () => {
    const game = when(fleet(led('hondo-ohnaka-officer')), 'start-of-ship-phase').pick('yes');
    game.pick({ command: 'repair' }).pick({ ship: 0 }).pick({ command: 'navigate' });
    expect(game.offers({ ship: 0 })).toBe(false);
    game.pick({ ship: 1 });
    expect(game.question?.player).toBe(1);
    expect(game.options).toEqual([{ command: 'squadron' }, { command: 'concentrate-fire' }]);
    game.pick({ command: 'squadron' }).pick({ ship: 2 }).pick({ ship: 1 });
    // A CR90 holds one token.
    game.pick({ command: 'navigate' });
    expect(game.state.ships.map(({ tokens }) => tokens)).toEqual([
      ['repair'],
      ['concentrate-fire'],
      ['squadron'],
    ]);
    expect(game.ship(0).upgrades[0]!.side).toBe('discarded');
  });

  it('Hondo Ohnaka stays with nobody to give the second token to', () => {
    const lone = table({ us: [cr90([900, 300, 0], led('hondo-ohnaka-officer'))] });
    expect(when(lone, 'start-of-ship-phase').question).toBeUndefined();
  });

  it('Rune Haako: tokens of a friend and of the card become tokens of the ship', () => {
    const game = table({
      us: [
        victory([900, 300, 0], led('rune-haako-officer')),
        victory([1050, 300, 0], { tokens: ['navigate', 'repair'] }),
      ],
      them: [victory([900, 800, 180])],
    });
    game.ship(0).upgrades[0]!.tokens = ['squadron', 'squadron'];
    when(game, 'reveal', { ship: 0, what: 'repair' }).pick('yes');
    game.pick({ command: 'navigate' }).pick('none').pick({ command: 'squadron' }).pick('none');
    expect(game.ship(0).tokens).toEqual(['navigate', 'squadron']);
    expect(game.ship(1).tokens).toEqual(['repair']);
    expect(game.ship(0).upgrades[0]!.tokens).toEqual(['squadron']);
  });

  it('Rune Haako needs a friend near', () => {
    const far = table({
      us: [cr90([200, 300, 0], led('rune-haako-officer')), victory([1500, 300, 0], { tokens: ['navigate'] })],
    });
    expect(when(far, 'reveal', { ship: 0, what: 'repair' }).question).toBeUndefined();
  });

  it('Tikkes: a token on the card gives one of any command, and sets the next dials in sight of the opponent', () => {
    const game = fleet(led('tikkes-officer'));
    reveal(game).pick('yes').pick({ command: 'navigate' });
    expect(game.ship(0).tokens).toEqual(['navigate']);
    expect(game.ship(0).upgrades[0]!.tokens).toEqual(['repair']);
    game.run({ kind: 'choose-commands' });
    const { question } = game;
    expect(question?.form === 'each' && question.parts.map(({ options }) => options.length)).toEqual([1, 4]);
    game.answer([0, 0]).answer([0, 0, 0]);
    expect(game.ship(0).dials).toEqual(['repair']);
    expect(game.eventsOf('dials-shown')).toMatchObject([{ ship: 0, commands: ['repair'] }]);
    expect(game.ship(0).upgrades[0]!.tokens).toEqual([]);
  });

  it('armada:golden-rules.2 Tikkes fixes as many dials as his own ship is due, whatever others set', () => {
    const game = table({
      us: [nebulon([900, 300, 0], led('tikkes-officer')), victory([1200, 300, 0])],
      them: [cr90([900, 800, 180])],
    });
    game.ship(0).upgrades[0]!.tokens = ['repair', 'repair'];
    game.run({ kind: 'choose-commands' });
    for (const { player } of [...game.questions]) {
      const question = game.questions.find((one) => one.player === player);
      if (question?.form === 'each') game.answer(question.parts.map(() => 0));
    }
    expect(game.eventsOf('dials-shown')).toMatchObject([{ ship: 0, commands: ['repair', 'repair'] }]);
  });

  it('Passel Argente: with a token of each command on the card each reveal may give a dial', () => {
    const game = fleet(led('passel-argente-officer'));
    game.ship(0).upgrades[0]!.tokens = ['navigate', 'squadron'];
    reveal(game, 'repair').pick('yes');
    expect(game.question).toBeUndefined();
    reveal(game, 'concentrate-fire').pick('yes').pick('yes').pick({ command: 'squadron' });
    expect(game.ship(0).upgrades[0]!.tokens).toHaveLength(4);
    expect(game.ship(0).revealed).toEqual(['squadron']);
  });

  it('Admiral Tarkin: a token from the card is a dial for the ship, or a token for each friend', () => {
    for (const [kind, revealed, tokens] of [
      ['gain-dial', ['repair'], [[], []]],
      ['to', [], [['repair'], ['repair']]],
    ] as const) {
      const game = fleet(led('admiral-tarkin-commander'));
      game.ship(0).upgrades[0]!.tokens = ['repair', 'navigate'];
      when(game, 'start-of-ship-phase').pick('yes').pick({ command: 'repair' }).pick({ kind });
      expect(game.ship(0).revealed).toEqual(revealed);
      expect([0, 1].map((id) => game.ship(id).tokens)).toEqual(tokens);
      expect(game.ship(0).upgrades[0]!.tokens).toEqual(['navigate']);
    }
  });

  it('San Hill: a squadron token from the card lets a friend near activate one more', () => {
    for (const [at, asked] of [
      [[1000, 300, 0], true],
      [[1700, 800, 0], false],
    ] as const) {
      const game = table({
        us: [
          victory([900, 300, 0], { revealed: ['squadron'] }),
          cr90(at, led('san-hill-officer')),
          ...[0, 1, 2, 3].map((i) => xwings([800 + 60 * i, 440])),
        ],
      });
      game.ship(1).upgrades[0]!.tokens = ['squadron'];
      game.run({ kind: 'resolve-commands', ship: 0 }).pick({ command: 'squadron', with: 'dial' });
      if (asked) game.pick('yes');
      let activated = 0;
      while (game.question?.kind === 'command-squadron') {
        game.answer(0).pick('done');
        activated++;
      }
      expect(activated).toBe(asked ? 4 : 3);
      expect(game.ship(1).upgrades[0]!.tokens).toEqual(asked ? [] : ['squadron']);
      game.passAll();
    }
  });
});

describe('commands without tokens', () => {
  const beck = (more: More = {}) => {
    const game = table({
      us: [victory([900, 300, 0], led('commander-beck-officer', { shields: { front: 0 }, ...more }))],
      them: [cr90([200, 800, 180])],
    });
    game.state.active = 0;
    return game;
  };

  it('Commander Beck: twice in an activation a command works as by a token, for a raid token each', () => {
    const game = beck().run({ kind: 'resolve-commands', ship: 0 });
    game.pick({ command: 'repair', with: 'token' });
    expect(game.eventsOf('engineering')[0]!.points).toBe(2);
    game.pick('done');
    expect(game.ship(0).raids).toEqual(['repair']);
    game.pick({ command: 'squadron', with: 'token' });
    expect(game.ship(0).raids).toEqual(['repair', 'squadron']);
    game.passAll();
    game.run({ kind: 'determine-course', ship: 0 });
    expect(game.question?.kind).toBe('course');
    game.passAll();
  });

  it('Commander Beck: a raided command stays out of reach, and a token may be spent as ever', () => {
    const raided = beck({ raids: ['repair', 'squadron'] }).run({ kind: 'resolve-commands', ship: 0 });
    expect(raided.question).toBeUndefined();
    const rich = beck({ tokens: ['repair'] }).run({ kind: 'resolve-commands', ship: 0 });
    rich.pick({ command: 'repair', with: 'token' }).pick('no').pick('done');
    expect(rich.ship(0)).toMatchObject({ tokens: [], raids: [] });
    rich.passAll();
  });
});

describe('dials of enemies', () => {
  const dials = ['navigate', 'repair', 'squadron'] as const;

  it('Director Isard: all dials of an enemy ship are known to her player for the round, and to no spectator', () => {
    const game = fleet(led('director-isard-officer'), {}, { dials }, 500);
    expect(game.view(0).ships[2]!.dials).toEqual(['hidden', 'hidden', 'hidden']);
    reveal(game).pick('yes');
    expect(game.view(0).ships[2]!.dials).toEqual(dials);
    expect(game.view(-1).ships[2]!.dials).toEqual(['hidden', 'hidden', 'hidden']);
    expect(JSON.stringify(game.view(-1))).not.toContain('navigate repair squadron');
    game.ship(2).dials.shift();
    expect(game.view(0).ships[2]!.dials).toEqual(['repair', 'squadron']);
    game.ship(2).dials[0] = 'navigate';
    expect(game.view(0).ships[2]!.dials).toEqual(['hidden', 'squadron']);
  });

  it('Slicer Tools: the top dial is seen and set anew, or the ship gains a raid token of another command', () => {
    const slicing = () => {
      const game = fleet(led('slicer-tools'), {}, { dials });
      return when(game, 'after-maneuver', { ship: 0 }).pick('yes');
    };
    const anew = slicing();
    expect(anew.view(0).ships[2]!.dials).toEqual(['navigate', 'hidden', 'hidden']);
    anew.pick({ kind: 'new-top-command' }).pick({ command: 'squadron' });
    expect(anew.ship(2).dials[0]).toBe('squadron');
    expect(anew.ship(0).upgrades[0]!.side).toBe('exhausted');
    const raid = slicing().pick({ kind: 'gain-raid' });
    expect(raid.offers({ command: 'navigate' })).toBe(false);
    raid.pick({ command: 'repair' });
    expect(raid.ship(2)).toMatchObject({ raids: ['repair'], dials });
  });

  it('Slicer Tools: without a dial any raid token; nobody beyond distance 3', () => {
    const game = fleet(led('slicer-tools'), {}, { dials: [] });
    when(game, 'after-maneuver', { ship: 0 }).pick('yes');
    expect(game.options).toHaveLength(COMMANDS.length);
    game.pick({ command: 'navigate' });
    expect(game.ship(2).raids).toEqual(['navigate']);
    const far = fleet(led('slicer-tools'), {}, { dials }, 450);
    expect(when(far, 'after-maneuver', { ship: 0 }).question).toBeUndefined();
  });

  it('Cham Syndulla: all dials of a ship at close range are set anew, one after the other', () => {
    const card = led('cham-syndulla-boarding-team', { tokens: ['squadron'] });
    const game = reveal(fleet(card, {}, { dials })).pick('yes');
    expect(game.question).toMatchObject({ kind: 'pick-command', player: 0, dial: 'navigate' });
    game.pick({ command: 'repair' });
    expect(game.question).toMatchObject({ dial: 'repair' });
    game.pick({ command: 'repair' }).pick({ command: 'concentrate-fire' });
    expect(game.ship(2).dials).toEqual(['repair', 'repair', 'concentrate-fire']);
    expect(game.ship(0)).toMatchObject({ tokens: [], upgrades: [{ side: 'discarded' }] });
    expect(reveal(fleet(card, {}, { dials }, 450)).question).toBeUndefined();
    expect(reveal(fleet(led('cham-syndulla-boarding-team'), {}, { dials })).question).toBeUndefined();
  });
});

describe('raid tokens', () => {
  it('Jyn Erso: two raid tokens where there is none, a victory token for an objective token', () => {
    const card = led('jyn-erso-boarding-team', { revealed: ['squadron'] });
    const plain = reveal(fleet(card), 'squadron').pick('yes');
    plain.pick({ command: 'repair' }).pick({ command: 'navigate' });
    expect(plain.question).toBeUndefined();
    expect(plain.ship(2).raids).toEqual(['repair', 'navigate']);
    const marked = fleet(card, {}, { raids: ['repair'] });
    marked.state.ships[2]!.objective = true;
    reveal(marked, 'squadron').pick('yes').pick('yes');
    expect(marked.ship(2).raids).toEqual(['repair']);
    expect(marked.state.players[0]!.victoryTokens).toBe(1);
  });

  it('Asajj Ventress: damage to a raided ship takes a raid token and a command token from it', () => {
    const attack = (theirs: More, faces: readonly string[]) => {
      const game = duel(CLOSE, led('asajj-ventress-officer'), theirs).rolls(...faces);
      game.attack(0).pick(onFront);
      return until(game, 'use-card');
    };
    const raided = { raids: ['squadron', 'repair'], tokens: ['navigate'] } as const;
    const game = attack(raided, ['hit', 'hit', 'hit']).pick('yes').pick({ command: 'repair' });
    expect(game.ship(1)).toMatchObject({ raids: ['squadron'], tokens: [] });
    expect(game.ship(0).tokens).toEqual(['navigate']);
    game.passAll();
    expect(attack(raided, ['blank', 'blank', 'accuracy']).question).toBeUndefined();
    expect(attack({ tokens: ['navigate'] }, ['hit', 'hit', 'hit']).question).toBeUndefined();
  });

  it('Captain Rex: a squadron command raids a ship at close range, and a dial clears one raid token near him', () => {
    const game = table({
      us: [cr90([900, 300, 0], led('captain-rex-officer', { tokens: ['squadron'] })), xwings([850, 440])],
      them: [victory([900, 500, 180], { raids: ['navigate', 'repair'], revealed: ['squadron'] })],
    });
    game.run({ kind: 'resolve-commands', ship: 0 }).pick({ command: 'squadron' });
    until(game, 'use-card').pick('yes').pick({ command: 'concentrate-fire' });
    expect(game.ship(1).raids).toHaveLength(3);
    game.passAll();
    game.run({ kind: 'clear-raids', ship: 1 }).pick('dial').pick({ command: 'repair' });
    expect(game.ship(1).raids).toEqual(['navigate', 'concentrate-fire']);
  });

  it('Captain Rex is too far away beyond distance 3', () => {
    const game = duel(LONG, led('captain-rex-officer'), {
      raids: ['navigate', 'repair'],
      revealed: ['squadron'],
    });
    game.run({ kind: 'clear-raids', ship: 1 }).pick('dial');
    expect(game.ship(1).raids).toEqual([]);
  });
});
