/** The packages that strangers install, each after those that it stands on. */
export const FLOORS = [
  'words',
  'table',
  'referee',
  'online',
  'odds',
  'hulls',
  'xwing',
  'armada',
  'opponents',
  'points',
];
