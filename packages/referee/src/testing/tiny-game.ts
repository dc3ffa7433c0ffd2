import { die } from '@firing-arc/table';
import { type Static, Type } from 'typebox';
import type { Game, GameEvent, Outcome, Rules } from '../game.ts';
import type { Choice, Each, Place, Refusal } from '../question.ts';
import { compileSchema } from '../schema.ts';
import { orderTriggers } from '../window.ts';

/**
 * Regatta: the smallest game that uses all of the referee. Each round both players draw a card; the leader sets
 * the sails of two boats while the other makes the wind, in secret; the boats sail, a swell wakes both crews;
 * the leader lays a buoy; cards are played. Points and distance win.
 */

const RegattaStep = Type.Union([
  Type.Object({ kind: Type.Literal('round') }),
  Type.Object({ kind: Type.Literal('deal'), player: Type.Integer() }),
  Type.Object({ kind: Type.Literal('plan') }),
  Type.Object({ kind: Type.Literal('reveal') }),
  Type.Object({ kind: Type.Literal('sail'), boat: Type.Integer() }),
  Type.Object({ kind: Type.Literal('swell'), boat: Type.Integer() }),
  Type.Object({ kind: Type.Literal('crew'), boat: Type.Integer(), crew: Type.Integer() }),
  Type.Object({ kind: Type.Literal('buoy') }),
  Type.Object({ kind: Type.Literal('card'), player: Type.Integer() }),
  Type.Object({ kind: Type.Literal('end') }),
]);

const RegattaState = Type.Object({
  agenda: Type.Array(RegattaStep),
  streams: Type.Array(Type.Integer()),
  round: Type.Integer(),
  rounds: Type.Integer(),
  leader: Type.Integer(),
  /** Secret until revealed; -1: not planned. */
  plan: Type.Object({ sails: Type.Array(Type.Integer()), wind: Type.Integer() }),
  shown: Type.Union([Type.Object({ sails: Type.Array(Type.Integer()), wind: Type.Integer() }), Type.Null()]),
  boats: Type.Array(Type.Object({ player: Type.Integer(), distance: Type.Number() })),
  buoys: Type.Array(Type.Array(Type.Number())),
  deck: Type.Array(Type.Integer()),
  hands: Type.Array(Type.Array(Type.Integer())),
  points: Type.Array(Type.Integer()),
});

export type RegattaState = Static<typeof RegattaState>;
export type RegattaSetup = { readonly rounds: number };
export type RegattaQuestion = Choice | Each | Place;
export type RegattaEvent = GameEvent & { readonly [detail: string]: unknown };
export type RegattaGame = Game<RegattaState, RegattaQuestion, RegattaEvent>;

const DICE = 0;
const DECK = 1;
export const WATER = die('water', { still: 3, wave: 2, swell: 1 });
const CARDS = ['rope', 'chart', 'lamp'];
const COSTS = [0, 1, 2];
const COPIES = [4, 3, 2];
const CREW = [
  { player: 0, name: 'rower' },
  { player: 0, name: 'gambler' },
  { player: 1, name: 'rower' },
  { player: 1, name: 'gambler' },
];

export const regatta: Rules<RegattaState, RegattaSetup, RegattaQuestion, RegattaEvent> = {
  id: 'regatta',
  version: '1',
  players: 2,
  streams: ['dice', 'deck'],
  interpreter: null,
  schema: compileSchema<RegattaState>(RegattaState),
  setupProblems(setup) {
    const rounds = (setup as RegattaSetup | null)?.rounds;
    const good = typeof rounds === 'number' && Number.isInteger(rounds) && rounds >= 1 && rounds <= 4;
    return good ? [] : [`/rounds: must be 1 to 4, not ${rounds}`];
  },
  begin: (setup, streams) => ({
    agenda: [{ kind: 'round' }],
    streams,
    round: 1,
    rounds: setup.rounds,
    leader: 0,
    plan: { sails: [-1, -1], wind: -1 },
    shown: null,
    boats: [0, 0, 1, 1].map((player) => ({ player, distance: 0 })),
    buoys: [],
    deck: [...COPIES],
    hands: [[], []],
    points: [0, 0],
  }),
  run: runStep,
  view(state, player) {
    const seen = regatta.schema.copy(state);
    seen.streams = state.streams.map(() => 0);
    seen.deck = state.deck.map(() => 0);
    seen.hands = state.hands.map((hand, owner) => (owner === player ? hand.slice() : hand.map(() => -1)));
    if (player !== state.leader) seen.plan.sails = [-1, -1];
    if (player !== 1 - state.leader) seen.plan.wind = -1;
    return seen;
  },
  outcome(state): Outcome | null {
    if (state.round <= state.rounds) return null;
    const score = [0, 1].map((player) =>
      state.boats.reduce(
        (sum, boat) => (boat.player === player ? sum + boat.distance : sum),
        10 * state.points[player]!,
      ),
    );
    const lead = score[0]! - score[1]!;
    return { winner: lead === 0 ? null : lead > 0 ? 0 : 1, because: 'regatta:end.1' };
  },
};

