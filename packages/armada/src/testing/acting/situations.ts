/**
 * Situations for cards that a position by chance does not bring about: the game is set up from the beginning, its first
 * round is played, and the ships have what a card asks for: a copy of it near, cards to discard, to exhaust or to ready,
 * raid tokens, tokens on the card.
 */
import type { Drawing } from '@firing-arc/referee/testing';
import { cos, sin } from '@firing-arc/table';
import { abilitiesOf } from '../../abilities/library.ts';
import {
  COMMANDS,
  SHIP_CARDS,
  type ShipCard,
  SQUADRON_CARDS,
  shipCard,
  type UpgradeCard,
  upgradeCard,
} from '../../cards/index.ts';
import { upgradeCards } from '../../cards/upgrade-library.ts';
import { DAMAGE_NAMES } from '../../damage/cards.ts';
import { upgradeRefusals } from '../../fleets/upgrade-bar.ts';
import { distance, shipBody, squadronBody } from '../../geometry/index.ts';
import { type Activity, stepsOf } from '../../position/index.ts';
import type { Position, PositionShip, PositionSide, PositionSquadron } from '../../position/position.ts';
import type { ArmadaState, Step } from '../../state.ts';

/** What a situation begins with. */
export type Beginning = 'setup' | 'first round' | 'later';

/** When what a card names happens. */
export function beginningOf({ text, chance }: Drawing): Beginning {
  if (/obstacles-placed|fleets-deployed|holds-squadrons|lends-keyword.*scout/.test(text)) return 'setup';
  if (/"round","is":1|"dials"|start-of-round/.test(text) && chance(80)) return 'first round';
  return 'later';
}

/** A position with what a card of its first ship asks for. */
export function situated(given: Position, draw: Drawing, beginning: Beginning): Position {
  const plain = given.sides[0]!.squadrons![0]!.at?.[0] === MIDDLE[0] ? flying(given, draw) : given;
  const [us, them] = plain.sides as [PositionSide, PositionSide];
  const [bearer, ...friends] = us.ships;
  const mates = draw.text.includes('friends-near') ? [...friends, without(friends[0]!, 'at')] : friends;
  const ours = [draw.text.includes('keeps-destroyed') ? dying(bearer!) : bearer!];
  for (const ship of mates) {
    const mate = !ship.at || draw.chance(70) ? named(ship, ours, them.ships, draw) : ship;
    if (mate.at) ours.push(mate);
  }
  const sides = [
    { ...us, ships: withMore(ours, draw), squadrons: flown(us, draw) },
    { ...them, ships: withMore(them.ships, draw).map((ship) => raided(ship, draw)) },
  ];
  const position = { ...plain, sides, set: { ...plain.set, ...onCards(sides[0]!.ships, draw) } };
  if (beginning === 'later') return position;
  return {
    ...position,
    sides: sides.map((side) => ({
      ...side,
      ships: side.ships.map((ship) => fresh(ship, beginning)),
      squadrons: side.squadrons?.map((one) => freshSquadron(one, beginning)),
    })),
    set: {},
    ...(beginning === 'setup' && {
      obstacles: ['asteroid_1', 'asteroid_2', 'debris_1', 'debris_2', 'station'].map((outline) => ({
        outline,
      })),
    }),
  } as Position;
}

/** What happens there: mostly what the card waits for, where nothing by chance leads there. */
export function happening({ sides }: Position, { text, oneOf, chance }: Drawing, usual: Activity): Activity {
  const [{ ships, squadrons = [] }] = sides as [PositionSide, PositionSide];
  const named: readonly Activity[] = /"obstructed"/.test(text)
    ? [{ squadron: squadrons.length, both: true }]
    : /touching|bare-target/.test(text)
      ? [{ squadron: 0, both: true }]
      : /token-gone/.test(text)
        ? [{ squadron: 1, both: true }]
        : /keeps-destroyed/.test(text)
          ? [{ attack: ships.length }, { attack: ships.length + 1 }]
          : [];
  return named.length > 0 && chance(80) ? oneOf(named) : usual;
}

/** The steps of that, or of a game from its beginning. */
export function beginningSteps(
  state: ArmadaState,
  beginning: Beginning,
  activity: Activity,
): readonly Step[] {
  if (beginning === 'later') return stepsOf(state, activity);
  state.round = 0;
  if (beginning === 'first round') return [{ kind: 'round' }];
  state.phase = 'setup';
  return [{ kind: 'begin-setup' }];
}

