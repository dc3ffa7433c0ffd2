import type { BarAction, SlotChanges, UpgradeCard, UpgradeSlot, Weapon } from '../../../cards/index.ts';
import type { Token } from '../../../state.ts';
import { list, NOUNS, sentence } from '../grammar.ts';
import { arc, colouredAction, token } from '../terms.ts';
import { SLOTS } from './ships.ts';

/** What an upgrade adds to its ship's values and action bar, as sentences. */
export function valuesText(card: UpgradeCard): readonly string[] {
  const {
    hull,
    shields,
    agility,
    frontValue,
    weapons,
    actions,
    force,
    holds,
    stillsForce,
    turnsFront,
    addsSlots,
  } = card;
  const values = [
    ...changed(hull, 'Hülle'),
    ...changed(shields, Math.abs(shields) === 1 ? NOUNS.shield.one : NOUNS.shield.many),
    ...changed(agility, 'Wendigkeit'),
    ...changed(force?.limit ?? 0, 'Macht'),
  ];
  const added = actions.map(barText);
  return [
    ...(values.length > 0 ? [sentence(`dieses Schiff hat ${list(values)}`)] : []),
    ...(frontValue > 0
      ? [sentence(`der Angriffswert seiner Waffe im ${arc('front')} ist um ${frontValue} höher`)]
      : []),
    ...weapons.map((weapon) => sentence(`dieses Schiff hat auch ${weaponText(weapon)}`)),
    ...(added.length > 0 ? [sentence(`in der Aktionsleiste dieses Schiffs steht auch: ${list(added)}`)] : []),
    ...(addsSlots ? [sentence(`dieses Schiff hat ${list(slotsText(addsSlots))}`)] : []),
    ...(turnsFront
      ? [
          sentence(
            'dieses Schiff hat einen Turmzeiger, und Angriffe mit seinen Primärwaffen des Frontwinkels gehen stattdessen durch den Turmwinkel',
          ),
        ]
      : []),
    ...(stillsForce ? [sentence('die Macht dieses Schiffs kehrt nicht von selbst wieder')] : []),
    ...(holds ? [sentence(`auf dieser Karte liegen: ${list(held(holds))}`)] : []),
  ];
}

/** "2 Crew-Plätze mehr", "1 Geräte-Platz weniger". */
const slotsText = (slots: SlotChanges): readonly string[] =>
  Object.entries(slots).map(([slot, by]) => {
    const count = Math.abs(by);
    return `${count} ${SLOTS[slot as UpgradeSlot]}-${count === 1 ? 'Platz' : 'Plätze'} ${by < 0 ? 'weniger' : 'mehr'}`;
  });

/** "3 calculate tokens". */
const held = (holds: readonly Token[]): readonly string[] =>
  [...new Set(holds)].map((one) => token(one, holds.filter((other) => other === one).length));

/** What stands for the words of a card that are not written, if there are any. */
export function unwrittenText({
  notYet,
  abilities,
}: Pick<UpgradeCard, 'notYet' | 'abilities'>): readonly string[] {
  if (!notYet) return [];
  const what = abilities.length > 0 ? 'Was diese Karte sonst noch tut' : 'Was diese Karte tut';
  return [`${what}, ist hier noch nicht umgesetzt.`];
}

const changed = (change: number, what: string): readonly string[] =>
  change === 0 ? [] : [`${Math.abs(change)} ${what} ${change < 0 ? 'weniger' : 'mehr'}`];

const barText = ({ action, difficulty, link }: BarAction): string => {
  const first = colouredAction(action, difficulty);
  return link ? `${first} (verbunden: ${colouredAction(link.action, link.difficulty)})` : first;
};

const weaponText = ({ arc: of, value }: Weapon): string => `eine Waffe (${arc(of)}) mit dem Wert ${value}`;
