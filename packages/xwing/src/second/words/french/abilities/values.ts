import type { BarAction, SlotChanges, UpgradeCard, UpgradeSlot, Weapon } from '../../../cards/index.ts';
import type { Token } from '../../../state.ts';
import { list, NOUNS, sentence } from '../grammar.ts';
import { arc, colouredAction, theArc, token } from '../terms.ts';
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
    ...changed(hull, 'de coque'),
    ...changed(shields, Math.abs(shields) === 1 ? NOUNS.shield.one : NOUNS.shield.many),
    ...changed(agility, 'd’agilité'),
    ...changed(force?.limit ?? 0, 'de Force'),
  ];
  const added = actions.map(barText);
  return [
    ...(values.length > 0 ? [sentence(`ce vaisseau a ${list(values)}`)] : []),
    ...(frontValue > 0
      ? [sentence(`la valeur d’attaque de son arme dans ${theArc('front')} augmente de ${frontValue}`)]
      : []),
    ...weapons.map((weapon) => sentence(`ce vaisseau a aussi ${weaponText(weapon)}`)),
    ...(added.length > 0 ? [sentence(`la barre d’action de ce vaisseau a aussi : ${list(added)}`)] : []),
    ...(addsSlots ? [sentence(`ce vaisseau a ${list(slotsText(addsSlots))}`)] : []),
    ...(turnsFront
      ? [
          sentence(
            'ce vaisseau a un indicateur de tourelle, et ses armes principales de l’arc avant attaquent dans l’arc de tourelle à la place',
          ),
        ]
      : []),
    ...(stillsForce ? [sentence('la Force de ce vaisseau ne revient pas d’elle-même')] : []),
    ...(holds ? [sentence(`sur cette carte : ${list(held(holds))}`)] : []),
  ];
}

/** "2 emplacements Équipage de plus", "1 emplacement Engin de moins". */
const slotsText = (slots: SlotChanges): readonly string[] =>
  Object.entries(slots).map(([slot, by]) => {
    const count = Math.abs(by);
    return `${count} ${count === 1 ? 'emplacement' : 'emplacements'} ${SLOTS[slot as UpgradeSlot]} ${by < 0 ? 'de moins' : 'de plus'}`;
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
  return [
    abilities.length > 0
      ? 'Le reste de cette carte n’est pas encore écrit ici.'
      : 'L’effet de cette carte n’est pas encore écrit ici.',
  ];
}

const changed = (change: number, what: string): readonly string[] =>
  change === 0 ? [] : [`${Math.abs(change)} ${what} de ${change < 0 ? 'moins' : 'plus'}`];

const barText = ({ action, difficulty, link }: BarAction): string => {
  const first = colouredAction(action, difficulty);
  return link ? `${first}, liée à ${colouredAction(link.action, link.difficulty)}` : first;
};

const weaponText = ({ arc: of, value }: Weapon): string => `une arme (${arc(of)}) de valeur ${value}`;
