import { Link } from 'wouter';
import { PLACES } from '../places.ts';
import { moreWords } from '../words/en/more.ts';
import { useWords } from '../words/language.ts';
import './more.css';

/** What else there is to do, each at a place of its own, with its sign in a box of 24. */
const MORE = [
  {
    place: 'online',
    title: 'online',
    text: 'onlineText',
    sign: 'M9.5 14.5 14.5 9.5M11 7 13.5 4.5A4.2 4.2 0 0 1 19.5 10.5L17 13M13 17 10.5 19.5A4.2 4.2 0 0 1 4.5 13.5L7 11',
  },
  {
    place: 'learn',
    title: 'lessons',
    text: 'lessonsText',
    sign: 'M2 9 12 4 22 9 12 14ZM6 11.5V17c4 3 8 3 12 0V11.5',
  },
  {
    place: 'squads',
    title: 'squads',
    text: 'squadsText',
    sign: 'M4 4H10.5V10.5H4ZM13.5 4H20V10.5H13.5ZM4 13.5H10.5V20H4ZM17 13.5V20M13.5 17H20.5',
  },
  {
    place: 'packs',
    title: 'packs',
    text: 'packsText',
    sign: 'M6 3H18V21H6ZM9 8H15M9 12H15M9 16H12',
  },
  { place: 'replays', title: 'replays', text: 'replaysText', sign: 'M3 5H21V19H3ZM10 9 15.5 12 10 15Z' },
  { place: 'choose', title: 'chooseSquads', text: 'chooseSquadsText', sign: 'M4 6H20M4 12H20M4 18H14' },
  {
    place: 'hotSeat',
    title: 'hotSeat',
    text: 'hotSeatText',
    sign: 'M8 11A3 3 0 1 0 8 5 3 3 0 0 0 8 11ZM2 20C2 12 14 12 14 20M16.5 11A2.5 2.5 0 1 0 16.5 6M16.5 14C20 14 22 16 22 20',
  },
  {
    place: 'sandbox',
    title: 'sandbox',
    text: 'sandboxText',
    sign: 'M12 3 20 7.5V16.5L12 21 4 16.5V7.5ZM4 7.5 12 12 20 7.5M12 12V21',
  },
  {
    place: 'rules',
    title: 'rules',
    text: 'rulesText',
    sign: 'M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20 15 18 18 18 21 19V5C18 4 15 4 12 6ZM12 6V20',
  },
] as const;

/** The ways to all other places. */
export function More() {
  const t = useWords(moreWords);
  return (
    <nav className="start-more" aria-label={t.more}>
      {MORE.map(({ place, title, text, sign }) => (
        <Link key={place} href={PLACES[place]}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={sign} />
          </svg>
          <b>{t[title]}</b> <small>{t[text]}</small>
        </Link>
      ))}
    </nav>
  );
}
