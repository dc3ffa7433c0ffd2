import { type Answerer, firstPosition, newRecord, playOut } from '@firing-arc/referee';
import { below, growStreams } from '@firing-arc/table';
import {
  cardAbilities,
  indexPack,
  moveRefusal,
  type Pack,
  pilotCard,
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondState,
  type Ship,
  type Squad,
  type SquadShip,
  setupFromSquads,
  shipCard,
  UPGRADES,
  unwrittenOfPilot,
  unwrittenOfUpgrade,
  weaponsOf,
} from '@firing-arc/xwing/second';
import { opponent } from '../opponent.ts';
import { watchInvariants } from './invariants.ts';
import { watchOnce } from './once.ts';

/** What games with every exact card came to. */
export interface CardsPlayed {
  readonly games: number;
  /** Cards that were flown, and those of them whose abilities were neither offered nor used. */
  readonly flown: readonly string[];
  readonly silent: readonly string[];
  /** Faults, broken invariants and games without an end: with the seed. */
  readonly broken: readonly string[];
}

const MOST_STEPS = 20_000;
const SHIPS = 4;

/**
 * Flies every pilot that is exact in a pack with upgrades by chance, each exact upgrade that fits one of them, against
 * whoever is next; points do not matter. `most` games at most, from a seed.
 */
export function playCards(pack: Pack, seed: string, most = Number.POSITIVE_INFINITY): CardsPlayed {
  const streams = growStreams(seed, ['squads']);
  const seen = new Set<string>();
  const flown = new Set<string>();
  const broken: string[] = [];
  const { count, squad } = squadsOfAll(pack, streams);
  let games = 0;
  for (let at = 0; at < count && games < most; at++, games++) {
    const pair = [squad(at), squad((at + 1 + below(streams, 0, count - 1)) % count)] as const;
    const problem = playOne(pack, pair, `${seed}-${at}`, flown, seen);
    if (problem !== null) broken.push(`${seed}-${at}: ${problem}`);
  }
  const silent = [...flown].filter((card) => !seen.has(card)).sort();
  return { games, flown: [...flown].sort(), silent, broken };
}

/**
 * Squads in which every exact pilot of a pack flies once, and every exact upgrade as far as slots and chance let it. Each
 * is equipped when it is asked for: what fits a squad takes longer to find than its game to play.
 */
function squadsOfAll(pack: Pack, streams: number[]) {
  const pilots = pack.pilots.filter(({ id }) => pilotCard(id) && unwrittenOfPilot(id).length === 0);
  const unused = new Set(UPGRADES.map(({ id }) => id).filter((id) => unwrittenOfUpgrade(id).length === 0));
  const factions = [...new Set(pilots.map(({ faction }) => faction))];
  const bare = factions.flatMap((faction): readonly Squad[] => {
    const own = pilots.filter((pilot) => pilot.faction === faction);
    return Array.from({ length: Math.ceil(own.length / SHIPS) }, (_, i) => {
      const ships = own.slice(i * SHIPS, (i + 1) * SHIPS).map(({ id }) => ({ pilot: id, upgrades: [] }));
      return { name: 'All cards', faction, ships };
    });
  });
  const squads: Squad[] = [];
  const squad = (at: number): Squad => {
    squads[at] ??= equipped(pack, bare[at]!, unused, streams);
    return squads[at];
  };
  return { count: bare.length, squad };
}

/** A squad with upgrades in its slots: those that no other has flown yet first. */
function equipped(pack: Pack, squad: Squad, unused: Set<string>, streams: number[]): Squad {
  const index = indexPack(pack);
  let ships: readonly SquadShip[] = squad.ships;
  squad.ships.forEach(({ pilot }, at) => {
    for (const slot of index.pilots.get(pilot)?.slots ?? []) {
      const likely = pack.upgrades
        .filter(
          ({ id, slots }) => slots.length === 1 && slots[0] === slot && unwrittenOfUpgrade(id).length === 0,
        )
        .map(({ id }) => id)
        .filter((id) => !ships[at]!.upgrades.includes(id));
      const fits = (id: string): boolean => moveRefusal(id, at, { ...squad, ships }, pack) === null;
      const fresh = likely.filter((id) => unused.has(id));
      const id = drawn(fresh, fits, streams) ?? drawn(likely, fits, streams);
      if (id === null) continue;
      unused.delete(id);
      ships = ships.map((ship, i) => (i === at ? { ...ship, upgrades: [...ship.upgrades, id] } : ship));
    }
  });
  return { ...squad, ships };
}

