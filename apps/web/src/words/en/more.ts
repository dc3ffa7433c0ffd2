import { words } from '../language.ts';

/** What else there is on the first screen. */
export const moreWords = words('more', {
  more: 'More to do',
  online: 'Play with a friend',
  onlineText: 'A link, and the other one is at the table.',
  lessons: 'Learn',
  lessonsText: 'Short lessons in real games, one thing at a time.',
  chooseSquads: 'Choose squads',
  chooseSquadsText: 'Format, squads, scenario, and who flies them.',
  hotSeat: 'Two at one screen',
  hotSeatText: 'Pass it on for secret choices.',
  squads: 'Squad builder',
  squadsText: 'Build, change, print and share squads.',
  packs: 'Points of your own',
  packsText: 'A club’s points and bans.',
  replays: 'Watch a replay',
  replaysText: 'Games you finished or left, move by move.',
  sandbox: 'Sandbox',
  sandboxText: 'Place anything, and try maneuvers and attacks.',
  rules: 'Rules',
  rulesText: 'Every line of the rulebooks, searched by words.',
});
