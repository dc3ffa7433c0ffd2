import { memo } from 'react';
import { Link } from 'wouter';
import { MotionSetting } from '../board/motion-setting.tsx';
import { LanguageSelect } from '../menu/language-select.tsx';
import { PLACES } from '../places.ts';
import { bugReport } from '../screen/bug-report.ts';
import { download } from '../screen/download.ts';
import { useTable } from '../screen/table-context.ts';
import { SoundSetting } from '../sound/later.tsx';
import { PictureSetting } from '../stage/picture-setting.tsx';
import { boardWords } from '../words/en/board.ts';
import { pageWords } from '../words/en/page.ts';
import { screenWords } from '../words/en/screen.ts';
import { settingsWords } from '../words/en/settings.ts';
import { useWords } from '../words/language.ts';
import { type Choice, useChoice } from './choice.ts';
import { asking, mat, odds, textSize, theme } from './look.ts';
import { canVibrate, vibration } from './vibration.ts';
import './settings.css';

/** How the page looks, moves and tells things in this browser; then the settings of the match and its proof. */
export const Settings = memo(function Settings({ onKeys }: { readonly onKeys: (() => void) | undefined }) {
  const t = useWords(settingsWords);
  const { shortcuts } = useWords(boardWords);
  const { unofficial, rules, checkRecord, pages } = useWords(pageWords);
  const { game } = useTable();
  return (
    <div className="settings">
      <OneOf choice={theme} label={t.theme} names={t} />
      <OneOf choice={mat} label={t.mat} names={t} />
      <PictureSetting />
      <MotionSetting />
      <SoundSetting />
      {canVibrate() && <OneOf choice={vibration} label={t.vibration} names={t} />}
      {game.options.odds ? (
        <OneOf choice={odds} label={t.odds} names={t} />
      ) : (
        <p className="quiet">{t.withoutOdds}</p>
      )}
      <OneOf choice={asking} label={t.asking} names={t} />
      <TextSize />
      <LanguageSelect />
      {onKeys && (
        <button type="button" aria-keyshortcuts="?" onClick={onKeys}>
          {shortcuts}
        </button>
      )}
      <ThisGame />
      <nav className="row" aria-label={pages}>
        <Link href={PLACES.rules}>{rules}</Link> <Link href={PLACES.verify}>{checkRecord}</Link>
      </nav>
      <p className="quiet small">{unofficial}</p>
    </div>
  );
});

/** One of a few values, each with its name. */
function OneOf<Value extends string>(props: {
  readonly choice: Choice<Value>;
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
}) {
  const { choice, label, names } = props;
  const chosen = useChoice(choice);
  return (
    <fieldset className="motion-setting">
      <legend>{label}</legend>
      {choice.values.map((value) => (
        <label key={value}>
          <input type="radio" name={label} checked={value === chosen} onChange={() => choice.choose(value)} />
          {names[value]}
        </label>
      ))}
    </fieldset>
  );
}

function TextSize() {
  const t = useWords(settingsWords);
  const chosen = useChoice(textSize);
  const sizes = textSize.values.toSorted((a, b) => Number(a) - Number(b));
  return (
    <label className="language">
      {t.textSize}{' '}
      <select
        value={chosen}
        onChange={({ target }) => textSize.choose(sizes.find((size) => size === target.value) ?? '100')}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {t.percent({ number: size })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The settings of the match, its chance, its record. */
function ThisGame() {
  const { game, store } = useTable();
  const t = useWords(settingsWords);
  const { checkDice } = useWords(screenWords);
  const { options, online = false } = game;
  // Of a game that a server runs there is no record before its end.
  const hasRecord = !online || game.seed !== null;
  const save = (name: string, value: unknown) => download(name, JSON.stringify(value, null, 1));
  return (
    <section className="this-game" aria-label={t.thisGame}>
      <h3>{t.thisGame}</h3>
      <p>
        {online ? t.takenBackTogether : options.undo ? t.mayTakeBack : t.stand}{' '}
        {!online && (options.setup === 'done-for-you' ? t.setUpForThem : t.setUpByThem)}{' '}
        {options.odds ? t.oddsShown : t.oddsHidden}
      </p>
      <details open={game.turn.kind === 'over'}>
        <summary>{checkDice}</summary>
        <dl>
          <dt>{online && game.seed === null ? t.commitments : t.commitment}</dt>
          <dd>
            <code data-testid="commitment">{game.commitment}</code>
          </dd>
          <dt>{t.seed}</dt>
          <dd>{game.seed === null ? t.seedLater : <code data-testid="seed">{game.seed}</code>}</dd>
          <dt>{t.position(game.answers)}</dt>
          <dd>
            <code data-testid="hash">{game.hash}</code>
          </dd>
        </dl>
      </details>
      <div className="row">
        {hasRecord && (
          <button type="button" onClick={() => save('firing-arc-record.json', store.record())}>
            {t.downloadRecord}
          </button>
        )}
        <button
          type="button"
          onClick={() => save('firing-arc-report.json', bugReport(store.record(), game, navigator.userAgent))}
        >
          {t.report}
        </button>
      </div>
      {!online && <p className="quiet small">{t.bothFiles}</p>}
    </section>
  );
}
