/** Reads fleets as the list builders write them as text: Kingston's, Star Forge, Armada Warlords, and their kin. */
import { plainLine, shown, shownName } from '@firing-arc/referee';
import {
  type Faction,
  SHIP_CARDS,
  SQUADRON_CARDS,
  type SquadronCard,
  squadronCard,
  type UpgradeIcon,
} from '../cards/index.ts';
import { UPGRADE_CARDS } from '../cards/upgrades.ts';
import {
  CAMPAIGN_OBJECTIVES,
  OBJECTIVE_CARDS,
  OBJECTIVE_CATEGORIES,
  type ObjectiveCategory,
} from '../objectives/cards.ts';
import { ENGLISH_FLEETS } from '../words/english/fleets.ts';
import type { NamedKind, ReadingWords } from '../words/fleets.ts';
import type { Fleet } from './fleet.ts';
import { bestNamed, findNamed, type Named, wordsOf } from './names.ts';
import { indexPack, type Pack, type PackIndex } from './pack.ts';
import { plainOfWeb } from './web-text.ts';

/** A line that could not be read; `line` counts from 1. */
export interface TextProblem {
  readonly line: number;
  readonly text: string;
  readonly message: string;
}

/** The fleet without what is unknown (null if the text is no fleet at all), and every line that says nothing to us. */
export interface TextReading {
  readonly fleet: Fleet | null;
  readonly problems: readonly TextProblem[];
}

const FACTION_WORDS: readonly (readonly [RegExp, Faction])[] = [
  [/rebel/i, 'rebel'],
  [/empire|imperial/i, 'empire'],
  [/republic|\bgar\b/i, 'republic'],
  [/separatist|\bcis\b/i, 'separatist'],
];

/** One line: what kind of entry, the name, how many, what it says of costs. */
type Line =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'name' | 'faction' | 'commander'; readonly text: string }
  | {
      readonly kind: 'ship' | 'upgrade' | 'other';
      readonly text: string;
      readonly costs: readonly number[];
      /** The commander's ship, where a builder marks it. */
      readonly flagship: boolean;
    }
  | {
      readonly kind: 'squadron';
      readonly text: string;
      readonly count: number;
      readonly costs: readonly number[];
    }
  | { readonly kind: 'objective'; readonly category: ObjectiveCategory; readonly text: string };

