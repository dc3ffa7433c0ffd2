import { createHash } from 'node:crypto';
import { growStreams } from '@firing-arc/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckedDie, checkDice } from './check-dice.ts';
import { type Contributions, contribute, contributionsFrom, seedOf, setupHash } from './fair.ts';
import { RecordMismatch } from './fault.ts';
import { imagine } from './imagine.ts';
import { playOut } from './playout.ts';
import { randomAnswerer } from './random.ts';
import {
  firstPosition,
  type GameRecord,
  newRecord,
  recordOf,
  replay,
  startRecord,
  takeBack,
} from './record.ts';
import { Referee } from './referee.ts';
import { answerNow } from './testing/answer-now.ts';
import { thrice } from './testing/thrice.ts';
import { type RegattaSetup, regatta } from './testing/tiny-game.ts';

const bytesOf = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());

/** What two seats contribute, each from a word of its own. */
const contributionsOf = (...words: readonly string[]): Contributions => contributionsFrom(words.map(bytesOf));

const setup: RegattaSetup = { rounds: 3 };
const FAIR = contributionsOf('one', 'other');
const opened = newRecord(regatta, setup, FAIR);

function played(record: GameRecord<RegattaSetup> = opened, answers = Number.POSITIVE_INFINITY) {
  const game = startRecord(regatta, record);
  const robot = randomAnswerer(growStreams('robot', ['mind']));
  for (let given = 0; !game.outcome && given < answers; given++) {
    const question = game.questions.at(-1)!;
    const { player } = question;
    expect(
      answerNow(
        game,
        player,
        robot(question, () => game.look(player), game.help(player)),
      ),
    ).toEqual([]);
  }
  return { game, record: recordOf(record, game) };
}

const throughFile = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

describe('contributions', () => {
  const hash = setupHash('regatta', setup);
  const anyBytes = fc.uint8Array({ minLength: 32, maxLength: 32 });

  it('make the same seed in whatever order they arrive, and another when one byte differs', () => {
    const anySeats = fc.uniqueArray(anyBytes, { minLength: 1, maxLength: 6, selector: String });
    fc.assert(
      fc.property(anySeats, fc.infiniteStream(fc.nat()), fc.nat(), fc.nat(), (bytes, order, at, byte) => {
        const made = bytes.map((own, seat) => ({ seat, ...contribute(own) }));
        const mixed = <Value>(values: readonly Value[]) =>
          values
            .map((value) => [order.next().value as number, value] as const)
            .sort(([one], [other]) => one - other)
            .map(([, value]) => value);
        const all = { commitments: made, contributions: made };
        const seed = seedOf(all, hash);
        expect(seed).toMatch(/^[0-9a-f]{64}$/);
        expect(seedOf({ commitments: mixed(made), contributions: mixed(made) }, hash)).toBe(seed);
        const seat = at % made.length;
        const other = bytes[seat]!.map((value, place) => (place === byte % 32 ? value ^ 1 : value));
        const changed = made.with(seat, { seat, ...contribute(other) });
        expect(() => seedOf({ commitments: made, contributions: changed }, hash)).toThrow(
          `the contribution of seat ${seat} is not the one it has committed to`,
        );
        expect(seedOf({ commitments: changed, contributions: changed }, hash)).not.toBe(seed);
      }),
    );
  });

  it('make a seed that any program with SHA-256 finds', () => {
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    const [one, other] = ['one', 'other'].map((word) => Buffer.from(bytesOf(word)).toString('hex'));
    expect(FAIR.commitments[0]!.commitment).toBe(sha(`firing-arc contribution\0${one}`));
    expect(hash).toBe(sha('firing-arc setup\0{"game":"regatta","setup":{"rounds":3}}'));
    expect(seedOf(FAIR, hash)).toBe(sha(`firing-arc seed\0${hash}\0${one}\0${other}`));
  });

  it('count for one setup only, whatever the order of its keys', () => {
    expect(setupHash('a', { one: [1, { y: 2, x: null }], 10: 1, 9: 2, no: undefined })).toBe(
      setupHash('a', { 9: 2, one: [1, { x: null, y: 2 }], 10: 1 }),
    );
    expect(setupHash('a', [[1], 2])).not.toBe(setupHash('a', [1, [2]]));
    expect(seedOf(FAIR, setupHash('regatta', { rounds: 2 }))).not.toBe(seedOf(FAIR, hash));
    expect(setupHash('other', setup)).not.toBe(hash);
  });

  const [one, two] = FAIR.commitments;
  const cases: [string, Partial<Contributions>, RegExp][] = [
    ['a seat that has not shown', { contributions: FAIR.contributions.slice(1) }, /seat 0 has shown 0/],
    [
      'a seat that shows twice',
      { contributions: [...FAIR.contributions, FAIR.contributions[0]!] },
      /seat 0 has shown 2/,
    ],
    [
      'a seat that has not committed',
      { commitments: [two!, { ...one!, seat: 2 }] },
      /seat 0 of 2 has made 0 commitments/,
    ],
    [
      'a seat nobody knows',
      { contributions: [...FAIR.contributions, { ...FAIR.contributions[0]!, seat: 7 }] },
      /3 contributions .* to 2 commitments/,
    ],
    [
      'what is no contribution',
      { contributions: FAIR.contributions.map((given) => ({ ...given, contribution: 'x' })) },
      /seat 0 is not 64 hexadecimal digits/,
    ],
    [
      'a commitment that was copied',
      {
        commitments: [one!, { ...one!, seat: 1 }],
        contributions: [0, 1].map((seat) => ({ ...FAIR.contributions[0]!, seat })),
      },
      /seats 0 and 1 have made the same commitment/,
    ],
    ['nobody', { commitments: [], contributions: [] }, /no seat has contributed/],
  ];
  for (const [what, change, message] of cases) {
    it(`are refused from ${what}`, () => {
      expect(() => seedOf({ ...FAIR, ...change }, hash)).toThrow(message);
    });
  }

  it('are made of 32 bytes', () => {
    expect(() => contribute(new Uint8Array(31))).toThrow('32 bytes, not 31');
  });
});

