import { useState } from 'react';
import { unpacked } from '../packed.ts';
import { Confirm } from '../screen/confirm.tsx';
import { download } from '../screen/download.ts';
import { squadsPlace } from '../squads/address.ts';
import { packWords } from '../words/en/packs.ts';
import { language, useWords } from '../words/language.ts';
import { PackFacts } from './findings.tsx';
import { dropPack, formatsOf, type KeptPack } from './kept.ts';
import { openPack } from './open.ts';
import type { Making } from './place.tsx';
import { usePackWords } from './say.ts';

interface KeptPacksProps {
  readonly kept: readonly KeptPack[];
  readonly onKept: () => void;
  readonly onEdit: (making: Making) => void;
}

/** The packs that this browser keeps, each a format; where they can be used stands below. */
export function KeptPacks({ kept, onKept, onEdit }: KeptPacksProps) {
  const t = useWords(packWords);
  const [going, take] = useState<KeptPack | null>(null);
  return (
    <section className="card" aria-label={t.kept}>
      <h2>{t.kept}</h2>
      {kept.length === 0 && <p className="quiet">{t.none}</p>}
      <ul className="kept-packs">
        {kept.map((pack) => (
          <li key={pack.id}>
            <Kept pack={pack} onEdit={onEdit} onTake={() => take(pack)} />
          </li>
        ))}
      </ul>
      <p className="quiet small">{t.local}</p>
      {going && (
        <Confirm
          title={t.takeAwayTitle({ name: going.name })}
          yes={t.takeAway}
          onYes={() => {
            dropPack(localStorage, going.id);
            take(null);
            onKept();
          }}
          onNo={() => take(null)}
        >
          <p>{t.takeAwayText}</p>
        </Confirm>
      )}
    </section>
  );
}

interface KeptProps {
  readonly pack: KeptPack;
  readonly onEdit: (making: Making) => void;
  readonly onTake: () => void;
}

function Kept({ pack, onEdit, onTake }: KeptProps) {
  const t = useWords(packWords);
  const spoken = useWords(language);
  const say = usePackWords();
  const [format] = formatsOf(pack);
  const edit = async () => {
    const opened = await openPack((await unpacked(pack.packed)) ?? '', say);
    if (!opened.ok) return;
    const { game, like, json } = opened.pack;
    onEdit({ game, base: like.id, json, from: pack.name });
  };
  const save = async () => download(`${pack.id}.json`, `${(await unpacked(pack.packed)) ?? ''}\n`);
  return (
    <>
      <PackFacts pack={pack} />
      <p className="quiet small">
        {t.from({
          from: pack.from,
          date: new Date(pack.when).toLocaleDateString(spoken, { dateStyle: 'long' }),
        })}
      </p>
      <div className="row">
        {format && (
          <a className="button-like" href={`#${squadsPlace(format)}`}>
            {t.build}
          </a>
        )}
        <button type="button" onClick={edit}>
          {t.edit}
        </button>
        <button type="button" onClick={save}>
          {t.toFile}
        </button>
        <button type="button" onClick={onTake}>
          {t.takeAway}
        </button>
      </div>
    </>
  );
}
