import { moved, type Pose } from '@firing-arc/table';

/** The places beside and behind a wing leader, in the order in which wingmates move. xwing2:wings.3, xwing2:wings.6 */
export type WingPosition = 'left-flank' | 'right-flank' | 'rear' | 'left-support' | 'right-support';

/**
 * From the leader's middle to a wingmate's, mm to the right and ahead. The tool is as deep as a template is wide:
 * leader and flanks stand with their rear guides against it, the others with their front guides, so rows are a
 * base and 20 mm apart. Columns are 60 mm apart, measured on a digital model of the tool, good to 1.5 mm.
 */
export const WING_OFFSETS: Readonly<Record<WingPosition, readonly [number, number]>> = {
  'left-flank': [-60, 0],
  'right-flank': [60, 0],
  rear: [0, -60],
  'left-support': [-60, -60],
  'right-support': [60, -60],
};

/** The places of a wing by how many wingmates it has, two to five. Throws RangeError for any other number. */
export function wingPositions(wingmates: number): readonly WingPosition[] {
  switch (wingmates) {
    case 2:
      return ['left-flank', 'right-flank'];
    case 3:
      return ['left-flank', 'right-flank', 'rear'];
    case 4:
      return ['left-flank', 'right-flank', 'left-support', 'right-support'];
    case 5:
      return ['left-flank', 'right-flank', 'rear', 'left-support', 'right-support'];
    default:
      throw new RangeError(`a wing has two to five wingmates, not ${wingmates}`);
  }
}

/** Where a wingmate stands in formation: it faces like its leader. xwing2:wings.4, xwing2:wings.7 */
export function inFormation(leader: Pose, position: WingPosition): Pose {
  const [right, ahead] = WING_OFFSETS[position];
  return moved(leader, right, ahead, 0);
}
