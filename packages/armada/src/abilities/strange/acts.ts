/** What only one card does: code with its own text, which a card names in the place of an effect. */

export const STRANGE_ACTS = [
  'spread-tokens',
  'exchange-tokens',
  'look-at-dials',
  'slice',
  'rewrite-dials',
  'sabotage',
  'raid-for-token',
  'lend-shields',
  'shields-for-points',
  'crew-down',
  'one-more-squadron',
  'turn-back',
  'send-out',
  'set-squadrons-aside',
  'launch-squadrons',
  'launch-some',
  'return-squadron',
  'move-obstacle',
  'move-target',
  'blast',
  'lay-die',
  'exchange-die',
  'take-card-tokens',
  'ready-for-spent',
  'copy-suffers',
  'raid-attacker',
  'ransom',
  'pass-card',
  'hand-over',
  'change-fleet-command',
] as const;
export type StrangeAct = (typeof STRANGE_ACTS)[number];

/** What a strange act says: in English in the imperative, in German and French in the infinitive. */
export interface StrangeText {
  readonly en: string;
  readonly de: string;
  readonly fr: string;
}

export const STRANGE_TEXTS: Readonly<Record<StrangeAct, StrangeText>> = {
  'spread-tokens': {
    en: 'give two ships a token each of two different commands; then your opponent gives two ships a token each of the other two commands',
    de: 'zwei Schiffen je einen Marker zweier verschiedener Befehle geben, wonach der Gegner zwei Schiffen je einen Marker der beiden anderen Befehle gibt',
    fr: 'donner à deux vaisseaux un pion chacun de deux ordres différents, puis l’adversaire donne à deux vaisseaux un pion chacun des deux autres ordres',
  },
  'exchange-tokens': {
    en: 'discard any number of command tokens of another friendly ship at distance 1-5 and from this card, and gain one like each of them',
    de: 'beliebig viele Befehlsmarker eines anderen befreundeten Schiffs in Abstand 1-5 und von dieser Karte ablegen und je einen gleichen erhalten',
    fr: 'défausser n’importe quel nombre de pions de commandement d’un autre vaisseau allié à distance 1-5 et de cette carte, et en gagner autant de pareils',
  },
  'look-at-dials': {
    en: 'look at all dials of an enemy ship',
    de: 'alle Räder eines feindlichen Schiffs ansehen',
    fr: 'regarder tous les cadrans d’un vaisseau ennemi',
  },
  slice: {
    en: 'look at the top dial of an enemy ship at distance 1-3; you may put a new command on it, or that ship gains a raid token of another command; without a dial it gains a raid token of any command',
    de: 'das oberste Rad eines feindlichen Schiffs in Abstand 1-3 ansehen und es neu einstellen oder das Schiff einen Überfallmarker eines anderen Befehls erhalten lassen; ohne Rad erhält es einen Überfallmarker eines beliebigen Befehls',
    fr: 'regarder le cadran du dessus d’un vaisseau ennemi à distance 1-3, puis au choix le régler à nouveau ou faire gagner à ce vaisseau un pion de raid d’un autre ordre ; sans cadran, il gagne un pion de raid d’un ordre quelconque',
  },
  'rewrite-dials': {
    en: 'look at all dials of an enemy ship at close range and put any commands on them',
    de: 'alle Räder eines feindlichen Schiffs in kurzer Reichweite ansehen und beliebig neu einstellen',
    fr: 'regarder tous les cadrans d’un vaisseau ennemi à courte portée et les régler à nouveau à volonté',
  },
  sabotage: {
    en: 'pick an enemy ship at close range: without raid tokens it gains two of any commands, and if it has an objective token you may gain a victory token',
    de: 'ein feindliches Schiff in kurzer Reichweite wählen, das ohne Überfallmarker zwei beliebiger Befehle erhält; hat es einen Auftragsmarker, darfst du einen Siegesmarker erhalten',
    fr: 'choisir un vaisseau ennemi à courte portée, qui gagne deux pions de raid d’ordres quelconques s’il n’en a aucun ; s’il a un pion objectif, vous pouvez gagner un pion de victoire',
  },
  'raid-for-token': {
    en: 'discard a raid token and a command token of the defender and gain a command token like that one',
    de: 'einen Überfallmarker und einen Befehlsmarker des Verteidigers ablegen und einen solchen Befehlsmarker erhalten',
    fr: 'défausser un pion de raid et un pion de commandement du défenseur et gagner un pion de commandement pareil',
  },
  'lend-shields': {
    en: 'pay up to 2 engineering points and move as many of its shields to another friendly ship at distance 1-5',
    de: 'bis zu 2 Reparaturpunkte bezahlen und ebenso viele eigene Schilde auf ein anderes befreundetes Schiff in Abstand 1-5 verlegen',
    fr: 'payer jusqu’à 2 points d’ingénierie et déplacer autant de ses boucliers vers un autre vaisseau allié à distance 1-5',
  },
  'shields-for-points': {
    en: 'pay up to 2 shields, its own or of one zone of another friendly ship at distance 1-5, and have twice as many more engineering points',
    de: 'bis zu 2 Schilde, eigene oder die einer Zone eines anderen befreundeten Schiffs in Abstand 1-5, bezahlen und doppelt so viele Reparaturpunkte mehr haben',
    fr: 'payer jusqu’à 2 boucliers, les siens ou ceux d’une zone d’un autre vaisseau allié à distance 1-5, et avoir deux fois plus de points d’ingénierie en plus',
  },
  'crew-down': {
    en: 'turn any number of faceup damage cards with the crew trait facedown',
    de: 'beliebig viele offene Schadenskarten mit dem Merkmal Besatzung verdeckt drehen',
    fr: 'retourner face cachée n’importe quel nombre de cartes de dégâts visibles avec le trait équipage',
  },
  'one-more-squadron': {
    en: 'let that ship activate one more squadron by that command',
    de: 'dieses Schiff durch diesen Befehl eine Staffel mehr aktivieren lassen',
    fr: 'laisser ce vaisseau activer un escadron de plus par cet ordre',
  },
  'turn-back': {
    en: 'turn the slider of a squadron that it activated by that command back',
    de: 'den Schieber einer durch diesen Befehl aktivierten Staffel zurückdrehen',
    fr: 'retourner le curseur d’un escadron activé par cet ordre',
  },
  'send-out': {
    en: 'activate as many friendly squadrons at close-long range as its squadron value, instead of two; their AI works as by a squadron command',
    de: 'statt zweier Staffeln befreundete Staffeln in kurzer bis langer Reichweite bis zum eigenen Staffelwert aktivieren, deren KI wie durch einen Staffelbefehl wirkt',
    fr: 'activer, au lieu de deux, autant d’escadrons alliés à portée courte à longue que sa valeur d’escadron, dont l’IA agit comme par un ordre d’escadron',
  },
  'set-squadrons-aside': {
    en: 'set aside as many friendly squadrons as its squadron value',
    de: 'befreundete Staffeln bis zum eigenen Staffelwert beiseitestellen',
    fr: 'mettre de côté des escadrons alliés jusqu’à sa valeur d’escadron',
  },
  'launch-squadrons': {
    en: 'place the squadrons that were set aside wholly within distance 1-2; they cannot move in this activation',
    de: 'die beiseitegestellten Staffeln, die sich in dieser Aktivierung nicht bewegen können, ganz in Abstand 1-2 aufstellen',
    fr: 'placer entièrement à distance 1-2 les escadrons mis de côté, qui ne peuvent pas se déplacer pendant cette activation',
  },
  'launch-some': {
    en: 'place any number of the squadrons that were set aside with this card wholly within distance 1-3; they cannot move in this activation',
    de: 'beliebig viele der mit dieser Karte beiseitegestellten Staffeln, die sich in dieser Aktivierung nicht bewegen können, ganz in Abstand 1-3 aufstellen',
    fr: 'placer entièrement à distance 1-3 n’importe quel nombre des escadrons mis de côté avec cette carte, qui ne peuvent pas se déplacer pendant cette activation',
  },
  'return-squadron': {
    en: 'place that squadron again with 2 hull at distance 1, activated and not engaged',
    de: 'diese Staffel mit Hülle 2 in Abstand 1, aktiviert und nicht im Gefecht, wieder aufstellen',
    fr: 'replacer cet escadron avec 2 points de coque à distance 1, activé et non engagé',
  },
  'move-obstacle': {
    en: 'move an obstacle at distance 1-2 within distance 1-2 of where it lies',
    de: 'ein Hindernis in Abstand 1-2 um bis zu Abstand 2 bewegen',
    fr: 'déplacer un obstacle à distance 1-2 jusqu’à la distance 2',
  },
  'move-target': {
    en: 'make another hull zone the defending one',
    de: 'eine andere Rumpfzone zur verteidigenden machen',
    fr: 'faire d’une autre zone de coque celle qui défend',
  },
  blast: {
    en: 'suffer damage equal to half of the black hit icons in the pool, rounded up',
    de: 'Schaden in Höhe der halben schwarzen Treffer im Vorrat (aufgerundet) erleiden',
    fr: 'subir des dégâts égaux à la moitié des touches noires de la réserve (arrondie au supérieur)',
  },
  'lay-die': {
    en: 'lay a red die on this card that shows a blank, or any face if you are the second player',
    de: 'einen roten Würfel mit leerer Seite auf diese Karte legen, als zweiter Spieler mit beliebiger Seite',
    fr: 'poser sur cette carte un dé rouge montrant une face vide, ou n’importe quelle face en tant que second joueur',
  },
  'exchange-die': {
    en: 'exchange a die of the pool for the one on this card; both keep their faces',
    de: 'einen Würfel des Vorrats gegen den auf dieser Karte tauschen, wobei beide ihre Seite behalten',
    fr: 'échanger un dé de la réserve contre celui de cette carte, chacun gardant sa face',
  },
  'take-card-tokens': {
    en: 'discard all tokens from this card and gain them',
    de: 'alle Marker von dieser Karte ablegen und sie erhalten',
    fr: 'défausser tous les pions de cette carte et les gagner',
  },
  'ready-for-spent': {
    en: 'spend any number of defense tokens, one at least, and ready as many defense tokens of friendly ships at distance 1-3',
    de: 'beliebig viele Verteidigungsmarker, mindestens einen, ausgeben und ebenso viele befreundeter Schiffe in Abstand 1-3 bereitmachen',
    fr: 'dépenser n’importe quel nombre de pions de défense, au moins un, et préparer autant de pions de défense de vaisseaux alliés à distance 1-3',
  },
  'copy-suffers': {
    en: 'have the ship with that copy suffer that damage',
    de: 'das Schiff mit dieser Kopie diesen Schaden erleiden lassen',
    fr: 'faire subir ce dégât au vaisseau de cet exemplaire',
  },
  'raid-attacker': {
    en: 'give the attacker a raid token of its player’s choice',
    de: 'dem Angreifer einen Überfallmarker nach Wahl seines Spielers geben',
    fr: 'donner à l’attaquant un pion de raid au choix de son joueur',
  },
  ransom: {
    en: 'let that ship’s player discard its squadron dial to exhaust this card',
    de: 'den Spieler dieses Schiffs dessen Staffelrad ablegen lassen, um diese Karte zu erschöpfen',
    fr: 'laisser le joueur de ce vaisseau en défausser le cadran d’escadron pour épuiser cette carte',
  },
  'pass-card': {
    en: 'equip this card to a small friendly ship that is not the flagship',
    de: 'ein kleines befreundetes Schiff, das nicht das Flaggschiff ist, mit dieser Karte ausrüsten',
    fr: 'équiper de cette carte un petit vaisseau allié qui n’est pas le vaisseau amiral',
  },
  'hand-over': {
    en: 'equip that ship with up to one commander and one officer of this one, if it may carry them',
    de: 'jenes mit bis zu einem Kommandanten und einem Offizier dieses Schiffs ausrüsten, wenn es sie tragen darf',
    fr: 'l’équiper d’au plus un commandant et un officier de ce vaisseau, s’il peut les porter',
  },
  'change-fleet-command': {
    en: 'replace its fleet command by another one of any cost that no other card of the fleet is',
    de: 'den eigenen Flottenbefehl durch einen anderen beliebiger Kosten ersetzen, den keine andere Karte der Flotte trägt',
    fr: 'remplacer son commandement de flotte par un autre de coût quelconque qu’aucune autre carte de la flotte ne porte',
  },
};
