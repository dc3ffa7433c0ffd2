/**
 * Whether the cards of First Edition act: a scene is played with an ability and without it. An ability that no question
 * and no event misses has done nothing.
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
import { growStreams } from '@firing-arc/table';
import { CENTRE, type Spot, Spots } from '../../../common/testing/acting/spots.ts';
import { placingAnswerer, usingAnswerer } from '../../../common/testing/acting/using.ts';
import type { Ability } from '../../abilities/language.ts';
import { cardIdOf } from '../../abilities/owned.ts';
import {
  CHASSIS,
  CONDITIONS,
  type ConditionCard,
  chassisOf,
  FACTION_OF,
  type PilotCard,
  pilotCard,
  UPGRADES,
  type UpgradeCard,
} from '../../cards/index.ts';
import type { FirstEvent } from '../../events.ts';
import {
  type Activity,
  buildPosition,
  type Position,
  type PositionShip,
  stepsOf,
} from '../../position/index.ts';
import type { FirstQuestion } from '../../questions.ts';
import { FIRST } from '../../rules.ts';
import type { FirstSetup } from '../../setup/setup.ts';
import { fittedShips } from '../../squads/legality.ts';
import { unmetNeed } from '../../squads/needs.ts';
import { indexPack, packFrom } from '../../squads/pack.ts';
import { type FirstState, TOKENS } from '../../state.ts';
import { ENGLISH_SQUADS } from '../../words/english/squads.ts';
import { stayingAnswerer } from '../players.ts';
import { type AimedScene, aimedScene } from './aimed.ts';
import { sceneBeside } from './beside.ts';
import { DAMAGE, damageOf } from './damage.ts';
import { saysTheSame } from './same.ts';
import { situated, situatedSteps } from './situations.ts';
import { stagedScene } from './staged.ts';

/** An ability with the card on which it stands, and the pilots that may have that card. */
export interface CardAbility {
  /** `pilot hansolo.0`: the card and the place of the ability on it, `back` before those of the other side. */
  readonly label: string;
  readonly ability: Ability;
  readonly card: { readonly id: string; readonly abilities: readonly Ability[] };
  /** What the abilities stand on: the card, or its other side. */
  readonly face: { readonly abilities?: readonly Ability[] };
  readonly what: 'pilot' | 'upgrade' | 'other side' | 'condition';
  readonly pilots: readonly string[];
  /** Pilots that may have an upgrade, of each type of ship one. */
  readonly pilotsWith: (upgrade: string) => readonly string[];
}

/** Every ability on a pilot, an upgrade or a condition of the house; the pack says who may carry an upgrade. */
export function allAbilities(pack: unknown): readonly CardAbility[] {
  const able = carriersOfUpgrades(pack);
  const everybody = CHASSIS.flatMap(({ size, pilots }) => (size === 'huge' ? [] : pilots)).map(
    ({ id }) => id,
  );
  const carriers = (upgrade: string) => able.get(upgrade) ?? [];
  const pilotsWith = (upgrade: string) => {
    const types = new Map(carriers(upgrade).map((pilot) => [chassisOf(pilot)!.id, pilot]));
    return [...types.values()];
  };
  return [
    ...CHASSIS.flatMap((type) => type.pilots).flatMap((card) => abilitiesOn('pilot', card, card, [card.id])),
    ...UPGRADES.flatMap((card) => {
      const pilots = carriers(card.id).slice(0, MOST_CARRIERS);
      return [
        ...abilitiesOn('upgrade', card, card, pilots),
        ...(card.back ? abilitiesOn('other side', card, card.back, pilots) : []),
      ];
    }),
    ...CONDITIONS.flatMap((card) => abilitiesOn('condition', card, card, everybody)),
  ].map((one) => ({ ...one, pilotsWith }));
}

function abilitiesOn(
  what: CardAbility['what'],
  card: PilotCard | UpgradeCard | ConditionCard,
  face: CardAbility['face'],
  pilots: readonly string[],
): readonly Omit<CardAbility, 'pilotsWith'>[] {
  return (face.abilities ?? []).map((ability, at) => ({
    label: `${what} ${card.id}.${at}`,
    ability,
    card,
    face,
    what,
    pilots,
  }));
}

