import { pageWords } from '../words/en/page.ts';
import { chooseLanguage, LANGUAGES, type Language, language, useWords } from '../words/language.ts';

/** The language of the page; each names itself. */
export function LanguageSelect() {
  const { language: label } = useWords(pageWords);
  const shown = useWords(language);
  return (
    <label className="language">
      {label}{' '}
      <select
        value={shown}
        onChange={(event) => chooseLanguage(event.target.value as Language).catch(() => undefined)}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