describe('a game whose dice nobody can foresee', () => {
  it('is the same with instant answers, suspended, and undone', () => {
    const position = () => firstPosition(regatta, opened);
    const robots = () => {
      const streams = growStreams('robots', ['one', 'other']);
      return [randomAnswerer(streams, 0), randomAnswerer(streams, 1)];
    };
    const { events } = thrice(regatta, position, robots, { seed: opened.seed });
    const fast = newRecord(regatta, setup, opened.seed);
    const sown = thrice(regatta, () => firstPosition(regatta, fast), robots);
    expect(events).not.toEqual(sown.events);
  });

  it('is rebuilt by its record, from a file too, at every answer', () => {
    const { game, record } = played();
    const again = replay(regatta, throughFile(record));
    expect(again.snapshot()).toEqual(game.snapshot());
    expect(recordOf(opened, again)).toEqual(record);
    expect(record.fell!.length).toBeGreaterThan(10);
    for (let given = 0; given < record.answers.length; given++) {
      const { game: then, record: part } = played(opened, given);
      expect(replay(regatta, throughFile(part)).snapshot()).toEqual(then.snapshot());
      expect(part.fell).toEqual(record.fell!.slice(0, part.fell!.length));
      const restored = Referee.restore(regatta, throughFile(then.snapshot()));
      expect(restored.snapshot()).toEqual(then.snapshot());
    }
  });

  it('has other dice when one seat contributes something else', () => {
    const other = played(newRecord(regatta, setup, contributionsOf('one', 'third'))).record;
    expect(other.fell!.slice(0, 8)).not.toEqual(played().record.fell!.slice(0, 8));
  });

  it('cannot be opened when a seat is missing, nor replayed under other contributions', () => {
    expect(() => newRecord(regatta, setup, contributionsOf('one'))).toThrow(
      '1 seats have contributed to the dice of a game for 2',
    );
    const { record } = played();
    const dice = { ...record.dice!, ...contributionsOf('one', 'third') };
    expect(() => replay(regatta, { ...record, dice })).toThrow(
      'the seed is not the one that the contributions',
    );
    expect(() => replay(regatta, { ...record, setup: { rounds: 2 } })).toThrow(
      'the seed is not the one that the contributions and the setup make',
    );
    const swapped = { ...record.dice!, contributions: dice.contributions };
    expect(() => replay(regatta, { ...record, dice: swapped })).toThrow(RecordMismatch);
  });

  it('does not go on without its seed, nor takes a seed when its streams are chance themselves', () => {
    const position = firstPosition(regatta, opened);
    expect(() => Referee.start(regatta, position)).toThrow('its chance needs the seed');
    expect(() => playOut(regatta, position, [])).toThrow('its chance needs the seed');
    const fast = firstPosition(regatta, newRecord(regatta, setup, 'a'));
    expect(() => Referee.start(regatta, fast, { seed: 'a' })).toThrow('do not count');
  });

  it('tells nobody anything of the seed: whatever others contribute, a spectator sees the same bytes', () => {
    const spectators = ['two', 'three', 'four'].map((word) => {
      const record = newRecord(regatta, setup, contributionsOf('one', word));
      const game = startRecord(regatta, record);
      const secrets = [record.seed, ...record.dice!.contributions.map(({ contribution }) => contribution)];
      for (const seat of [-1, 0, 1])
        for (const secret of secrets) expect(JSON.stringify(game.view(seat))).not.toContain(secret);
      return JSON.stringify(game.view(-1));
    });
    expect(new Set(spectators).size).toBe(1);
  });

  it('is imagined and forked with another chance: the seed goes nowhere', () => {
    const { game } = played(opened, 4);
    const view = throughFile(game.view(0));
    const imagined = imagine(regatta, view, () => 0.5);
    expect(imagined.snapshot()).not.toHaveProperty('seed');
    const fork = game.fork(growStreams('x', regatta.streams));
    expect(fork.snapshot()).not.toHaveProperty('seed');
    expect(() => game.fork(game.state.streams)).toThrow('its chance needs the seed');
  });
});

