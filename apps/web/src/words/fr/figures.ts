import type { figureWords } from '../en/figures.ts';
import type { Translated } from '../language.ts';

export const figures: Translated<typeof figureWords> = {
  range:
    'La portée se mesure du point le plus proche d’un socle au point le plus proche de l’autre : ici portée 2.',
  arc: 'Un vaisseau est dans l’arc avant par une partie de son socle ; le pâle n’est que dans l’arc gauche ou droit.',
  bullseye: 'L’arc central a cette largeur ; un vaisseau y est par n’importe quelle partie de son socle.',
  obstructed: 'La ligne de la portée la plus courte traverse l’astéroïde : l’attaque est gênée.',
  overlap:
    'Le vaisseau finirait sur un autre : il recule le long du gabarit jusqu’à ne plus le faire, et son socle le touche.',
  barrelRoll:
    'Le petit côté du gabarit est posé contre le flanc du socle ; le vaisseau finit à côté, à l’avant, au milieu ou à l’arrière.',
  boost: 'Une accélération va tout droit ou en virage léger, comme une manœuvre de vitesse 1.',
  bearing:
    'Tout droit, un virage léger de 45° et un virage serré de 90° : le gabarit s’insère entre les guides, avant et après.',
  touching: 'Des socles qui se touchent : leurs vaisseaux ne peuvent pas s’attaquer.',
  hullZones: 'Quatre zones de coque ; celle de l’avant tire dans son propre arc, entre ses deux lignes.',
  front: 'avant',
  left: 'gauche',
  right: 'droite',
  rear: 'arrière',
  ruler:
    'La réglette : d’un côté les portées pour les attaques entre vaisseaux, de l’autre les distances 1 à 5.',
  close: 'courte',
  medium: 'moyenne',
  long: 'longue',
  sight:
    'La ligne de vue va du point d’une zone de coque au point de l’autre ; à travers un obstacle, elle est gênée.',
  tool: 'L’outil est posé contre le flanc du socle ; chaque articulation se plie par crans, et le vaisseau finit à la dernière.',
  engaged: 'Des escadrons des deux camps à distance 1 l’un de l’autre sont engagés.',
  distanceOne: 'distance 1',
  lock: 'Un verrouillage va de la portée 0 à 3, même hors de tout arc : la ligne entre les points les plus proches des deux socles.',
  moved:
    'Le gabarit est entre les guides avant ; le vaisseau est posé à son autre bout, ses guides arrière par-dessus.',
  fleeing: 'Si une partie du socle dépasse du bord, le vaisseau a fui.',
  bombDrop: 'Une bombe est larguée derrière : le gabarit est entre les guides arrière, la bombe à son bout.',
  turret:
    'L’arc de la tourelle, ici à gauche : elle n’attaque que le vaisseau qui y est, où que regarde la proue.',
  decloak: 'Un petit vaisseau qui se désocculte va 2 tout droit, ou de côté avec le même gabarit.',
  yaw: 'Une articulation se plie d’autant de clics que le dit sa valeur : aucun (–), un (I) ou deux (II), de chaque côté.',
  deployment:
    'La zone de déploiement va du bord du joueur à la distance 3 ; le vaisseau pâle n’y est pas de tout son socle.',
};
