/**
 * Whether the cards of Armada act: a scene is played with what a card does and without it. A card that no question and
 * no event misses has done nothing.
 */
import { type Answerer, playOut, type Rules } from '@firing-arc/referee';
import {
  boldAnswerer,
  type Drawing,
  drawing,
  type EdgedGame,
  EVERY_CHANGE,
  type Hear,
  isMissed,
  type Moment,
  scenesFrom,
} from '@firing-arc/referee/testing';
import { cos, growStreams, sin } from '@firing-arc/table';
import type { Ability } from '../../abilities/language.ts';
import { abilitiesOf, addAbilities, noteKinds } from '../../abilities/library.ts';
import { SQUADRON_ABILITIES } from '../../abilities/squadrons.ts';
import { UPGRADE_ABILITIES } from '../../abilities/upgrades.ts';
import '../../all-cards.ts';
import {
  COMMANDS,
  type Faction,
  SHIP_CARDS,
  type ShipCard,
  SQUADRON_CARDS,
  shipCard,
  squadronCard,
  type UpgradeCard,
  upgradeCard,
} from '../../cards/index.ts';
import { upgradeCards } from '../../cards/upgrade-library.ts';
import { DAMAGE_ABILITIES } from '../../damage/abilities.ts';
import { DAMAGE_NAMES, type DamageName } from '../../damage/cards.ts';
import type { ArmadaEvent } from '../../events.ts';
import { upgradeRefusals } from '../../fleets/upgrade-bar.ts';
import { type Activity, buildPosition, type Position, stepsOf } from '../../position/index.ts';
import type { ArmadaQuestion } from '../../questions.ts';
import { ARMADA } from '../../rules.ts';
import type { ArmadaSetup } from '../../setup/setup.ts';
import type { ArmadaState } from '../../state.ts';
import { cardAnswerer, keenAnswerer } from '../players.ts';
import { type Carried, type Scene, sceneBeside } from './beside.ts';
import { saysTheSame } from './same.ts';
import { beginningOf, beginningSteps, happening, situated } from './situations.ts';
import { stagedScene } from './staged.ts';

/** A card with what it does. */
export interface ActingCard {
  /** `upgrade darth-vader-commander`. */
  readonly label: string;
  readonly kind: 'upgrade' | 'squadron' | 'damage';
  readonly id: string;
  readonly abilities: readonly Ability[];
}

/** Every upgrade, squadron and damage card that does something. */
export function actingCards(): readonly ActingCard[] {
  const of = (kind: ActingCard['kind'], cards: Readonly<Record<string, readonly Ability[]>>) =>
    Object.entries(cards).flatMap(([id, abilities]) =>
      abilities.length > 0 ? [{ label: `${kind} ${id}`, kind, id, abilities }] : [],
    );
  return [
    ...of('upgrade', UPGRADE_ABILITIES),
    ...of('squadron', SQUADRON_ABILITIES),
    ...of('damage', DAMAGE_ABILITIES),
  ];
}

/** Whether a card is missed in its scene of this number. `away` plays a scene with the ability taken from its card. */
export function acts(card: ActingCard, scene: number, away = without): boolean {
  if (card.kind === 'upgrade' && carriersOf(card.id).length === 0) return false;
  return isMissed(playing(card, scene), (does) => away(card, does));
}

/** Plays the known scene of each card that has one. */
export function playKnownScenes(
  known: Readonly<Record<string, number | undefined>>,
  hear: (moment: Moment) => void,
): void {
  for (const card of actingCards()) {
    const scene = known[card.label];
    if (scene === undefined) continue;
    playing(
      card,
      scene,
    )((_, moment) => {
      if (moment) hear(moment);
      return true;
    });
  }
}

