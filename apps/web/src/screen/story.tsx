import { playersOf } from '../game/options.ts';
import type { Shown } from '../game/store.ts';
import { lossesOf, type Shot, shotsOf } from '../log/recap.ts';
import { sideTotals } from '../log/side-totals.ts';
import { turningPoint } from '../log/turning-point.ts';
import { Tag } from '../ships/tag.tsx';
import { recapWords } from '../words/en/recap.ts';
import { shortPlayer } from '../words/index.ts';
import { language, useWords } from '../words/language.ts';
import '../log/recap.css';

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** How a game went: who shot down whom, the best shot, the attack that turned it, and how many attacks of each side did damage. */
export function Story({ game }: { readonly game: Shown }) {
  const t = useWords(recapWords);
  const { ships } = game.table;
  const nameOf = (id: number) => ships[id]?.name ?? '';
  const shots = shotsOf(game.events);
  const fallen = lossesOf(game.events).filter(({ destroyed, fled }) => destroyed || fled);
  const best = shots.reduce<Shot | null>(
    (most, shot) => (shot.damage > (most?.damage ?? 0) ? shot : most),
    null,
  );
  const turn = turningPoint(game.events);
  const downed = (ship: number) => shots.find(({ defender, destroyed }) => destroyed && defender === ship);
  if (shots.length === 0 && fallen.length === 0) return null;
  return (
    <section className="recap story" aria-label={t.story}>
      <h3>{t.story}</h3>
      {best && (
        <p className="story-point">
          {t.bestShot({ attacker: nameOf(best.attacker), defender: nameOf(best.defender) })}:{' '}
          <b>{t.damage(best.damage)}</b>, {best.how}
        </p>
      )}
      {turn && (
        <p className="story-point">
          {t.turningPoint({ attacker: nameOf(turn.attacker), defender: nameOf(turn.defender) })}:{' '}
          <b>{t.damage(turn.damage)}</b>{' '}
          {t.whereExpected({ expected: turn.expected.toLocaleString(language.get(), ONE_DIGIT) })}
          {turn.destroyed && `, ${t.andLost({ ship: nameOf(turn.defender) })}`}.
        </p>
      )}
      <p className="story-shots">
        {sideTotals(game.events, ships, playersOf(game.options)).map(
          ({ player, attacks, hits, damage, lost, ships: all }) => (
            <span key={player} className={`side-${player + 1}`}>
              {t.shots({ player: shortPlayer(game.options, player), hits, shots: attacks })},{' '}
              {t.damage(damage)}; {t.shipsLost({ lost, ships: all })}
            </span>
          ),
        )}
      </p>
      <ul>
        {fallen.map(({ ship, fled, crashed }) => {
          const by = downed(ship);
          const text = by
            ? t.shotDown({ attacker: nameOf(by.attacker), defender: nameOf(ship) })
            : (fled ? t.shipFled : crashed ? t.shipCrashed : t.lostOtherwise)({ ship: nameOf(ship) });
          return (
            <li key={ship} className={`loss is-destroyed side-${(ships[ship]?.player ?? 0) + 1}`}>
              <Tag tag={ships[ship]?.tag ?? ''} />
              <span>
                {text}
                {by && <span className="quiet">, {by.how}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
