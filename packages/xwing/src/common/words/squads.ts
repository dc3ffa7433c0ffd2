import type { JsonWanted } from '@firing-arc/referee';

/** What both editions say of squads: why a text cannot be read as one, and why one is not legal. */
export interface SharedSquadWords<Faction extends string> {
  /** Where a text stops being JSON: what stands there (null where it ends), and what must. */
  readonly notJson: (found: string | null, wanted: JsonWanted) => string;
  readonly noSquad: () => string;
  readonly noPilots: () => string;
  /** The faction is no text such as this one. */
  readonly noFaction: (such: Faction) => string;
  readonly unknownFaction: (at: string, given: string, known: readonly string[]) => string;
  readonly unnamedPilot: (at: string) => string;
  readonly noLists: (at: string) => string;
  readonly noId: (at: string) => string;
  /** A text of so many characters is no list, so many things in one place neither. */
  readonly tooLong: (characters: number, most: number) => string;
  readonly tooMany: (at: string, count: number, most: number) => string;
  /** A link to a site whose squads cannot be read from it. */
  readonly otherBuilder: (site: string) => string;
  /** A squad of the other edition than that of the format. */
  readonly otherEdition: () => string;
  /** What a link or a list says in a word that is nearly the name of a card. */
  readonly guessed: (at: string, word: string, name: string) => string;
  /** A link of the squad builder: where a ship stands in it, and what of it is not known. */
  readonly shipInLink: (place: number) => string;
  readonly otherLink: (at: string, data: string, version: string) => string;
  readonly unknownNumber: (at: string, what: 'pilot' | 'upgrade', number: string) => string;
  readonly unknownCard: (at: string, what: 'pilot' | 'upgrade' | 'obstacle', id: string) => string;

  /** A ship of the squad by its place; the sentences below take it so. */
  readonly ship: (pilot: string, place: number, type: string) => string;
  /** Where a card is that such a ship carries. */
  readonly onShip: (ship: string) => string;
  readonly pilotWithoutCost: (place: number, id: string) => string;
  readonly upgradeWithoutCost: (ship: string, id: string) => string;
  readonly tooManyPoints: (points: number, most: number) => string;
  readonly otherFaction: (ship: string, own: Faction, squad: Faction) => string;
  readonly cannotEquip: (ship: string, upgrade: string, needs: string) => string;
  readonly unknownObstacle: (id: string) => string;
  readonly obstacles: (chosen: number, needed: number) => string;
  readonly sameObstacle: (ids: readonly string[]) => string;
}
