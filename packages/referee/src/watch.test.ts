import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { applyChanges } from './changes.ts';
import { RecordMismatch } from './fault.ts';
import { randomAnswerer } from './random.ts';
import { firstPosition, type GameRecord, newRecord, recordOf, recordProblems, takeBack } from './record.ts';
import { Referee } from './referee.ts';
import { answerNow } from './testing/answer-now.ts';
import { type RegattaSetup, regatta } from './testing/tiny-game.ts';
import { filmed, watch } from './watch.ts';

const opened = newRecord(regatta, { rounds: 3 }, 'watched');
/** Where the game stood at the first question and after every answer. */
const stood: { readonly state: unknown; readonly allEvents: unknown }[] = [];
const game = Referee.start(regatta, firstPosition(regatta, opened));
const robot = randomAnswerer(growStreams('watched', ['mind']));
const look = () => {
  const state = regatta.schema.copy(game.state);
  stood.push({ state: { ...state, streams: state.streams.map(() => 0) }, allEvents: [...game.allEvents] });
};
look();
while (!game.outcome) {
  const { player, ...question } = game.questions.at(-1)!;
  answerNow(
    game,
    player,
    robot({ player, ...question }, () => game.state, game.help(player)),
  );
  look();
}
const record = recordOf(opened, game);
const throughFile = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The rules of later: one side begins with a point, so that no position is as it was. */
const later = {
  ...regatta,
  begin: (setup: RegattaSetup, streams: number[]) => ({ ...regatta.begin(setup, streams), points: [1, 0] }),
};
/** The rules of later still, under which no such game can begin. */
const stranger = {
  ...regatta,
  setupProblems: () => ['regattas are not held any more'],
};

describe('a record that is watched', () => {
  it('is shown by the rules that come to it, at every answer', () => {
    const shown = watch(regatta, throughFile(record));
    expect(shown).toMatchObject({ from: 'rules', difference: null, steps: stood.length - 1 });
    expect([shown.proved, shown.answers]).toEqual([shown.steps, shown.steps]);
    stood.forEach((at, step) => {
      const { state, allEvents } = shown.at(step);
      expect({ state: { ...state, streams: state.streams.map(() => 0) }, allEvents }).toEqual(at);
    });
    expect(shown.at(shown.steps).outcome).toEqual(game.outcome);
  });

  it('is shown as it was filmed when the rules have changed, forward and backward', () => {
    const kept = throughFile(filmed(regatta, record));
    expect(recordProblems(kept)).toEqual([]);
    for (const rules of [later, stranger]) {
      const shown = watch(rules, { ...kept, build: 'of last year' });
      expect(shown).toMatchObject({
        from: 'film',
        build: 'of last year',
        steps: stood.length - 1,
        proved: 0,
      });
      expect(shown.difference).toMatch(/position|not held any more/);
      for (const step of [...stood.keys()].reverse()) {
        const { state, allEvents } = shown.at(step);
        expect({ state, allEvents }).toEqual(stood[step]);
      }
      expect(shown.at(shown.steps).outcome).toEqual(game.outcome);
      expect(shown.at(shown.steps - 1).outcome).toBeNull();
    }
  });

  it('without a film is shown as far as its answers fit, and says how far the rules agree', () => {
    const shown = watch(later, record);
    expect(shown).toMatchObject({ from: 'answers', proved: 0, answers: record.answers.length });
    expect(shown.difference).toMatch(/answer 1 of the record was given in position/);
    expect(shown.steps).toBeGreaterThan(0);
    const broken = record.answers.with(7, { player: 0, answer: 999, hash: '0' });
    const short = watch(regatta, { ...record, answers: broken });
    expect(short).toMatchObject({ from: 'answers', proved: 7, steps: 7 });
    expect(short.at(7).allEvents).toEqual(stood[7]!.allEvents);
  });

  it('is not shown when there is nothing to show', () => {
    expect(() => watch(stranger, record)).toThrow(RecordMismatch);
    expect(() => watch(stranger, record)).toThrow(/there is nothing to show: .*not held any more/);
  });

  it('is not filmed by rules that do not come to it, and loses its film with its answers', () => {
    expect(() => filmed(later, record)).toThrow(RecordMismatch);
    expect(takeBack(filmed(regatta, record), 1)).not.toHaveProperty('film');
  });
});

describe('a film from anywhere', () => {
  const kept = filmed(regatta, record);
  const withFilm = (film: unknown) => ({ ...kept, film }) as GameRecord<RegattaSetup>;

  it('is refused where it is none', () => {
    for (const film of [1, {}, { ...kept.film, scenes: [{ changes: [[]], told: [] }] }]) {
      expect(recordProblems(withFilm(film)).length).toBeGreaterThan(0);
    }
  });

  it('is not shown when its positions are none of this game', () => {
    expect(watch(later, withFilm({ ...kept.film, first: { round: 1, streams: [] } })).from).toBe('answers');
  });

  it('changes nothing but the position', () => {
    const position = { ships: [{ x: 1 }] };
    applyChanges(position, [
      ['/__proto__/tainted', 1],
      ['/ships/0/__proto__', { tainted: 1 }],
      ['/constructor/prototype/tainted', 1],
      ['/ships/7/x', 1],
      ['', { gone: 1 }],
      ['/ships/0/x', 2],
    ]);
    expect(position).toEqual({ ships: [{ x: 2 }] });
    expect(({} as { tainted?: number }).tainted).toBeUndefined();
  });
});
