import { expect, it } from 'vitest';
import { assignCondition } from '../conditions/conditions.ts';
import { occasion } from '../state.ts';
import { type At, decimator, dialEntry, table, xwing } from '../testing/index.ts';
import { gainTokens } from '../tokens.ts';
import { refusalText } from '../words/index.ts';

it('the abilities of ships and conditions are told with their own lines', () => {
  const FAQ = 'xwing2:faq-specific-card-questions';
  const drone = table({
    us: [{ pilot: 'autopilotdrone', at: [457, 457, 0], charges: 0 }],
    them: [xwing([457, 530, 180])],
  }).run({ kind: 'window', ...occasion('end-of-activation') });
  expect(drone.eventsOf('destroyed')).toMatchObject([{ ship: 0, because: `${FAQ}.7` }]);
  const fireball = table({ us: [{ pilot: 'colossusstationmechanic', at: [457, 457, 0] }] });
  fireball.run({ kind: 'window', ...occasion('end-of-setup') });
  expect(fireball.eventsOf('damage-dealt')).toMatchObject([{ ship: 0, because: `${FAQ}.50` }]);
  const tapped = table({
    us: [xwing([457, 300, 0])],
    them: [decimator([457, 480, 180], { upgrades: ['informant'] })],
    phase: 'system',
  });
  const device = { card: 'listeningdevice', by: 1, facedown: false, because: 'xwing2:abilities.1' };
  tapped.does((rules) => assignCondition(rules, rules.state.ships[0]!, device));
  tapped.ship(0).dial = dialEntry(tapped.ship(0), '2 straight');
  tapped.run({ kind: 'system' }).passAll();
  expect(tapped.eventsOf('dial-shown')).toMatchObject([{ ship: 0, because: `${FAQ}.18` }]);
});

it('xwing2:errata-upgrade-cards.4 a game tells what a card does with the card’s own line', () => {
  const us: At = [400, 400, 0];
  const game = table({ us: [decimator(us, { upgrades: ['agentkallus'] })], them: [xwing([400, 590, 180])] });
  game.run({ kind: 'window', ...occasion('after-placing-forces') });
  expect(game.eventsOf('condition-assigned')).toMatchObject([{ because: 'xwing2:errata-upgrade-cards.4' }]);
});

it('the use of a card with several lines cites all of them, the first before the others', () => {
  const us: At = [400, 400, 0];
  const rule = 'xwing2:errata-upgrade-cards';
  const game = table({ us: [xwing(us, { upgrades: ['staticdischargevanes'] }), xwing([430, 400, 0])] });
  game.does((rules) => gainTokens(rules, rules.state.ships[0]!, 'jam', 1, 'xwing2:jam.3'));
  expect(game.question).toMatchObject({ kind: 'replacement', because: `${rule}.26` });
  game.answer(0).passAll();
  expect(game.eventsOf('ability')).toMatchObject([
    { because: `${rule}.26`, also: ['xwing2:ability-queue-examples.5'] },
  ]);
  expect(game.eventsOf('replaced')).toMatchObject([{ because: `${rule}.26` }]);
});

it('xwing2:faq-specific-card-questions.14 what a card asks for is refused by its own line, in words', () => {
  const advanced = { pilot: 'stormsquadronace', at: [400, 400, 0], tokens: { focus: 1 } } as const;
  const game = table({ us: [advanced], them: [xwing([400, 590, 180])] });
  game.rolls('hit', 'focus', 'blank', 'blank').attack(0, 1);
  const refused = (game.help.refused?.() ?? []).filter(({ option }) => option.startsWith('ability-ship'));
  expect(refused).toMatchObject([{ ruling: 'xwing2:faq-specific-card-questions.14' }]);
  expect(refusalText(refused[0]!, game.state)).toContain('its requirement is not met');
  game.passAll();
});
