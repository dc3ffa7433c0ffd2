import { type Answerer, playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import pack from '../../../../../formats/xwing1.json';
import { cardName, damageOn } from '../damage/deck.ts';
import type { FirstEvent } from '../events.ts';
import { hullOf, inPlay } from '../game.ts';
import type { FirstQuestion } from '../questions.ts';
import { FIRST } from '../rules.ts';
import { setupFromSquads } from '../setup/from-squads.ts';
import { packFrom } from '../squads/pack.ts';
import { CORE_SETS, READY_SQUADS, type ReadySquad } from '../squads/ready.ts';
import { type FirstState, type Ship, TOKENS } from '../state.ts';
import { stayingAnswerer } from '../testing/players.ts';
import { eventText, optionText, shipLabel } from '../words/index.ts';

/*
 * Whole games as a player would tell them, with the ruling behind each line: a change of the rules shows as a
 * change of a story. After a wanted change: `npx vitest run packages/xwing/src/first/golden -u`, and read the diff.
 */

/** The story of a game between two squads. */
function storyOf(ours: ReadySquad, theirs: ReadySquad): string {
  const setup = setupFromSquads(packFrom(pack), [ours.squad, theirs.squad], { rounds: 12 });
  const state = FIRST.begin(setup, growStreams(ours.id, FIRST.streams));
  const lines = [`${ours.squad.name} (Player 1) against ${theirs.squad.name} (Player 2)`];
  const streams = growStreams(theirs.id, ['one', 'two']);
  const players = [0, 1].map((index) => aloud(stayingAnswerer(streams, index), lines));
  playOut(FIRST, state, players, { onEvent: (event) => lines.push(...told(event, state)) });
  return `${lines.join('\n')}\n`;
}

/** A player whose choices become lines of the story; secret ones are not told. */
function aloud(
  player: Answerer<FirstState, FirstQuestion>,
  lines: string[],
): Answerer<FirstState, FirstQuestion> {
  return (question, view, help) => {
    const answer = player(question, view, help);
    if (question.form === 'choice' && question.options.length > 1) {
      lines.push(`  > Player ${question.player + 1}: ${optionText(question, answer as number, view())}`);
    }
    return answer;
  };
}

function told(event: FirstEvent, state: FirstState): readonly string[] {
  const line = `${eventText(event, state)} [${event.because.replace('xwing1:', '')}]`;
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

/** How a ship stands: place, shields and hull left, faceup damage, tokens. */
function shipLine(ship: Ship, state: FirstState): string {
  const place = `${ship.x.toFixed(1)}, ${ship.y.toFixed(1)}, facing ${ship.facing.toFixed(1)}`;
  const faceup = ship.damage.flatMap((card) => cardName(state, card.kind, card.up) ?? []);
  const tokens = TOKENS.flatMap((token) =>
    ship.tokens[token] > 0 ? [`${ship.tokens[token]} ${token}`] : [],
  );
  const health = `shields ${ship.shields}, hull ${hullOf(ship) - damageOn(state, ship)}`;
  return `${shipLabel(state, ship.id)} at ${place}: ${[health, ...faceup, ...tokens].join(', ')}`;
}

const squadOf = (id: string) => READY_SQUADS.find((one) => one.id === id)!;

describe('the story of a game', () => {
  it.each(CORE_SETS.map((set) => [set.id, set.squads] as const))(
    'with the ships of the core set %s reads as before',
    async (id, [ours, theirs]) => {
      await expect(storyOf(ours, theirs)).toMatchFileSnapshot(`./${id}.golden.txt`);
    },
  );

  it('of bombers against wings of all letters reads as before', async () => {
    const story = storyOf(squadOf('bombers-and-escort'), squadOf('wings-of-all-letters'));
    await expect(story).toMatchFileSnapshot('./bombers-and-wings.golden.txt');
  });
});
