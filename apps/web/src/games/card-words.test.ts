import { expect, it } from 'vitest';
import { words as armada } from './armada/names.ts';
import { ODDS as armadaOdds } from './armada/odds-later.ts';
import { words as first } from './first/names.ts';
import { ODDS as firstOdds } from './first/odds-later.ts';
import { bringAtOnce } from './index.ts';
import quickArmada from './quick/armada.json' with { type: 'json' };
import quickFirst from './quick/xwing1.json' with { type: 'json' };
import quickSecond from './quick/xwing2.json' with { type: 'json' };
import { words as second } from './second/names.ts';
import { ODDS as secondOdds } from './second/odds-later.ts';
import { wordsCame } from './spoken.ts';

it.each([
  [
    'xwing2',
    quickSecond,
    () => second.ability({ kind: 'dormant', needs: 'devices' }),
    'what its card says',
    secondOdds,
  ],
  ['xwing1', quickFirst, () => first.upgradeText('shieldupgrade').join(' '), '', firstOdds],
  ['armada', quickArmada, () => armada.cardText('gunnery-team'), null, armadaOdds],
])(
  'begins a match of %s at once, and tells when the words of its cards and the odds have come',
  async (id, setup, said, before, odds) => {
    const come = new Promise((done) => wordsCame.listen(done));
    await bringAtOnce(id, () => undefined, setup);
    expect(said()).toBe(before);
    expect(odds.part()).toBeNull();
    await come;
    expect(said()).toMatch(/\w+ .*\.$/);
    expect(odds.part()).not.toBeNull();
  },
);
