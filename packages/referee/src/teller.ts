import type { GameEvent, NoChoice, RefereeEvent, Rules, State } from './game.ts';
import type { Choice, Question } from './question.ts';
import { copyPlain } from './schema.ts';

type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

/** Whether others may not see what a player is asked. */
export const isSecret = <S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  question: Q,
): boolean => rules.secret?.(question) ?? false;

/** Tells what happens beside the events of the rules: dice as they fall, who is asked, who had no choice. */
export class Teller<Q extends Question> {
  #step = '';
  #stream = -1;
  #die = '';
  #faces: string[] = [];
  readonly #tell: (event: RefereeEvent) => void;
  readonly #isSecret: (question: Q) => boolean;

  constructor(tell: (event: RefereeEvent) => void, isSecretQuestion: (question: Q) => boolean) {
    this.#tell = tell;
    this.#isSecret = isSecretQuestion;
  }

  /** A step begins, perhaps anew. */
  begin(step: string): void {
    this.#step = step;
    this.#faces = [];
  }

  /** A die fell: dice of one kind that fall together are told together. */
  fell(stream: number, die: string, face: string): void {
    if (this.#faces.length > 0 && (stream !== this.#stream || die !== this.#die)) this.flush();
    this.#stream = stream;
    this.#die = die;
    this.#faces.push(face);
  }

  /** Tells the dice that fell since something was told. */
  flush(): void {
    if (this.#faces.length === 0) return;
    const faces = this.#faces;
    this.#faces = [];
    const fallen = { stream: this.#stream, die: this.#die, faces, step: this.#step };
    this.#tell({ kind: 'dice-fell', because: 'referee', ...fallen });
  }

  asked({ player, kind, because }: Q): void {
    this.flush();
    this.#tell({ kind: 'asked', because, player, question: kind });
  }

  noChoice(question: Choice & Q): void {
    this.flush();
    const { player, kind, because } = question;
    const event: Writable<NoChoice> = { kind: 'no-choice', because, player, question: kind };
    const { ship, squadron } = question as { readonly ship?: unknown; readonly squadron?: unknown };
    if (typeof ship === 'number') event.ship = ship;
    if (typeof squadron === 'number') event.squadron = squadron;
    if (!this.#isSecret(question)) event.option = copyPlain(question.options[0]);
    this.#tell(event);
  }
}
