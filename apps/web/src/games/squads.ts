/** Squads of a game as the menu tells of them. */

import { formatWords } from '../words/en/formats.ts';
import type { ReadyChoice, SquadFindings, SquadReading, SquadSource } from './format.ts';

/** A ready squad: "Red Squadron Veteran ×2, Blue Squadron Escort ×2". */
export function choiceOf(id: string, name: string, group: string, pilots: readonly string[]): ReadyChoice {
  const counts = new Map<string, number>();
  for (const pilot of pilots) counts.set(pilot, (counts.get(pilot) ?? 0) + 1);
  const text = [...counts].map(([pilot, count]) => (count > 1 ? `${pilot} ×${count}` : pilot));
  return { id, name, group, pilots: text.join(', ') };
}

/** What a list builder's text could not say. */
type Problem =
  | { readonly kind: 'text'; readonly line: number; readonly column: number; readonly message: string }
  | { readonly kind: 'shape' | 'edition' | 'unknown'; readonly message: string };

/** The sides of a match: at least two. Throws for fewer. */
export function severalOf<Side>(all: readonly Side[]): readonly [Side, Side, ...Side[]] {
  const [one, other, ...more] = all;
  if (one === undefined || other === undefined) throw new Error('a match has two sides or more');
  return [one, other, ...more];
}

/** How the squads of an edition are found and checked. */
interface SquadRules<Squad> {
  readonly ready: readonly { readonly id: string; readonly squad: Squad }[];
  readonly read: (text: string) => {
    readonly squad: Squad | null;
    readonly problems: readonly Problem[];
    readonly guesses?: readonly string[];
  };
  /** The squad of some ships; null when they are no faction's. */
  readonly ofShips: (source: SquadSource & { readonly kind: 'ships' }) => Squad | null;
  readonly check: (squad: Squad) => Omit<SquadFindings, 'name'>;
}

/** A squad that was looked for, and what was not understood of it or guessed. */
interface Found<Squad> {
  readonly squad: Squad | null;
  readonly problems: readonly string[];
  readonly guesses?: readonly string[];
}

/** Squads as the menu names them: what speaks against each, and the squad itself (throws when there is none). */
export function squadsBy<Squad extends { readonly name?: string }>(rules: SquadRules<Squad>) {
  const find = (source: SquadSource): Found<Squad> => {
    switch (source.kind) {
      case 'ready':
        return { squad: rules.ready.find(({ id }) => id === source.id)?.squad ?? null, problems: [] };
      case 'text': {
        if (source.text.trim() === '') return { squad: null, problems: [] };
        const { squad, problems, guesses = [] } = rules.read(source.text);
        return { squad, problems: problems.map(problemText), guesses };
      }
      case 'ships':
        return { squad: source.ships.length > 0 ? rules.ofShips(source) : null, problems: [] };
    }
  };
  return {
    read: (source: SquadSource): SquadReading => {
      const { squad, problems, guesses = [] } = find(source);
      const draft = problems.length > 0;
      return { findings: squad && findingsOf(squad.name, rules.check(squad), draft), problems, guesses };
    },
    squadOf: (source: SquadSource): Squad => {
      const { squad } = find(source);
      if (!squad) throw new Error('a squad is missing');
      return squad;
    },
  };
}

/** Where in a text something is wrong, and what. */
const problemText = (problem: Problem): string =>
  problem.kind === 'text' ? formatWords.get().inText(problem) : problem.message;

const findingsOf = (
  name: string | undefined,
  { points, legal, playable, refusals, notices }: Omit<SquadFindings, 'name'>,
  draft: boolean,
): SquadFindings => ({
  name: name ?? formatWords.get().thisSquad,
  ...(draft && { draft }),
  points,
  legal: legal && !draft,
  playable: playable && !draft,
  refusals: refusals.map(({ message, ruling }) => ({ message, ruling })),
  notices: notices.map(({ kind, message }) => ({ kind, message })),
});