/** Ships tried as bearers of an upgrade in plain scenes. */
const MOST_CARRIERS = 6;

function carriersOfUpgrades(json: unknown): ReadonlyMap<string, readonly string[]> {
  const pack = packFrom(json);
  const index = indexPack(pack);
  const ships = pack.pilots.flatMap(({ id, faction }) =>
    fittedShips({ name: '', faction: FACTION_OF[faction], ships: [{ pilot: id, upgrades: [] }] }, index),
  );
  return new Map(
    pack.upgrades.map((upgrade) => {
      const free = ['title', 'modification'];
      const able = ships.filter((ship) => unmetNeed(upgrade, ship, ENGLISH_SQUADS) === null);
      const fits = able.filter(({ pilot }) =>
        upgrade.slots.every((slot) => free.includes(slot) || pilot.slots.includes(slot)),
      );
      // A slot may come by another card.
      return [upgrade.id, (fits.length > 0 ? fits : able).map(({ pilot }) => pilot.id)];
    }),
  );
}

/** Whether an ability is missed in its scene of this number. `away` plays a scene with the ability taken from its card. */
export function acts(one: CardAbility, scene: number, away = without): boolean {
  if (one.pilots.length === 0) return false;
  return isMissed(playing(one, scene), (does) => away(one, does));
}

/** What plays the scene of this number of an ability. Throws where no ship can have it. */
export function playing(one: CardAbility, scene: number): (hear: Hear) => void {
  const { words } = drawing(one.ability, '');
  const base = scene < BESIDE ? scene : Math.floor((scene - BESIDE) / TURNS);
  const drawn = drawnFor(one, base);
  const played = scene < BESIDE ? drawn : changed(one, drawn, scene, 1, 2);
  const seed = `${one.label} ${scene < BESIDE || scene % 3 === 0 ? scene : base}`;
  return (hear) => play(played, seed, words, hear, base < AIMED ? undefined : one.card.id);
}

/** The scene of this number, below those that are beside another one. */
function drawnFor(one: CardAbility, scene: number): AimedScene {
  if (scene >= VARIED) return changed(one, drawnFor(one, AIMED + (scene - VARIED)), scene, 2, 4);
  const draw = drawing(one.ability, `${one.label} ${scene}`);
  if (scene >= AIMED) {
    const ofCard = one.what === 'upgrade' || one.what === 'other side';
    const plain = positionFor(ofCard ? { ...one, pilots: one.pilotsWith(one.card.id) } : one, draw);
    const varied = draw.chance(50) ? enriched(plain, draw) : plain;
    const position = draw.chance(60) ? situated(varied, draw) : varied;
    const activity = activityFor(one.ability, draw);
    return scene >= STAGED
      ? stagedScene(position, one.ability, draw, activity, one.pilotsWith)
      : aimedScene(position, one.ability, draw, activity);
  }
  const plain = positionFor(one, draw);
  if (scene >= SITUATED) {
    const position = situated(plain, draw);
    const activity = activityFor(one.ability, draw);
    const steps = (state: FirstState) =>
      situatedSteps(state, one.ability, activity, drawing(one.ability, `${one.label} ${scene}`));
    return { position, steps };
  }
  const position = scene < RICH ? plain : enriched(plain, draw);
  const activity = activityFor(one.ability, draw);
  return { position, steps: (state: FirstState) => stepsOf(state, activity) };
}

/** A scene in which from so many to so many things are otherwise. */
function changed(
  one: CardAbility,
  scene: AimedScene,
  number: number,
  least: number,
  most: number,
): AimedScene {
  const draw = drawing(one.ability, `${one.label} ${number}`);
  const { label, card, what } = one;
  const place = label.slice(label.lastIndexOf('.') + 1);
  const ref = what === 'upgrade' ? `0:${card.id}#${place}` : `${card.id}#${place}`;
  return sceneBeside(scene, draw, ref, least + draw.upTo(most - least));
}

