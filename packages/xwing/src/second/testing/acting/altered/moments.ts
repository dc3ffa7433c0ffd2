/** Other moments: something more happens, something befalls a ship, the moment of the ability comes by itself. */
import type { Effect } from '../../../abilities/language.ts';
import type { Activity } from '../../../position/index.ts';
import { occasion, type Step, TOKENS, WINDOWS, type Window, windowStep } from '../../../state.ts';
import { all, type Changing, someId } from './change.ts';

/** Something more happens, mostly once what may last is over. */
export const goesOn: Changing = (change) => {
  const { draw, after } = change;
  const { chance, oneOf } = draw;
  const phase = oneOf(['activation', 'engagement', 'system'] as const);
  if (chance(55)) after.push({ kind: 'end-phase-of', phase });
  if (chance(15)) after.push({ kind: 'end-activation', ship: someId(change) });
  for (let left = 1 + draw.upTo(1); left > 0; left--) {
    const id = chance(65) ? 0 : someId(change);
    after.push(
      oneOf<Activity>([
        { engage: id },
        { engage: someId(change) },
        { activate: id },
        { action: id },
        { system: id },
      ]),
    );
  }
  if (chance(25)) after.push({ phase: oneOf(['engagement', 'end', 'activation'] as const) });
};

/** Something befalls a ship, as by a card of its own: tokens, damage, a lock on another. */
export const befalls: Changing = (change) => {
  const { draw, after } = change;
  const { chance, oneOf, upTo, words } = draw;
  const [ship, chosen] = [someId(change), someId(change)];
  const named = [...TOKENS].filter((token) => words.has(token));
  const token = oneOf(named.length > 0 && chance(45) ? named : TOKENS);
  const gains: Effect = { kind: 'gain', token, count: 1 + upTo(1), on: 'self' };
  const able: readonly (readonly [RegExp, Effect])[] = [
    [/token|gain|stress/, gains],
    [
      /damage|shield|destroy|removed|deal|suffer/,
      { kind: 'suffer', hits: 1 + upTo(4), crits: upTo(1), on: 'self' },
    ],
    [/deal|faceup|damage/, { kind: 'deal', up: chance(70), on: 'self' }],
    [/lock/, { kind: 'acquire-lock', by: 'self', on: 'chosen', anyRange: chance(50) }],
  ];
  const called = able.filter(([when]) => when.test(draw.text)).map(([, effect]) => effect);
  const effect = oneOf(called.length > 0 ? called : [gains]);
  const moment = occasion('start-of-planning');
  const step: Step = { kind: 'effect', ability: '', ship, occasion: moment, chosen, effect };
  if (chance(65)) change.first = [step];
  else after.push(step);
};

/** The moment of the ability comes by itself, for some ship. */
export const moments: Changing = (change) => {
  const { chance, oneOf, text } = change.draw;
  const window = WINDOWS.find((one) => text.includes(`"window":"${one}"`));
  if (!window) return;
  if (OF_ALL.test(window)) change.first = [windowStep(window)];
  else if (OF_A_SHIP.includes(window)) change.first = [windowStep(window, { ship: someId(change) })];
  else if (window === 'after-coordinate') {
    const ours = change.position.sides[0].ships.length;
    const ship = someId(change);
    const friends = all(change.position).flatMap((_, id) =>
      id !== ship && id < ours === ship < ours ? [id] : [],
    );
    if (friends.length > 0) change.first = [windowStep(window, { ship, other: oneOf(friends) })];
  }
  if (chance(15) && change.first) change.after.push(...change.first);
};

/** Moments that are about all, and those that are about one ship and nothing else. */
const OF_ALL =
  /^(start-of-(planning|system|activation|engagement|end)|end-of-(activation|engagement|end)|during-end)$/;
const OF_A_SHIP: readonly Window[] = [
  'before-activating',
  'before-reveal',
  'after-reveal',
  'before-maneuver',
  'before-difficulty',
  'after-maneuver',
  'after-activating',
  'before-engaging',
  'after-engaging',
  'after-decloak',
];

/** The same happens once more. */
export const again: Changing = ({ draw, activity, instead, after }) => {
  if (draw.chance(30))
    after.push({ kind: 'end-phase-of', phase: draw.oneOf(['activation', 'engagement'] as const) });
  after.push(instead ?? activity);
};

/** The round ends, and the next one begins with something else. */
export const nextRound: Changing = (change) => {
  change.after.push({ phase: 'end' });
  change.rounds = 2;
};

export const happens: Changing = (change) => {
  const { oneOf, chance } = change.draw;
  const id = someId(change);
  change.instead = oneOf<Activity>([
    { activate: id },
    { action: id },
    { engage: id },
    { engage: id },
    { system: id },
    { phase: 'engagement' },
    { phase: 'activation' },
    { game: oneOf(['system', 'activation', 'engagement', 'end', 'planning'] as const) },
  ]);
  if (chance(20)) change.rounds = 2;
};
