/**
 * Hull zones as measured on ship tokens, by five sources; the first one named is used. `lines`: where the front
 * lines meet on the middle line, where they leave the side edge, the same for the rear lines. `points`: targeting
 * points of the front, of the right side (from the middle line, from the front), of the rear. All in mm from the
 * front edge of the token. AlphArmada measured tokens; buyingme, danbuis and bfirner (fractions) the length of the
 * base, brought here to that of the token, so that a line to a corner of the base runs to the corner of the token.
 * Valadian: the printed lines of pictures of every token, traced to 1 or 2 mm, and the lines of a ruler. The pictures
 * stand first where nobody else measured the lines, and where the first of the others lies 3 mm and more off them.
 */
export interface ZoneMeasure {
  readonly source: string;
  readonly lines?: readonly [number, number, number, number];
  readonly points?: readonly [number, number, number, number];
  /** The printed special arc: where its right line begins and where it leaves through the front edge, from the middle. */
  readonly special?: readonly [x: number, y: number, exit: number];
  /** Of a huge ship: where a line across the token divides the sides, and the targeting point of the rear part. */
  readonly auxiliary?: { readonly divider: number; readonly point: readonly [number, number] };
}

export interface MeasuredHull {
  readonly ships: readonly string[];
  readonly measures: readonly ZoneMeasure[];
}

