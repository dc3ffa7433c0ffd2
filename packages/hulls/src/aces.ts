import type { Livery } from './liveries.ts';

/**
 * The paint of pilots who are known by it, by the ids of X-Wing's cards without what follows a hyphen. Only what differs
 * from the faction's paint. Squadrons of Armada whose names begin alike wear it too.
 */
const ACES: Readonly<Record<string, Partial<Livery>>> = {
  lukeskywalker: { mark: 0xc4402c, hull: 0xdedbd2, frame: 0x9a978f },
  wedgeantilles: { mark: 0xa32a20, frame: 0x6f706e, hull: 0xcfccc3 },
  jekporkins: { mark: 0xd06a2a },
  biggsdarklighter: { mark: 0x7d2f26, hull: 0xc9c4b8 },
  thanekyrell: { mark: 0x3e6f8f, hull: 0xd5d5d0 },
  garvendreis: { mark: 0xb5382a, hull: 0xc2beb4 },
  corranhorn: { mark: 0x2f7d4f, hull: 0xd4d8d2, engine: 0x9fe08a },
  hansolo: { mark: 0x8a3a2c, hull: 0xcac7bd, frame: 0x85827a },
  landocalrissian: { mark: 0x2f5fa0, hull: 0xe4e4e2 },
  herasyndulla: { mark: 0xc98b2e, hull: 0xbfb9a8, frame: 0x7f8a72 },
  sabinewren: { hull: 0x8d5fae, mark: 0xe39a2f, frame: 0x4f9fa0 },
  jakefarrell: { mark: 0x2d8f63 },
  arvelcrynyd: { mark: 0x2f8a4a },
  gemmersojan: { mark: 0x3b7f3a },
  tennumb: { mark: 0x38628a },
  keyanfarlander: { mark: 0x9a5a2a },
  hortonsalm: { mark: 0xd0a030, hull: 0xc8c2b2 },
  norrawexley: { mark: 0xd6a93a, hull: 0xc9c5b8 },
  dutchvander: { mark: 0xd2a52c, hull: 0xcfc9b6 },
  darthvader: { hull: 0x6c7178, frame: 0x4c5157, mark: 0x2c2f35, engine: 0xff3b30 },
  soontirfel: { mark: 0xa8201f, frame: 0xa8322c },
  cienaree: { mark: 0x8f2f2f },
  howlrunner: { mark: 0xb4322c, frame: 0x9a5a54 },
  maulermithel: { frame: 0x4b5058, mark: 0x27292e, hull: 0x8d949c },
  maarekstele: { mark: 0x7a2626, frame: 0x6a6e75 },
  rexlerbrath: { mark: 0x202a3a, frame: 0x5b6f8f },
  countessryad: { mark: 0x3a3a5a, hull: 0x9a9fae },
  majorrhymer: { mark: 0x7f3a2a, hull: 0x9aa0a6 },
  whisper: { mark: 0x1d2a4a, hull: 0x6e7887, frame: 0x55606f },
  echo: { mark: 0x22364a, hull: 0x7a8390 },
  grandinquisitor: { mark: 0x8f1f1f, frame: 0x7a3a3a, hull: 0x979da5 },
  vultskerris: { mark: 0x6a1f1f, frame: 0x8a4a44 },
  idenversio: { mark: 0xa52a2a, hull: 0x989fa7 },
  bobafett: { hull: 0x7d8a6c, mark: 0x7c2f28, frame: 0x8f8a72 },
  fennrau: { hull: 0xc9c9c2, mark: 0x2f5f9a, frame: 0x7a8694 },
  oldteroch: { hull: 0xbfae8f, mark: 0x9c3a1e },
  kadsolus: { hull: 0xb3a688, mark: 0x35523a },
  guri: { hull: 0x4f6a58, mark: 0x9a8a3a },
  princexizor: { hull: 0x40563f, mark: 0x8f7a2a, frame: 0x5a6a55 },
  talonbanecobra: { hull: 0xa9894f, mark: 0x2a2a2a },
  captainnym: { hull: 0xb8893a, mark: 0x4a3a2a },
  themandalorian: { hull: 0xb3b6b6, mark: 0xb98b32 },
  cadbane: { hull: 0x6d7a80, mark: 0x7c5a2a },
  bossk: { hull: 0x9c8a66, mark: 0x6a4a22 },
  dengar: { hull: 0xb2a58a, mark: 0x8a3a24 },
  poedameron: { hull: 0x2d2e33, mark: 0xd9742b, frame: 0x55575c },
  niennunb: { mark: 0x8a2f2a, hull: 0xcfcfc9 },
  elloasty: { mark: 0x3f7a52 },
  jessikapava: { mark: 0x2f6fae },
  tallissanlintra: { mark: 0x2a5fae, hull: 0xdadbdc },
  kyloren: { hull: 0x2c2e33, mark: 0xb01c1c, frame: 0x202226, engine: 0xff2e24 },
  quickdraw: { mark: 0xc02a24, hull: 0x45494f },
  midnight: { mark: 0x1b2a55, hull: 0x4a4f57 },
  obiwankenobi: { mark: 0x9a2f2a, hull: 0xe0dcd2 },
  anakinskywalker: { mark: 0xd9b03a, hull: 0xd6d2c6, frame: 0x8a8578 },
  ahsokatano: { mark: 0x2f6f9a, hull: 0xdedad0 },
  plokoon: { mark: 0xb5602a, hull: 0xd8cfc0 },
  macewindu: { mark: 0x5d3a8a, hull: 0xdcd8d0 },
  luminaraunduli: { mark: 0x2f7a4a },
  aaylasecura: { mark: 0x2a5aa8 },
  kitfisto: { mark: 0x3f8f5a },
  shaakti: { mark: 0xb23a3a, hull: 0xe2dcd2 },
  yoda: { mark: 0x6f9a3a, hull: 0xd9d6c4 },
  ricolie: { hull: 0xd9b02f, mark: 0xaeb2b4 },
  padmeamidala: { hull: 0xdfb838, mark: 0xc9cdd0 },
  oddball: { mark: 0xb36a1f },
  generalgrievous: { hull: 0x8f8676, mark: 0x5c2d24 },
  darthmaul: { hull: 0x4d4a47, mark: 0x7a1a1a },
  jangofett: { hull: 0x8a93a0, mark: 0x2f4a7a },
  sunfac: { hull: 0x8a6f4a, mark: 0x3a5a34 },
};

/** What an ace's craft wears beside the faction's paint; nothing for anyone else. `pilot` is a card's id of either game. */
export function aceLivery(pilot: string | undefined): Partial<Livery> | undefined {
  if (pilot === undefined) return undefined;
  const own = ACES[pilot.split('-')[0] ?? ''];
  if (own) return own;
  const joined = pilot.replaceAll('-', '');
  return Object.entries(ACES).find(([name]) => joined.startsWith(name))?.[1];
}

/** Whether a pilot has a paint of their own; others of a faction look alike. */
export function isAce(pilot: string | undefined): boolean {
  return aceLivery(pilot) !== undefined;
}

/** The pilots who have a paint of their own. */
export function aces(): readonly string[] {
  return Object.keys(ACES);
}
