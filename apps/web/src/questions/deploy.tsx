import { useEffect } from 'react';
import { deployFormation, formation } from '../game/deploying.ts';
import { useTable } from '../screen/table-context.ts';
import { deployWords } from '../words/en/deploy.ts';
import { useWords } from '../words/language.ts';

/** Deploys all own ships, or places all own obstacles, at once; where the ships would stand is seen before. */
export function Deploy() {
  const { game, store, setFormation, hint } = useTable();
  const t = useWords(deployWords);
  const { setsUp } = game;
  useEffect(() => {
    if (setsUp !== 'ships') return;
    const { turn } = game;
    const moves = (store.look(formation) ?? []).flatMap(({ move }) => move ?? []);
    const placed = turn.kind === 'ask' && turn.question.form === 'place' ? turn.question.ships : [];
    setFormation({ moves: moves.filter(({ ship }) => !placed.includes(ship)), crowded: [] });
    return () => setFormation(null);
  }, [store, game, setsUp, setFormation]);
  if (!setsUp || hint !== null) return null;
  return (
    <p className="row">
      <button type="button" className="deploy-formation" onClick={() => store.work(deployFormation)}>
        {setsUp === 'ships' ? t.deployFormation : t.placeObstacles}
      </button>
      {setsUp === 'ships' && <span className="hint">{t.ghostsShow}</span>}
    </p>
  );
}
