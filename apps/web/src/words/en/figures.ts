import { words } from '../language.ts';

/** What the drawn examples of the rules show. */
export const figureWords = words('figures', {
  range:
    'Range is measured from the closest point of one base to the closest point of the other: here range 2.',
  arc: 'One ship is in the front arc, with some part of its base; the pale one is in the left or right arc only.',
  bullseye: 'The bullseye arc is as wide as it is here; a ship is in it with any part of its base.',
  obstructed: 'The line of the shortest range goes through the asteroid: the attack is obstructed.',
  overlap:
    'The ship would come down on another: it moves back along the template until it does not, and its base touches.',
  barrelRoll:
    'The short end of the template lies at the side of the base; the ship ends beside it, at the front, the middle or the back.',
  boost: 'A boost goes straight or along a bank, as a maneuver of speed 1 does.',
  bearing:
    'Straight ahead, a bank by 45° and a turn by 90°: the template fits between the guides, before and after.',
  touching: 'Bases that touch: their ships cannot attack each other.',
  hullZones: 'Four hull zones; the front one fires into its own arc, between its two lines.',
  front: 'front',
  left: 'left',
  right: 'right',
  rear: 'rear',
  ruler: 'The ruler: ranges for attacks between ships on one side, distances 1 to 5 on the other.',
  close: 'close',
  medium: 'medium',
  long: 'long',
  sight:
    'Line of sight goes from the dot of one hull zone to the dot of the other; through an obstacle it is obstructed.',
  tool: 'The tool lies at the side of the base; each joint bends by clicks, and the ship ends at the last one.',
  engaged: 'Squadrons of both sides at distance 1 of each other are engaged.',
  distanceOne: 'distance 1',
  lock: 'A lock reaches from range 0 to 3, also out of every arc: the line between the closest points of both bases.',
  moved:
    'The template lies between the front guides; the ship is set down at its other end, its rear guides over it.',
  fleeing: 'Any part of the base over the edge, and the ship has fled.',
  bombDrop: 'A bomb is dropped behind: the template lies between the rear guides, the device at its end.',
  turret:
    'The arc of the turret, here to the left: only the ship in it can be attacked with it, whatever the front shows.',
  decloak: 'A small ship that decloaks goes 2 straight ahead, or to either side with the same template.',
  yaw: 'A joint bends by as many clicks as its yaw says: none (–), one (I) or two (II), to either side.',
  deployment:
    'The deployment zone goes from the player’s edge to distance 3; the pale ship is not in it with all of its base.',
});
