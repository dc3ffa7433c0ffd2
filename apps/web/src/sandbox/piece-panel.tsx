import { useEffect, useRef } from 'react';
import { useKeys } from '../board/keys.ts';
import { PlaceNumbers, TurnButtons, usePlaceKeys } from '../questions/place-fields.tsx';
import { originOf } from '../shown/names.ts';
import type { Edge } from '../shown/table.ts';
import { sandboxWords } from '../words/en/sandbox.ts';
import { useWords } from '../words/language.ts';
import type { Editing } from './editor.tsx';
import { Fields, LockField } from './fields.tsx';
import { nameOfPiece } from './pieces.tsx';
import { countsShips, type Piece, without } from './position.ts';
import { Upgrades } from './upgrades.tsx';
import type { Moving } from './use-moving.ts';

interface PiecePanelProps {
  readonly editing: Editing;
  readonly piece: Piece;
  readonly moving: Moving;
  readonly bottom: Edge;
}

/** The piece that is selected: where it stands and what is on it. */
export function PiecePanel({ editing, piece, moving, bottom }: PiecePanelProps) {
  const { position, laid, desk, select, change } = editing;
  const t = useWords(sandboxWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { at, move, refused } = moving;
  usePlaceKeys(bottom, (next) => move(next(at)));
  useKeys({ Escape: () => select(null) });
  const counted = piece.kind === 'ships' ? countsShips(position) : null;
  const place = { at, move };
  const takeOff = () => {
    if (change(without(position, piece)) === null) select(null);
  };
  return (
    <section className="card sandbox-piece" aria-labelledby="selected-piece">
      <h2 ref={heading} id="selected-piece" tabIndex={-1}>
        {t.selected({ name: nameOfPiece(editing, piece) })}
      </h2>
      <p className="quiet">{t.howToMove}</p>
      <PlaceNumbers {...place} origin={originOf(laid.table)} turns={piece.kind !== 'squadrons'} />
      <div className="row">
        {piece.kind !== 'squadrons' && <TurnButtons {...place} />}
        <button
          type="button"
          aria-disabled={counted !== null}
          onClick={counted === null ? takeOff : undefined}
        >
          {t.takeOff}
        </button>
        <button type="button" className="primary" onClick={() => select(null)}>
          {t.done}
        </button>
      </div>
      <p role="status" className="sandbox-told">
        {refused === null ? '' : t.cannotStand({ reason: refused })}
      </p>
      {counted !== null && <p className="quiet">{t.counted({ part: counted })}</p>}
      {piece.kind === 'ships' && <Upgrades editing={editing} piece={piece} />}
      {piece.kind === 'ships' && desk.locks && <LockField editing={editing} piece={piece} />}
      {piece.kind !== 'obstacles' && <Fields editing={editing} piece={piece} />}
    </section>
  );
}
