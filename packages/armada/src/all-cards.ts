/** All upgrade cards, and what they and squadrons do: whoever imports this, adds them to the rules. */

import './abilities/own-cards.ts';
import './abilities/squadrons.ts';
import './abilities/upgrades.ts';
import './cards/upgrades.ts';
