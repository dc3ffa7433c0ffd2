/** Strange acts on command tokens, dials and raid tokens. */
import { shipIn } from '../../attack/parties.ts';
import { COMMANDS, type Command } from '../../cards/index.ts';
import { discardCommandToken, gainCommandToken } from '../../commands/tokens.ts';
import { type ArmadaGame, inPlay, shipsInPlay } from '../../game.ts';
import { gainVictoryTokens } from '../../objectives/parts.ts';
import type { ArmadaState, Ship } from '../../state.ts';
import type { Acting } from '../act.ts';
import { chooseCommand, chooseCommandOrNone, chooseEffect, wanted } from '../asking.ts';
import { note } from '../looked.ts';
import { type Bearer, isAtDistance, isInRange, isShip } from '../traits.ts';
import { setTopDial } from '../verbs/commands.ts';
import { pickOne } from './asking.ts';
import type { StrangeActing, StrangeCode } from './code.ts';

const enemies = (state: ArmadaState, { player }: Bearer): readonly Ship[] =>
  shipsInPlay(state).filter((ship) => ship.player !== player);

const otherFriends = (state: ArmadaState, bearer: Bearer): readonly Ship[] =>
  shipsInPlay(state).filter((ship) => ship !== bearer && ship.player === bearer.player);

/** Two commands for two ships from each player, none twice. */
const spreadTokens: StrangeCode = {
  may: (state) => shipsInPlay(state).length > 1,
  act: (game, acting) => {
    const { player } = acting.bearer;
    const named = giveTwo(game, player, acting, COMMANDS);
    giveTwo(
      game,
      1 - player,
      acting,
      COMMANDS.filter((one) => !named.includes(one)),
    );
  },
};

function giveTwo(
  game: ArmadaGame,
  player: number,
  acting: StrangeActing,
  from: readonly Command[],
): readonly Command[] {
  const named: Command[] = [];
  const given: Ship[] = [];
  for (let times = 0; times < 2; times++) {
    const open = from.filter((one) => !named.includes(one));
    const command = chooseCommand(game, player, acting.bearer, open, acting.card.because);
    named.push(command);
    const ships = shipsInPlay(game.state).filter((one) => !given.includes(one));
    const ship = pickOne(game, player, acting, ships);
    if (!ship) return named;
    given.push(ship);
    gainCommandToken(game, ship, command, acting.card.because);
  }
  return named;
}

const onCard = ({ card }: Pick<Acting, 'card'>): readonly Command[] =>
  COMMANDS.filter((one) => card.upgrade?.tokens.includes(one));

/** Tokens of a friend and of the card for tokens like them. */
const exchangeTokens: StrangeCode = {
  may: (state, acting) => givers(state, acting).length > 0,
  act: (game, acting, ship) => {
    const { bearer, card } = acting;
    const { upgrade, because } = card;
    const friend = pickOne(game, bearer.player, acting, givers(game.state, acting));
    if (!friend || !isShip(ship)) return;
    const gone: Command[] = [];
    for (;;) {
      const command = chooseCommandOrNone(game, bearer.player, friend, because, friend.tokens);
      if (command === null) break;
      discardCommandToken(game, friend, command, because);
      gone.push(command);
    }
    for (;;) {
      const command = chooseCommandOrNone(game, bearer.player, bearer, because, onCard(acting));
      if (command === null || !upgrade) break;
      upgrade.tokens.splice(upgrade.tokens.indexOf(command), 1);
      game.emit({ kind: 'card-command', ship: ship.id, upgrade: upgrade.id, command, because });
      gone.push(command);
    }
    for (const command of gone) gainCommandToken(game, ship, command, because);
  },
};

const givers = (state: ArmadaState, acting: Pick<Acting, 'bearer' | 'card'>): readonly Ship[] =>
  otherFriends(state, acting.bearer).filter(
    (ship) => isAtDistance(acting.bearer, ship, 5) && (ship.tokens.length > 0 || onCard(acting).length > 0),
  );

/** The dials of an enemy ship are known to the other side for the rest of the round. */
const lookAtDials: StrangeCode = {
  may: (state, { bearer }) => enemies(state, bearer).some(({ dials }) => dials.length > 0),
  act: (game, acting) => {
    const open = enemies(game.state, acting.bearer).filter(({ dials }) => dials.length > 0);
    const ship = pickOne(game, acting.bearer.player, acting, open);
    if (ship) note(game, ship, ship.dials.length, acting.card.because);
  },
};

