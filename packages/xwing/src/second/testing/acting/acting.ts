/**
 * Whether what stands on a card acts: the same position is played with an ability and without it, with the same dice
 * and answers. An ability that no question and no event misses has done nothing.
 */
import { type Answerer, playOut, type Rules } from '@firing-arc/referee';
import { boldAnswerer, type Hear, isMissed, type Moment, scenesFrom } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { placingAnswerer, usingAnswerer } from '../../../common/testing/acting/using.ts';
import { CHASSIS, UPGRADES } from '../../cards/all.ts';
import type { GatheredUpgrade, Indexed, OwnedAbility, ShipCard } from '../../cards/gathered.ts';
import { shipCard, upgradeOf } from '../../cards/library.ts';
import type { SecondEvent } from '../../events.ts';
import { buildPosition, stepsOf } from '../../position/index.ts';
import type { SecondQuestion } from '../../questions.ts';
import { SECOND } from '../../rules.ts';
import type { SecondSetup } from '../../setup/setup.ts';
import { fittedShips } from '../../squads/legality.ts';
import { indexPack, packFrom } from '../../squads/pack.ts';
import { unmetRestriction } from '../../squads/restrictions.ts';
import type { SecondState } from '../../state.ts';
import { ENGLISH_SQUADS } from '../../words/english/squads.ts';
import { stayingAnswerer } from '../players.ts';
import { aimedSceneFor } from './aimed.ts';
import { alteredScene } from './altered.ts';
import { sceneBeside, TURNS } from './beside.ts';
import { tellSquads } from './joined.ts';
import { ledSceneFor } from './led.ts';
import { type Bearer, type Scene, sceneFor } from './positions.ts';
import { stagedSceneFor } from './staged.ts';
import { wideDrawing, wideSceneFor } from './wide.ts';

/** An ability of a card, the ships that have the card, and what was gathered of it, from which it can be taken. */
export interface CardAbility {
  /** `pilot hansolo`, `upgrade r2d2`, `ship ability Co-Pilot`, with the number of the ability behind a dot. */
  readonly label: string;
  /** Id of the card, or the name of the ship ability. */
  readonly id: string;
  readonly owned: OwnedAbility;
  readonly bearers: readonly Bearer[];
  /** More of them, for wide scenes. */
  readonly able: readonly Bearer[];
  readonly gathered: readonly (ShipCard | GatheredUpgrade)[];
  /** By which squads are checked. */
  readonly packs: readonly object[];
}

/** Ships tried as bearers of a ship ability or upgrade. */
const MOST_BEARERS = 6;
/** Ships among which those of wide scenes are. */
const MOST_ABLE = 30;

/** Every ability that stands on a pilot, a ship or an upgrade of the house; packs say who may carry an upgrade. */
export function allAbilities(packs: readonly object[]): readonly CardAbility[] {
  return [...ofPilots(), ...ofShips(), ...ofUpgrades(packs)].map((one) => ({ ...one, packs }));
}

function ofPilots(): readonly Omit<CardAbility, 'packs'>[] {
  return CHASSIS.flatMap((type) => type.pilots).flatMap(({ id }) => {
    const card = shipCard(id);
    return card.alone.abilities.map((owned) => ({
      label: labelled('pilot', id, owned),
      id,
      owned,
      bearers: [bearer(id)],
      able: [bearer(id)],
      gathered: [card],
    }));
  });
}

function ofShips(): readonly Omit<CardAbility, 'packs'>[] {
  const flyers = new Map<string, string[]>();
  for (const { id } of CHASSIS.flatMap((type) => type.pilots)) {
    const name = shipCard(id).chassis.shipAbility;
    if (name) flyers.set(name, [...(flyers.get(name) ?? []), id]);
  }
  return [...flyers].flatMap(([name, ids]) => {
    const plainest = ids.sort((a, b) => ownAbilities(a) - ownAbilities(b)).slice(0, MOST_BEARERS);
    const ofShip = shipCard(plainest[0]!).abilities.filter(({ ref }) => ref.startsWith('ship.'));
    return ofShip.map((owned) => ({
      label: labelled('ship ability', name, owned),
      id: name,
      owned,
      bearers: plainest.map((id) => bearer(id)),
      able: ids.map((id) => bearer(id)),
      gathered: plainest.map(shipCard),
    }));
  });
}

const ownAbilities = (pilot: string): number => shipCard(pilot).alone.abilities.length;

