import type { BarAction, SlotChanges, UpgradeCard, Weapon } from '../../../cards/index.ts';
import type { Token } from '../../../state.ts';
import { arc, colouredAction, list, sentence, token } from '../terms.ts';

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
    ...changed(hull, 'hull'),
    ...(shields === 0 ? [] : [`${amount(shields)} ${Math.abs(shields) === 1 ? 'shield' : 'shields'}`]),
    ...changed(agility, 'agility'),
    ...changed(force?.limit ?? 0, 'Force'),
  ];
  const added = actions.map(barText);
  return [
    ...(values.length > 0 ? [sentence(`this ship has ${list(values)}`)] : []),
    ...(frontValue > 0
      ? [sentence(`the attack value of its ${arc('front')} weapon is ${frontValue} higher`)]
      : []),
    ...weapons.map((weapon) => sentence(`this ship has ${weaponText(weapon)} too`)),
    ...(added.length > 0 ? [sentence(`this ship’s action bar has ${list(added)} too`)] : []),
    ...(addsSlots ? [sentence(`this ship has ${list(slotsText(addsSlots))}`)] : []),
    ...(turnsFront
      ? [
          sentence(
            'this ship has a turret indicator, and its front arc primary weapons attack through the turret arc instead',
          ),
        ]
      : []),
    ...(stillsForce ? [sentence('this ship’s Force does not come back by itself')] : []),
    ...(holds ? [sentence(`${list(held(holds))} lie on this card`)] : []),
  ];
}

/** "2 more crew slots", "1 fewer device slot". */
const slotsText = (slots: SlotChanges): readonly string[] =>
  Object.entries(slots).map(([slot, by]) => {
    const count = Math.abs(by);
    return `${count} ${by < 0 ? 'fewer' : 'more'} ${slot} ${count === 1 ? 'slot' : 'slots'}`;
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
  const what = abilities.length > 0 ? 'The rest of what this card does' : 'What this card does';
  return [`${what} is not written here yet.`];
}

const amount = (change: number): string => `${Math.abs(change)} ${change < 0 ? 'fewer' : 'more'}`;
const changed = (change: number, what: string): readonly string[] =>
  change === 0 ? [] : [`${Math.abs(change)} ${change < 0 ? 'less' : 'more'} ${what}`];

const barText = ({ action, difficulty, link }: BarAction): string => {
  const first = colouredAction(action, difficulty);
  return link ? `${first} linked to ${colouredAction(link.action, link.difficulty)}` : first;
};

const weaponText = ({ arc: of, value }: Weapon): string =>
  `a ${of.endsWith('turret') ? 'turret arc' : of} weapon of value ${value}`;
