/** Keywords of squadrons that act in Resolve Attack Effects: swarm, adept, AI, assault. */
import { keyword } from '../abilities/evaluate.ts';
import { assaultIcons, isSentOut } from '../abilities/modifiers.ts';
import { COMMANDS, type SquadronKeyword } from '../cards/index.ts';
import { type ArmadaGame, shipOf } from '../game.ts';
import { engagedWith } from '../squadrons/engaged.ts';
import type { ArmadaState, Squadron } from '../state.ts';
import { hitIcons, isSuch, type PoolDie } from './dice.ts';
import { attackingPlayer, squadronIn } from './parties.ts';
import { addDieInPool, dieOptions, rerollOne, takeDie } from './pool.ts';
import type { Attack } from './schema.ts';

const ACTING = ['swarm', 'adept', 'ai-battery', 'ai-antisquadron', 'assault'] as const;
type Acting = (typeof ACTING)[number];

const RULINGS: Readonly<Record<Acting, string>> = {
  swarm: 'armada:squadron-keywords.4',
  adept: 'armada:squadron-keywords.13',
  'ai-battery': 'armada:squadron-keywords.15',
  'ai-antisquadron': 'armada:squadron-keywords.15',
  assault: 'armada:squadron-keywords.14',
};

/** Keywords that the attacking squadron may use now, each once in an attack. */
export function keywordEffects(state: ArmadaState, attack: Attack): readonly Acting[] {
  const squadron = squadronIn(state, attack.attacker);
  if (!squadron || attack.dice.length === 0) return [];
  return ACTING.filter(
    (name) =>
      keyword(state, squadron, name) > 0 &&
      !attack.used.includes(name) &&
      mayAct(state, attack, squadron, name),
  );
}

function mayAct(state: ArmadaState, attack: Attack, squadron: Squadron, name: Acting): boolean {
  const { defender } = attack;
  switch (name) {
    case 'swarm':
      return isSwarmed(state, attack, squadron);
    case 'adept':
      return true;
    case 'ai-battery':
      return isCommanded(state, attack, squadron) && attack.kind === 'attack' && defender.kind === 'zone';
    case 'ai-antisquadron':
      return isCommanded(state, attack, squadron) && attack.kind === 'attack' && defender.kind === 'squadron';
    case 'assault':
      return defender.kind === 'zone' && attack.dice.some(paysForAssault(state, attack));
  }
}

/** Whether a squadron attacks in an activation by command, or as if it did. */
const isCommanded = (state: ArmadaState, { by }: Attack, squadron: Squadron): boolean =>
  by >= 0 || isSentOut(state, squadron);

/** Which dice may be spent for assault; cards of the commanding ship allow more icons. */
const paysForAssault =
  (state: ArmadaState, { by }: Attack) =>
  (die: PoolDie): boolean =>
    hitIcons(die.face) > 0 || assaultIcons(state, by).some((icons) => isSuch(die, { icons }));

/** The defending squadron is engaged with another of the attacker's side (squadron-keywords.4). */
function isSwarmed(state: ArmadaState, { defender }: Attack, attacker: Squadron): boolean {
  const target = squadronIn(state, defender);
  return target !== null && engagedWith(state, target).some(({ id }) => id !== attacker.id);
}

/** Uses a keyword; false when the name is none of them. */
export function useKeyword(game: ArmadaGame, attack: Attack, name: string): boolean {
  const acting = ACTING.find((one) => one === name);
  if (acting === undefined) return false;
  const because = RULINGS[acting];
  const squadron = squadronIn(game.state, attack.attacker)!;
  const times = keyword(game.state, squadron, acting satisfies SquadronKeyword);
  attack.used.push(acting);
  game.emit({ kind: 'effect-used', party: attack.attacker, effect: acting, because });
  switch (acting) {
    case 'swarm':
      rerollOne(game, attack, false, because);
      break;
    case 'adept':
      for (let time = 0; time < times; time++) if (!rerollOne(game, attack, true, because)) break;
      break;
    case 'ai-battery':
    case 'ai-antisquadron':
      for (let time = 0; time < times; time++) addDieInPool(game, attack, because);
      break;
    case 'assault':
      raid(game, attack, because);
  }
  return true;
}

/** A die with a hit icon is spent, and the defender gets a raid token (squadron-keywords.14). */
function raid(game: ArmadaGame, attack: Attack, because: string): void {
  const player = attackingPlayer(game.state, attack);
  const spent = game.choose({
    form: 'choice',
    kind: 'spend-die',
    player,
    because,
    options: dieOptions(attack, paysForAssault(game.state, attack)),
  });
  takeDie(game, attack, spent.die, 'spend', { player, because });
  const { command } = game.choose({
    form: 'choice',
    kind: 'raid',
    player,
    because,
    options: COMMANDS.map((one) => ({ command: one })),
  });
  gainRaidToken(game, attack.defender.id, command, because);
}

/** A ship gets a raid token; a second of its type does nothing (raid-tokens.1). */
function gainRaidToken(
  game: ArmadaGame,
  id: number,
  command: (typeof COMMANDS)[number],
  because: string,
): void {
  const ship = shipOf(game, id);
  if (ship.raids.includes(command)) return;
  ship.raids.push(command);
  game.emit({ kind: 'raid-token', ship: id, command, because });
}
