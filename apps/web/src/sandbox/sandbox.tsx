import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { THINKING } from '../board/thinking.ts';
import { messageOf } from '../game/showing.ts';
import type { SquadBuilder } from '../games/builder.ts';
import { type GameId, isGame, loadFormat, usualFormat } from '../games/index.ts';
import { bringDesk, type Desk } from '../games/sandbox.ts';
import { unpacked } from '../packed.ts';
import { sandboxPlace } from '../places.ts';
import { useUndo } from '../screen/use-undo.ts';
import { sandboxWords } from '../words/en/sandbox.ts';
import { useWords } from '../words/language.ts';
import type { Arrived } from './address.ts';
import { attemptAt } from './attempt.ts';
import { Editor } from './editor.tsx';
import { keepAside, keepSetting, lastGame, openKept, type Unread, withUnread } from './kept.ts';
import { readFile } from './setting.ts';
import { Trying } from './trying.tsx';
import '../squads/squads.css';
import './sandbox.css';

interface SandboxProps {
  /** As the address says; without it the game whose sandbox was open last. */
  readonly game: string | undefined;
  readonly doing: string | undefined;
  /** The position that the address holds. */
  readonly held: string | undefined;
}

/** The sandbox of a game: a position that is made, and games that are tried from it. */
export function Sandbox({ game, doing, held }: SandboxProps) {
  const id = game !== undefined && isGame(game) ? game : lastGame(localStorage);
  const opened = useOpened(id);
  const t = useWords(sandboxWords);
  if (opened && 'desk' in opened && opened.id === id) {
    return <AtDesk key={id} {...opened} trying={doing === 'try'} held={doing === 'at' ? held : undefined} />;
  }
  return (
    <main className="menu" aria-busy={opened === null}>
      <h1>{t.title}</h1>
      {opened && 'problem' in opened ? (
        <p role="alert">{t.notOpened({ reason: opened.problem })}</p>
      ) : (
        <p role="status">{t.opening}</p>
      )}
    </main>
  );
}

interface Opened {
  readonly id: GameId;
  readonly desk: Desk;
  /** Tells which cards there are. */
  readonly builder: SquadBuilder;
}

/** What a game's sandbox needs, or why it could not be fetched; null while it is on its way. */
function useOpened(id: GameId): Opened | { readonly problem: string } | null {
  const [opened, setOpened] = useState<Opened | { readonly problem: string } | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([bringDesk(id), loadFormat(usualFormat(id))]).then(
      ([desk, { builder }]) => current && setOpened({ id, desk, builder }),
      (error: unknown) => current && setOpened({ problem: messageOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [id]);
  return opened;
}

interface AtDeskProps extends Opened, Pick<SandboxProps, 'held'> {
  readonly trying: boolean;
}

/** The sandbox with its position, and the game that is being tried; both stay while one goes from one to the other. */
function AtDesk({ id, desk, builder, trying, held }: AtDeskProps) {
  const [kept] = useState(() => openKept(localStorage, id, desk));
  const [setting, setSetting] = useState(kept.setting);
  const [unread, setUnread] = useState(kept.unread);
  const [unkept, setUnkept] = useState<string | null>(null);
  const [attempt] = useState(() => attemptAt(desk, id, { storage: localStorage, ...THINKING }));
  const undoing = useUndo(
    setting,
    (next) => {
      setSetting(next);
      setUnkept(keepSetting(localStorage, id, next));
    },
    !trying,
  );
  const keepUnread = (next: readonly Unread[]) => {
    setUnread(next);
    setUnkept(keepAside(localStorage, id, next));
  };
  const arrived = useHeld(id, held, (text) => {
    const reading = readFile(text, desk);
    if ('setting' in reading) undoing.change(reading.setting);
    else keepUnread(withUnread(unread, { text, problems: reading.problems }));
    return 'setting' in reading;
  });
  if (trying) return <Trying id={id} setting={setting} attempt={attempt} />;
  return (
    <Editor
      id={id}
      desk={desk}
      builder={builder}
      setting={setting}
      attempt={attempt}
      unkept={unkept}
      unread={unread}
      onUnread={keepUnread}
      arrived={arrived}
      {...undoing}
    />
  );
}

/** Takes the position that an address holds, once, and leaves the address; `take` says whether it could be laid out. */
function useHeld(id: GameId, held: string | undefined, take: (text: string) => boolean): Arrived {
  const [, navigate] = useLocation();
  const [arrived, setArrived] = useState<Arrived>(null);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (held === undefined) return;
    let current = true;
    unpacked(held).then((text) => {
      if (!current) return;
      if (text === null) setArrived('cut');
      else setArrived(latest.current(text) ? 'laid' : 'unread');
      navigate(sandboxPlace(id), { replace: true });
    });
    return () => {
      current = false;
    };
  }, [id, held, navigate]);
  return arrived;
}
