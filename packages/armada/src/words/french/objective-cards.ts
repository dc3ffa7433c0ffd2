import { list } from '@firing-arc/words/french';
import { type ObjectiveText, objectiveTextIn } from '../objective-text.ts';
import { obstacles } from './terms.ts';

/** What the objective cards do, in French. */

const DOUBLED =
  'Un vaisseau-objectif détruit rapporte deux fois son propre coût, et une fois celui de ses améliorations.';
const MOST_COMMAND =
  'le joueur dont les vaisseaux à distance 1 ont au total les plus grandes valeurs de commandement gagne un pion de victoire.';
const STATION_LAST =
  'Après les autres obstacles, le second joueur place la station, au-delà de la distance 5 des bords des joueurs.';

const ASSAULT: Readonly<Record<string, ObjectiveText>> = {
  'advanced-gunnery': {
    setup:
      'Après le déploiement, chaque joueur, premier joueur d’abord, nomme un de ses vaisseaux comme vaisseau-objectif.',
    play: 'Un vaisseau-objectif peut faire toutes ses attaques depuis la même zone de coque : celui du premier joueur pas deux fois dans un tour contre la même zone de coque ou le même escadron, celui du second joueur même contre la même cible.',
    end: DOUBLED,
  },
  'most-wanted': {
    setup: 'Après le déploiement, le second joueur nomme un vaisseau de chaque camp comme vaisseau-objectif.',
    play: 'Un vaisseau qui attaque un vaisseau-objectif peut ajouter un dé d’une couleur présente dans sa réserve.',
    end: DOUBLED,
  },
  'opening-salvo': {
    setup: 'Après le déploiement, chaque vaisseau reçoit un pion d’objectif.',
    play: 'La première attaque d’un vaisseau contre un vaisseau consomme son pion et peut ajouter 2 dés : rouges pour le premier joueur, de couleurs au choix pour le second joueur.',
    end: 'Chaque joueur marque la moitié du coût, améliorations comprises et arrondie au supérieur, de chaque vaisseau ennemi en jeu qui a une carte de dégâts.',
  },
  'precision-strike': {
    setup: 'Chaque vaisseau du second joueur reçoit un pion de concentration de tir.',
    play: 'Un vaisseau, ou un escadron avec Bombardier, qui attaque peut dépenser un dé avec touche pour retourner face visible une carte de dégâts face cachée du défenseur, prise au hasard. Après l’attaque, son joueur gagne un pion de victoire pour chaque carte qui y a été distribuée ou retournée face visible.',
  },
  'blockade-run': {
    setup:
      'Le second joueur place tous les obstacles, hors des deux zones de déploiement. Chaque vaisseau du second joueur reçoit un pion d’objectif.',
    play: 'Quand un vaisseau avec un pion d’objectif est détruit, le premier joueur gagne un pion de victoire.',
    end: 'Le second joueur gagne un pion de victoire pour chaque vaisseau avec un pion d’objectif qui est dans la zone de déploiement du premier joueur.',
  },
  'close-range-intel-scan': {
    play: 'Un vaisseau qui attaque un vaisseau peut, une fois dans l’attaque, dépenser des dés avec précision contre un pion de victoire : 2 pour le premier joueur, 1 pour le second joueur.',
  },
  'station-assault': {
    setup:
      'Après les autres obstacles, le second joueur place les deux stations, au-delà de la distance 3 des bords des joueurs.',
    play: 'Le premier joueur peut attaquer les stations, qui ont chacune 10 points de coque. Elles ne réparent aucun vaisseau ni escadron du premier joueur, ni de personne une fois détruites.',
    end: 'Le second joueur gagne un pion de victoire pour chaque station qui reste, le premier joueur pour chacune qui est détruite.',
  },
  'targeting-beacons': {
    setup:
      'Après les obstacles, les joueurs placent tour à tour, second joueur d’abord, 4 pions d’objectif dans la zone de mise en place.',
    play: 'Un vaisseau du second joueur qui attaque un vaisseau à distance 1-2 d’un pion d’objectif peut relancer jusqu’à 2 dés.',
  },
  'ion-storm': {
    setup: 'Le second joueur place tous les obstacles, au-delà de la distance 5 des bords des joueurs.',
    play: 'Un vaisseau sans pion d’objectif qui finit sa manœuvre loin de tous les obstacles en reçoit un : au-delà de la distance 1 pour ceux du premier joueur, au-delà de la distance 2 pour ceux du second joueur. Quand il résout un ordre de réparation, il peut défausser le pion. Effet critique de chaque vaisseau contre un vaisseau : si le défenseur a un pion d’objectif, le joueur de l’attaquant gagne un pion de victoire ; puis le défenseur perd un pion de commandement au choix de ce joueur, ou un bouclier de la zone de coque qui défend s’il n’en a pas.',
  },
  'marked-for-destruction': {
    setup:
      'Après les autres obstacles, le second joueur place les deux purrgils, au-delà de la distance 5 des bords des joueurs.',
    play: 'Effet critique de chaque vaisseau contre un vaisseau à portée courte ou moyenne : le défenseur reçoit un pion d’objectif, et les autres vaisseaux de sa flotte perdent le leur. Qui a déplacé un purrgil peut défausser le pion d’un vaisseau à distance 1 de celui-ci : ce vaisseau reçoit une carte de dégâts face cachée, et son adversaire gagne un pion de victoire.',
    end: DOUBLED,
  },
  'rift-assault': {
    play: 'Un vaisseau qui attaque un vaisseau sans pion d’objectif, au-delà de la distance 1 de tous les obstacles, peut dépenser un dé avec une icône quelconque pour lui en donner un. Un vaisseau qui attaque un vaisseau avec un pion d’objectif peut défausser ce pion : il change un dé en précision ou en touche simple, ou en une icône quelconque pour le second joueur, et son joueur gagne un pion de victoire.',
    round:
      'Chaque vaisseau à distance 1-2 de la faille gravitationnelle à vitesse 1 ou 0 reçoit une carte de dégâts face cachée.',
  },
  'surprise-attack': {
    setup:
      'Le second joueur place d’abord la station, à distance 1-5 du bord du premier joueur. Le premier joueur déploie son vaisseau amiral avant les autres, sur la station même s’il dépasse de la zone de déploiement, et aucun vaisseau plus vite que la moitié de sa vitesse maximale, arrondie au supérieur. Après le déploiement, le second joueur pose 3 cadrans de commandement face cachée sur cette carte.',
    play: 'Au début de la phase des vaisseaux de chacun des tours 1 à 3, le suivant de ces cadrans est révélé, et chaque vaisseau du premier joueur gagne un pion de raid de cet ordre.',
  },
};

