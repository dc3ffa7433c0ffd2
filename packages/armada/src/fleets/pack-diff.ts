/** What changed from one format pack of Armada to another, in plain words. */

import { changesIn, ENGLISH_PACKS, formatTexts, type PackChange, type PackWords } from '@firing-arc/referee';
import type { Pack, PackCard, Play } from './pack.ts';

/** What changes are told of. */
export const PACK_TERMS = [
  'version',
  'date',
  'rules',
  'rules that are played',
  'fleet points',
  'fleet points of a standard game',
  'fleet points of a core set’s game',
  'part of the points for squadrons in a standard game: 1 of',
  'part of the points for squadrons in a core set’s game: 1 of',
  'points for each ace in a standard game',
  'points for each ace in a core set’s game',
  'rounds of a standard game',
  'rounds of a core set’s game',
  'name',
] as const;
export type PackTerm = (typeof PACK_TERMS)[number];

type Say = PackWords<PackTerm>;

const GAMES = { standard: 'a standard game', core: 'a core set’s game' } as const;

/** Every difference that matters to a fleet or a game, in the order of the packs; empty when there is none. */
export function packDifference(before: Pack, after: Pack, say: Say = ENGLISH_PACKS): readonly PackChange[] {
  const { from } = changesIn(say);
  return [
    ...formatTexts(after.id, [
      from('version', before.version, after.version),
      from('date', before.date, after.date),
      from('rules', before.rules, after.rules),
      from('rules that are played', before.edition, after.edition),
      ...playChanges('standard', before, after, say),
      ...playChanges('core', before, after, say),
    ]),
    ...pricedChanges('ship', before.ships, after.ships, say),
    ...pricedChanges('squadron', before.squadrons, after.squadrons, say),
    ...pricedChanges('upgrade', before.upgrades, after.upgrades, say),
    ...changesIn(say).cardChanges(before.objectives, after.objectives, {
      about: 'objective',
      title: ({ name }) => name,
      asNew: () => '',
      changes: (old, now) => [from('name', old.name, now.name)],
    }),
  ];
}

function playChanges(play: Play, before: Pack, after: Pack, say: Say): readonly (string | null)[] {
  const { from } = changesIn(say);
  const [once, now] = [before.play[play], after.play[play]];
  const game = GAMES[play];
  return [
    from(`fleet points of ${game}`, once.points, now.points),
    from(`part of the points for squadrons in ${game}: 1 of`, once.squadronShare, now.squadronShare),
    from(`points for each ace in ${game}`, once.pointsPerAce, now.pointsPerAce),
    from(`rounds of ${game}`, once.rounds, now.rounds),
  ];
}

function pricedChanges(
  about: 'ship' | 'squadron' | 'upgrade',
  before: readonly PackCard[],
  after: readonly PackCard[],
  say: Say,
): readonly PackChange[] {
  const { cardChanges, from } = changesIn(say);
  return cardChanges(before, after, {
    about,
    title: ({ name }) => name,
    asNew: ({ points }) => `${points} ${say.term('fleet points')}`,
    changes: (old, now) => [from('name', old.name, now.name), from('fleet points', old.points, now.points)],
  });
}
