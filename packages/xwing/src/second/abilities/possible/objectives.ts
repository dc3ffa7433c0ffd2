import { carriedBy } from '../../scenarios/markers.ts';
import type { Possible } from '../effects/acting.ts';
import type { Kinds } from '../effects/objectives.ts';
import { shipIn } from '../scene.ts';

export const OBJECTIVE_POSSIBLE: Possible<Kinds> = {
  'move-objective': (scene, { from, to }) => {
    const [giver, taker] = [shipIn(scene, from), shipIn(scene, to)];
    if (!giver || !taker) return false;
    return carriedBy(scene.state, giver) !== undefined && carriedBy(scene.state, taker) === undefined;
  },
};