function ofUpgrades(packs: readonly object[]): readonly Omit<CardAbility, 'packs'>[] {
  const carriers = carriersOfUpgrades(packs);
  return UPGRADES.flatMap(({ id }) => {
    const gathered = upgradeOf(id);
    const able = carriers.get(id) ?? [];
    return gathered.abilities.map((owned) => ({
      label: labelled('upgrade', id, owned),
      id,
      owned,
      bearers: able.slice(0, MOST_BEARERS),
      able: able.length > 0 ? able : anyWith(id),
      gathered: [gathered],
    }));
  });
}

const labelled = (what: string, id: string, { ref }: OwnedAbility): string =>
  `${what} ${id}.${ref.slice(ref.lastIndexOf('.') + 1)}`;

const bearer = (pilot: string, upgrades: readonly string[] = []): Bearer => {
  const printed = shipCard(pilot).pilot.standardLoadout ?? [];
  return { pilot, upgrades: [...printed, ...upgrades.filter((id) => !printed.includes(id))] };
};

/** For each upgrade ships of a pack that may carry it. */
function carriersOfUpgrades(packs: readonly object[]): ReadonlyMap<string, readonly Bearer[]> {
  const found = new Map<string, Bearer[]>();
  for (const pack of packs.map(packFrom)) {
    const index = indexPack(pack);
    const ships = pack.pilots.flatMap(({ id, faction }) =>
      fittedShips({ name: '', faction, ships: [{ pilot: id, upgrades: [] }] }, index),
    );
    for (const upgrade of pack.upgrades) {
      const carriers = found.get(upgrade.id) ?? [];
      found.set(upgrade.id, carriers);
      for (const ship of ships) {
        if (carriers.length >= MOST_ABLE) break;
        const { id, slots = [], standardLoadout = [] } = ship.pilot;
        const fits =
          standardLoadout.includes(upgrade.id) ||
          (upgrade.slots.every((slot) => slots.includes(slot)) &&
            unmetRestriction(upgrade, ship, [ship], ENGLISH_SQUADS) === null);
        if (fits) carriers.push(bearer(id, [upgrade.id]));
      }
    }
  }
  return found;
}

/** Of an upgrade that no pack lets any ship carry, some ships all the same. */
const anyWith = (upgrade: string): readonly Bearer[] =>
  CHASSIS.filter(({ size }) => size !== 'huge').map(({ pilots }) => bearer(pilots[0]!.id, [upgrade]));

/** Whether an ability is missed in its scene of this number. `away` plays a scene with the ability taken from its card. */
export function acts(ability: CardAbility, scene: number, away = without): boolean {
  if (ability.bearers.length === 0 && scene < WIDE) return false;
  return isMissed(playing(ability, scene), (does) => away(ability, does));
}

/** What plays the scene of this number of an ability. Throws where no ship can carry it. */
export function playing(ability: CardAbility, scene: number): (hear: Hear) => void {
  const seed = `${ability.label} ${scene}`;
  if (scene === SQUADS) return (hear) => tellSquads(ability.able[0]!, ability.packs, hear);
  const base = baseOf(scene);
  const drawn = drawnFor(ability, base);
  const played = scene < BESIDE ? drawn : otherwise(ability, drawn, scene, seed);
  // Of those that are altered every other is answered for what the card may do.
  if (base < WIDE && (scene < ALTERED || scene % 2 === 0)) return (hear) => play(played, hear);
  const kind = base >= STAGED ? 'staged' : base >= AIMED || base < WIDE ? 'aimed' : 'wide';
  return (hear) => play(played, hear, ability.owned.ref, kind);
}

/** The number of the scene that another one is beside, or its own. */
function baseOf(scene: number): number {
  if (scene < BESIDE) return scene;
  return Math.floor((scene - (scene < ALTERED ? BESIDE : ALTERED)) / TURNS);
}

function otherwise({ owned, id, able }: CardAbility, drawn: Scene, scene: number, seed: string): Scene {
  const draw = wideDrawing(owned.ability, seed, false);
  return scene < ALTERED ? sceneBeside(drawn, draw, id, seed) : alteredScene(drawn, draw, { id, able }, seed);
}

function drawnFor(ability: CardAbility, scene: number): Scene {
  const seed = `${ability.label} ${scene}`;
  if (scene < WIDE) return sceneFor(ability.owned.ability, ability.bearers, seed);
  const draw = wideDrawing(ability.owned.ability, seed, scene >= CALM);
  if (scene >= LED) return ledSceneFor(ability.owned, ability.able, draw, seed);
  if (scene >= STAGED) return stagedSceneFor(ability.label, ability.owned, ability.able, draw, seed);
  if (scene >= AIMED) return aimedSceneFor(ability.owned, ability.able, draw, seed, scene >= CONTRASTING);
  return wideSceneFor(ability.owned.ability, ability.able, draw, seed);
}

