import type { DeviceKind } from '../../devices/kinds.ts';

/** What devices do once they lie on the table, for the cards that carry them. */
export const DEVICE_RULES: Readonly<Partial<Record<DeviceKind, string>>> = {
  bomblet:
    'Quand elle explose, chaque vaisseau et objet distant à portée 0-1 lance 2 dés d’attaque et subit 1 dégât normal par touche et critique',
  concussionbomb:
    'Quand elle explose, chaque vaisseau et objet distant à portée 0-1 reçoit une carte de dégât face cachée ; puis chacun de ces vaisseaux retourne une de ses cartes de dégât face visible ou gagne 1 jeton de contrainte',
  electroprotonbomb:
    'Quand elle explose, chaque vaisseau à portée 0-2 lance 4 dés d’attaque : il perd 1 bouclier par face vierge, gagne 1 jeton ionique par concentration et touche et 1 jeton de désarmement par critique',
  ionbomb:
    'Quand elle explose, chaque vaisseau à portée 0-1 gagne 3 jetons ioniques, et chaque objet distant subit 1 dégât normal',
  protonbomb: 'Quand elle explose, chaque vaisseau et objet distant à portée 0-1 subit 1 dégât critique',
  seismiccharge:
    'Quand elle explose, son joueur choisit un obstacle à portée 0-1 d’elle ; chaque vaisseau et objet distant à portée 0-1 de l’obstacle subit 1 dégât normal, et l’obstacle est retiré',
  thermaldetonator:
    'Quand il explose, chaque vaisseau et objet distant à portée 0-1 lance 1 dé d’attaque : il subit la touche ou le critique, et un vaisseau gagne 1 jeton de contrainte sur une concentration',
  blazerbomb:
    'Quand elle explose, chaque vaisseau et objet distant à portée 0-1 lance 1 dé d’attaque et subit 1 dégât normal sur une touche ou un critique ; puis un brasier s’y trouve',
  clustermine: 'Le vaisseau sur lequel elle explose lance 2 dés d’attaque et subit les touches et critiques',
  connernet: 'Le vaisseau sur lequel il explose subit 1 dégât normal et gagne 3 jetons ioniques',
  proximitymine:
    'Le vaisseau sur lequel elle explose lance 2 dés d’attaque et subit 1 dégât normal en plus des touches et critiques',
  buzzdroidswarm:
    'Quand il s’engage, chaque vaisseau ennemi à portée 0 de lui subit 1 dégât critique. Après qu’un vaisseau ennemi l’a traversé ou chevauché, il est placé aux guides avant ou arrière de ce vaisseau',
  drk1probedroid:
    'Pendant la phase de système, son joueur peut le déplacer d’un virage léger 2 ou d’une ligne droite 2. Les vaisseaux alliés peuvent mesurer depuis lui la portée de verrouillages et de brouillages',
  commandos:
    'Au début de la phase d’activation, ils peuvent se déplacer d’un virage 1 ou d’une ligne droite 2. Ils attaquent à portée 1-2 pour 1 charge chaque fois. Les vaisseaux ennemis qui les chevauchent gagnent 1 jeton de contrainte',
  trackingtorpedoes:
    'Pendant la phase de système, elles se déplacent d’un virage léger 3 ou d’une ligne droite 4. Quand elles s’engagent, elles explosent si leur cible verrouillée est dans leur arc avant à portée 0-1 : chaque unité en contact ou à cet endroit lance 4 dés d’attaque et subit les touches et critiques',
  sensorbuoy:
    'Un vaisseau dont la Sensor Buoy Suite l’a placée peut, avant de s’engager, verrouiller un vaisseau à portée 0-1 d’elle',
};
