import { useRef } from 'react';
import { type Focus, WHOLE_TABLE } from '../board/board.tsx';
import type { Shown } from '../game/store.ts';
import type { ShownQuestion } from '../shown/question.ts';
import type { ShownLastAttack, ShownShip } from '../shown/table.ts';

type Spots = Focus['spots'];

/** Around a fight, around ships that decide, and around all of a formation, mm. */
const FIGHT = 150;
const ABOUT = 130;
const FORMATION = 90;
/** Ships so near to the one that decides are seen with it, mm. */
const NEAR = 380;
/** Enemies so near to the ships that are planned may be met or shot at in this round, mm. */
const IN_REACH = 620;
/** Around ships that are planned: what the longest of their maneuvers needs, mm. */
const PLANNED = 215;

/** What the camera shows: the fight, the ships in question, else what it showed before. */
export function useFocus(
  game: Shown,
  question: ShownQuestion | null,
  shot: ShownLastAttack | null,
  planned: number | null,
): Focus {
  const last = useRef(WHOLE_TABLE);
  const next = focusOf(game, question, shot, planned);
  if (next) last.current = next;
  return last.current;
}

/** Null while nobody at this screen is asked and nothing is shot at. */
export function focusOf(
  { table, turn, asked }: Pick<Shown, 'table' | 'turn' | 'asked'>,
  question: ShownQuestion | null,
  shot: Pick<ShownLastAttack, 'line'> | null,
  /** The ship whose dial is open, where there is only room for one. */
  planned: number | null,
): Focus | null {
  if (turn.kind === 'over' || table.phase === 'setup') return WHOLE_TABLE;
  const line = table.attack ? shot?.line : null;
  if (line) return { key: `fight ${line}`, spots: spotsOf(line), room: FIGHT };
  if (!question) return null;
  const key = `${question.kind} ${asked}`;
  const ships = table.ships.filter(({ onTable }) => onTable);
  switch (question.form) {
    case 'place':
      return WHOLE_TABLE;
    case 'dials': {
      const dial = question.dials.find(({ ship }) => ship === planned);
      if (dial) return { key: `${key} ${dial.ship}`, spots: endsOf(dial, ships), room: FORMATION };
      return { key, spots: aboutFormation(question.dials, ships), room: PLANNED };
    }
    case 'stacks':
      return { key, spots: ships.map(spotOf), room: FORMATION };
    case 'course':
      return { key, spots: aboutShips([question.ship], ships), room: ABOUT };
    case 'choice': {
      // Who decides may only be told by whose arcs help to.
      const deciding = [...question.ships, ...question.options.flatMap(({ reach }) => reach ?? [])];
      const others = question.options
        .flatMap(({ ship }) => ship ?? [])
        .filter((ship) => !deciding.includes(ship));
      if (others.length === 0) return { key, spots: aboutShips(deciding, ships), room: ABOUT };
      const inQuestion = ships.filter(({ id }) => deciding.includes(id) || others.includes(id));
      return { key, spots: inQuestion.map(spotOf), room: ABOUT };
    }
  }
}

const spotOf = ({ x, y }: { readonly x: number; readonly y: number }): readonly [number, number] => [x, y];

/** The ends of a line, which is given as x and y in turn. */
const spotsOf = (line: readonly number[]): Spots =>
  line.flatMap((x, at) => (at % 2 === 0 ? [[x, line[at + 1]!] as const] : []));

/** A ship, and where its dial can take it. */
function endsOf(
  { ship, entries, preview }: (ShownQuestion & { readonly form: 'dials' })['dials'][number],
  ships: readonly ShownShip[],
): Spots {
  const here = ships.filter(({ id }) => id === ship).map(spotOf);
  const ends = entries.flatMap((_, entry) => {
    const shown = preview(entry);
    return shown?.kind === 'move' ? [spotOf(shown.to)] : [];
  });
  return [...here, ...ends];
}

/** The ships whose dials are set, and the enemies in their reach: before the first round these are far away. */
function aboutFormation(dials: readonly { readonly ship: number }[], ships: readonly ShownShip[]): Spots {
  const own = ships.filter(({ id }) => dials.some(({ ship }) => ship === id));
  const players = new Set(own.map(({ player }) => player));
  const near = ships.filter(
    (ship) =>
      !players.has(ship.player) && own.some(({ x, y }) => Math.hypot(x - ship.x, y - ship.y) < IN_REACH),
  );
  return [...own, ...near].map(spotOf);
}

/** Ships, and those that are near to the first of them; all where they are none. */
function aboutShips(ids: readonly number[], ships: readonly ShownShip[]): Spots {
  const meant = ships.filter(({ id }) => ids.includes(id));
  const first = meant[0];
  if (!first) return ships.map(spotOf);
  const near = ships.filter(({ x, y }) => Math.hypot(x - first.x, y - first.y) < NEAR);
  return [...meant, ...near].map(spotOf);
}
