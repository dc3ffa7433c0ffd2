import '../cards/all.ts';
import { type Answerer, playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json';
import { inPlay } from '../bodies.ts';
import { cardName } from '../damage/deck.ts';
import type { SecondEvent } from '../events.ts';
import type { SecondQuestion } from '../questions.ts';
import { SECOND } from '../rules.ts';
import { setupFromSquads } from '../setup/from-squads.ts';
import { hullRemaining } from '../ship/values.ts';
import { READY_SQUADS } from '../squads/index.ts';
import { packFrom } from '../squads/pack.ts';
import { type SecondState, type Ship, TOKENS } from '../state.ts';
import { stayingAnswerer } from '../testing/players.ts';
import { eventText, optionText } from '../words/index.ts';
import { shipLabel } from '../words/labels.ts';

/*
 * Whole games as a player would tell them, with the ruling behind each line: a change of the rules shows as a
 * change of a story. After a wanted change: `npx vitest run packages/xwing/src/second/golden -u`, and read the diff.
 */

const squadOf = (id: string) => READY_SQUADS.find((ready) => ready.id === id)!.squad;

/** The story of a game between two ready squads, a dogfight or a scenario. */
function storyOf(ours: string, theirs: string, scenario = 'none'): string {
  const squads = [squadOf(ours), squadOf(theirs)] as const;
  const state = SECOND.begin(
    setupFromSquads(packFrom(amg), squads, scenario),
    growStreams(ours, SECOND.streams),
  );
  const lines = [`${squads[0].name} (Player 1) against ${squads[1].name} (Player 2)`];
  const streams = growStreams(theirs, ['one', 'two']);
  const players = [0, 1].map((index) => aloud(stayingAnswerer(streams, index), lines));
  playOut(SECOND, state, players, { onEvent: (event) => lines.push(...told(event, state)) });
  return `${lines.join('\n')}\n`;
}

/** A player whose choices become lines of the story; secret ones are not told. */
function aloud(
  player: Answerer<SecondState, SecondQuestion>,
  lines: string[],
): Answerer<SecondState, SecondQuestion> {
  return (question, view, help) => {
    const answer = player(question, view, help);
    if (question.form === 'choice' && question.options.length > 1) {
      lines.push(`  > Player ${question.player + 1}: ${optionText(question, answer as number, view())}`);
    }
    return answer;
  };
}

function told(event: SecondEvent, state: SecondState): readonly string[] {
  const line = `${eventText(event, state)} [${event.because.replace('xwing2:', '')}]`;
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
function shipLine(ship: Ship, state: SecondState): string {
  const place = `${ship.x.toFixed(1)}, ${ship.y.toFixed(1)}, facing ${ship.facing.toFixed(1)}`;
  const faceup = ship.damage.flatMap((card) => cardName(card.kind, card.up) ?? []);
  const tokens = TOKENS.flatMap((token) =>
    ship.tokens[token] > 0 ? [`${ship.tokens[token]} ${token}`] : [],
  );
  const more = [...faceup, ...tokens];
  const health = `shields ${ship.shields}, hull ${hullRemaining(ship)}`;
  return `${shipLabel(state, ship.id)} at ${place}: ${[health, ...more].join(', ')}`;
}

describe('the story of a game', () => {
  it.each([
    ['four-x-wings', 'howlrunners-six'],
    ['hunter-and-fangs', 'decimator'],
  ])('of %s against %s is the one that was read', async (ours, theirs) => {
    const story = storyOf(ours, theirs);
    expect(story).toMatch(/ (wins the game|ends in a draw)\. \[[a-z-]+\.\d+\]\n$/);
    await expect(story).toMatchFileSnapshot(`./${ours}-${theirs}.golden.txt`);
  });

  it('of a Salvage Mission is the one that was read', async () => {
    const story = storyOf('howlrunners-six', 'hunter-and-fangs', 'salvage');
    expect(story).toMatch(/ (wins the game|ends in a draw)\. \[scenarios\.\d\]\n$/);
    for (const line of ['supply cache 1 lies in the centre', 'tows supply cache', 'lets go of']) {
      expect(story.toLowerCase()).toContain(line);
    }
    await expect(story).toMatchFileSnapshot('./salvage.golden.txt');
  });
});
