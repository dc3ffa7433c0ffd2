import { readFileSync } from 'node:fs';
import { ARMADA, LEARNING_SCENARIO } from '@firing-arc/armada';
import {
  checkDice,
  contributionsFrom,
  type GameEvent,
  helpFor,
  newRecord,
  type Question,
  type Rules,
  randomAnswerer,
  recordOf,
  replay,
  type State,
  seatsFor,
  startRecord,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import {
  FIRST,
  READY_SQUADS as FIRST_SQUADS,
  packFrom as firstPackFrom,
  setupFromSquads as firstSetup,
} from '@firing-arc/xwing/first';
import { packFrom, READY_SQUADS, SECOND, setupFromSquads } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../formats/${name}.json`, import.meta.url), 'utf8'));

/** Plays a game whose dice nobody can foresee to its end, and looks at what each seat is shown on the way. */
function playFair<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  setup: Setup,
) {
  const seats = seatsFor(rules, setup);
  const bytes = Array.from({ length: seats }, (_, seat) => new Uint8Array(32).fill(17 * (seat + 1)));
  const opened = newRecord(rules, setup, contributionsFrom(bytes));
  const game = startRecord(rules, opened);
  const robot = randomAnswerer(growStreams(rules.id, ['robot']));
  const secrets = [opened.seed, ...opened.dice!.contributions.map(({ contribution }) => contribution)];
  for (let given = 0; !game.outcome; given++) {
    const question = game.questions[0]!;
    const { player } = question;
    if (given % 25 === 0) {
      for (let seat = -1; seat < seats; seat++) {
        const bytesSeen = JSON.stringify(game.view(seat));
        for (const secret of secrets) expect(bytesSeen).not.toContain(secret);
      }
      expect(Object.keys(helpFor(rules, game.view(player)))).toEqual(Object.keys(game.help(player)));
    }
    const answer = robot(question, () => game.look(player), game.help(player));
    expect(game.answer(player, question.id, answer)).toEqual([]);
  }
  return { game, record: JSON.parse(JSON.stringify(recordOf(opened, game))) as typeof opened };
}

function check<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  setup: Setup,
): void {
  const { game, record } = playFair(rules, setup);
  expect(replay(rules, record).allEvents).toEqual(game.allEvents);
  const checked = checkDice(rules, record);
  expect(checked).toMatchObject({ ok: true });
  expect(checked.dice.length).toBeGreaterThan(10);
  const at = record.fell!.length >> 1;
  expect(checkDice(rules, { ...record, fell: record.fell!.with(at, record.fell![at]! + 1) })).toMatchObject({
    ok: false,
    wrong: checked.dice[at],
  });
  expect(JSON.stringify(record.fell).length).toBeLessThan(3000);
}

it('X-Wing 2.5 is played with dice that nobody can foresee and everybody can check', () => {
  const [one, other] = READY_SQUADS;
  check(SECOND, setupFromSquads(packFrom(read('xwing2-amg')), [one!.squad, other!.squad]));
});

it('First Edition is played with dice that nobody can foresee and everybody can check', () => {
  const [one, other] = FIRST_SQUADS;
  check(FIRST, firstSetup(firstPackFrom(read('xwing1')), [one!.squad, other!.squad]));
});

it('Armada is played with dice that nobody can foresee and everybody can check', () => {
  check(ARMADA, LEARNING_SCENARIO);
});
