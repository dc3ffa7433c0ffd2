/**
 * How builders and hands have called cards, slots and factions of the Second Edition, beside the ids of XWS. Spelling
 * alone (case, spaces, hyphens, accents, short ranks) is not told here: `common/squads/spelling.ts` sees through it.
 */

import type { Faction } from '../cards/chassis.ts';

/** Words of XWS of First Edition and of list builders for factions. */
export const FACTION_ALIASES: ReadonlyMap<string, Faction> = new Map([
  ['rebels', 'rebelalliance'],
  ['rebel', 'rebelalliance'],
  ['alliance', 'rebelalliance'],
  ['imperial', 'galacticempire'],
  ['imperials', 'galacticempire'],
  ['empire', 'galacticempire'],
  ['scum', 'scumandvillainy'],
  ['scumvillainy', 'scumandvillainy'],
  ['republic', 'galacticrepublic'],
  ['separatist', 'separatistalliance'],
  ['separatists', 'separatistalliance'],
  ['cis', 'separatistalliance'],
  ['thefirstorder', 'firstorder'],
  ['theresistance', 'resistance'],
]);

/** Keys of slots: those of XWS of First Edition, and what builders of the Second called them in its first years. */
export const SLOT_ALIASES: ReadonlyMap<string, string> = new Map([
  ['amd', 'astromech'],
  ['astromechdroid', 'astromech'],
  ['ept', 'talent'],
  ['elitepilottalent', 'talent'],
  ['elite', 'talent'],
  ['system', 'sensor'],
  ['bomb', 'device'],
  ['payload', 'device'],
  ['mod', 'modification'],
  ['config', 'configuration'],
  ['tacticalrelay', 'tactical-relay'],
  ['relay', 'tactical-relay'],
  ['force', 'force-power'],
  ['forcepower', 'force-power'],
]);

/** What the builder YASB wrote of 2018 and 2019 for the slot that a Weapon Hardpoint had become: no cards. */
export const SLOT_CHOICES: ReadonlySet<string> = new Set([
  'hardpointcannon',
  'hardpointtorpedo',
  'hardpointmissile',
]);

/** Pilots. From the history of xwing-data2 (2022 to 2024) unless a line says otherwise. */
export const PILOT_ALIASES: ReadonlyMap<string, string> = new Map([
  ['bobafett-separatistalliance', 'bobafett-firesprayclasspatrolcraft'],
  ['darthvaderssp', 'darthvader-swz105'],
  ['fennrau-rebel-fang', 'fennrau-fangfighter'],
  ['hansoloboy', 'hansolo-battleofyavin'],
  ['hondoohnaka-firesprayclasspatrolcraft', 'hondoohnaka'],
  // Launch Bay Next, after the table of sebald/pattern-analyzer.
  ['maulermither-battleofyavin', 'maulermithel-battleofyavin'],
  ['anakinskywalker-eta2actis-siegeofcoruscant', 'anakinskywalker-siegeofcoruscant'],
  ['obiwankenobi-eta2actis-siegeofcoruscant', 'obiwankenobi-siegeofcoruscant'],
  ['kickback-sigeofcoruscant', 'kickback-siegeofcoruscant'],
]);

/** Upgrades. */
export const UPGRADE_ALIASES: ReadonlyMap<string, string> = new Map([
  // Launch Bay Next, Rollbetter and Longshanks in 2023.
  ['vectoredcannons', 'vectoredcannonsrz1'],
  ['instictiveaim', 'instinctiveaim'],
  ['preciseastromech', 'preciseastromech-battleofyavin'],
  // YASB, whose ids tell cards of standard loadouts by slots that ours print otherwise.
  ['initforthemoney', 'initforthemoneyrebellion'],
  ['sensorjammer-sensor', 'sensorjammer-battleofyavin'],
  ['roilinganger-force', 'roilinganger-siegeofcoruscant'],
  ['r2a3-talent', 'r2a3-battleoverendor'],
]);

/** What the sets of X-Wing Legacy and of the terminal's sources put behind the id of a standard loadout. */
export const LOADOUT_MARK = /-(?:lsl|ssl|rsl|sl|ls)$/;
