import { lazy, type ReactNode, useState } from 'react';
import { keptChoice, useChoice } from '../settings/choice.ts';
import { screenWords } from '../words/en/screen.ts';
import { useWords } from '../words/language.ts';
import { missing } from './later.tsx';
import { Part } from './part.tsx';

// What is read beside the question is fetched after it.
const Log = lazy(async () => ({ default: (await import('../log/log.tsx')).Log }));
const ShipsPanel = lazy(async () => ({ default: (await import('../ships/ships-panel.tsx')).ShipsPanel }));
const TableInWords = lazy(async () => ({
  default: (await import('../text-model/table-words.tsx')).TableInWords,
}));
const Settings = lazy(async () => ({ default: (await import('../settings/settings.tsx')).Settings }));

const DRAWERS = ['log', 'ships', 'boardInWords', 'settings'] as const;
type Drawer = (typeof DRAWERS)[number];

const roomy = matchMedia('(min-width: 1600px) and (min-height: 600px)');
/** Which drawer is open; until one is chosen, the log where there is room for it beside the table. */
const open = keptChoice('firing-arc.drawer', ['unchosen', ...DRAWERS, 'none']);

interface DrawersProps {
  /** What else can be done about the game, beside the drawers. */
  readonly children: ReactNode;
  /** What is done by keys, told in a dialog. */
  readonly onKeys?: () => void;
}

/** Log, ships, the board in words and the settings over a corner of the table: one of them open, or none. */
export function Drawers({ children, onKeys }: DrawersProps) {
  const t = useWords(screenWords);
  const chosen = useChoice(open);
  // On a phone all of them stand behind one button, and none is open until it is asked for.
  const [shown, setShown] = useState(false);
  const now: Drawer | null =
    DRAWERS.find((one) => one === chosen) ?? (chosen === 'unchosen' && roomy.matches ? 'log' : null);
  return (
    <>
      <button
        type="button"
        className="glass bar-button drawers-button"
        aria-expanded={shown}
        aria-label={t.more}
        onClick={() => setShown(!shown)}
      >
        {shown ? '✕' : '☰'}
      </button>
      <section className={shown ? 'drawers shown' : 'drawers'} aria-label={t.tabs}>
        {now && (
          <section className={`glass drawer drawer-${now}`} aria-label={t[now]}>
            <button
              type="button"
              className="drawer-close"
              aria-label={t.foldAway}
              onClick={() => open.choose('none')}
            >
              ✕
            </button>
            <Part at={now} fallback={<p aria-busy="true" />} instead={missing}>
              {bodyOf(now, onKeys)}
            </Part>
          </section>
        )}
        <div className="glass rail">
          {DRAWERS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={now === name}
              onClick={() => open.choose(now === name ? 'none' : name)}
            >
              {t[name]}
            </button>
          ))}
          {children}
        </div>
      </section>
    </>
  );
}

function bodyOf(drawer: Drawer, onKeys: (() => void) | undefined): ReactNode {
  switch (drawer) {
    case 'log':
      return <Log />;
    case 'ships':
      return <ShipsPanel />;
    case 'boardInWords':
      return <TableInWords />;
    case 'settings':
      return <Settings onKeys={onKeys} />;
  }
}
