import { type Craft, type Hull, meshOf, resized } from './hull.ts';
import { type Livery, liveryOf } from './liveries.ts';
import { cr90, homeOne, liberty, nebulonB } from './ships/cruisers.ts';
import { gladiator, imperial, venator, victory } from './ships/destroyers.ts';
import { yt1300 } from './ships/freighters.ts';
import {
  tieadvancedx1,
  tieddefender,
  tiefofighter,
  tiesabomber,
  tiesffighter,
  tieskstriker,
} from './ships/more-ties.ts';
import { asf01bwing, hwk290, rz1awing, z95 } from './ships/rebels.ts';
import { arc170, delta7, eta2, ewing, fang, n1, v19, vulture } from './ships/republics.ts';
import { decimator, firespray, lambda, uwing, vcx100 } from './ships/shuttles.ts';
import { tieininterceptor, tielnfighter } from './ships/ties.ts';
import { t65xwing } from './ships/xwings.ts';
import { btla4ywing } from './ships/ywings.ts';
import { anyFighter, anyGreatShip, type Size } from './silhouettes.ts';

/** A model, and whose paint it wears when no faction is named. */
interface Model {
  readonly faction: string;
  readonly build: (paint: Livery) => Craft;
}

const model = (faction: string, build: (paint: Livery) => Craft): Model => ({ faction, build });

/** Models by the ids of X-Wing's chassis. */
const XWING: Readonly<Record<string, Model>> = {
  t65xwing: model('rebelalliance', t65xwing),
  btla4ywing: model('rebelalliance', btla4ywing),
  modifiedyt1300lightfreighter: model('rebelalliance', (paint) => yt1300(paint)),
  customizedyt1300lightfreighter: model('scumandvillainy', (paint) => yt1300(paint)),
  scavengedyt1300: model('resistance', (paint) => yt1300(paint, 'square')),
  tielnfighter: model('galacticempire', tielnfighter),
  tieininterceptor: model('galacticempire', tieininterceptor),
  tieadvancedx1: model('galacticempire', tieadvancedx1),
  tieddefender: model('galacticempire', tieddefender),
  tiesabomber: model('galacticempire', tiesabomber),
  tieskstriker: model('galacticempire', tieskstriker),
  tiefofighter: model('firstorder', tiefofighter),
  tiesffighter: model('firstorder', tiesffighter),
  rz1awing: model('rebelalliance', rz1awing),
  rz2awing: model('resistance', rz1awing),
  asf01bwing: model('rebelalliance', asf01bwing),
  hwk290lightfreighter: model('rebelalliance', hwk290),
  z95af4headhunter: model('rebelalliance', z95),
  ewing: model('rebelalliance', ewing),
  ut60duwing: model('rebelalliance', uwing),
  vcx100lightfreighter: model('rebelalliance', vcx100),
  lambdaclasst4ashuttle: model('galacticempire', lambda),
  vt49decimator: model('galacticempire', decimator),
  firesprayclasspatrolcraft: model('scumandvillainy', firespray),
  fangfighter: model('scumandvillainy', fang),
  arc170starfighter: model('galacticrepublic', arc170),
  delta7aethersprite: model('galacticrepublic', delta7),
  eta2actis: model('galacticrepublic', eta2),
  nabooroyaln1starfighter: model('galacticrepublic', n1),
  v19torrentstarfighter: model('galacticrepublic', v19),
  vultureclassdroidfighter: model('separatistalliance', vulture),
};

/** Chassis of First Edition, and others that share a model, by the id of the model. */
const XWING_SAME: Readonly<Record<string, string>> = {
  xwing: 't65xwing',
  ywing: 'btla4ywing',
  yt1300: 'modifiedyt1300lightfreighter',
  tiefighter: 'tielnfighter',
  modifiedtielnfighter: 'tielnfighter',
  tieinterceptor: 'tieininterceptor',
  tieadvanced: 'tieadvancedx1',
  tiedefender: 'tieddefender',
  tiebomber: 'tiesabomber',
  tiestriker: 'tieskstriker',
  awing: 'rz1awing',
  bwing: 'asf01bwing',
  hwk290: 'hwk290lightfreighter',
  z95headhunter: 'z95af4headhunter',
  clonez95headhunter: 'z95af4headhunter',
  uwing: 'ut60duwing',
  vcx100: 'vcx100lightfreighter',
  lambdaclassshuttle: 'lambdaclasst4ashuttle',
  firespray31: 'firesprayclasspatrolcraft',
  protectoratestarfighter: 'fangfighter',
  arc170: 'arc170starfighter',
  delta7baethersprite: 'delta7aethersprite',
  btlbywing: 'btla4ywing',
  btanr2ywing: 'btla4ywing',
  btanr2wywing: 'btla4ywing',
};