/** What plays the scene of this number of a card. Throws where no ship can carry it. */
export function playing(card: ActingCard, scene: number): (hear: Hear) => void {
  const draws = card.kind === 'damage' && isDealt(card.id) ? [card.id] : [];
  const base = scene < BESIDE ? scene : Math.floor((scene - BESIDE) / TURNS);
  const drawn = drawnFor(card, base);
  const words = drawing(card.abilities, '').words;
  const played = scene < BESIDE ? drawn : changed(card, drawn, scene, 1, 2);
  const using = scene < AIMED ? undefined : card.id;
  return (hear) => play(played, { words, draws, using }, hear);
}

/** The scene of this number, below those that are beside another one. */
function drawnFor(card: ActingCard, scene: number): Scene {
  if (scene >= STAGED) {
    const plain = drawnFor(card, (scene % 3 === 0 ? AIMED : 0) + scene - STAGED);
    return stagedScene(plain, drawing(card.abilities, `${card.kind} ${card.id} ${scene}`), carriedBy(card));
  }
  if (scene >= AIMED)
    return changed(card, drawnFor(card, (scene % 2) * SITUATED + scene - AIMED), scene, 2, 5);
  const seed = `${card.kind} ${card.id} ${scene}`;
  const draw = drawing(card.abilities, seed);
  const position = positionFor(card, draw);
  const activity = activityFor(card, draw, position);
  const plain: Scene = { position, beginning: 'later', activity, rounds: 0, most: MOST_STEPS, seed };
  if (scene < SITUATED) return plain;
  const beginning = beginningOf(draw);
  const there = situated(position, draw, beginning);
  const happens = happening(there, draw, activity);
  return { ...plain, position: there, beginning, activity: happens, rounds: 1, most: SETUP_AND_MORE };
}

/** A scene in which from so many to so many things are otherwise. */
function changed(card: ActingCard, scene: Scene, number: number, least: number, most: number): Scene {
  const seed = `${card.kind} ${card.id} ${number}`;
  const draw = drawing(card.abilities, seed);
  const count = least + draw.upTo(most - least);
  return sceneBeside(scene, draw, { carried: carriedBy(card), seed, count });
}

const carriedBy = ({ kind, id }: ActingCard): Carried => ({
  card: id,
  bySquadron: kind === 'squadron',
  carriers: kind === 'upgrade' ? carriersOf(id).map((ship) => ship.id) : [],
  ...(kind === 'upgrade' && { upgrade: id }),
});

/** From this number on scenes bring about what the card waits for and names. */
export const SITUATED = 2000;
/** From this number on several things are otherwise in them. */
export const AIMED = 5000;
/** From this number on they are staged ones. */
export const STAGED = 7000;
/** From this number on they are beside another one, so many beside each. */
const BESIDE = 10_000;
const TURNS = 50;

/** The numbers of so many scenes beside one. */
const scenesBeside = (scene: number, count: number): readonly number[] =>
  scene >= BESIDE ? [] : scenesFrom(BESIDE + scene * TURNS, Math.min(count, TURNS));

const without = (card: ActingCard, does: () => void): void => doing(card, [], does);

/** Does something while a card does something else. */
export function doing({ kind, id }: ActingCard, others: readonly Ability[], does: () => void): void {
  const isDamage = kind === 'damage';
  const kept = isDamage ? DAMAGE_ABILITIES[id as DamageName] : (abilitiesOf(id) ?? []);
  const put = (abilities: readonly Ability[]): void => {
    if (isDamage) Object.assign(DAMAGE_ABILITIES, { [id]: abilities });
    else addAbilities({ [id]: abilities });
  };
  put(others);
  // Another moment or kind must be known to those that ask which cards have it.
  noteKinds({ [id]: others });
  try {
    does();
  } finally {
    put(kept);
  }
}

type WrittenShip = Position['sides'][number]['ships'][number];
type WrittenSquadron = NonNullable<Position['sides'][number]['squadrons']>[number];
type Pose = [number, number, number];

