import type { figureWords } from '../en/figures.ts';
import type { Translated } from '../language.ts';

export const figures: Translated<typeof figureWords> = {
  range:
    'Die Reichweite wird vom nächsten Punkt der einen Basis zum nächsten der anderen gemessen: hier Reichweite 2.',
  arc: 'Ein Schiff ist mit einem Teil seiner Basis im Frontwinkel; das blasse nur im linken oder rechten.',
  bullseye: 'So breit ist der Zentralwinkel; ein Schiff ist mit jedem Teil seiner Basis darin.',
  obstructed: 'Die Linie der kürzesten Reichweite geht durch den Asteroiden: Der Angriff ist versperrt.',
  overlap:
    'Das Schiff käme auf einem anderen zu stehen: Es geht auf der Schablone zurück, bis es das nicht mehr tut, und berührt es.',
  barrelRoll:
    'Das kurze Ende der Schablone liegt an der Seite der Basis; das Schiff endet daneben, vorn, in der Mitte oder hinten.',
  boost: 'Ein Schub geht geradeaus oder in einer Drehung, wie ein Manöver mit Geschwindigkeit 1.',
  bearing:
    'Geradeaus, eine Drehung um 45° und eine Wende um 90°: Die Schablone passt zwischen die Führungen, vorher und nachher.',
  touching: 'Basen, die sich berühren: Ihre Schiffe können einander nicht angreifen.',
  hullZones: 'Vier Rumpfzonen; die vordere feuert in ihren eigenen Winkel, zwischen ihren beiden Linien.',
  front: 'vorn',
  left: 'links',
  right: 'rechts',
  rear: 'hinten',
  ruler:
    'Das Lineal: auf der einen Seite Reichweiten für Angriffe zwischen Schiffen, auf der anderen die Distanzen 1 bis 5.',
  close: 'kurz',
  medium: 'mittel',
  long: 'lang',
  sight:
    'Die Sichtlinie geht vom Punkt der einen Rumpfzone zum Punkt der anderen; durch ein Hindernis ist sie versperrt.',
  tool: 'Das Werkzeug liegt an der Seite der Basis; jedes Gelenk wird um Klicks gebogen, und das Schiff endet am letzten.',
  engaged: 'Staffeln beider Seiten in Distanz 1 voneinander sind in einen Kampf verwickelt.',
  distanceOne: 'Distanz 1',
  lock: 'Eine Zielerfassung reicht von Reichweite 0 bis 3, auch aus jedem Winkel heraus: die Linie zwischen den nächsten Punkten beider Basen.',
  moved:
    'Die Schablone liegt zwischen den vorderen Führungen; das Schiff steht danach an ihrem anderen Ende, die hinteren Führungen darüber.',
  fleeing: 'Ragt die Basis mit irgendeinem Teil über den Rand, ist das Schiff geflohen.',
  bombDrop:
    'Eine Bombe fällt nach hinten: Die Schablone liegt zwischen den hinteren Führungen, die Bombe an ihrem Ende.',
  turret:
    'Der Winkel des Turms, hier nach links: Nur das Schiff darin kann mit ihm angegriffen werden, wohin auch immer der Bug zeigt.',
  decloak:
    'Ein kleines Schiff, das sich enttarnt, geht 2 geradeaus oder mit derselben Schablone zu einer Seite.',
  yaw: 'Ein Gelenk wird um so viele Klicks gebogen, wie seine Gierung sagt: keinen (–), einen (I) oder zwei (II), nach beiden Seiten.',
  deployment:
    'Die Aufstellungszone reicht vom Rand des Spielers bis Distanz 3; das blasse Schiff ist nicht mit der ganzen Basis darin.',
};
