/**
 * Counts what a person presses in whole games against the plain player, and what of the news they cannot see:
 * `npm run -s clicks`, or with the games to count, e.g. `npm run -s clicks xwing2`; further words are seeds of games
 * that are played besides, e.g. `npm run -s clicks armada one two`. Needs a Chromium, as the
 * end-to-end tests do. The person decides as the plain player would.
 */

import { readFileSync } from 'node:fs';
import { ARMADA } from '@firing-arc/armada';
import { armadaOpponent, firstOpponent, opponent } from '@firing-arc/opponents';
import {
  type Answer,
  type Answerer,
  firstPosition,
  type GameEvent,
  type GameRecord,
  newRecord,
  type Question,
  Referee,
  type Rules,
  recordOf,
  replay,
  type State,
} from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { FIRST } from '@firing-arc/xwing/first';
import { SECOND } from '@firing-arc/xwing/second';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium, noChromium } from '../scripts/browser.mjs';
import { DIST, ensureBuilt } from '../scripts/house.mjs';
import { portOf, serve } from '../scripts/serve.mjs';
import { answered, openDrawer, openGame } from './games.ts';

/** The seeds of the games that are always played of each kind. */
const SEEDS = ['clicks 1', 'clicks 2'];
const GAME_IDS = ['xwing2', 'xwing1', 'armada'];

/** What one answer took. */
interface Pressed {
  readonly round: number;
  readonly kind: string;
  readonly presses: number;
  /** Lines of what happened since the answer before that are not told beside the question, and those folded there. */
  readonly hidden: number;
  readonly folded: number;
}

/** A question that follows an answer, and the answer to it. */
interface Following {
  readonly question: Question;
  readonly answer: Answer;
}

/** Gives an answer in the page, with the one to the question that follows where both are given at once. */
type Hand = (page: Page, question: Question, answer: Answer, following: Following | null) => Promise<number>;

/** A game as it is played by both: the rules here are told by the page's record what was answered there. */
interface Mirror<S extends State, Setup, Q extends Question, E extends GameEvent> {
  readonly rules: Rules<S, Setup, Q, E>;
  readonly person: Answerer<S, Q>;
}

/** A game that is set up, and its record so far. */
interface Begun<S extends State, Setup, Q extends Question, E extends GameEvent>
  extends Mirror<S, Setup, Q, E> {
  readonly record: GameRecord<Setup>;
}

/** The quick match of a game, set up for both. */
function begun<S extends State & { readonly phase: string }, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  plain: (name: 'plain', streams: number[], index: number) => Answerer<S, Q>,
  seed: string,
): Begun<S, Setup, Q, E> {
  const setup = new URL(`../apps/web/src/games/quick/${rules.id}.json`, import.meta.url);
  const opened = newRecord(rules, JSON.parse(readFileSync(setup, 'utf8')) as Setup, seed);
  const referee = Referee.start(rules, firstPosition(rules, opened));
  const person = plain('plain', growStreams(`${seed} person`, ['person']), 0);
  while (referee.state.phase === 'setup') {
    const question = referee.questions[0]!;
    const { player } = question;
    answerNow(
      referee,
      player,
      person(question, () => referee.look(player), referee.help(player)),
    );
  }
  return { rules, person, record: recordOf(opened, referee) };
}

/** The game as it stands in the page. */
async function heard<S extends State, Setup, Q extends Question, E extends GameEvent>(
  page: Page,
  { rules }: Mirror<S, Setup, Q, E>,
): Promise<Referee<S, Setup, Q, E>> {
  return replay(rules, await recorded<Setup>(page));
}

/** The record of the game as the page keeps it. */
async function recorded<Setup>(page: Page): Promise<GameRecord<Setup>> {
  const text = await page.evaluate(() => localStorage.getItem('firing-arc.game'));
  return (JSON.parse(text ?? '') as { readonly record: GameRecord<Setup> }).record;
}

