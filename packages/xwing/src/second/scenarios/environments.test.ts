import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { SECOND } from '../rules.ts';
import { setupFromSquads } from '../setup/from-squads.ts';
import { type SecondSetup, setupProblems } from '../setup/setup.ts';
import { DEFAULT_PAIR } from '../squads/index.ts';
import { packFrom } from '../squads/pack.ts';
import type { SecondState } from '../state.ts';
import { TestGame } from '../testing/index.ts';
import { ENVIRONMENTS, environmentCard } from './environments.ts';

const SETUP = setupFromSquads(packFrom(amg), [DEFAULT_PAIR[0].squad, DEFAULT_PAIR[1].squad]);
const ALL = ENVIRONMENTS.map(({ id }) => id);

/** A game up to the first obstacle, dealt from some cards. */
function dealt(
  cards: readonly string[],
  agreed: readonly [boolean, boolean] = [true, true],
  seed = 'environment',
): SecondState {
  const setup: SecondSetup = { ...SETUP, environments: { cards: [...cards], agreed: [...agreed] } };
  const game = new TestGame(SECOND.begin(setup, growStreams(seed, SECOND.streams)));
  return game.run({ kind: 'setup-order' }).state;
}

describe('environment cards', () => {
  it('xwing2:environment-cards.1 xwing2:environment-cards.4 one is dealt by the seed in Gather Forces', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
    const cards = seeds.map((seed) => dealt(ALL, [true, true], seed).environment);
    expect(new Set(cards).size).toBeGreaterThan(6);
    for (const card of cards) expect(ALL).toContain(card);
    expect(dealt(ALL, [true, true], 'seed 3').environment).toBe(cards[3]);
    expect(dealt(['comettail']).environment).toBe('comettail');
  });

  it('xwing2:environment-cards.2 a card says how many obstacles and devices are gathered', () => {
    expect(dealt(['minefield']).obstacles.length).toBe(4);
    const shower = dealt(['asteroidshower']);
    expect(shower.obstacles.length).toBe(9);
    expect(new Set(shower.obstacles.map(({ outline }) => outline)).size).toBe(9);
    expect(shower.obstacles.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(environmentCard('minefield')).toMatchObject({ obstacles: 4, devices: 4 });
  });

  it('xwing2:environment-cards.3 are not used unless both players agree', () => {
    for (const agreed of [
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      expect(dealt(ALL, agreed)).toMatchObject({ environment: '', environments: [] });
      expect(dealt(['minefield'], agreed).obstacles.length).toBe(6);
    }
  });

  it('xwing2:environment-cards.6 score nothing', () => {
    const state = dealt(ALL);
    Object.assign(state, { round: 3, phase: 'engagement' });
    for (const ship of state.ships) {
      Object.assign(ship, { place: 'table', x: 60 + 80 * ship.id, y: ship.player === 0 ? 60 : 850 });
    }
    const game = new TestGame(state).run({ kind: 'end' });
    expect(game.eventsOf('points')).toEqual([]);
    expect(game.state.players.map(({ points }) => points)).toEqual([0, 0]);
  });

  it('xwing2:environment-cards.7 six cards in one pack, by their obstacles', () => {
    const counts = ENVIRONMENTS.filter(({ pack }) => pack === 'Never Tell Me the Odds').map(
      ({ name, obstacles, devices }) => [name, obstacles, devices],
    );
    expect(counts).toEqual([
      ['Asteroid Shower', 9, 0],
      ['Clouzon-36 Deposits', 6, 0],
      ['Comet Tail', 8, 0],
      ['Ion Clouds', 6, 0],
      ['Mynock Infestation', 6, 0],
      ['Recent Wreckage', 9, 0],
    ]);
  });

  it('xwing2:environment-cards.8 six in the other, by obstacles, devices and upgrades', () => {
    const counts = ENVIRONMENTS.filter(({ pack }) => pack === 'Fully Loaded').map(
      ({ name, obstacles, devices, upgrades }) => [name, obstacles, devices, upgrades],
    );
    expect(counts).toEqual([
      ['Continuous Bombardment', 6, 8, 0],
      ['Countdown', 5, 1, 0],
      ['Minefield', 4, 4, 0],
      ['Unexploded Ordnance', 5, 4, 0],
      ['Munitions Cache', 6, 0, 7],
      ['Pinpoint Bombardment', 6, 0, 6],
    ]);
  });

  it('are checked with the setup', () => {
    const problems = (environments: unknown) => setupProblems({ ...SETUP, environments });
    expect(problems({ cards: ALL, agreed: [true, true] })).toEqual([]);
    expect(problems({ cards: ['fog'], agreed: [true, true] })).toEqual([
      "setup.environments.cards: there is no environment card 'fog'",
    ]);
    expect(problems({ cards: ALL, agreed: [true] })).not.toEqual([]);
  });
});