/** From this number on several things are otherwise in aimed ones. */
export const VARIED = 6000;
/** From this number on they are beside another one, so many beside each. */
const BESIDE = 20_000;
const TURNS = 50;

/** The numbers of so many scenes beside one. */
const scenesBeside = (scene: number, count: number): readonly number[] =>
  scene >= BESIDE ? [] : scenesFrom(BESIDE + scene * TURNS, Math.min(count, TURNS));

/** From this number on they are aimed at what the ability asks for. */
export const AIMED = 3000;
/** From this number on they are staged ones. */
export const STAGED = 4000;

/** From this number on scenes bring about what the ability waits for and names. */
export const SITUATED = 2000;

/** From this number on scenes are richer: more cards beside the ability's own, friends that may be far away. */
export const RICH = 1000;

/** Slots from which ships of richer scenes have a card. */
const RICH_SLOTS = ['elite', 'torpedo', 'missile', 'bomb', 'turret', 'astromech', 'crew', 'title'];

function enriched(plain: Position, { chance, oneOf, words }: Drawing): Position {
  const named = UPGRADES.filter(({ id }) => words.has(id)).map(({ id }) => id);
  const fromSlot = (slot: string) => UPGRADES.filter((card) => card.slot === slot).map(({ id }) => id);
  const more = (ship: PositionShip, percent: number): PositionShip => {
    const has = ship.upgrades ?? [];
    const drawn = RICH_SLOTS.flatMap((slot) => (chance(percent) ? [oneOf(fromSlot(slot))] : []));
    return {
      ...ship,
      upgrades: [...has, ...new Set([...named, ...drawn].filter((id) => !has.includes(id)))],
    };
  };
  const away = chance(40);
  const [us, ...others] = plain.sides;
  const ships = us!.ships.map((ship, at) => ({
    ...more(ship, at === 0 ? 60 : 20),
    ...(at > 0 && away && { at: AWAY[at]! }),
  }));
  return { ...plain, sides: [{ ...us!, ships }, ...others] } as Position;
}

/** Corners beyond range 3 of the middle. */
const AWAY: readonly Spot[] = [CENTRE, [60, 60, 0], [854, 60, 0]];

/** Does something while an ability does not stand on its card. */
const without = (one: CardAbility, does: () => void): void => standing(one, [], does);

/** Does something while others stand in the place of an ability. */
export function standing({ face, ability }: CardAbility, others: readonly Ability[], does: () => void): void {
  const { abilities = [] } = face;
  Object.assign(face, { abilities: abilities.flatMap((one) => (one === ability ? others : [one])) });
  try {
    does();
  } finally {
    Object.assign(face, { abilities });
  }
}

const FLYERS = CHASSIS.filter(({ size }) => size !== 'huge').flatMap((type) => type.pilots);

/** Pilots by what cards call them: their names, ship types and sizes. */
const CALLED = new Map<string, PilotCard[]>();
for (const { id, name, size, pilots } of CHASSIS)
  for (const pilot of size === 'huge' ? [] : pilots)
    for (const word of [id, name, size, pilot.id, pilot.name, pilot.faction])
      CALLED.set(word, [...(CALLED.get(word) ?? []), pilot]);

