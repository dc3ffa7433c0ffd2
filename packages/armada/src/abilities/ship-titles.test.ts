/** Titles and fleet commands on tokens, copies of cards and the end of the game, each where it acts and where it does not. */
import { describe, expect, it } from 'vitest';
import { gainCommandToken } from '../commands/tokens.ts';
import { scoreOf } from '../phases/end.ts';
import { beginGame } from '../setup/setup.ts';
import { STANDARD_SETUP } from '../testing/fleets.ts';
import {
  CLOSE,
  cr90,
  damages,
  duel,
  faces,
  led,
  MEDIUM,
  nebulon,
  onFront,
  SIX_HITS,
  sideOf,
  siege,
  squadron,
  TestGame,
  table,
  targetShip,
  until,
  victory,
  when,
} from '../testing/index.ts';

const CARD_TOKENS = ['repair', 'repair', 'squadron', 'concentrate-fire'] as const;

describe('command tokens on titles', () => {
  it('Resolute chooses four tokens of two commands at least, and none for navigate', () => {
    const game = table({ us: [victory([900, 300, 0], led('resolute-title'))] });
    game.run({ kind: 'starting-commands', ship: 0, upgrade: 0 });
    expect(game.offers({ command: 'navigate' })).toBe(false);
    game.pick({ command: 'repair' }).pick({ command: 'repair' }).pick({ command: 'repair' });
    expect(game.offers({ command: 'repair' })).toBe(false);
    game.pick({ command: 'squadron' });
    expect(game.ship(0).upgrades[0]!.tokens).toEqual(['repair', 'repair', 'repair', 'squadron']);
  });

  const resolute = (more: Parameters<typeof led>[1]) => {
    const game = table({
      us: [victory([900, 300, 0], led('resolute-title', { shields: { front: 0 }, ...more }))],
      them: [cr90([200, 800, 180])],
    });
    game.ship(0).upgrades[0]!.tokens = [...CARD_TOKENS];
    return game.run({ kind: 'resolve-commands', ship: 0 });
  };

  it('Resolute gains a token from the card after a command with a dial', () => {
    const game = until(resolute({ revealed: ['repair'] }).pick({ command: 'repair' }), 'use-card');
    game.pick('yes').passAll();
    expect(game.ship(0).tokens).toEqual(['repair']);
    expect(game.ship(0).upgrades[0]!.tokens).toEqual(['repair', 'squadron', 'concentrate-fire']);
  });

  it('Resolute gains none after a command with a token alone', () => {
    const game = resolute({ tokens: ['repair'] }).pick({ command: 'repair' });
    expect(until(game, 'use-card').question).toBeUndefined();
    expect(game.ship(0).tokens).toEqual([]);
  });

  it('Nova Defiant has one token of each command, command value 4, and holds tokens that are alike', () => {
    const game = table({ us: [cr90([900, 300, 0], led('nova-defiant-title', { tokens: ['repair'] }))] });
    game.run({ kind: 'starting-commands', ship: 0, upgrade: 0 });
    game.pick({ command: 'repair' });
    expect(game.offers({ command: 'repair' })).toBe(false);
    game.pick({ command: 'navigate' }).pick({ command: 'squadron' });
    when(game, 'reveal', { ship: 0 }).pick('yes');
    // Five tokens are one beyond the command value; those alike are one choice.
    expect(game.question).toMatchObject({ kind: 'discard-command-token' });
    expect(game.options).toHaveLength(4);
    game.pick({ command: 'navigate' });
    expect([...game.ship(0).tokens].sort()).toEqual(['concentrate-fire', 'repair', 'repair', 'squadron']);
    expect(game.ship(0).upgrades[0]!.tokens).toEqual([]);
    expect(when(game, 'reveal', { ship: 0 }).question).toBeUndefined();
  });

  const gains = (title: string | null, commands: number) => {
    const game = table({ us: [cr90([900, 300, 0], title ? led(title) : {})] });
    for (let count = 0; count < commands; count++)
      game.does((running) =>
        gainCommandToken(running, running.state.ships[0]!, 'repair', 'armada:golden-rules.2'),
      );
    return game.ship(0).tokens;
  };

  it('Executor holds any number of tokens, also of one command', () => {
    expect(gains('executor-title', 6)).toHaveLength(6);
    expect(gains(null, 6)).toEqual(['repair']);
  });

  it('a token spent for a card leaves those that are like it', () => {
    const game = table({
      us: [
        cr90([900, 300, 0], { upgrades: ['executor-title', 'comms-net'], tokens: ['repair', 'repair'] }),
        cr90([980, 300, 0]),
      ],
    });
    when(game, 'dials-used', { ship: 0 }).pick('yes').passAll();
    expect(game.ship(0).tokens).toEqual(['repair']);
    expect(game.ship(1).tokens).toEqual(['repair']);
  });
});

