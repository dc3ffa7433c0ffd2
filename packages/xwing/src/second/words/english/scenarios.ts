import type { MarkerKind, ScenarioRules } from '../../scenarios/scenario.ts';
import type { ScenarioPhrases } from '../scenarios.ts';
import { MARKER_NAMES } from './terms.ts';

const a = (marker: MarkerKind): string => `a ${MARKER_NAMES[marker]}`;

const within = ({ range }: ScenarioRules): string => (range === 0 ? 'at range 0' : `at range 0-${range}`);

const EDGES = { own: 'their own edge', opponent: 'the opponent’s edge' } as const;

function laid({ marker, outer, apart }: ScenarioRules): string {
  const centre = `One ${MARKER_NAMES[marker]} lies in the centre`;
  if (outer.length === 0) return `${centre}.`;
  const edges = outer.map((edge) => EDGES[edge]).join(', then of ');
  const beyond = apart ? ', beyond range 2 of each other' : '';
  return `${centre}; each player adds ${outer.length} at range 3 of it and at range 2-4 of ${edges}${beyond}.`;
}

/** "From round 2 on each ship has the white action tow" */
const hasAction = ({ fromRound }: ScenarioRules, action: string): string =>
  `${fromRound > 1 ? `From round ${fromRound} on each` : 'Each'} ship has the white action ${action}`;

const asEndPhasesBegin = ({ fromRound }: ScenarioRules): string =>
  fromRound > 1 ? `From round ${fromRound} on, as the End Phase begins` : 'As the End Phase begins';

/** What a scenario lays out and scores, in English. */
export const SCENARIOS: ScenarioPhrases = {
  laid,
  held: {
    'most-ships': (scenario) => {
      const big = scenario.bigShips > 1 ? `; a medium or large ship counts as ${scenario.bigShips}` : '';
      return `Whoever has more ships ${within(scenario)} of ${a(scenario.marker)} holds it${big}.`;
    },
    contest: (scenario) =>
      `Whoever has a ship ${within(scenario)} of ${a(scenario.marker)} holds it, both players if both have one.`,
    carry: ({ marker }) => `The player whose ship carries ${a(marker)} holds it.`,
    claim: ({ marker }) => `The player whose marker lies on ${a(marker)} holds it.`,
    know: ({ marker }) => `A player holds each of the own ships that knows what ${a(marker)} contains.`,
  },
  action: {
    tow: (scenario) =>
      `${hasAction(scenario, 'tow')}: it takes up ${a(scenario.marker)} ${within(scenario)}. Until it lets go of it, at the end of an activation, by a crit or when it is lost, it cannot boost, barrel roll, cloak or SLAM.`,
    scramble: (scenario) =>
      `${hasAction(scenario, 'scramble')}: it lays its player’s marker on ${a(scenario.marker)} ${within(scenario)} in place of the opponent’s.`,
    transmit: (scenario) =>
      `${hasAction(scenario, 'transmit')}: it learns from ${a(scenario.marker)} ${within(scenario)} of which nobody learned in this round. A ship that knows may forget it to turn an attack die to a crit or a defense die to an evade.`,
  },
  scores: {
    each: (scenario) => `${asEndPhasesBegin(scenario)}, each one held scores 1 point.`,
    'alone-more': (scenario) =>
      `${asEndPhasesBegin(scenario)}, each one held scores 1 point, and who alone holds any 1 more.`,
    'one-or-two': (scenario) =>
      `${asEndPhasesBegin(scenario)}, who holds any scores 1 point, and who holds more than the opponent 2.`,
  },
  forgets: 'After that, a player who scored 2 chooses one of these ships, which forgets.',
  half: 'Half of a ship’s points are earned when half of its hull and shields is gone, the rest when it is lost.',
  whole: 'A ship’s points are earned when it is lost.',
};