function positionFor(card: ActingCard, draw: Drawing): Position {
  const { chance, oneOf, upTo } = draw;
  const spots = new Spots(draw);
  const bearer = bearerOf(card, draw);
  const enemies = oneOf(
    (['rebel', 'empire', 'republic', 'separatist'] as const).filter((one) => one !== bearer.faction),
  );
  const aShip = (faction: Faction) =>
    oneOf(SHIP_CARDS.filter((one) => one.faction === faction && one.size !== 'huge')).id;
  const squadron = (faction: Faction): WrittenSquadron => {
    const all = SQUADRON_CARDS.filter((one) => one.faction === faction);
    const plain = all.filter(({ ability, unique }) => !ability && !unique);
    return squadronWith(draw, oneOf(chance(75) ? plain : all).id, spots.near(60));
  };
  const ours = [
    ...(bearer.ship ? [shipWith(draw, bearer.ship, spots.middle(), bearer)] : []),
    shipWith(draw, aShip(bearer.faction), spots.near(170), { upgrades: [], damage: [] }),
  ];
  return {
    edition: '1.6',
    round: 2,
    rounds: 9,
    first: oneOf([0, 1] as const),
    sides: [
      {
        name: 'us',
        faction: bearer.faction,
        ships: ours,
        squadrons: [
          ...(bearer.squadron ? [squadronWith(draw, bearer.squadron, spots.middle())] : []),
          squadron(bearer.faction),
          squadron(bearer.faction),
        ],
      },
      {
        name: 'them',
        faction: enemies,
        ships: [0, 1].map(() =>
          shipWith(draw, aShip(enemies), spots.near(150), { upgrades: [], damage: [] }),
        ),
        squadrons: [0, 1].map(() => squadron(enemies)),
      },
    ],
    ...(card.kind === 'upgrade' &&
      draw.text.includes('card-command') && {
        set: { '/ships/0/upgrades/0/tokens': [0, 1, 2, 3].map((at) => COMMANDS[at]!) },
      }),
    obstacles: chance(/obstacle|obstructed|station|overlap|asteroid|debris/.test(draw.text) ? 80 : 20)
      ? [
          { outline: oneOf(['asteroid_1', 'debris_1', 'station'] as const), at: spots.near(80) },
          { outline: 'asteroid_2', at: [...spots.near(80).slice(0, 2), upTo(359)] as Pose },
        ]
      : [],
  };
}

interface Bearer {
  readonly faction: Faction;
  readonly ship?: string;
  readonly squadron?: string;
  readonly upgrades: readonly string[];
  readonly damage: readonly string[];
}

/** A ship with the card, or the squadron that is the card. */
function bearerOf({ kind, id }: ActingCard, { oneOf }: Drawing): Bearer {
  if (kind === 'squadron')
    return { faction: squadronCard(id)!.faction, squadron: id, upgrades: [], damage: [] };
  const ship = oneOf(kind === 'damage' ? SHIP_CARDS.filter(({ size }) => size !== 'huge') : carriersOf(id));
  return {
    faction: ship.faction,
    ship: ship.id,
    upgrades:
      kind === 'upgrade' ? [id, ...commanderFor(upgradeCard(id)!, ship.faction).map((one) => one.id)] : [],
    damage: kind === 'damage' && !isDealt(id) ? [id] : [],
  };
}

/** Whether a damage card acts when it is dealt: then it is drawn first. */
const isDealt = (id: string): boolean =>
  (DAMAGE_ABILITIES[id as DamageName] ?? []).some((one) => one.kind === 'trigger' && one.at === 'dealt');

const CARRIERS = new Map<string, readonly ShipCard[]>();

/** The ships that may carry an upgrade. */
function carriersOf(id: string): readonly ShipCard[] {
  const known = CARRIERS.get(id);
  if (known) return known;
  const upgrade = upgradeCard(id)!;
  const carriers = SHIP_CARDS.filter(
    (ship) =>
      (upgrade.factions.length === 0 || upgrade.factions.includes(ship.faction)) &&
      upgradeRefusals(ship, [upgrade, ...commanderFor(upgrade, ship.faction)]).length === 0,
  );
  CARRIERS.set(id, carriers);
  return carriers;
}

