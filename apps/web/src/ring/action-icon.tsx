/** A sign for each action, drawn in a box of 24. */
const PATHS: Readonly<Record<string, string>> = {
  focus: 'M2 12Q12 2.5 22 12 12 21.5 2 12ZM12 8.5A3.5 3.5 0 1 0 12 15.5A3.5 3.5 0 1 0 12 8.5Z',
  calculate: 'M5 8H19V16H5ZM8 8V4M12 8V4M16 8V4M8 20V16M12 20V16M16 20V16',
  evade: 'M4 18C4 9 9 5 15 5M11 1.5 15.5 5 11 9M20 9C20 16 16 20 10 20',
  lock: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15M12 8V16M8 12H16',
  'target-lock': 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15M12 8V16M8 12H16',
  'barrel-roll': 'M3 8H17M13 4 17.5 8 13 12M21 16H7M11 12 6.5 16 11 20',
  boost: 'M12 21V9M7 13 12 8 17 13M7 7 12 2 17 7',
  reinforce: 'M12 3 20 6V12Q20 18 12 21 4 18 4 12V6ZM8 12H16',
  coordinate: 'M12 12H20M16.5 8.5 20.5 12 16.5 15.5M4 5H10V11H4ZM4 13H10V19H4Z',
  jam: 'M3 12H6L8 5 11 19 14 5 17 19 19 12H21',
  cloak: 'M12 4Q20 6 20 13V20H4V13Q4 6 12 4ZM9 13H9.1M15 13H15.1',
  reload: 'M19 9A8 8 0 1 0 20 13M20 4V9.5H14.5M12 8V12L15 14',
  'rotate-arc': 'M5 15A8 8 0 1 1 19 15M19 20V15H14M12 12V5',
  slam: 'M13 2 5 13H11L9 22 19 10H13Z',
  repair: 'M12 4V20M4 12H20',
  none: 'M5 5 19 19M19 5 5 19',
  card: 'M6 3H18V21H6ZM9 8H15M9 12H15M9 16H12',
};

export const ActionIcon = ({ icon }: { readonly icon: string }) => (
  <svg className="action-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[icon] ?? PATHS.card} />
  </svg>
);