/** Another ship of the side, as the card names it: with a copy of the card close by, or small, or with few dials. */
function named(
  ship: PositionShip,
  ours: readonly PositionShip[],
  theirs: readonly PositionShip[],
  draw: Drawing,
): PositionShip {
  const { text, oneOf, chance } = draw;
  const bearer = ours[0]!;
  const { faction } = shipCard(bearer.card)!;
  const copied = text.includes('exhaust-copy') ? upgradeCard(bearer.upgrades?.[0] ?? '') : undefined;
  const command = Number(/"command-at-most","value":(\d)/.exec(text)?.[1] ?? 9);
  const fits = SHIP_CARDS.filter(
    (one) =>
      one.faction === faction &&
      one.size !== 'huge' &&
      one.command <= command &&
      (!/"size","in":\["small"\]/.test(text) || one.size === 'small') &&
      (!copied || upgradeRefusals(one, [copied]).length === 0),
  );
  if (fits.length === 0) return ship;
  const card = copied || command < 9 ? oneOf(fits) : shipCard(ship.card)!;
  const close = copied || /friends-near|near-defender|attacker-near/.test(text);
  const others = [...ours, ...theirs];
  const beside = BESIDE.filter((at) => close && isClear(card.id, at, others));
  const at = beside.length > 0 && (chance(80) || !ship.at) ? oneOf(beside) : ship.at;
  if (at !== undefined && !isClear(card.id, at, others)) return ship;
  return {
    ...without(ship, 'shields'),
    ...dialled(card, draw),
    card: card.id,
    ...(at && { at }),
    ...(copied && { upgrades: [copied.id] }),
  };
}

/** A ship without what is written of one thing. */
function without(ship: PositionShip, what: 'at' | 'shields'): PositionShip {
  const { [what]: _, ...rest } = ship;
  return rest as PositionShip;
}

/** Where the ship or squadron with the card is. */
const MIDDLE = [914, 457] as const;

/** Places beside a ship in the middle. */
const BESIDE: readonly NonNullable<PositionShip['at']>[] = [-1, 1].flatMap((side) =>
  [-50, 0, 50].map((y): [number, number, number] => [MIDDLE[0] + side * 95, MIDDLE[1] + y, 0]),
);

/** Whether a ship lies on no other one. */
function isClear(
  card: string,
  [x, y, facing]: NonNullable<PositionShip['at']>,
  others: readonly PositionShip[],
): boolean {
  const body = shipBody(card, { x, y, facing });
  return others.every((one) => {
    const [a, b, turned] = one.at!;
    return distance(body, shipBody(one.card, { x: a, y: b, facing: turned })) > 0;
  });
}

/** A ship that one more damage destroys. */
function dying(ship: PositionShip): PositionShip {
  const { hull, tokens, shields } = shipCard(ship.card)!;
  return {
    ...ship,
    shields: Object.fromEntries(Object.keys(shields).map((zone) => [zone, 0])),
    defense: tokens.map(() => 'discarded' as const),
    damage: Array.from(
      { length: hull - 1 },
      (_, at) => `facedown: ${DAMAGE_NAMES[at % DAMAGE_NAMES.length]}`,
    ),
  };
}

/** A squadron in the middle beside an enemy ship without shields, under fire through something, or with tokens near. */
function flying(plain: Position, draw: Drawing): Position {
  const { text, chance, oneOf } = draw;
  const [us, them] = plain.sides as [PositionSide, PositionSide];
  const [x, y] = MIDDLE;
  if (/"obstructed"/.test(text)) {
    const [first, ...more] = them.squadrons!;
    const foe = { ...first!, at: [x, y + 106] as [number, number], activated: false };
    const obstacles = [{ outline: oneOf(['debris_1', 'debris_2']), at: [x, y + 54, oneOf([0, 90])] }];
    return { ...plain, obstacles, sides: [us, { ...them, squadrons: [foe, ...more] }] } as Position;
  }
  if (/touching|bare-target/.test(text)) {
    const away = them.squadrons!.map((one, at) => ({ ...one, at: [100 + 60 * at, 100] as [number, number] }));
    const [ship, ...more] = them.ships;
    const off = distance(squadronBody(x, y), shipBody(ship!.card, { x: x + 200, y, facing: 180 }));
    const gap = chance(60) ? 0 : 30;
    const shields = Object.fromEntries(Object.keys(shipCard(ship!.card)!.shields).map((zone) => [zone, 0]));
    const beside = {
      ...ship!,
      shields,
      at: [x + 200 - off + gap, y, 180] as NonNullable<PositionShip['at']>,
    };
    const others = more.filter((one) => isClear(one.card, one.at!, [beside]));
    const ours = us.ships.filter((one) => isClear(one.card, one.at!, [beside]));
    if (ours.length === 0) return plain;
    return {
      ...plain,
      obstacles: [],
      sides: [
        { ...us, ships: ours },
        { ...them, ships: [beside, ...others], squadrons: away },
      ],
    } as Position;
  }
  if (!text.includes('token-gone')) return plain;
  const shuttle = oneOf(
    SQUADRON_CARDS.filter((one) => one.faction === us.faction && 'strategic' in one.keywords),
  );
  const [bearer, ...squadrons] = us.squadrons!;
  const token = { id: 0, kind: 'objective', player: -1, ship: -1, zone: '', x: x + 70, y };
  return {
    ...plain,
    objective: 'intel-sweep',
    obstacles: [],
    sides: [
      { ...us, squadrons: [bearer!, { card: shuttle.id, at: [x + 105, y] }, ...squadrons.slice(1)] },
      them,
    ],
    set: { '/markers': [token] },
  } as Position;
}

