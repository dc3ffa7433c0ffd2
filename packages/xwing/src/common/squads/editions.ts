/** Of which edition a list is, told by its ships and slots: the ids of both are alike otherwise. */

import { bareId } from './spelling.ts';

export type Edition = 'first' | 'second';

/** Types of ships that XWS calls so in First Edition; builders kept some of these names when 2.0 began. */
const FIRST_SHIPS = new Set(
  words(`
aggressor arc170 awing bsf17bomber bwing cr90corvette cr90corvetteaft cr90corvettefore firespray31
hwk290 kwing lambdaclassshuttle protectoratestarfighter quadjumper raiderclasscorvette
raiderclasscorvetteaft raiderclasscorvettefore starviper tieadvanced tieadvprototype tieaggressor
tiebomber tiedefender tiefighter tieinterceptor tiephantom tiepunisher tiesilencer tiestriker uwing
vcx100 xwing yt1300 yt2400 yv666 ywing z95headhunter
`),
);

/** Those of the Second Edition and 2.5. */
const SECOND_SHIPS = new Set(
  words(`
aggressorassaultfighter arc170starfighter asf01bwing belbullab22starfighter btanr2ywing btla4ywing
btlbywing btls8kwing clonez95headhunter cr90corelliancorvette customizedyt1300lightfreighter
delta7aethersprite delta7baethersprite droidtrifighter escapecraft eta2actis fangfighter fireball
firesprayclasspatrolcraft gauntletfighter hmpdroidgunship hwk290lightfreighter hyenaclassdroidbomber
laatigunship lambdaclasst4ashuttle mg100starfortress modifiedtielnfighter
modifiedyt1300lightfreighter nabooroyaln1starfighter nantexclassstarfighter nimbusclassvwing
quadrijettransferspacetug raiderclasscorvette resistancetransport resistancetransportpod
rogueclassstarfighter rz1awing rz2awing scavengedyt1300 sithinfiltrator st70assaultship
starviperclassattackplatform syliureclasshyperspacering t65xwing tieadvancedv1 tieadvancedx1
tieagaggressor tiebainterceptor tiecapunisher tieddefender tieininterceptor tielnfighter
tiephphantom tierbheavy tiesabomber tiesebomber tieskstriker tievnsilencer
tiewiwhispermodifiedinterceptor tridentclassassaultship ut60duwing v19torrentstarfighter
vcx100lightfreighter vultureclassdroidfighter xiclasslightshuttle yt2400lightfreighter
yv666lightfreighter z95af4headhunter
`),
);

/** Slots that only the Second Edition and 2.5 have. */
const SECOND_SLOTS = new Set(
  words('forcepower force configuration talent sensor gunner device payload tacticalrelay command'),
);

/** The edition of a list by the slots and types of its ships; null where nothing tells. */
export function editionOf(ships: readonly string[], slots: readonly string[]): Edition | null {
  if (slots.some((slot) => SECOND_SLOTS.has(bareId(slot)))) return 'second';
  const types = ships.map(bareId);
  const first = types.filter((type) => FIRST_SHIPS.has(type)).length;
  const second = types.filter((type) => SECOND_SHIPS.has(type)).length;
  return first === second ? null : first > second ? 'first' : 'second';
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
