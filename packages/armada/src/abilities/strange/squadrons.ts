/** Strange acts on squadrons. */

import { type ArmadaGame, inPlay, isActivated, squadronOf, squadronsInPlay } from '../../game.ts';
import type { Distance } from '../../geometry/index.ts';
import { asideWith, BY_ITS_CARD, setSquadronAside } from '../../setup/set-aside.ts';
import { placeSquadron, placesBeside } from '../../squadrons/place.ts';
import type { ArmadaState, Squadron, Step } from '../../state.ts';
import { keyword } from '../evaluate.ts';
import { beginOn, nameOf } from '../lasting.ts';
import { cardValue } from '../modifiers.ts';
import { type Bearer, isInRange, isShip } from '../traits.ts';
import { pickOne, pickOneOrNone } from './asking.ts';
import type { StrangeActing, StrangeCode } from './code.ts';
import { noteStay, wereCommanded } from './remembered.ts';

const friends = (state: ArmadaState, { player }: Bearer): readonly Squadron[] =>
  squadronsInPlay(state).filter((one) => one.player === player);

/** The squadron command that goes on activates one more. */
const oneMoreSquadron: StrangeCode = {
  act: ({ state: { agenda } }, { other }) => {
    const at = agenda.findIndex((step) => step.kind === 'command-squadrons' && step.ship === other?.id);
    const step = agenda[at];
    if (step?.kind === 'command-squadrons') agenda[at] = { ...step, left: step.left + 1 };
  },
};

/** A squadron that the command has activated may be activated again. */
const turnBack: StrangeCode = {
  may: (state, { bearer }) => turnable(state, bearer).length > 0,
  act: (game, acting) => {
    const squadron = pickOne(game, acting.bearer.player, acting, turnable(game.state, acting.bearer));
    if (!squadron) return;
    squadron.slider = game.state.initiativeSide;
    game.emit({ kind: 'slider-turned-back', squadron: squadron.id, because: acting.card.because });
  },
};

const turnable = (state: ArmadaState, bearer: Bearer): readonly Squadron[] =>
  isShip(bearer)
    ? friends(state, bearer).filter((one) => isActivated(state, one) && wereCommanded(bearer, one))
    : [];

/** In place of the two squadrons of a turn as many as the squadron value are activated, one after the other. */
const sendOut: StrangeCode = {
  may: (state, { bearer }) => ready(state, bearer).length > 0,
  act: (game, acting) => {
    const { bearer, card } = acting;
    const most = isShip(bearer) ? cardValue(game.state, bearer, 'squadron') : 0;
    const sent: Squadron[] = [];
    while (sent.length < most) {
      const open = ready(game.state, bearer).filter((one) => !sent.includes(one));
      const pick = sent.length === 0 ? pickOne : pickOneOrNone;
      const squadron = pick(game, bearer.player, acting, open);
      if (!squadron) break;
      sent.push(squadron);
      beginOn(bearer, { card: card.name, on: nameOf(squadron), what: '', until: 'round' });
    }
    game.next(...sent.map((one) => activation(game.state, one)), {
      kind: 'squadron-turn',
      player: 1 - bearer.player,
      left: 2,
    });
  },
};

const activation = (state: ArmadaState, squadron: Squadron): Step => ({
  kind: 'activate-squadron',
  squadron: squadron.id,
  by: -1,
  move: true,
  attack: true,
  both: keyword(state, squadron, 'rogue') > 0,
});

const ready = (state: ArmadaState, bearer: Bearer): readonly Squadron[] =>
  friends(state, bearer).filter((one) => !isActivated(state, one) && isInRange(bearer, one, 'long'));

/** Squadrons wait by the card of the ship until it lets them go. */
const setSquadronsAside: StrangeCode = {
  may: (state, { bearer }) => waiting(state, bearer).length > 0,
  act: (game, acting) => {
    const { bearer, card } = acting;
    const most = isShip(bearer) ? cardValue(game.state, bearer, 'squadron') : 0;
    for (let count = 0; count < most; count++) {
      const squadron = pickOneOrNone(game, bearer.player, acting, waiting(game.state, bearer));
      if (!squadron) return;
      setSquadronAside(squadron, bearer, card.name);
    }
  },
};

const waiting = (state: ArmadaState, { player }: Bearer): readonly Squadron[] =>
  state.squadrons.filter((one) => one.player === player && one.place === 'reserve');

/** Squadrons that wait by the card come into play; they do not move in this activation. */
const launchSquadrons: StrangeCode = {
  may: (state, { bearer, card }) => asideWith(state, bearer, card.name).length > 0,
  act: (game, acting) => {
    for (const squadron of asideWith(game.state, acting.bearer, acting.card.name))
      launch(game, acting, squadron, 2);
  },
};

/** Any number of those that wait by the card come into play; the card goes on for each of them. */
const launchSome: StrangeCode = {
  may: (state, { bearer, card }) => asideWith(state, bearer, card.name).length > 0,
  act: (game, acting) => {
    const { bearer, card } = acting;
    for (;;) {
      const left = asideWith(game.state, bearer, card.name);
      const squadron = pickOneOrNone(game, bearer.player, acting, left);
      if (!squadron) return;
      launch(game, acting, squadron, 3);
      // One for which there is no room keeps waiting.
      if (!inPlay(squadron)) return;
      beginOn(bearer, { card: card.name, on: nameOf(squadron), what: '', until: 'activation' });
    }
  },
};

function launch(
  game: ArmadaGame,
  { bearer, card }: StrangeActing,
  squadron: Squadron,
  within: Distance,
): void {
  const { state } = game;
  const goal = { within, whole: true } as const;
  if (placesBeside(state, bearer, squadron, goal).length === 0) return;
  squadron.slider = state.initiativeSide;
  placeSquadron(game, bearer, squadron, goal, { name: card.name, because: BY_ITS_CARD });
  noteStay(squadron, card.name);
}

/** Where a squadron comes back: at distance 1, and not engaged. */
const BACK = { within: 1, clear: true } as const;

/** A squadron just destroyed comes back. */
const returnSquadron: StrangeCode = {
  may: (state, { bearer, other }) =>
    other !== null && !isShip(other) && placesBeside(state, bearer, other, BACK).length > 0,
  act: (game, { bearer, card, other }) => {
    if (!other || isShip(other)) return;
    const squadron = squadronOf(game, other.id);
    squadron.slider = 1 - game.state.initiativeSide;
    placeSquadron(game, bearer, squadron, BACK, card);
    squadron.hull = 2;
    game.emit({ kind: 'hull-recovered', squadron: squadron.id, hull: 2, because: card.because });
  },
};

export const SQUADRON_ACTS = {
  'one-more-squadron': oneMoreSquadron,
  'turn-back': turnBack,
  'send-out': sendOut,
  'set-squadrons-aside': setSquadronsAside,
  'launch-squadrons': launchSquadrons,
  'launch-some': launchSome,
  'return-squadron': returnSquadron,
} as const;