/** Models by how the ids of Armada's ships begin. */
const ARMADA: Readonly<Record<string, Model>> = {
  imperial: model('empire', imperial),
  victory: model('empire', victory),
  gladiator: model('empire', gladiator),
  venator: model('republic', venator),
  cr90: model('rebel', cr90),
  'nebulon-b': model('rebel', nebulonB),
  mc80h: model('rebel', homeOne),
  mc80l: model('rebel', liberty),
};

/** The fighters that squadrons of Armada fly, by the type of squadron. */
const SQUADRONS: Readonly<Record<string, string>> = {
  'x-wing-squadron': 't65xwing',
  'y-wing-squadron': 'btla4ywing',
  'tie-fighter-squadron': 'tielnfighter',
  'tie-interceptor-squadron': 'tieininterceptor',
  'a-wing-squadron': 'rz1awing',
  'b-wing-squadron': 'asf01bwing',
  'btl-b-y-wing-squadron': 'btla4ywing',
  'tie-advanced-squadron': 'tieadvancedx1',
  'tie-defender-squadron': 'tieddefender',
  'tie-bomber-squadron': 'tiesabomber',
  'z-95-headhunter-squadron': 'z95af4headhunter',
  'hwk-290': 'hwk290lightfreighter',
  'e-wing-squadron': 'ewing',
  'arc-170-starfighter-squadron': 'arc170starfighter',
  'delta-7-aethersprite-squadron': 'delta7aethersprite',
  'v-19-torrent-squadron': 'v19torrentstarfighter',
  'vulture-droid-squadron': 'vultureclassdroidfighter',
  'firespray-31': 'firesprayclasspatrolcraft',
  'lambda-class-shuttle': 'lambdaclasst4ashuttle',
  'vcx-100-freighter': 'vcx100lightfreighter',
  'vt-49-decimator': 'vt49decimator',
  'yt-1300': 'modifiedyt1300lightfreighter',
};

/** A single craft of a squadron is this long at most: three of them find room on a base of 34 mm. */
const SQUADRON_CRAFT = 17;
/** How much larger or smaller what stands for a missing model is on each base. */
const ANY_FIGHTER: Readonly<Record<Size, number>> = { small: 1, medium: 1.5, large: 2, huge: 4 };
const ANY_GREAT_SHIP: Readonly<Record<Size, number>> = { small: 0.75, medium: 1.05, large: 1.35, huge: 2.6 };

/** Whether a chassis, ship or type of squadron has a model of its own. */
export function hasModel(game: 'xwing' | 'armada', id: string): boolean {
  return modelOf(game, id) !== undefined;
}

/** Every id with a model of its own. Ids of Armada's ships are how those of their variants begin. */
export function modelIds(game: 'xwing' | 'armada'): readonly string[] {
  return game === 'xwing' ? Object.keys(XWING) : Object.keys(ARMADA);
}

/** Types of squadrons with a model of their own. */
export function squadronTypes(): readonly string[] {
  return Object.keys(SQUADRONS);
}

/**
 * The ship of a chassis of either edition of X-Wing, or of a ship or type of squadron of Armada, in the paint of a
 * faction; without a faction in that of its first owner. One of a squadron's craft, not the whole flight. Without a
 * model of its own it is a silhouette as large as the base. Built anew at each call: keep what you draw.
 */
export function hullOf(game: 'xwing' | 'armada', id: string, faction?: string, size: Size = 'small'): Hull {
  const found = modelOf(game, id);
  if (found) return meshOf(found.build(liveryOf(faction, found.faction)));
  const paint = liveryOf(faction, 'rebelalliance');
  if (game === 'xwing') return meshOf(resized(anyFighter(paint), ANY_FIGHTER[size]));
  if (isSquadron(id)) return meshOf(smaller(anyFighter(paint)));
  return meshOf(resized(anyGreatShip(paint), ANY_GREAT_SHIP[size]));
}

function isSquadron(id: string): boolean {
  return id in SQUADRONS || id.includes('squadron');
}

function modelOf(game: 'xwing' | 'armada', id: string): Model | undefined {
  if (game === 'xwing') return XWING[XWING_SAME[id] ?? id];
  const flown = SQUADRONS[id];
  if (flown !== undefined) {
    const craft = XWING[flown];
    return craft && model(craft.faction, (paint) => smaller(craft.build(paint)));
  }
  const begun = Object.keys(ARMADA).filter((name) => id.startsWith(name));
  const closest = begun.sort((a, b) => b.length - a.length)[0];
  return closest === undefined ? undefined : ARMADA[closest];
}

/** A craft as one of a squadron. */
function smaller(craft: Craft): Craft {
  let reach = 0;
  for (const { a, b, c } of craft.part)
    for (const [x, y] of [a, b, c]) reach = Math.max(reach, Math.abs(x), Math.abs(y));
  return resized(craft, SQUADRON_CRAFT / 2 / reach);
}
