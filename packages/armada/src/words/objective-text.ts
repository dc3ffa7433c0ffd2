import { OBSTACLES } from '../geometry/index.ts';
import { objectiveCard, SIX_OBSTACLES } from '../objectives/cards.ts';
import type { ObstacleType } from '../state.ts';

/** What an objective does, by the moment in which it does it. */
export interface ObjectiveText {
  readonly setup?: string;
  readonly play?: string;
  readonly round?: string;
  readonly end?: string;
}

type Moment = keyof ObjectiveText;
const MOMENTS: readonly Moment[] = ['setup', 'play', 'round', 'end'];

/** What a language says of objectives. */
export interface ObjectivePhrases {
  /** By the objective's id. */
  readonly texts: Readonly<Record<string, ObjectiveText>>;
  /** What stands before the sentences of a moment, with its colon. */
  readonly moments: Readonly<Record<Moment, string>>;
  /** The players sit at the short edges. */
  readonly shortEdges: string;
  /** Obstacles by kind, where they are not the six of every game. */
  readonly obstacles: (counts: readonly (readonly [kind: ObstacleType, count: number])[]) => string;
  /** What each victory token is worth. */
  readonly worth: (points: number) => string;
}

/** The text of an objective by its id; null when it is none. Obstacles and points are told from the card's facts. */
export const objectiveTextIn =
  (say: ObjectivePhrases) =>
  (id: string): string | null => {
    const card = objectiveCard(id);
    const text = say.texts[id];
    if (!card || !text) return null;
    const before = [
      ...(card.shortEdges ? [say.shortEdges] : []),
      ...(isStandard(card.obstacles) ? [] : [say.obstacles(kindsOf(card.obstacles))]),
    ];
    const setup = [...before, ...(text.setup ? [text.setup] : [])].join(' ');
    const parts = MOMENTS.flatMap((moment) => {
      const said = moment === 'setup' ? setup : text[moment];
      return said ? [`${say.moments[moment]} ${said}`] : [];
    });
    return [...parts, ...(card.worth > 0 ? [say.worth(card.worth)] : [])].join(' ');
  };

const isStandard = (outlines: readonly string[]): boolean => outlines.join() === SIX_OBSTACLES.join();

function kindsOf(outlines: readonly string[]): readonly (readonly [ObstacleType, number])[] {
  const counts = new Map<ObstacleType, number>();
  for (const outline of outlines) {
    const kind = OBSTACLES[outline]!.kind;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts];
}