/** Plays a game to its end and notes what every answer takes. */
async function played<
  S extends State & { readonly round: number },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(
  page: Page,
  mirror: Mirror<S, Setup, Q, E>,
  hand: Hand,
  until: (pressed: readonly Pressed[]) => boolean = () => false,
): Promise<readonly Pressed[]> {
  const { person } = mirror;
  const pressed: Pressed[] = [];
  // So many answers of the record are the person's own, or were looked at.
  let known = (await heard(page, mirror)).answers.length;
  for (;;) {
    await page.locator('.question, .game-over').first().waitFor();
    if ((await page.locator('.game-over').count()) > 0 || until(pressed)) return pressed;
    const other = await settledOtherwise(page, mirror, known);
    if (other) {
      known = other.at + 1;
      const { round, kind } = other;
      if (other.isOpen) await doInstead(page, other);
      else console.log(`  ${kind} was settled otherwise than the person wanted, and could not be changed`);
      pressed.push({ round, kind: `${kind}${INSTEAD}`, presses: Number(other.isOpen), hidden: 0, folded: 0 });
      continue;
    }
    const referee = await heard(page, mirror);
    const question = referee.questions.find(({ player }) => player === 0);
    if (!question) throw new Error('the page asks something, but nothing is to be answered');
    const answer = person(question, () => referee.look(0), referee.help(0));
    const shown = await page.locator('.question').getAttribute('data-question');
    if (shown !== question.kind) throw new Error(`the page asks ${shown}, and not ${question.kind}`);
    const { hidden, folded } = await newLines(page);
    let presses = 0;
    const following = followingOf(referee, person, question.kind, answer);
    await answered(page, async () => {
      presses = await hand(page, question, answer, following);
    });
    known = referee.answers.length + (following ? 2 : 1);
    pressed.push({ round: referee.state.round, kind: question.kind, presses, hidden, folded });
  }
}

/** What was done in the place of what the page had settled. */
const INSTEAD = ', instead';

/** A question that the page settled: where in the record, and what the person would have answered. */
interface SettledOtherwise {
  readonly at: number;
  readonly answer: number;
  readonly round: number;
  readonly kind: string;
  /** The page offers that answer in its place. */
  readonly isOpen: boolean;
}

const insteadOf = ({ at, answer }: Pick<SettledOtherwise, 'at' | 'answer'>): string =>
  `[data-instead="${at} ${answer}"]`;

/** Has done what the person wants in the place of what was settled. */
async function doInstead(page: Page, other: SettledOtherwise): Promise<void> {
  await page.locator(insteadOf(other)).first().click();
  const { at, answer } = other;
  while ((await recorded(page)).answers[at]?.answer !== answer) await page.waitForTimeout(20);
}

/** The first question from a place of the record on that was settled for the person who would answer it otherwise. */
async function settledOtherwise<
  S extends State & { readonly round: number },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(page: Page, mirror: Mirror<S, Setup, Q, E>, from: number): Promise<SettledOtherwise | null> {
  const { rules, person } = mirror;
  const { final: _, ...record } = await recorded<Setup>(page);
  for (const [at, { player, answer }] of record.answers.entries()) {
    if (at < from || player !== 0) continue;
    const before = replay(rules, { ...record, answers: record.answers.slice(0, at) });
    const question = before.questions.find((one) => one.player === 0);
    if (question?.form !== 'choice') continue;
    const wanted = person(question, () => before.look(0), before.help(0));
    if (wanted === answer || typeof wanted !== 'number') continue;
    const isOpen = (await page.locator(insteadOf({ at, answer: wanted })).count()) > 0;
    return { at, answer: wanted, round: before.state.round, kind: question.kind, isOpen };
  }
  return null;
}

/** Questions whose options are shown together with what they lead to. */
const LEADING: Readonly<Record<string, readonly string[]>> = {
  'barrel-roll-side': ['barrel-roll-placement', 'roll-placement'],
  squadron: ['attack'],
  'defense-token': ['evade-die', 'redirect-zone'],
  'attack-effect': ['add-die'],
  'evade-more': ['evade-die', 'defense-token'],
  navigate: ['course'],
};

/** The question that an answer leads to and what the person answers to it, where the page asks both at once; else null. */
function followingOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  referee: Referee<S, Setup, Q, E>,
  person: Answerer<S, Q>,
  kind: string,
  answer: Answer,
): Following | null {
  if (!LEADING[kind]) return null;
  const fork = referee.fork(referee.state.streams);
  answerNow(fork, 0, answer);
  const next = fork.questions.find(({ player }) => player === 0);
  if (!next || !LEADING[kind].includes(next.kind)) return null;
  return { question: next, answer: person(next, () => fork.look(0), fork.help(0)) };
}

/**
 * Of what happened since the answer before, as the log has it without what only frames other lines: how many lines do
 * not stand among the news, and how many of them stand there folded, one tap away. Who scrolls sees all the others.
 */
