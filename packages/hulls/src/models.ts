import { aceLivery } from './aces.ts';
import { type Craft, type Hull, meshOf, resized } from './hull.ts';
import { type Livery, liveryOf } from './liveries.ts';
import {
  belbullab,
  hmp,
  hyena,
  hyperspaceRing,
  infiltrator,
  laati,
  nantex,
  trifighter,
  vwing,
} from './ships/clone-wars.ts';
import { cr90, homeOne, liberty, nebulonB } from './ships/cruisers.ts';
import { gladiator, imperial, venator, victory } from './ships/destroyers.ts';
import {
  acclamator,
  arquitens,
  assaultFrigate,
  consular,
  croc,
  executor,
  gozanti,
  gr75,
  hammerhead,
  hardcell,
  interdictor,
  mc30,
  mc75,
  munificent,
  onager,
  pelta,
  providence,
  quasar,
  raider,
  recusant,
  starhawk,
  trident,
} from './ships/fleets.ts';
import { yt1300 } from './ships/freighters.ts';
import {
  alphaclassstarwing,
  tieadvancedv1,
  tieagaggressor,
  tiebainterceptor,
  tiecapunisher,
  tiephphantom,
  tierbheavy,
  tiereaper,
  tiesebomber,
  tievnsilencer,
  tiewiwhisper,
  upsilon,
  xi,
} from './ships/imperials.ts';
import {
  attackshuttle,
  auzituck,
  fireball,
  kwing,
  resistancePod,
  resistanceTransport,
  sheathipede,
  starfortress,
  t70xwing,
  yt2400,
} from './ships/more-rebels.ts';
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
import {
  aggressor,
  escapecraft,
  g1a,
  gauntlet,
  jumpmaster,
  kihraxz,
  kimogila,
  lancer,
  m3a,
  quadjumper,
  rogueclass,
  scurrg,
  st70,
  starviper,
  yv666,
} from './ships/scoundrels.ts';
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
  gozanticlasscruiser: model('galacticempire', (paint) => resized(gozanti(paint), 3.4)),
  raiderclasscorvette: model('galacticempire', (paint) => resized(raider(paint), 3.4)),
  cr90corelliancorvette: model('rebelalliance', (paint) => resized(cr90(paint), 2.5)),
  gr75mediumtransport: model('rebelalliance', (paint) => resized(gr75(paint), 3.4)),
  croccruiser: model('scumandvillainy', (paint) => resized(croc(paint), 3.1)),
  tridentclassassaultship: model('separatistalliance', (paint) => resized(trident(paint), 2.8)),
  attackshuttle: model('rebelalliance', attackshuttle),
  auzituckgunship: model('rebelalliance', auzituck),
  btls8kwing: model('rebelalliance', kwing),
  sheathipedeclassshuttle: model('rebelalliance', sheathipede),
  yt2400lightfreighter: model('rebelalliance', yt2400),
  t70xwing: model('resistance', t70xwing),
  fireball: model('resistance', fireball),
  mg100starfortress: model('resistance', starfortress),
  resistancetransport: model('resistance', resistanceTransport),
  resistancetransportpod: model('resistance', resistancePod),
  alphaclassstarwing: model('galacticempire', alphaclassstarwing),
  tieadvancedv1: model('galacticempire', tieadvancedv1),
  tieagaggressor: model('galacticempire', tieagaggressor),
  tiecapunisher: model('galacticempire', tiecapunisher),
  tiephphantom: model('galacticempire', tiephphantom),
  tierbheavy: model('galacticempire', tierbheavy),
  tiereaper: model('galacticempire', tiereaper),
  tiebainterceptor: model('firstorder', tiebainterceptor),
  tievnsilencer: model('firstorder', tievnsilencer),
  tiewiwhispermodifiedinterceptor: model('firstorder', tiewiwhisper),
  tiesebomber: model('firstorder', tiesebomber),
  upsilonclassshuttle: model('firstorder', upsilon),
  xiclasslightshuttle: model('firstorder', xi),
  aggressorassaultfighter: model('scumandvillainy', aggressor),
  escapecraft: model('scumandvillainy', escapecraft),
  g1astarfighter: model('scumandvillainy', g1a),
  gauntletfighter: model('scumandvillainy', gauntlet),
  jumpmaster5000: model('scumandvillainy', jumpmaster),
  kihraxzfighter: model('scumandvillainy', kihraxz),
  m12lkimogilafighter: model('scumandvillainy', kimogila),
  lancerclasspursuitcraft: model('scumandvillainy', lancer),
  m3ainterceptor: model('scumandvillainy', m3a),
  quadrijettransferspacetug: model('scumandvillainy', quadjumper),
  rogueclassstarfighter: model('scumandvillainy', rogueclass),
  scurrgh6bomber: model('scumandvillainy', scurrg),
  st70assaultship: model('scumandvillainy', st70),
  starviperclassattackplatform: model('scumandvillainy', starviper),
  yv666lightfreighter: model('scumandvillainy', yv666),
  laatigunship: model('galacticrepublic', laati),
  nimbusclassvwing: model('galacticrepublic', vwing),
  syliureclasshyperspacering: model('galacticrepublic', hyperspaceRing),
  belbullab22starfighter: model('separatistalliance', belbullab),
  droidtrifighter: model('separatistalliance', trifighter),
  hmpdroidgunship: model('separatistalliance', hmp),
  hyenaclassdroidbomber: model('separatistalliance', hyena),
  nantexclassstarfighter: model('separatistalliance', nantex),
  sithinfiltrator: model('separatistalliance', infiltrator),
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
  aggressor: 'aggressorassaultfighter',
  bsf17bomber: 'mg100starfortress',
  kwing: 'btls8kwing',
  quadjumper: 'quadrijettransferspacetug',
  starviper: 'starviperclassattackplatform',
  tieadvprototype: 'tieadvancedv1',
  tieaggressor: 'tieagaggressor',
  tiephantom: 'tiephphantom',
  tiepunisher: 'tiecapunisher',
  tiesilencer: 'tievnsilencer',
  yt2400: 'yt2400lightfreighter',
  yv666: 'yv666lightfreighter',
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
  arquitens: model('empire', arquitens),
  gozanti: model('empire', gozanti),
  interdictor: model('empire', interdictor),
  onager: model('empire', onager),
  quasar: model('empire', quasar),
  raider: model('empire', raider),
  executor: model('empire', executor),
  'star-dreadnought': model('empire', executor),
  'prototype-super-star-destroyer': model('empire', executor),
  'assault-frigate': model('rebel', assaultFrigate),
  gr75: model('rebel', gr75),
  hammerhead: model('rebel', hammerhead),
  mc30c: model('rebel', mc30),
  mc75: model('rebel', mc75),
  'modified-pelta': model('rebel', pelta),
  starhawk: model('rebel', starhawk),
  acclamator: model('republic', acclamator),
  consular: model('republic', consular),
  pelta: model('republic', pelta),
  hardcell: model('separatist', hardcell),
  munificent: model('separatist', munificent),
  providence: model('separatist', providence),
  recusant: model('separatist', recusant),
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
  'aggressor-assault-fighter': 'aggressorassaultfighter',
  'jumpmaster-5000': 'jumpmaster5000',
  'mandalorian-gauntlet-fighter': 'gauntletfighter',
  'tie-phantom-squadron': 'tiephphantom',
  'yv-666': 'yv666lightfreighter',
  'lancer-class-pursuit-craft': 'lancerclasspursuitcraft',
  'scurrg-h-6-bomber': 'scurrgh6bomber',
  'yt-2400': 'yt2400lightfreighter',
  'belbullab-22-squadron': 'belbullab22starfighter',
  'droid-tri-fighter-squadron': 'droidtrifighter',
  'hyena-droid-bomber-squadron': 'hyenaclassdroidbomber',
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
 * faction, and in a known pilot's own; without a faction in that of its first owner. `pilot` is the id of a card. One of a squadron's craft, not the whole flight. Without a
 * model of its own it is a silhouette as large as the base. Built anew at each call: keep what you draw.
 */
export function hullOf(
  game: 'xwing' | 'armada',
  id: string,
  faction?: string,
  size: Size = 'small',
  pilot?: string,
): Hull {
  const found = modelOf(game, id);
  const paint: Livery = { ...liveryOf(faction, found?.faction ?? 'rebelalliance'), ...aceLivery(pilot) };
  if (found) return meshOf(found.build(paint));
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
  const matching = Object.keys(ARMADA).filter((name) => id.startsWith(name));
  const closest = matching.sort((a, b) => b.length - a.length)[0];
  return closest === undefined ? undefined : ARMADA[closest];
}

/** A craft as one of a squadron. */
function smaller(craft: Craft): Craft {
  let reach = 0;
  for (const { a, b, c } of craft.part)
    for (const [x, y] of [a, b, c]) reach = Math.max(reach, Math.abs(x), Math.abs(y));
  return resized(craft, SQUADRON_CRAFT / 2 / reach);
}