function positionFor({ card, what, pilots }: CardAbility, draw: Drawing): Position {
  const { chance, oneOf, text } = draw;
  const id = oneOf(pilots);
  const { faction } = pilotCard(id)!;
  const { size } = chassisOf(id)!;
  const spots = new Spots(draw, size === 'huge' ? 170 : size === 'small' ? 75 : 90);
  const flyer = (ours: boolean) => {
    const side = (list: readonly PilotCard[]) =>
      list.filter((one) => one.id !== id && (!ours || one.faction === faction));
    const wanted = chance(70) ? side([...draw.words].flatMap((word) => CALLED.get(word) ?? [])) : [];
    return oneOf(wanted.length > 0 ? wanted : side(FLYERS)).id;
  };
  const own = what === 'upgrade' || what === 'other side' ? [card.id] : [];
  const bearer = shipWith(draw, id, CENTRE, own);
  const conditions = what === 'condition' ? { conditions: [card.id] } : {};
  return {
    rounds: 9,
    round: 2,
    initiative: oneOf([0, 1] as const),
    damageDeck: oneOf(['core', 'tfa'] as const),
    sides: [
      {
        name: 'us',
        faction: FACTION_OF[faction],
        ships: [
          { ...bearer, ...conditions },
          shipWith(draw, flyer(true), spots.near(), []),
          shipWith(draw, flyer(true), spots.near(), []),
        ],
      },
      {
        name: 'them',
        ships: [
          shipWith(draw, flyer(false), spots.ahead(), []),
          shipWith(draw, flyer(false), spots.near(), []),
        ],
      },
    ],
    ...(what === 'other side' && { set: { '/ships/0/upgrades/0/flipped': true } }),
    contacts: chance(text.includes('touching') ? 70 : 10) ? [[0, 3]] : [],
    locks: LOCKS.filter(() => chance(40)).map(([by, on]) => ({ by, on })),
    obstacles: chance(/obstacle|asteroid|debris|overlap|obstruct/.test(text) ? 80 : 15)
      ? ['coreasteroid0', 'vt49decimatordebris0'].map((outline) => ({ outline, at: spots.near() }))
      : [],
    bombs: chance(/bomb|mine|token/.test(text) ? 50 : 5)
      ? [
          {
            kind: oneOf(['proximitymine', 'connernet', 'seismiccharge', 'protonbomb'] as const),
            player: draw.upTo(1),
            at: spots.near(),
          },
        ]
      : [],
  } as Position;
}

const LOCKS = [
  [0, 3],
  [1, 4],
  [3, 0],
  [4, 1],
] as const;

const COMMON: readonly string[] = ['focus', 'evade', 'stress', 'ion', 'target-lock'];

/** A ship with tokens and damage by chance, more of those that the ability names. */
function shipWith(draw: Drawing, id: string, at: Spot, upgrades: readonly string[]): PositionShip {
  const { chance, upTo, oneOf, words, text } = draw;
  const { dial, hull, shields } = chassisOf(id)!;
  const tokens: Partial<Record<(typeof TOKENS)[number], number>> = {};
  for (const token of TOKENS)
    if (chance(words.has(token) ? 50 : COMMON.includes(token) ? 12 : 1)) tokens[token] = 1;
  const dying = /destroy/.test(text) && chance(50);
  const hurt = dying || chance(40);
  const facedown = dying ? hull - 1 : hurt && chance(60) ? upTo(Math.max(0, hull - 2)) : 0;
  const wanted = dial.flatMap(({ difficulty }, entry) => (words.has(difficulty) ? [entry] : []));
  const any = dial.map((_, entry) => entry);
  const extra = /weapon|secondary|missile|torpedo|cannon|turret|bomb|discard/.test(text) && chance(60);
  return {
    pilot: id,
    at,
    points: 10 + upTo(30),
    tokens,
    damage: damageFor(draw, damageOf(id), Math.min(facedown, 5)),
    upgrades: [...upgrades, ...(extra ? [oneOf(EXTRAS)].filter((one) => !upgrades.includes(one)) : [])],
    ...(dial.length > 0 && { dial: oneOf(wanted.length > 0 && chance(70) ? wanted : any) }),
    ...(hurt && { shields: dying ? 0 : upTo(shields) }),
  } as PositionShip;
}

/** So many damage cards, some of them faceup. */
function damageFor({ chance, upTo }: Drawing, names: readonly string[], count: number): readonly string[] {
  const from = upTo(DAMAGE.length - 1);
  return Array.from({ length: count }, (_, at) => {
    const name = names[(from + at) % names.length]!;
    return chance(15) ? name : `facedown: ${name}`;
  });
}

const EXTRAS = [
  'protontorpedoes',
  'concussionmissiles',
  'heavylasercannon',
  'ioncannonturret',
  'seismiccharges',
  'proximitymines',
];

