import { readFileSync } from 'node:fs';
import { thrice } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { noOwnSquadron, SQUADRON_CARDS, squadronCard } from '../cards/index.ts';
import { checkFleet } from '../fleets/legality.ts';
import { packFrom, readPackText } from '../fleets/pack.ts';
import { readFleetText } from '../fleets/read-text.ts';
import { writeFleetText } from '../fleets/write-text.ts';
import { buildPosition } from '../position/position.ts';
import { ARMADA } from '../rules.ts';
import { setupFromFleets } from '../setup/from-fleets.ts';
import { keenAnswerer, squadron, table, xwings } from '../testing/index.ts';
import { ENGLISH } from '../words/english/index.ts';
import { FRENCH } from '../words/french/index.ts';
import { GERMAN } from '../words/german/index.ts';
import { cardsWith } from './library.ts';
import { ownSquadronId, squadronElements } from './own-cards.ts';

const armada = JSON.parse(readFileSync(new URL('../../../../formats/armada.json', import.meta.url), 'utf8'));

/** The id of a squadron like one of the house, with another value of the elements of some names. */
function own(id: string, name: string, changes: Readonly<Record<string, number | string>>): string {
  const elements = squadronElements(id);
  const values = Object.entries(changes).map(([of, value]) => {
    const element = elements.find(({ what }) => what === of);
    if (!element) throw new Error(`${id} has no ${of}: ${elements.map(({ what }) => what).join(', ')}`);
    return [element.at, value] as const;
  });
  return ownSquadronId(id, new Map(values), name);
}

const HOWLRUNNER = 'howlrunner-tie-fighter-squadron';
const CALLER = own(HOWLRUNNER, 'Storm Caller', { 'add-dice.dice': 2 });
const STINGERS = own('tie-interceptor-squadron', 'Stinger Squadron', { 'keywords.counter': 4 });

const withSquadrons = (...ids: readonly string[]) => ({
  ...armada,
  squadrons: [...armada.squadrons, ...ids.map((id) => ({ id, name: 'Ours', points: 17 }))],
});

