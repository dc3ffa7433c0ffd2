import type { ShownPlace } from '../shown/question.ts';

/**
 * A place the rules propose, [x, y, facing] in mm and degrees: in tenths where these are legal too, since a place
 * on the very edge of what is legal may not be. The middle of the table when they found none.
 */
export function proposal({ propose, validate }: Pick<ShownPlace, 'propose' | 'validate'>): readonly number[] {
  for (let tries = 0; tries < 500; tries++) {
    const place = propose(Math.random);
    if (!place) continue;
    const rounded = place.map((value) => Math.round(value * 10) / 10);
    return validate(rounded).length === 0 ? rounded : place;
  }
  return [400, 400, 0];
}

/** What moves within a ring begins where it is, what must go elsewhere as near to where it was as it may; all else where the rules propose. */
export function startOf(place: ShownPlace): readonly number[] {
  const { ring, near, validate } = place;
  const own = ring ?? near;
  const here = own ? [own.x, own.y, 0] : null;
  return here && validate(here).length === 0 ? here : proposal(place);
}
