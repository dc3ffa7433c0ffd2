import type { Refusal } from '@firing-arc/referee';
import type { ArmadaState } from '../../state.ts';
import { shipLabel, squadronLabel } from '../labels.ts';
import { sentence } from './terms.ts';

/** Why the rules refuse something here, in a few words; the line of the rulebook says it in full. */
const REASONS: Readonly<Record<string, string>> = {
  'armada:armament.4': 'it has no dice there',
  'armada:attack.5': 'it is not in arc or range',
  'armada:attack.6': 'there is no line of sight',
  'armada:attack.7': 'it is not at distance 1',
  'armada:attack.13': 'an accuracy locks the token',
  'armada:attack.20': 'it is not in the same arc and range',
  'armada:attack.21': 'it has been attacked already',
  'armada:attack.23': 'the hull zone has attacked already',
  'armada:attack.26': 'it is on the same side',
  'armada:attack-range.1': 'it is beyond the range of its dice',
  'armada:attack-range.2': 'it is not at distance 1',
  'armada:commands-repair.5': 'there are not enough points',
  'armada:commands-repair.6': 'there are not enough points',
  'armada:commands-squadron.2': 'it is not at close or medium range',
  'armada:commands.1': 'there is neither a dial nor a token for it',
  'armada:commands.2': 'the command has been resolved this round',
  'armada:damage-cards.2': 'Blinded Gunners spend no accuracy',
  'armada:damage-cards.9': 'the zone cannot receive shields',
  'armada:damage-cards.10': 'only one attack a round may target a ship',
  'armada:damage-cards.12': 'no attack at long range is possible',
  'armada:damage-cards.13': 'the attack would be obstructed',
  'armada:damage-cards.14': 'exhausted tokens cannot be spent',
  'armada:damage-cards.21': 'no critical effect is possible',
  'armada:defense-tokens.16': 'the token has been discarded',
  'armada:defense-tokens.17': 'the ship has speed 0',
  'armada:defense-tokens.18': 'one of this type has been spent',
  'armada:defense-tokens.19': 'it has been spent in this attack',
  'armada:deployment-zone.1': 'the base must lie in the deployment zone',
  'armada:destroyed-ships-and-squadrons.2': 'it would leave the play area',
  'armada:engagement.2': 'it is engaged',
  'armada:engagement.3': 'it must attack a squadron engaged with it',
  'armada:huge-ship.5': 'a huge ship touches its edge and lies on no obstacle',
  'armada:line-of-sight.3': 'another hull zone is in the way',
  'armada:obstacles.7': 'a dust field is in the way',
  'armada:overlapping.3': 'it would leave the play area',
  'armada:overlapping.4': 'the others would find no room at the ship',
  'armada:overlapping.11': 'something is in the way',
  'armada:pass-tokens.2': 'there is no pass token left',
  'armada:setup.4': 'it is too near to an edge or another obstacle',
  'armada:setup.7': 'it must lie within distance 2 of a ship of its fleet',
  'armada:setup.8': 'a lone squadron waits until all ships are placed',
  'armada:setup.9': 'a ship is in the way',
  'armada:setup-area.1': 'it must lie in the setup area',
  'armada:shields.1': 'the zone has all its shields',
  'armada:ship-activation.2': 'it has been activated this round',
  'armada:ship-phase.3': 'the first player may not pass now',
  'armada:ship-phase.4': 'the player has more ships to activate',
  'armada:ship-phase.5': 'the player passed in the last turn',
  'armada:squadron-activation.1': 'a squadron does one of the two, and once',
  'armada:squadron-keywords.3': 'a squadron with escort is engaged',
  'armada:squadron-keywords.6': 'more than one squadron holds it',
  'armada:squadron-keywords.11': 'a squadron with escort is engaged',
  'armada:squadron-movement.1': 'it is farther than the squadron moves',
};

/** What is refused and why. */
export function refusal(refused: Refusal, view: ArmadaState): string {
  const reason = REASONS[refused.ruling];
  const { mm } = refused.facts ?? {};
  const detail = typeof mm === 'number' ? `${mm.toFixed(1)} mm` : refused.detail;
  const why = reason && detail ? `${reason} (${detail})` : (reason ?? detail ?? 'the rules do not allow it');
  return sentence(`${optionName(refused.option, view)}: ${why}`);
}

/** The thing refused: questions name ships and squadrons by number. */
function optionName(option: string, view: ArmadaState): string {
  return option
    .replace(/\bship[- ](\d+)/g, (_, id: string) => shipLabel(view, Number(id)))
    .replace(/\bsquadron[- ](\d+)/g, (_, id: string) => squadronLabel(view, Number(id)));
}
