/**
 * Scenes altered where an ability acts already: several things are otherwise, by what tells one word of it from another.
 * Only other tokens lie on a ship, it stands in another arc, fires another weapon, has the card on its other side; its way
 * is blocked; and something more happens once what lasts until then is over.
 */

import type { Change, Changing, OfCard } from './altered/change.ts';
import * as moments from './altered/moments.ts';
import * as places from './altered/places.ts';
import * as ships from './altered/ships.ts';
import type { Scene } from './positions.ts';
import type { Wide } from './wide.ts';

/** A scene beside one in which from two to four things are otherwise. */
export function alteredScene(scene: Scene, draw: Wide, of: OfCard, seed: string): Scene {
  const { chance, oneOf, upTo } = draw;
  const change: Change = {
    draw,
    position: structuredClone(scene.position),
    of,
    activity: scene.activity,
    after: [],
  };
  const able = CHANGES.filter(({ when }) => when.test(draw.text));
  for (let left = 1 + upTo(3); left > 0; left--)
    oneOf(chance(85) && able.length > 0 ? able : CHANGES).change(change);
  return {
    ...scene,
    position: change.position,
    activity: change.instead ?? scene.activity,
    ...(change.first && { first: change.first }),
    after: [...(scene.after ?? []), ...change.after],
    rounds: change.rounds ?? scene.rounds ?? 1,
    ...(chance(40) && { seed }),
  };
}

/** Each with the words of blocks that call for it. */
const CHANGES: readonly { readonly when: RegExp; readonly change: Changing }[] = [
  { when: /range/, change: places.atRange },
  { when: /range|ships|count|side/, change: places.atRange },
  { when: /arc|in-front|behind/, change: places.inArc },
  { when: /arc|attack|"whose"/, change: places.inArc },
  { when: /range|lock/, change: places.farAway },
  { when: /side|"self"|who/, change: places.swap },
  { when: /count|ships|choose|most/, change: places.gather },
  { when: /tokens?"|stress|strain|spend|remove|transfer/, change: ships.tokens },
  { when: /tokens?"|stress|evenWhileStressed|token-is/, change: ships.tokens },
  { when: /tokens?"|count|choose|each|condition/, change: ships.alike },
  { when: /lock|red|special|"this"/, change: ships.locks },
  { when: /damage|shield|repair|deal|suffer|hull|destroy/, change: ships.damage },
  { when: /charge|force|energy|"stat"/, change: ships.charges },
  { when: /flip|onBack|closed/, change: ships.flips },
  { when: /marked|"mark"|lasting/, change: ships.marks },
  { when: /attack-with|weapon|"kind":"attack"|special|reload/, change: ships.arms },
  { when: /attack-with|"weapon":"|"this"/, change: ships.arms },
  { when: /perform-action|actions?"|upgrade|slot|bar/, change: ships.cards },
  { when: /./, change: ships.bearers },
  { when: /pilot|named|keyword|size|faction|limited|initiative|chassis|agility/, change: ships.pilots },
  { when: /most|count|each|choose|enemy/, change: places.more },
  { when: /most|count|each|choose|friendly/, change: places.friends },
  { when: /attack-range|range":\[\d,[345]\]|in-arc/, change: places.huge },
  { when: /initiative/, change: ships.initiative },
  { when: /condition"|assign/, change: ships.conditions },
  { when: /flown|maneuver|speed|bearing|difficulty|reveal|dial/, change: ships.dials },
  { when: /fully|overlap|move|boost|barrel|maneuver|touch/, change: places.blocked },
  { when: /obstacle|obstruct|object|device|bomb|mine|remote|fully/, change: places.lying },
  { when: /obstacle|moving-through|reposition/, change: places.rocks },
  { when: /obstacle|moving-through|reposition/, change: places.rocks },
  { when: /"kind":"attack"|"weapon":"this"|fire-|weapon-arc/, change: ships.shoots },
  { when: /"kind":"attack"|fire-|weapon-arc|attack-range/, change: ships.shoots },
  { when: /activated|engaged|bonus|tractor|system|revealed/, change: ships.did },
  { when: /until|marked|"mark"/, change: moments.goesOn },
  { when: /until|after|marked/, change: moments.goesOn },
  { when: /until|after|marked|spend|charge|bonus/, change: moments.again },
  {
    when: /after-gain|"event":"gain"|token-is|after-damage|destroyed|deal|after-lock|shield-lost|after-spend/,
    change: moments.befalls,
  },
  { when: /after-gain|"event"|token-is|destroyed|removed/, change: moments.befalls },
  {
    when: /"window":"(start|end|during|before-a|before-r|before-m|before-d|before-e|after-(reveal|man|act|eng|dec|coord))/,
    change: moments.moments,
  },
  {
    when: /"window":"(start|end|during|before-a|before-r|before-m|before-d|before-e|after-(reveal|man|act|eng|dec|coord))/,
    change: moments.moments,
  },
  { when: /until|round|recover/, change: moments.nextRound },
  { when: /who|whom|of/, change: moments.happens },
];
