/** Strange acts in attacks. */
import { COLORS, DICE, type Face, hitIcons, type PoolDie } from '../../attack/dice.ts';
import { shipIn } from '../../attack/parties.ts';
import { dieOptions, putDie, takeDie } from '../../attack/pool.ts';
import { damageSquadron, sufferAnywhere } from '../../damage/suffer.ts';
import { type ArmadaGame, secondPlayer, zonesOf } from '../../game.ts';
import { chooseZone } from '../asking.ts';
import { beginOn, lastingBy } from '../lasting.ts';
import { isShip } from '../traits.ts';
import type { StrangeActing, StrangeCode } from './code.ts';

/** The attack strikes another hull zone of the defender. */
const moveTarget: StrangeCode = {
  act: (game, { card }) => {
    const { attack } = game.state;
    const ship = attack && shipIn(game.state, attack.defender);
    if (!attack || !ship) return;
    const others = zonesOf(ship).filter((zone) => zone !== attack.defender.zone);
    const zone = chooseZone(game, ship.player, ship, others, card.because);
    attack.defender = { ...attack.defender, zone };
    game.emit({ kind: 'target-moved', ship: ship.id, zone, because: card.because });
  },
};

/** Half of the black hits strike somebody beside the defender. */
const blast: StrangeCode = {
  act: (game, { card }, target) => {
    const black = (game.state.attack?.dice ?? []).filter(({ color }) => color === 'black');
    const damage = Math.ceil(black.reduce((sum, { face }) => sum + hitIcons(face), 0) / 2);
    if (isShip(target)) sufferAnywhere(game, target, damage, card.because);
    else damageSquadron(game, target, damage, card.because);
  },
};

/** A red die lies on the card, blank; the second player picks its face. */
const layDie: StrangeCode = {
  act: (game, acting) => {
    const { bearer, card } = acting;
    const faces: readonly Face[] =
      bearer.player === secondPlayer(game.state) ? [...new Set(DICE.red.faces)] : ['blank'];
    const { face } = game.choose({
      form: 'choice',
      kind: 'pick-face',
      player: bearer.player,
      because: card.because,
      ship: bearer.id,
      card: card.name,
      options: faces.map((one) => ({ color: 'red' as const, face: one })),
    });
    keep(game, acting, { color: 'red', face });
  },
};

function keep(game: ArmadaGame, { bearer, card }: StrangeActing, { color, face }: PoolDie): void {
  beginOn(bearer, { card: card.name, on: '', what: `${color} ${face}`, until: 'game' });
  game.emit({
    kind: 'die-on-card',
    ship: bearer.id,
    upgrade: card.name,
    color,
    face,
    because: card.because,
  });
}

/** The die that lies on a card. */
function keptBy({ bearer, card }: Pick<StrangeActing, 'bearer' | 'card'>): PoolDie | null {
  const [color, face] = lastingBy(bearer, card.name)?.what.split(' ') ?? [];
  const known = COLORS.find((one) => one === color);
  const shown = known && DICE[known].faces.find((one) => one === face);
  return known && shown ? { color: known, face: shown } : null;
}

/** A die of the pool and that on the card change places. */
const exchangeDie: StrangeCode = {
  may: (state, acting) => keptBy(acting) !== null && (state.attack?.dice.length ?? 0) > 0,
  act: (game, acting) => {
    const { attack } = game.state;
    const kept = keptBy(acting);
    if (!attack || !kept) return;
    const { player } = acting.bearer;
    const { because } = acting.card;
    const options = dieOptions(attack);
    if (options.length === 0) return;
    const spent = game.choose({ form: 'choice', kind: 'spend-die', player, because, options });
    takeDie(game, attack, spent.die, 'spend', { player, because });
    putDie(game, attack, { color: kept.color, face: kept.face }, { player, because });
    keep(game, acting, spent);
  },
};

export const ATTACK_ACTS = {
  'move-target': moveTarget,
  blast,
  'lay-die': layDie,
  'exchange-die': exchangeDie,
} as const;
