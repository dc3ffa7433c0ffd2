import { useTable } from '../screen/table-context.ts';
import { playerName } from '../words/player-name.ts';

/** Who is asked, where several share a screen. */
export function AskedPlayer({ player }: { readonly player: number }) {
  const { options } = useTable().game;
  return <p className="asked-player">{playerName(options, player)}</p>;
}
