import type { AbilityQuestion } from '../../../abilities/questions.ts';
import type { FirstState } from '../../../state.ts';
import { cardNamed, shipLabel } from '../../labels.ts';

/** What abilities ask. */
export function abilityQuestion(asked: AbilityQuestion, view: FirstState): string {
  const card = 'ability' in asked ? cardNamed(asked.ability) : '';
  const ship = 'ship' in asked ? shipLabel(view, asked.ship) : '';
  switch (asked.kind) {
    case 'order-abilities':
      return 'Welche Fähigkeit kommt als Nächstes?';
    case 'use-ability':
      return `Nutzt ${ship} ${card}?`;
    case 'choose-ship':
      return `Welches Schiff wird für ${card} gewählt?`;
    case 'turn-dial':
      return `Auf welches Manöver dreht ${ship} sein Rad?`;
    case 'guess-evades':
      return `Wie viele Ausweichen rät der Spieler von ${ship}?`;
    case 'name-result':
      return `Welches Ergebnis wird durch ${card} genannt, bevor ${ship} würfelt?`;
    case 'change-result':
      return `Welches Ergebnis von ${ship} wird durch ${card} geändert?`;
    case 'reroll-results':
      return `Welche Ergebnisse werden neu geworfen, durch ${cardNamed(asked.ability)}?`;
    case 'blast-obstacle':
      return `Welches Hindernis wird gesprengt, durch ${cardNamed(asked.ability)}?`;
    case 'guess-dial':
      return `Welches Manöver vermutet der Spieler von ${shipLabel(view, asked.ship)} auf dem Rad von ${shipLabel(view, asked.of)}?`;
    case 'choose-maneuver':
      return `Welches Manöver führt ${ship} aus?`;
    case 'choose-damage':
      return `Welche Schadenskarte ist es, für ${card}?`;
    case 'choose-upgrade':
      return `Welche Aufwertung von ${shipLabel(view, asked.of)} ist es, für ${card}?`;
    case 'treat-maneuver':
      return `Als was behandelt ${ship} sein Manöver?`;
    case 'choose-effect':
      return `Was geschieht durch ${card}?`;
    case 'choose-token':
      return `Welcher Marker von ${shipLabel(view, asked.of)} ist es, für ${card}?`;
  }
}