async function newLines(page: Page): Promise<{ readonly hidden: number; readonly folded: number }> {
  const textsOf = (lines: string) => page.locator(lines).allTextContents();
  const told = await textsOf('.news .log-line');
  const folded = await textsOf('.news .earlier .log-line');
  const happened = await textsOf('.log .log-line.new:not(.framing)');
  return {
    hidden: happened.filter((line) => !told.includes(line)).length,
    folded: happened.filter((line) => folded.includes(line)).length,
  };
}

/** Answers by pointer; how many presses that took. */
async function byPointer(
  page: Page,
  question: Question,
  answer: Answer,
  following: Following | null,
): Promise<number> {
  let presses = 0;
  const press = async (target: string) => {
    await page.locator(target).first().click();
    presses++;
  };
  const isThere = async (target: string) => (await page.locator(target).count()) > 0;
  if (question.form === 'place') {
    const place = (await isThere('.place-all')) ? '.place-all' : '.place .primary';
    await press((await meeting(page, answer)) ?? place);
  } else if (question.form === 'choice') {
    // A ship that comes to rest has no course to choose.
    const flown = question.kind === 'course' ? { question, answer } : following;
    const course =
      flown?.question.form === 'choice'
        ? (flown.question.options as readonly Bent[])[flown.answer as number]
        : undefined;
    if ((await isThere('.course')) && course && (await pressEnd(page, course))) presses++;
    else if (await isThere('.course')) {
      const speed = (question.options[answer as number] as { readonly speed?: number }).speed;
      if (speed !== undefined && !(await page.locator(`[data-speed="${speed}"]`).isChecked()))
        await press(`[data-speed="${speed}"]`);
      if (course) await bend(course, page, press);
      await press('.course .primary');
    } else if (following?.question.form === 'place') await press(`[data-answers^="${answer} "]`);
    else {
      const both = [answer, ...(following ? [following.answer] : [])].join(' ');
      // What follows is settled by the page where it comes to nothing, and not offered.
      const answers = (await isThere(`[data-answers^="${answer} "]`)) ? both : String(answer);
      const onBoard = `.all-options [data-answers="${answers}"]`;
      const option = `[data-answers="${answers}"]`;
      if (await isThere(onBoard)) await onDice(page, onBoard, press);
      else {
        if (!(await isThere(option)) && (await isUnfolded(page, option))) presses++;
        await press(option);
      }
    }
  } else if (await isThere('.stacks')) {
    for (const [part, option] of (answer as readonly number[]).entries()) {
      const choice = `[data-dial="${part}"] .command-choice:nth-of-type(${option + 1})`;
      if (!(await page.locator(`${choice} input`).isChecked())) await press(choice);
    }
    await press('.stacks .primary');
  } else {
    for (const [at, { about }] of question.parts.entries()) {
      if (!(await isThere(`[name="dial-${about}"]`)))
        await press(`.dial-tabs li:nth-child(${at + 1}) button`);
      await press(`.maneuver[data-entry="${(answer as readonly number[])[at]}"]`);
    }
    await press('.dials .primary');
  }
  return presses;
}

/** Whom a squadron goes to that is moved so, where that is offered: the one whose place is nearest to where it would end. */
async function meeting(page: Page, answer: Answer): Promise<string | null> {
  const [x = 0, y = 0] = answer as readonly number[];
  const offered = page.locator('[data-meets]');
  const ends: { readonly ship: string | null; readonly far: number }[] = [];
  for (const option of await offered.all()) {
    const [atX = 0, atY = 0] = ((await option.getAttribute('data-at')) ?? '').split(' ').map(Number);
    ends.push({ ship: await option.getAttribute('data-meets'), far: Math.hypot(atX - x, atY - y) });
  }
  const nearest = ends.toSorted((a, b) => a.far - b.far)[0];
  return nearest && nearest.far < MEETS_WITHIN ? `[data-meets="${nearest.ship}"]` : null;
}

/** A place this near to the one that is offered is meant by it (mm): about a squadron's base. */
const MEETS_WITHIN = 40;

/** Opens the ship under which an option of a long list stands: one press for who knows which it is about. */
async function isUnfolded(page: Page, option: string): Promise<boolean> {
  for (const tab of await page.locator('.ship-tabs button').all()) {
    await tab.click();
    if ((await page.locator(option).count()) > 0) return true;
  }
  return false;
}

