/** Ships and squadrons of Armada on their cards: what they have, what they carry, what lies beside them. */

import {
  type ArmadaState,
  type Command,
  cardOf,
  damageName,
  engagedWith,
  gathered,
  heldBy,
  inPlay,
  isActivated,
  mostShields,
  type Ship,
  type Squadron,
  squadronCardOf,
  zonesOf,
} from '@firing-arc/armada/engine';
import { capitalized } from '@firing-arc/words';
import type { ShownCard, ShownEntry, ShownList, ShownPart, ShownToken } from '../../shown/table.ts';
import { questionWords } from '../../words/en/questions.ts';
import { listOf } from '../lists.ts';
import { diceText, pieceOfSquadron, say, shipTag, shownCommand, squadronTag, words } from './names.ts';
import { hullLeft, keywordsOf } from './pieces.ts';

type Chip = ShownCard['chips'][number];

export function cardOfPiece(view: ArmadaState, piece: number): ShownCard {
  const ship = view.ships[piece];
  return ship ? shipCardOf(view, ship) : squadronCardShown(view, view.squadrons[piece - view.ships.length]!);
}

/** Why a ship or squadron is not on the table; null when it is. */
function goneText(place: Ship['place']): string | null {
  const { waits, setAside, destroyed } = say();
  return { table: null, reserve: waits, 'set-aside': setAside, destroyed }[place];
}

function shipCardOf(view: ArmadaState, ship: Ship): ShownCard {
  const { size, hull, command, squadron, engineering } = cardOf(ship);
  return {
    id: ship.id,
    player: ship.player,
    tag: shipTag(ship.id),
    name: words.ship(view, ship.id),
    type: say()[size],
    rank: String(ship.points),
    rankSays: say().pointsOf(ship.points),
    gone: goneText(ship.place),
    numbers: [
      { icon: 'hull', label: say().hull, text: `${hullLeft(ship)}/${hull}` },
      { icon: 'speed', label: say().speed, text: String(ship.speed) },
      { icon: 'command', label: say().command, text: String(command) },
      { icon: 'squadron', label: say().squadron, text: String(squadron) },
      { icon: 'engineering', label: say().engineering, text: String(engineering) },
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
      armamentOf(say().againstSquadrons, cardOf(ship).antiSquadron),
    ].filter(({ entries }) => entries.length > 0),
  };
}

function partOf(ship: Ship, zone: ShownPart['at']): ShownPart {
  const [now, most] = [ship.shields[zone], mostShields(ship, zone)];
  const dice = armamentText(cardOf(ship).batteries[zone] ?? {});
  return { at: zone, label: words.zone(zone), text: dice, now, most };
}

type Armament = ReturnType<typeof cardOf>['antiSquadron'];

/** "3 red, 1 blue". */
const armamentText = (armament: Armament): string => diceText(gathered(armament, 'close'));

const armamentOf = (label: string, armament: Armament): ShownList => ({
  label,
  entries: [{ key: label, title: label, text: armamentText(armament) }],
});

/** Tokens in their order on the card; discarded ones keep their place. */
export const tokensOf = (defense: Ship['defense']): readonly ShownToken[] =>
  defense.map(({ kind, side }, at) => ({
    key: `${kind} ${at}`,
    kind,
    name: capitalized(words.defenseToken(kind)),
    side,
  }));

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
    ...(ship.activated ? [{ key: 'activated', text: say().activated }] : []),
    ...named(ship.revealed, 'dial', (command) => say().dialRevealed({ command }), 'dial'),
    ...named(ship.tokens, 'token', (command) => say().token({ command }), 'blue'),
    ...named(ship.raids, 'raid', (command) => say().raid({ command }), 'red'),
    ...(ship.objective
      ? [{ key: 'objective', text: `★ ${say().objectiveShip}`, tone: 'green' as const }]
      : []),
  ];
}

/** Faceup cards with what they do; facedown ones are nobody's to know. */
function damageOf(ship: Ship): ShownList {
  const up = ship.damage.flatMap((card): readonly ShownEntry[] => {
    const name = card.up ? damageName(card.kind) : null;
    if (!name) return [];
    return [{ key: String(card.uid), title: words.damageCard(name), text: words.cardText(name) ?? '' }];
  });
  const down = ship.damage.filter((card) => !card.up).length;
  return listOf(say().damageCards, up, down, questionWords.get().facedownCards({ count: down }));
}

const upgradesOf = (ship: Ship): ShownList => ({
  label: say().upgrades,
  entries: ship.upgrades.map(({ id, side, tokens }, at) => {
    const text = words.cardText(id);
    return {
      key: `${id} ${at}`,
      title: words.upgrade(id),
      text: [
        ...(side === 'readied' ? [] : [`(${say()[side]})`]),
        ...(tokens.length > 0
          ? [say().withTokens({ commands: tokens.map((one) => shownCommand(one).name).join(', ') })]
          : []),
        ...(text ? [text] : []),
      ].join(' '),
      ...(text === null && { missing: say().notWritten }),
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
    type: unique ? squadronCardOf(squadron).name : say().squadron,
    rank: String(squadron.points),
    rankSays: say().pointsOf(squadron.points),
    gone: goneText(squadron.place),
    numbers: [
      { icon: 'hull', label: say().hull, text: `${squadron.hull}/${hull}` },
      { icon: 'speed', label: say().speed, text: String(speed) },
      { icon: 'battery', label: say().atShips, text: armamentText(battery) },
      { icon: 'squadron', label: say().atSquadrons, text: armamentText(antiSquadron) },
    ],
    defense: tokensOf(squadron.defense),
    chips: squadronChips(view, squadron),
    lists: ability
      ? [
          {
            label: say().ability,
            entries: [
              {
                key: 'ability',
                title: '',
                text: text ?? '',
                ...(text === null && { missing: say().notWritten }),
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
    ...(placed && isActivated(view, squadron) ? [{ key: 'activated', text: say().activated }] : []),
    ...keywordsOf(squadron).map((name) => ({ key: name, text: name })),
    ...engaged.map(
      (other): Chip => ({
        key: `engaged ${other.id}`,
        text: say().engagedWith({ squadrons: squadronTag(view, other) }),
        tone: 'orange',
      }),
    ),
    ...(placed && heldBy(view, squadron) !== null
      ? [{ key: 'held', text: say().held, tone: 'red' as const }]
      : []),
  ];
}
