import { count, params, words } from '../language.ts';

/** Choosing squads, checking records. */
export const menuWords = words('menu', {
  checkRecord: 'Check a record',
  checkText:
    'The game is played again in this browser from its seed and its answers; every position must have the hash that the record says.',
  recordFile: 'Record file',
  notSame: 'Not the same game',
  allEqual: params('All {positions} positions are equal'),
  everyPosition: 'Every position',
  quickBuilds: 'Quick builds: ships with their upgrades …',
  quickBuildsName: 'Quick builds',
  ownSquad: params('A squad of your own ({kind}) …'),
  fetchingBuilds: 'Fetching the quick builds …',
  faction: 'Faction',
  addBuild: 'Add a quick build',
  chooseBuild: 'Threat, ships and upgrades …',
  buildThreat: params('{build} (threat {threat})'),
  remove: 'Remove',
  threatInAll: params('Threat {threat} in all.'),
  points: params('{points} points,'),
  severalShips: params('{count} × {name}'),
  against: count({
    one: '1 thing against it in this format',
    other: '{count} things against it in this format',
  }),
  cannotFly: 'Cannot be flown here',
  idleCards: 'These cards do not do all that they say yet',
  playedOtherwise: 'Played otherwise than printed',
  draft: 'a draft: what could not be read is missing; mend it in the squad builder.',
  legalElsewhere: params('Legal in another format: {names}; not in this one.'),
  notPlayable: 'cannot be flown here.',
  legal: 'legal.',
  illegal: 'not legal, but it can be flown.',
});
