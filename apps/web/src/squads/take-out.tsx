import { Menu, MenuButton, MenuItem, MenuProvider } from '@ariakit/react';
import { useState } from 'react';
import type { Draft, SquadBuilder } from '../games/builder.ts';
import { download } from '../screen/download.ts';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';
import { squadText } from './squad-text.ts';

/** The squad for somewhere else: a link, a text, a file for other programs, a sheet of paper. */
export function TakeOut({ builder, draft }: { readonly builder: SquadBuilder; readonly draft: Draft }) {
  const t = useWords(squadWords);
  const [told, setTold] = useState('');
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setTold(t.copied),
      () => setTold(t.notCopied),
    );
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
      <MenuProvider>
        <MenuButton>{t.takeOut}</MenuButton>
        <Menu className="menu-list" gutter={4}>
          {ways.map(([name, take]) => (
            <MenuItem key={name} onClick={take}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </MenuProvider>
      <span role="status" className="quiet">
        {told}
      </span>
    </>
  );
}
