/** Scenarios of X-Wing 2.5 of a club's own. */

import { ACTION_OF, CONTROLS, SCORINGS, type ScenarioRules } from '@firing-arc/xwing/second/engine';
import { words } from '../games/second/names.ts';
import type { OwnScenarios, ScenarioJson, ScenarioRule } from './game-packs.ts';
import type { PackTexts } from './say.ts';

/** A rule with the values that it may have, each with its text and what else changes with it. */
interface Rule {
  readonly field: keyof ScenarioRules;
  readonly label: string;
  readonly values: readonly { readonly text: string; readonly fields: Partial<ScenarioRules> }[];
}

/** A record of a pack that was checked. */
const rulesOf = (scenario: ScenarioJson): ScenarioRules => scenario as unknown as ScenarioRules;

export const SECOND_SCENARIOS: OwnScenarios = {
  rules: (scenario, say) => rulesIn(rulesOf(scenario), say).map((rule) => asChoices(scenario, rule)),
  says: (scenario) => words.scenario(rulesOf(scenario)).join(' '),
};

function asChoices(scenario: ScenarioJson, { field, label, values }: Rule): ScenarioRule {
  const now = JSON.stringify(scenario[field]);
  const known = values.findIndex(({ fields }) => JSON.stringify(fields[field]) === now);
  const choices = values.map(({ text, fields }) => ({ text, scenario: { ...scenario, ...fields } }));
  // A pack from elsewhere may have a value that is not offered here: it stays as it is.
  if (known < 0) choices.push({ text: String(scenario[field]), scenario: { ...scenario } });
  return { field, label, chosen: known < 0 ? values.length : known, choices };
}

function rulesIn(scenario: ScenarioRules, t: PackTexts): readonly Rule[] {
  const { control } = scenario;
  const held = {
    'most-ships': t.mostShips,
    contest: t.anyShip,
    carry: t.carrying,
    claim: t.claiming,
    know: t.knowing,
  };
  const scored = { each: t.forEach, 'alone-more': t.aloneMore, 'one-or-two': t.oneOrTwo };
  return [
    {
      field: 'control',
      label: t.control,
      values: CONTROLS.map((value) => ({
        text: held[value],
        // What is held by an action needs it, and only data caches can be learned from.
        fields: {
          control: value,
          action: ACTION_OF[value] ?? 'none',
          ...(value === 'know' && { marker: 'data-cache' }),
        },
      })),
    },
    // Only data caches can be learned from.
    ...(control === 'know' ? [] : [markerRule(t)]),
    {
      field: 'outer',
      label: t.outer,
      values: [
        { text: t.nothing, fields: { outer: [] } },
        { text: t.byOwn, fields: { outer: ['own'] } },
        { text: t.byOpponent, fields: { outer: ['opponent'] } },
        { text: t.byBoth, fields: { outer: ['own', 'opponent'] } },
        { text: t.byAll, fields: { outer: ['own', 'opponent', 'own'] } },
      ],
    },
    yesOrNo('apart', t.apart, t),
    numbers('range', t.near, [0, 1, 2, 3]),
    ...(control === 'most-ships' ? [numbers('bigShips', t.bigShips, [1, 2, 3])] : []),
    {
      field: 'scoring',
      label: t.scoring,
      values: SCORINGS.map((value) => ({ text: scored[value], fields: { scoring: value } })),
    },
    numbers('fromRound', t.fromRound, [1, 2, 3, 4]),
    yesOrNo('halfPoints', t.halfPoints, t),
  ];
}

const markerRule = (t: PackTexts): Rule => ({
  field: 'marker',
  label: t.marker,
  values: [
    { text: t.satellite, fields: { marker: 'satellite' } },
    { text: t.supplyCache, fields: { marker: 'supply-cache' } },
    { text: t.dataCache, fields: { marker: 'data-cache' } },
  ],
});

const numbers = (
  field: 'range' | 'bigShips' | 'fromRound',
  label: string,
  values: readonly number[],
): Rule => ({
  field,
  label,
  values: values.map((value) => ({ text: String(value), fields: { [field]: value } })),
});

const yesOrNo = (field: 'apart' | 'halfPoints', label: string, t: PackTexts): Rule => ({
  field,
  label,
  values: [
    { text: t.yes, fields: { [field]: true } },
    { text: t.no, fields: { [field]: false } },
  ],
});
