import { upgradeCard } from '../cards/index.ts';
import type { Token, Upgrade } from '../state.ts';

/** The tokens that lie on an upgrade card: those that it begins with until one is taken or added. */
export const heldOn = (upgrade: Upgrade): readonly Token[] =>
  (upgrade.held as readonly Token[] | undefined) ?? upgradeCard(upgrade.id)?.holds ?? [];