describe('Mercy Mission', () => {
  it('goes to a small ship that is not the flagship before the fleets are deployed, with its cost', () => {
    const [ours, theirs] = STANDARD_SETUP.sides;
    const [first, second, third] = ours.ships;
    const ships = [
      { ...first!, upgrades: ['general-dodonna-commander'] },
      second!,
      { ...third!, points: 62, own: 57, upgrades: ['mercy-mission'], costs: [5] },
      { card: 'victory-ii-class-star-destroyer', points: 85 },
    ];
    const game = new TestGame(
      beginGame({ ...STANDARD_SETUP, first: 0, sides: [{ ...ours, ships }, theirs] }, [1, 2]),
    );
    game.state.round = 0;
    when(game, 'obstacles-placed');
    expect(game.options).toEqual([
      { kind: 'ship', ship: 1 },
      { kind: 'ship', ship: 2 },
    ]);
    game.pick({ ship: 1 });
    expect(game.ship(1).upgrades).toMatchObject([{ id: 'mercy-mission' }]);
    expect(game.ship(2).upgrades).toEqual([]);
    expect([game.ship(1).points, game.ship(2).points]).toEqual([49, 57]);
  });

  const atTheEnd = (y: number, upgrade: boolean) => {
    const game = table({
      us: [cr90([900, y, 0], { points: 44, ...(upgrade && led('mercy-mission')) }), cr90([200, 300, 0])],
      them: [victory([1500, 800, 180])],
    });
    game.run({ kind: 'end-game' });
    return game;
  };

  it('scores 40 points in the enemy deployment zone, wholly inside alone', () => {
    expect(scoreOf(atTheEnd(840, true).state, 0)).toBe(40);
    expect(scoreOf(atTheEnd(840, false).state, 0)).toBe(0);
    expect(scoreOf(atTheEnd(715, true).state, 0)).toBe(0);
    expect(scoreOf(atTheEnd(300, true).state, 0)).toBe(0);
  });

  it('gives the opponent 15 points if its ship was destroyed, at the end of the game alone', () => {
    const game = atTheEnd(300, true);
    game.ship(0).place = 'destroyed';
    expect(scoreOf(game.state, 1)).toBe(59);
    expect(scoreOf({ ...game.state, phase: 'ship' }, 1)).toBe(44);
  });
});

describe('Beast of Burden', () => {
  // Sources differ: as many tokens of one friendly ship, or up to as many of several, which is the later text.
  const game = (theirs: readonly ('readied' | 'exhausted')[], last: 'readied' | 'exhausted' = 'readied') =>
    table({
      us: [
        cr90([900, 300, 0], led('beast-of-burden-title', { dials: ['navigate'] })),
        nebulon([980, 300, 0], { defense: theirs }),
        nebulon([1700, 300, 0], { defense: ['exhausted', 'exhausted', 'exhausted'] }),
        nebulon([820, 300, 0], { defense: ['readied', 'readied', last] }),
      ],
    });

  it('spends its tokens to ready as many of friendly ships near', () => {
    const burden = when(game(['exhausted', 'exhausted', 'readied'], 'exhausted'), 'before-reveal', {
      ship: 0,
    }).pick('yes');
    burden.answer(0).pick('yes').answer(0).pick('no');
    burden.pick({ ship: 1 });
    burden.answer(0);
    burden.pick({ ship: 3 });
    burden.passAll();
    expect(burden.ship(1).defense.map(({ side }) => side)).toEqual(['readied', 'exhausted', 'readied']);
    expect(burden.ship(3).defense.every(({ side }) => side === 'readied')).toBe(true);
    expect(burden.ship(0).defense.filter(({ side }) => side === 'exhausted')).toHaveLength(2);
    expect(burden.ship(2).defense.every(({ side }) => side === 'exhausted')).toBe(true);
    expect(sideOf(burden)).toBe('exhausted');
  });

  it('has nothing to do where no friend near has an exhausted token', () => {
    expect(
      when(game(['readied', 'readied', 'readied']), 'before-reveal', { ship: 0 }).question,
    ).toBeUndefined();
  });
});

