/**
 * Counts what a person presses in whole games against the plain player, and what of the news they cannot see:
 * `npm run -s clicks`, or with the games to count, e.g. `npm run -s clicks xwing2`. Needs a Chromium, as the
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

/** The seeds of the games that are played of each kind. */
const SEEDS = ['clicks 1', 'clicks 2'];

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
  const text = await page.evaluate(() => localStorage.getItem('firing-arc.game'));
  const { record } = JSON.parse(text ?? '') as { readonly record: GameRecord<Setup> };
  return replay(rules, record);
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
  for (;;) {
    await page.locator('.question, .game-over').first().waitFor();
    if ((await page.locator('.game-over').count()) > 0 || until(pressed)) return pressed;
    const referee = await heard(page, mirror);
    const question = referee.questions.find(({ player }) => player === 0);
    if (!question) throw new Error('the page asks something, but nothing is to be answered');
    const answer = person(question, () => referee.look(0), referee.help(0));
    const shown = await page.locator('.question').getAttribute('data-question');
    if (shown !== question.kind) throw new Error(`the page asks ${shown}, and not ${question.kind}`);
    const { hidden, folded } = await newLines(page);
    let presses = 0;
    await answered(page, async () => {
      presses = await hand(page, question, answer, followingOf(referee, person, question.kind, answer));
    });
    pressed.push({ round: referee.state.round, kind: question.kind, presses, hidden, folded });
  }
}

/** Questions whose options are shown together with what they lead to. */
const LEADING: Readonly<Record<string, readonly string[]>> = {
  'barrel-roll-side': ['barrel-roll-placement', 'roll-placement'],
  squadron: ['attack'],
  'defense-token': ['evade-die', 'redirect-zone'],
  'attack-effect': ['add-die'],
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
  if (question.form === 'place') await press((await meeting(page, answer)) ?? '.place .primary');
  else if (question.form === 'choice') {
    if (await isThere('.course')) {
      const speed = (question.options[answer as number] as { readonly speed?: number }).speed;
      if (speed !== undefined && !(await page.locator(`[data-speed="${speed}"]`).isChecked()))
        await press(`[data-speed="${speed}"]`);
      // A ship that comes to rest has no course to choose.
      const of = question.kind === 'course' ? { question, answer } : following;
      if (of?.question.form === 'choice')
        presses += await bend(page, (of.question.options as readonly Bent[])[of.answer as number]!, press);
      await press('.course .primary');
    } else if (following?.question.form === 'place') await press(`[data-answers^="${answer} "]`);
    else {
      const answers = [answer, ...(following ? [following.answer] : [])].join(' ');
      const onBoard = `.all-options [data-answers="${answers}"]`;
      if (await isThere(onBoard)) await onDice(page, onBoard, press);
      else await press(`[data-answers="${answers}"]`);
    }
  } else if (await isThere('.stacks')) {
    for (const [part, option] of (answer as readonly number[]).entries())
      await press(`[data-dial="${part}"] .command-choice:nth-of-type(${option + 1})`);
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

/**
 * Bends the tool of Armada as a course says: where more than one click differs by a touch of the table where it ends,
 * then joint by joint. How many touches that took.
 */
async function bend(page: Page, course: Bent, press: (target: string) => Promise<void>): Promise<number> {
  const barred = async () => {
    const wrong: string[] = [];
    for (const [joint, click] of course.clicks.entries()) {
      const target = `[name="joint-${joint}"][data-click="${click}"]`;
      if (!(await page.locator(target).isChecked())) wrong.push(target);
    }
    return wrong;
  };
  const touches = (await barred()).length > 1 && (await touchEnd(page, course)) ? 1 : 0;
  for (let again = 0; again < 2; again++) for (const target of await barred()) await press(target);
  const side = `[name="tool-side"][data-side="${course.side}"]`;
  if ((await page.locator(side).count()) > 0 && !(await page.locator(side).isChecked())) await press(side);
  return touches;
}

/** Touches the table where a course ends; false where something else lies over it. The near edge is below. */
async function touchEnd(page: Page, { end: [x, y] }: Bent): Promise<boolean> {
  const spot = await page.evaluate(
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
  if (spot) await page.mouse.click(...spot);
  return spot !== null;
}

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
  const hiding = all.filter(({ hidden }) => hidden > 0);
  const folding = all.filter(({ folded }) => folded > 0);
  console.log(`${name}: ${games.length} games, ${rounds.length} full rounds, ${all.length} prompts`);
  console.log(
    `  a round takes ${middleOf(rounds)} presses in the middle, ${Math.min(...rounds)} to ${Math.max(...rounds)}`,
  );
  console.log(
    `  ${hiding.length} prompts hide lines of what happened, ${Math.max(0, ...all.map(({ hidden }) => hidden))} at the most`,
  );
  console.log(
    `  ${folding.length} prompts fold some of them away, ${Math.max(0, ...all.map(({ folded }) => folded))} at the most`,
  );
  for (const { kind, prompts, presses } of kinds.toSorted((a, b) => b.presses - a.presses))
    console.log(
      `  ${String(presses).padStart(5)} presses in ${String(prompts).padStart(3)} prompts: ${kind}`,
    );
}

async function main(wanted: readonly string[]): Promise<void> {
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
    for (const seed of SEEDS) all.push(await begin(seed));
    tell(name, all);
  }
  if (wanted.length === 0 || wanted.includes('xwing2')) {
    const isAttack = ({ kind }: Pressed) => kind === 'attack';
    for (const seed of SEEDS) {
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
