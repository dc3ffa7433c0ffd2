/** The lines of the rulebook that are about one card: what it does is told with the first of them. */

type Lines = Readonly<Record<string, readonly string[]>>;

const FAQ = 'faq-specific-card-questions';
const SHIP = 'errata-ship-cards';
const LOADOUT = 'errata-standard-loadouts';
const UPGRADE = 'errata-upgrade-cards';

const STRUTS = [14, 15, 16, 17, 18].map((line) => `${UPGRADE}.${line}`);

/** By the id of a pilot. */
export const PILOT_LINES: Lines = {
  arlizhadrassian: [`${SHIP}.6`],
  arvelcrynyd: [`${SHIP}.7`, `${SHIP}.8`],
  'arvelcrynyd-swz106': [`${SHIP}.7`, `${SHIP}.8`],
  captainoicunn: [`${SHIP}.11`],
  commandantgoran: [`${SHIP}.12`],
  'commandermalarus-xiclasslightshuttle': [`${SHIP}.13`],
  dalanoberos: [`${FAQ}.30`],
  dbs404: [`${SHIP}.14`],
  deathfire: [`${FAQ}.16`, `${FAQ}.15`],
  'deathfire-swz98': [`${FAQ}.16`, `${FAQ}.15`],
  'dutchvander-battleofyavin': [`${LOADOUT}.1`, `${LOADOUT}.2`],
  'fennrau-sheathipedeclassshuttle': [`${SHIP}.15`],
  goji: [`${SHIP}.16`],
  grandinquisitor: [`${FAQ}.2`],
  'hansolo-modifiedyt1300lightfreighter': [`${FAQ}.32`],
  'herasyndulla-asf01bwing': [`${SHIP}.17`],
  'herasyndulla-rz1awing': [`${SHIP}.18`],
  holo: [`${FAQ}.53`, `${FAQ}.54`],
  'idenversio-battleofyavin': [`${LOADOUT}.3`],
  kavil: [`${FAQ}.10`],
  lieutenantdormitz: [`${SHIP}.19`],
  lieutenantsai: [`${FAQ}.11`],
  majorrhymer: [`${FAQ}.61`],
  midnight: [`${FAQ}.34`],
  nashtahpup: [`${FAQ}.6`],
  norrawexley: [`${SHIP}.20`],
  'oddball-btlbywing': [`${SHIP}.21`],
  overseeryushyn: [`${FAQ}.19`],
  paigetico: [`${FAQ}.63`],
  rush: [`${FAQ}.45`],
  scourgeskutu: [`${FAQ}.36`],
  vagabond: [`${SHIP}.3`],
  vizier: [`${SHIP}.4`],
};

/** By the name of a ship ability. */
export const SHIP_ABILITY_LINES: Lines = {
  'Adaptive Ailerons': [`${SHIP}.1`],
  'Advanced Targeting Computer': [`${FAQ}.14`],
  'Controlled Ailerons': [`${SHIP}.2`],
  'Explosion with Wings': [`${FAQ}.44`],
  'Notched Stabilizers': [`${FAQ}.46`],
  'Pinpoint Tractor Array': [`${SHIP}.10`, `${SHIP}.9`, `${FAQ}.40`],
  'Rigged Energy Cells': [`${FAQ}.7`],
  'Tail Gun': [`${SHIP}.5`],
};

/** By the id of a condition. */
export const CONDITION_LINES: Lines = {
  listeningdevice: [`${FAQ}.18`],
};

/** By the id of an upgrade. */
export const UPGRADE_LINES: Lines = {
  agentkallus: [`${UPGRADE}.4`],
  asajjventresscommand: [`${UPGRADE}.5`],
  bb8: [`${UPGRADE}.3`],
  bbastromech: [`${UPGRADE}.2`],
  c110p: [`${UPGRADE}.6`, `${UPGRADE}.7`],
  c3po: [`${FAQ}.33`],
  'chewbacca-crew-swz19': [`${FAQ}.51`],
  cikatrovizago: [`${FAQ}.1`],
  cloakingdevice: [`${FAQ}.8`],
  composure: [`${UPGRADE}.8`],
  concussionbombs: [`${UPGRADE}.11`],
  contrabandcybernetics: [`${UPGRADE}.9`],
  countdooku: [`${UPGRADE}.10`, `${FAQ}.48`, `${FAQ}.49`],
  dedicated: [`${UPGRADE}.12`],
  elusive: [`${FAQ}.9`],
  emperorpalpatine: [`${FAQ}.25`],
  ferrospherepaint: [`${UPGRADE}.13`],
  grapplingstruts: STRUTS,
  hansolo: [`${FAQ}.4`, `${FAQ}.3`],
  hondoohnaka: [`${FAQ}.47`],
  inertialdampeners: [`${FAQ}.29`],
  kalani: [`${FAQ}.58`],
  kananjarrus: [`${FAQ}.29`],
  kazsfireball: [`${FAQ}.43`],
  landingstruts: STRUTS,
  landosmillenniumfalcon: [`${UPGRADE}.19`],
  leiaorgana: [`${FAQ}.55`, `${FAQ}.38`],
  'leiaorgana-resistance': [`${UPGRADE}.20`],
  l337: [`${FAQ}.38`],
  lukeskywalker: [`${UPGRADE}.21`],
  niennunb: [`${FAQ}.38`],
  outrider: [`${UPGRADE}.22`],
  paigetico: [`${FAQ}.16`, `${FAQ}.64`],
  plasmatorpedoes: [`${FAQ}.21`],
  protectorategleb: [`${UPGRADE}.23`],
  r4astromech: [`${FAQ}.38`],
  slavei: [`${UPGRADE}.24`],
  snapshot: [`${FAQ}.41`, `${FAQ}.35`, `${FAQ}.37`],
  stalwartcaptain: [`${UPGRADE}.25`],
  staticdischargevanes: [`${UPGRADE}.26`],
  thermaldetonators: [`${FAQ}.62`, `${FAQ}.65`],
  trackingtorpedoes: [`${UPGRADE}.28`],
  trajectorysimulator: [`${FAQ}.65`],
  'ursawren-gunner': [`${UPGRADE}.27`],
  zeborrelios: [`${UPGRADE}.1`],
};

/** The ruling with which a card acts: its own line of the rulebook, else `usual`. */
export const ownRuling = (lines: Lines, card: string, usual: string): string => {
  const line = lines[card]?.[0];
  return line === undefined ? usual : `xwing2:${line}`;
};
