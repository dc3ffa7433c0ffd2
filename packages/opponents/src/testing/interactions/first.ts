import {
  FIRST,
  type FirstEvent,
  type FirstQuestion,
  type FirstSetup,
  type FirstState,
  type findAbility,
  LONGEST_GAME,
  type Pack,
  pilotCard,
  randomSquad,
  type SquadPool,
  setupFromSquads,
  squadPool,
  upgradeCard,
} from '@firing-arc/xwing/first';
import { firstOpponent } from '../../first-opponent.ts';
import { watchFirstInvariants } from '../first/invariants.ts';
import { watchQueue } from '../twice.ts';
import { type Interactions, type Interactive, interact, type Limits, pairsAmong } from './runner.ts';
import { isNothing, leaningIn, oftenSensible, type Sighted } from './seen.ts';

type Step = FirstState['agenda'][number];
type Ability = NonNullable<ReturnType<typeof findAbility>>['ability'];

/** Kinds of abilities that are seen when they act; what is asked on demand is not. */
const SEEN: readonly Ability['kind'][] = ['trigger', 'dice', 'action'];

const isOptional = (ability: Ability): boolean =>
  ability.kind === 'action' || ('may' in ability && ability.may === true);

/** Plays games of First Edition until every ability of a pack has acted and been declined. */
export function interactFirst(pack: Pack, seed: string, limits: Limits): Interactions {
  const pool = squadPool(pack);
  return interact(firstGame(pool), seed, limits, ({ ships }) =>
    ships.flatMap(({ card, upgrades }) => pairsAmong([card, ...upgrades.map(({ id }) => id)])),
  );
}

function firstGame(pool: SquadPool): Interactive<FirstState, FirstSetup, FirstQuestion, FirstEvent> {
  return {
    rules: FIRST,
    abilities: abilitiesIn(pool),
    setup: (streams, wanted) => {
      const own = {
        ...pool,
        pilots: leaningIn(pool.pilots, ({ id }) => wanted.has(id)),
        upgrades: leaningIn(pool.upgrades, ({ id }) => wanted.has(id)),
      };
      const squads = [randomSquad(own, streams, 0), randomSquad(own, streams, 0)] as const;
      return setupFromSquads(pool.pack, squads, { play: pool.play, rounds: LONGEST_GAME });
    },
    player: (streams, index) => firstOpponent(oftenSensible(streams, index), streams, index),
    watch: (state) => {
      const twice = watchQueue(nextAbility);
      const whole = watchFirstInvariants();
      return {
        flown: flownIn(state),
        usedBy,
        leadsTo: (question, option) => leadsTo(question, option, state),
        abilityOf: (step) => (step.kind === 'ability' ? labelOf(step.ability) : undefined),
        actsIn: (event, step) => actsIn(event, step, state),
        look: (now) => [...twice(now), ...whole(now)],
      };
    },
  };
}

function nextAbility({ agenda }: FirstState) {
  const next = agenda.at(-1);
  return next?.kind === 'ability' ? next : null;
}

/** `pilot hansolo.0`, `upgrade r2d2.1`, `other side servomotorsfoils.0`: the card and the place of the ability on it. */
function labelOf(ref: string): string {
  const [, on, id = '', back, at] = /^(?:(\w+):)?([^:#]*)#(back)?(\d+)/.exec(ref) ?? [];
  return `${back ? 'other side' : on === undefined ? 'pilot' : /^\d+$/.test(on) ? 'upgrade' : on} ${id}.${at}`;
}

interface Card {
  readonly what: string;
  readonly id: string;
  readonly abilities: readonly Ability[];
}

const cardsOf = (pilot: string, upgrades: readonly string[]): readonly Card[] => [
  { what: 'pilot', id: pilot, abilities: pilotCard(pilot)?.abilities ?? [] },
  ...upgrades.flatMap((id) => {
    const card = upgradeCard(id);
    return [
      { what: 'upgrade', id, abilities: card?.abilities ?? [] },
      { what: 'other side', id, abilities: card?.back?.abilities ?? [] },
    ];
  }),
];

const labelled = ({ what, id, abilities }: Card): readonly (readonly [string, Ability])[] =>
  abilities.map((ability, at) => [`${what} ${id}.${at}`, ability] as const);

const flownIn = ({ ships }: FirstState): readonly string[] =>
  ships.flatMap(({ card, upgrades }) =>
    cardsOf(
      card,
      upgrades.map(({ id }) => id),
    ).flatMap((one) => labelled(one).map(([label]) => label)),
  );

function abilitiesIn({ pilots, upgrades }: SquadPool): ReadonlyMap<string, Sighted> {
  const found = new Map<string, Sighted>();
  const ids = [...new Set([...upgrades.values()].flat().map(({ id }) => id))];
  const cards = [...[...pilots.values()].flat().flatMap(({ id }) => cardsOf(id, [])), ...cardsOf('', ids)];
  for (const card of cards)
    for (const [label, ability] of labelled(card))
      if (SEEN.includes(ability.kind)) found.set(label, { card: card.id, may: isOptional(ability) });
  return found;
}

function usedBy(question: FirstQuestion, option: object): string | undefined {
  if (question.kind === 'order-abilities' || isNothing(option)) return undefined;
  const { ability } = { ...question, ...option } as { ability?: unknown };
  return typeof ability === 'string' ? labelOf(ability) : undefined;
}

/** Firing a weapon leads to its card, a lock to all that the ship carries. */
function leadsTo(question: FirstQuestion, option: object, state: FirstState): readonly string[] {
  const ship = 'ship' in question ? state.ships[question.ship] : undefined;
  const { weapon, action } = option as { weapon?: unknown; action?: unknown };
  if (!ship) return [];
  if (question.kind === 'attack' && typeof weapon === 'number') return [ship.upgrades[weapon - 1]?.id ?? ''];
  return question.kind === 'action' && action === 'target-lock' ? ship.upgrades.map(({ id }) => id) : [];
}

function actsIn(event: FirstEvent, step: Step | undefined, state: FirstState): readonly string[] {
  if (event.kind !== 'ability') return [];
  if (step && 'ability' in step && typeof step.ability === 'string') {
    const label = labelOf(step.ability);
    if (label.includes(` ${event.card}.`)) return [label];
  }
  const ship = state.ships[event.ship];
  if (!ship) return [];
  const cards = cardsOf(
    ship.card,
    ship.upgrades.map(({ id }) => id),
  ).filter(({ id }) => id === event.card);
  const own = cards.flatMap(labelled).filter(([, ability]) => SEEN.includes(ability.kind));
  const musts = own.length === 1 ? own : own.filter(([, ability]) => !isOptional(ability));
  return musts.map(([label]) => label);
}
