import { useLanguages } from '../screen/use-languages.ts';
import type { ShownOption } from '../shown/question.ts';
import type { ShownAttack, ShownLastAttack } from '../shown/table.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import { ScenePool, SceneTokens, type Taking } from './attack-scene.tsx';
import { Dice } from './die.tsx';
import './dice.css';

/** What tells one attack from another. */
const nameOf = ({ attacker, defender }: ShownAttack): string => `${attacker} on ${defender}`;

const NOTHING_TAKEN: Taking = {
  offers: [],
  considered: null,
  isSuggested: () => false,
  consider: () => {},
  choose: () => {},
};

/** An attack that goes on: who against whom, and the dice as they lie. */
export function AttackPanel(props: {
  readonly attack: ShownAttack;
  readonly marked?: ShownOption['dice'];
  readonly taking?: Taking;
}) {
  const { attack, marked = null, taking = NOTHING_TAKEN } = props;
  const t = useWords(questionWords);
  const { table } = useLanguages();
  return (
    <section className="attack" aria-label={t.theAttack}>
      <p className="attack-title">
        <b>{attack.attacker}</b> {t.attacks} <b>{attack.defender}</b>, <span lang={table}>{attack.how}</span>
      </p>
      <div className="pools" lang={table}>
        {attack.pools.map((pool) => (
          <ScenePool
            key={pool.kind}
            attack={nameOf(attack)}
            pool={pool}
            marked={marked?.pool === pool.kind ? marked.at : []}
            taking={taking}
          />
        ))}
      </div>
      {attack.tokens && attack.tokens.length > 0 && <SceneTokens tokens={attack.tokens} taking={taking} />}
      {attack.notes?.map((note) => (
        <p key={note} className="attack-note" lang={table}>
          {note}
        </p>
      ))}
    </section>
  );
}

/** How the last attack ended. */
export function LastAttackPanel({ attack }: { readonly attack: ShownLastAttack }) {
  const t = useWords(questionWords);
  const { table } = useLanguages();
  return (
    <section className="attack last" aria-label={t.theLastAttack}>
      <p className="attack-title">
        {t.lastAttack} <b>{attack.attacker}</b> {t.on} <b>{attack.defender}</b>,{' '}
        <span lang={table}>{attack.how}</span>
      </p>
      <div className="pools" lang={table}>
        {attack.pools.map((pool) => (
          <Dice key={pool.kind} attack={nameOf(attack)} pool={pool} marked={[]} />
        ))}
      </div>
      <p className="attack-result" lang={table}>
        {attack.result}
      </p>
    </section>
  );
}
