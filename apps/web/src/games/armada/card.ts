/** Ships and squadrons of Armada on their cards: what they have, what they carry, what lies beside them. */

import {
  type ArmadaState,
  type Command,
  cardOf,
  damageName,
  engagedWith,
  heldBy,
  inPlay,
  isActivated,
  mostShields,
  type Ship,
  type Squadron,
  squadronCardOf,
  zonesOf,
} from '@firing-arc/armada';
import type { ShownCard, ShownEntry, ShownList, ShownPart, ShownToken } from '../../shown/table.ts';
import { listOf } from '../xwing/lists.ts';
import { pieceOfSquadron, sentence, shipTag, shownCommand, squadronTag, words } from './names.ts';
import { hullLeft, keywordsOf } from './pieces.ts';

type Chip = ShownCard['chips'][number];

export function cardOfPiece(view: ArmadaState, piece: number): ShownCard {
  const ship = view.ships[piece];
  return ship ? shipCardOf(view, ship) : squadronCardShown(view, view.squadrons[piece - view.ships.length]!);
}

const PLACES: Readonly<Record<Ship['place'], string | null>> = {
  table: null,
  reserve: 'Waits to be deployed.',
  'set-aside': 'Set aside, to arrive later.',
  destroyed: 'Destroyed.',
};

function shipCardOf(view: ArmadaState, ship: Ship): ShownCard {
  const { size, hull, command, squadron, engineering } = cardOf(ship);
  return {
    id: ship.id,
    player: ship.player,
    tag: shipTag(ship.id),
    name: words.ship(view, ship.id),
    type: `${size} ship`,
    rank: String(ship.points),
    rankSays: `${ship.points} points`,
    gone: PLACES[ship.place],
    numbers: [
      { label: 'hull', text: `${hullLeft(ship)}/${hull}` },
      { label: 'speed', text: String(ship.speed) },
      { label: 'command', text: String(command) },
      { label: 'squadron', text: String(squadron) },
      { label: 'engineering', text: String(engineering) },
    ],
    parts: zonesOf(ship).map((zone) => partOf(ship, zone)),
    dials: ship.dials.map((dial, at) => {
      const { sign, name } = shownCommand(dial);
      return { key: String(at), sign, text: name };
    }),
    defense: tokensOf(ship.defense),
    chips: shipChips(ship),
    lists: [
      damageOf(ship),
      upgradesOf(ship),
      armamentOf('Against squadrons', cardOf(ship).antiSquadron),
    ].filter(({ entries }) => entries.length > 0),
  };
}

function partOf(ship: Ship, zone: ShownPart['at']): ShownPart {
  const [now, most] = [ship.shields[zone], mostShields(ship, zone)];
  const dice = diceText(cardOf(ship).batteries[zone] ?? {});
  return { at: zone, label: words.zone(zone), text: dice, now, most };
}

type Armament = ReturnType<typeof cardOf>['antiSquadron'];

/** "3 red, 1 blue". */
const diceText = (armament: Armament): string =>
  (['red', 'blue', 'black'] as const)
    .flatMap((color) => (armament[color] ? [`${armament[color]} ${color}`] : []))
    .join(', ') || 'no dice';

const armamentOf = (label: string, armament: Armament): ShownList => ({
  label,
  entries: [{ key: label, title: label, text: diceText(armament) }],
});

/** Tokens in their order on the card; discarded ones keep their place. */
const tokensOf = (defense: Ship['defense']): readonly ShownToken[] =>
  defense.map(({ kind, side }, at) => ({ key: `${kind} ${at}`, kind, name: sentence(kind), side }));

function shipChips(ship: Ship): readonly Chip[] {
  const named = (
    commands: readonly Command[],
    key: string,
    text: (name: string) => string,
    tone: Chip['tone'],
  ) =>
    commands.map(
      (command, at): Chip => ({
        key: `${key} ${command} ${at}`,
        text: text(words.command(command)),
        ...(tone && { tone }),
      }),
    );
  return [
    ...(ship.activated ? [{ key: 'activated', text: 'activated' }] : []),
    ...named(ship.revealed, 'dial', (name) => `dial revealed: ${name}`, 'dial'),
    ...named(ship.tokens, 'token', (name) => `${name} token`, 'blue'),
    ...named(ship.raids, 'raid', (name) => `raid: no ${name}`, 'red'),
    ...(ship.objective ? [{ key: 'objective', text: '★ objective ship', tone: 'green' as const }] : []),
  ];
}

/** Faceup cards with what they do; facedown ones are nobody's to know. */
function damageOf(ship: Ship): ShownList {
  const up = ship.damage.flatMap((card): readonly ShownEntry[] => {
    const name = card.up ? damageName(card.kind) : null;
    if (!name) return [];
    return [{ key: String(card.uid), title: words.damageCard(name), text: words.cardText(name) ?? '' }];
  });
  return listOf('Damage cards', up, ship.damage.filter((card) => !card.up).length);
}

const upgradesOf = (ship: Ship): ShownList => ({
  label: 'Upgrades',
  entries: ship.upgrades.map(({ id, side, tokens }, at) => {
    const text = words.cardText(id);
    return {
      key: `${id} ${at}`,
      title: words.upgrade(id),
      text: [
        ...(side === 'readied' ? [] : [`(${side})`]),
        ...(tokens.length > 0 ? [`with ${tokens.map((one) => shownCommand(one).name).join(', ')}.`] : []),
        ...(text ? [text] : []),
      ].join(' '),
      ...(text === null && { missing: 'What it does is not written yet.' }),
    };
  }),
});

function squadronCardShown(view: ArmadaState, squadron: Squadron): ShownCard {
  const { hull, speed, battery, antiSquadron, ability, unique } = squadronCardOf(squadron);
  const text = ability ? words.cardText(squadron.card) : null;
  return {
    id: pieceOfSquadron(view, squadron.id),
    player: squadron.player,
    tag: squadronTag(view, squadron),
    name: words.squadron(view, squadron.id),
    type: unique ? squadronCardOf(squadron).name : 'squadron',
    rank: String(squadron.points),
    rankSays: `${squadron.points} points`,
    gone: PLACES[squadron.place],
    numbers: [
      { label: 'hull', text: `${squadron.hull}/${hull}` },
      { label: 'speed', text: String(speed) },
      { label: 'at ships', text: diceText(battery) },
      { label: 'at squadrons', text: diceText(antiSquadron) },
    ],
    defense: tokensOf(squadron.defense),
    chips: squadronChips(view, squadron),
    lists: ability
      ? [
          {
            label: 'Ability',
            entries: [
              {
                key: 'ability',
                title: '',
                text: text ?? '',
                ...(text === null && { missing: 'Not written yet.' }),
              },
            ],
          },
        ]
      : [],
  };
}

function squadronChips(view: ArmadaState, squadron: Squadron): readonly Chip[] {
  const placed = inPlay(squadron);
  const engaged = placed ? engagedWith(view, squadron) : [];
  return [
    ...(placed && isActivated(view, squadron) ? [{ key: 'activated', text: 'activated' }] : []),
    ...keywordsOf(squadron).map((name) => ({ key: name, text: name })),
    ...engaged.map(
      (other): Chip => ({
        key: `engaged ${other.id}`,
        text: `engaged with ${squadronTag(view, other)}`,
        tone: 'orange',
      }),
    ),
    ...(placed && heldBy(view, squadron) !== null
      ? [{ key: 'held', text: 'held in place', tone: 'red' as const }]
      : []),
  ];
}
