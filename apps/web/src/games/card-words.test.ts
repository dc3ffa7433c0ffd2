import { expect, it } from 'vitest';
import { words as armada } from './armada/names.ts';
import { words as first } from './first/names.ts';
import { bringAtOnce } from './index.ts';
import quickArmada from './quick/armada.json' with { type: 'json' };
import quickFirst from './quick/xwing1.json' with { type: 'json' };
import quickSecond from './quick/xwing2.json' with { type: 'json' };
import { words as second } from './second/names.ts';
import { wordsCame } from './spoken.ts';

it.each([
  ['xwing2', quickSecond, () => second.ability({ kind: 'dormant', needs: 'devices' }), 'what its card says'],
  ['xwing1', quickFirst, () => first.upgradeText('shieldupgrade').join(' '), ''],
  ['armada', quickArmada, () => armada.cardText('gunnery-team'), null],
])(
  'begins a match of %s at once, and tells when the words of its cards have come',
  async (id, setup, said, before) => {
    const come = new Promise((done) => wordsCame.listen(done));
    await bringAtOnce(id, () => undefined, setup);
    expect(said()).toBe(before);
    await come;
    expect(said()).toMatch(/\w+ .*\.$/);
  },
);