describe('Task Force Antilles', () => {
  const antilles = led('task-force-antilles-title');
  const game = (x: number) =>
    table({
      us: [victory([900, 300, 0])],
      them: [cr90([900, 486, 180], antilles), cr90([x, 560, 180], antilles)],
    })
      .rolls(...SIX_HITS)
      .attack(0)
      .pick(onFront)
      .pick('done');

  it('has a friend with a copy suffer one of its damage', () => {
    const near = game(1010).pick('yes');
    until(near, 'suffer-zone');
    near.passAll();
    expect(damages(near)).toEqual([6, 5]);
    expect([sideOf(near, 1), sideOf(near, 2)]).toEqual(['readied', 'exhausted']);
    const { shields, damage } = near.ship(2);
    const whole = cr90Shields();
    expect(shields.front + shields.left + shields.right + shields.rear + (whole - 1)).toBe(2 * whole - 2);
    expect(damage).toEqual([]);
  });

  it('does nothing without a copy at distance 1-3', () => {
    const far = game(1700).passAll();
    expect(damages(far)).toEqual([6]);
  });

  it('spends no engineering points while it is exhausted', () => {
    const mend = (side: 'readied' | 'exhausted') => {
      const one = table({ us: [cr90([900, 300, 0], { ...antilles, shields: { front: 0 } })] });
      one.ship(0).upgrades[0]!.side = side;
      return one.run({ kind: 'repair', ship: 0, points: 3 });
    };
    expect(mend('readied').offers({ kind: 'recover-shield', zone: 'front' })).toBe(true);
    expect(mend('exhausted').offers({ kind: 'recover-shield', zone: 'front' })).toBe(false);
  });
});

const cr90Shields = (): number => {
  const { shields } = table({ us: [cr90([900, 300, 0])] }).ship(0);
  return shields.front + shields.left + shields.right + shields.rear;
};

describe('Jedi Hostage', () => {
  it('raids an attacker while readied; exhausted, it lets its ship spend one token alone', () => {
    const game = siege(CLOSE, {}, led('jedi-hostage')).rolls(...SIX_HITS);
    game.attack(0).pick(onFront);
    expect(game.question).toMatchObject({ kind: 'pick-command', player: 0 });
    game.pick({ command: 'navigate' });
    expect(game.ship(0).raids).toEqual(['navigate']);
    game.pick({ name: 'redirect' });
    while (game.question?.kind === 'redirect-zone') game.answer(0);
    expect(game.offers({ name: 'evade' })).toBe(true);
    game.passAll();
  });

  it('exhausted, it raids nobody, and its ship spends one token alone', () => {
    const game = siege(CLOSE, {}, led('jedi-hostage'));
    game.ship(1).upgrades[0]!.side = 'exhausted';
    game
      .rolls(...SIX_HITS)
      .attack(0)
      .pick(onFront);
    expect(game.ship(0).raids).toEqual([]);
    game.pick({ name: 'redirect' });
    while (game.question?.kind === 'redirect-zone') game.answer(0);
    expect(game.offers({ name: 'evade' })).toBe(false);
    game.passAll();
  });

  const revealing = (gap: number, revealed: 'squadron' | 'navigate') =>
    when(duel(gap, { revealed: [revealed] }, led('jedi-hostage')), 'reveal', { ship: 0, what: revealed });

  it('is exhausted by an enemy at close range that discards a squadron dial', () => {
    const game = revealing(CLOSE, 'squadron');
    expect(game.question).toMatchObject({ kind: 'use-card', player: 0 });
    game.pick('yes');
    expect(game.ship(0).revealed).toEqual([]);
    expect(sideOf(game, 1)).toBe('exhausted');
    expect(revealing(MEDIUM, 'squadron').question).toBeUndefined();
    expect(revealing(CLOSE, 'navigate').question).toBeUndefined();
  });
});

