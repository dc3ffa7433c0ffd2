/** Pilots of a club's own in format packs and squads. */

import { beginsWith } from '@firing-arc/referee';

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * The name by which rules and other cards know a pilot: one of a club's own is who it begins with, whatever its name is,
 * so that no squad has somebody twice.
 */
export function characterName({ id, name }: Named, cardOf: (id: string) => Named | undefined): string {
  const like = beginsWith(id);
  return like === id ? name : (cardOf(like)?.name ?? name);
}

/** What a record of a pilot repeats of its card. */
export type Repeated = Readonly<Record<string, number | string | undefined>>;

/**
 * In what the record of a pilot is not what its card says, by its fields: games play the card. `refusal` tells why the
 * id of one of a club's own says none; of a pilot without a card nothing is told.
 */
export function otherThanItsCard(
  record: Named & object,
  refusal: string | null,
  card: () => Repeated,
): readonly (readonly [field: string, message: string])[] {
  if (refusal !== null) return [['id', `${record.id}: is no pilot made of the house's: ${refusal}`]];
  const written: Repeated = { ...record };
  return Object.entries(card()).flatMap(([field, said]) =>
    said === undefined || written[field] === said
      ? []
      : [[field, `${record.id}: its card says ${field} '${said}'`] as const],
  );
}
