import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assignCondition } from '../conditions/conditions.ts';
import { occasion } from '../state.ts';
import { type At, decimator, dialEntry, table, xwing } from '../testing/index.ts';
import { CHASSIS, UPGRADES } from './all.ts';
import { CONDITION_LINES, PILOT_LINES, SHIP_ABILITY_LINES, UPGRADE_LINES } from './card-lines.ts';
import { shipCard, upgradeOf } from './library.ts';

const LEDGER = new URL('../../../../../rulebook/xwing2.jsonl', import.meta.url);
const ABOUT_CARDS =
  /^xwing2:(faq-specific-card-questions|errata-(ship-cards|standard-loadouts|upgrade-cards))\./;

/** The lines of the sections on cards. */
const lines = readFileSync(LEDGER, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { readonly id: string; readonly text: string })
  .filter(({ id }) => ABOUT_CARDS.test(id));

/** Lines of these sections that are about no one card, or about cards that only meet in them. */
const GENERAL = [5, 12, 17, 20, 22, 23, 24, 26, 27, 28, 31, 35, 37, 39, 42, 50, 52, 56, 57, 59, 60, 66].map(
  (line) => `faq-specific-card-questions.${line}`,
);
/** Microthrusters bend the roll of a tractored ship: the question of that roll cites the line, as no ability acts. */
const ASKED_BY = ['faq-specific-card-questions.13'];

const tables = [PILOT_LINES, SHIP_ABILITY_LINES, UPGRADE_LINES, CONDITION_LINES];
const known = new Set(tables.flatMap((one) => Object.values(one).flat()));

describe('the lines of the rulebook about cards', () => {
  it('each belong to a card, or are about none', () => {
    const left = lines
      .map(({ id }) => id.replace('xwing2:', ''))
      .filter((id) => !known.has(id) && !GENERAL.includes(id) && !ASKED_BY.includes(id));
    expect(left).toEqual([]);
  });

  it('are there, and so are their cards', () => {
    const ids = new Set(lines.map(({ id }) => id));
    expect([...known].filter((line) => !ids.has(`xwing2:${line}`))).toEqual([]);
    const pilots = new Set(CHASSIS.flatMap(({ pilots: all }) => all.map(({ id }) => id)));
    expect(Object.keys(PILOT_LINES).filter((id) => !pilots.has(id))).toEqual([]);
    const upgrades = new Set(UPGRADES.map(({ id }) => id));
    expect(Object.keys(UPGRADE_LINES).filter((id) => !upgrades.has(id))).toEqual([]);
    const abilities = new Set(
      CHASSIS.flatMap(({ shipAbility, pilots: all }) => [
        shipAbility,
        ...all.map(({ own }) => own?.shipAbility),
      ]),
    );
    expect(Object.keys(SHIP_ABILITY_LINES).filter((name) => !abilities.has(name))).toEqual([]);
  });

  it('are what their cards act by', () => {
    for (const [id, [line]] of Object.entries(PILOT_LINES)) {
      const own = shipCard(id).abilities.filter(({ ref }) => ref.startsWith('pilot'));
      expect(own.map(({ ruling }) => ruling)).toEqual(own.map(() => `xwing2:${line}`));
    }
    for (const [id, [line]] of Object.entries(UPGRADE_LINES)) {
      for (const { ruling } of upgradeOf(id).abilities) expect(ruling).toBe(`xwing2:${line}`);
    }
  });
});

it('the abilities of ships and conditions are told with their own lines', () => {
  const FAQ = 'xwing2:faq-specific-card-questions';
  const drone = table({
    us: [{ pilot: 'autopilotdrone', at: [457, 457, 0], charges: 0 }],
    them: [xwing([457, 530, 180])],
  }).run({ kind: 'window', ...occasion('end-of-activation') });
  expect(drone.told('destroyed')).toMatchObject([{ ship: 0, because: `${FAQ}.7` }]);
  const fireball = table({ us: [{ pilot: 'colossusstationmechanic', at: [457, 457, 0] }] });
  fireball.run({ kind: 'window', ...occasion('end-of-setup') });
  expect(fireball.told('damage-dealt')).toMatchObject([{ ship: 0, because: `${FAQ}.44` }]);
  const tapped = table({
    us: [xwing([457, 300, 0])],
    them: [decimator([457, 480, 180], { upgrades: ['informant'] })],
    phase: 'system',
  });
  const device = { card: 'listeningdevice', by: 1, facedown: false, because: 'xwing2:abilities.1' };
  tapped.does((rules) => assignCondition(rules, rules.state.ships[0]!, device));
  tapped.ship(0).dial = dialEntry(tapped.ship(0), '2 straight');
  tapped.run({ kind: 'system' }).passAll();
  expect(tapped.told('dial-shown')).toMatchObject([{ ship: 0, because: `${FAQ}.18` }]);
});

it('xwing2:errata-upgrade-cards.4 a game tells what a card does with the card’s own line', () => {
  const us: At = [400, 400, 0];
  const game = table({ us: [decimator(us, { upgrades: ['agentkallus'] })], them: [xwing([400, 590, 180])] });
  game.run({ kind: 'window', ...occasion('after-placing-forces') });
  expect(game.told('condition-assigned')).toMatchObject([{ because: 'xwing2:errata-upgrade-cards.4' }]);
});
