import { readFileSync } from 'node:fs';
import { growStreams, numberedResult, sideWith } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { checker } from './check.ts';
import {
  ANSWER_MESSAGE,
  CONTRACT,
  DECISION_MESSAGE,
  DICE_MESSAGE,
  QUESTION_MESSAGE,
  REFUSAL_MESSAGE,
  setupHash,
  TASK_MESSAGE,
  VIEW_MESSAGE,
  WEIGHED_MESSAGE,
} from './contract.ts';
import { type Decision, taskFor, type Weighed } from './player.ts';
import { randomAnswerer } from './random.ts';
import { type FairDice, firstPosition, newRecord } from './record.ts';
import { Referee } from './referee.ts';
import { regatta, WATER } from './testing/tiny-game.ts';

const docs = (name: string) => new URL(`../../../docs/${name}`, import.meta.url);
const fits = (schema: Parameters<typeof checker>[0], message: unknown) =>
  checker(schema)(JSON.parse(JSON.stringify(message)));

describe('the messages of a game', () => {
  it('fit their schemas, whoever looks and whatever is asked', () => {
    const game = Referee.start(
      regatta,
      firstPosition(regatta, newRecord(regatta, { rounds: 3 }, 'contract')),
    );
    const robot = randomAnswerer(growStreams('contract', ['mind']));
    const forms = new Set<string>();
    let since = 0;
    while (!game.outcome) {
      for (const seat of [-1, 0, 1]) expect(fits(VIEW_MESSAGE, game.view(seat, { since }))).toEqual([]);
      const question = game.questions[0]!;
      forms.add(question.form);
      expect(fits(QUESTION_MESSAGE, question)).toEqual([]);
      const answer = robot(question, () => game.look(question.player), game.help(question.player));
      expect(fits(ANSWER_MESSAGE, { question: question.id, answer })).toEqual([]);
      const late = game.answer(question.player, `${question.id}x`, answer);
      expect(late).toHaveLength(1);
      expect(fits(REFUSAL_MESSAGE, late[0])).toEqual([]);
      since = game.view(question.player).next;
      expect(game.answer(question.player, question.id, answer)).toEqual([]);
    }
    expect([...forms].sort()).toEqual(['choice', 'each', 'place']);
    expect(fits(VIEW_MESSAGE, game.view(0))).toEqual([]);
  });

  it('fit their schemas where computer players are given tasks and decide', () => {
    const game = Referee.start(regatta, firstPosition(regatta, newRecord(regatta, { rounds: 3 }, 'tasks')));
    const task = taskFor(game, 0, { secret: 'tasks', rollouts: 40 });
    expect(fits(TASK_MESSAGE, task)).toEqual([]);
    expect(task.view.events).toEqual([]);
    expect(fits(TASK_MESSAGE, { ...task, rollouts: -1 })).toHaveLength(1);
    const decision: Decision = { question: task.view.questions[0]!.id, answer: [0, 1], memory: { round: 1 } };
    expect(fits(DECISION_MESSAGE, decision)).toEqual([]);
    const weighed: Weighed = { option: [0, 1], value: 2.5, error: 0.25 };
    expect(fits(WEIGHED_MESSAGE, weighed)).toEqual([]);
    expect(() => taskFor(game, 7, { secret: 'tasks' })).toThrow('player 7 is asked nothing');
  });

  it('tell only what is new since a number, and the same in the end as all at once', () => {
    const game = Referee.start(regatta, firstPosition(regatta, newRecord(regatta, { rounds: 3 }, 'since')));
    const robot = randomAnswerer(growStreams('since', ['mind']));
    const heard: unknown[] = [];
    let next = 0;
    for (;;) {
      const view = game.view(-1, { since: next });
      expect(view.since).toBe(next);
      heard.push(...view.events);
      next = view.next;
      const question = game.questions[0];
      if (!question) break;
      game.answer(
        question.player,
        question.id,
        robot(question, () => game.look(question.player), game.help(question.player)),
      );
    }
    expect(heard).toEqual(game.allEvents);
  });

  it('are the ones that are published', () => {
    const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', $defs: CONTRACT };
    const published: unknown = JSON.parse(readFileSync(docs('contract.schema.json'), 'utf8'));
    expect(published).toEqual(JSON.parse(JSON.stringify(schema)));
    const page = readFileSync(docs('contract.md'), 'utf8');
    for (const name of Object.keys(CONTRACT)) expect(page).toContain(`\`${name}\``);
  });

  it('have an example each, which fits', () => {
    const page = readFileSync(docs('contract.md'), 'utf8');
    const examples = [...page.matchAll(/```json\n(.*?)```/gs)].flatMap(
      ([, text]) => JSON.parse(text!) as unknown,
    );
    const schemas = [
      VIEW_MESSAGE,
      QUESTION_MESSAGE,
      ANSWER_MESSAGE,
      REFUSAL_MESSAGE,
      TASK_MESSAGE,
      DECISION_MESSAGE,
      WEIGHED_MESSAGE,
    ];
    for (const [at, schema] of schemas.entries()) {
      expect(fits(schema, examples[at])).toEqual([]);
      expect(fits(schema, { [Object.keys(examples[at] as object)[0]!]: null })).not.toEqual([]);
    }
  });

  it('make the seed and the die that the page tells of', () => {
    const page = readFileSync(docs('contract.md'), 'utf8');
    const example = /```json\n(\{ "stream"[\s\S]*?)```/.exec(page)![1]!;
    const dice = JSON.parse(example) as FairDice;
    expect(fits(DICE_MESSAGE, dice)).toEqual([]);
    expect(fits(DICE_MESSAGE, { ...dice, contributions: [{ seat: 0, contribution: '11' }] })).toHaveLength(1);
    const record = newRecord(regatta, { rounds: 3 }, dice);
    expect(fits(DICE_MESSAGE, record.dice)).toEqual([]);
    expect(record.dice).toEqual(dice);
    const { digest, side } = numberedResult(record.seed, 'dice', 0, WATER.sides);
    for (const told of [
      setupHash('regatta', { rounds: 3 }),
      record.seed,
      Buffer.from(digest).toString('hex'),
    ])
      expect(page).toContain(`\`${told}\``);
    expect([side, WATER.faces[sideWith(WATER.weights, side)]]).toEqual([4, 'wave']);
  });
});

describe('an answer that comes late, twice or from elsewhere', () => {
  it('is refused with a reason and never meets another question', () => {
    const game = Referee.start(regatta, firstPosition(regatta, newRecord(regatta, { rounds: 3 }, 'late')));
    const [sails, wind] = game.questions;
    expect(game.answer(0, wind!.id, 0)[0]?.detail).toContain(`player 0 is asked ${sails!.id}`);
    expect(game.answer(1, wind!.id, 0)).toEqual([]);
    expect(game.answer(1, wind!.id, 1)[0]?.detail).toContain('has answered question');
    expect(game.answer(0, sails!.id, [0, 0])).toEqual([]);
    const [now] = game.questions;
    expect(now!.id).not.toBe(sails!.id);
    const before = JSON.stringify(game.snapshot());
    expect(game.answer(0, sails!.id, [0, 0])).toHaveLength(1);
    expect(JSON.stringify(game.snapshot())).toBe(before);
  });
});
