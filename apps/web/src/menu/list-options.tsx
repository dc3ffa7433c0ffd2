import type { ReadyChoice } from '../games/format.ts';
import { draftOfKept, type Kept } from '../squads/kept.ts';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';

/** The lists among which one is chosen: those kept in this browser by their addresses, then ready ones by id. */
export function ListOptions(props: {
  readonly kept: readonly Kept[];
  readonly ready: readonly ReadyChoice[];
}) {
  const { kept, ready } = props;
  const t = useWords(squadWords);
  const groups = [...new Set(ready.map(({ group }) => group))];
  return (
    <>
      {kept.length > 0 && (
        <optgroup label={t.keptHere}>
          {kept.map((each) => (
            <option key={each.address} value={each.address}>
              {draftOfKept(each)?.name || t.unnamed}
            </option>
          ))}
        </optgroup>
      )}
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {ready
            .filter((each) => each.group === group)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  );
}
