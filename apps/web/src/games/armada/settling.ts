/** What Armada needs not ask in the page. */

import { type ArmadaQuestion, type ArmadaState, critIcons, hitIcons } from '@firing-arc/armada';
import type { Settling } from '../settling.ts';

type Asked<Kind> = Extract<ArmadaQuestion, { readonly kind: Kind }>;

export function settlingOf(question: ArmadaQuestion, view: ArmadaState): Settling | null {
  switch (question.kind) {
    case 'defense-token':
      return againstNothing(question, view);
    case 'resolve-command':
      return keptDial(question);
    case 'critical-effect':
      return standardCritical(question);
    default:
      return null;
  }
}

/** A defense token against a roll without hit and critical icons. */
function againstNothing({ options }: Asked<'defense-token'>, { attack }: ArmadaState): Settling | null {
  const done = options.findIndex(({ kind }) => kind === 'done');
  if (!attack || done < 0 || attack.dice.some(({ face }) => hitIcons(face) + critIcons(face) > 0))
    return null;
  // A salvo answers an attack that did nothing, and cards act as they say.
  const acts = options.some(
    (option) => option.kind === 'effect' || (option.kind === 'token' && option.name === 'salvo'),
  );
  return acts ? null : { kind: 'no-effect', answer: done };
}

/** Who kept a dial did so to resolve it: that is only asked where a token could be used too, or in its place. */
function keptDial({ options }: Asked<'resolve-command'>): Settling | null {
  const [only, ...others] = options.filter(({ kind }) => kind === 'command');
  if (only?.kind !== 'command' || only.with !== 'dial' || others.length > 0) return null;
  return { kind: 'usual', answer: options.indexOf(only) };
}

/** The standard critical effect turns a damage card faceup and costs nothing. */
function standardCritical({ options }: Asked<'critical-effect'>): Settling | null {
  const [only, ...others] = options.filter(({ kind }) => kind === 'critical');
  if (only?.kind !== 'critical' || only.effect !== 'standard' || others.length > 0) return null;
  return { kind: 'usual', answer: options.indexOf(only) };
}