/** The commander without whom a ship may not carry an upgrade that only flagships have. */
const commanderFor = ({ needs }: UpgradeCard, faction: Faction): readonly UpgradeCard[] =>
  needs.flagship
    ? upgradeCards()
        .filter(({ icons, factions }) => icons.includes('commander') && factions.includes(faction))
        .slice(0, 1)
    : [];

function shipWith(
  draw: Drawing,
  id: string,
  at: Pose,
  { upgrades, damage }: Pick<Bearer, 'upgrades' | 'damage'>,
): WrittenShip {
  const { chance, oneOf, upTo, text } = draw;
  const card = shipCard(id)!;
  const wanted = COMMANDS.filter((one) => draw.words.has(one));
  const next = () => (wanted.length > 0 && chance(70) ? oneOf(wanted) : oneOf(COMMANDS));
  const dying = /destroy/.test(text) && chance(40);
  const facedown = dying ? card.hull - 1 : chance(40) ? upTo(Math.max(0, card.hull - 2)) : 0;
  const tokens = [...new Set([next(), next()])].slice(0, Math.max(1, Math.min(2, card.command)));
  return {
    card: id,
    at,
    points: 20 + upTo(60),
    speed: Math.min(card.speeds.length, 1 + upTo(2)),
    dials: Array.from({ length: card.command }, next),
    tokens: chance(70) ? tokens : [],
    damage: [...damage, ...damageFor(draw, Math.min(4, facedown))],
    upgrades: [...upgrades],
    defense: card.tokens.map(() =>
      oneOf(['readied', 'readied', 'readied', 'exhausted', 'discarded'] as const),
    ),
    ...(chance(50) && {
      shields: Object.fromEntries(
        Object.entries(card.shields).map(([zone, most]) => [zone, dying ? 0 : upTo(most ?? 0)]),
      ),
    }),
  };
}

/** So many facedown damage cards. */
function damageFor({ upTo }: Drawing, count: number): readonly string[] {
  const from = upTo(DAMAGE_NAMES.length - 1);
  return Array.from(
    { length: count },
    (_, at) => `facedown: ${DAMAGE_NAMES[(from + at) % DAMAGE_NAMES.length]}`,
  );
}

function squadronWith({ chance, upTo, text }: Drawing, card: string, [x, y]: Pose): WrittenSquadron {
  const { hull } = squadronCard(card)!;
  const dying = /destroy|hull|heal/.test(text) && chance(50);
  return {
    card,
    at: [x, y],
    points: 10,
    activated: chance(25),
    ...((dying || chance(25)) && { hull: dying ? 1 : 1 + upTo(hull - 1) }),
  };
}

/** Places around the middle of the table, none on another. */
class Spots {
  readonly #taken: { readonly x: number; readonly y: number; readonly room: number }[] = [];
  readonly #draw: Drawing;
  constructor(draw: Drawing) {
    this.#draw = draw;
  }

  middle(): Pose {
    this.#taken.push({ x: 914, y: 457, room: 75 });
    return [914, 457, 0];
  }

  /** Somewhere near the middle, from so far on. */
  near(least: number): Pose {
    const { upTo, chance } = this.#draw;
    const room = least > 100 ? 75 : least > 60 ? 50 : 20;
    for (let tries = 0; ; tries++) {
      const angle = upTo(359);
      const far = least + upTo(Math.round(180 + tries * 4));
      const x = Math.round(914 + far * sin(angle));
      const y = Math.round(457 + far * cos(angle));
      if (Math.min(y, 914 - y) < 80) continue;
      if (
        this.#taken.some(
          (one) => Math.sqrt((one.x - x) * (one.x - x) + (one.y - y) * (one.y - y)) < one.room + room,
        )
      )
        continue;
      this.#taken.push({ x, y, room });
      return [x, y, chance(60) ? (angle + 180) % 360 : upTo(359)];
    }
  }
}

