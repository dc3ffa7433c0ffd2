import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Draft } from '../games/builder.ts';
import { nameOf } from '../shown/names.ts';
import { AddCard } from '../squads/add-card.tsx';
import { sandboxWords } from '../words/en/sandbox.ts';
import { useWords } from '../words/language.ts';
import type { Editing } from './editor.tsx';
import { Adder } from './fields.tsx';
import { putIn } from './free-place.ts';
import {
  countsShips,
  isLoose,
  keyOf,
  ownerOf,
  type Piece,
  piecesOf,
  type Written,
  writtenOf,
} from './position.ts';
import { printedOn } from './upgrades.tsx';

/** What a piece is called, as it is on the board. */
export function nameOfPiece({ position, laid }: Editing, piece: Piece): string {
  if (!isLoose(piece.kind)) return nameOf(laid.table, piece.id);
  const thing = laid.table.things.find(({ key }) => key === laid.thingKey(piece));
  const { outline, kind } = writtenOf(position, piece);
  return thing?.title ?? String(outline ?? kind);
}

interface PiecesProps {
  readonly editing: Editing;
  /** The key of the piece that is selected. */
  readonly selected: string | null;
}

/** All pieces, to be selected, and fields that put in more. */
export function Pieces({ editing, selected }: PiecesProps) {
  const { desk, position } = editing;
  const { devices } = desk;
  const t = useWords(sandboxWords);
  const pieces = piecesOf(position);
  const sides = position.sides.map((_, side) => side);
  const add = usePutIn(editing);
  const heading = useFocusAfter(selected);
  return (
    <section className="card sandbox-pieces" aria-label={t.pieces}>
      <h2 ref={heading} tabIndex={-1}>
        {t.pieces}
      </h2>
      {sides.map((side) => (
        <div key={side}>
          <h3 className={`side-${side + 1}`}>{t.onSide({ side: side + 1 })}</h3>
          <PieceList
            editing={editing}
            selected={selected}
            pieces={pieces.filter((one) => ownerOf(position, one) === side)}
          />
          <AddToSide editing={editing} side={side} add={add} />
          {devices && (
            <Adder
              label={t.addDevice({ side: side + 1 })}
              closed={t.addDevice({ side: side + 1 })}
              options={devices.options()}
              onAdd={(kind) => add({ kind: devices.kind, side: -1 }, { kind, player: side })}
            />
          )}
        </div>
      ))}
      <h3>{t.obstacles}</h3>
      <PieceList
        editing={editing}
        selected={selected}
        pieces={pieces.filter(({ kind }) => kind === 'obstacles')}
      />
      <Adder
        label={t.add({ what: t.obstacles })}
        options={desk.obstacles()}
        onAdd={(outline) => add({ kind: 'obstacles', side: -1 }, { outline })}
      />
    </section>
  );
}

/** Takes the focus when no piece is selected any more and what had it is gone. */
function useFocusAfter(selected: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(selected);
  useEffect(() => {
    const lost = before.current !== null && selected === null && document.activeElement === document.body;
    if (lost) heading.current?.focus({ preventScroll: true });
    before.current = selected;
  }, [selected]);
  return heading;
}

function PieceList({ editing, selected, pieces }: PiecesProps & { readonly pieces: readonly Piece[] }) {
  const { position, select } = editing;
  const t = useWords(sandboxWords);
  return (
    <ul className="sandbox-names">
      {pieces.map((piece) => (
        <li key={keyOf(piece)}>
          <button
            type="button"
            aria-pressed={keyOf(piece) === selected}
            onClick={() => select(keyOf(piece) === selected ? null : piece)}
          >
            {nameOfPiece(editing, piece)}
            {writtenOf(position, piece).at === undefined && <small> ({t.notOnTable})</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

type PutIn = (list: Pick<Piece, 'kind' | 'side'>, written: Written) => void;

/** Puts a piece in where it may lie, and selects it. */
function usePutIn({ desk, position, change, select }: Editing): PutIn {
  return (list, written) => {
    const found = putIn(desk, position, list, written);
    if (found && change(found.position) === null) select(found.piece);
  };
}

/** Fields that find a card of a faction and lay it out; the cards of any faction may fly together here. */
function AddToSide(props: { readonly editing: Editing; readonly side: number; readonly add: PutIn }) {
  const { editing, side, add } = props;
  const { desk, builder, position } = editing;
  const t = useWords(sandboxWords);
  const [faction, setFaction] = useState(() => builder.factions[side]?.id ?? builder.factions[0]!.id);
  const draft: Draft = { name: '', faction, ships: [], cards: [], agreed: null };
  const squadrons = builder.sections(draft).find(({ single }) => !single);
  const counted = countsShips(position);
  if (counted !== null) return <p className="quiet">{t.counted({ part: counted })}</p>;
  const addShip = (card: string) => {
    const upgrades = printedOn(builder, faction, card);
    add({ kind: 'ships', side }, { [desk.cardField]: card, ...(upgrades.length > 0 && { upgrades }) });
  };
  return (
    <div className="sandbox-add">
      <label className="field">
        {t.cardsOf({ side: side + 1 })}
        <select value={faction} onChange={({ target }) => setFaction(target.value)}>
          {builder.factions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <AddCard
        label={t.addShip({ side: side + 1 })}
        load={() => builder.pilots(faction)}
        says={builder.says.ship}
        onAdd={addShip}
      />
      {squadrons && (
        <AddCard
          label={t.addSquadron({ side: side + 1 })}
          load={squadrons.offers}
          says={builder.says.card}
          onAdd={(card) => add({ kind: 'squadrons', side }, { card })}
        />
      )}
    </div>
  );
}
