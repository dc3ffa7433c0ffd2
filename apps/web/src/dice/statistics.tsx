import { useMemo } from 'react';
import type { Shown } from '../game/store.ts';
import { percentOf } from '../questions/odds-text.ts';
import { diceWords } from '../words/en/dice.ts';
import { language, useWords } from '../words/language.ts';
import { playerName } from '../words/player-name.ts';
import type { DiceTally } from './tally.ts';

/** What both players rolled in attacks, and how it compares with all that could have been rolled. */
export function DiceStatistics({ game }: { readonly game: Shown }) {
  const t = useWords(diceWords);
  const tallies = useMemo(() => game.dice(), [game]);
  if (tallies.length === 0) return null;
  const players = [...new Set(tallies.map(({ player }) => player))];
  return (
    <section className="dice-statistics" aria-labelledby="dice-statistics">
      <h3 id="dice-statistics">{t.title}</h3>
      <dl>
        {players.map((player) => (
          <div key={player}>
            <dt>{playerName(game.options, player)}</dt>
            {tallies
              .filter((tally) => tally.player === player)
              .map((tally) => (
                <dd key={tally.die.die}>
                  <Tally tally={tally} />
                </dd>
              ))}
          </div>
        ))}
      </dl>
      <p className="quiet">{t.about}</p>
    </section>
  );
}

function Tally({ tally }: { readonly tally: DiceTally }) {
  const t = useWords(diceWords);
  const { die, dice, sum, expected, below, above } = tally;
  const mean = new Intl.NumberFormat(language.get(), { maximumFractionDigits: 1 }).format(expected);
  const rolled = t.rolled({ dice: t[die.named](dice), counted: t[die.counts](sum), expected: mean });
  if (Math.abs(sum - expected) < 1) return `${rolled} ${t.asExpected}`;
  if (sum > expected) return `${rolled} ${t.better({ percent: percentOf(below) })}`;
  return `${rolled} ${t.worse({ percent: percentOf(above) })}`;
}
