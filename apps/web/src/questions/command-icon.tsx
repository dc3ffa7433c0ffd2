/** A sign for each command, drawn in a box of 24; a facedown dial has none. */
const PATHS: Readonly<Record<string, string>> = {
  navigate: 'M6 20V13Q6 8 11 8H17M13 3.5 18 8 13 12.5',
  squadron: 'M12 3 15 12 12 10 9 12ZM5.5 11 8.5 20 5.5 18 2.5 20ZM18.5 11 21.5 20 18.5 18 15.5 20Z',
  repair: 'M12 4V20M4 12H20',
  'concentrate-fire': 'M12 5A7 7 0 1 0 12 19A7 7 0 1 0 12 5ZM12 1.5V8M12 16V22.5M1.5 12H8M16 12H22.5',
};

export function CommandIcon({ sign }: { readonly sign: string }) {
  return (
    <svg className="command-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[sign] ?? 'M9 9Q9 5.5 12 5.5 15 5.5 15 9 15 11 12 12.5V14.5M12 18V18.2'} />
    </svg>
  );
}
