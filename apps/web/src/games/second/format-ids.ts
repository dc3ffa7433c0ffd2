/** The formats of X-Wing 2.5 in the order of the menu, the publisher's points of earlier days last. */
export const SECOND_FORMATS = [
  'xwing2-amg',
  'xwing2-xwa',
  'xwing2-epic',
  'xwing2-legacy200',
  'xwing2-amg-2024-02',
  'xwing2-amg-2023-08',
  'xwing2-amg-2023-06',
  'xwing2-amg-2022-12',
  'xwing2-amg-2022-10',
  'xwing2-amg-2022-08',
  'xwing2-amg-2022-05',
] as const;
export type SecondFormatId = (typeof SECOND_FORMATS)[number];
