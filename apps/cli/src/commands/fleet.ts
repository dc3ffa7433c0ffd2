import {
  cardText,
  checkFleet,
  FLEET_TEXTS,
  type Fleet,
  type FleetCheck,
  fleetPool,
  objectiveText,
  type Pack,
  type Play,
  randomFleet,
  writeFleetText,
} from '@firing-arc/armada';
import { plainLine } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { ARMADA_FLEETS, armadaPack, fleetDraft, fleetFrom } from '../fleets.ts';
import type { Io } from '../io.ts';
import { oneOf, parseFlags, UsageError, wholeNumber, wordOf } from '../usage.ts';

export const FLEET_HELP = `firing-arc fleet check FILE    is it legal in a format of Armada? every reason names its rule
firing-arc fleet export FILE   the fleet as a text that list builders read
firing-arc fleet random        legal fleets by chance, with their seeds

  A fleet is the text of a list builder (Kingston's, Star Forge, Armada Warlords) or the id of a ready fleet:
  ${ARMADA_FLEETS.map(({ id }) => id).join(', ')}

  --format ID   the format pack (armada)
  --core        of the size of a core set, 180 points, instead of 400
  --as NAME     export: ${FLEET_TEXTS.join(', ')} (kingston)
  --json        as JSON
  --seed S      random: the seed the fleets grow from (1)
  --count N     random: how many (1)

  check ends with status 0 when the fleet is legal, with 1 when it is not. A line that is not understood is named, and
  the rest is a draft, which is not legal; a text that is no fleet at all ends with status 2.
`;

const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  format: { type: 'string' },
  core: { type: 'boolean' },
  as: { type: 'string' },
  json: { type: 'boolean' },
  seed: { type: 'string' },
  count: { type: 'string' },
} as const;

type Values = {
  readonly [Flag in keyof typeof FLAGS]?: (typeof FLAGS)[Flag]['type'] extends 'string' ? string : boolean;
};

/** Checks, exports and finds fleets of Armada. */
export function fleetCommand(args: readonly string[], io: Io): number {
  const { values, positionals } = parseFlags('fleet', args, FLAGS);
  if (values.help) {
    io.out(FLEET_HELP);
    return 0;
  }
  const [what = '', ...given] = positionals;
  const kind = wordOf('fleet', what, ['check', 'export', 'random'] as const);
  const pack = armadaPack('fleet', values.format ?? 'armada');
  const play: Play = values.core ? 'core' : 'standard';
  if (kind === 'random') {
    if (given.length > 0) throw new UsageError(`fleet random: '${given[0]}' is not a flag`);
    return byChance(values, pack, play, io);
  }
  const [name, ...more] = given;
  if (name === undefined || more.length > 0) {
    throw new UsageError(`fleet ${kind}: one fleet is needed, a file or an id`);
  }
  if (kind === 'export') {
    const fleet = fleetFrom('fleet export', name, pack);
    const as = oneOf('fleet', 'as', values.as ?? 'kingston', FLEET_TEXTS);
    io.out(values.json ? `${JSON.stringify(fleet)}\n` : writeFleetText(fleet, pack, as));
    return 0;
  }
  const { fleet, findings } = fleetDraft('fleet check', name, pack);
  const whole = checkFleet(fleet, pack, play);
  const understood = findings.length === 0;
  const check = { ...whole, legal: whole.legal && understood, playable: whole.playable && understood };
  const said = { format: pack.id, play, ...check, findings };
  io.out(
    values.json
      ? `${JSON.stringify(said)}\n`
      : `${report(plainLine(name), check, findings, { pack, play })}${objectiveLines(fleet)}`,
  );
  return check.legal ? 0 : 1;
}

function report(
  name: string,
  check: FleetCheck,
  findings: readonly string[],
  { pack, play }: { readonly pack: Pack; readonly play: Play },
): string {
  const { legal, points, squadronPoints, refusals, notices } = check;
  const most = pack.play[play].points;
  return [
    `${name} is ${legal ? 'legal' : findings.length > 0 ? 'a draft' : 'not legal'} in ${pack.id} ${pack.version}: ${points} of ${most} points, ${squadronPoints} of them squadrons.`,
    ...findings.map((finding) => `  not read: line ${finding}`),
    ...refusals.map(({ message, ruling }) => `  ${message}  [${ruling}]`),
    ...notices.map(({ message }) => `  note: ${message}`),
    '',
  ].join('\n');
}

/** What each objective of a fleet does, a line each. */
const objectiveLines = ({ objectives }: Fleet): string =>
  Object.values(objectives)
    .map((id) => ({ id, text: cardText(id) }))
    .map(({ id, text }) => (text === null ? '' : `  ${objectiveText(id)}: ${text}\n`))
    .join('');

function byChance(values: Values, pack: Pack, play: Play, io: Io): number {
  const seed = values.seed ?? '1';
  const count = wholeNumber('fleet', 'count', values.count ?? '1', 1, 10_000);
  const pool = fleetPool(pack, play);
  const fleets = Array.from({ length: count }, (_, n) => {
    const own = `${seed}-${n + 1}`;
    return { seed: own, fleet: randomFleet(pool, growStreams(own, ['fleet']), 0) };
  });
  if (values.json) io.out(`${JSON.stringify(fleets)}\n`);
  else for (const { seed: own, fleet } of fleets) io.out(`seed ${own}\n${writeFleetText(fleet, pack)}\n`);
  return 0;
}
