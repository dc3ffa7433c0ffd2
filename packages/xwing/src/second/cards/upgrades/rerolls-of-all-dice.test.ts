import { describe, expect, it } from 'vitest';
import { rollDefense, rollDice } from '../../dice.ts';
import { type At, table, tie, xwing } from '../../testing/index.ts';

const HERE: At = [400, 400, 0];

describe('Lando Calrissian of the smugglers’ crew', () => {
  const lando = (tokens: Readonly<Record<string, number>>) =>
    xwing(HERE, { upgrades: ['landocalrissian-crew'], tokens });

  it('rerolls up to 2 attack dice that the player picks for a green token', () => {
    const game = table({ us: [lando({ evade: 1 })], them: [tie([400, 600, 180])] })
      .rolls('blank', 'focus', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank')
      .attack(0, 1)
      .pick({ use: true });
    expect(game.question).toMatchObject({ kind: 'choose-face' });
    game.pick({ face: 'blank' });
    expect(game.offers({ face: '' })).toBe(true);
    game.pick({ face: 'focus' });
    expect(game.ship(0).tokens.evade).toBe(0);
    expect(game.eventsOf('modified')[0]).toMatchObject({ how: 'reroll', faces: ['hit', 'hit', 'hit'] });
    game.passAll();
  });

  it('or only 1', () => {
    const game = table({ us: [lando({ focus: 1 })], them: [tie([400, 600, 180])] })
      .rolls('blank', 'focus', 'hit', 'crit', 'blank', 'blank', 'blank')
      .attack(0, 1)
      .pick({ use: true })
      .pick({ face: 'hit' })
      .pick({ face: '' });
    expect(game.eventsOf('modified')[0]).toMatchObject({ how: 'reroll', faces: ['blank', 'focus', 'crit'] });
    game.passAll();
  });

  it('rerolls defense dice', () => {
    const game = table({ us: [lando({ focus: 1 })], them: [tie([400, 600, 180])] })
      .rolls('hit', 'hit', 'blank', 'blank', 'evade', 'evade')
      .attack(1, 0)
      .takes({ use: true })
      .pick({ face: 'blank' });
    expect(game.eventsOf('modified')[0]).toMatchObject({ dice: 'defense', faces: ['evade', 'evade'] });
    game.passAll();
  });

  it('not without a green token', () => {
    const game = table({ us: [lando({ stress: 1 })], them: [tie([400, 600, 180])] }).attack(0, 1);
    expect(game.everOffers({ use: true })).toBe(false);
  });

  it('rerolls attack and defense dice outside attacks', () => {
    const attack = table({ us: [lando({ focus: 1 })] })
      .rolls('blank', 'blank', 'hit', 'crit', 'hit')
      .does((game) => void rollDice(game, game.state.ships[0]!, 3, 'xwing2:timing.6'))
      .pick({ use: true })
      .pick({ face: 'blank' })
      .pick({ face: 'blank' });
    expect(attack.eventsOf('rolled').at(-1)!.faces).toEqual(['crit', 'hit', 'hit']);
    const defense = table({ us: [lando({ evade: 1 })] })
      .rolls('blank', 'focus', 'evade')
      .does((game) => void rollDefense(game, game.state.ships[0]!, 2, 'xwing2:timing.6'))
      .pick({ use: true })
      .pick({ face: 'blank' })
      .pick({ face: '' });
    expect(defense.eventsOf('rolled').at(-1)).toMatchObject({ dice: 'defense', faces: ['evade', 'focus'] });
    expect(defense.ship(0).tokens.evade).toBe(0);
  });
});
