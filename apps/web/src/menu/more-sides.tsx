import type { MenuFormat, SquadSource } from '../games/format.ts';
import type { FormatId } from '../games/index.ts';
import { chooseWords } from '../words/en/choose.ts';
import { sidesWords } from '../words/en/sides.ts';
import { useWords } from '../words/language.ts';
import { AGAINST, type Against } from './against.ts';
import { SquadSelect } from './squad-select.tsx';
import { TeamsSelect } from './teams-select.tsx';
import '../screen/more-sides.css';

/** A side beyond the first two. */
interface OtherSide {
  readonly squad: SquadSource;
  readonly by: Against;
}

/** The sides beyond the first two, and in which teams all play; null where each plays alone. */
export interface OtherSides {
  readonly sides: readonly OtherSide[];
  readonly teams: readonly number[] | null;
}

/** How many play, and for a third and a fourth what is flown and by whom. */
export function MoreSides(props: {
  readonly id: FormatId;
  readonly format: MenuFormat;
  readonly more: OtherSides;
  readonly onMore: (more: OtherSides) => void;
}) {
  const { id, format, more, onMore } = props;
  const t = useWords(sidesWords);
  const players = 2 + more.sides.length;
  const setPlayers = (count: number) =>
    onMore({
      sides: Array.from({ length: count - 2 }, (_, at) => more.sides[at] ?? usualSide(format, at)),
      teams: format.teams(count)[0] ?? null,
    });
  const change = (at: number, changed: Partial<OtherSide>) =>
    onMore({
      ...more,
      sides: more.sides.map((side, other) => (other === at ? { ...side, ...changed } : side)),
    });
  return (
    <>
      <div className="match-more">
        <label className="field">
          {t.count}
          <select value={players} onChange={({ target }) => setPlayers(Number(target.value))}>
            {[2, 3, 4].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <TeamsSelect
          ways={format.teams(players)}
          players={players}
          teams={more.teams}
          onTeams={(teams) => onMore({ ...more, teams })}
        />
      </div>
      {more.sides.length > 0 && (
        <div className="match-sides">
          {[3, 4].slice(0, more.sides.length).map((number) => (
            <div key={number} className={`match-side side-${number}`}>
              <OneMore
                id={id}
                format={format}
                number={number}
                side={more.sides[number - 3]!}
                onChange={(changed) => change(number - 3, changed)}
              />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** What a side flies, and who flies it. */
function OneMore(props: {
  readonly id: FormatId;
  readonly format: MenuFormat;
  /** Its player, from 1. */
  readonly number: number;
  readonly side: OtherSide;
  readonly onChange: (changed: Partial<OtherSide>) => void;
}) {
  const { id, format, number, side, onChange } = props;
  const t = useWords(sidesWords);
  const choose = useWords(chooseWords);
  return (
    <>
      <SquadSelect
        label={t.flies({ number })}
        id={id}
        format={format}
        squad={side.squad}
        onSquad={(squad) => onChange({ squad })}
      />
      <label className="field">
        {t.flownBy({ number })}
        <select
          value={side.by}
          onChange={({ target }) => onChange({ by: AGAINST.find((one) => one === target.value) ?? side.by })}
        >
          {AGAINST.map((who) => (
            <option key={who} value={who}>
              {choose[who]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

const usualSide = ({ pair }: MenuFormat, at: number): OtherSide => ({
  squad: { kind: 'ready', id: pair[at % 2 === 0 ? 0 : 1] },
  by: 'plain',
});
