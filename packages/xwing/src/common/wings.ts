import { moved, type Pose } from '@firing-arc/table';
import { BASES, type BaseSize } from './bases.ts';

/** The places beside and behind a wing leader, in the order in which wingmates move. xwing2:wings.3, xwing2:wings.6 */
export type WingPosition = 'left-flank' | 'right-flank' | 'rear' | 'left-support' | 'right-support';

/**
 * The line of the tool on which a wingmate stands, mm to the right of the leader's, and in which row. The tool is as
 * deep as a template is wide: leader and flanks stand with their rear guides against it, the others with their front
 * guides. Columns are 60 mm apart, measured on a digital model of the tool, good to 1.5 mm.
 */
const PLACES: Readonly<Record<WingPosition, readonly [column: number, row: 'front' | 'rear']>> = {
  'left-flank': [-60, 'front'],
  'right-flank': [60, 'front'],
  rear: [0, 'rear'],
  'left-support': [-60, 'rear'],
  'right-support': [60, 'rear'],
};

/** How deep the tool is (mm). */
const TOOL_DEPTH = 20;

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

/** Where a small wingmate stands in formation: it faces like its leader. xwing2:wings.4, xwing2:wings.7 */
export function inFormation(leader: Pose, position: WingPosition, size: BaseSize = 'small'): Pose {
  const [right, row] = PLACES[position];
  const mate = BASES.small.half;
  const tool = -BASES[size].half;
  return moved(leader, right, row === 'front' ? tool + mate : tool - TOOL_DEPTH - mate, 0);
}