/** What happens: mostly what leads to the moments of the card. */
function activityFor(
  { kind }: ActingCard,
  { chance, oneOf, upTo, text }: Drawing,
  { sides }: Position,
): Activity {
  const ships = sides[0]!.ships.length;
  const anyShip = () => (chance(60) ? 0 : upTo(ships + 1));
  const enemyShip = () => ships + upTo(1);
  const anySquadron = () => (chance(60) ? 0 : upTo((sides[0]!.squadrons?.length ?? 0) + 1));
  const choices: Activity[] = [];
  if (/setup|deploy/.test(text)) choices.push({ game: 'setup' }, { game: 'setup' });
  if (/command-phase|assign|dial/.test(text)) choices.push({ phase: 'command' });
  if (/status|ready|end-of-round|round/.test(text)) choices.push({ phase: 'status' }, { game: 'status' });
  if (/squadron/.test(text) || kind === 'squadron')
    choices.push(
      { squadron: anySquadron(), both: chance(50) },
      { phase: 'squadron' },
      { activate: anyShip() },
    );
  if (/attack|dice|die|defense|damage|zone|crit/.test(text))
    choices.push({ attack: 0 }, { attack: enemyShip() });
  if (/course|maneuver|speed|navigate|overlap|move/.test(text)) choices.push({ maneuver: anyShip() });
  choices.push({ activate: anyShip() }, { phase: 'ship' }, { squadron: anySquadron(), both: true });
  return oneOf(choices);
}

/** Ends a scene when its steps are done. */
const UNTIL_DONE: Rules<ArmadaState, ArmadaSetup, ArmadaQuestion, ArmadaEvent> = {
  ...ARMADA,
  outcome: (state) =>
    ARMADA.outcome(state) ??
    (state.agenda.length === 0 ? { winner: null, because: 'armada:ending-the-game.1' } : null),
};

const MOST_STEPS = 400;
/** Enough for the setup of small fleets and the first dials (steps). */
const SETUP_AND_MORE = 150;

interface Chances {
  readonly words: ReadonlySet<string>;
  /** What the first draws must give. */
  readonly draws: readonly string[];
  /** The card that is mostly used where it may be. */
  readonly using: string | undefined;
}

function play(
  { position, beginning, activity, after = [], rounds, most, seed }: Scene,
  { words, draws, using }: Chances,
  hear: Hear,
): void {
  const built = buildPosition(position);
  // The deck may have no more copies of a card: then there is no such scene.
  if ('problems' in built) return;
  const { state } = built;
  state.streams = growStreams(seed, ARMADA.streams);
  const steps = beginningSteps(state, beginning, activity);
  state.agenda = [...steps, ...after.flatMap((one) => stepsOf(state, one))].reverse();
  const last = state.round + rounds;
  let heard = true;
  const note = (line: object, moment: Moment): void => {
    if (heard) heard = hear(JSON.stringify(line), moment);
  };
  const streams = growStreams(seed, ['answers']);
  const bold = boldAnswerer(keenAnswerer(streams), streams, words);
  const answers = using === undefined ? bold : cardAnswerer(bold, streams, using);
  const player: Answerer<ArmadaState, ArmadaQuestion> = (question, view, help) => {
    note(question, { question, help, view });
    return answers(question, view, help);
  };
  playOut(UNTIL_DONE, state, [player, player], {
    maxSteps: most,
    forced: { rolls: [], draws },
    onEvent: (event) => note(event, { event }),
    until: (now) => !heard || now.round > last,
  });
}

/** How the edges of Armada's cards are played. */
export const EDGED: EdgedGame<ActingCard, readonly Ability[]> = {
  blockOf: ({ abilities }) => abilities,
  playing,
  instead: doing,
  noEdge: /^strange|\.(at|rulings?)\b/,
  saysTheSame,
  changes: EVERY_CHANGE,
  beside: scenesBeside,
};
