import { tellReasons } from '../tell-reasons.ts';
import type { Phrases } from './phrases.ts';
import { refusalIn } from './refusals.ts';
import { scenarioIn } from './scenarios.ts';
import type { Words } from './words.ts';

/** What phrases say of devices on the table, of what cannot be done, and of scenarios. */
export const laterIn = ({
  terms,
  refusals,
  scenarios,
}: Phrases): Pick<Words, 'deviceEffect' | 'refusal' | 'scenario'> => {
  tellReasons();
  return {
    deviceEffect: terms.deviceEffect,
    refusal: refusalIn({ ...terms, ...refusals }),
    scenario: scenarioIn(scenarios),
  };
};
