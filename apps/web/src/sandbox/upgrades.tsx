import type { Draft, SquadBuilder } from '../games/builder.ts';
import { AddCard } from '../squads/add-card.tsx';
import { sandboxWords } from '../words/en/sandbox.ts';
import { useWords } from '../words/language.ts';
import type { Editing } from './editor.tsx';
import { type Piece, rewritten, withValue, writtenOf } from './position.ts';

/** A squad of one ship, as the builder knows it. */
const alone = (faction: string, pilot: string, upgrades: readonly string[]): Draft => ({
  name: '',
  faction,
  ships: [{ pilot, upgrades }],
  cards: [],
  agreed: null,
});

/** The upgrades that are printed on a ship's card. */
export const printedOn = (builder: SquadBuilder, faction: string, card: string): readonly string[] =>
  builder.ships(alone(faction, card, [])).flatMap(({ upgrades }) => upgrades.map(({ id }) => id));

/** The upgrades of a ship, each to be removed, and a field that finds more. */
export function Upgrades({ editing, piece }: { readonly editing: Editing; readonly piece: Piece }) {
  const { builder, desk, position, change } = editing;
  const t = useWords(sandboxWords);
  const written = writtenOf(position, piece);
  const list = Array.isArray(written.upgrades) ? (written.upgrades as readonly unknown[]) : [];
  const card = String(written[desk.cardField]);
  const faction = builder.factions.find(({ id }) =>
    builder.pilots(id).some((pilot) => pilot.id === card),
  )?.id;
  if (faction === undefined) return null;
  const printed = printedOn(builder, faction, card);
  const draft = alone(
    faction,
    card,
    list.map(idOf).filter((id) => !printed.includes(id)),
  );
  const known = builder.ships(draft).flatMap(({ upgrades }) => upgrades);
  const nameOfUpgrade = (id: string) => known.find((upgrade) => upgrade.id === id)?.name ?? id;
  const put = (next: readonly unknown[]) =>
    change(rewritten(position, piece, withValue(written, '/upgrades', next.length === 0 ? undefined : next)));
  return (
    <div className="sandbox-list">
      <b>{t.upgrades}</b>
      <ul>
        {list.map((upgrade) => (
          <li key={idOf(upgrade)}>
            {nameOfUpgrade(idOf(upgrade))}
            <button
              type="button"
              aria-label={t.remove({ name: nameOfUpgrade(idOf(upgrade)) })}
              onClick={() => put(list.filter((other) => other !== upgrade))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <AddCard
        label={t.upgrade}
        load={() => builder.upgrades(draft, 0)}
        says={builder.says.card}
        onAdd={(id) => put([...list, id])}
      />
    </div>
  );
}

/** The card that an entry names: "discarded: id" and an object with its `id` do as well. */
function idOf(upgrade: unknown): string {
  if (typeof upgrade === 'string') return upgrade.replace(/^\w+: /, '');
  return typeof upgrade === 'object' && upgrade !== null && 'id' in upgrade ? String(upgrade.id) : '';
}
