import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import type { GameStore } from './game/store.ts';
import type { GameId } from './games/index.ts';
import { RulingProvider } from './log/ruling.tsx';
import { LanguageSelect } from './menu/language-select.tsx';
import { Start } from './menu/start.tsx';
import { NewVersion } from './offline/new-version.tsx';
import { go, PLACES } from './places.ts';
import { WhenBroken } from './screen/broken-place.tsx';
import { Screen } from './screen/screen.tsx';
import { pageWords } from './words/en/page.ts';
import { useWords } from './words/language.ts';

// Places that few games begin with are fetched when somebody goes there.
const ChooseGame = lazy(async () => ({ default: (await import('./menu/choose-game.tsx')).ChooseGame }));
const Squads = lazy(async () => ({ default: (await import('./squads/place.tsx')).SquadsPlace }));
const Rules = lazy(async () => ({ default: (await import('./rules/rules.tsx')).Rules }));
const Replays = lazy(async () => ({ default: (await import('./replays/replays.tsx')).Replays }));
const Watch = lazy(async () => ({ default: (await import('./replays/watch.tsx')).Watch }));
const Online = lazy(async () => ({ default: (await import('./online/online.tsx')).Online }));
const Learn = lazy(async () => ({ default: (await import('./tutorial/learn.tsx')).Learn }));
const Teach = lazy(async () => ({ default: (await import('./tutorial/teach.tsx')).Teach }));
const Sandbox = lazy(async () => ({ default: (await import('./sandbox/sandbox.tsx')).Sandbox }));
const Verify = lazy(async () => ({ default: (await import('./verify/verify.tsx')).Verify }));

interface AppProps {
  readonly store: GameStore;
  /** The game that was asked for before the page was there. */
  readonly asked: GameId | null;
}

/** The page: which of its places is shown stands in the address, so that the browser's back works. */
export function App(props: AppProps) {
  return (
    <Router hook={useHashLocation}>
      <RulingProvider>
        <GuardedPlaces {...props} />
        <Footer />
      </RulingProvider>
    </Router>
  );
}

/** The places, with something to say where one of them breaks. */
function GuardedPlaces(props: AppProps) {
  const [path] = useHashLocation();
  return (
    <WhenBroken at={path}>
      <Places {...props} />
    </WhenBroken>
  );
}

function Places({ store, asked }: AppProps) {
  const { game, broken } = useSyncExternalStore(store.subscribe, store.snapshot);
  return (
    <Suspense fallback={<main className="menu" aria-busy="true" />}>
      {(game === null || game.turn.kind === 'over') && <NewVersion />}
      <Switch>
        {game && (
          <Route path={PLACES.game}>
            <Screen store={store} game={game} onMenu={() => go('start')} />
          </Route>
        )}
        <Route path={PLACES.choose}>
          <ChooseGame key="any" store={store} game={game} against="plain" />
        </Route>
        <Route path={PLACES.hotSeat}>
          <ChooseGame key="hot-seat" store={store} game={game} against="hot-seat" />
        </Route>
        <Route path={/^\/(squads|lab|packs)/}>
          <Squads store={store} game={game} />
        </Route>
        <Route path={`${PLACES.online}/*?`}>
          <Online />
        </Route>
        <Route path={PLACES.replays}>
          <Replays store={store} running={game} />
        </Route>
        <Route path={`${PLACES.replays}/:id/:step?`}>
          {({ id, step }) => <Watch key={id} store={store} running={game} id={Number(id)} step={step} />}
        </Route>
        <Route path={PLACES.learn}>
          <Learn />
        </Route>
        <Route path={`${PLACES.learn}/:game/:id?`}>
          {({ game: of, id }) => <Teach key={`${of}/${id}`} game={of} id={id} />}
        </Route>
        <Route path={`${PLACES.sandbox}/:game?/:doing?/:held?`}>
          {({ game: of, doing, held }) => <Sandbox game={of} doing={doing} held={held} />}
        </Route>
        <Route path={PLACES.verify}>
          <Verify />
        </Route>
        <Route path={`${PLACES.rules}/*?`}>
          <Rules game={game} />
        </Route>
        <Route>
          <Start store={store} game={game} broken={broken} asked={asked} onPlay={() => go('game')} />
        </Route>
      </Switch>
    </Suspense>
  );
}

function Footer() {
  const { pages, start, rules, checkRecord, unofficial } = useWords(pageWords);
  return (
    <footer className="footer">
      <nav aria-label={pages}>
        <Link href={PLACES.start}>{start}</Link> <Link href={PLACES.rules}>{rules}</Link>{' '}
        <Link href={PLACES.verify}>{checkRecord}</Link>
      </nav>
      <LanguageSelect />
      <p>{unofficial}</p>
    </footer>
  );
}