describe('Nevoota Bee', () => {
  const game = (card: string, by: number) =>
    table({
      us: [victory([900, 300, 0], led('nevoota-bee-title')), squadron(card, [900, 430])],
      them: [cr90([900, 500, 180])],
    })
      .rolls('blank')
      .run({ kind: 'activate-squadron', squadron: 0, by, move: true, attack: true, both: true });
  const attackOf = (running: TestGame) => {
    running.pick('attack');
    if (running.question?.kind === 'attack') running.pick(targetShip(1, 'front'));
    return running.offers({ effect: 'nevoota-bee-title' });
  };

  it('squadrons without a name that it commands have swarm and reroll a die against ships', () => {
    const bomber = game('tie-bomber-squadron', 0);
    expect(attackOf(bomber)).toBe(true);
    bomber.passAll();
    expect(bomber.ship(0).lasting).toEqual([]);
  });

  it('squadrons that another ship commands, or nobody, and those with a name and no swarm do not', () => {
    expect(attackOf(game('tie-bomber-squadron', -1))).toBe(false);
    expect(attackOf(game('major-rhymer-tie-bomber-squadron', 0))).toBe(false);
  });
});

describe('Ravager', () => {
  it('its concentrate fire token adds a die of a color in the pool, or rerolls one', () => {
    const fire = (title: string) =>
      duel(MEDIUM, led(title, { tokens: ['concentrate-fire'] }))
        .rolls('blank', 'hit', 'hit', 'hit')
        .attack(0)
        .pick(onFront)
        .pick({ kind: 'concentrate-fire', with: 'token' });
    const adding = fire('ravager-title').pick('add-dice').pick({ color: 'blue' });
    expect(faces(adding)).toHaveLength(4);
    adding.passAll();
    const rerolling = fire('ravager-title').pick('reroll').pick({ face: 'blank' });
    expect(faces(rerolling)).toHaveLength(3);
    rerolling.passAll();
    expect(fire('devastator-title').question).toMatchObject({ kind: 'reroll-die' });
  });
});

describe('Amity', () => {
  const amity = led('amity-title');
  const meeting = (mine: boolean) =>
    table({
      us: [cr90([600, 300, 0], { speed: 2 }), ...(mine ? [victory([600, 480, 0], amity)] : [])],
      them: mine ? [victory([1500, 800, 180])] : [victory([600, 480, 0], amity), cr90([900, 800, 0])],
    }).fly(0, [0, 0]);

  it('deals one more facedown card to both when an enemy overlaps it', () => {
    const game = meeting(false).pick('yes');
    expect([game.ship(0).damage.length, game.ship(1).damage.length]).toEqual([2, 2]);
    expect(game.ship(0).damage.every(({ up }) => !up)).toBe(true);
  });

  it('not when a friend overlaps it, nor when the enemy overlaps another ship', () => {
    expect(meeting(true).question).toBeUndefined();
    const other = table({
      us: [cr90([600, 300, 0], { speed: 2 })],
      them: [victory([600, 480, 0]), cr90([900, 800, 0], amity)],
    }).fly(0, [0, 0]);
    expect(other.question).toBeUndefined();
    expect(other.ship(1).damage).toHaveLength(1);
  });

  it('has an evade token once it is deployed', () => {
    const game = when(table({ us: [victory([900, 300, 0], amity)] }), 'ship-deployed', { ship: 0 });
    expect(game.ship(0).defense.at(-1)).toEqual({ kind: 'evade', side: 'readied' });
  });
});