/** Takes what lies on the dice: its chip, or the dice that it rerolls and then the reroll. */
async function onDice(page: Page, listed: string, press: (target: string) => Promise<void>): Promise<void> {
  const option = page.locator(listed).first();
  const chip = `[data-offer="${await option.getAttribute('data-option')}"]`;
  if ((await page.locator(chip).count()) === 0) {
    const dice = (await option.getAttribute('data-dice'))?.split(' ') ?? [];
    for (const die of await page.locator('.die-pick').all()) {
      const at = await die.getAttribute('data-die');
      const isPicked = (await die.getAttribute('aria-pressed')) === 'true';
      if (isPicked !== dice.includes(at ?? '')) await press(`.die-pick[data-die="${at}"]`);
    }
  }
  await press(chip);
}

/** Answers by keys; how many that took. */
async function byKeys(
  page: Page,
  question: Question,
  answer: Answer,
  following: Following | null,
): Promise<number> {
  let presses = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    presses++;
  };
  if (question.form === 'choice') {
    const answers = [answer, ...(following ? [following.answer] : [])].join(' ');
    const option = page.locator(`[data-answers="${answers}"]`);
    const place = Number(await option.getAttribute('data-option'));
    if (place < 9) await press(String(place + 1));
    else {
      await option.focus();
      presses += place;
      await press('Enter');
    }
    return presses;
  }
  for (const entry of answer as readonly number[]) {
    const label = page.locator(`.dial [data-entry="${entry}"]`);
    const says = (await label.getAttribute('title')) ?? '';
    await press(/\d/.exec(says)?.[0] ?? '');
    for (let tries = 0; tries < 6 && !(await label.locator('input').isChecked()); tries++)
      await press(/left/.test(says) ? 'ArrowLeft' : 'ArrowRight');
    await press('Enter');
  }
  return presses;
}

interface Bent {
  readonly clicks: readonly number[];
  readonly side: 'left' | 'right';
  readonly end: readonly [x: number, y: number, facing: number];
}

/** Bends the tool of Armada as a course says, joint by joint. */
async function bend(course: Bent, page: Page, press: (target: string) => Promise<void>): Promise<void> {
  for (let again = 0; again < 2; again++)
    for (const [joint, click] of course.clicks.entries()) {
      const target = `[name="joint-${joint}"][data-click="${click}"]`;
      if (!(await page.locator(target).isChecked())) await press(target);
    }
  const side = `[name="tool-side"][data-side="${course.side}"]`;
  if ((await page.locator(side).count()) > 0 && !(await page.locator(side).isChecked())) await press(side);
}

/**
 * Points at where a course ends, and flies it where it is what the table shows then; false where it is another one, or
 * something else lies over its end. The near edge is below.
 */
async function pressEnd(page: Page, { clicks, side, end: [x, y] }: Bent): Promise<boolean> {
  for (const [right, ahead] of AIMS) {
    const spot = await spotOnTable(page, x + right, y + ahead);
    if (!spot) continue;
    await page.mouse.move(...spot);
    if ((await page.locator('.course').getAttribute('data-shown')) !== `${clicks} ${side}`) continue;
    await page.mouse.click(...spot);
    return true;
  }
  await page.mouse.move(0, 0);
  return false;
}

/** Where on the ghost of a ship somebody points (mm off its middle), the next where something lies over the one before. */
const AIMS = [0, 12, 24].flatMap((far) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((way) => [
    far * Math.sin(way * (Math.PI / 4)),
    far * Math.cos(way * (Math.PI / 4)),
  ]),
) as readonly (readonly [number, number])[];

/** Where a spot of the table is seen; null where something lies over it. */
const spotOnTable = (page: Page, x: number, y: number): Promise<readonly [number, number] | null> =>
  page.evaluate(
    ([right, ahead]) => {
      const mat = document.querySelector<SVGRectElement>('.board-drawing .mat')!;
      const { a, b, c, d, e, f } = mat.getScreenCTM()!;
      const down = mat.height.baseVal.value - ahead;
      const [left, top] = [a * right + c * down + e, b * right + d * down + f];
      const met = document.elementFromPoint(left, top);
      return met?.closest('.board-drawing') && !met.closest('.pickable') ? ([left, top] as const) : null;
    },
    [x, y] as const,
  );

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The presses of each round, in order; what comes after the last full round is left out. */
function byRound(pressed: readonly Pressed[]): readonly number[] {
  const rounds = new Map<number, number>();
  for (const { round, presses } of pressed) rounds.set(round, (rounds.get(round) ?? 0) + presses);
  return [...rounds.values()].slice(0, -1);
}