function runStep(game: RegattaGame, step: RegattaState['agenda'][number]): void {
  switch (step.kind) {
    case 'round':
      beginRound(game);
      break;
    case 'deal':
      dealCard(game, step.player);
      break;
    case 'plan':
      planInSecret(game);
      break;
    case 'reveal':
      revealPlans(game);
      break;
    case 'sail':
      sailBoat(game, step.boat);
      break;
    case 'swell':
      wakeCrews(game, step.boat);
      break;
    case 'crew':
      useCrew(game, step.boat, step.crew);
      break;
    case 'buoy':
      layBuoy(game);
      break;
    case 'card':
      playCard(game, step.player);
      break;
    case 'end':
      endRound(game);
      break;
  }
}

function beginRound(game: RegattaGame): void {
  const { round, leader } = game.state;
  game.emit({ kind: 'round-begun', round, because: 'regatta:round.1' });
  game.next(
    { kind: 'deal', player: leader },
    { kind: 'deal', player: 1 - leader },
    { kind: 'plan' },
    { kind: 'reveal' },
  );
}

function dealCard(game: RegattaGame, player: number): void {
  const { deck, hands } = game.state;
  const card = game.draw(DECK, CARDS, deck);
  deck[card]!--;
  hands[player]!.push(card);
  game.emit({ kind: 'card-drawn', player, because: 'regatta:deal.1' });
}

function planInSecret(game: RegattaGame): void {
  const { leader, plan, round } = game.state;
  const parts = boatsOf(game, leader).map((about) => ({ about, options: ['half', 'full'] }));
  const because = 'regatta:plan.1';
  const refused = (): readonly Refusal[] =>
    round === 1 ? [{ option: 'gale', ruling: 'regatta:plan.2', detail: 'it is the first round' }] : [];
  const options = round === 1 ? ['calm', 'breeze'] : ['calm', 'breeze', 'gale'];
  const [sails, wind] = game.askAll(
    [
      { form: 'each', kind: 'sails', player: leader, because, parts },
      { form: 'choice', kind: 'wind', player: 1 - leader, because, options },
    ],
    [{}, { refused }],
  );
  plan.sails = [...(sails as readonly number[])];
  plan.wind = wind as number;
}

function boatsOf(game: RegattaGame, player: number): number[] {
  return game.state.boats.flatMap((boat, id) => (boat.player === player ? [id] : []));
}

function revealPlans(game: RegattaGame): void {
  const { state } = game;
  state.shown = state.plan;
  state.plan = { sails: [-1, -1], wind: -1 };
  game.emit({ kind: 'plans-shown', ...state.shown, because: 'regatta:plan.3' });
  const sails = boatsOf(game, state.leader).map((boat) => ({ kind: 'sail' as const, boat }));
  game.next(
    ...sails,
    { kind: 'buoy' },
    { kind: 'card', player: 0 },
    { kind: 'card', player: 1 },
    { kind: 'end' },
  );
}

function sailBoat(game: RegattaGame, id: number): void {
  const { boats, leader, shown } = game.state;
  const boat = boats[id]!;
  const sail = shown!.sails[boatsOf(game, leader).indexOf(id)]!;
  const faces = [game.roll(DICE, WATER)];
  for (let i = 0; i < shown!.wind; i++) faces.push(game.roll(DICE, WATER));
  boat.distance += 10 * (sail + 1) - 2.5 * faces.filter((face) => face !== 'still').length;
  game.emit({ kind: 'sailed', boat: id, faces, distance: boat.distance, because: 'regatta:sail.1' });
  if (faces.includes('swell')) game.next({ kind: 'swell', boat: id });
}

