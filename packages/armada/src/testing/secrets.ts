import type { Secrets } from '@firing-arc/referee/testing';
import { knownDials } from '../abilities/looked.ts';
import { COMMANDS, upgradeCard } from '../cards/index.ts';
import type { ArmadaEvent } from '../events.ts';
import { DECK_STREAM, secondPlayer } from '../game.ts';
import type { ArmadaQuestion } from '../questions.ts';
import type { ArmadaState, DamageCard, DialFace, Ship } from '../state.ts';

/** Numbers in each stream of chance. */
const STREAM_SIZE = 4;

type Random = () => number;
const below = (random: Random, count: number): number => Math.floor(random() * count);
const anyCommand = (random: Random): DialFace => COMMANDS[below(random, COMMANDS.length)]!;

/** What a seat of Armada may not know, and what turns it over: said apart from the view, which is held to it. */
export const SECRETS: Secrets<ArmadaState, ArmadaEvent, ArmadaQuestion> = {
  change: (state, seat, random, now) => {
    if (seat !== secondPlayer(state))
      state.objectiveDials = state.objectiveDials.map(() => anyCommand(random));
    for (const ship of state.ships) {
      const then = now.ships.find(({ id }) => id === ship.id) ?? ship;
      if (ship.player !== seat) changeDials(ship, then, seat, random);
    }
    shuffleDown(state, now, random);
    for (let i = 0; i < STREAM_SIZE; i++)
      state.streams[DECK_STREAM * STREAM_SIZE + i]! ^= below(random, 0x40000000);
  },
  reveals: (event) => {
    switch (event.kind) {
      case 'damage-dealt':
        return event.card !== null;
      case 'dial-revealed':
      case 'dial-discarded':
      case 'dials-shown':
      case 'card-command':
      case 'objective-dial':
      case 'damage-flipped':
      case 'damage-turned-up':
      case 'damage-discarded':
      // Its facedown cards go to the discard pile, which lies open.
      case 'ship-destroyed':
        return true;
      default:
        return false;
    }
  },
  // Who sets another's dial anew sees what it showed (faq.1).
  asksOpenly: (question) => question.kind === 'pick-command' && question.dial !== undefined,
};

/** The stack of a ship, and dials that lie on its cards, as far as the step has not taken any; looked-at dials stay. */
function changeDials(ship: Ship, then: Ship, seat: number, random: Random): void {
  if (ship.dials.length === then.dials.length) {
    const known = seat < 0 ? [] : knownDials(ship);
    ship.dials = ship.dials.map((dial, at) =>
      (known[at] ?? 'hidden') === 'hidden' ? anyCommand(random) : dial,
    );
  }
  ship.upgrades.forEach((upgrade, at) => {
    if (upgradeCard(upgrade.id)?.starts?.with !== 'dials') return;
    if (then.upgrades[at]?.tokens.length !== upgrade.tokens.length) return;
    upgrade.tokens = upgrade.tokens.map(() => anyCommand(random)) as typeof upgrade.tokens;
  });
}

const cardsOf = ({ ships, obstacles }: ArmadaState): readonly DamageCard[] =>
  [...ships, ...obstacles].flatMap(({ damage }) => damage);

/** Facedown cards change places with any that lie in the deck. */
function shuffleDown(state: ArmadaState, now: ArmadaState, random: Random): void {
  const up = new Set(cardsOf(now).flatMap((card) => (card.up ? [card.uid] : [])));
  for (const card of cardsOf(state)) {
    const other = below(random, state.deck.length);
    if (card.up || card.kind < 0 || up.has(card.uid) || state.deck[other] === 0) continue;
    state.deck[card.kind]! += 1;
    state.deck[other]! -= 1;
    card.kind = other;
  }
}
