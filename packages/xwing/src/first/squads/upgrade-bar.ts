/** Which upgrades a ship has room for, and what they cost on it. */

import type { UpgradeSlot } from '../cards/chassis.ts';
import type { SquadWords } from '../words/squads.ts';
import type { Fitted, Refusal } from './legality.ts';
import type { PackLimit, PackUpgrade } from './pack.ts';

/** Slots without an icon in the upgrade bar: any ship has one (modifications.1, title.1). */
const WITHOUT_ICON = { modification: 'xwing1:modifications.2', title: 'xwing1:title.2' } as const;

type WithoutIcon = keyof typeof WITHOUT_ICON;

const isWithoutIcon = (slot: UpgradeSlot): slot is WithoutIcon => slot in WITHOUT_ICON;

/** Squad points of an upgrade on its ship: what others take off does not bring it below 0. */
export function upgradePoints(upgrade: PackUpgrade, { upgrades }: Fitted): number {
  let points = upgrade.points;
  for (const { discount } of upgrades) {
    if (!discount || points <= 0) continue;
    if (discount.slot === undefined || upgrade.slots[0] === discount.slot) {
      points = Math.max(0, points - discount.points);
    }
  }
  return points;
}

/** Icons of a ship's upgrade bar: the printed ones, and what its upgrades add and take away. */
export function upgradeBar({ pilot, upgrades }: Fitted): Map<UpgradeSlot, number> {
  const bar = new Map<UpgradeSlot, number>();
  const add = (slot: UpgradeSlot, by: number): void =>
    void bar.set(slot, Math.max(0, (bar.get(slot) ?? 0) + by));
  for (const slot of pilot.slots) add(slot, 1);
  for (const { gains } of upgrades) for (const slot of gains ?? []) add(slot, 1);
  for (const { loses } of upgrades) for (const slot of loses ?? []) add(slot, -1);
  return bar;
}

/** What of a ship's upgrades finds no place, or is against what another of them says. */
export function checkUpgradeBar(fitted: Fitted, say: SquadWords): readonly Refusal[] {
  const limits = fitted.upgrades.flatMap((upgrade) =>
    (upgrade.limits ?? []).map((limit) => ({ ...limit, of: upgrade })),
  );
  return [
    ...checkIcons(fitted, say),
    ...(Object.keys(WITHOUT_ICON) as WithoutIcon[]).flatMap((slot) => checkNumber(slot, fitted, limits, say)),
    ...limits.flatMap((limit) => checkLimit(limit, fitted, say)),
  ];
}

/** Each icon takes one upgrade (upgrade-cards.1). */
function checkIcons(fitted: Fitted, say: SquadWords): readonly Refusal[] {
  const { at, label, upgrades } = fitted;
  const free = upgradeBar(fitted);
  for (const { slots } of upgrades) {
    for (const slot of slots) if (!isWithoutIcon(slot)) free.set(slot, (free.get(slot) ?? 0) - 1);
  }
  for (const { treats } of upgrades) {
    for (const slot of treats?.as ?? []) {
      const spare = Math.min(-(free.get(slot) ?? 0), free.get(treats!.slot) ?? 0);
      if (spare <= 0) continue;
      free.set(slot, free.get(slot)! + spare);
      free.set(treats!.slot, free.get(treats!.slot)! - spare);
    }
  }
  for (const { gainsOneOf } of upgrades) {
    const slot = gainsOneOf?.find((each) => (free.get(each) ?? 0) < 0);
    if (slot) free.set(slot, free.get(slot)! + 1);
  }
  return [...free]
    .filter(([, left]) => left < 0)
    .map(([slot, left]) => ({
      ruling: 'xwing1:upgrade-cards.1',
      ship: at,
      message: say.lacksIcons(label, slot, -left),
    }));
}

type LimitOf = PackLimit & { readonly of: PackUpgrade };

/** One title and one modification, unless a card allows more or none. */
function checkNumber(
  slot: WithoutIcon,
  fitted: Fitted,
  limits: readonly LimitOf[],
  say: SquadWords,
): readonly Refusal[] {
  const said = limits.flatMap((limit) =>
    limit.slot === slot && limit.most !== undefined ? [limit.most] : [],
  );
  const most = said.includes(0) ? 0 : Math.max(1, ...said);
  const names = fitted.upgrades.filter(({ slots }) => slots.includes(slot)).map(({ name }) => name);
  if (names.length <= most) return [];
  return [
    {
      ruling: WITHOUT_ICON[slot],
      ship: fitted.at,
      message: say.tooManyOfSlot(fitted.label, slot, names, most),
    },
  ];
}

/** What an upgrade says of the others of a slot. Cards beat the rules (golden-rules.2). */
function checkLimit(limit: LimitOf, { at, label, upgrades }: Fitted, say: SquadWords): readonly Refusal[] {
  const { of, slot, different, cost, unique } = limit;
  const same = upgrades.filter(({ slots }) => slots.includes(slot));
  const refuse = (message: string): Refusal => ({
    ruling: 'xwing1:golden-rules.2',
    ship: at,
    message,
  });
  const refusals: Refusal[] = [];
  if (different && new Set(same).size < same.length) {
    refusals.push(refuse(say.mustDiffer(label, of.name, slot)));
  }
  // Of two modifications one is the card that makes room for the other, or the one that needs no leave.
  const others = same.filter((upgrade) => upgrade !== of);
  if (cost !== undefined) {
    for (const { name } of others.filter(({ points }) => points > cost)) {
      refusals.push(refuse(say.tooDear(label, of.name, name, slot, cost)));
    }
  }
  for (const { name } of unique ? same.filter((upgrade) => !upgrade.unique) : []) {
    refusals.push(refuse(say.notUnique(label, of.name, name)));
  }
  return refusals;
}
