import type { Refusal } from '@firing-arc/referee';
import { titled } from '@firing-arc/words';
import type { Party } from '../attack/schema.ts';
import type { Zone } from '../geometry/index.ts';
import { objectiveCard } from '../objectives/cards.ts';
import type { ArmadaState } from '../state.ts';
import { effectNameIn } from './labels.ts';
import type { Terms } from './phrases.ts';

type Phrasing = RefusalPhrases & Pick<Terms, 'party' | 'sentence'>;

/** What a language says of what the rules refuse: small phrases without capital letter and full stop. */
export interface RefusalPhrases {
  /** Why, by the ruling, or by it and which of the cases it is that the ruling names. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly notAllowed: string;
  /** What the rules call an option: a command, a token, "move" and the like; null where it is no such word. */
  readonly named: (option: string) => string | null;
  /** "1 CR90 Corvette A" from a hull zone, at a hull zone. */
  readonly attackOn: (target: string, from: Zone | null, at: Zone | null) => string;
  readonly recoverShield: (zone: Zone) => string;
  /** The place that is asked about. */
  readonly here: string;
}

/** What is refused and why. */
export const refusalIn =
  (say: Phrasing) =>
  (refused: Refusal, view: ArmadaState): string => {
    const { mm, card, reason: which } = refused.facts ?? {};
    const reason = say.reasons[`${refused.ruling} ${which}`] ?? say.reasons[refused.ruling];
    const named = typeof card === 'string' ? cardNamed(card) : refused.detail;
    const detail = typeof mm === 'number' ? `${mm.toFixed(1)} mm` : named;
    const why = reason && detail ? `${reason} (${detail})` : (reason ?? detail ?? say.notAllowed);
    return say.sentence(`${optionName(say, refused.option, view)}: ${why}`);
  };

/** A card that forbids something: an upgrade, a squadron, an objective, or a damage card. */
const cardNamed = effectNameIn((id) => objectiveCard(id)?.name ?? titled(id));

/** One who may be attacked, by its number: "squadron-3", "front at ship 1 rear". */
const TARGET = /^(?:(\S+) at )?(ship|squadron|obstacle|token)[- ](\d+)(?: (\S+))?$/;

/** The thing refused: questions name ships and squadrons by number. */
function optionName(say: Phrasing, option: string, view: ArmadaState): string {
  const [, from, kind, id, zone] = TARGET.exec(option) ?? [];
  if (kind) {
    const name = say.party(view, {
      kind: kind === 'ship' ? 'zone' : (kind as Party['kind']),
      id: Number(id),
    });
    return from || zone
      ? say.attackOn(name, (from as Zone | undefined) ?? null, (zone as Zone | undefined) ?? null)
      : name;
  }
  const [, repaired] = /^recover-shield (\S+)$/.exec(option) ?? [];
  if (repaired) return say.recoverShield(repaired as Zone);
  return /^at -?\d+, -?\d+$/.test(option) ? say.here : (say.named(option) ?? option);
}
