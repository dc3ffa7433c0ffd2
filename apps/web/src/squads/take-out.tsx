import { useId, useRef, useState } from 'react';
import { copyText } from '../clipboard.ts';
import type { Draft, SquadBuilder } from '../games/builder.ts';
import { download } from '../screen/download.ts';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { useBeside } from './beside.ts';
import { squadText } from './squad-text.ts';

/** The squad for somewhere else: a link, a text, a file for other programs, a sheet of paper. */
export function TakeOut({ builder, draft }: { readonly builder: SquadBuilder; readonly draft: Draft }) {
  const t = useWords(squadWords);
  const [told, setTold] = useState('');
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useBeside(button, list, { shown });
  const copy = (text: string) => copyText(text).then((copied) => setTold(copied ? t.copied : t.notCopied));
  const ways: readonly (readonly [string, () => void])[] = [
    [t.copyLink, () => copy(location.href)],
    [t.copyText, () => copy(squadText(builder, draft))],
    ...builder.texts.map(({ name, ending, write }): readonly [string, () => void] =>
      ending === null
        ? [t.copyFor({ program: name }), () => copy(write(draft))]
        : [t.saveAs({ program: name }), () => download(`${draft.name || 'squad'}.${ending}`, write(draft))],
    ),
    [t.print, () => print()],
  ];
  return (
    <>
      <button type="button" ref={button} popoverTarget={id}>
        {t.takeOut}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className="menu-list"
        onToggle={({ newState }) => setShown(newState === 'open')}
      >
        {ways.map(([name, take]) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              list.current?.hidePopover();
              take();
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <span role="status" className="quiet">
        {told}
      </span>
    </>
  );
}
