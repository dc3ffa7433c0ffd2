import type { Template } from '../../common/index.ts';
import { canPay } from '../abilities/costs.ts';
import type { Cost } from '../abilities/language.ts';
import { permits } from '../abilities/permits.ts';
import type { SecondState, Ship } from '../state.ts';
import { type DeviceKind, type DeviceTrait, isCrewRemote, template, traitOf, type Way } from './kinds.ts';

/** How a card lets its ship place devices instead of what their own cards say (device.11). */
export interface PlacingChange {
  /** Only devices of this trait, or remotes that are crew; any without it. */
  readonly trait?: DeviceTrait | 'crew-remote';
  /** Only in the System Phase. */
  readonly inSystemOnly?: true;
  /** Which ways it is instead of; all without it. */
  readonly insteadOf?: {
    readonly how?: Way['how'];
    readonly speed?: number;
    readonly shape?: Template['shape'];
  };
  /** Dropped or launched; as before without it. */
  readonly how?: Way['how'];
  /** The template is set to one of these sides of the base; to the guides without it. */
  readonly edges?: readonly ('rear' | 'left' | 'right')[];
  readonly costs?: readonly Cost[];
  /** By banks of the same speed, by templates of the same bearing one speed off, by others of the same speed, or these. */
  readonly by: 'same' | 'banks' | 'one-speed-off' | 'others-of-its-speed' | readonly Template[];
}

/** The ways in which a ship may place a device: the given ones, and those that its cards let it use instead. */
export function waysOf(
  state: SecondState,
  ship: Ship,
  device: DeviceKind,
  ways: readonly Way[],
): readonly Way[] {
  const changes = permits(state, ship, 'place-otherwise');
  if (changes.length === 0) return ways;
  const all = [...ways];
  for (const { ref, of } of changes) {
    const { change } = of;
    if (change.costs && !canPay(state, ship, ref, change.costs)) continue;
    if (change.trait && !isOf(change.trait, device)) continue;
    if (change.inSystemOnly && state.phase !== 'system') continue;
    for (const way of ways) {
      if (!isInstead(change, way)) continue;
      for (const by of templatesFor(change, way.template)) {
        const other = { how: change.how ?? way.how, template: by };
        for (const edge of change.edges ?? ['rear'])
          if (edge === 'rear') addWay(all, change.costs ? { ...other, ability: ref } : other);
          else all.push({ ...other, edge, ability: ref });
      }
    }
  }
  return all;
}

const isOf = (trait: DeviceTrait | 'crew-remote', device: DeviceKind): boolean =>
  trait === 'crew-remote' ? isCrewRemote(device) : trait === traitOf(device);

const isInstead = ({ insteadOf }: PlacingChange, { how, template: by }: Way): boolean =>
  insteadOf === undefined ||
  ((insteadOf.how === undefined || insteadOf.how === how) &&
    (insteadOf.speed === undefined || insteadOf.speed === by.speed) &&
    (insteadOf.shape === undefined || insteadOf.shape === by.shape));

/** The longest template of each shape. */
const LONGEST = { straight: 5, bank: 3, turn: 3 } as const;

function templatesFor({ by }: PlacingChange, given: Template): readonly Template[] {
  switch (by) {
    case 'same':
      return [given];
    case 'banks':
      return sidesOf(given.speed, 'bank');
    case 'others-of-its-speed':
      return [
        template(given.speed, 'straight'),
        ...sidesOf(given.speed, 'bank'),
        ...sidesOf(given.speed, 'turn'),
      ];
    case 'one-speed-off':
      return [given.speed - 1, given.speed + 1]
        .filter((speed) => speed >= 1 && speed <= LONGEST[given.shape])
        .map((speed) => ({ ...given, speed }));
    default:
      return by;
  }
}

const sidesOf = (speed: number, shape: 'bank' | 'turn'): readonly Template[] =>
  speed > LONGEST[shape] ? [] : [template(speed, shape, 'left'), template(speed, shape, 'right')];

function addWay(ways: Way[], way: Way): void {
  const { how, template: by } = way;
  const known = ways.some(
    (one) =>
      one.how === how &&
      one.template.speed === by.speed &&
      one.template.shape === by.shape &&
      one.template.direction === by.direction,
  );
  if (!known) ways.push(way);
}