function wakeCrews(game: RegattaGame, boat: number): void {
  const { leader } = game.state;
  const woken = orderTriggers(CREW, [leader, 1 - leader], (player, left) =>
    game.choose({ form: 'choice', kind: 'crew-order', player, because: 'regatta:crew.1', options: left }),
  );
  game.next(...woken.map((crew) => ({ kind: 'crew' as const, boat, crew: CREW.indexOf(crew) })));
}

function useCrew(game: RegattaGame, id: number, crewId: number): void {
  const crew = CREW[crewId]!;
  const because = `regatta:${crew.name}.1`;
  const options = ['use', 'pass'];
  if (game.choose({ form: 'choice', kind: crew.name, player: crew.player, because, options }) === 'pass')
    return;
  const boat = game.state.boats[id]!;
  if (crew.name === 'rower') boat.distance += crew.player === boat.player ? 5 : -5;
  else gamble(game, crew.player);
  game.emit({ kind: 'crew-used', player: crew.player, crew: crew.name, distance: boat.distance, because });
}

/** Two dice: a point for a swell; when there is none, one of them may be rolled again. */
export function gamble(game: RegattaGame, player: number): boolean {
  const faces = [game.roll(DICE, WATER), game.roll(DICE, WATER)];
  if (!faces.includes('swell')) {
    const because = 'regatta:gambler.2';
    const options = ['keep', ...faces.keys()];
    const again = game.choose({ form: 'choice', kind: 'reroll', player, because, options });
    if (typeof again === 'number') faces[again] = game.roll(DICE, WATER);
  }
  const won = faces.includes('swell');
  if (won) game.state.points[player]!++;
  return won;
}

function layBuoy(game: RegattaGame): void {
  const { buoys, leader } = game.state;
  const because = 'regatta:buoy.1';
  const validate = (place: readonly number[]) => buoyProblems(buoys, place);
  const propose = (random: () => number) => {
    const place = [random() * 100, random() * 100, 0];
    return validate(place).length === 0 ? place : null;
  };
  const place = game.ask({ form: 'place', kind: 'buoy', player: leader, because }, { validate, propose });
  buoys.push([...(place as readonly number[])]);
  game.emit({ kind: 'buoy-laid', place, because });
}

function buoyProblems(buoys: readonly (readonly number[])[], place: readonly number[]): Refusal[] {
  const [x, y] = [place[0]!, place[1]!];
  const option = 'buoy';
  if (x < 0 || x > 100 || y < 0 || y > 100) return [{ option, ruling: 'regatta:buoy.2' }];
  const near = buoys.some((buoy) => {
    const [dx, dy] = [buoy[0]! - x, buoy[1]! - y];
    return dx * dx + dy * dy < 400;
  });
  return near ? [{ option, ruling: 'regatta:buoy.3', detail: 'another buoy is nearer than 20 mm' }] : [];
}

function playCard(game: RegattaGame, player: number): void {
  const { hands, points } = game.state;
  const held = [...new Set(hands[player])].sort((a, b) => a - b);
  const because = 'regatta:card.1';
  const refused = () =>
    held
      .filter((card) => COSTS[card]! > points[player]!)
      .map((card) => ({ option: CARDS[card]!, ruling: 'regatta:card.2', detail: `costs ${COSTS[card]}` }));
  const options = [-1, ...held.filter((card) => COSTS[card]! <= points[player]!)];
  const card = game.choose({ form: 'choice', kind: 'card', player, because, options }, { refused });
  if (card < 0) return;
  hands[player]!.splice(hands[player]!.indexOf(card), 1);
  points[player]! += 1 + card;
  game.emit({ kind: 'card-played', player, card: CARDS[card]!, points: points[player], because });
}

function endRound(game: RegattaGame): void {
  const { state } = game;
  game.emit({ kind: 'round-ended', round: state.round, because: 'regatta:round.2' });
  state.round++;
  state.leader = 1 - state.leader;
  state.shown = null;
  if (state.round <= state.rounds) game.next({ kind: 'round' });
}

/** Regatta with a first step of one's own, after which the game is over: to try single rules on. */
export function regattaWith(run: (game: RegattaGame) => void): typeof regatta {
  return {
    ...regatta,
    run,
    outcome: (state) => (state.agenda.length > 0 ? null : { winner: null, because: 'regatta:end.2' }),
  };
}