const fleet = (...squadrons: readonly string[]) => ({
  faction: 'empire' as const,
  ships: [
    { ship: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin-commander'] },
    { ship: 'gladiator-i-class-star-destroyer', upgrades: [] },
  ],
  squadrons,
  objectives: {
    assault: 'most-wanted',
    defense: 'contested-outpost',
    navigation: 'superior-positions',
  },
});

describe('a squadron of a club’s own', () => {
  it('is said by its id, reads as any card, and has the craft of the one with which it begins', () => {
    const [card, like] = [squadronCard(CALLER)!, squadronCard(HOWLRUNNER)!];
    const { name, type, hull, speed, antiSquadron } = like;
    expect(card).toMatchObject({ ace: 'Storm Caller', name, type, hull, speed, antiSquadron });
    for (const { cardText } of [ENGLISH, GERMAN, FRENCH]) {
      expect(cardText(CALLER)).not.toBe(cardText(HOWLRUNNER));
      expect(cardText(CALLER)).toContain('2');
    }
    const stingers = squadronCard(STINGERS)!;
    expect([stingers.ace, stingers.name]).toEqual([undefined, 'Stinger Squadron']);
    expect(stingers.keywords).toEqual({ counter: 4, swarm: 1 });
    expect(cardsWith('at attack-effects').has(CALLER)).toBe(cardsWith('at attack-effects').has(HOWLRUNNER));
  });

  it('does what it says', () => {
    const counters = (card: string, dice: number) => {
      const game = table({ us: [xwings([900, 300])], them: [squadron(card, [900, 380])] });
      game
        .rolls('hit', 'hit', 'hit', 'accuracy', ...Array.from({ length: dice }, () => 'accuracy' as const))
        .squadronAttack(0)
        .pick('attack');
      game.pick('yes').passAll();
      return game.eventsOf('dice-gathered')[1]?.dice.length;
    };
    expect([counters('tie-interceptor-squadron', 2), counters(STINGERS, 4)]).toEqual([2, 4]);
  });

  it('is made of every squadron with an element, by each value that one of the house has there', () => {
    const made = SQUADRON_CARDS.flatMap(({ id: like }) =>
      squadronElements(like).flatMap(({ at, what, choices, value }) =>
        choices.flatMap((choice) =>
          choice === value ? [] : [{ like, what, id: ownSquadronId(like, new Map([[at, choice]]), 'Ours') }],
        ),
      ),
    );
    expect(made.length).toBeGreaterThan(140);
    expect(made.flatMap(({ id }) => noOwnSquadron(id) ?? [])).toEqual([]);
    const silent = made.filter(({ id, like }) => ENGLISH.cardText(id) === ENGLISH.cardText(like));
    // Keywords stand beside the text, with their numbers.
    expect(silent.every(({ what }) => what.startsWith('keywords.'))).toBe(true);
  });

  it.each([
    [
      'tie-interceptor-squadron--e0-2-9--as-ours',
      "'e0-2-9': value 0 of tie-interceptor-squadron is 2, and may be 1, 2, 3, 4",
    ],
    ['external-racks--as-ours', "there is no squadron 'external-racks' to begin with"],
    ['tie-interceptor-squadron--e0-2-4', "it ends in no name, as 'as-keen-eye'"],
  ])('is none by the id %s, and the reason is told', (id, reason) => {
    expect(noOwnSquadron(id)).toBe(reason);
    expect(squadronCard(id)).toBeUndefined();
    const text = JSON.stringify(withSquadrons(id), null, 1);
    const line = text.split('\n').findIndex((each) => each.includes(id)) + 1;
    expect(readPackText(text)).toMatchObject({
      ok: false,
      problems: [
        {
          path: `/squadrons/${armada.squadrons.length}/id`,
          line,
          message: `${id}: is no card made of the house's: ${reason}`,
        },
      ],
    });
    const refused = buildPosition({ sides: [{ ships: [], squadrons: [{ card: id }] }, { ships: [] }] });
    expect(JSON.stringify(refused)).toContain(JSON.stringify(reason).slice(1, -1));
  });

  it('armada:unique-names.1 counts as the ace with whom it begins; fleets go out and in with it', () => {
    const pack = packFrom(withSquadrons(CALLER, STINGERS));
    const names = (...squadrons: readonly string[]) =>
      checkFleet(fleet(...squadrons), pack).refusals.map(({ ruling }) => ruling);
    expect(names(CALLER, HOWLRUNNER)).toEqual(['armada:unique-names.1']);
    expect(names(CALLER, STINGERS, STINGERS)).toEqual([]);
    expect(checkFleet(fleet(CALLER, STINGERS), pack)).toMatchObject({ playable: true, notices: [] });
    const read = readFleetText(writeFleetText(fleet(CALLER, STINGERS, STINGERS), pack), pack);
    expect([read.problems, read.fleet?.squadrons]).toEqual([[], [CALLER, STINGERS, STINGERS]]);
  });

  it('is flown in whole games that are the same straight, saved and restored, undone and repeated', () => {
    const pack = packFrom(withSquadrons(CALLER, STINGERS));
    const ours = fleet(CALLER, STINGERS, STINGERS);
    const setup = setupFromFleets(pack, [ours, ours]);
    expect(JSON.stringify(setup)).toContain(CALLER);
    const played = thrice(
      ARMADA,
      () => ARMADA.begin(setup, growStreams('own squadrons', ARMADA.streams)),
      () => {
        const streams = growStreams('minds', ['one', 'two']);
        return [0, 1].map((index) => keenAnswerer(streams, index));
      },
      { saveEvery: 5 },
    );
    expect(played.outcome).not.toBeNull();
  });
});
