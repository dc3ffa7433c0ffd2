/** Every ship type, with all its pilots. */

import type { Chassis } from '../chassis.ts';
import { aggressorassaultfighter } from './aggressorassaultfighter.ts';
import { alphaclassstarwing } from './alphaclassstarwing.ts';
import { arc170starfighter } from './arc170starfighter.ts';
import { asf01bwing } from './asf01bwing.ts';
import { attackshuttle } from './attackshuttle.ts';
import { auzituckgunship } from './auzituckgunship.ts';
import { belbullab22starfighter } from './belbullab22starfighter.ts';
import { btanr2wywing } from './btanr2wywing.ts';
import { btanr2ywing } from './btanr2ywing.ts';
import { btla4ywing } from './btla4ywing.ts';
import { btlbywing } from './btlbywing.ts';
import { btls8kwing } from './btls8kwing.ts';
import { clonez95headhunter } from './clonez95headhunter.ts';
import { cr90corelliancorvette } from './cr90corelliancorvette.ts';
import { croccruiser } from './croccruiser.ts';
import { customizedyt1300lightfreighter } from './customizedyt1300lightfreighter.ts';
import { delta7aethersprite } from './delta7aethersprite.ts';
import { delta7baethersprite } from './delta7baethersprite.ts';
import { droidtrifighter } from './droidtrifighter.ts';
import { escapecraft } from './escapecraft.ts';
import { eta2actis } from './eta2actis.ts';
import { ewing } from './ewing.ts';
import { fangfighter } from './fangfighter.ts';
import { fireball } from './fireball.ts';
import { firesprayclasspatrolcraft } from './firesprayclasspatrolcraft.ts';
import { g1astarfighter } from './g1astarfighter.ts';
import { gauntletfighter } from './gauntletfighter.ts';
import { gozanticlasscruiser } from './gozanticlasscruiser.ts';
import { gr75mediumtransport } from './gr75mediumtransport.ts';
import { hmpdroidgunship } from './hmpdroidgunship.ts';
import { hwk290lightfreighter } from './hwk290lightfreighter.ts';
import { hyenaclassdroidbomber } from './hyenaclassdroidbomber.ts';
import { jumpmaster5000 } from './jumpmaster5000.ts';
import { kihraxzfighter } from './kihraxzfighter.ts';
import { laatigunship } from './laatigunship.ts';
import { lambdaclasst4ashuttle } from './lambdaclasst4ashuttle.ts';
import { lancerclasspursuitcraft } from './lancerclasspursuitcraft.ts';
import { m3ainterceptor } from './m3ainterceptor.ts';
import { m12lkimogilafighter } from './m12lkimogilafighter.ts';
import { mg100starfortress } from './mg100starfortress.ts';
import { modifiedtielnfighter } from './modifiedtielnfighter.ts';
import { modifiedyt1300lightfreighter } from './modifiedyt1300lightfreighter.ts';
import { nabooroyaln1starfighter } from './nabooroyaln1starfighter.ts';
import { nantexclassstarfighter } from './nantexclassstarfighter.ts';
import { nimbusclassvwing } from './nimbusclassvwing.ts';
import { quadrijettransferspacetug } from './quadrijettransferspacetug.ts';
import { raiderclasscorvette } from './raiderclasscorvette.ts';
import { resistancetransport } from './resistancetransport.ts';
import { resistancetransportpod } from './resistancetransportpod.ts';
import { rogueclassstarfighter } from './rogueclassstarfighter.ts';
import { rz1awing } from './rz1awing.ts';
import { rz2awing } from './rz2awing.ts';
import { scavengedyt1300 } from './scavengedyt1300.ts';
import { scurrgh6bomber } from './scurrgh6bomber.ts';
import { sheathipedeclassshuttle } from './sheathipedeclassshuttle.ts';
import { sithinfiltrator } from './sithinfiltrator.ts';
import { st70assaultship } from './st70assaultship.ts';
import { starviperclassattackplatform } from './starviperclassattackplatform.ts';
import { syliureclasshyperspacering } from './syliureclasshyperspacering.ts';
import { t65xwing } from './t65xwing.ts';
import { t70xwing } from './t70xwing.ts';
import { tieadvancedv1 } from './tieadvancedv1.ts';
import { tieadvancedx1 } from './tieadvancedx1.ts';
import { tieagaggressor } from './tieagaggressor.ts';
import { tiebainterceptor } from './tiebainterceptor.ts';
import { tiecapunisher } from './tiecapunisher.ts';
import { tieddefender } from './tieddefender.ts';
import { tiefofighter } from './tiefofighter.ts';
import { tieininterceptor } from './tieininterceptor.ts';
import { tielnfighter } from './tielnfighter.ts';
import { tiephphantom } from './tiephphantom.ts';
import { tierbheavy } from './tierbheavy.ts';
import { tiereaper } from './tiereaper.ts';
import { tiesabomber } from './tiesabomber.ts';
import { tiesebomber } from './tiesebomber.ts';
import { tiesffighter } from './tiesffighter.ts';
import { tieskstriker } from './tieskstriker.ts';
import { tievnsilencer } from './tievnsilencer.ts';
import { tiewiwhispermodifiedinterceptor } from './tiewiwhispermodifiedinterceptor.ts';
import { tridentclassassaultship } from './tridentclassassaultship.ts';
import { upsilonclassshuttle } from './upsilonclassshuttle.ts';
import { ut60duwing } from './ut60duwing.ts';
import { v19torrentstarfighter } from './v19torrentstarfighter.ts';
import { vcx100lightfreighter } from './vcx100lightfreighter.ts';
import { vt49decimator } from './vt49decimator.ts';
import { vultureclassdroidfighter } from './vultureclassdroidfighter.ts';
import { xiclasslightshuttle } from './xiclasslightshuttle.ts';
import { yt2400lightfreighter } from './yt2400lightfreighter.ts';
import { yv666lightfreighter } from './yv666lightfreighter.ts';
import { z95af4headhunter } from './z95af4headhunter.ts';

