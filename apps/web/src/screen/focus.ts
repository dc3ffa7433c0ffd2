import { useMemo, useRef } from 'react';
import { type Focus, WHOLE_TABLE } from '../board/focus.ts';
import type { Shown } from '../game/store.ts';
import type { Preview, ShownQuestion } from '../shown/question.ts';
import type { ShownLastAttack, ShownShip } from '../shown/table.ts';

type Spots = Focus['spots'];
type Spot = Pick<ShownShip, 'x' | 'y'>;

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
/** Around a ship whose course is chosen: what the tool needs, mm. */
const COURSE = 110;
/** No hull reaches less far around the middle of its base, mm. */
const SMALLEST = 29;
/** A line that ends so near to a base ends at it, mm. */
const TOUCHING = 2;

/** What the camera shows: the fight, the ships in question, else what it showed before. */
export function useFocus(
  game: Shown,
  question: ShownQuestion | null,
  shot: ShownLastAttack | null,
  planned: number | null,
): Focus {
  const last = useRef(WHOLE_TABLE);
  const { table, turn, asked } = game;
  // Where options would take a ship is flown for it.
  const next = useMemo(
    () => focusOf({ table, turn, asked }, question, shot, planned),
    [table, turn, asked, question, shot, planned],
  );
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
  const ships = table.ships.filter(({ onTable }) => onTable);
  const line = table.attack ? shot?.line : null;
  if (line) return { key: `fight ${line}`, room: FIGHT, ...fight(spotsOf(line), ships) };
  if (!question) return null;
  const key = `${question.kind} ${asked}`;
  switch (question.form) {
    case 'place':
      return WHOLE_TABLE;
    case 'dials': {
      const dial = question.dials.find(({ ship }) => ship === planned);
      if (dial) {
        const foe = nearestFoe(dial.ship, ships);
        const spots = [...endsOf(dial, ships), ...foe.map(spotOf)];
        return { key: `${key} ${dial.ship}`, spots, room: FORMATION, core: spots, body: bodyOf(foe) };
      }
      const about = aboutFormation(question.dials, ships);
      return { key, spots: about.map(spotOf), room: PLANNED, core: about.map(spotOf), body: ABOUT };
    }
    case 'stacks':
      return { key, spots: ships.map(spotOf), room: FORMATION, core: [], body: 0 };
    case 'course':
      return { key, ...withEnds([question.fan], aboutShips([question.ship], ships)), body: COURSE };
    case 'choice': {
      // Who decides may only be told by whose arcs help to.
      const deciding = [...question.ships, ...question.options.flatMap(({ reach }) => reach ?? [])];
      const others = question.options
        .flatMap(({ ship }) => ship ?? [])
        .filter((ship) => !deciding.includes(ship));
      if (others.length === 0)
        return {
          key,
          ...withEnds(
            question.options.map(({ preview }) => preview),
            aboutShips(deciding, ships),
          ),
        };
      const inQuestion = ships.filter(({ id }) => deciding.includes(id) || others.includes(id));
      const spots = inQuestion.map(spotOf);
      return { key, spots, room: ABOUT, core: spots, body: bodyOf(inQuestion) };
    }
  }
}

const spotOf = ({ x, y }: { readonly x: number; readonly y: number }): readonly [number, number] => [x, y];

/** How far the largest of some ships reaches around its middle, however it is turned, mm. */
const bodyOf = (ships: readonly Pick<ShownShip, 'base'>[]): number =>
  Math.max(
    SMALLEST,
    ...ships.map(({ base }) => (base.kind === 'disc' ? base.radius : Math.hypot(base.halfX, base.halfY))),
  );

const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The ends of a line, which is given as x and y in turn. */
const spotsOf = (line: readonly number[]): Spots =>
  line.flatMap((x, at) => (at % 2 === 0 ? [[x, line[at + 1]!] as const] : []));

/** An attack: its line ends at the bases of those who fight. */
function fight(ends: Spots, ships: readonly ShownShip[]): Pick<Focus, 'spots' | 'core' | 'body'> {
  const fighting = ships.filter((ship) =>
    ends.some(([x, y]) => apart({ x, y }, ship) <= bodyOf([ship]) + TOUCHING),
  );
  return { spots: ends, core: [...ends, ...fighting.map(spotOf)], body: bodyOf(fighting) };
}

/** The enemy of a ship that is nearest to it, while it may be met or shot at in this round; none where all are farther. */
function nearestFoe(id: number, ships: readonly ShownShip[]): readonly ShownShip[] {
  const own = ships.find((ship) => ship.id === id);
  if (!own) return [];
  const foes = ships.filter((ship) => ship.player !== own.player && apart(own, ship) < IN_REACH);
  return foes.toSorted((a, b) => apart(own, a) - apart(own, b)).slice(0, 1);
}

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

/**
 * What is seen, and where the options of a question would take their ship. Of a fan a phone shows what it has room for:
 * too small, no end could be told from the next.
 */
function withEnds(
  previews: readonly (() => Preview | null)[],
  about: Omit<Focus, 'key'>,
): Omit<Focus, 'key'> {
  const shown = previews.map((preview) => preview());
  const ends = shown.flatMap((one) => (one?.kind === 'move' ? [spotOf(one.to)] : []));
  const fans = shown.flatMap((one) => (one?.kind === 'fan' ? one.ends.map(spotOf) : []));
  return { ...about, spots: [...about.spots, ...ends, ...fans], core: [...about.core, ...ends] };
}

/** The ships whose dials are set, and the enemies in their reach: before the first round these are far away. */
function aboutFormation(
  dials: readonly { readonly ship: number }[],
  ships: readonly ShownShip[],
): readonly ShownShip[] {
  const own = ships.filter(({ id }) => dials.some(({ ship }) => ship === id));
  const players = new Set(own.map(({ player }) => player));
  const near = ships.filter(
    (ship) => !players.has(ship.player) && own.some((one) => apart(one, ship) < IN_REACH),
  );
  return [...own, ...near];
}

/** Ships, and those that are near to the first of them; all where they are none. In little space, the nearest enemy alone. */
function aboutShips(ids: readonly number[], ships: readonly ShownShip[]): Omit<Focus, 'key'> {
  const meant = ships.filter(({ id }) => ids.includes(id));
  const first = meant[0];
  if (!first) return { spots: ships.map(spotOf), room: ABOUT, core: [], body: 0 };
  const near = ships.filter((ship) => apart(ship, first) < NEAR);
  const foe = nearestFoe(first.id, near);
  const core = [...meant, ...foe];
  return { spots: [...meant, ...near].map(spotOf), room: ABOUT, core: core.map(spotOf), body: bodyOf(core) };
}
