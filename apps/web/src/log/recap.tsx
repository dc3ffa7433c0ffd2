import { memo, useMemo } from 'react';
import { useTable } from '../screen/table-context.ts';
import { useLanguages } from '../screen/use-languages.ts';
import { ownFirst } from '../ships/own-first.ts';
import { Tag } from '../ships/tag.tsx';
import { recapWords } from '../words/en/recap.ts';
import { useWords } from '../words/language.ts';
import { type Loss, lastRecap } from './recap.ts';
import './recap.css';

/** After a phase with losses: one line for each ship that lost something, and to whom. */
export const RecapPanel = memo(function RecapPanel() {
  const { game } = useTable();
  const t = useWords(recapWords);
  const recap = useMemo(() => lastRecap(game.events), [game]);
  if (!recap) return null;
  const playerOf = ({ ship }: Loss) => game.table.ships[ship]?.player ?? -1;
  const lines = ownFirst(game).flatMap((player) => recap.losses.filter((loss) => playerOf(loss) === player));
  return (
    <section className="recap" aria-label={t.losses}>
      <h3>{t.losses}</h3>
      <ul>
        {lines.map((loss) => (
          <LossLine key={loss.ship} loss={loss} />
        ))}
      </ul>
    </section>
  );
});

/** "Luke: 2 shields, 1 hull, Structural Damage, by Mauler at range 2". */
function LossLine({ loss }: { readonly loss: Loss }) {
  const { game } = useTable();
  const t = useWords(recapWords);
  const { rules, table } = useLanguages();
  const { shields, hull, cards, destroyed, fled, by } = loss;
  const ship = game.table.ships[loss.ship];
  if (!ship) return null;
  const nameOf = (id: number) => game.table.ships[id]?.name ?? '';
  const parts = [...(shields > 0 ? [t.shields(shields)] : []), ...(hull > 0 ? [t.hull(hull)] : [])];
  return (
    <li
      className={
        destroyed || fled ? `loss side-${ship.player + 1} is-destroyed` : `loss side-${ship.player + 1}`
      }
    >
      <Tag tag={ship.tag} />
      <span>
        <b>{ship.name}</b>: {parts.join(', ')}
        {cards.length > 0 && (
          <>
            , <em lang={rules}>{cards.join(', ')}</em>
          </>
        )}
        {destroyed && <strong> {t.destroyed}</strong>}
        {fled && <strong> {t.fled}</strong>}
        {by.map(({ ship: attacker, how }) => (
          <span key={attacker} className="quiet">
            , {t.by({ ship: nameOf(attacker) })} <span lang={table}>({how})</span>
          </span>
        ))}
      </span>
    </li>
  );
}
