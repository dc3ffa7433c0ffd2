import { type Attack, type SecondQuestion, upgradeCard, weaponOf } from '@firing-arc/xwing/second';
import { useTable } from '../screen/table-context.ts';
import { taggedName, words } from '../words/index.ts';
import { Dice } from './die.tsx';
import type { LastAttack } from './last-attack.ts';
import './dice.css';

/** An attack that goes on: who against whom, and the dice as they lie. */
export function AttackPanel(props: {
  readonly attack: Attack;
  readonly marked: readonly number[];
  readonly question: SecondQuestion['kind'];
}) {
  const { attack, marked, question } = props;
  const { game } = useTable();
  const { special } = weaponOf(game.state, attack);
  const rolled = attack.defenseDice.length > 0 || question === 'modify-defense-dice';
  return (
    <section className="attack" aria-label="The attack">
      <p className="attack-title">
        <b>{taggedName(game.state, attack.attacker)}</b> attacks{' '}
        <b>{taggedName(game.state, attack.defender)}</b>, range {attack.range}, {words.arc(attack.arc)}
        {special && `, ${upgradeCard(special.upgrade)?.name ?? special.upgrade}`}
        {attack.obstructed && ', obstructed'}
      </p>
      <div className="pools">
        <Dice
          label="Attack dice"
          kind="attack"
          dice={attack.attackDice}
          marked={question === 'modify-attack-dice' || question === 'spend-result' ? marked : []}
        />
        {rolled && (
          <Dice
            label="Defense dice"
            kind="defense"
            dice={attack.defenseDice}
            marked={question === 'modify-defense-dice' ? marked : []}
          />
        )}
      </div>
    </section>
  );
}

/** How the last attack ended. */
export function LastAttackPanel({ attack }: { readonly attack: LastAttack }) {
  const { game } = useTable();
  const faces = (list: readonly string[]) => list.map((face) => ({ face }));
  return (
    <section className="attack last" aria-label="The last attack">
      <p className="attack-title">
        Last attack: <b>{taggedName(game.state, attack.attacker)}</b> on{' '}
        <b>{taggedName(game.state, attack.defender)}</b>, range {attack.range}
        {attack.obstructed && ', obstructed'}
      </p>
      <div className="pools">
        <Dice label="Attack dice" kind="attack" dice={faces(attack.attackFaces)} />
        <Dice label="Defense dice" kind="defense" dice={faces(attack.defenseFaces)} />
      </div>
      <p className="attack-result">{resultText(attack)}</p>
    </section>
  );
}

function resultText({ hit, left }: LastAttack): string {
  if (hit === null || left === null) return '';
  if (!hit) return 'Miss: nothing is left after canceling.';
  const parts = [
    ...(left.crits > 0 ? [`${left.crits} crit${left.crits > 1 ? 's' : ''}`] : []),
    ...(left.hits > 0 ? [`${left.hits} hit${left.hits > 1 ? 's' : ''}`] : []),
  ];
  return `Hit: ${parts.join(' and ')} left after canceling.`;
}
