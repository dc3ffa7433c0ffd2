import { growStreams } from '@firing-arc/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { ARMADA } from '../rules.ts';
import { STANDARD_SETUP } from '../testing/fleets.ts';
import { type Heard, listen } from '../testing/listening.ts';
import { table, victory } from '../testing/table.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';
import { ENGLISH, shipLabel } from './index.ts';

let heard: Heard;

beforeAll(() => {
  heard = listen(ENGLISH);
}, 60_000);

describe('words', () => {
  it('are sentences without a number or an id where a name should be', () => {
    const odd = heard.texts.filter(({ text }) => /undefined|Option \d|#\d|armada:|\bNaN\b|null/.test(text));
    expect(odd).toEqual([]);
    expect(heard.texts.filter(({ text }) => !/^[A-Z0-9“].*[.!?]$/.test(text))).toEqual([]);
    expect(heard.texts.length).toBeGreaterThan(2000);
  });

  it('give a reason for every refusal', () => {
    const bare = heard.texts.filter(({ text }) => text.includes('the rules do not allow it'));
    expect([...new Set(bare.map(({ about }) => about))]).toEqual([]);
  });

  it.each([ENGLISH, GERMAN, FRENCH])('give a reason for what is refused seldom, in $language', (words) => {
    const { state } = table({ us: [victory([600, 400, 0])] });
    const seldom = [
      'defense-tokens.11',
      'defense-tokens.12',
      'faq-cards-core-set.4',
      'golden-rules.3',
      'ignition.1',
    ];
    const more = [
      'objective-cards-core-set.2',
      'objective-cards-core-set.21',
      'obstacle-and-token-movement.2',
      'raid-tokens.1',
    ];
    const bare = words.refusal({ option: 'pass', ruling: 'armada:no-such-line.1' }, state);
    for (const line of [...seldom, ...more])
      expect(words.refusal({ option: 'pass', ruling: `armada:${line}` }, state), line).not.toBe(bare);
  });

  it('tell a ship that has left the play area from one that was destroyed in it', () => {
    const { state } = table({ us: [victory([600, 400, 0])] });
    const [left, lost] = ['destroyed-ships-and-squadrons.2', 'damage.3'].map((line) =>
      ENGLISH.event({ kind: 'ship-destroyed', ship: 0, because: `armada:${line}` }, state),
    );
    expect(left).toMatch(/leaves the play area and is destroyed\.$/);
    expect(lost).not.toContain('play area');
  });

  it('name no place by numbers of the table', () => {
    expect(heard.texts.filter(({ text }) => /\d{2,}, -?\d{2,}/.test(text))).toEqual([]);
  });

  it('were heard of every part of a game', () => {
    for (const kind of [
      'commands',
      'choose-deployment',
      'course',
      'navigate',
      'repair',
      'attack',
      'squadron',
    ])
      expect(heard.kinds, kind).toContain(kind);
  });

  it('number facedown damage cards where there are several, so that no two options read the same', () => {
    const offered = (...damage: string[]) => {
      const game = table({ us: [victory([600, 400, 0], { damage })] }).run({
        kind: 'repair',
        ship: 0,
        points: 3,
      });
      const asked = game.question!;
      const texts = game.options.map((_, at) => ENGLISH.option(asked, at, game.state));
      return texts.filter((text) => text.includes('card'));
    };
    const down = (name: string) => `facedown: ${name}`;
    expect(offered('power-failure', down('blinded-gunners'))).toEqual([
      'Discard Power Failure.',
      'Discard a facedown card.',
    ]);
    expect(offered(down('power-failure'), down('blinded-gunners'))).toEqual([
      'Discard facedown card 1.',
      'Discard facedown card 2.',
    ]);
  });

  it('armada:id-tokens.1 tell ships and squadrons of the same name apart', () => {
    const state = ARMADA.begin(STANDARD_SETUP, growStreams('x', ARMADA.streams));
    expect([0, 1].map((id) => shipLabel(state, id))).toEqual(['CR90 Corvette A A', 'CR90 Corvette A B']);
    expect(shipLabel(state, 99)).toBe('#99');
  });
});
