/** How the log of Armada is divided, and where players had nothing to choose. */

import {
  type ArmadaEvent,
  type ArmadaState,
  COLORS,
  critIcons,
  DICE,
  hitIcons,
  pieceOf,
} from '@firing-arc/armada/engine';
import { countedDie } from '../../dice/tally.ts';
import type { CameUp } from '../../game/between.ts';
import type { ShownHeading, ShownPass } from '../../shown/log.ts';
import { logWords } from '../../words/en/log.ts';
import { playerText } from '../../words/index.ts';
import { type Party, taggedParty } from './names.ts';

/** Hit and critical icons, whether or not the criticals were damage. */
export const ARMADA_DICE = COLORS.map((color) =>
  countedDie(DICE[color], (face) => hitIcons(face) + critIcons(face), {
    named: `${color}Dice`,
    counts: 'damageIcons',
  }),
);

export function headingOf(event: ArmadaEvent, view: ArmadaState): ShownHeading | null {
  switch (event.kind) {
    case 'ship-activated':
      return { kind: 'activation', title: taggedParty(view, { kind: 'zone', id: event.ship }) };
    case 'squadron-activated':
      return { kind: 'activation', title: taggedParty(view, { kind: 'squadron', id: event.squadron }) };
    case 'attack': {
      const [attacker, defender] = [taggedParty(view, event.attacker), taggedParty(view, event.defender)];
      return { kind: 'attack', title: logWords.get().attack({ attacker, defender }) };
    }
    case 'course':
      // Its attacks are over: it moves.
      return { kind: 'activation', title: taggedParty(view, { kind: 'zone', id: event.ship }) };
    default:
      return null;
  }
}

/** The steps of an attack in which a side may act: who, the kind of question, and the rule. */
const CHOICES = {
  'resolve-attack-effects': {
    side: 'attacker',
    kind: 'attack-effect',
    key: 'noEffects',
    because: 'armada:attack.12',
  },
  'spend-defense-tokens': {
    side: 'defender',
    kind: 'defense-token',
    key: 'noTokens',
    because: 'armada:attack.14',
  },
} as const;

/** Where players had nothing to choose and were not asked, in the order of the game. */
export const passesOf = (
  events: readonly ArmadaEvent[],
  cameUp: readonly CameUp[],
  view: ArmadaState,
): readonly ShownPass[] =>
  [...passesInAttacks(events, cameUp, view), ...passesElsewhere(events, cameUp, view)].sort(
    (one, other) => one.at - other.at,
  );

/** Questions whose only option was to do nothing; other options that stood alone are told by what they did. */
const TEXTS = {
  'resolve-command': 'noCommand',
  'command-squadron': 'noSquadronToCommand',
  repair: 'noMoreRepair',
  'ready-upgrade': 'noUpgradeToReady',
  squadron: 'nothingMoreToDo',
} as const;

/** The attack steps are told by themselves, and by its own event that somebody does not attack. */
const TOLD: readonly string[] = ['attack', ...Object.values(CHOICES).map(({ kind }) => kind)];

function passesElsewhere(
  events: readonly ArmadaEvent[],
  cameUp: readonly CameUp[],
  view: ArmadaState,
): readonly ShownPass[] {
  const told = new Set<string>();
  return cameUp.flatMap(({ kind, player, because, ship, squadron, only, at }): readonly ShownPass[] => {
    const nothing = only !== null && 'kind' in only && (only.kind === 'none' || only.kind === 'done');
    if (!nothing || TOLD.includes(kind)) return [];
    // A ship could resolve commands at several moments of its activation: once is enough.
    const activation = events.findLastIndex(
      (event, before) => before < at && event.kind === 'ship-activated',
    );
    const moment = `${activation} ${kind} ${ship} ${squadron} ${player}`;
    if (told.has(moment)) return [];
    told.add(moment);
    const key = kind in TEXTS ? TEXTS[kind as keyof typeof TEXTS] : 'nothingToChoose';
    const who = () => {
      if (ship !== null) return taggedParty(view, { kind: 'zone', id: ship });
      return squadron === null ? playerText(player) : taggedParty(view, { kind: 'squadron', id: squadron });
    };
    return [{ at, player, because, text: () => logWords.get()[key]({ ship: who() }) }];
  });
}

/** Steps of attacks in which the side that could have acted was not asked. */
function passesInAttacks(
  events: readonly ArmadaEvent[],
  cameUp: readonly CameUp[],
  view: ArmadaState,
): readonly ShownPass[] {
  let attack: Extract<ArmadaEvent, { kind: 'attack' }> | null = null;
  return events.flatMap((event, at): readonly ShownPass[] => {
    if (event.kind === 'attack') attack = event;
    if (event.kind !== 'attack-step' || !attack) return [];
    const choice = event.step in CHOICES ? CHOICES[event.step as keyof typeof CHOICES] : undefined;
    const end = events.findIndex((later, i) => i > at && later.kind === 'attack-step');
    if (!choice || end < 0) return [];
    if (cameUp.some((one) => one.kind === choice.kind && one.only === null && one.at > at && one.at <= end))
      return [];
    const party: Party = attack[choice.side];
    const { key, because } = choice;
    const text = () => logWords.get()[key]({ ship: taggedParty(view, party) });
    return [{ at: end, player: playerOf(view, party), because, text }];
  });
}

const playerOf = (view: ArmadaState, party: Party): number => pieceOf(view, party)?.player ?? -1;