export const CHASSIS: readonly Chassis[] = [
  gozanticlasscruiser,
  raiderclasscorvette,
  cr90corelliancorvette,
  gr75mediumtransport,
  croccruiser,
  tridentclassassaultship,
  aggressorassaultfighter,
  alphaclassstarwing,
  arc170starfighter,
  asf01bwing,
  attackshuttle,
  auzituckgunship,
  belbullab22starfighter,
  btanr2ywing,
  btanr2wywing,
  btla4ywing,
  btlbywing,
  btls8kwing,
  clonez95headhunter,
  customizedyt1300lightfreighter,
  delta7aethersprite,
  delta7baethersprite,
  droidtrifighter,
  escapecraft,
  eta2actis,
  ewing,
  fangfighter,
  fireball,
  firesprayclasspatrolcraft,
  g1astarfighter,
  gauntletfighter,
  hmpdroidgunship,
  hwk290lightfreighter,
  hyenaclassdroidbomber,
  jumpmaster5000,
  kihraxzfighter,
  laatigunship,
  lambdaclasst4ashuttle,
  lancerclasspursuitcraft,
  m12lkimogilafighter,
  m3ainterceptor,
  mg100starfortress,
  modifiedtielnfighter,
  modifiedyt1300lightfreighter,
  nabooroyaln1starfighter,
  nantexclassstarfighter,
  nimbusclassvwing,
  quadrijettransferspacetug,
  resistancetransport,
  resistancetransportpod,
  rogueclassstarfighter,
  rz1awing,
  rz2awing,
  scavengedyt1300,
  scurrgh6bomber,
  sheathipedeclassshuttle,
  sithinfiltrator,
  st70assaultship,
  starviperclassattackplatform,
  syliureclasshyperspacering,
  t65xwing,
  t70xwing,
  tieadvancedv1,
  tieadvancedx1,
  tieagaggressor,
  tiebainterceptor,
  tiecapunisher,
  tieddefender,
  tiefofighter,
  tieininterceptor,
  tielnfighter,
  tiephphantom,
  tierbheavy,
  tiereaper,
  tiesabomber,
  tiesebomber,
  tiesffighter,
  tieskstriker,
  tievnsilencer,
  tiewiwhispermodifiedinterceptor,
  upsilonclassshuttle,
  ut60duwing,
  v19torrentstarfighter,
  vcx100lightfreighter,
  vt49decimator,
  vultureclassdroidfighter,
  xiclasslightshuttle,
  yt2400lightfreighter,
  yv666lightfreighter,
  z95af4headhunter,
];
