import { type Answerer, playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { damageName } from '../damage/deck.ts';
import type { ArmadaEvent } from '../events.ts';
import { inPlay, zonesOf } from '../game.ts';
import type { ArmadaQuestion } from '../questions.ts';
import { ARMADA } from '../rules.ts';
import { LEARNING_SCENARIO } from '../setup/learning.ts';
import type { ArmadaState, Ship } from '../state.ts';
import { keenAnswerer } from '../testing/players.ts';
import { eventText, optionText, shipLabel } from '../words/index.ts';

/*
 * Whole games as a player would tell them, with the ruling behind each line: a change of the rules shows as a
 * change of a story. After a wanted change: `npx vitest run packages/armada/src/golden -u`, and read the diff.
 */

function storyOf(seed: string): string {
  const state = ARMADA.begin(LEARNING_SCENARIO, growStreams(seed, ARMADA.streams));
  const [ours, theirs] = LEARNING_SCENARIO.sides;
  const lines = [`${ours.name} (Player 1) against ${theirs.name} (Player 2)`];
  const streams = growStreams(seed, ['one', 'two']);
  const players = [0, 1].map((index) => aloud(keenAnswerer(streams, index), lines));
  playOut(ARMADA, state, players, {
    onEvent: (event) => lines.push(...told(event, state)),
  });
  return `${lines.join('\n')}\n`;
}

/** A player whose choices become lines of the story; secret ones are not told. */
function aloud(
  player: Answerer<ArmadaState, ArmadaQuestion>,
  lines: string[],
): Answerer<ArmadaState, ArmadaQuestion> {
  return (question, view, help) => {
    const answer = player(question, view, help);
    if (question.form === 'choice' && question.options.length > 1) {
      lines.push(`  > Player ${question.player + 1}: ${optionText(question, answer as number, view())}`);
    }
    return answer;
  };
}

function told(event: ArmadaEvent, state: ArmadaState): readonly string[] {
  const line = `${eventText(event, state)} [${event.because.replace('armada:', '')}]`;
  switch (event.kind) {
    case 'round':
      return ['', line, ...state.ships.filter(inPlay).map((ship) => `    ${shipLine(ship, state)}`)];
    case 'phase':
    case 'game-over':
      return ['', line];
    default:
      return [line];
  }
}

/** How a ship stands: place, speed, shields, damage and tokens. */
function shipLine(ship: Ship, state: ArmadaState): string {
  const place = `${ship.x.toFixed(1)}, ${ship.y.toFixed(1)}, facing ${ship.facing.toFixed(1)}`;
  const shields = zonesOf(ship).map((zone) => `${zone} ${ship.shields[zone]}`);
  const cards = ship.damage.map(({ kind, up }) => (up ? damageName(kind) : 'facedown'));
  const defense = ship.defense.map(({ kind, side }) => (side === 'readied' ? kind : `${kind} (${side})`));
  const rest = [`shields ${shields.join(' ')}`, ...cards, ...defense, ...ship.tokens];
  return `${shipLabel(state, ship.id)} at ${place}, speed ${ship.speed}: ${rest.join(', ')}`;
}

describe('the story of a game', () => {
  it('of the learning scenario reads as before', async () => {
    await expect(storyOf('learning')).toMatchFileSnapshot('./learning.golden.txt');
  });
});