/** Prints what a kind of game takes. */
function tell(name: string, games: readonly (readonly Pressed[])[]): void {
  const rounds = games.flatMap(byRound);
  const all = games.flat();
  const kinds = [...new Set(all.map(({ kind }) => kind))].map((kind) => {
    const own = all.filter((one) => one.kind === kind);
    return { kind, prompts: own.length, presses: own.reduce((sum, { presses }) => sum + presses, 0) };
  });
  const played = games.reduce((sum, game) => sum + new Set(game.map(({ round }) => round)).size, 0);
  const hiding = all.filter(({ hidden }) => hidden > 0);
  const folding = all.filter(({ folded }) => folded > 0);
  console.log(`${name}: ${games.length} games, ${rounds.length} full rounds, ${all.length} prompts`);
  console.log(
    `  a round takes ${middleOf(rounds)} presses in the middle, ${Math.min(...rounds)} to ${Math.max(...rounds)}`,
  );
  const asked = games.map((game) => game.filter(({ kind }) => !kind.endsWith(INSTEAD))).flatMap(byRound);
  console.log(
    `  ${middleOf(asked)} in the middle for who leaves what the page settles: the plain player has an order of its own`,
  );
  console.log(
    `  ${hiding.length} prompts hide lines of what happened, ${Math.max(0, ...all.map(({ hidden }) => hidden))} at the most`,
  );
  console.log(
    `  ${folding.length} prompts fold some of them away, ${Math.max(0, ...all.map(({ folded }) => folded))} at the most`,
  );
  console.log(`  ${rounds.join(' ')}`);
  console.log('  presses, prompts a round, presses each');
  for (const { kind, prompts, presses } of kinds.toSorted((a, b) => b.presses - a.presses))
    console.log(
      `  ${String(presses).padStart(5)} ${(prompts / played).toFixed(1).padStart(6)} ${(presses / prompts).toFixed(1).padStart(6)}  ${kind}`,
    );
}

async function main(words: readonly string[]): Promise<void> {
  const wanted = words.filter((word) => GAME_IDS.includes(word));
  const seeds = [...SEEDS, ...words.filter((word) => !GAME_IDS.includes(word))];
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error(noChromium());
  if (!(await ensureBuilt())) throw new Error('the page could not be built; the reason stands above');
  const server = await serve(DIST, 0);
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, '--disable-3d-apis'] });
  const address = `http://localhost:${portOf(server)}/#/game`;
  const play = async <
    S extends State & { readonly round: number },
    Setup,
    Q extends Question,
    E extends GameEvent,
  >(
    { record, ...mirror }: Begun<S, Setup, Q, E>,
    hand: Hand = byPointer,
    until?: (pressed: readonly Pressed[]) => boolean,
  ) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(address);
    await openGame(page, record, ['human', 'plain']);
    // The lines that were told are counted by it.
    await openDrawer(page, 'Log');
    const pressed = await played(page, mirror, hand, until);
    await page.close();
    return pressed;
  };
  const games = [
    {
      id: 'xwing2',
      name: 'X-Wing 2.5, four X-wings',
      begin: (seed: string) => play(begun(SECOND, opponent, seed)),
    },
    {
      id: 'xwing1',
      name: 'First Edition, core set',
      begin: (seed: string) => play(begun(FIRST, firstOpponent, seed)),
    },
    {
      id: 'armada',
      name: 'Armada, learning scenario',
      begin: (seed: string) => play(begun(ARMADA, armadaOpponent, seed)),
    },
  ];
  for (const { id, name, begin } of games) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    const all: (readonly Pressed[])[] = [];
    for (const seed of seeds) all.push(await begin(seed));
    tell(name, all);
  }
  if (wanted.length === 0 || wanted.includes('xwing2')) {
    const isAttack = ({ kind }: Pressed) => kind === 'attack';
    for (const seed of seeds) {
      const pressed = await play(begun(SECOND, opponent, seed), byKeys, (so) => so.some(isAttack));
      const { round } = pressed.at(-1)!;
      const keys = pressed
        .filter((one) => one.round === round)
        .reduce((sum, { presses }) => sum + presses, 0);
      console.log(`  by keyboard ${keys} keys from the dials of round ${round} to its first attack`);
    }
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
}

await main(process.argv.slice(2));
