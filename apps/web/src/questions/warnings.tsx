import type { SecondState } from '@firing-arc/xwing/second';
import type { Preview, Warning } from '../board/preview.ts';
import { useTable } from '../screen/table-context.ts';
import { taggedName, words } from '../words/index.ts';

/** What a move runs into as the table stands, in words. */
export function WarningList({ preview }: { readonly preview: Extract<Preview, { kind: 'move' }> }) {
  const { game } = useTable();
  if (preview.warnings.length === 0) return null;
  return (
    <ul className="warnings">
      {preview.warnings.map((warning) => (
        <li key={warning.kind}>{warningText(warning, game.state)}</li>
      ))}
    </ul>
  );
}

export function warningText(warning: Warning, state: SecondState): string {
  switch (warning.kind) {
    case 'leaves':
      return 'Leaves the play area.';
    case 'partial':
      return `Stops short: ${shipList(warning.ships, state)} in the way, as the ships stand now.`;
    case 'blocked':
      return `${shipList(warning.ships, state)} in the way.`;
    case 'through':
      return `Moves through ${obstacleList(warning.obstacles, state)}.`;
    case 'onto':
      return `Ends on ${obstacleList(warning.obstacles, state)}.`;
  }
}

const shipList = (ids: readonly number[], state: SecondState): string =>
  ids.map((id) => taggedName(state, id)).join(', ');

const obstacleList = (ids: readonly number[], state: SecondState): string =>
  ids.map((id) => words.obstacle(state, id)).join(', ');
