import type { ArmadaQuestion } from '@firing-arc/armada';
import { CLOSE, duel, MEDIUM, onFront, siege, type TestGame } from '@firing-arc/armada/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { armadaOpponent } from '../armada-opponent.ts';

const plain = armadaOpponent('plain', growStreams('cards', ['player']), 0);

/** Lets the plain player answer until a kind of question has been answered so often; what it picked each time. */
function picks(game: TestGame, kind: ArmadaQuestion['kind'], most = 1): readonly unknown[] {
  const picked: unknown[] = [];
  while (game.question && picked.length < most) {
    const { question } = game;
    const answer = plain(question, () => game.state, game.help);
    if (question.kind === kind && question.form === 'choice') picked.push(question.options[Number(answer)]);
    game.answer(answer);
  }
  return picked;
}

describe('the plain player of Armada, with cards', () => {
  const rerouting = (...faces: readonly string[]) =>
    duel(MEDIUM, { upgrades: ['turbolaser-reroute-circuits'] })
      .rolls(...faces)
      .attack(0)
      .pick(onFront);

  it('turns the die whose new face does most', () => {
    expect(picks(rerouting('hit', 'blank', 'hit'), 'change-die')).toMatchObject([
      { face: 'blank', to: 'double-hit' },
    ]);
  });

  it('pays for no card that changes nothing', () => {
    expect(picks(rerouting('double-hit', 'double-hit', 'hit'), 'attack-effect')).toMatchObject([
      { kind: 'done' },
    ]);
  });

  it('takes the critical effect that does most: no faceup card where shields stop the damage', () => {
    const game = siege(CLOSE, { upgrades: ['nk-7-ion-cannons'] }).rolls(
      ...['blank', 'blank', 'blank', 'crit', 'accuracy', 'accuracy'],
    );
    expect(picks(game.attack(0).pick(onFront), 'critical-effect')).toMatchObject([
      { effect: 'nk-7-ion-cannons' },
    ]);
  });
});
