import { expect, it } from 'vitest';
import {
  at,
  choose,
  eitherOf,
  friendly,
  gain,
  inAttackArc,
  inTurn,
  onlyIf,
  suffer,
  whenever,
} from '../language.ts';

const toDefender = gain('focus', 1, 'defender');

it('speaks of an attack only in the moments of one, however deep the word stands', () => {
  const during = at('attack-declared').youMay(
    choose([friendly, inAttackArc], eitherOf(suffer(1), toDefender)),
  );
  expect(during).toMatchObject({ window: 'attack-declared', effect: { kind: 'choose' } });
  // These do not compile; what they would build is of no interest.
  // @ts-expect-error nobody defends after a maneuver
  at('after-maneuver').youMay(toDefender);
  // @ts-expect-error nor for a ship that is chosen then
  at('after-maneuver').youMay(choose([friendly], toDefender));
  // @ts-expect-error nor as one of two choices
  at('after-maneuver').youMay(eitherOf(suffer(1), toDefender));
  // @ts-expect-error nor as the second of two effects
  at('after-maneuver').youMay(inTurn(suffer(1), onlyIf([], toDefender)));
  // @ts-expect-error there is no attack arc then
  at('after-maneuver').youMay(choose([inAttackArc], gain('focus')));
  // @ts-expect-error nor for another ship's maneuver
  whenever('after-maneuver', [inAttackArc]).youMay(gain('focus'));
});
