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
};