const BULLET = /^(?:[•·–—+>-]|\*(?!\*))\s*/;
const COST = /[([]\s*(\d+)(?:\s*x\s*(\d+))?[^()[\]]*[)\]]\s*$/i;
const SQUADRONS = /^[\s#*_]*squadrons?\s*(?:\(\d+[^)]*\))?\s*:?[\s*_]*$/i;
const SUM =
  /^(?:author|points|total points|total|version|fleet points|ships?|squadrons?|objectives?)\s*[:(]/i;
const COMMANDER = /^(?:fleet )?(?:commander|admiral)\s*:\s*(.*)$/i;

/** A line as it is understood: without the marks of text that is written for the web. */
const bare = (raw: string): string =>
  plainLine(raw)
    .replace(/^#+\s*/, '')
    .replace(/\*\*|__/g, '')
    .trim();

function readLine(raw: string, inSquadrons: boolean): Line {
  const line = bare(raw);
  const commander = COMMANDER.exec(line);
  if (commander) return { kind: 'commander', text: commander[1]! };
  if (line === '' || /^[=~_-]+/.test(line.replace(/^-\s+\S.*/, '')) || SUM.test(line))
    return { kind: 'nothing' };
  const named = /^(name|faction)\s*:\s*(.*)$/i.exec(line);
  if (named) return { kind: named[1]!.toLowerCase() === 'name' ? 'name' : 'faction', text: named[2]! };
  const objective = /^(?:[•·*-]\s*)?(assault|defen[sc]e|navigation)(?: objective)?\s*:\s*(.*)$/i.exec(line);
  if (objective) {
    const category = objective[1]!.toLowerCase().replace('defence', 'defense') as ObjectiveCategory;
    return { kind: 'objective', category, text: objective[2]! };
  }
  const bullet = BULLET.test(line);
  const cost = COST.exec(line);
  const flagship = /\[\s*flagship\s*\]/i.test(line);
  const body = (cost ? line.slice(0, cost.index) : line)
    .replace(BULLET, '')
    .replace(/\[\s*flagship\s*\]\s*/i, '')
    .replace(/\s*[-:–=]\s*$/, '')
    .trim();
  const counted = /^(\d+)\s*(?:x\s*|\s)(.*)$/i.exec(body);
  const costs = cost ? [Number(cost[1]), ...(cost[2] === undefined ? [] : [Number(cost[2])])] : [];
  if (inSquadrons || (counted && !bullet)) {
    const count = counted ? Number(counted[1]) : 1;
    const each = costs.map((all) => all / count).filter(Number.isInteger);
    return { kind: 'squadron', text: counted ? counted[2]! : body, count, costs: [...each, ...costs] };
  }
  if (!cost) return { kind: 'other', text: body, costs, flagship };
  return { kind: bullet ? 'upgrade' : 'ship', text: body, costs, flagship };
}

/** Some write a ship and its upgrades on one line: "ISD II (120) + Gunnery Team (7) + XI7 (6)". */
const partsOf = (raw: string): readonly string[] => {
  const parts = raw.split(/\s\+\s/);
  return parts.length === 1 ? parts : parts.map((part, at) => (at === 0 ? part : `• ${part}`));
};

/** Everything that can be named, for one faction. */
function catalogue(faction: Faction | null, index: PackIndex) {
  const ours = (of: Faction) => faction === null || of === faction;
  const ships = SHIP_CARDS.filter((card) => ours(card.faction)).map((card) => ({
    id: card.id,
    faction: card.faction,
    names: [wordsOf(card.name)],
    points: index.ships.get(card.id),
  }));
  const squadrons = [...SQUADRON_CARDS, ...index.ownSquadrons]
    .filter((card) => ours(card.faction))
    .map((card) => ({
      id: card.id,
      names: squadronNames(card).map(wordsOf),
      points: index.squadrons.get(card.id),
    }));
  const upgrades = [...UPGRADE_CARDS, ...index.own]
    .filter(({ factions }) => factions.length === 0 || factions.some(ours))
    .map((card) => ({
      id: card.id,
      names: [wordsOf(card.name)],
      points: index.upgrades.get(card.id),
      icons: card.icons,
    }));
  return { ships, squadrons, upgrades };
}

/** The names that builders give a squadron: an ace with or without craft. */
function squadronNames(card: SquadronCard): readonly string[] {
  if (card.ace === undefined) return [card.name];
  const type = squadronCard(card.type)?.name ?? card.name;
  return [card.ace, `${card.ace} ${card.name}`, `${card.ace} ${type}`, `${card.ace} ${card.name} ${type}`];
}

/** What builders write behind a name that is on several cards. */
const ICON_MARKS: Readonly<Record<string, readonly UpgradeIcon[]>> = {
  com: ['commander'],
  off: ['officer'],
  wpn: ['weapons-team', 'offensive-retrofit'],
};

/** A name without the mark of its icon, and the cards that have this icon. */
function marked<Card extends Named>(
  text: string,
  cards: readonly Card[],
): readonly [string, readonly Card[]] {
  const mark = /^(.*?)\s*\((com|off|wpn|rep off)\)\s*$/i.exec(text);
  if (!mark) return [text, cards];
  const icons = ICON_MARKS[mark[2]!.toLowerCase().split(' ').at(-1)!]!;
  return [mark[1]!, cards.filter((card) => card.icons?.join() === icons.join())];
}

/** What has been read so far. */
interface Draft {
  readonly cards: ReturnType<typeof catalogue>;
  readonly ships: { readonly ship: string; readonly upgrades: string[] }[];
  readonly squadrons: string[];
  readonly objectives: Partial<Record<ObjectiveCategory, string>>;
  name: string | undefined;
  /** Whether nothing was read yet. */
  top: boolean;
  /** Whether upgrades belong to a ship that is known. */
  open: boolean;
  /** Whom the text calls its commander, and the ship that it marks as the flagship. */
  commander: string | null;
  flagship: number;
  /** The objective of the line before, whose name may go on in the next. */
  last: { readonly category: ObjectiveCategory; readonly text: string } | null;
}

/** More than any fleet's text has. */
const MOST_LINES = 2000;
const MOST_CHARACTERS = 100_000;

/**
 * Reads a fleet from the text of a list builder. Costs only tell cards of one name apart: what the cards cost today
 * comes from the pack. What a line names that nobody knows becomes a problem, and the rest is read.
 */
export function readFleetText(
  text: string,
  pack: Pack,
  say: ReadingWords = ENGLISH_FLEETS.reading,
): TextReading {
  const refuse = (message: string): TextReading => ({
    fleet: null,
    problems: [{ line: 1, text: shown(text.slice(0, 200)), message }],
  });
  if (text.length > MOST_CHARACTERS) return refuse(say.tooLong(text.length, MOST_CHARACTERS));
  const lines = plainOfWeb(text.replace(/^\uFEFF/, '')).split(/\r?\n/);
  if (lines.length > MOST_LINES) return refuse(say.tooLong(lines.length, MOST_LINES));
  const index = indexPack(pack);
  const faction = factionOf(lines, index);
  if (faction === null) return refuse(say.noFleet);
  const draft: Draft = {
    cards: catalogue(faction, index),
    ships: [],
    squadrons: [],
    objectives: {},
    name: undefined,
    top: true,
    open: false,
    commander: null,
    flagship: 0,
    last: null,
  };
  const from = lines.findIndex((raw) => SQUADRONS.test(raw));
  const problems = lines.flatMap((raw, at) =>
    partsOf(raw).flatMap((part): readonly TextProblem[] => {
      const line = readLine(part, from >= 0 && at > from);
      const unknown = take(draft, line);
      if (line.kind !== 'nothing') draft.top = false;
      if (unknown === null) return [];
      const { kind, text } = unknown;
      const message = kind === 'campaign' ? say.campaign(shown(text)) : say.unknown(kind, shown(text));
      return [{ line: at + 1, text: shown(raw), message }];
    }),
  );
  seatCommander(draft);
  const { name, ships, squadrons, objectives } = draft;
  return { fleet: { ...(name && { name }), faction, ships, squadrons, objectives }, problems };
}

/** A commander who stands at the head of the text and on no ship is on the flagship. */
function seatCommander({ commander, cards, ships, flagship }: Draft): void {
  const commanders = cards.upgrades.filter(({ icons }) => icons.includes('commander'));
  const aboard = ships.some(({ upgrades }) =>
    upgrades.some((id) => commanders.some((card) => card.id === id)),
  );
  const ship = ships[flagship];
  if (commander === null || aboard || !ship) return;
  const cost = COST.exec(commander);
  const name = cost ? commander.slice(0, cost.index) : commander;
  const found = findNamed(marked(name, commanders)[0], commanders, cost ? [Number(cost[1])] : []);
  if (found) ship.upgrades.push(found.id);
}

/** What a line names that nobody knows, or that is an objective of campaigns. */
interface Unknown {
  readonly kind: NamedKind | 'campaign';
  readonly text: string;
}

/** Adds what a line says to the draft; what it names that nobody knows, or null. */
function take(draft: Draft, line: Line): Unknown | null {
  const { last } = draft;
  draft.last = null;
  switch (line.kind) {
    case 'nothing':
    case 'faction':
      return null;
    case 'name':
      draft.name = shownName(line.text) || undefined;
      return null;
    case 'commander':
      draft.commander = line.text;
      return null;
    case 'other':
      return takeWithoutCost(draft, line.text, last, line.flagship);
    case 'objective':
      draft.last = { category: line.category, text: line.text.trim() };
      return takeObjective(draft, line.category, line.text.trim());
    case 'ship':
    case 'upgrade':
      return takeCard(draft, line.kind, line.text, line.costs, line.flagship);
    case 'squadron':
      return takeSquadron(draft, line.text, line.costs, line.count);
  }
}

/** Some builders begin with the bare name of the fleet. */
function isTitle(draft: Draft, text: string): boolean {
  if (!draft.top) return false;
  draft.name = shownName(text) || undefined;
  return true;
}

function takeObjective(draft: Draft, category: ObjectiveCategory, text: string): Unknown | null {
  if (/^(none|n\/?a|-)?$/i.test(text)) return null;
  // "Asteroids" is one of campaigns, not the beginning of Asteroid Tactics.
  if (bestNamed(text, CAMPAIGN, [])?.likeness === 3) return { kind: 'campaign', text };
  const found = findNamed(text, objectivesOf(category), []);
  if (!found) return { kind: findNamed(text, CAMPAIGN, []) ? 'campaign' : 'objective', text };
  draft.objectives[category] = found.id;
  return null;
}

function addShip(draft: Draft, ship: string, flagship: boolean): null {
  draft.open = true;
  draft.ships.push({ ship, upgrades: [] });
  if (flagship) draft.flagship = draft.ships.length - 1;
  return null;
}

function addUpgrade(draft: Draft, id: string): null {
  draft.ships.at(-1)!.upgrades.push(id);
  return null;
}

/**
 * A line with a cost: a ship, or with a bullet an upgrade of the last one. Where the words are exactly those of the
 * other kind it is of that kind: texts put together by hand or script have their bullets where they fell.
 */
function takeCard(
  draft: Draft,
  kind: 'ship' | 'upgrade',
  text: string,
  costs: readonly number[],
  flagship: boolean,
): Unknown | null {
  const ship = bestNamed(text, draft.cards.ships, costs);
  const [wanted, among] = marked(text, draft.cards.upgrades);
  const upgrade = draft.open ? bestNamed(wanted, among, costs) : null;
  const exactShip = ship?.likeness === 3;
  const exactUpgrade = upgrade?.likeness === 3;
  if (kind === 'ship') {
    if (ship && (exactShip || !exactUpgrade)) return addShip(draft, ship.card.id, flagship);
    if (upgrade && (exactUpgrade || upgrade.off === 0)) return addUpgrade(draft, upgrade.card.id);
    draft.open = false;
  } else {
    // A title may be called like the ship that it is on: the Interdictor's.
    const ownTitle = ship?.card.id === draft.ships.at(-1)?.ship && upgrade?.card.icons.includes('title');
    if (upgrade && (exactUpgrade || !exactShip || ownTitle)) return addUpgrade(draft, upgrade.card.id);
    if (ship && exactShip) return addShip(draft, ship.card.id, flagship);
  }
  const squadron = bestNamed(text, draft.cards.squadrons, costs);
  if (squadron?.likeness === 3 && squadron.off === 0) return takeSquadron(draft, text, costs, 1);
  return kind === 'ship' && isTitle(draft, text) ? null : { kind, text };
}

function takeSquadron(draft: Draft, text: string, costs: readonly number[], count: number): Unknown | null {
  const found = findNamed(text, draft.cards.squadrons, costs);
  if (!found) return { kind: 'squadron', text };
  for (let n = 0; n < Math.min(count, MOST_COPIES); n++) draft.squadrons.push(found.id);
  return null;
}

/** What builders write behind an objective that is in both campaigns. */
const CAMPAIGN_MARKS = ['cc', 'ritr'];

const CAMPAIGN: readonly Named[] = CAMPAIGN_OBJECTIVES.map((name) => ({
  id: name,
  names: [name, ...CAMPAIGN_MARKS.map((mark) => `${name} ${mark}`)].map(wordsOf),
  points: undefined,
}));

/** A line without a cost: the rest of an objective's name, or a card of any kind whose name it is or begins. */
function takeWithoutCost(draft: Draft, text: string, last: Draft['last'], flagship: boolean): Unknown | null {
  if (last && findNamed(`${last.text} ${text}`, objectivesOf(last.category), [])) {
    return takeObjective(draft, last.category, `${last.text} ${text}`);
  }
  const [wanted, among] = marked(text, draft.cards.upgrades);
  const ship = bestNamed(text, draft.cards.ships, []);
  const upgrade = draft.open ? bestNamed(wanted, among, []) : null;
  const squadron = bestNamed(text, draft.cards.squadrons, []);
  for (const least of draft.top ? [3] : [3, 2]) {
    if (ship && ship.likeness >= least) return addShip(draft, ship.card.id, flagship);
    if (upgrade && upgrade.likeness >= least) return addUpgrade(draft, upgrade.card.id);
    if (squadron && squadron.likeness >= least) return takeSquadron(draft, text, [], 1);
  }
  for (const category of OBJECTIVE_CATEGORIES) {
    const objective = bestNamed(text, objectivesOf(category), []);
    if (objective?.likeness === 3) return takeObjective(draft, category, text);
  }
  return isTitle(draft, text) ? null : { kind: null, text };
}

/** More squadrons of one card than fit into any fleet: a slip of the keyboard does not fill the memory. */
const MOST_COPIES = 100;

const objectivesOf = (category: ObjectiveCategory): readonly Named[] =>
  OBJECTIVE_CARDS.filter((card) => card.category === category).map(({ id, name }) => ({
    id,
    names: [wordsOf(name)],
    points: undefined,
  }));

/** The faction that a line names, or that of the first ship. */
function factionOf(lines: readonly string[], index: PackIndex): Faction | null {
  for (const raw of lines) {
    const line = readLine(raw, false);
    if (line.kind !== 'faction') continue;
    const found = FACTION_WORDS.find(([pattern]) => pattern.test(line.text));
    if (found) return found[1];
  }
  const { ships } = catalogue(null, index);
  for (const raw of lines) {
    const line = readLine(partsOf(raw)[0]!, false);
    if (line.kind !== 'ship' && line.kind !== 'other') continue;
    const found = bestNamed(line.text, ships, line.costs);
    if (found && (line.kind === 'ship' || found.likeness >= 2)) return found.card.faction;
  }
  return null;
}
