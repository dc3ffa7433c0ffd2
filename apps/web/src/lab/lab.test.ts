import { expect, it } from 'vitest';
import { type FormatId, loadFormat } from '../games/index.ts';
import { addressOf } from '../squads/address.ts';
import { knownFoes } from './field.ts';
import type { Flight } from './flight.ts';
import { fly, type Told } from './flying.ts';
import { dropResult, keepResult, keptResults, type LabResult, MOST_RESULTS } from './kept.ts';
import { orderOf } from './order.ts';

const ready = (id: string) => ({ kind: 'ready', id }) as const;

it.each<[string, FormatId, string, string, () => Promise<{ readonly flight: Flight }>]>([
  ['X-Wing 2.5', 'xwing2-amg', 'eight-ties', 'four-x-wings', () => import('./second.ts')],
  ['First Edition', 'xwing1', 'red-squadron', 'academy-swarm', () => import('./first.ts')],
  ['Armada', 'armada', 'core-rebels', 'core-empire', () => import('./armada.ts')],
])(
  'flies two versions of a list of %s over the same games, from either seat',
  async (_, id, mine, foe, fetched) => {
    const [format, { flight }] = await Promise.all([loadFormat(id), fetched()]);
    const order = orderOf(format, {
      lists: [ready(mine), ready(mine)],
      field: [ready(foe)],
      scenario: format.scenarios.at(-1)?.id ?? '',
      player: 'random',
    });
    // Sent as it is sent to a worker.
    const sent = structuredClone(order);
    const [straight, turned] = [flight(sent, 0), flight(sent, 1)];
    for (const noted of [straight, turned]) {
      expect(noted.map(({ version }) => version)).toEqual([0, 1]);
      expect({ ...noted[1], version: 0 }).toEqual(noted[0]);
      expect(noted[0]!.result).not.toBe('stuck');
    }
    expect(turned[0]!.carried).toEqual(straight[0]!.carried);
  },
);

it('shares games among workers, each told when it is over; what cannot be flown says why', async () => {
  const format = await loadFormat('xwing1');
  const lab = orderOf(format, {
    lists: [ready('core-rebels')],
    field: [ready('core-empire')],
    scenario: '',
    player: 'random',
  });
  const told: Told[] = [];
  await fly({ lab, first: 1, every: 2, games: 5 }, (one) => told.push(one));
  expect(told.map((one) => (one.kind === 'flown' ? one.game : one.kind))).toEqual([1, 3, 'over']);
  await fly({ lab: { ...lab, game: 'chess' }, first: 0, every: 1, games: 1 }, (one) => told.push(one));
  expect(told.at(-1)).toMatchObject({ kind: 'failed' });
});

it('knows whom a list can meet: not those that only meet each other', async () => {
  const format = await loadFormat('armada');
  const draft = { ...format.builder.draftOf(ready('core-empire'))!, name: 'Mine' };
  const own = { address: addressOf('armada', draft), version: '1', ships: [] };
  const foes = knownFoes(format, [own], 'kept here');
  expect(foes[0]).toMatchObject({ key: own.address, name: 'Mine', group: 'kept here' });
  expect(foes.map(({ key }) => key)).toContain('core-empire');
  expect(foes.map(({ key }) => key)).not.toContain('learning-empire');
  for (const { name, points } of foes) expect([name.length > 0, points > 0]).toEqual([true, true]);
});

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const result = (when: number): LabResult => ({
  when,
  format: 'xwing1',
  version: '1',
  scenario: '',
  player: 'plain',
  games: 10,
  addresses: [null],
  report: { lists: [] },
});

it('keeps the newest results, forgets one, and passes over what is none', () => {
  const storage = shelf();
  for (let when = 1; when <= MOST_RESULTS + 2; when++) expect(keepResult(storage, result(when))).toBeNull();
  expect(keptResults(storage)).toHaveLength(MOST_RESULTS);
  expect(keptResults(storage)[0]).toEqual(result(MOST_RESULTS + 2));
  dropResult(storage, MOST_RESULTS + 2);
  expect(keptResults(storage)[0]!.when).toBe(MOST_RESULTS + 1);
  storage.setItem('firing-arc.labs', JSON.stringify([{ when: 1 }, 'none', result(7)]));
  expect(keptResults(storage)).toEqual([result(7)]);
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(keepResult(full, result(8))).toBe('full');
});
