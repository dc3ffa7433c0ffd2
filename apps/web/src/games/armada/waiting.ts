import { type ArmadaState, pieceOf } from '@firing-arc/armada/engine';
import { capitalized } from '@firing-arc/words';
import type { ShownWaiting } from '../../shown/log.ts';
import { logWords } from '../../words/en/log.ts';
import { words } from './names.ts';

type Step = ArmadaState['agenda'][number];

/** Steps of a ship's activation, as the page names them. */
const NAMED = {
  'resolve-commands': 'resolveCommands',
  'command-squadrons': 'commandSquadrons',
  'ship-attacks': 'shipAttacks',
  'determine-course': 'shipMoves',
  'place-displaced': 'placeDisplaced',
} as const satisfies Partial<Readonly<Record<Step['kind'], string>>>;

const isNamed = (kind: Step['kind']): kind is keyof typeof NAMED => Object.hasOwn(NAMED, kind);

/** The steps to come of an attack and of the activation around it, the next first: what runs next lies last. */
export function waitingIn(view: ArmadaState): readonly ShownWaiting[] {
  return [...view.agenda].reverse().flatMap((step): readonly ShownWaiting[] => {
    const { attack } = view;
    if (step.kind === 'attack-part' && step.part !== 'end-attack' && attack) {
      const party = attack[step.part === 'spend-defense-tokens' ? 'defender' : 'attacker'];
      const player = pieceOf(view, party)?.player ?? -1;
      const told = { kind: 'attack-step', step: step.part, because: 'armada:attack.1' } as const;
      return [{ player, text: () => capitalized(words.event(told, view)), by: 'rules' }];
    }
    if (!isNamed(step.kind) || !('ship' in step)) return [];
    const player = view.ships[step.ship]?.player ?? -1;
    const named = NAMED[step.kind];
    return [{ player, text: () => logWords.get()[named], by: 'page' }];
  });
}
