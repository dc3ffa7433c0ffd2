import { type CSSProperties, useCallback, useMemo, useState } from 'react';
import { Board } from '../board/board.tsx';
import type { PlaceChoice } from '../board/choices.tsx';
import type { Focus } from '../board/focus.ts';
import { drawnSize, OPPOSITE } from '../board/frame.ts';
import type { Placing } from '../board/ghost.tsx';
import { useKeys } from '../board/keys.ts';
import type { Planned } from '../board/planned.ts';
import { useRuler } from '../board/ruler.tsx';
import { RulerPanel } from '../fleet/later.tsx';
import type { Shown } from '../game/store.ts';
import type { ShownChip, ShownJoint, ShownRing } from '../ring/shown.ts';
import { OrderBar } from '../ships/order-bar.tsx';
import type { Preview } from '../shown/question.ts';
import type { Suggestion } from '../shown/suggestion.ts';
import type { Edge, ShownLastAttack } from '../shown/table.ts';
import { shortPlayer } from '../words/index.ts';
import { language, useWords } from '../words/language.ts';
import { Caption } from './caption.tsx';
import { useLookedAt, useTable } from './table-context.ts';

/** How a player looks at the table: from which edge, at which ship, and what the last attack was. */
export function useSight(game: Shown) {
  const [looking, look] = useState<number | null>(null);
  const [turned, setTurned] = useState(false);
  const own = game.table.sides[Math.max(0, game.viewer)]?.edge ?? 'near';
  const attack = useMemo(() => game.lastAttack(game.news), [game]);
  const shot = useMemo(() => (game.table.attack ? game.lastAttack(0) : attack), [attack, game]);
  const turn = () => setTurned(!turned);
  useKeys({ t: turn });
  return { looking, look, bottom: turned ? OPPOSITE[own] : own, turn, attack, shot };
}

/** What of the board only who decides needs: a replay has none of it. */
interface Deciding {
  readonly preview: Preview | null;
  readonly placing: Placing | null;
  readonly asked: readonly number[];
  readonly picks: ReadonlyMap<number, () => void>;
  readonly thingPicks: ReadonlyMap<string, () => void>;
  readonly choices: readonly PlaceChoice[];
  readonly planned?: Planned | null;
  readonly ring?: ShownRing | null;
  readonly chips?: readonly ShownChip[];
  readonly joints?: readonly ShownJoint[];
  readonly suggestion: Suggestion | null;
}

const ONLY_WATCHED: Deciding = {
  preview: null,
  placing: null,
  asked: [],
  picks: new Map(),
  thingPicks: new Map(),
  choices: [],
  suggestion: null,
};

interface BoardSideProps {
  readonly shot: ShownLastAttack | null;
  readonly focus: Focus;
  readonly onTurn: () => void;
  readonly deciding?: Deciding;
}

/** The board, which fills the window, with its ruler and the order of the ships over it. */
export function BoardSide({ shot, focus, onTurn, deciding = ONLY_WATCHED }: BoardSideProps) {
  const { game, bottom, look, telling = null } = useTable();
  const { looking } = useLookedAt();
  const ruler = useRuler(game.table.ruler);
  const { options } = game;
  const spoken = useWords(language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are said in the language of the page
  const nameOf = useCallback((player: number) => shortPlayer(options, player), [options, spoken]);
  // Who sets a dial looks at what comes; the panel tells the attack before.
  const aimed = deciding.ring ? null : shot;
  return (
    <div className="board-side">
      <Board
        {...deciding}
        table={game.table}
        events={game.events}
        bottom={bottom}
        nameOf={nameOf}
        looking={looking}
        onLook={look}
        attackLine={aimed?.line ?? null}
        aim={aimed?.aim ?? null}
        caption={<Caption />}
        ruler={ruler}
        telling={telling}
        focus={focus}
        onTurn={onTurn}
      />
      <div className="beside-board">
        {ruler && <RulerPanel laid={ruler} />}
        <OrderBar />
      </div>
    </div>
  );
}

/** How much wider than high the table is drawn. */
export function ratioOf({ table: { width, depth } }: Pick<Shown, 'table'>, bottom: Edge): CSSProperties {
  const [drawnWidth, drawnHeight] = drawnSize({ width, depth, bottom });
  return { '--table-ratio': drawnWidth / drawnHeight } as CSSProperties;
}
