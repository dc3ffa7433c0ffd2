/** The sandbox of Armada. */

import {
  ARMADA_SCENARIO_FILES,
  type ArmadaEvent,
  type ArmadaQuestion,
  type ArmadaSetup,
  type ArmadaState,
  COMMANDS,
  cardOf,
  DAMAGE_CARDS,
  mostShields,
  OBSTACLES,
  type Ship,
  type Squadron,
  squadronCardOf,
  zonesOf,
} from '@firing-arc/armada';
import { capitalized } from '@firing-arc/words';
import { armadaWords } from '../../words/en/armada.ts';
import { sandboxWords } from '../../words/en/sandbox.ts';
import type { Field, Named, SandboxGame } from '../sandbox.ts';
import { ARMADA_GAME } from './game.ts';
import { say, words } from './names.ts';
import { obstacleKey } from './things.ts';

const PHASES = ['ship', 'squadron', 'command', 'status'] as const;

export const ARMADA_SANDBOX: SandboxGame<ArmadaState, ArmadaSetup, ArmadaQuestion, ArmadaEvent> = {
  game: ARMADA_GAME,
  files: ARMADA_SCENARIO_FILES,
  example: {
    sides: [
      {
        ships: [{ card: 'nebulon-b-escort-frigate', at: [800, 250, 0], speed: 2, dials: ['navigate'] }],
        squadrons: [{ card: 'x-wing-squadron', at: [900, 300] }],
      },
      {
        ships: [
          {
            card: 'victory-ii-class-star-destroyer',
            at: [850, 560, 180],
            speed: 1,
            dials: ['concentrate-fire', 'navigate', 'repair'],
          },
        ],
        squadrons: [{ card: 'tie-fighter-squadron', at: [960, 480] }],
      },
    ],
    obstacles: [{ outline: 'asteroid_1', at: [600, 420, 0] }],
  },
  cardField: 'card',
  phases: () => PHASES.map((value) => ({ value, text: words.phase(value) })),
  dials: { phases: ['ship'], path: '/dials' },
  obstacles: () =>
    Object.entries(OBSTACLES).map(([value, { kind }]) => ({ value, text: `${say()[kind]}: ${value}` })),
  devices: null,
  locks: false,
  thingKey: (_, { at }) => obstacleKey(at),
  fields: ({ ships, squadrons }, { kind, id }) => {
    const ship = kind === 'ships' ? ships[id] : undefined;
    if (ship) return fieldsOfShip(ship);
    const squadron = kind === 'squadrons' ? squadrons[id - ships.length] : undefined;
    return squadron ? [hullField(squadron)] : [];
  },
};

const hullField = (squadron: Squadron): Field =>
  limited('/hull', armadaWords.get().hull, squadron.hull, squadronCardOf(squadron).hull);

const limited = (path: string, text: string, now: number, most: number): Field => ({
  kind: 'count',
  path,
  text: sandboxWords.get().ofMost({ text: capitalized(text), most }),
  now,
  most,
});

function fieldsOfShip(ship: Ship): readonly Field[] {
  const t = sandboxWords.get();
  return [
    limited('/speed', armadaWords.get().speed, ship.speed, cardOf(ship).speeds.length),
    ...zonesOf(ship).map((zone) =>
      limited(
        `/shields/${zone}`,
        t.shieldsOf({ zone: words.zone(zone) }),
        ship.shields[zone],
        mostShields(ship, zone),
      ),
    ),
    ...defenseTokens(ship),
    { kind: 'some', path: '/dials', text: t.dials, options: commands() },
    { kind: 'some', path: '/tokens', text: t.tokens, options: commands() },
    { kind: 'some', path: '/raids', text: t.raids, options: commands() },
    { kind: 'some', path: '/damage', text: t.damage, options: damageCards() },
  ];
}

const commands = (): readonly Named[] =>
  COMMANDS.map((value) => ({ value, text: capitalized(words.command(value)) }));

function damageCards(): readonly Named[] {
  const { facedown } = sandboxWords.get();
  const named = DAMAGE_CARDS.map(({ name }) => ({ value: name as string, text: words.damageCard(name) }));
  return [
    ...named,
    ...named.map(({ value, text }) => ({ value: `facedown: ${value}`, text: facedown({ name: text }) })),
  ];
}

/** Which side of each defense token lies up. */
function defenseTokens({ defense }: Ship): readonly Field[] {
  if (defense.length === 0) return [];
  const { ready, exhausted, discarded } = armadaWords.get();
  return [
    {
      kind: 'each',
      path: '/defense',
      text: sandboxWords.get().defenseTokens,
      parts: defense.map(({ kind, side }) => ({ text: capitalized(words.defenseToken(kind)), now: side })),
      options: [
        { value: 'readied', text: ready },
        { value: 'exhausted', text: exhausted },
        { value: 'discarded', text: discarded },
      ],
    },
  ];
}