/** The hulls of all ships. */
export const MEASURED_HULLS: readonly MeasuredHull[] = [
  {
    ships: [
      'victory-i-class-star-destroyer',
      'victory-ii-class-star-destroyer',
      'victory-i-class-star-destroyer-republic',
    ],
    measures: [
      { source: 'Valadian', lines: [47.3, 24.3, 47.3, 78.5], points: [12, 19.8, 52, 90.8] },
      { source: 'AlphArmada', lines: [47.0, 20.25, 47.0, 78.0], points: [11.4, 19.55, 51.5, 90.5] },
      { source: 'danbuis', lines: [46.77, 20.9, 47.76, 80.6] },
      { source: 'bfirner', lines: [46.18, 24.36, 46.69, 78.16], points: [10.15, 19.89, 51.77, 91.35] },
      { source: 'buyingme', lines: [46.97, 24.08, 47.76, 78.21], points: [11.84, 20.0, 52.04, 90.95] },
    ],
  },
  {
    ships: ['gladiator-i-class-star-destroyer', 'gladiator-ii-class-star-destroyer'],
    measures: [
      { source: 'AlphArmada', lines: [34.75, 6.5, 34.75, 63.0], points: [8.25, 12.25, 35, 63.25] },
      { source: 'danbuis', lines: [32.65, 8.61, 33.64, 62.83] },
      { source: 'bfirner', lines: [42.15, 15.1, 28.1, 55.15], points: [7.38, 10.97, 35.12, 62.87] },
      { source: 'Valadian', lines: [33.5, 6.7, 33.5, 62], points: [7.5, 11.5, 35.2, 62.5] },
    ],
  },
  {
    ships: ['cr90-corvette-a', 'cr90-corvette-b'],
    measures: [
      { source: 'AlphArmada', lines: [43.5, 21.5, 42.75, 64.75], points: [7.5, 11.5, 43, 62.75] },
      { source: 'danbuis', lines: [42.55, 19.59, 42.55, 64.71] },
      { source: 'bfirner', lines: [43.2, 21.78, 43.2, 64.28], points: [7.38, 10.97, 43.34, 62.87] },
      { source: 'buyingme', lines: [43.04, 21.77, 43.04, 64.41], points: [7.92, 11.4, 43.04, 62.73] },
      { source: 'Valadian', lines: [42.6, 22.4, 42.6, 63.2], points: [8.4, 11.6, 42.8, 62.4] },
    ],
  },
  {
    ships: ['nebulon-b-escort-frigate', 'nebulon-b-support-refit'],
    measures: [
      { source: 'AlphArmada', lines: [36.0, 0.0, 35.0, 70.25], points: [7.75, 12, 35.25, 63] },
      { source: 'danbuis' },
      { source: 'bfirner', lines: [35.12, 0.0, 35.12, 70.25], points: [7.38, 10.97, 35.12, 62.87] },
      { source: 'buyingme', lines: [35.12, 0.0, 35.12, 69.46], points: [7.92, 11.4, 35.12, 62.73] },
      { source: 'Valadian', lines: [35.5, 1.6, 35.4, 69.4], points: [8.1, 11.8, 35.6, 62.9] },
    ],
  },
  {
    ships: ['assault-frigate-mark-ii-a', 'assault-frigate-mark-ii-b'],
    measures: [
      { source: 'Valadian', lines: [47.1, 4.2, 47.1, 85.3] },
      { source: 'AlphArmada', lines: [46.5, 2.5, 45.5, 70.25], points: [11.5, 18, 51.5, 90.5] },
      { source: 'danbuis', lines: [46.77, 0.0, 48.76, 87.27] },
      { source: 'bfirner', lines: [47.5, 3.86, 47.45, 86.27], points: [12.28, 17.84, 51.77, 91.35] },
    ],
  },
  {
    ships: ['quasar-fire-i-class-cruiser-carrier'],
    measures: [
      { source: 'Valadian', lines: [54.8, 40.5, 54.9, 89.5], points: [11.4, 19.7, 65.1, 90.6] },
      { source: 'danbuis', lines: [55.73, 35.13, 56.72, 91.65] },
      { source: 'bfirner', lines: [54.81, 40.6, 55.32, 89.32], points: [10.15, 19.89, 64.96, 91.35] },
    ],
  },
  {
    ships: ['quasar-fire-ii-class-cruiser-carrier'],
    measures: [
      { source: 'Valadian', lines: [54.4, 40, 54.5, 89], points: [11.1, 19.7, 64.6, 90.1] },
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
    measures: [
      { source: 'danbuis', lines: [78.69, 40.84, 79.69, 113.56] },
      { source: 'bfirner', lines: [81.6, 41.12, 81.6, 111.8], points: [11.95, 27.3, 79.67, 118.22] },
      { source: 'Valadian', lines: [80.7, 41, 80.9, 111.2] },
    ],
  },
  {
    ships: ['mc80h-assault-cruiser', 'mc80h-command-cruiser'],
    measures: [
      { source: 'danbuis', lines: [63.75, 0.0, 65.74, 128.5] },
      { source: 'bfirner', lines: [64.25, 0.0, 64.25, 128.5], points: [11.95, 27.3, 64.25, 118.22] },
      { source: 'Valadian', lines: [65.4, 1.8, 62.8, 127.3] },
    ],
  },
  {
    ships: ['mc75-armored-cruiser', 'mc75-ordnance-cruiser'],
    measures: [
      { source: 'Valadian', lines: [64.8, 18.8, 63.1, 127.5] },
      { source: 'danbuis', lines: [64.75, 19.92, 66.74, 128.5] },
    ],
  },
  {
    ships: ['consular-class-charger-c70', 'consular-class-armed-cruiser'],
    measures: [
      { source: 'danbuis', lines: [40.57, 14.94, 41.56, 65.1] },
      { source: 'Valadian', lines: [40.6, 17.1, 41.8, 65.1], points: [7.8, 11.5, 43.2, 62.7] },
    ],
  },
  {
    ships: ['acclamator-ii-class-assault-ship', 'acclamator-i-class-assault-ship'],
    measures: [
      { source: 'Valadian', lines: [52, 27.9, 60.3, 80.3], points: [11.6, 17.8, 56.4, 90.2] },
      { source: 'danbuis', lines: [51.75, 24.48, 60.7, 82.89] },
    ],
  },
  {
    ships: ['munificent-class-comms-frigate', 'munificent-class-star-frigate'],
    measures: [
      // The front lines leave through the front edge, 25 mm from its middle: the side edge is prolonged to meet them.
      { source: 'Valadian', lines: [60.5, -9.9, 46.5, 98], points: [11.7, 17.9, 51.5, 90.2] },
      // It measured the exit of the front lines along the front edge.
      { source: 'danbuis' },
    ],
  },
  {
    ships: ['hardcell-class-transport', 'hardcell-class-battle-refit'],
    measures: [
      { source: 'danbuis', lines: [31.66, 12.96, 39.58, 57.29] },
      { source: 'Valadian', lines: [32.4, 14.3, 39.1, 57], points: [7.3, 11.6, 34.7, 62.1] },
    ],
  },
  {
    ships: ['raider-i-class-corvette', 'raider-ii-class-corvette'],
    measures: [
      { source: 'bfirner', lines: [39.69, 14.05, 39.69, 57.6], points: [7.38, 10.97, 39.83, 62.87] },
      { source: 'Valadian', lines: [40.5, 14.4, 40.3, 57.7], points: [8, 11.4, 39.5, 62.8] },
    ],
  },
  {
    ships: ['mc30c-scout-frigate', 'mc30c-torpedo-frigate'],
    measures: [
      { source: 'bfirner', lines: [29.86, 0.0, 29.15, 56.2], points: [7.38, 10.97, 29.86, 62.87] },
      { source: 'Valadian', lines: [31.3, 0, 30.4, 57.7] },
    ],
  },
  {
    ships: ['mc80l-battle-cruiser', 'mc80l-star-cruiser'],
    measures: [
      { source: 'bfirner', lines: [80.95, 42.41, 85.45, 122.07], points: [11.95, 27.3, 81.85, 118.22] },
      { source: 'Valadian', lines: [83, 42.8, 88.2, 124] },
    ],
  },
  {
    ships: ['gozanti-class-assault-carriers', 'gozanti-class-cruisers', 'gozanti-class-cruisers-separatist'],
    measures: [
      { source: 'bfirner', lines: [37.72, 15.95, 37.93, 49.88], points: [7.38, 10.97, 35.12, 62.87] },
      { source: 'Valadian', lines: [37.3, 16.3, 37.1, 50.3], points: [7.1, 11.7, 34.8, 62.5] },
    ],
  },
  {
    ships: ['arquitens-class-command-cruiser', 'arquitens-class-light-cruiser'],
    measures: [
      { source: 'Valadian', lines: [38.4, 0.3, 38.1, 53.8], points: [7.9, 11.5, 35.3, 62.8] },
      { source: 'bfirner', lines: [38.64, 0.0, 31.26, 53.39], points: [7.38, 10.97, 35.12, 62.87] },
    ],
  },
  {
    ships: ['hammerhead-scout-corvette', 'hammerhead-torpedo-corvette'],
    measures: [
      { source: 'bfirner', lines: [40.28, 23.42, 40.39, 70.25], points: [7.38, 10.97, 46.37, 62.87] },
      { source: 'Valadian', lines: [41.3, 24, 41.2, 70.1], points: [8.3, 11.5, 47.7, 63.1] },
    ],
  },
  {
    ships: ['modified-pelta-class-assault-ship', 'modified-pelta-class-command-ship'],
    measures: [
      { source: 'bfirner', lines: [42.15, 21.07, 42.15, 70.25], points: [7.38, 10.97, 42.15, 62.87] },
      { source: 'Valadian', lines: [42.6, 21.9, 42.6, 69.8], points: [7.3, 11.6, 42.4, 62.8] },
    ],
  },
  {
    ships: ['pelta-class-medical-frigate', 'pelta-class-transport-frigate'],
    measures: [{ source: 'Valadian', lines: [41.3, 21.9, 41.1, 69.8], points: [7.7, 11.6, 41.5, 62.9] }],
  },
  {
    ships: ['gr75-combat-retrofits', 'gr75-medium-transports'],
    measures: [
      { source: 'bfirner', lines: [35.12, 0.0, 35.12, 70.25], points: [7.38, 10.97, 35.12, 62.87] },
      { source: 'Valadian', lines: [35, 0.6, 34.9, 69.5], points: [7.2, 11.4, 35.2, 62.7] },
    ],
  },
  {
    ships: ['interdictor-combat-refit', 'interdictor-suppression-refit'],
    measures: [
      { source: 'Valadian', lines: [55.5, 26.1, 54.8, 91.1], points: [12, 19.8, 54.5, 90.8] },
      { source: 'bfirner', lines: [52.27, 24.36, 51.77, 91.35], points: [10.15, 19.89, 51.77, 91.35] },
    ],
  },
  {
    ships: [
      'venator-i-class-star-destroyer',
      'venator-ii-class-star-destroyer',
      'venator-ii-class-star-destroyer-empire',
    ],
    measures: [
      { source: 'Valadian', lines: [83, 33.8, 82.5, 116.3], points: [10, 27.1, 83, 118.2] },
      { source: 'Valadian (ruler)', lines: [83.5, 33.3, 83.2, 117] },
    ],
  },
  {
    ships: ['recusant-class-light-destroyer', 'recusant-class-support-destroyer'],
    measures: [
      { source: 'Valadian', lines: [29.8, 18.8, 95.5, 116.3], points: [12, 26.1, 64.4, 117.2] },
      { source: 'Valadian (ruler)', lines: [30.1, 19, 94.6, 114.8] },
    ],
  },
  {
    ships: ['providence-class-dreadnought', 'providence-class-carrier', 'providence-class-carrier-rebel'],
    measures: [
      { source: 'Valadian', lines: [64.3, 0, 64.4, 128.4], points: [10.4, 27.2, 64.3, 118.2] },
      { source: 'Valadian (ruler)', lines: [64.9, 0, 63.6, 128.5] },
    ],
  },
  {
    ships: ['onager-class-star-destroyer', 'onager-class-testbed'],
    measures: [
      // Half an angle of 20.6 degrees; its ruler has 19.9.
      {
        source: 'Valadian',
        lines: [59.1, 21.6, 47.1, 114.2],
        points: [11.5, 20.4, 45.2, 117.5],
        special: [4.3, 54.7, 24.9],
      },
      { source: 'Valadian (ruler)', lines: [59.2, 21.1, 47.5, 113.3] },
    ],
  },
  {
    ships: ['starhawk-class-battleship-mark-i', 'starhawk-class-battleship-mark-ii'],
    measures: [
      { source: 'Valadian', lines: [73.1, 1.4, 56.4, 128.2], points: [20, 12.9, 60.3, 117.7] },
      { source: 'Valadian (ruler)', lines: [73.6, 1.9, 56.3, 128.1] },
    ],
  },
  {
    ships: [
      'executor-i-class-star-dreadnought',
      'executor-ii-class-star-dreadnought',
      'star-dreadnought-assault-prototype',
      'star-dreadnought-command-prototype',
    ],
    measures: [
      {
        source: 'Valadian',
        lines: [77.1, 47.4, 313.2, 322],
        points: [16.9, 26.9, 132.4, 340.1],
        auxiliary: { divider: 201, point: [27.1, 263.1] },
      },
      { source: 'Valadian (ruler)', lines: [78.4, 47.8, 313.9, 322.7] },
    ],
  },
];
