import {
  type ArmadaState,
  COLORS,
  type Color,
  type Command,
  ENGLISH_WITHOUT_CARDS,
  type Squadron,
  squadronCardOf,
  squadronLabel,
  type Words,
} from '@firing-arc/armada/engine';
import { capitalized } from '@firing-arc/words';
import type { ShownCommand } from '../../shown/question.ts';
import { armadaWords } from '../../words/en/armada.ts';
import { speakingInParts } from '../spoken.ts';

/** Sentences of rules and cards in the language of the page; to be read when they are shown, not kept. */
export let words: Words = ENGLISH_WITHOUT_CARDS;

/** Once the game speaks the language of the page, in English perhaps without the words of cards. */
export const { spoken, spokenAtFirst } = speakingInParts<Words>(
  ENGLISH_WITHOUT_CARDS,
  {
    en: async () => (await import('@firing-arc/armada/english')).ENGLISH,
    de: async () => (await import('@firing-arc/armada/german')).GERMAN,
    fr: async () => (await import('@firing-arc/armada/french')).FRENCH,
  },
  (next) => {
    words = next;
  },
);

/** The page's own words about Armada, in the language that is shown. */
export const say = () => armadaWords.get();

/** Ships and squadrons have numbers of their own in the game; in the page squadrons are counted on after the ships. */
export const pieceOfSquadron = (view: ArmadaState, squadron: number): number => view.ships.length + squadron;

/** Whoever attacks or is attacked, with its hull zone. */
export type Party = NonNullable<ArmadaState['attack']>['attacker'];

/** The number in the page of a ship or squadron; null of what is neither. */
export function pieceOf(view: ArmadaState, { kind, id }: Pick<Party, 'kind' | 'id'>): number | null {
  if (kind === 'zone') return id;
  return kind === 'squadron' ? pieceOfSquadron(view, id) : null;
}

/** A ship's number on the board. */
export const shipTag = (ship: number): string => String(ship + 1);

/** "TFB" for TIE Fighter Squadron B, "LS" for Luke Skywalker, "Ho" for Howlrunner. */
export function squadronTag(view: ArmadaState, squadron: Squadron): string {
  const { ace } = squadronCardOf(squadron);
  const parts = squadronLabel(view, squadron.id)
    .split(' ')
    .filter((part) => part !== 'Squadron');
  if (ace !== undefined && parts.length === 1) return ace.slice(0, 2);
  // A lone word gives all its capitals: YT-2400 is no Y-wing.
  const initials = parts.map((part) =>
    parts.length === 2 ? (/^[A-Z]+/.exec(part)?.[0] ?? part.charAt(0)) : part.charAt(0).toUpperCase(),
  );
  return initials.join('').slice(-3);
}

/** "1 CR90 Corvette A", or the squadron; an obstacle or a mine has no tag. */
export function taggedParty(view: ArmadaState, party: Omit<Party, 'zone'>): string {
  const name = words.party(view, party);
  const squadron = party.kind === 'squadron' ? view.squadrons[party.id] : undefined;
  if (squadron) return `${squadronTag(view, squadron)} ${name}`;
  return party.kind === 'zone' ? `${shipTag(party.id)} ${name}` : name;
}

/** Under which key stands what each command does. */
const DOES = {
  navigate: 'navigateDoes',
  squadron: 'squadronDoes',
  repair: 'repairDoes',
  'concentrate-fire': 'concentrateFireDoes',
} as const satisfies Readonly<Record<Command, string>>;

/** A command as it stands on a dial; a hidden one says nothing. */
export const shownCommand = (command: Command | 'hidden'): ShownCommand =>
  command === 'hidden'
    ? { sign: '', name: say().hidden, says: say().facedown }
    : { sign: command, name: capitalized(words.command(command)), says: say()[DOES[command]] };

/** "2 red, 1 blue". */
export function diceText(dice: readonly Color[]): string {
  const parts = COLORS.flatMap((color) => {
    const count = dice.filter((one) => one === color).length;
    return count > 0 ? [say()[color]({ count })] : [];
  });
  return parts.length > 0 ? parts.join(', ') : say().noDice;
}
