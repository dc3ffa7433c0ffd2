import { shortPlayer } from '../words/index.ts';
import { versusText } from '../words/versus.ts';
import { useTable } from './table-context.ts';
import './more-sides.css';

/** In a game of more than two: who plays with whom, where there are teams. */
export function MoreSides() {
  const { game } = useTable();
  const { sides } = game.table;
  const teams = sides.flatMap(({ team }) => team ?? []);
  if (teams.length < sides.length) return null;
  const names = sides.map((_, player) => shortPlayer(game.options, player));
  return <span className="stand-more">{versusText(names, teams)}</span>;
}