const DEFENSE: Readonly<Record<string, ObjectiveText>> = {
  'contested-outpost': {
    setup: STATION_LAST,
    play: 'La station ne gêne pas les attaques et ne répare personne.',
    round: `Pour la station, ${MOST_COMMAND}`,
  },
  'fire-lanes': {
    setup:
      'Après les obstacles, le second joueur place 3 pions d’objectif dans la zone de mise en place, au-delà de la distance 4 des bords des joueurs ; puis le premier joueur peut déplacer chacun à distance 1-2.',
    round:
      'Chaque pion donne un pion de victoire au joueur qui pourrait réunir le plus de dés de batterie contre lui, toutes zones de coque ensemble. Si seuls des vaisseaux ou escadrons d’un joueur sont dessus, il est à l’adversaire ; avec ceux des deux, à personne.',
  },
  'fleet-ambush': {
    setup:
      'Tous les vaisseaux sont déployés avant les escadrons. Le premier vaisseau du premier joueur, puis un sur deux, est déployé dans la zone d’embuscade : la partie de la zone de mise en place au-delà de la distance 5 de tous ses bords. Le premier joueur ne peut pas y déployer sur des obstacles.',
  },
  'hyperspace-assault': {
    setup:
      'Le second joueur met de côté un vaisseau petit ou moyen et jusqu’à 3 escadrons, et place 3 pions d’objectif au-delà de la distance 3 des bords des joueurs.',
    play: 'Au début de chaque tour après le premier, le second joueur peut déployer ce qui a été mis de côté à distance 1 d’un pion, et tous les pions sont retirés ; ou bien il peut déplacer chaque pion à distance 1.',
  },
  'capture-the-vip': {
    setup:
      'Après les obstacles, le second joueur place un pion d’objectif à distance 1 d’un obstacle et au-delà de la distance 5 de tous les bords de la zone de mise en place.',
    play: 'Un vaisseau qui révèle un cadran de commandement à distance 1 du pion peut le prendre à bord. Quand ce vaisseau est détruit, l’adversaire pose le pion contre son socle.',
    end: 'Le joueur dont un vaisseau a le pion gagne un pion de victoire.',
  },
  'fighter-ambush': {
    setup:
      'Les escadrons du second joueur sont déployés en dernier, comme d’habitude ou à distance 1 d’un obstacle, mais au-delà de la distance 5 du bord du premier joueur.',
    play: 'Un escadron qui attaque un vaisseau et lui inflige une carte de dégâts fait gagner un pion de victoire à son joueur.',
  },
  'jamming-barrier': {
    setup:
      'Après le déploiement, le second joueur place 2 pions d’objectif dans la zone de mise en place, à distance 1-5 l’un de l’autre.',
    play: 'Si la ligne de vue d’une attaque croise la ligne entre les pions, la moitié des dés, arrondie à l’inférieur, n’est pas lancée ; mais pas si un pion est sous l’attaquant ou le défenseur.',
  },
  'planetary-ion-cannon': {
    setup:
      'Après les obstacles, le second joueur place 3 pions d’objectif au-delà de la distance 5 des bords des joueurs.',
    play: 'À la fin de la phase de commandement, le second joueur peut attaquer depuis un pion n’importe quelle zone de coque d’un vaisseau ennemi à distance 1-3 de celui-ci, et le pion est retiré : avec 4 dés bleus, à portée moyenne et jamais gênée. Son effet critique (bleu) : le défenseur épuise un de ses pions de défense.',
  },
  'abandoned-mining-facility': {
    setup:
      'Le second joueur pose la station au centre, et les autres sont placés à distance 2-5 d’elle. Chaque vaisseau du second joueur reçoit un pion de réparation.',
    play: 'Un vaisseau qui résout un ordre de réparation peut dépenser des points d’ingénierie contre des pions de victoire de la station ou d’un champ de poussière à distance 1 : 3 points pour chaque pion de la station, 2 d’un champ de poussière. Un champ de poussière qui en donne plus d’un est retiré.',
  },
  'asteroid-tactics': {
    setup: 'Le second joueur place tous les obstacles sauf les exogorths.',
    play: 'Un vaisseau ou un escadron unique qui chevauche un champ d’astéroïdes peut récupérer un pion de défense défaussé, sauf dispersion : épuisé pour le premier joueur, prêt pour le second joueur, qui peut aussi en préparer un épuisé à la place. Les champs d’astéroïdes ne font rien d’autre aux vaisseaux du second joueur. Les exogorths sont retirés quand ils ont attaqué dans la phase des escadrons.',
    round: 'Le second joueur place les exogorths, chacun contre un autre obstacle.',
  },
  'fleet-in-being': {
    setup:
      'Après le déploiement, chaque vaisseau du premier joueur reçoit un pion d’objectif, chacun de ceux du second joueur autant que sa valeur de commandement.',
    play: 'Un vaisseau qui est attaqué peut défausser un pion d’objectif pour préparer un de ses pions de défense épuisés.',
    round:
      'Chaque vaisseau à distance 1-5 d’un petit bord de la table, ou à distance 1-3 d’un grand, perd un pion d’objectif.',
    end: 'Chaque joueur gagne un pion de victoire pour chaque vaisseau ennemi en jeu sans pion d’objectif.',
  },
  'rift-ambush': {
    setup:
      'Le second joueur place tous les obstacles, la faille gravitationnelle au-delà de la distance 5 des bords des joueurs. Après le déploiement, le second joueur peut faire avancer un vaisseau ennemi tout droit à vitesse 1, puis changer sa vitesse de 1.',
    play: 'Une fois dans son activation, un vaisseau qui a exécuté une manœuvre et qui est à distance 1-2 de la faille gravitationnelle doit en exécuter une autre à vitesse 1 : tout droit pour ceux du premier joueur ; ceux du second joueur peuvent tourner.',
  },
};

