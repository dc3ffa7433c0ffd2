import { describe, expect, it } from 'vitest';
import { occasion, type Token, type Window } from '../../../state.ts';
import { type At, type TestShip, table, tie, xwing } from '../../../testing/index.ts';

/** Crew, commanders and teams that no rule names: each once where it acts, once where it does not. */

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const friendAt: At = [400, 290, 0];
const BLANK = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const;
const window = (name: Window, more: { ship?: number; other?: number; what?: string; colour?: string } = {}) =>
  ({ kind: 'window', ...occasion(name, more) }) as const;

type Game = ReturnType<typeof table>;
const with_ = (upgrade: string, more: Partial<TestShip> = {}, them: readonly TestShip[] = []): Game =>
  table({ us: [xwing(us, { upgrades: [upgrade], ...more }), xwing(friendAt)], them });
/** What the first ship has of a token after the first use that is offered; it passes on the rest. */
const gained = (game: Game, token: Token, ship = 0): number => {
  if (game.question) game.takes({ use: true });
  return game.passAll().ship(ship).tokens[token];
};

describe('after what their ship does', () => {
  it.each([
    [
      'chewbacca-battleofyavin',
      'after-action',
      { ship: 0, what: 'evade' },
      { ship: 0, what: 'focus' },
      'focus',
    ],
    ['rookkast', 'after-action', { ship: 0, colour: 'red' }, { ship: 0, colour: 'white' }, 'strain'],
  ] as const)('%s acts after %s', (upgrade, moment, yes, no, token) => {
    expect(gained(with_(upgrade).run(window(moment, yes)), token)).toBe(1);
    expect(with_(upgrade).run(window(moment, no)).question).toBeUndefined();
  });

  it.each([
    ['captainhark', '4 koiogran', '3 straight', 'focus', 1],
    ['korrsella', '2 straight', '3 turn left', 'stress', 0],
  ] as const)('%s acts after %s, not after %s', (upgrade, yes, no, token, count) => {
    const flown = (maneuver: string): number => {
      const game = with_(upgrade, { tokens: token === 'stress' ? { stress: 2 } : {} }).fly(0, maneuver);
      while (game.question) game.answer(game.offers({ use: true }) ? 0 : game.options.length - 1);
      return game.ship(0).tokens[token];
    };
    expect([flown(yes), flown(no) === count]).toEqual([count, false]);
  });

  it('Unkar Plutt acts in white after a partial maneuver, for a hit', () => {
    const blocked = table({ us: [xwing(us, { upgrades: ['unkarplutt'] }), tie([400, 545, 0])] });
    blocked.rolls('blank');
    blocked.fly(0, '3 straight').takes({ action: 'focus', difficulty: 'white' }).passAll();
    expect(blocked.ship(0)).toMatchObject({ shields: 1, tokens: { focus: 1 } });
    const full = with_('unkarplutt').fly(0, '3 straight').passAll();
    expect(full.run(window('after-maneuver', { ship: 0 })).question).toBeUndefined();
  });

  it('Larma D’Acy lets two stress tokens pass for red jams and coordinations', () => {
    const offers = (stress: number): boolean =>
      with_('larmadacy', { pilot: 'omicrongrouppilot', tokens: { stress } })
        .act(0)
        .everOffers({ action: 'coordinate', difficulty: 'red' });
    expect([offers(2), offers(3)]).toEqual([true, false]);
  });
});