/** Of another ship card what depends on it. */
function dialled(card: ShipCard, { oneOf }: Drawing): Partial<PositionShip> {
  return {
    speed: 1,
    dials: Array.from({ length: card.command }, () => oneOf(COMMANDS)),
    tokens: [oneOf(COMMANDS)],
    damage: [],
    defense: card.tokens.map(() => oneOf(['readied', 'readied', 'exhausted'] as const)),
  };
}

/** The ships of a side with more upgrades that their fleet may have. */
function withMore(ships: readonly PositionShip[], draw: Drawing): PositionShip[] {
  const cards = ships.flatMap(({ upgrades = [] }) => upgrades.map((id) => upgradeCard(id)!));
  const taken = new Set(cards.map(({ name }) => name));
  return ships.map((ship) => laden(ship, draw, taken));
}

/** A ship with more upgrades that it may carry, those of icons that the card names before others. */
export function laden(ship: PositionShip, draw: Drawing, taken: Set<string>): PositionShip {
  const { words, text, chance, oneOf } = draw;
  const card = shipCard(ship.card)!;
  const has = (ship.upgrades ?? []).map((id) => upgradeCard(id)!);
  const fits = (all: readonly UpgradeCard[], more: UpgradeCard) =>
    (more.factions.length === 0 || more.factions.includes(card.faction)) &&
    !(more.unique && taken.has(more.name)) &&
    !(more.icons.includes('commander') && has.length === 0) &&
    upgradeRefusals(card, [...all, more]).length === 0;
  const carried = [...has];
  const wants = (one: UpgradeCard) =>
    one.icons.some((icon) => words.has(icon)) ||
    (/pay-fleet-commands|fleet-command/.test(text) && one.icons.includes('fleet-command')) ||
    (/more-criticals|contains-all/.test(text) && isCritical(one)) ||
    (/ready-upgrade|exhaust-upgrade/.test(text) && one.exhausts !== undefined);
  for (let more = chance(80) ? 1 + draw.upTo(1) : 0; more > 0; more--) {
    const open = upgradeCards().filter((one) => fits(carried, one));
    const liked = open.filter(wants);
    const from = liked.length > 0 && chance(85) ? liked : open;
    if (from.length === 0) break;
    const one = oneOf(from);
    carried.push(one);
    taken.add(one.name);
  }
  const upgrades = carried.map(({ id, exhausts }, at) =>
    exhausts && at >= has.length && /ready-upgrade/.test(text) && chance(60) ? `exhausted: ${id}` : id,
  );
  return { ...ship, upgrades };
}

/** Whether a card has a critical effect of its own. */
const isCritical = ({ id }: UpgradeCard): boolean =>
  (abilitiesOf(id) ?? []).some((one) => one.kind === 'trigger' && one.at === 'critical-effect');

const raided = (ship: PositionShip, { text, chance, oneOf }: Drawing): PositionShip =>
  text.includes('raid') && chance(80) ? { ...ship, raids: [oneOf(COMMANDS)] } : ship;

/** Squadrons near the first one, or where the card wants them. */
function flown(
  { squadrons = [], faction }: PositionSide,
  { text, chance, oneOf }: Drawing,
): PositionSquadron[] {
  const keyword = /"having":"([a-z-]+)"|"keyword":"([a-z-]+)"/.exec(text);
  const word = keyword?.[1] ?? keyword?.[2];
  const those = SQUADRON_CARDS.filter(
    (one) => one.faction === faction && !one.unique && word !== undefined && word in one.keywords,
  );
  const [x, y] = squadrons[0]?.at ?? [0, 0];
  return squadrons.map((one, at) => {
    if (at === 0 || those.length === 0 || chance(30)) return one;
    const turn = oneOf([45, 135, 225, 315]);
    return { card: oneOf(those).id, at: [x + 45 * at * sin(turn), y + 45 * at * cos(turn)] };
  });
}

/** Tokens and dials that lie on the cards of our ships. */
function onCards(ships: readonly PositionShip[], { oneOf }: Drawing): NonNullable<Position['set']> {
  return Object.fromEntries(
    ships.flatMap(({ upgrades = [] }, ship) =>
      upgrades.flatMap((written, at) => {
        const starts = upgradeCard(written)?.starts;
        if (!starts) return [];
        return [
          [
            `/ships/${ship}/upgrades/${at}/tokens`,
            Array.from({ length: starts.count }, () => oneOf(starts.of)),
          ],
        ];
      }),
    ),
  );
}

/** A ship as the first round or the setup finds it. */
function fresh({ card, at, points, upgrades = [], speed }: PositionShip, beginning: Beginning): PositionShip {
  const cards = upgrades.map((written) => written.replace(/^\w+: /, ''));
  return {
    card,
    points,
    upgrades: cards,
    ...(beginning !== 'setup' && { at, speed }),
  } as PositionShip;
}

const freshSquadron = ({ card, at, points }: PositionSquadron, beginning: Beginning): PositionSquadron =>
  ({ card, points, ...(beginning !== 'setup' && { at }) }) as PositionSquadron;