/** What happens: mostly what leads to the moment of the ability. */
function activityFor(ability: Ability, { chance, oneOf, upTo, text }: Drawing): Activity {
  const moment = 'window' in ability ? ability.window : '';
  const anyone = () => (chance(60) ? 0 : upTo(4));
  const choices: Activity[] = [];
  if (/planning|dial|start-of-round/.test(text)) choices.push({ game: 'planning' });
  if (/activat|maneuver|reveal|action|overlap|obstacle|flown|difficulty|speed|bomb|drop/.test(text))
    choices.push({ activate: anyone() }, { activate: 0 }, { phase: 'activation' });
  if (ability.kind === 'action' || /action|lock|coordinate|boost|roll|cloak|jam/.test(text))
    choices.push({ action: anyone() });
  if (/attack|defen|dice|hit|weapon|crit|damage|combat|destroy|shield|arc/.test(text) || moment === '')
    choices.push({ combat: anyone() }, { combat: 0 }, { phase: 'combat' });
  if (/attack|defen|combat/.test(moment))
    choices.push({ combat: 0 }, { combat: anyone() }, { phase: 'combat' });
  if (/end/.test(moment) || /keep|recover|end-phase/.test(text))
    choices.push({ game: 'end' }, { phase: 'end' });
  if (choices.length === 0 || chance(10))
    choices.push({ game: oneOf(['planning', 'activation', 'combat'] as const) });
  return oneOf(choices);
}

/** Ends a scene when its steps are done. */
const UNTIL_DONE: Rules<FirstState, FirstSetup, FirstQuestion, FirstEvent> = {
  ...FIRST,
  outcome: (state) =>
    FIRST.outcome(state) ?? (state.agenda.length === 0 ? { winner: null, because: 'xwing1:round.1' } : null),
};

const MOST_STEPS = 600;

/** Takes the place of an ability on its card out of what is told of it: those behind it move up when it is away. */
const withoutPlaces = (line: string): string => line.replace(/#(back)?\d+/g, '#$1');

/** Plays a scene as long as what is asked and told goes on to be heard; of a card mostly what it may do. */
function play(
  { position, steps, rounds = 0 }: AimedScene,
  seed: string,
  words: ReadonlySet<string>,
  hear: Hear,
  card?: string,
): void {
  const built = buildPosition(position);
  // The deck may have no more copies of a card: then there is no such scene.
  if ('problems' in built) return;
  const { state } = built;
  state.streams = growStreams(seed, FIRST.streams).slice(0, state.streams.length);
  state.agenda = [...steps(state)].reverse();
  const { round } = state;
  let heard = true;
  const note = (line: object, moment: Moment): void => {
    if (heard) heard = hear(withoutPlaces(JSON.stringify(line)), moment);
  };
  const streams = growStreams(seed, ['answers']);
  const bold = boldAnswerer(stayingAnswerer(streams), streams, words);
  const isOwn = (ability: unknown) => typeof ability === 'string' && cardIdOf(ability) === card;
  const using = usingAnswerer(
    bold,
    streams,
    ({ ability, use }, question) =>
      isOwn(ability) || (use === true && 'ability' in question && isOwn(question.ability)),
    15,
  );
  const answers = card === undefined ? bold : placingAnswerer(using, streams);
  const player: Answerer<FirstState, FirstQuestion> = (question, view, help) => {
    note(question, { question, help, view });
    return answers(question, view, help);
  };
  playOut(UNTIL_DONE, state, [player, player], {
    maxSteps: MOST_STEPS,
    onEvent: (event) => note(event, { event }),
    until: (now) => !heard || now.round > round + rounds,
  });
}

/** How the edges of abilities of First Edition are played. */
export const EDGED: EdgedGame<CardAbility, Ability> = {
  blockOf: ({ ability }) => ability,
  playing,
  instead: (one, changed, does) => standing(one, [changed], does),
  noEdge: /^(suffer|lock)\.count|\.(window|group|rememberedInAttack|rulings|names?)\b/,
  saysTheSame,
  changes: EVERY_CHANGE,
  beside: scenesBeside,
};
