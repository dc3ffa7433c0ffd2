import {
  type ArmadaState,
  type Command,
  ENGLISH,
  partyLabel,
  type Squadron,
  squadronCardOf,
  squadronLabel,
  type Words,
} from '@firing-arc/armada';
import type { ShownCommand } from '../../shown/question.ts';

/** The language of the page. */
export const words: Words = ENGLISH;

/** Ships and squadrons have numbers of their own in the game; in the page squadrons are counted on after the ships. */
export const pieceOfSquadron = (view: ArmadaState, squadron: number): number => view.ships.length + squadron;

/** A ship or squadron that attacks or is attacked, with its hull zone. */
export type Party = NonNullable<ArmadaState['attack']>['attacker'];

/** The number in the page of a ship or squadron. */
export const pieceOf = (view: ArmadaState, { kind, id }: Pick<Party, 'kind' | 'id'>): number =>
  kind === 'zone' ? id : pieceOfSquadron(view, id);

/** A ship's number on the board. */
export const shipTag = (ship: number): string => String(ship + 1);

/** "TFB" for TIE Fighter Squadron B, "LS" for Luke Skywalker, "Ho" for Howlrunner. */
export function squadronTag(view: ArmadaState, squadron: Squadron): string {
  const { ace } = squadronCardOf(squadron);
  const parts = squadronLabel(view, squadron.id)
    .split(' ')
    .filter((part) => part !== 'Squadron');
  if (ace !== undefined && parts.length === 1) return ace.slice(0, 2);
  return parts
    .map((part) => part.charAt(0).toUpperCase())
    .slice(-3)
    .join('');
}

/** "1 CR90 Corvette A", or the squadron. */
export function taggedParty(view: ArmadaState, party: Omit<Party, 'zone'>): string {
  const squadron = party.kind === 'squadron' ? view.squadrons[party.id] : undefined;
  const tag = squadron ? squadronTag(view, squadron) : shipTag(party.id);
  return `${tag} ${partyLabel(view, party)}`;
}

/** What each command does, in a few words. */
const COMMANDS: Readonly<Record<Command, string>> = {
  navigate: 'changes the speed by one, and one joint bends one click more',
  squadron: 'activates squadrons that move and attack at once',
  repair: 'engineering points for shields and damage cards',
  'concentrate-fire': 'one more die in an attack',
};

/** A command as it stands on a dial; a hidden one says nothing. */
export const shownCommand = (command: Command | 'hidden'): ShownCommand =>
  command === 'hidden'
    ? { sign: '', name: 'hidden', says: 'facedown' }
    : { sign: command, name: sentence(words.command(command)), says: COMMANDS[command] };

/** "Navigate": with a capital. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 point", "2 points". */
export const counted = (count: number, what: string): string =>
  count === 1 ? `1 ${what}` : `${count} ${what}s`;