describe('the dice of a record', () => {
  const { record, game } = played();
  const whole = checkDice(regatta, throughFile(record));

  it('are listed with what they come from', () => {
    expect(whole.ok).toBe(true);
    const { dice } = whole;
    expect(dice).toHaveLength(record.fell!.length);
    const sha = ({ stream, number }: CheckedDie) =>
      createHash('sha256').update(`firing-arc die\0${record.seed}\0${stream}\0${number}\x000`).digest();
    for (const die of dice) {
      expect(die.hash).toBe(sha(die).toString('hex'));
      expect(die.side).toBe(sha(die).readUInt32BE(0) % die.sides);
    }
    const rolled = dice.filter(({ die }) => die === 'water').map(({ result }) => result);
    const told = game.allEvents.flatMap((event) =>
      event.kind === 'dice-fell' ? (event.faces as string[]) : [],
    );
    expect(rolled).toEqual(told);
    for (const stream of regatta.streams) {
      const numbers = dice.filter((die) => die.stream === stream).map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, at) => at));
    }
  });

  it('are checked in a game that is not over', () => {
    const { record: part } = played(opened, 5);
    expect(checkDice(regatta, part)).toEqual({ ok: true, dice: whole.dice.slice(0, part.fell!.length) });
    const { fell: _, ...rest } = takeBack(record, 3);
    expect(checkDice(regatta, rest).ok).toBe(true);
  });

  it('that were tampered with are named, whichever it is', () => {
    for (let at = 0; at < record.fell!.length; at++) {
      const { sides } = whole.dice[at]!;
      const fell = record.fell!.with(at, (record.fell![at]! + 1) % Math.max(2, sides));
      const { stream, number, result } = whole.dice[at]!;
      const check = checkDice(regatta, { ...record, fell });
      expect(check).toMatchObject({ ok: false, dice: whole.dice.slice(0, at), wrong: whole.dice[at] });
      expect(check).toHaveProperty(
        'problem',
        expect.stringContaining(`result ${at + 1} of the game, number ${number} of ${stream}`),
      );
      expect(check).toHaveProperty('problem', expect.stringContaining(`the seed gives ${result}`));
    }
  });

  it('that a referee took in the place of the true ones are named, though all else fits', () => {
    const cheat = { ...opened, forced: { rolls: ['swell'], draws: [] } };
    const first = whole.dice.findIndex(({ die, result }) => die !== null && result !== 'swell');
    expect(first).toBeGreaterThanOrEqual(0);
    const cheated = startRecord(regatta, cheat, { forced: cheat.forced });
    const robot = randomAnswerer(growStreams('robot', ['mind']));
    while (!cheated.outcome) {
      const question = cheated.questions.at(-1)!;
      answerNow(
        cheated,
        question.player,
        robot(question, () => cheated.look(question.player), cheated.help(question.player)),
      );
    }
    const said = recordOf(cheat, cheated);
    const check = checkDice(regatta, said);
    expect(check).toMatchObject({ ok: false, wrong: { die: 'water', number: 0 } });
    const { forced: _, ...hidden } = said;
    expect(checkDice(regatta, hidden)).toEqual(check);
    const { fell: __, ...silent } = said;
    expect(checkDice(regatta, silent)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('set by hand to swell'),
    });
  });

  it('are not checked where they were sown, or where the record is of something else', () => {
    expect(checkDice(regatta, newRecord(regatta, setup, 'a'))).toMatchObject({ ok: false, wrong: null });
    expect(checkDice(regatta, { ...record, final: '0' })).toMatchObject({
      ok: false,
      dice: whole.dice,
      wrong: null,
      problem: expect.stringContaining('the record says 0'),
    });
    expect(checkDice(regatta, { ...record, fell: record.fell!.slice(1) })).toMatchObject({ ok: false });
    expect(checkDice(regatta, { ...record, fell: [...record.fell!, 0] })).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/says that \d+ dice and draws fell, but it was \d+/),
    });
  });
});
