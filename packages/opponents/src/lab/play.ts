/** Games of one list against a field of others, and what is noted of each. */

import {
  type Answerer,
  firstPosition,
  type GameEvent,
  newRecord,
  playOut,
  type Question,
  type Rules,
  type State,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import type { OpponentName } from '../ladder.ts';

/** What a lab needs of a game: who answers at once, and the names by which ships and answers are told. */
export interface LabGame<S extends State, Setup, Q extends Question, E extends GameEvent> {
  readonly rules: Rules<S, Setup, Q, E>;
  readonly opponent: (name: OpponentName, streams: number[], index: number) => Answerer<S, Q>;
  readonly words: {
    readonly option: (question: Q, index: number, view: S) => string;
    readonly ship: (view: S, id: number) => string;
  };
}

/** What is noted of a game. */
export interface Noted {
  /** Which version of the list flew it, and against which of the field. */
  readonly version: number;
  readonly foe: number;
  readonly result: 'won' | 'lost' | 'drawn' | 'stuck';
  /** The first ship that the list lost; null where it lost none. */
  readonly firstLost: string | null;
  /** Upgrades of the list that did something which was told or chosen. */
  readonly acted: readonly string[];
  /** All of its upgrades. */
  readonly carried: readonly string[];
}

/** Games of a lab one after the other, by their numbers from 1 on, the last one left out. */
interface Numbers {
  readonly from: number;
  readonly to: number;
}

export interface LabPart extends Numbers {
  readonly noted: readonly Noted[];
}

/** How the games of a lab are played. */
export interface LabPlay<Setup> {
  readonly versions: number;
  readonly field: number;
  /** The setup of a version against one of the field; the list flies at seat 0, or at seat 1 where it is turned. */
  readonly setup: (version: number, foe: number, turned: boolean) => Setup;
  readonly players: readonly [mine: OpponentName, theirs: OpponentName];
  readonly seed: string;
}

/** Of which game of a version a game's number is: versions in turn, each foe in turn, then with seats turned. */
export function gameOf({ versions, field }: Pick<LabPlay<unknown>, 'versions' | 'field'>, number: number) {
  const game = Math.floor((number - 1) / versions);
  return {
    version: (number - 1) % versions,
    foe: game % field,
    turned: Math.floor(game / field) % 2 === 1,
    game,
  };
}

/** Plays some games of a lab. Both versions play each game by the same seed. */
export function playLab<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: LabGame<S, Setup, Q, E>,
  lab: LabPlay<Setup>,
  { from, to }: Numbers,
): LabPart {
  const noted: Noted[] = [];
  for (let number = from; number < to; number++) noted.push(playOne(game, lab, number));
  return { from, to, noted };
}

function playOne<S extends State, Setup, Q extends Question, E extends GameEvent>(
  { rules, opponent, words }: LabGame<S, Setup, Q, E>,
  lab: LabPlay<Setup>,
  number: number,
): Noted {
  const { version, foe, turned, game } = gameOf(lab, number);
  const seed = `${lab.seed}-${game + 1}`;
  const seat = turned ? 1 : 0;
  const position = firstPosition(rules, newRecord(rules, lab.setup(version, foe, turned), seed));
  const own = shipsOf(position).filter(({ player }) => player === seat);
  const labels = labelsOf(own.map(({ id }) => [id, words.ship(position, id)]));
  const acts = actsOf(own);
  let firstLost: string | null = null;
  const streams = growStreams(seed, ['mind of player 1', 'mind of player 2']);
  const players = [0, 1].map((at): Answerer<S, Q> => {
    const player = opponent(lab.players[at === seat ? 0 : 1], streams, at);
    if (at !== seat) return player;
    return (question, view, help) => {
      const answer = player(question, view, help);
      if (question.form === 'choice' && acts.waits())
        acts.notice(
          `${JSON.stringify(question.options[Number(answer)])} ${words.option(question, Number(answer), view())}`,
        );
      return answer;
    };
  });
  const onEvent = (event: E): void => {
    const { kind, ship } = event as GameEvent & { readonly ship?: number };
    const label = ship === undefined ? undefined : labels.get(ship);
    if (firstLost === null && label !== undefined && LOST.has(kind)) firstLost = label;
    if (label !== undefined && acts.waits()) acts.notice(JSON.stringify(event));
  };
  const note = { version, foe, carried: acts.all };
  try {
    const { outcome } = playOut(rules, position, players, { onEvent });
    const result = !outcome
      ? 'stuck'
      : outcome.winner === null
        ? 'drawn'
        : outcome.winner === seat
          ? 'won'
          : 'lost';
    return { ...note, result, firstLost, acted: acts.seen() };
  } catch {
    return { ...note, result: 'stuck', firstLost, acted: acts.seen() };
  }
}

/** Events by which a ship leaves the game, in all three. */
const LOST: ReadonlySet<string> = new Set(['destroyed', 'ship-destroyed', 'removed', 'fled']);

interface Carrier {
  readonly id: number;
  readonly player: number;
  readonly upgrades: readonly { readonly id: string }[];
}

/** Ships have owners and upgrades in all three games. */
const shipsOf = (position: unknown): readonly Carrier[] => {
  const { ships } = position as { readonly ships: readonly (Carrier & { readonly side?: number })[] };
  return ships.map((ship) => ({ ...ship, player: ship.player ?? ship.side ?? -1 }));
};

/** Ships of one name are told apart among themselves, whatever else is on the table. */
function labelsOf(ships: readonly (readonly [id: number, label: string])[]): ReadonlyMap<number, string> {
  const nameOf = (label: string) => label.replace(/ [A-Z]$/, '');
  return new Map(
    ships.map(([id, label]) => {
      const same = ships.filter(([, other]) => nameOf(other) === nameOf(label));
      const at = same.findIndex(([one]) => one === id);
      return [id, same.length < 2 ? nameOf(label) : `${nameOf(label)} ${String.fromCharCode(65 + at)}`];
    }),
  );
}

/** Names in sentences and ids alike: letters and digits alone. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Which of the upgrades that ships carry something has named: an event of their ship, or an option that was chosen. */
function actsOf(own: readonly Carrier[]) {
  const all = [...new Set(own.flatMap(({ upgrades }) => upgrades.map(({ id }) => id)))];
  const idle = new Map(all.map((id) => [id, lettersOf(id)]));
  const acted: string[] = [];
  const notice = (text: string): void => {
    const told = lettersOf(text);
    for (const [id, name] of idle) {
      if (!told.includes(name)) continue;
      idle.delete(id);
      acted.push(id);
    }
  };
  return { all, waits: () => idle.size > 0, notice, seen: () => acted };
}
