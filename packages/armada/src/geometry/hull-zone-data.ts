/**
 * Hull zones as measured on ship tokens, by four sources; the first one named is used. `lines`: where the front
 * lines meet on the middle line, where they leave the side edge, the same for the rear lines. `points`: targeting
 * points of the front, of the right side (from the middle line, from the front), of the rear. All in mm from the
 * front edge of the token. AlphArmada measured tokens; buyingme, danbuis and bfirner (fractions) the length of the
 * base, brought here to that of the token, so that a line to a corner of the base runs to the corner of the token.
 */
export interface ZoneMeasure {
  readonly source: string;
  readonly lines?: readonly [number, number, number, number];
  readonly points?: readonly [number, number, number, number];
}

export interface MeasuredHull {
  readonly ships: readonly string[];
  /** Ships whose token nobody measured; that of the same hull is taken. */
  readonly assumed: readonly string[];
  readonly measures: readonly ZoneMeasure[];
}

/** Measured hulls. Ships of the game that are not named here were measured by none of the sources. */
export const MEASURED_HULLS: readonly MeasuredHull[] = [
  {
    ships: ['victory-i-class-star-destroyer', 'victory-ii-class-star-destroyer'],
    assumed: ['victory-i-class-star-destroyer-republic'],
    measures: [
      { source: 'AlphArmada', lines: [47.0, 20.25, 47.0, 78.0], points: [11.4, 19.55, 51.5, 90.5] },
      { source: 'danbuis', lines: [46.77, 20.9, 47.76, 80.6] },
      { source: 'bfirner', lines: [46.18, 24.36, 46.69, 78.16], points: [10.15, 19.89, 51.77, 91.35] },
      { source: 'buyingme', lines: [46.97, 24.08, 47.76, 78.21], points: [11.84, 20.0, 52.04, 90.95] },
    ],
  },
  {
    ships: ['gladiator-i-class-star-destroyer', 'gladiator-ii-class-star-destroyer'],
    assumed: [],
    measures: [
      { source: 'AlphArmada', lines: [34.75, 6.5, 34.75, 63.0], points: [8.25, 12.25, 35, 63.25] },
      { source: 'danbuis', lines: [32.65, 8.61, 33.64, 62.83] },
      { source: 'bfirner', lines: [42.15, 15.1, 28.1, 55.15], points: [7.38, 10.97, 35.12, 62.87] },
    ],
  },
  {
    ships: ['cr90-corvette-a', 'cr90-corvette-b'],
    assumed: [],
    measures: [
      { source: 'AlphArmada', lines: [43.5, 21.5, 42.75, 64.75], points: [7.5, 11.5, 43, 62.75] },
      { source: 'danbuis', lines: [42.55, 19.59, 42.55, 64.71] },
      { source: 'bfirner', lines: [43.2, 21.78, 43.2, 64.28], points: [7.38, 10.97, 43.34, 62.87] },
      { source: 'buyingme', lines: [43.04, 21.77, 43.04, 64.41], points: [7.92, 11.4, 43.04, 62.73] },
    ],
  },
  {
    ships: ['nebulon-b-escort-frigate', 'nebulon-b-support-refit'],
    assumed: [],
    measures: [
      { source: 'AlphArmada', lines: [36.0, 0.0, 35.0, 70.25], points: [7.75, 12, 35.25, 63] },
      { source: 'danbuis' },
      { source: 'bfirner', lines: [35.12, 0.0, 35.12, 70.25], points: [7.38, 10.97, 35.12, 62.87] },
      { source: 'buyingme', lines: [35.12, 0.0, 35.12, 69.46], points: [7.92, 11.4, 35.12, 62.73] },
    ],
  },
  {
    ships: ['assault-frigate-mark-ii-a', 'assault-frigate-mark-ii-b'],
    assumed: [],
    measures: [
      { source: 'AlphArmada', lines: [46.5, 2.5, 45.5, 70.25], points: [11.5, 18, 51.5, 90.5] },
      { source: 'danbuis', lines: [46.77, 0.0, 48.76, 87.27] },
      { source: 'bfirner', lines: [47.5, 3.86, 47.45, 86.27], points: [12.28, 17.84, 51.77, 91.35] },
    ],
  },
  {
    ships: ['quasar-fire-i-class-cruiser-carrier'],
    assumed: [],
    measures: [
      { source: 'danbuis', lines: [55.73, 35.13, 56.72, 91.65] },
      { source: 'bfirner', lines: [54.81, 40.6, 55.32, 89.32], points: [10.15, 19.89, 64.96, 91.35] },
    ],
  },
  {
    ships: ['quasar-fire-ii-class-cruiser-carrier'],
    assumed: [],
    measures: [
      { source: 'danbuis', lines: [55.73, 35.13, 55.73, 91.65] },
      { source: 'bfirner', lines: [54.81, 40.6, 55.32, 89.32], points: [10.15, 19.89, 64.96, 91.35] },
    ],
  },
  {
    ships: [
      'imperial-star-destroyer-kuat-refit',
      'imperial-star-destroyer-cymoon-refit',
      'imperial-i-class-star-destroyer',
      'imperial-ii-class-star-destroyer',
    ],
    assumed: [],
    measures: [
      { source: 'danbuis', lines: [78.69, 40.84, 79.69, 113.56] },
      { source: 'bfirner', lines: [81.6, 41.12, 81.6, 111.8], points: [11.95, 27.3, 79.67, 118.22] },
    ],
  },
  {
    ships: ['mc80h-assault-cruiser', 'mc80h-command-cruiser'],
    assumed: [],
    measures: [
      { source: 'danbuis', lines: [63.75, 0.0, 65.74, 128.5] },
      { source: 'bfirner', lines: [64.25, 0.0, 64.25, 128.5], points: [11.95, 27.3, 64.25, 118.22] },
    ],
  },
  {
    ships: ['mc75-armored-cruiser', 'mc75-ordnance-cruiser'],
    assumed: [],
    measures: [{ source: 'danbuis', lines: [64.75, 19.92, 66.74, 128.5] }],
  },
  {
    ships: ['consular-class-charger-c70', 'consular-class-armed-cruiser'],
    assumed: [],
    measures: [{ source: 'danbuis', lines: [40.57, 14.94, 41.56, 65.1] }],
  },
  {
    ships: ['acclamator-ii-class-assault-ship', 'acclamator-i-class-assault-ship'],
    assumed: [],
    measures: [{ source: 'danbuis', lines: [51.75, 24.48, 60.7, 82.89] }],
  },
  {
    ships: ['munificent-class-comms-frigate', 'munificent-class-star-frigate'],
    assumed: [],
    measures: [{ source: 'danbuis', lines: [52.74, 3.18, 52.74, 93.64] }],
  },
  {
    ships: ['hardcell-class-transport', 'hardcell-class-battle-refit'],
    assumed: [],
    measures: [{ source: 'danbuis', lines: [31.66, 12.96, 39.58, 57.29] }],
  },
  {
    ships: ['raider-i-class-corvette', 'raider-ii-class-corvette'],
    assumed: [],
    measures: [
      { source: 'bfirner', lines: [39.69, 14.05, 39.69, 57.6], points: [7.38, 10.97, 39.83, 62.87] },
    ],
  },
  {
    ships: ['mc30c-scout-frigate', 'mc30c-torpedo-frigate'],
    assumed: [],
    measures: [{ source: 'bfirner', lines: [29.86, 0.0, 29.15, 56.2], points: [7.38, 10.97, 29.86, 62.87] }],
  },
  {
    ships: ['mc80l-battle-cruiser', 'mc80l-star-cruiser'],
    assumed: [],
    measures: [
      { source: 'bfirner', lines: [80.95, 42.41, 85.45, 122.07], points: [11.95, 27.3, 81.85, 118.22] },
    ],
  },
  {
    ships: ['gozanti-class-assault-carriers', 'gozanti-class-cruisers'],
    assumed: ['gozanti-class-cruisers-separatist'],
    measures: [
      { source: 'bfirner', lines: [37.72, 15.95, 37.93, 49.88], points: [7.38, 10.97, 35.12, 62.87] },
    ],
  },
  {
    ships: ['arquitens-class-command-cruiser', 'arquitens-class-light-cruiser'],
    assumed: [],
    measures: [{ source: 'bfirner', lines: [38.64, 0.0, 31.26, 53.39], points: [7.38, 10.97, 35.12, 62.87] }],
  },
  {
    ships: ['hammerhead-scout-corvette', 'hammerhead-torpedo-corvette'],
    assumed: [],
    measures: [
      { source: 'bfirner', lines: [40.28, 23.42, 40.39, 70.25], points: [7.38, 10.97, 46.37, 62.87] },
    ],
  },
  {
    ships: ['modified-pelta-class-assault-ship', 'modified-pelta-class-command-ship'],
    assumed: ['pelta-class-medical-frigate', 'pelta-class-transport-frigate'],
    measures: [
      { source: 'bfirner', lines: [42.15, 21.07, 42.15, 70.25], points: [7.38, 10.97, 42.15, 62.87] },
    ],
  },
  {
    ships: ['gr75-combat-retrofits', 'gr75-medium-transports'],
    assumed: [],
    measures: [{ source: 'bfirner', lines: [35.12, 0.0, 35.12, 70.25], points: [7.38, 10.97, 35.12, 62.87] }],
  },
  {
    ships: ['interdictor-combat-refit', 'interdictor-suppression-refit'],
    assumed: [],
    measures: [
      { source: 'bfirner', lines: [52.27, 24.36, 51.77, 91.35], points: [10.15, 19.89, 51.77, 91.35] },
    ],
  },
];
