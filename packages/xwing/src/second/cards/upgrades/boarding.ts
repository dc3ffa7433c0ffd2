import type { Refusal } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import { attackRange, type Body, band, deviceBody, type Pose } from '../../../common/index.ts';
import { chooseToken } from '../../abilities/effects/tokens.ts';
import { type Strange, strange } from '../../abilities/language.ts';
import { bodyOf, inPlay } from '../../bodies.ts';
import { fitsAt, rangeOf } from '../../devices/bodies.ts';
import { type DeviceKind, isCrewRemote } from '../../devices/kinds.ts';
import { placeInstead } from '../../devices/place.ts';
import { systemDevices } from '../../devices/place-options.ts';
import type { DeviceOption } from '../../devices/questions.ts';
import { type SecondGame, shipOf } from '../../game.ts';
import { areEnemies } from '../../sides.ts';
import type { SecondState, Ship } from '../../state.ts';
import { giveTokens } from '../../tokens.ts';
import { shipCard } from '../library.ts';

/** A crew remote goes over to an enemy ship behind, instead of being dropped. */

/** How far apart the places are that are tried one by one, and how far from the middle of a ship (mm). */
const STEP = 15;
const REACH = 180;
const TURNS = [0, 45, 90, 135];

/** Places around the middle of a ship, the nearest first (mm). */
const AROUND: readonly (readonly [dx: number, dy: number])[] = (() => {
  const along = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, at) => at * STEP - REACH);
  const all = along.flatMap((dy) => along.map((dx) => [dx, dy] as const));
  return all.sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - (bx * bx + by * by));
})();

/** Whether some part of a thing is in a ship's rear arc at range 0-1. */
function isBehind(ship: Ship, body: Body): boolean {
  const mm = attackRange(bodyOf(ship), 'rear', body);
  return mm >= 0 && band(mm) <= 1;
}

/** The crew remotes that a ship would drop now, one way of each. */
const droppable = (state: SecondState, ship: Ship): readonly DeviceOption[] =>
  systemDevices(state, ship)
    .filter(({ how, device }) => how === 'drop' && isCrewRemote(device))
    .filter(({ upgrade }, at, all) => all.findIndex((other) => other.upgrade === upgrade) === at);

/** The larger enemies behind a ship on which a remote fits. */
const boardable = (state: SecondState, ship: Ship, device: DeviceKind): readonly Ship[] =>
  state.ships.filter(
    (other) =>
      inPlay(other) &&
      areEnemies(state, other.player, ship.player) &&
      shipCard(other.card).chassis.size !== 'small' &&
      isBehind(ship, bodyOf(other)) &&
      somewhere(state, ship, other, device) !== null,
  );

/** Why a remote may not lie here to board an enemy; empty when it may. */
function problems(
  state: SecondState,
  ship: Ship,
  enemy: Ship,
  { device, at }: { readonly device: DeviceKind; readonly at: Pose },
  because: string,
): readonly Refusal[] {
  const option = `${device} at ${Math.round(at.x)}, ${Math.round(at.y)}`;
  if (!fitsAt(state, device, at)) return [{ option, ruling: 'xwing2:device.17' }];
  const body = deviceBody(device, at);
  return rangeOf(bodyOf(enemy), body) === 0 && isBehind(ship, body) ? [] : [{ option, ruling: because }];
}

/** The first place that fits, of those around an enemy; null when none does. */
function somewhere(
  state: SecondState,
  ship: Ship,
  enemy: Ship,
  device: DeviceKind,
): readonly number[] | null {
  for (const [dx, dy] of AROUND)
    for (const turn of TURNS) {
      const at = [enemy.x + dx, enemy.y + dy, turn] as const;
      if (problems(state, ship, enemy, { device, at: poseAt(...at) }, '').length === 0) return at;
    }
  return null;
}

function board(game: SecondGame, ship: Ship, enemy: Ship, option: DeviceOption, because: string): void {
  const { state } = game;
  const { device } = option;
  const why = ([x = 0, y = 0, facing = 0]: readonly number[]) =>
    problems(state, ship, enemy, { device, at: poseAt(x, y, facing) }, because);
  const [x = 0, y = 0, facing = 0] = game.ask(
    { form: 'place', kind: 'lay-object', player: ship.player, because, device },
    {
      validate: why,
      propose: (random) => {
        const near = () => REACH * (2 * random() - 1);
        const at = [enemy.x + near(), enemy.y + near(), Math.floor(360 * random())];
        return why(at).length === 0 ? at : somewhere(state, ship, enemy, device);
      },
    },
  ) as readonly number[];
  placeInstead(game, ship, option, poseAt(x, y, facing), because);
}

export const boardsEnemy: Strange = strange({
  window: 'during-system',
  may: true,
  text: {
    en: 'place a crew remote that it would drop in its rear arc at range 0-1, so that it is at range 0 of an enemy medium, large or huge ship there, instead; that ship gains 1 deplete, strain or stress token that this ship’s player chooses',
    de: 'dieses Schiff ein Crew-Fernobjekt, das es abwerfen würde, stattdessen in seinem Heckwinkel in Reichweite 0-1 legen, in Reichweite 0 eines feindlichen mittelgroßen, großen oder riesigen Schiffs dort; dann erhält jenes Schiff nach Wahl des Spielers dieses Schiffs 1 Erschöpfungs-, Anstrengungs- oder Stressmarker',
    fr: 'placer un objet distant Équipage qu’il larguerait dans son arc arrière à portée 0-1, à portée 0 d’un vaisseau ennemi moyen, grand ou gigantesque qui s’y trouve, à la place ; ce vaisseau-là gagne 1 jeton d’épuisement, de contrainte ou de stress, au choix du joueur de ce vaisseau-ci',
  },
  possible: (state, ship) =>
    droppable(state, ship).some(({ device }) => boardable(state, ship, device).length > 0),
  run: ({ game, ship, ref, because }) => {
    const able = droppable(game.state, ship).filter(
      ({ device }) => boardable(game.state, ship, device).length > 0,
    );
    const about = { player: ship.player, because, ship: ship.id, ability: ref } as const;
    const { upgrade } = game.choose({
      form: 'choice',
      kind: 'choose-upgrade',
      ...about,
      options: able.map((one) => ({ upgrade: one.upgrade })),
    });
    const option = able.find((one) => one.upgrade === upgrade)!;
    const { target } = game.choose({
      form: 'choice',
      kind: 'choose-ship',
      ...about,
      options: boardable(game.state, ship, option.device).map(({ id }) => ({ target: id })),
    });
    const enemy = shipOf(game, target);
    board(game, ship, enemy, option, because);
    ship.systemUsed.push('device');
    const token = chooseToken({ game, owned: { ref } }, ship, enemy, ['deplete', 'strain', 'stress']);
    giveTokens(game, ship.player, enemy, { token, count: 1, because });
  },
});
