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
import './packs.css';

const Maker = lazy(async () => ({ default: (await import('./maker.tsx')).Maker }));

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
  const opened = useCallback((text: string, from: string) => {
    make(null);
    give({ text, from });
  }, []);
  useDropped(opened);
  const keptAgain = () => setKept(keptPacks(localStorage));
  return (
    <main className="menu packs takes-focus">
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <OpenPackForm link={link} onText={opened} />
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

/** Opens a file that is dropped anywhere. */
function useDropped(onText: (text: string, from: string) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void textOfFile(file).then((text) => onText(text, file.name));
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [onText]);
}
