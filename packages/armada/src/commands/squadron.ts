import type { Acting } from '../abilities/act.ts';
import { hold, isAll } from '../abilities/evaluate.ts';
import { actInTurn } from '../abilities/in-turn.ts';
import { bearsOneOf, cardsWith } from '../abilities/kinds.ts';
import { inRange, type Modifier, near, type Trait } from '../abilities/language.ts';
import { nameOf } from '../abilities/lasting.ts';
import { cardValue, commandRangeOf, extraSquadrons } from '../abilities/modifiers.ts';
import { modifiersOf } from '../abilities/scene.ts';
import { noteCommanded } from '../abilities/strange/remembered.ts';
import { type Bearer, isShip } from '../abilities/traits.ts';
import { isMomentOf, triggersIn } from '../abilities/triggers.ts';
import type { DialOrToken } from '../events.ts';
import {
  type ArmadaGame,
  bodyOf,
  inPlay,
  isActivated,
  shipOf,
  shipsInPlay,
  squadronBodyOf,
  squadronCardOf,
  squadronOf,
  squadronsInPlay,
} from '../game.ts';
import { distance, endOfDistance, RANGE_ENDS } from '../geometry/index.ts';
import type { ArmadaState, Ship, Squadron, Step } from '../state.ts';
import { commandResolved } from './spend.ts';

/** The squadron command: the squadron value by dial, one by token (commands-squadron.2, .3). */
export function commandSquadrons(game: ArmadaGame, ship: Ship, spending: DialOrToken): void {
  const byDial = spending === 'token' ? 0 : cardValue(game.state, ship, 'squadron');
  const left = byDial + (spending === 'dial' ? 0 : 1) + extraSquadrons(game.state, ship, spending);
  commandResolved(game, ship, 'squadron');
  game.next({ kind: 'command-squadrons', ship: ship.id, left, relayed: 0, passed: [] });
  actInTurn(game, (player) => (player === ship.player ? commandCards(game.state, ship) : []));
}

/** Cards that act when a ship resolves its squadron command. */
const commandCards = (state: ArmadaState, ship: Ship): readonly Acting[] =>
  cardsWith('at commanding').size === 0
    ? []
    : shipsInPlay(state).flatMap((bearer) =>
        triggersIn(bearer, 'commanding', (whose) => isMomentOf(bearer, whose, ship)).map(
          (one): Acting => ({ ...one, other: ship, what: 'squadron' }),
        ),
      );

/** One squadron is chosen and finished before the next (commands-squadron.5). */
export function commandNextSquadron(
  game: ArmadaGame,
  { ship: id, left, relayed, heard = [], passed }: Omit<Extract<Step, { kind: 'command-squadrons' }>, 'kind'>,
): void {
  const ship = shipOf(game, id);
  if (left <= 0 || !inPlay(ship)) return;
  const { state } = game;
  const inReach = commandable(state, ship);
  const relays = relayable(state, ship, heard);
  const passes = passable(state, ship, passed);
  const far = [...new Set([...relays, ...passes.map(({ squadron }) => squadron)])];
  const option = game.choose(
    {
      form: 'choice',
      kind: 'command-squadron',
      player: ship.player,
      because: 'armada:commands-squadron.2',
      ship: id,
      options: [
        ...[...inReach, ...far].map((squadron) => ({ kind: 'squadron' as const, squadron: squadron.id })),
        { kind: 'done' },
      ],
    },
    {
      refused: () =>
        unactivated(state, ship.player)
          .filter((squadron) => !inReach.includes(squadron) && !far.includes(squadron))
          .map((squadron) => ({
            option: `squadron-${squadron.id}`,
            ruling: 'armada:commands-squadron.2',
            facts: { mm: distance(bodyOf(ship), squadronBodyOf(squadron)) },
          })),
    },
  );
  if (option.kind === 'done') return;
  const by = passes.filter(({ squadron }) => squadron.id === option.squadron).map(({ card }) => card);
  const relay = relays.some((squadron) => squadron.id === option.squadron);
  const card = relay ? undefined : by[0];
  const ears = relay ? relaysOf(state, ship, squadronOf(game, option.squadron)) : [];
  noteCommanded(ship, squadronOf(game, option.squadron));
  game.next(
    { kind: 'activate-squadron', squadron: option.squadron, by: id, move: true, attack: true, both: true },
    {
      kind: 'command-squadrons',
      ship: id,
      left: left - 1,
      relayed: relayed + (relay ? 1 : 0),
      ...((relay || heard.length > 0) && { heard: relay ? [...heard, ears] : heard }),
      passed: card === undefined ? passed : [...passed, card],
    },
  );
}