const NAVIGATION: Readonly<Record<string, ObjectiveText>> = {
  'dangerous-territory': {
    setup:
      'Les obstacles sont placés au-delà de la distance 5 des bords des joueurs, chacun avec un pion d’objectif dessus.',
    play: 'Un vaisseau qui chevauche un obstacle peut prendre son pion contre un pion de victoire. Les champs d’astéroïdes et de débris ne font rien aux vaisseaux du second joueur.',
  },
  'intel-sweep': {
    setup:
      'Après les obstacles, les joueurs placent tour à tour, second joueur d’abord, 5 pions d’objectif au-delà de la distance 5 des bords des joueurs et au-delà de la distance 3 les uns des autres. Puis chaque joueur nomme un de ses vaisseaux comme vaisseau-objectif.',
    play: 'Un vaisseau-objectif qui révèle un cadran de commandement peut prendre un pion à distance 1 contre un pion de victoire.',
    end: 'Le joueur qui a le plus de pions de victoire marque 75 points.',
  },
  minefields: {
    setup:
      'Le second joueur place tous les obstacles, partout dans la zone de mise en place mais au-delà de la distance 5 les uns des autres, puis 6 mines, chacune à distance 1 d’un obstacle et au-delà de la distance 1 des autres mines.',
    play: 'Un vaisseau qui finit sa manœuvre à distance 1 d’une mine la déclenche : 2 dés bleus, et une carte de dégâts face cachée pour chaque touche ou critique, la première face visible s’il y a un critique.',
  },
  'superior-positions': {
    setup: 'Le premier joueur déploie toute sa flotte avant le second joueur.',
    play: 'Qui attaque la zone arrière d’un vaisseau et fait des dégâts gagne un pion de victoire.',
  },
  'navigational-hazards': {
    setup: STATION_LAST,
    play: 'Quand un obstacle blesse un vaisseau qui le chevauche, l’adversaire gagne un pion de victoire.',
    round:
      'Chaque joueur, second joueur d’abord, déplace à distance 1-2 un champ d’astéroïdes ou de débris, chacun un autre.',
  },
  'salvage-run': {
    setup:
      'Le second joueur pose la station au centre, et les autres sont placés à distance 1-5 d’elle. Puis le second joueur place 4 pions d’objectif, à distance 1 de la station et au-delà de la distance 1 les uns des autres. Chaque vaisseau du second joueur reçoit un pion de navigation.',
    play: 'Un vaisseau qui révèle un cadran de commandement peut prendre un pion à distance 1 contre un pion de victoire.',
  },
  'sensor-net': {
    setup:
      'Après les obstacles, les joueurs placent tour à tour, premier joueur d’abord, 4 pions d’objectif au-delà de la distance 5 des bords des joueurs et au-delà de la distance 3 les uns des autres.',
    play: 'Un vaisseau qui révèle un cadran de commandement à distance 1 d’un pion fait gagner un pion de victoire à son joueur. Son joueur choisit un tel pion, et l’adversaire le déplace : le premier joueur à distance 1-2, le second joueur à distance 1-4.',
  },
  'solar-corona': {
    setup:
      'Le premier joueur déploie toute sa flotte avant le second joueur. Puis le second joueur désigne un petit bord de la table comme couronne solaire.',
    play: 'Si une partie de la couronne est dans l’arc de la zone de coque qui attaque, l’attaquant défausse d’abord un dé avec précision.',
  },
  'doomed-station': {
    setup: `La faille gravitationnelle est au centre, et le premier joueur place l’obstacle suivant. ${STATION_LAST}`,
    round: `Les joueurs déplacent tour à tour, second joueur d’abord, chaque obstacle une fois, à distance 1-2 vers la faille gravitationnelle ; ce qui la touche est retiré. Puis, pour la station, ${MOST_COMMAND}`,
  },
  'hyperspace-migration': {
    setup:
      'Après les obstacles, le second joueur place 2 pions d’objectif, un à distance 1 de chaque petit bord de la table.',
    play: 'Au début de la phase des vaisseaux des tours 1 et 3, le second joueur place un purrgil à distance 1 d’un pion, le même les deux fois. Les purrgils se déplacent vers l’autre pion et sont retirés quand ils le touchent.',
    round:
      'Chaque vaisseau avec un pion d’objectif le perd, et son joueur gagne un pion de victoire. Chaque vaisseau sans pion à distance 1 d’un purrgil en reçoit un.',
  },
  'infested-fields': {
    setup:
      'Après les obstacles, chacun d’eux reçoit un pion d’objectif, et le second joueur place les exogorths, chacun contre un autre obstacle.',
    play: 'Un vaisseau ou escadron qui chevauche un obstacle peut prendre son pion contre un pion de victoire. Les exogorths sont retirés quand ils ont attaqué dans la phase des escadrons ; puis le second joueur déplace à distance 1-2 les obstacles qu’ils touchaient.',
    round: 'Le second joueur place chaque exogorth qui n’est pas sur la table contre un obstacle.',
  },
  'volatile-deposits': {
    play: 'Effet critique de chaque vaisseau contre un vaisseau (bleu, ou toute couleur si le défenseur est au premier joueur) : l’attaquant choisit un obstacle à distance 1 du défenseur ; tous les vaisseaux et escadrons à distance 1 de celui-ci subissent la moitié des icônes de critique en dégâts, arrondie au supérieur.',
    round: `Pour chaque champ d’astéroïdes, ${MOST_COMMAND}`,
  },
};

/** The text of an objective; null when it is none. */
export const objectiveCardText = objectiveTextIn({
  texts: { ...ASSAULT, ...DEFENSE, ...NAVIGATION },
  moments: {
    setup: 'Mise en place :',
    play: 'En jeu :',
    round: 'À la fin de chaque tour :',
    end: 'À la fin de la partie :',
  },
  shortEdges:
    'Les joueurs sont assis aux petits bords de la table, et les zones de déploiement vont jusqu’à deux longueurs de réglette.',
  obstacles: (counts) => `Les obstacles sont ${list(counts.map(([kind, count]) => obstacles(kind, count)))}.`,
  worth: (points) => `Chaque pion de victoire vaut ${points} points.`,
});