/** One of a few ids that fits, each as likely; only those that are drawn are looked at. Null when none fits. */
function drawn(ids: readonly string[], fits: (id: string) => boolean, streams: number[]): string | null {
  const left = [...ids];
  while (left.length > 0) {
    const [id] = left.splice(below(streams, 0, left.length), 1);
    if (fits(id!)) return id!;
  }
  return null;
}

/** Plays one game; what broke, or null. */
function playOne(
  pack: Pack,
  squads: readonly [Squad, Squad],
  seed: string,
  flown: Set<string>,
  seen: Set<string>,
): string | null {
  const streams = growStreams(seed, ['one', 'two']);
  const watch = watchInvariants();
  let problem: string | null = null;
  try {
    const state = firstPosition(SECOND, newRecord(SECOND, setupFromSquads(pack, squads), seed));
    for (const ship of state.ships) for (const card of watchedCards(ship)) flown.add(card);
    const players = [0, 1].map((index) =>
      noting(opponent('random', streams, index), (question) => noteQuestion(question, state, seen)),
    );
    const once = watchOnce(state);
    const played = playOut(SECOND, state, players, {
      maxSteps: MOST_STEPS,
      onEvent: (event) => {
        once.hear(event);
        noteEvent(event, state, seen);
      },
      onStep: (now) => {
        problem ??= [...once.look(), ...watch(now)].map((what) => `round ${now.round}: ${what}`)[0] ?? null;
      },
    });
    return problem ?? (played.outcome ? null : `no end after ${MOST_STEPS} steps`);
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

type Player = Answerer<SecondState, SecondQuestion>;

const noting =
  (player: Player, note: (question: SecondQuestion) => void): Player =>
  (question, view, help) => {
    note(question);
    return player(question, view, help);
  };

/** Kinds of abilities that are seen when they act; modifiers are not. */
const SEEN: readonly string[] = ['trigger', 'strange', 'dice', 'replacement', 'action'];

/** The cards of a ship whose abilities can be seen to act: pilot, ship ability and upgrades. */
function watchedCards(ship: Ship): readonly string[] {
  const cards = cardAbilities(ship).flatMap(({ ref, ability }) =>
    SEEN.includes(ability.kind) ? [cardOf(ship, ref)] : [],
  );
  const weapons = weaponsOf(ship).flatMap(({ special }) => (special ? [`upgrade ${special.upgrade}`] : []));
  return [...cards, ...weapons];
}

/** The card on which the ability that `ref` names stands. */
function cardOf(ship: Ship, ref: string): string {
  if (ref.startsWith('upgrade-')) return `upgrade ${ref.slice('upgrade-'.length, ref.indexOf('.'))}`;
  return ref.startsWith('ship.')
    ? `ship ability ${shipCard(ship.card).chassis.shipAbility}`
    : `pilot ${ship.card}`;
}

function noteQuestion(question: SecondQuestion, state: SecondState, seen: Set<string>): void {
  const note = (about: object): void => {
    if (!('ability' in about) || typeof about.ability !== 'string') return;
    const id = 'ship' in about ? about.ship : 'ship' in question ? question.ship : -1;
    const ship = state.ships[Number(id)];
    if (ship) seen.add(cardOf(ship, about.ability));
  };
  note(question);
  if (question.form === 'choice') for (const option of question.options) note(option);
}

function noteEvent(event: SecondEvent, state: SecondState, seen: Set<string>): void {
  if (event.kind === 'attack') {
    const ship = state.ships[event.attacker];
    const special = ship && weaponsOf(ship)[event.weapon]?.special;
    if (special) seen.add(`upgrade ${special.upgrade}`);
  }
  if (event.kind !== 'ability') return;
  const ship = state.ships[event.ship];
  for (const { ref, name } of ship ? cardAbilities(ship) : []) {
    if (name === event.ability) seen.add(cardOf(ship!, ref));
  }
}
