import {
  type Ability,
  cardAbilities,
  type Pack,
  randomSquad,
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondSetup,
  type SecondState,
  type Ship,
  type SquadPool,
  setupFromSquads,
  shipCard,
  squadPool,
  UPGRADES,
  weaponsOf,
} from '@firing-arc/xwing/second';
import { opponent } from '../../opponent.ts';
import { watchInvariants } from '../invariants.ts';
import { watchOnce } from '../once.ts';
import { type Interactions, type Interactive, interact, type Limits, pairsAmong } from './runner.ts';
import { isNothing, leaningIn, oftenSensible, type Sighted } from './seen.ts';

type Step = SecondState['agenda'][number];

/** Kinds of abilities that are seen when they act; what is asked on demand is not. */
const SEEN: readonly Ability['kind'][] = ['trigger', 'dice', 'replacement', 'action', 'attack'];

const isOptional = (ability: Ability): boolean =>
  ability.kind === 'action' || ability.kind === 'attack' || ('may' in ability && ability.may === true);

/** Plays games of 2.5 until every ability of a pack has acted and been declined. */
export function interactSecond(pack: Pack, seed: string, limits: Limits): Interactions {
  const pool = squadPool(pack);
  return interact(secondGame(pool), seed, limits, ({ ships }) =>
    ships.flatMap(({ card, upgrades }) => pairsAmong([card, ...upgrades.map(({ id }) => id)])),
  );
}

function secondGame(pool: SquadPool): Interactive<SecondState, SecondSetup, SecondQuestion, SecondEvent> {
  return {
    rules: SECOND,
    abilities: abilitiesIn(pool),
    setup: (streams, wanted) => {
      const own = {
        ...pool,
        pilots: leaningIn(pool.pilots, ({ id }) => wanted.has(id) || wanted.has(shipAbilityOf(id))),
        upgrades: leaningIn(pool.upgrades, ({ id }) => wanted.has(id)),
      };
      return setupFromSquads(pool.pack, [randomSquad(own, streams, 0), randomSquad(own, streams, 0)]);
    },
    player: (streams, index) => opponent(oftenSensible(streams, index), streams, index),
    watch: (state) => {
      const once = watchOnce(state);
      const whole = watchInvariants();
      return {
        flown: state.ships.flatMap((ship) => cardAbilities(ship).map(({ ref }) => labelOf(ship, ref))),
        usedBy: (question, option) => usedBy(question, option, state),
        leadsTo: (question, option) => leadsTo(question, option, state),
        abilityOf: (step) =>
          step.kind === 'ability' ? labelOf(state.ships[step.ship]!, step.ability) : undefined,
        actsIn: (event, step) => {
          once.hear(event);
          return actsIn(event, step, state);
        },
        look: (now) => [...once.look(), ...whole(now)],
      };
    },
  };
}

const shipAbilityOf = (pilot: string): string => shipCard(pilot).chassis.shipAbility ?? '';

/** `pilot hansolo.0`, `ship ability Co-Pilot.0`, `upgrade r2d2.1`: the card and the place of the ability on it. */
function labelOf(ship: Ship, ref: string): string {
  const at = ref.slice(ref.lastIndexOf('.') + 1);
  if (ref.startsWith('upgrade-'))
    return `upgrade ${ref.slice('upgrade-'.length, ref.lastIndexOf('.'))}.${at}`;
  if (ref.startsWith('ship.')) return `ship ability ${shipAbilityOf(ship.card)}.${at}`;
  return `pilot ${ship.card}.${at}`;
}

function abilitiesIn({ pilots, upgrades }: SquadPool): ReadonlyMap<string, Sighted> {
  const found = new Map<string, Sighted>();
  for (const { id } of [...pilots.values()].flat()) {
    for (const { ref, ability } of shipCard(id).abilities) {
      if (!SEEN.includes(ability.kind)) continue;
      const ofShip = ref.startsWith('ship.');
      const at = ref.slice(ref.lastIndexOf('.') + 1);
      const label = ofShip ? `ship ability ${shipAbilityOf(id)}.${at}` : `pilot ${id}.${at}`;
      found.set(label, { card: ofShip ? shipAbilityOf(id) : id, may: isOptional(ability) });
    }
  }
  const inPool = new Set([...upgrades.values()].flat().map(({ id }) => id));
  for (const { id, abilities } of UPGRADES) {
    if (!inPool.has(id)) continue;
    abilities.forEach((ability, at) => {
      if (SEEN.includes(ability.kind))
        found.set(`upgrade ${id}.${at}`, { card: id, may: isOptional(ability) });
    });
  }
  return found;
}

function usedBy(question: SecondQuestion, option: object, state: SecondState): string | undefined {
  if (question.kind === 'order-abilities' || isNothing(option)) return undefined;
  const about = { ...question, ...option } as { ability?: unknown; ship?: unknown; weapon?: unknown };
  const asked = 'ship' in question ? state.ships[question.ship] : undefined;
  if (question.kind === 'attack' && asked && typeof about.weapon === 'number')
    return weaponOf(asked, about.weapon);
  if (typeof about.ability !== 'string') return undefined;
  // Where an option names whose ability it is, it says so; where it names a ship that is chosen, the question does.
  const holder = 'ability' in option ? state.ships[Number(about.ship)] : asked;
  return holder && labelOf(holder, about.ability);
}

/** Firing a weapon leads to its card, a lock to all that the ship carries. */
function leadsTo(question: SecondQuestion, option: object, state: SecondState): readonly string[] {
  const ship = 'ship' in question ? state.ships[question.ship] : undefined;
  const { weapon, action } = option as { weapon?: unknown; action?: unknown };
  if (!ship) return [];
  if (question.kind === 'attack' && typeof weapon === 'number')
    return [weaponsOf(ship)[weapon]?.special?.upgrade ?? ''];
  return question.kind === 'action' && action === 'lock' ? ship.upgrades.map(({ id }) => id) : [];
}

/** The label of the special attack of a weapon. */
function weaponOf(ship: Ship, weapon: number): string | undefined {
  const special = weaponsOf(ship)[weapon]?.special;
  if (!special) return undefined;
  const card = UPGRADES.find(({ id }) => id === special.upgrade);
  return `upgrade ${special.upgrade}.${card?.abilities.indexOf(special.attack)}`;
}

function actsIn(event: SecondEvent, step: Step | undefined, state: SecondState): readonly string[] {
  if (event.kind !== 'ability' || !event.used) return [];
  const ship = state.ships[event.ship];
  if (!ship) return [];
  const named = cardAbilities(ship).filter(({ name }) => name === event.ability);
  if (step && 'ability' in step && 'ship' in step && step.ship === ship.id) {
    const exact = named.find(({ ref }) => ref === step.ability);
    if (exact) return [labelOf(ship, exact.ref)];
  }
  const own = named.filter(({ ability }) => SEEN.includes(ability.kind));
  const musts = own.length === 1 ? own : own.filter(({ ability }) => !isOptional(ability));
  return musts.map(({ ref }) => labelOf(ship, ref));
}
