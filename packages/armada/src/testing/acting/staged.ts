/**
 * Staged positions: scenes that begin where only a few cards lead, as with a targeting token beside an enemy, a faceup
 * damage card that has acted, a phase in which only its end is left.
 */
import type { Drawing } from '@firing-arc/referee/testing';
import { cos, sin } from '@firing-arc/table';
import { COMMANDS, type Command, SQUADRON_CARDS, shipCard } from '../../cards/index.ts';
import { DAMAGE_CARDS } from '../../damage/cards.ts';
import { distance, shipBody } from '../../geometry/index.ts';
import type { Activity } from '../../position/index.ts';
import { type Carried, type Open, type Scene, type Ship, ships, squadrons } from './beside.ts';

/** A scene that begins as the card of its bearer asks for it; the scene itself where nothing is known of that. */
export function stagedScene(scene: Scene, draw: Drawing, carried: Carried): Scene {
  if (scene.beginning !== 'later') return scene;
  const able = STAGES.filter(({ when }) => when.test(draw.text));
  if (able.length === 0) return scene;
  const position = structuredClone(scene.position) as Open;
  const happens = draw.oneOf(able).stage({ draw, position, carried, first: position.sides[0].ships[0]! });
  const [activity = scene.activity, ...after] = happens;
  return { ...scene, position, activity, after };
}

interface Stage {
  readonly draw: Drawing;
  readonly position: Open;
  readonly carried: Carried;
  /** The first ship of the bearer's side. */
  readonly first: Ship;
}

/** An enemy in front of the bearer, at this gap. */
function enemyAhead({ position, first }: Stage, gap: number): Ship {
  const enemy = position.sides[1].ships[0]!;
  const [x, y, facing] = first.at!;
  const at = (far: number) => ({ x, y: y + far, facing: 180 });
  const body = shipBody(first.card, { x, y, facing });
  let far = 60;
  while (far < 400 && distance(body, shipBody(enemy.card, at(far))) < gap) far += 2;
  enemy.at = [x, y + far, 180];
  const away = [120, 1700];
  position.sides.forEach((side, player) => {
    side.ships.forEach((ship, at) => {
      if (ship !== first && ship !== enemy) ship.at = [away[player]! + 10 * at, 200 + 250 * at, 0];
    });
  });
  position.obstacles = [];
  return enemy;
}

const bare = (ship: Ship): void => {
  const { shields, tokens } = shipCard(ship.card)!;
  ship.shields = Object.fromEntries(Object.keys(shields).map((zone) => [zone, 0]));
  ship.defense = tokens.map(() => 'discarded' as const);
};

const setDials = (ship: Ship, command: () => Command): void => {
  ship.dials = Array.from({ length: shipCard(ship.card)!.command }, command);
};

/** Exhausts the card of the bearer. */
const exhaust = (ship: Ship, { upgrade }: Carried): void => {
  ship.upgrades = (ship.upgrades ?? []).map((one) =>
    upgrade !== undefined && one.endsWith(upgrade) ? `exhausted: ${upgrade}` : one,
  );
};

/** Cards with critical effects, and the colors of their dice. */
const CRITICAL = ['assault-proton-torpedoes', 'xx-9-turbolasers', 'heavy-ion-emplacements', 'overload-pulse'];

type Happens = readonly Activity[];

