import type { DamageTexts } from '../damage-cards.ts';

const UNTIL_HIT_OR_CRIT =
  'Aktion: Wirf einen Angriffswürfel; bei Treffer oder Krit wird diese Karte verdeckt.';
const UNTIL_HIT = 'Aktion: Wirf einen Angriffswürfel; bei Treffer wird diese Karte verdeckt.';
const UNTIL_ACTION = 'Aktion: Diese Karte wird verdeckt.';

/** What faceup damage cards do, in the house's words; by the lines damage-deck-… of the ledger. */
export const DAMAGE_TEXTS: DamageTexts = {
  'blinded-pilot':
    'Dieses Schiff kann nicht angreifen. Nach seiner nächsten Gelegenheit zum Angriff, mit oder ohne Ziel, wird diese Karte verdeckt.',
  'console-fire': `Wirf zu Beginn jeder Kampfphase einen Angriffswürfel: Bei Treffer erleidet dieses Schiff 1 Schaden. ${UNTIL_ACTION}`,
  'damaged-cockpit': 'Ab der nächsten Runde ist der Pilotenwert dieses Schiffs 0.',
  'damaged-engine': 'Alle Wenden dieses Schiffs sind rot.',
  'damaged-sensor-array': `Dieses Schiff führt keine Aktionen außer denen von Schadenskarten aus. ${UNTIL_HIT_OR_CRIT}`,
  'direct-hit': 'Diese Karte zählt als 2 Schaden.',
  'injured-pilot': 'Die Fähigkeit des Piloten und die Elite-Aufwertungen dieses Schiffs gelten nicht.',
  'loose-stabilizer': `Nachdem dieses Schiff ein weißes Manöver ausgeführt hat, erhält es 1 Stressmarker. ${UNTIL_ACTION}`,
  'major-explosion':
    'Wirf einen Angriffswürfel: Bei Treffer erleidet dieses Schiff 1 Kritschaden. Dann wird diese Karte verdeckt.',
  'major-hull-breach': `Ab der nächsten Runde kommen alle Schadenskarten dieses Schiffs offen. ${UNTIL_ACTION}`,
  'minor-explosion':
    'Wirf einen Angriffswürfel: Bei Treffer erleidet dieses Schiff 1 Schaden. Dann wird diese Karte verdeckt.',
  'minor-hull-breach':
    'Wirf einen Angriffswürfel, nachdem dieses Schiff ein rotes Manöver ausgeführt hat: Bei Treffer erleidet es 1 Schaden.',
  'munitions-failure':
    'Wähle eine Sekundärwaffe dieses Schiffs und lege sie ab. Dann wird diese Karte verdeckt.',
  'shaken-pilot':
    'Für dieses Schiff können keine Manöver geradeaus gewählt werden. Sobald es sein Rad aufdeckt, wird diese Karte verdeckt.',
  'structural-damage': `Die Wendigkeit dieses Schiffs ist um 1 niedriger, aber nicht unter 0. ${UNTIL_HIT_OR_CRIT}`,
  'stunned-pilot':
    'Nach einem Manöver, das dieses Schiff an einem anderen oder auf einem Hindernis beendet, erleidet es 1 Schaden.',
  'thrust-control-fire': 'Dieses Schiff erhält 1 Stressmarker. Dann wird diese Karte verdeckt.',
  'weapon-malfunction': `Die Primärwaffe dieses Schiffs ist um 1 niedriger, aber nicht unter 0. ${UNTIL_HIT_OR_CRIT}`,
  'weapons-failure': `Dieses Schiff greift mit einem Angriffswürfel weniger an. ${UNTIL_HIT_OR_CRIT}`,
  // The decks of the GR-75.
  'broadcast-malfunction': `Dieses Schiff kann keine Stör-Aktion ausführen. ${UNTIL_HIT}`,
  'command-pod-casualties':
    'Der Spieler dieses Schiffs gibt einem befreundeten kleinen oder großen Schiff 1 Stressmarker; dann darf der Gegner einem kleinen oder großen Schiff dieses Spielers 1 geben. Dann wird diese Karte verdeckt.',
  'damaged-stabilizers': `Nachdem dieses Schiff eine Drehung ausgeführt hat, erleidet es 1 Schaden, vom vorderen Schadensstapel. ${UNTIL_HIT}`,
  'engine-damage':
    'Ergeben die Geschwindigkeit eines Manövers, das dieses Schiff ausführt, und die Zahl seiner offenen Karten dieses Namens zusammen 5 oder mehr, überspringt es in dieser Runde seinen Schritt „Aktion ausführen“.',
  'hull-breach':
    'Eine Aufwertungskarte dieses Schiffs liegt unter dieser Karte und gilt nicht, solange diese Karte offen liegt. Energie: Gib 2 Energie aus, und diese Karte wird verdeckt.',
  'projector-power-failure': 'Dieses Schiff führt eine Verstärken-Aktion nur mit 3 oder mehr Energie aus.',
  'reactor-cowl-rupture':
    'Eine Wiederherstellungs-Aktion dieses Schiffs gibt alle Energie aus, bringt aber höchstens 2 Schilde zurück.',
  'reactor-leak': 'Führt dieses Schiff ein Manöver aus, erhält es 1 Energie weniger.',
  'secondary-drive-failure': 'Dieses Schiff gibt für jede Aktion, die es ausführt, 1 Energie aus.',
};

/** Cards of the older deck that do something else under the same name. */
export const DAMAGE_TEXTS_OF_CORE: Partial<DamageTexts> = {
  'blinded-pilot':
    'Wenn dieses Schiff das nächste Mal angreift, wirft es keine Angriffswürfel. Nach diesem Angriff wird diese Karte verdeckt.',
  'damaged-sensor-array': `Dieses Schiff führt keine Aktionen außer denen von Schadenskarten aus. ${UNTIL_HIT}`,
  'structural-damage': `Die Wendigkeit dieses Schiffs ist um 1 niedriger, aber nicht unter 0. ${UNTIL_HIT}`,
  'stunned-pilot':
    'Nach einem Manöver, in dem dieses Schiff ein anderes überlappt oder das es auf einem Hindernis beendet, erleidet es 1 Schaden.',
};
