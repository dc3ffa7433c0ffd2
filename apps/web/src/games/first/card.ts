/** The card of a ship of First Edition: what it has, what it carries, what its dial says. */

import { areTouching } from '@firing-arc/xwing/common';
import {
  agilityOf,
  cannotAttack,
  type DamageKind,
  deckKinds,
  type FirstState,
  HOUSE,
  hullOf,
  isDocked,
  primaryValue,
  type Ship,
  shieldsOf,
  skillOf,
  TOKENS,
  typeOf,
} from '@firing-arc/xwing/first/engine';
import type { ShownCard, ShownEntry, ShownList } from '../../shown/table.ts';
import { questionWords } from '../../words/en/questions.ts';
import { listOf } from '../lists.ts';
import { filled, headOf } from '../xwing/cards.ts';
import { say, tagOf } from '../xwing/names.ts';
import { lockLetter, words } from './names.ts';
import { hullLeft } from './ships.ts';

type Chip = ShownCard['chips'][number];

export function cardOf(state: FirstState, id: number): ShownCard {
  const ship = state.ships[id]!;
  return {
    ...headOf(ship, {
      name: words.ship(state, id),
      type: typeOf(ship).name,
      rank: say().shortSkill({ rank: skillOf(ship) }),
      rankSays: say().skill({ rank: skillOf(ship) }),
    }),
    numbers: numbersOf(state, ship),
    chips: chipsOf(state, ship),
    lists: filled(damageOf(state, ship), conditionsOf(state, ship), abilityOf(ship), upgradesOf(ship)),
  };
}

function numbersOf(state: FirstState, ship: Ship): ShownCard['numbers'] {
  const shields = shieldsOf(ship);
  return [
    { icon: 'hull', label: say().hull, text: `${hullLeft(state, ship)}/${hullOf(ship)}` },
    ...(shields > 0 ? [{ icon: 'shields', label: say().shields, text: `${ship.shields}/${shields}` }] : []),
    { icon: 'agility', label: say().agility, text: String(agilityOf(state, ship)) },
    { icon: 'arc-front', label: say().attack, text: String(primaryValue(state, ship)) },
  ];
}

/** Tokens, target locks, the dial and what holds the ship back. */
function chipsOf(state: FirstState, ship: Ship): readonly Chip[] {
  const refusal = ship.place === 'table' ? cannotAttack(state, ship) : null;
  const t = say();
  return [
    ...(ship.dial === -1 ? [] : [{ key: 'dial', text: dialText(ship), tone: 'dial' as const }]),
    ...TOKENS.filter((token) => ship.tokens[token] > 0).map((token) => ({
      key: token,
      text: `${ship.tokens[token] > 1 ? `${ship.tokens[token]} × ` : ''}${words.token(token)}`,
      tone: TONES[token],
    })),
    ...(isDocked(ship) ? [{ key: 'docked', text: t.dockedWith({ ship: tagOf(ship.carrier) }) }] : []),
    ...(ship.place === 'reserve' ? [{ key: 'reserve', text: t.waits }] : []),
    ...state.locks.flatMap(({ letter, by, on }): readonly Chip[] => {
      const sign = lockLetter(letter);
      if (by === ship.id)
        return [{ key: `locks ${letter}`, text: t.lockOn({ letter: sign, ship: tagOf(on) }), tone: 'blue' }];
      if (on === ship.id)
        return [{ key: `locked ${letter}`, text: t.lockOf({ letter: sign, ship: tagOf(by) }), tone: 'red' }];
      return [];
    }),
    ...touchedBy(state, ship).map((other) => ({
      key: `touches ${other}`,
      text: t.touches({ ship: tagOf(other) }),
    })),
    ...(refusal === null ? [] : [{ key: 'refusal', text: t.cannotAttack }]),
  ];
}

const TONES = {
  focus: 'green',
  evade: 'green',
  stress: 'red',
  ion: 'red',
  cloak: 'blue',
  'weapons-disabled': 'red',
  'reinforce-fore': 'green',
  'reinforce-aft': 'green',
  jam: 'red',
  'tractor-beam': 'red',
  energy: 'blue',
} as const;

const touchedBy = (state: FirstState, ship: Ship): readonly number[] =>
  contactsOf(state).flatMap(([a, b]) => (a === ship.id ? [b] : b === ship.id ? [a] : []));

/** Pairs of ships that touch, by id. */
export const contactsOf = ({ contacts }: FirstState): readonly (readonly [number, number])[] =>
  contacts.flatMap(({ ships: [a, b] }) =>
    a !== undefined && b !== undefined && areTouching(contacts, a, b) ? [[a, b] as const] : [],
  );

function dialText(ship: Ship): string {
  const entry = typeOf(ship).dial[ship.dial];
  if (!entry) return say().dialHidden;
  const maneuver = `${words.maneuver(entry.maneuver)}, ${words.difficulty(entry.difficulty)}`;
  return ship.revealed ? say().showed({ maneuver }) : say().dial({ maneuver });
}

function damageOf(state: FirstState, ship: Ship): ShownList {
  const kinds: readonly DamageKind[] = deckKinds(state);
  const up = ship.damage.flatMap((card): readonly ShownEntry[] => {
    const kind = card.up ? kinds[card.kind] : undefined;
    if (!kind) return [];
    const text = words.damageText(kind.name, kind.deck);
    return [{ key: String(card.uid), title: words.damageCard(kind.name), text }];
  });
  const down = ship.damage.filter((card) => !card.up).length;
  const t = questionWords.get();
  return listOf(t.damageCards, up, down, t.facedownCards({ count: down }));
}

/** Condition cards on the ship, with the damage card that lies on one. */
const conditionsOf = (state: FirstState, ship: Ship): ShownList => ({
  label: questionWords.get().conditions,
  entries: ship.conditions.map(({ id, damage }, at) => {
    const lies = deckKinds(state)[damage];
    const on = lies ? [say().liesOnIt({ card: words.damageCard(lies.name) })] : [];
    return {
      key: `${id} ${at}`,
      title: questionWords.get().condition({ name: words.condition(id) }),
      text: [...words.conditionText(id), ...on].join(' '),
    };
  }),
});

/** What the pilot's card says, and whether the house does all of it. */
function abilityOf(ship: Ship): ShownList {
  const text = words.pilotText(ship.card).join(' ');
  const t = questionWords.get();
  const missing = HOUSE.pilot(ship.card) === 'all' ? '' : t.pilotNone;
  const entry = { key: 'pilot', title: '', text, ...(missing && { missing }) };
  return { label: t.ability, entries: text === '' && missing === '' ? [] : [entry] };
}

const upgradesOf = (ship: Ship): ShownList => ({
  label: questionWords.get().upgrades,
  entries: ship.upgrades.map(({ id, discarded }, at) => ({
    key: `${id} ${at}`,
    title: words.upgrade(id),
    text: [...(discarded ? [say().discarded] : []), ...words.upgradeText(id)].join(' '),
    ...(HOUSE.upgrade(id) !== 'all' && { missing: say().notWritten }),
  })),
});
