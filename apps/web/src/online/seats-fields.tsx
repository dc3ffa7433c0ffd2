import { COMPUTERS } from '../game/options.ts';
import type { MenuFormat } from '../games/format.ts';
import { TeamsSelect } from '../menu/teams-select.tsx';
import { chooseWords } from '../words/en/choose.ts';
import { onlineWords } from '../words/en/online.ts';
import { sidesWords } from '../words/en/sides.ts';
import { useWords } from '../words/language.ts';
import { playersIn, SEATS_NAMES, type Seating, type SeatsName, type Sitter } from './seats.ts';

interface SeatsFieldsProps {
  /** Null while it is fetched: until then two play. */
  readonly format: MenuFormat | null;
  readonly seating: Seating;
  readonly onSeating: (seating: Seating) => void;
}

/** Who plays at a table: two, or as many as its format allows, alone or in teams. */
export function SeatsFields({ format, seating, onSeating }: SeatsFieldsProps) {
  const t = useWords(onlineWords);
  const choose = useWords(chooseWords);
  const teamsFor = (name: SeatsName) => format?.teams(playersIn(name)) ?? [null];
  const names = SEATS_NAMES.filter((name) => playersIn(name) === 2 || (format && teamsFor(name).length > 0));
  const { name, computer, teams } = seating;
  const players = playersIn(name);
  return (
    <>
      <label className="field">
        {t.seats}
        <select
          value={name}
          onChange={({ target }) => {
            const next = names.find((one) => one === target.value) ?? name;
            onSeating({ ...seating, name: next, teams: teamsFor(next)[0] ?? null });
          }}
        >
          {names.map((one) => (
            <option key={one} value={one}>
              {t[one]}
            </option>
          ))}
        </select>
      </label>
      {(name === 'computer-first' || name === 'computer-second') && (
        <label className="field">
          {choose.against}
          <select
            value={computer}
            onChange={({ target }) =>
              onSeating({ ...seating, computer: COMPUTERS.find((one) => one === target.value) ?? computer })
            }
          >
            {COMPUTERS.map((one) => (
              <option key={one} value={one}>
                {choose[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      {players > 2 && <OtherSeats seating={seating} onSeating={onSeating} />}
      <TeamsSelect
        ways={teamsFor(name)}
        players={players}
        teams={teams}
        onTeams={(next) => onSeating({ ...seating, teams: next })}
      />
    </>
  );
}

/** Who sits at each seat but the first, which is taken by whoever opens the table. */
function OtherSeats({ seating, onSeating }: Omit<SeatsFieldsProps, 'format'>) {
  const t = useWords(sidesWords);
  const choose = useWords(chooseWords);
  const sitters: readonly Sitter[] = ['guest', ...COMPUTERS];
  return [2, 3, 4].slice(0, playersIn(seating.name) - 1).map((number) => (
    <label key={number} className="field">
      {t.seat({ number })}
      <select
        value={seating.others[number - 2]}
        onChange={({ target }) => {
          const next = sitters.find((one) => one === target.value) ?? 'guest';
          onSeating({ ...seating, others: seating.others.with(number - 2, next) });
        }}
      >
        {sitters.map((one) => (
          <option key={one} value={one}>
            {one === 'guest' ? t.guest : choose[one]}
          </option>
        ))}
      </select>
    </label>
  ));
}