/** The numbers of so many scenes of each kind beside one. */
export const scenesBeside = (scene: number, count: number): readonly number[] =>
  scene >= BESIDE
    ? []
    : [
        ...scenesFrom(BESIDE + scene * TURNS, Math.min(count, TURNS)),
        ...scenesFrom(ALTERED + scene * TURNS, TURNS),
      ];

/** The numbers of scenes that are altered from so many others, so many of each. */
export const scenesAltered = (first: number, count: number, each: number): readonly number[] =>
  scenesFrom(first, count).flatMap((scene) => scenesFrom(ALTERED + scene * TURNS, each));

/** Does something while an ability stands on no card. */
function without({ owned, gathered }: CardAbility, does: () => void): void {
  const printed = gathered.map((card) => ('card' in card ? card.card : card.pilot));
  const cards = [...gathered, ...printed];
  const kept = cards.map((card) => ({ ...card }));
  for (const card of gathered) takeOff(card, owned);
  for (const card of printed)
    Object.assign(card, { abilities: card.abilities.filter((one) => one !== owned.ability) });
  try {
    does();
  } finally {
    cards.forEach((card, i) => void Object.assign(card, kept[i]));
  }
}

function takeOff(card: ShipCard | GatheredUpgrade, { ref, ability }: OwnedAbility): void {
  const less = (list: readonly OwnedAbility[]) => list.filter((one) => one.ref !== ref);
  const indexed = ({ abilities, byWindow, modifiers }: Indexed): Indexed => ({
    abilities: less(abilities),
    byWindow: new Map([...byWindow].map(([window, list]) => [window, less(list)])),
    modifiers: less(modifiers),
  });
  Object.assign(card, indexed(card));
  const arcs = card.arcs.filter((arc) => ability.kind !== 'modifier' || arc !== ability.of);
  Object.assign(card, { arcs });
  if ('alone' in card) Object.assign(card, { alone: indexed(card.alone) });
  else Object.assign(card, { weapons: card.weapons.filter(({ special }) => special?.attack !== ability) });
}

/** From this number on scenes are wide. */
export const WIDE = 1000;
/** From this number on they are calm ones. */
export const CALM = 1100;
/** From this number on they are aimed ones. */
export const AIMED = 2000;
/** From this number on aimed ones are contrasting, too. */
export const CONTRASTING = 2500;
/** From this number on they are staged ones. */
export const STAGED = 3000;
/** From this number on they are led ones. */
export const LED = 3500;
/** In this one nothing is played: squads are checked. */
export const SQUADS = 4000;
/** From this number on they are beside another one. */
const BESIDE = 10_000;
/** From this number on they are altered from another one. */
const ALTERED = 1_000_000;

/** Ends a scene when its steps are done. */
const UNTIL_DONE: Rules<SecondState, SecondSetup, SecondQuestion, SecondEvent> = {
  ...SECOND,
  outcome: (state) =>
    SECOND.outcome(state) ??
    (state.agenda.length === 0 ? { winner: null, because: 'xwing2:timing.6' } : null),
};

const MOST_STEPS = 600;

/** Plays a scene as long as what is asked and told goes on to be heard. */
function play(
  { position, activity, seed, words, rounds = 1, first, after = [] }: Scene,
  hear: Hear,
  ref?: string,
  kind: 'wide' | 'aimed' | 'staged' = 'wide',
): void {
  const built = buildPosition(position);
  // The deck may have no more copies of a card: then there is no such scene.
  if (!('state' in built)) return;
  const { state } = built;
  state.streams = growStreams(seed, SECOND.streams).slice(0, state.streams.length);
  const { round } = state;
  // What happens first begins last: it leaves the state in its phase.
  const next = after.flatMap((one) => ('kind' in one ? [one] : stepsOf(state, one)));
  state.agenda = [...(first ?? stepsOf(state, activity)), ...next].reverse();
  let heard = true;
  const note = (line: object, moment: Moment): void => {
    if (heard) heard = hear(JSON.stringify(line), moment);
  };
  const streams = growStreams(seed, ['answers']);
  const bold = boldAnswerer(stayingAnswerer(streams), streams, words);
  const answers =
    ref === undefined
      ? bold
      : usingAnswerer(bold, streams, ({ ability }) => ability === ref, kind === 'wide' ? 50 : 15);
  const places = kind === 'staged' ? placingAnswerer(answers, streams) : answers;
  const player: Answerer<SecondState, SecondQuestion> = (question, view, help) => {
    note(question, { question, help, view });
    return places(question, view, help);
  };
  playOut(UNTIL_DONE, state, [player, player], {
    maxSteps: MOST_STEPS,
    onEvent: (event) => note(event, { event }),
    until: (now) => !heard || now.round >= round + rounds,
  });
}
