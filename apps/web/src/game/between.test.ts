import { readFileSync } from 'node:fs';
import {
  firstPosition,
  type GameEvent,
  newRecord,
  type Question,
  Referee,
  taskFor,
} from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import * as first from '@firing-arc/xwing/first';
import * as second from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import { talliesOf } from '../dice/tally.ts';
import { ARMADA_GAME } from '../games/armada/game.ts';
import { FIRST_GAME } from '../games/first/game.ts';
import type { PageGame, PageState } from '../games/game.ts';
import { SECOND_GAME } from '../games/second/game.ts';
import { type Between, toldBetween } from './between.ts';
import { decideAtOnce } from './thinking/at-once.ts';

const format = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../formats/${name}.json`, import.meta.url), 'utf8'));

/** A game as two computer players play it for some answers, with what was heard of it. */
function played<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  setup: Setup,
  answers: number,
): { readonly heard: Between; readonly events: readonly E[]; readonly state: S } {
  const referee = Referee.start(
    game.rules,
    firstPosition(game.rules, newRecord(game.rules, setup, 'between')),
  );
  for (let given = 0; given < answers && !referee.outcome; given++) {
    const question = referee.questions[0]!;
    const { player } = question;
    const task = taskFor(referee, player, { secret: 'between' });
    answerNow(referee, player, decideAtOnce({ name: 'plain', task }).answer);
  }
  return {
    heard: toldBetween(referee.allEvents, game.attackStep),
    events: referee.events,
    state: referee.state,
  };
}

const SECOND_SETUP = second.setupFromSquads(second.packFrom(format('xwing2-amg')), [
  second.READY_SQUADS[0]!.squad,
  second.READY_SQUADS[1]!.squad,
]);

it('hears every die once, however often a step runs again for an answer', () => {
  const { heard, events } = played(SECOND_GAME, SECOND_SETUP, 150);
  const told = events.flatMap((event, at) => (event.kind === 'rolled' ? [{ at, faces: event.faces }] : []));
  expect(told.length).toBeGreaterThan(20);
  for (const { at, faces } of told)
    expect(heard.rolled.filter((die) => die.at === at).map(({ face }) => face)).toEqual(faces);
  const others = heard.rolled.filter(({ at }) => !told.some((roll) => roll.at === at));
  expect([...new Set(others.map(({ at }) => events[at]!.kind))]).toEqual(['player-order', 'modified']);
  expect(others.every(({ at, inAttack }) => inAttack === (events[at]!.kind === 'modified'))).toBe(true);
});

it('adds up what each player rolled in attacks, as their events tell it', () => {
  const { heard, events, state } = played(SECOND_GAME, SECOND_SETUP, 150);
  const defended = events.flatMap((event) =>
    event.kind === 'rolled' && event.dice === 'defense' && state.ships[event.ship]!.player === 1
      ? event.faces
      : [],
  );
  const tally = talliesOf(heard.rolled, SECOND_GAME.dice).find(
    ({ player, die }) => player === 1 && die.die === 'defense',
  )!;
  const rerolled = events.some(
    (event) => event.kind === 'modified' && event.dice === 'defense' && event.how === 'reroll',
  );
  expect(rerolled).toBe(false);
  expect(tally.dice).toBe(defended.length);
  expect(tally.sum).toBe(defended.filter((face) => face === 'evade').length);
  expect(tally.expected).toBeCloseTo((3 / 8) * tally.dice, 9);
});

it.each([
  ['X-Wing 2.5', () => passesIn(SECOND_GAME, SECOND_SETUP), 'xwing2:attack.11'],
  [
    'First Edition',
    () =>
      passesIn(
        FIRST_GAME,
        first.setupFromSquads(first.packFrom(format('xwing1')), [
          first.READY_SQUADS[0]!.squad,
          first.READY_SQUADS[1]!.squad,
        ]),
      ),
    'xwing1:attack.12',
  ],
])('%s: of each modify step of an attack either a question or a pass is told', (_, play, because) => {
  const { passes, asked, attacks } = play();
  expect(attacks).toBeGreaterThan(10);
  expect(passes.some((pass) => pass.because === because)).toBe(true);
  expect(passes.length).toBeGreaterThanOrEqual(2 * attacks - asked);
  expect(passes.length).toBeLessThanOrEqual(2 * attacks);
});

function passesIn<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  setup: Setup,
) {
  const { heard, events, state } = played(game, setup, 170);
  const asked = heard.cameUp.filter(({ kind }) => kind.startsWith('modify-')).length;
  const attacks = events.filter(({ kind }) => kind === 'neutralized' || kind === 'compared').length;
  return { passes: game.passes(events, heard.cameUp, state), asked, attacks };
}

it('Armada: passes are told for sides that were not asked, and its dice are counted by color', async () => {
  const { LEARNING_SCENARIO } = await import('@firing-arc/armada');
  const { heard, events, state } = played(ARMADA_GAME, LEARNING_SCENARIO, 150);
  const passes = ARMADA_GAME.passes(events, heard.cameUp, state);
  const inAttacks = passes.filter(({ because }) => because.startsWith('armada:attack.'));
  expect(inAttacks.length).toBeGreaterThan(0);
  for (const { at } of inAttacks) expect(events[at]?.kind).toBe('attack-step');
  const tallies = talliesOf(heard.rolled, ARMADA_GAME.dice);
  expect(tallies.some(({ die }) => die.named === 'redDice')).toBe(true);
});

it('Armada: whoever could only do nothing has passed, once in each activation, and the log says what of', async () => {
  const { LEARNING_SCENARIO } = await import('@firing-arc/armada');
  const { heard, events, state } = played(ARMADA_GAME, LEARNING_SCENARIO, 150);
  const passes = ARMADA_GAME.passes(events, heard.cameUp, state);
  expect(passes.map(({ at }) => at)).toEqual(passes.map(({ at }) => at).toSorted((a, b) => a - b));
  const cards = heard.cameUp.filter(({ kind, only }) => kind === 'ready-upgrade' && only !== null);
  expect(cards.length).toBeGreaterThan(0);
  for (const { at, player, because } of cards) {
    const told = passes.filter((pass) => pass.at === at && pass.player === player);
    expect(told.map((pass) => [pass.because, pass.text()])).toEqual([
      [because, `Player ${player + 1}: no upgrade card to ready, passed.`],
    ]);
  }
  const commands = passes.filter((pass) => pass.text().endsWith('no command to resolve, passed.'));
  const activations = events.filter(({ kind }) => kind === 'ship-activated').length;
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.length).toBeLessThanOrEqual(activations);
  expect(commands[0]!.text()).toMatch(/^\d .+: no command/);
});
