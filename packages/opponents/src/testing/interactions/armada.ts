import {
  ARMADA,
  type ArmadaEvent,
  type ArmadaQuestion,
  type ArmadaSetup,
  type ArmadaState,
  abilitiesOfCard,
  type Fleet,
  type FleetPool,
  fleetPool,
  type Pack,
  randomFleet,
  setupFromFleets,
} from '@firing-arc/armada';
import { armadaOpponent } from '../../armada-opponent.ts';
import { watchArmadaInvariants } from '../armada/invariants.ts';
import { type Interactions, type Interactive, interact, type Limits, pairsAmong } from './runner.ts';
import { isNothing, leaning, oftenSensible, type Sighted } from './seen.ts';

/** Plays games of Armada until every card of a pack has acted and been declined. */
export function interactArmada(pack: Pack, seed: string, limits: Limits): Interactions {
  const pool = fleetPool(pack);
  return interact(armadaGame(pool), seed, limits, ({ ships }) =>
    ships.flatMap(({ card, upgrades }) => pairsAmong([card, ...upgrades.map(({ id }) => id)])),
  );
}

function armadaGame(pool: FleetPool): Interactive<ArmadaState, ArmadaSetup, ArmadaQuestion, ArmadaEvent> {
  return {
    rules: ARMADA,
    abilities: cardsIn(pool),
    setup: (streams, wanted) => {
      const lean = <Card extends { readonly id: string }>(lists: Readonly<Record<string, readonly Card[]>>) =>
        ({
          rebel: leaning(lists.rebel ?? [], ({ id }) => wanted.has(id)),
          empire: leaning(lists.empire ?? [], ({ id }) => wanted.has(id)),
          republic: leaning(lists.republic ?? [], ({ id }) => wanted.has(id)),
          separatist: leaning(lists.separatist ?? [], ({ id }) => wanted.has(id)),
        }) as const;
      const own = { ...pool, squadrons: lean(pool.squadrons), upgrades: lean(pool.upgrades) };
      const fleets = [fleetOf(own, pool, streams), fleetOf(own, pool, streams)] as const;
      return setupFromFleets(pool.pack, fleets, { play: pool.play });
    },
    player: (streams, index) => armadaOpponent(oftenSensible(streams, index), streams, index),
    watch: (state) => {
      const whole = watchArmadaInvariants();
      const cards = new Set([
        ...state.ships.flatMap(({ upgrades }) => upgrades.map(({ id }) => id)),
        ...state.squadrons.map(({ card }) => card),
      ]);
      return {
        flown: [...cards],
        usedBy,
        leadsTo: () => [],
        abilityOf: () => undefined,
        actsIn: (event) => Object.values(event).filter((value) => cards.has(value)),
        look: whole,
      };
    },
  };
}

/** A fleet that leans; where too much that is wanted is unique or dear for one to be legal, any fleet of the pack. */
function fleetOf(own: FleetPool, pool: FleetPool, streams: number[]): Fleet {
  try {
    return randomFleet(own, streams, 0);
  } catch {
    return randomFleet(pool, streams, 0);
  }
}

/** Cards whose triggers are seen when they act; what is asked on demand is not. */
function cardsIn({ upgrades, squadrons }: FleetPool): ReadonlyMap<string, Sighted> {
  const ids = [...Object.values(upgrades).flat(), ...Object.values(squadrons).flat()].map(({ id }) => id);
  return new Map(
    [...new Set(ids)].flatMap((id) => {
      const triggers = (abilitiesOfCard(id) ?? []).filter((one) => one.kind === 'trigger');
      return triggers.length > 0 ? [[id, { card: id, may: triggers.some(({ may }) => may) }] as const] : [];
    }),
  );
}

/** Where a question or option names the card that would act. */
function usedBy(question: ArmadaQuestion, option: object): string | undefined {
  if (isNothing(option) || question.kind === 'next-card') return undefined;
  const { card, effect } = { ...question, ...option } as { card?: unknown; effect?: unknown };
  if (typeof effect === 'string') return effect;
  return typeof card === 'string' ? card : undefined;
}