/** Squadrons beyond command range that cards pass the command to, with the card, in order of the cards. */
function passable(
  state: ArmadaState,
  ship: Ship,
  passed: readonly string[],
): readonly { readonly squadron: Squadron; readonly card: string }[] {
  const { value } = RANGE_ENDS[commandRangeOf(ship)];
  const waiting = cardsWith('passes-commands');
  return [...shipsInPlay(state), ...squadronsInPlay(state)].flatMap((bearer) => {
    if (bearer === ship || bearer.player !== ship.player || !bearsOneOf(bearer, waiting)) return [];
    return modifiersOf(bearer, 'passes-commands').flatMap((pass) => {
      const card = nameOf(bearer);
      if (passed.filter((one) => one === card).length >= pass.most) return [];
      if (pass.inRange && !isWithin(ship, bearer, value)) return [];
      if (!hold({ state, bearer, other: ship }, pass.if) || !isAll({ state, bearer }, ship, pass.of))
        return [];
      return unactivated(state, ship.player)
        .filter(
          (squadron) =>
            !isWithin(ship, squadron, value) && isAll({ state, bearer }, squadron, passTraits(pass)),
        )
        .map((squadron) => ({ squadron, card }));
    });
  });
}

const passTraits = ({ to, within }: Extract<Modifier, { kind: 'passes-commands' }>): readonly Trait[] => [
  ...to,
  typeof within === 'string' ? inRange(within) : near(within),
];

const isWithin = (ship: Ship, piece: Bearer, mm: number): boolean =>
  distance(bodyOf(ship), isShip(piece) ? bodyOf(piece) : squadronBodyOf(piece)) <= mm;

const unactivated = (state: ArmadaState, player: number): readonly Squadron[] =>
  squadronsInPlay(state).filter((one) => one.player === player && !isActivated(state, one));

/** Squadrons at close-medium range of the ship, measured base to base (commands-squadron.2). */
function commandable(state: ArmadaState, ship: Ship): readonly Squadron[] {
  const body = bodyOf(ship);
  const { value } = RANGE_ENDS[commandRangeOf(ship)];
  return unactivated(state, ship.player).filter(
    (squadron) => distance(body, squadronBodyOf(squadron)) <= value,
  );
}

/**
 * Squadrons beyond that which one with relay in command range passes the order to: each of these to as many as its own
 * relay says, whoever else relays (squadron-keywords.9). `heard` are the relays near each squadron that has had one.
 */
function relayable(
  state: ArmadaState,
  ship: Ship,
  heard: readonly (readonly number[])[],
): readonly Squadron[] {
  const relaying = squadronsInPlay(state).some((one) => one.player === ship.player && relayOf(one) > 0);
  if (!relaying) return [];
  const { value } = RANGE_ENDS[commandRangeOf(ship)];
  return unactivated(state, ship.player).filter(
    (squadron) =>
      !isWithin(ship, squadron, value) &&
      canAllHear(state, [...heard, relaysOf(state, ship, squadron)], new Map()),
  );
}

const relayOf = (squadron: Squadron): number => squadronCardOf(squadron).keywords.relay ?? 0;

/** Squadrons with relay, in command range of the ship, at distance 1-3 of one beyond it. */
const relaysOf = (state: ArmadaState, ship: Ship, to: Squadron): readonly number[] =>
  squadronsInPlay(state)
    .filter(
      (one) =>
        one.player === ship.player &&
        relayOf(one) > 0 &&
        isWithin(ship, one, RANGE_ENDS[commandRangeOf(ship)].value) &&
        distance(squadronBodyOf(one), squadronBodyOf(to)) <= endOfDistance(3),
    )
    .map(({ id }) => id);

/** Whether each finds a relay that has not yet passed on all that it may. */
function canAllHear(
  state: ArmadaState,
  [first, ...others]: readonly (readonly number[])[],
  used: ReadonlyMap<number, number>,
): boolean {
  if (!first) return true;
  return first.some((id) => {
    const before = used.get(id) ?? 0;
    const more = new Map([...used, [id, before + 1]]);
    return before < relayOf(state.squadrons[id]!) && canAllHear(state, others, more);
  });
}