/** Situations that cards with such words need; each changes a position and tells what happens. */
const STAGES: readonly { readonly when: RegExp; readonly stage: (stage: Stage) => Happens }[] = [
  {
    when: /keeps-destroyed|destroyed|outlives/,
    stage: (stage) => {
      const { draw, first, position } = stage;
      const enemy = enemyAhead(stage, 20 + draw.upTo(60));
      const dies = draw.chance(75) ? first : enemy;
      bare(dies);
      const { hull } = shipCard(dies.card)!;
      dies.damage = Array.from({ length: hull - 1 }, () => `facedown: ${draw.oneOf(DAMAGE_CARDS).name}`);
      const attacker = dies === first ? position.sides[0].ships.length : 0;
      return [{ attack: attacker }];
    },
  },
  {
    // A targeting token beside an enemy, and others near it.
    when: /ignition|targeting/,
    stage: (stage) => {
      const { draw, first, position, carried } = stage;
      const enemy = enemyAhead(stage, 60 + draw.upTo(160));
      const [x, y] = enemy.at!;
      bare(enemy);
      enemy.damage = [];
      const beside = position.sides.flatMap((side) => side.squadrons ?? []);
      for (const [at, one] of beside.entries()) if (draw.chance(70)) one.at = [x - 75 + 50 * at, y + 75];
      first.speed = draw.upTo(1);
      setDials(first, () => 'concentrate-fire');
      const token = { id: 0, kind: 'targeting', player: 0, ship: -1, zone: '', of: 0, x, y: y - 50 };
      if (draw.chance(75)) position.set = { ...position.set, '/markers': [token] };
      if (draw.chance(25)) exhaust(first, carried);
      return draw.chance(70) ? [{ attack: 0 }] : [{ phase: 'ship' }];
    },
  },
  {
    // Attacks that find critical effects, of ours or of enemies that have some.
    when: /critical|contain/,
    stage: (stage) => {
      const { draw, first, position } = stage;
      const enemy = enemyAhead(stage, 15 + draw.upTo(90));
      const ours = draw.chance(/contain|defense/.test(draw.text) ? 25 : 80);
      const [attacker, defender] = ours ? [first, enemy] : [enemy, first];
      const spent = defender.defense ?? [];
      bare(defender);
      defender.damage = [];
      if (!ours) {
        defender.defense = spent.map(() => 'readied' as const);
        defender.at = [defender.at![0], defender.at![1], draw.oneOf([0, 90, 180, 270])];
      }
      attacker.upgrades = [...(attacker.upgrades ?? []), ...CRITICAL.filter(() => draw.chance(50))];
      setDials(attacker, () => 'concentrate-fire');
      return [{ attack: ours ? 0 : position.sides[0].ships.length }];
    },
  },
  {
    // More shields than the card of a ship prints.
    when: /overfull|shields/,
    stage: ({ draw, first }) => {
      const { shields: printed } = shipCard(first.card)!;
      const more = draw.oneOf([0, 1, 1, 2]);
      first.shields = Object.fromEntries(
        Object.entries(printed).map(([zone, most], at) => [
          zone,
          at === 0 ? (most ?? 0) + more : draw.upTo(1),
        ]),
      );
      setDials(first, () => 'repair');
      first.tokens = ['repair'];
      return draw.chance(80) ? [{ activate: 0 }] : [{ phase: 'command' }];
    },
  },
  {
    // A phase of which only the end is left.
    when: /end-of-(ship|squadron|command)-phase|end-of-round|ready|unmark|status/,
    stage: ({ draw, first, position, carried }) => {
      for (const one of [...ships(position), ...squadrons(position)]) one.activated = true;
      for (const ship of ships(position)) {
        ship.speed = draw.upTo(1);
        ship.defense = shipCard(ship.card)!.tokens.map(() => draw.oneOf(['readied', 'exhausted'] as const));
      }
      if (draw.chance(60)) exhaust(first, carried);
      const ends = /end-of-(ship|squadron)-phase/.exec(draw.text)?.[1] as 'ship' | 'squadron' | undefined;
      return [ends && draw.chance(75) ? { phase: ends } : { game: 'status' }];
    },
  },
  {
    // Tokens on the card, and on the ship as many as it can hold.
    when: /card-holds-all|lay-command|card-command|held-tokens|hold-command-tokens|holds-alike|fixes-dials|take-card/,
    stage: ({ draw, first, position, carried }) => {
      const many = draw.chance(50) ? COMMANDS : COMMANDS.filter(() => draw.chance(70));
      if (carried.upgrade !== undefined)
        position.set = { ...position.set, '/ships/0/upgrades/0/tokens': many };
      first.tokens = draw.chance(50) ? [...COMMANDS].slice(0, 2 + draw.upTo(2)) : [];
      setDials(first, () => draw.oneOf(COMMANDS));
      return [draw.chance(75) ? { activate: 0 } : { game: 'command' }];
    },
  },
  {
    // A faceup damage card that has acted already.
    when: /"dealt"/,
    stage: ({ draw, first, carried }) => {
      first.damage = [carried.card, ...(first.damage ?? []).slice(0, 1)];
      first.tokens = draw.chance(50) ? [] : [draw.oneOf(COMMANDS)];
      return [{ activate: 0 }];
    },
  },
  {
    // Crew and ship cards to be repaired.
    when: /repairing|crew|facedown|discard-damage|engineering/,
    stage: ({ draw, first }) => {
      const { hull } = shipCard(first.card)!;
      first.damage = Array.from({ length: Math.min(hull - 1, 1 + draw.upTo(3)) }, () => {
        const { name } = draw.oneOf(DAMAGE_CARDS);
        return draw.chance(60) ? name : `facedown: ${name}`;
      });
      setDials(first, () => 'repair');
      first.tokens = draw.chance(60) ? ['repair'] : [];
      return draw.chance(60) ? [{ activate: 0 }] : [{ phase: 'ship' }];
    },
  },
  {
    // The game ends, and is scored.
    when: /"scores"/,
    stage: ({ draw, first, position }) => {
      position.round = 6;
      position.rounds = 6;
      first.at = [914, draw.oneOf([820, 800, 500, 100]), 0];
      return [{ game: 'status' }];
    },
  },
  {
    // Many squadrons about the bearer, to be activated by it one after the other.
    when: /squadron/,
    stage: ({ draw, first, position, carried }) => {
      const [us, them] = position.sides;
      const keyword = [...draw.words].filter((word) =>
        SQUADRON_CARDS.some(({ keywords }) => word in keywords),
      );
      const of = (faction: string | undefined) => {
        const all = SQUADRON_CARDS.filter((one) => one.faction === faction && !one.unique);
        const named = all.filter(({ keywords }) => keyword.some((word) => word in keywords));
        return draw.oneOf(named.length > 0 && draw.chance(60) ? named : all).id;
      };
      const bearer = carried.bySquadron ? us.squadrons![0]! : undefined;
      const [x, y] = bearer?.at ?? first.at!;
      const far = bearer ? 38 : 85;
      const around = [45, 105, 165, 225, 285, 345];
      const spots = around.map((turn): [number, number] => [
        Math.round(x + far * sin(turn)),
        Math.round(y + far * cos(turn)),
      ]);
      const ours = 2 + draw.upTo(3);
      us.squadrons = [
        ...(bearer ? [bearer] : []),
        ...spots
          .slice(0, ours)
          .map((at) => ({ card: of(us.faction), at, points: 10, activated: draw.chance(20) })),
      ];
      them.squadrons = spots
        .slice(ours, ours + 1 + draw.upTo(2))
        .map((at) => ({ card: of(them.faction), at, points: 10, hull: 1 + draw.upTo(2) }));
      setDials(first, () => 'squadron');
      first.tokens = draw.chance(60) ? ['squadron'] : [];
      if (!bearer || draw.chance(35)) return [{ activate: 0 }];
      return [
        { squadron: 0, both: true },
        { squadron: draw.upTo(ours), both: true },
      ];
    },
  },
];