describe('in phases', () => {
  it('Chewbacca repairs for a focus token at the start of the End Phase', () => {
    const end = (focus: number): Game =>
      with_('chewbacca-crew', { damage: ['Panicked Pilot'], tokens: { focus } }).run(window('start-of-end'));
    expect(end(1).takes({ use: true }).passAll().ship(0).damage[0]?.up).toBe(false);
    expect(end(0).question).toBeUndefined();
  });

  it('a Novice Technician repairs on most results, and harms on a hit', () => {
    const rolled = (face: string): readonly boolean[] => {
      const game = with_('novicetechnician', { damage: ['Hull Breach'] }).run(window('end-of-end'));
      game.rolls(face).takes({ use: true }).passAll();
      return game.ship(0).damage.map(({ up }) => up);
    };
    expect([rolled('blank'), rolled('hit')]).toEqual([[false], [true]]);
  });

  it('Minister Tua reinforces in red while damaged', () => {
    const start = (damage: readonly string[]): Game =>
      with_('ministertua', { damage }).run(window('start-of-engagement'));
    expect(start(['facedown: Hull Breach']).everOffers({ action: 'reinforce', difficulty: 'red' })).toBe(
      true,
    );
    expect(start([]).question).toBeUndefined();
  });

  it('Kit Fisto has a friend evade in red for the Force', () => {
    const game = table({ us: [xwing(us, { upgrades: ['kitfisto'] }), xwing([400, 340, 0])] }).run(
      window('start-of-engagement'),
    );
    game.takes({ target: 1 }).takes({ action: 'evade' }).passAll();
    expect([game.ship(0).force, game.ship(1).tokens.evade, game.ship(1).tokens.stress]).toEqual([0, 1, 1]);
  });

  it('Grand Moff Tarkin has every friend lock what he has locked', () => {
    const system = (locks: readonly (readonly [number, number])[]): Game =>
      table({
        us: [xwing(us, { upgrades: ['grandmofftarkin'] }), xwing(friendAt)],
        them: [tie(ahead(100))],
        locks,
      }).run(window('during-system', { ship: 0 }));
    const game = system([[0, 2]]);
    while (game.question) game.answer(0);
    expect(game.state.locks.map(({ by }) => by).sort()).toEqual([0, 1]);
    expect(system([]).everOffers({ use: true })).toBe(false);
  });

  it('PZ-4CO hands over a calculate token, and a focus token after a blue maneuver', () => {
    const end = (maneuver: string): boolean => {
      const game = with_('pz4co', { tokens: { focus: 1 } })
        .fly(0, maneuver)
        .passAll();
      game.state.ships[0]!.tokens.focus = 1;
      game.run(window('end-of-activation'));
      if (game.offers({ target: 1 })) game.pick({ target: 1 });
      return game.passAll().ship(1).tokens.focus === 1;
    };
    expect([end('1 straight'), end('3 turn left')]).toEqual([true, false]);
  });

  it('Carlist Rieekan has a friend evade when one is destroyed', () => {
    const game = with_('carlistrieekan').run(window('after-destroyed', { ship: 1 }));
    expect(game.everOffers({ target: 0 })).toBe(true);
  });

  it.each(['captainneeda', 'strategiccommander'])(
    '%s sets the revealed dial of a friend again',
    (upgrade) => {
      const game = with_(upgrade).fly(1, '2 bank left').takes({ use: true });
      const entry = game.options.findIndex((option) => typeof option === 'object');
      game.answer(entry).passAll();
      expect(game.eventsOf('dial-set')).toHaveLength(1);
      expect(game.ship(1).flown).toMatchObject({ speed: 2 });
    },
  );
});

describe('in attacks', () => {
  const shot = (upgrade: string, faces: readonly string[], mine: Partial<TestShip> = {}): Game =>
    with_(upgrade, mine, [tie(ahead(150))])
      .rolls(...faces, ...BLANK.slice(faces.length))
      .attack(0, 2);

  it('Rook Kast turns a blank to a hit while strained, IG-RM Droids a hit to a crit while calculating', () => {
    expect(shot('rookkast', ['blank'], { tokens: { strain: 1 } }).everOffers({ kind: 'ability' })).toBe(true);
    expect(shot('rookkast', ['blank']).everOffers({ kind: 'ability' })).toBe(false);
    expect(shot('igrmdroids', ['hit'], { tokens: { calculate: 1 } }).everOffers({ kind: 'ability' })).toBe(
      true,
    );
    expect(shot('igrmdroids', ['hit']).everOffers({ kind: 'ability' })).toBe(false);
  });

  it('a Corsair Crew spends a hit to deplete the defender', () => {
    const game = shot('corsaircrew', ['hit', 'hit']).takes({ kind: 'ability' }).passAll();
    expect([game.ship(2).tokens.deplete, game.ship(2).damage.length]).toEqual([1, 1]);
    expect(shot('corsaircrew', ['crit']).everOffers({ kind: 'ability' })).toBe(false);
  });

  it('General Grievous cancels one of two results that are left, and comes back when a friend is lost', () => {
    const defended = (...faces: readonly string[]): Game =>
      table({ us: [xwing(us)], them: [xwing(ahead(150), { upgrades: ['generalgrievous'] })] })
        .rolls(...faces, ...BLANK.slice(0, 2))
        .attack(0, 1);
    const game = defended('hit', 'hit', 'blank').takes({ use: true }).passAll();
    expect(game.ship(1)).toMatchObject({ shields: 1, upgrades: [{ charges: 0 }] });
    expect(defended('hit', 'blank', 'blank').everOffers({ use: true })).toBe(false);
    game.run(window('after-destroyed', { ship: 1 })).passAll();
    expect(game.ship(1).upgrades[0]?.charges).toBe(1);
  });

  it('Aayla Secura turns a blank of a defending friend to a focus, against who is in her bullseye', () => {
    const attacked = (at: At): boolean =>
      table({ us: [xwing(us, { upgrades: ['aaylasecura'] })], them: [xwing(at)] })
        .rolls('hit', ...BLANK.slice(2))
        .attack(1, 0)
        .everOffers({ kind: 'ability' });
    expect([attacked(ahead(120)), attacked([480, 560, 180])]).toEqual([true, false]);
  });
});
