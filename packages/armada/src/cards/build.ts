/** How cards are written down: dice and icons in words, side zones once for both sides. */
import { type Armament, SHIPS, type ShipSize, type Zone } from '../geometry/index.ts';
import {
  COMMANDS,
  DEFENSE_TOKENS,
  type Exhaustion,
  FACTIONS,
  type Faction,
  type ShipCard,
  SQUADRON_KEYWORDS,
  type SquadronCard,
  type SquadronKeyword,
  type SquadronKeywords,
  UPGRADE_ICONS,
  type UpgradeCard,
} from './types.ts';

const SIZES = ['small', 'medium', 'large', 'huge'] as const satisfies readonly ShipSize[];

/** The words of a text, each one of a list; throws an error that names what is not. */
function wordsOf<Word extends string>(text: string, known: readonly Word[]): readonly Word[] {
  if (text === '') return [];
  return text.split(' ').map((word) => {
    const found = known.find((one) => one === word);
    if (found === undefined) throw new Error(`'${word}' in '${text}', expected one of ${known.join(', ')}`);
    return found;
  });
}

/** Dice written as `2 red 1 blue`; an empty text is a dash. armada:armament.4 */
export function armament(text: string): Armament {
  const dice: { red?: number; blue?: number; black?: number } = {};
  for (const [, count, color] of text.matchAll(/(\d+) (\w+)/g)) {
    if (color !== 'red' && color !== 'blue' && color !== 'black') throw new Error(`no dice '${text}'`);
    dice[color] = Number(count);
  }
  return dice;
}

/** One value for each zone from those of front, either side, rear, and either auxiliary zone of a huge ship. */
function zones<Value>(values: readonly Value[]): Readonly<Partial<Record<Zone, Value>>> {
  const [front, side, rear, auxiliary] = values;
  if (front === undefined || side === undefined || rear === undefined)
    throw new Error('three zones at least');
  const four = { front, left: side, right: side, rear };
  if (auxiliary === undefined) return four;
  return { ...four, 'left-auxiliary': auxiliary, 'right-auxiliary': auxiliary };
}

/** A ship card as it is written down. */
interface WrittenShip {
  readonly chassis: string;
  readonly faction: Faction;
  readonly unique?: true;
  /** Hull, command, squadron and engineering value. */
  readonly values: readonly [number, number, number, number];
  readonly tokens: string;
  readonly shields: readonly number[];
  readonly batteries: readonly string[];
  readonly antiSquadron: string;
  readonly special?: string;
  readonly upgrades: string;
  readonly tags?: string;
}

/** A ship card; size and speed chart come from the table's facts. */
export function ship(id: string, name: string, written: WrittenShip): ShipCard {
  const facts = SHIPS[id];
  if (facts === undefined) throw new Error(`no speed chart of ${id}`);
  const [hull, command, squadron, engineering] = written.values;
  return {
    id,
    name,
    chassis: written.chassis,
    faction: written.faction,
    ...(written.unique && { unique: true }),
    size: facts.size,
    hull,
    command,
    squadron,
    engineering,
    tokens: wordsOf(written.tokens, DEFENSE_TOKENS),
    speeds: facts.speeds,
    shields: zones(written.shields),
    batteries: zones(written.batteries.map(armament)),
    antiSquadron: armament(written.antiSquadron),
    ...(written.special !== undefined && { special: armament(written.special) }),
    upgrades: wordsOf(written.upgrades, UPGRADE_ICONS),
    tags: (written.tags ?? '').split(' ').filter(Boolean),
  };
}

/** A squadron card as it is written down. */
interface WrittenSquadron {
  readonly type: string;
  readonly faction: Faction;
  readonly ace?: string;
  readonly irregular?: true;
  readonly ability?: true;
  readonly hull: number;
  readonly speed: SquadronCard['speed'];
  readonly tokens?: string;
  readonly antiSquadron: string;
  readonly battery: string;
  /** `bomber, counter 2` */
  readonly keywords?: string;
}

/** A squadron card; those with an ace are unique. */
export function squadron(id: string, name: string, written: WrittenSquadron): SquadronCard {
  const { ace } = written;
  return {
    id,
    name,
    type: written.type,
    ...(ace !== undefined && { ace }),
    unique: ace !== undefined,
    irregular: written.irregular === true,
    ability: written.ability === true,
    faction: written.faction,
    hull: written.hull,
    speed: written.speed,
    tokens: wordsOf(written.tokens ?? '', DEFENSE_TOKENS),
    antiSquadron: armament(written.antiSquadron),
    battery: armament(written.battery),
    keywords: keywords(written.keywords ?? ''),
  };
}

function keywords(text: string): SquadronKeywords {
  const found: Partial<Record<SquadronKeyword, number>> = {};
  for (const entry of text.split(', ').filter(Boolean)) {
    const [word = '', number = '1'] = entry.split(' ');
    const [keyword] = wordsOf(word, SQUADRON_KEYWORDS);
    if (keyword !== undefined) found[keyword] = Number(number);
  }
  return found;
}

/** An upgrade card as it is written down: what it has no word of does not hold for it. */
interface WrittenUpgrade {
  readonly factions?: string;
  readonly unique?: true;
  readonly modification?: true;
  readonly needs?: {
    readonly chassis?: string;
    readonly sizes?: string;
    readonly tag?: string;
    readonly flagship?: true;
    readonly withoutIcon?: string;
    readonly withoutIconOn?: string;
  };
  readonly gains?: string;
  readonly forbids?: string;
  readonly exhausts?: 'recur' | 'plain' | 'never' | { readonly readyFor: string; readonly ownTokens?: true };
  readonly starts?: {
    readonly with: 'tokens' | 'dials';
    readonly count: number;
    readonly of: string;
    readonly kinds?: number;
  };
}

/** Upgrade cards that take up the same icons. */
export function upgrades(
  icons: string,
  cards: readonly (readonly [id: string, name: string, written?: WrittenUpgrade])[],
): readonly UpgradeCard[] {
  return cards.map(([id, name, written = {}]) => {
    const { exhausts, starts } = written;
    return {
      id,
      name,
      icons: wordsOf(icons, UPGRADE_ICONS),
      factions: wordsOf(written.factions ?? '', FACTIONS),
      unique: written.unique === true,
      modification: written.modification === true,
      needs: needs(written.needs ?? {}),
      gains: wordsOf(written.gains ?? '', UPGRADE_ICONS),
      forbids: wordsOf(written.forbids ?? '', UPGRADE_ICONS),
      ...(exhausts !== undefined && { exhausts: exhaustion(exhausts) }),
      ...(starts && { starts: { ...starts, of: wordsOf(starts.of, COMMANDS) } }),
    };
  });
}

function exhaustion(written: NonNullable<WrittenUpgrade['exhausts']>): Exhaustion {
  return typeof written === 'string'
    ? written
    : { ...written, readyFor: wordsOf(written.readyFor, COMMANDS) };
}

function needs(written: NonNullable<WrittenUpgrade['needs']>): UpgradeCard['needs'] {
  const { chassis, sizes, tag, flagship, withoutIcon, withoutIconOn } = written;
  const [icon] = wordsOf(withoutIcon ?? '', UPGRADE_ICONS);
  return {
    ...(chassis !== undefined && { chassis }),
    ...(sizes !== undefined && { sizes: wordsOf(sizes, SIZES) }),
    ...(tag !== undefined && { tag }),
    ...(flagship && { flagship }),
    ...(icon !== undefined && { withoutIcon: icon }),
    ...(withoutIconOn !== undefined && { withoutIconOn: wordsOf(withoutIconOn, SIZES) }),
  };
}
