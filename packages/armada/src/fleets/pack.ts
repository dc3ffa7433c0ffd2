/** Format packs of Armada: which cards may be taken and what they cost. Data only. */
import { beginsWith, type PackProblem, packReader, type Reading, repeatedIds } from '@firing-arc/referee';
import { commitment } from '@firing-arc/table';
import {
  noOwnCard,
  noOwnSquadron,
  type SquadronCard,
  shipCard,
  squadronCard,
  type UpgradeCard,
  upgradeCard,
} from '../cards/index.ts';
import { objectiveCard } from '../objectives/cards.ts';
import { type Pack, packRecord } from './pack-schema.ts';

export type { Pack, PackCard, Play } from './pack-schema.ts';
export type PackReading = Reading<Pack>;

const reader = packReader(packRecord, contradictions);

/** Checks that a value read from JSON is a format pack, and that the house has the card of each record. */
export const readPack = (value: unknown): PackReading => reader.read(value);

/** Reads a pack from the text of a file; each problem has its line and column. */
export const readPackText = (text: string): PackReading => reader.readText(text);

/** The pack in a value that ships with an app; throws an error that names the first problems. */
export const packFrom = (value: unknown): Pack => reader.from(value);

/** The pack in a value that ships with the house: tests read each of them, so that who plays need not check it again. */
export const knownPack = (value: unknown): Pack => value as Pack;

function contradictions({ ships, squadrons, upgrades, objectives }: Pack): readonly PackProblem[] {
  const lists = { ships, squadrons, upgrades, objectives };
  const find = { ships: shipCard, squadrons: squadronCard, upgrades: upgradeCard, objectives: objectiveCard };
  return [
    ...repeatedIds(lists),
    ...(Object.keys(lists) as (keyof typeof lists)[]).flatMap((list) =>
      lists[list].flatMap(({ id }, at) =>
        find[list](id) === undefined
          ? [{ path: `/${list}/${at}/id`, message: `${id}: ${noSuchCard(list, id)}` }]
          : [],
      ),
    ),
  ];
}

const noSuchCard = (list: string, id: string): string => {
  const reason = (list === 'squadrons' ? noOwnSquadron : noOwnCard)(id);
  return reason === null ? 'there is no such card' : `is no card made of the house's: ${reason}`;
};

/** The first 16 digits of the pack's SHA-256: tells two packs apart that go by one name. */
export function packHash(pack: Pack): string {
  return commitment(JSON.stringify(pack)).slice(0, 16);
}

/** Fleet points of a pack's cards by id. */
export interface PackIndex {
  readonly ships: ReadonlyMap<string, number>;
  readonly squadrons: ReadonlyMap<string, number>;
  readonly upgrades: ReadonlyMap<string, number>;
  readonly objectives: ReadonlySet<string>;
  /** Upgrades of a club's own. */
  readonly own: readonly UpgradeCard[];
  /** Squadrons of a club's own. */
  readonly ownSquadrons: readonly SquadronCard[];
}

const isOwn = (id: string): boolean => beginsWith(id) !== id;

/** Builds the index; make it once for many look-ups. */
export function indexPack(pack: Pack): PackIndex {
  const priced = (list: 'ships' | 'squadrons' | 'upgrades') =>
    new Map(pack[list].map(({ id, points }) => [id, points]));
  return {
    ships: priced('ships'),
    squadrons: priced('squadrons'),
    upgrades: priced('upgrades'),
    objectives: new Set(pack.objectives.map(({ id }) => id)),
    own: pack.upgrades.flatMap(({ id }) => (isOwn(id) ? (upgradeCard(id) ?? []) : [])),
    ownSquadrons: pack.squadrons.flatMap(({ id }) => (isOwn(id) ? (squadronCard(id) ?? []) : [])),
  };
}
