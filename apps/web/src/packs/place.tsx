import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import type { GameId } from '../games/index.ts';
import { unpacked } from '../packed.ts';
import { PLACES } from '../places.ts';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';
import { linkIn } from './address.ts';
import { Found } from './findings.tsx';
import { type KeptPack, keptPacks } from './kept.ts';
import { KeptPacks } from './kept-packs.tsx';
import { OpenPackForm, textOfFile } from './open-form.tsx';
import { fileOfText, isPointsText, type PointsDocument } from './points-text.ts';
import './packs.css';

const Maker = lazy(async () => ({ default: (await import('./maker.tsx')).Maker }));
const PointsFound = lazy(async () => ({ default: (await import('./points-found.tsx')).PointsFound }));

/** A text that somebody gave, and where it comes from. */
export interface GivenText {
  readonly text: string;
  readonly from: string;
}

/** What is being edited: a pack of the house, or a kept one's differences from it. */
export interface Making {
  readonly game: GameId;
  readonly base: string;
  /** The JSON of the pack that is changed; null for a new one. */
  readonly json: unknown;
  readonly from: string;
}

/** Packs of points: opened, checked, kept, taken away, and made from those of the house. */
export function PacksPlace() {
  const [path, navigate] = useHashLocation();
  const t = useWords(packWords);
  const [given, give] = useState<GivenText | null>(null);
  const [making, make] = useState<Making | null>(null);
  const [kept, setKept] = useState<readonly KeptPack[]>(() => keptPacks(localStorage));
  const link = linkIn(path);
  const cut = useAddressed(path, give);
  const [points, setPoints] = useState<PointsDocument | null>(null);
  const opened = useCallback((text: string, from: string) => {
    const isPoints = isPointsText(text);
    make(null);
    give(isPoints ? null : { text, from });
    setPoints(isPoints ? { from, files: [fileOfText(text, from)] } : null);
  }, []);
  const openedFiles = useCallback(
    async (files: readonly File[]) => {
      const [file] = files;
      if (files.length === 1 && /\.json$/i.test(file!.name)) opened(await textOfFile(file!), file!.name);
      else if (files.length > 0) {
        make(null);
        give(null);
        setPoints({ from: files.map(({ name }) => name).join(', '), files });
      }
    },
    [opened],
  );
  useDropped(openedFiles);
  const keptAgain = () => setKept(keptPacks(localStorage));
  return (
    <main className="menu packs takes-focus">
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <OpenPackForm link={link} onText={opened} onFiles={openedFiles} />
      {cut && <p role="alert">{t.addressCut}</p>}
      {given && (
        <Found
          key={given.from}
          given={given}
          kept={kept}
          onKept={keptAgain}
          onEdit={(next) => {
            give(null);
            make({ ...next, from: given.from });
          }}
          onClose={() => {
            give(null);
            navigate(PLACES.packs, { replace: true });
          }}
        />
      )}
      {points && (
        <Suspense fallback={<section className="card" aria-busy="true" />}>
          <PointsFound
            key={points.from}
            given={points}
            kept={kept}
            onKept={keptAgain}
            onEdit={(next) => {
              setPoints(null);
              make({ ...next, from: points.from });
            }}
            onClose={() => setPoints(null)}
          />
        </Suspense>
      )}
      <KeptPacks
        kept={kept}
        onKept={keptAgain}
        onEdit={(next) => {
          give(null);
          make(next);
        }}
      />
      <Suspense fallback={<section className="card" aria-busy="true" />}>
        <Maker making={making} kept={kept} onMaking={make} onKept={keptAgain} />
      </Suspense>
    </main>
  );
}

const HELD = `${PLACES.packs}/at/`;

/** Opens the pack that the address holds; whether it held none that is whole. */
function useAddressed(path: string, give: (given: GivenText) => void): boolean {
  const { anAddress } = useWords(packWords);
  const [cut, setCut] = useState(false);
  useEffect(() => {
    setCut(false);
    if (!path.startsWith(HELD)) return;
    let current = true;
    unpacked(path.slice(HELD.length)).then((text) => {
      if (!current) return;
      if (text === null) setCut(true);
      else give({ text, from: anAddress });
    });
    return () => {
      current = false;
    };
  }, [path, give, anAddress]);
  return cut;
}

/** Opens files that are dropped anywhere. */
function useDropped(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [onFiles]);
}