const within3 = (state: ArmadaState, bearer: Bearer): readonly Ship[] =>
  enemies(state, bearer).filter((ship) => isAtDistance(bearer, ship, 3));

/** The top dial is seen; then it is set anew, or the ship is raided. */
const slice: StrangeCode = {
  may: (state, { bearer }) => within3(state, bearer).length > 0,
  act: (game, acting) => {
    const { bearer, card } = acting;
    const { because } = card;
    const ship = pickOne(game, bearer.player, acting, within3(game.state, bearer));
    if (!ship) return;
    const [dial] = ship.dials;
    if (dial === undefined) return raid(game, bearer.player, ship, COMMANDS, because);
    note(game, ship, 1, because);
    const { kind } = chooseEffect(game, bearer.player, bearer, card, [
      { kind: 'new-top-command' },
      { kind: 'gain-raid', of: 'any' },
    ]);
    if (kind === 'new-top-command') return setTopDial(game, ship, because);
    const others = COMMANDS.filter((one) => one !== dial);
    raid(game, bearer.player, ship, others, because);
  },
};

/** A raid token that the player picks, of some commands; none twice (raid-tokens.1). */
function raid(game: ArmadaGame, player: number, ship: Ship, from: readonly Command[], because: string): void {
  const open = from.filter((one) => !ship.raids.includes(one));
  if (open.length === 0) return;
  const command = chooseCommand(game, player, ship, open, because);
  ship.raids.push(command);
  game.emit({ kind: 'raid-token', ship: ship.id, command, because });
}

const atClose = (state: ArmadaState, bearer: Bearer): readonly Ship[] =>
  enemies(state, bearer).filter((ship) => isInRange(bearer, ship, 'close'));

/** All dials of an enemy ship are seen and set anew, one after the other. */
const rewriteDials: StrangeCode = {
  may: (state, { bearer }) => atClose(state, bearer).some(({ dials }) => dials.length > 0),
  act: (game, acting) => {
    const open = atClose(game.state, acting.bearer).filter(({ dials }) => dials.length > 0);
    const ship = pickOne(game, acting.bearer.player, acting, open);
    if (!ship) return;
    for (let at = 0; at < ship.dials.length; at++) setTopDial(game, ship, acting.card.because, at);
  },
};

/** Two raid tokens, and a victory token for an objective token. */
const sabotage: StrangeCode = {
  may: (state, { bearer }) =>
    atClose(state, bearer).some(({ raids, objective }) => raids.length === 0 || objective),
  act: (game, acting) => {
    const { bearer, card } = acting;
    const { because } = card;
    const ship = pickOne(game, bearer.player, acting, atClose(game.state, bearer));
    if (!ship) return;
    if (ship.raids.length === 0)
      for (let times = 0; times < 2; times++) raid(game, bearer.player, ship, COMMANDS, because);
    if (ship.objective && wanted(game, bearer, card, ship))
      gainVictoryTokens(game, bearer.player, 1, because);
  },
};

/** The defender loses a raid token and a command token, and the latter comes over. */
const raidForToken: StrangeCode = {
  may: (state) => robbed(state) !== null,
  act: (game, { bearer, card }, ship) => {
    const { because } = card;
    const defender = robbed(game.state);
    if (!defender || !isShip(ship)) return;
    const cleared = chooseCommand(game, bearer.player, defender, defender.raids, because);
    defender.raids = defender.raids.filter((one) => one !== cleared);
    game.emit({ kind: 'raid-cleared', ship: defender.id, command: cleared, because });
    const command = chooseCommand(game, bearer.player, defender, defender.tokens, because);
    discardCommandToken(game, defender, command, because);
    gainCommandToken(game, ship, command, because);
  },
};

function robbed(state: ArmadaState): Ship | null {
  const ship = state.attack && shipIn(state, state.attack.defender);
  return ship && inPlay(ship) && ship.raids.length > 0 && ship.tokens.length > 0 ? ship : null;
}

export const COMMAND_ACTS = {
  'spread-tokens': spreadTokens,
  'exchange-tokens': exchangeTokens,
  'look-at-dials': lookAtDials,
  slice,
  'rewrite-dials': rewriteDials,
  sabotage,
  'raid-for-token': raidForToken,
} as const;
