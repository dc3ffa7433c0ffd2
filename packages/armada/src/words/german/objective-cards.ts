import { list } from '@firing-arc/words/german';
import { type ObjectiveText, objectiveTextIn } from '../objective-text.ts';
import { obstacles } from './terms.ts';

/** What the objective cards do, in German. */

const DOUBLED =
  'Ein zerstörtes Auftragsschiff zählt seine eigenen Kosten doppelt, seine Aufwertungen einfach.';
const MOST_COMMAND =
  'erhält der Spieler einen Siegmarker, dessen Schiffe in Abstand 1 davon zusammen die höheren Befehlswerte haben.';
const STATION_LAST =
  'Nach den anderen Hindernissen legt der zweite Spieler die Station, jenseits von Abstand 5 von den Spielerrändern.';

const ASSAULT: Readonly<Record<string, ObjectiveText>> = {
  'advanced-gunnery': {
    setup:
      'Nach dem Aufstellen benennt jeder Spieler, der Startspieler zuerst, ein eigenes Schiff als Auftragsschiff.',
    play: 'Ein Auftragsschiff darf alle seine Angriffe aus derselben Hüllenzone ausführen: das des Startspielers in einer Runde nicht zweimal gegen dieselbe Hüllenzone oder Staffel, das des zweiten Spielers auch gegen dasselbe Ziel.',
    end: DOUBLED,
  },
  'most-wanted': {
    setup: 'Nach dem Aufstellen benennt der zweite Spieler ein Schiff jeder Seite als Auftragsschiff.',
    play: 'Ein Schiff, das ein Auftragsschiff angreift, darf einen Würfel einer Farbe hinzufügen, die in seinem Pool ist.',
    end: DOUBLED,
  },
  'opening-salvo': {
    setup: 'Nach dem Aufstellen erhält jedes Schiff einen Auftragsmarker.',
    play: 'Der erste Angriff eines Schiffs gegen ein Schiff verbraucht seinen Marker und darf 2 Würfel hinzufügen: rote beim Startspieler, von beliebigen Farben beim zweiten Spieler.',
    end: 'Jeder Spieler erhält für jedes feindliche Schiff im Spiel, das eine Schadenskarte hat, die Hälfte seiner Kosten mit Aufwertungen, aufgerundet.',
  },
  'precision-strike': {
    setup: 'Jedes Schiff des zweiten Spielers erhält einen Feuerbündelungsmarker.',
    play: 'Ein Schiff oder eine Staffel mit Bomber darf beim Angriff einen Würfel mit Treffer ausgeben, um eine zufällige verdeckte Schadenskarte des Verteidigers offen zu drehen. Nach dem Angriff erhält sein Spieler einen Siegmarker für jede Karte, die darin offen ausgeteilt oder offen gedreht wurde.',
  },
  'blockade-run': {
    setup:
      'Der zweite Spieler legt alle Hindernisse, außerhalb beider Aufstellungszonen. Jedes Schiff des zweiten Spielers erhält einen Auftragsmarker.',
    play: 'Wenn ein Schiff mit Auftragsmarker zerstört wird, erhält der Startspieler einen Siegmarker.',
    end: 'Der zweite Spieler erhält einen Siegmarker für jedes Schiff mit Auftragsmarker, das in der Aufstellungszone des Startspielers liegt.',
  },
  'close-range-intel-scan': {
    play: 'Ein Schiff, das ein Schiff angreift, darf einmal im Angriff Würfel mit Präzision für einen Siegmarker ausgeben: 2 davon beim Startspieler, 1 beim zweiten Spieler.',
  },
  'station-assault': {
    setup:
      'Nach den anderen Hindernissen legt der zweite Spieler beide Stationen, jenseits von Abstand 3 von den Spielerrändern.',
    play: 'Der Startspieler darf die Stationen angreifen, die je 10 Hüllenpunkte haben. Sie reparieren keine Schiffe und Staffeln des Startspielers, und niemandes mehr, sobald sie zerstört sind.',
    end: 'Der zweite Spieler erhält einen Siegmarker für jede Station, die übrig ist, der Startspieler für jede, die zerstört ist.',
  },
  'targeting-beacons': {
    setup:
      'Nach den Hindernissen legen die Spieler abwechselnd, der zweite zuerst, 4 Auftragsmarker in den Aufbaubereich.',
    play: 'Ein Schiff des zweiten Spielers, das ein Schiff in Abstand 1-2 von einem Auftragsmarker angreift, darf bis zu 2 Würfel neu werfen.',
  },
  'ion-storm': {
    setup: 'Der zweite Spieler legt alle Hindernisse, jenseits von Abstand 5 von den Spielerrändern.',
    play: 'Ein Schiff ohne Auftragsmarker, das sein Manöver weit weg von allen Hindernissen beendet, erhält einen: jenseits von Abstand 1 von ihnen bei Schiffen des Startspielers, jenseits von Abstand 2 bei denen des zweiten Spielers. Führt es einen Reparaturbefehl aus, darf es den Marker ablegen. Kritischer Effekt jedes Schiffs gegen ein Schiff: Hat der Verteidiger einen Auftragsmarker, erhält der Spieler des Angreifers einen Siegmarker; dann verliert der Verteidiger einen Befehlsmarker nach Wahl dieses Spielers, oder einen Schild der verteidigenden Hüllenzone, wenn er keinen hat.',
  },
  'marked-for-destruction': {
    setup:
      'Nach den anderen Hindernissen legt der zweite Spieler beide Purrgil, jenseits von Abstand 5 von den Spielerrändern.',
    play: 'Kritischer Effekt jedes Schiffs gegen ein Schiff auf kurze oder mittlere Reichweite: Der Verteidiger erhält einen Auftragsmarker, und andere Schiffe seiner Flotte verlieren ihren. Wer einen Purrgil bewegt hat, darf den Marker eines Schiffs in Abstand 1 davon ablegen: Dieses Schiff bekommt eine verdeckte Schadenskarte, und sein Gegner erhält einen Siegmarker.',
    end: DOUBLED,
  },
  'rift-assault': {
    play: 'Ein Schiff, das ein Schiff ohne Auftragsmarker jenseits von Abstand 1 von allen Hindernissen angreift, darf einen Würfel mit irgendeinem Symbol ausgeben, um ihm einen zu geben. Ein Schiff, das ein Schiff mit Auftragsmarker angreift, darf diesen Marker ablegen: Es dreht einen Würfel auf Präzision oder einen einfachen Treffer, beim zweiten Spieler auf irgendein Symbol, und sein Spieler erhält einen Siegmarker.',
    round:
      'Jedes Schiff in Abstand 1-2 vom Gravitationsriss mit Geschwindigkeit 1 oder 0 bekommt eine verdeckte Schadenskarte.',
  },
  'surprise-attack': {
    setup:
      'Der zweite Spieler legt die Station zuerst, in Abstand 1-5 vom Rand des Startspielers. Der Startspieler stellt sein Flaggschiff vor anderen Schiffen auf, auf der Station, auch wenn es aus der Aufstellungszone ragt, und kein Schiff schneller als seine halbe Höchstgeschwindigkeit, aufgerundet. Nach dem Aufstellen legt der zweite Spieler 3 Befehlsräder verdeckt auf diese Karte.',
    play: 'Zu Beginn der Schiffsphase in jeder der Runden 1 bis 3 wird das nächste dieser Räder aufgedeckt, und jedes Schiff des Startspielers erhält einen Überfallmarker dieses Befehls.',
  },
};

const DEFENSE: Readonly<Record<string, ObjectiveText>> = {
  'contested-outpost': {
    setup: STATION_LAST,
    play: 'Die Station behindert keine Angriffe und repariert niemanden.',
    round: `An der Station ${MOST_COMMAND}`,
  },
  'fire-lanes': {
    setup:
      'Nach den Hindernissen legt der zweite Spieler 3 Auftragsmarker in den Aufbaubereich jenseits von Abstand 4 von den Spielerrändern; dann darf der Startspieler jeden davon innerhalb von Abstand 1-2 verschieben.',
    round:
      'Jeder Marker gibt dem Spieler einen Siegmarker, der aus allen Hüllenzonen zusammen mehr Batteriewürfel auf ihn richten könnte. Liegen nur Schiffe oder Staffeln eines Spielers darauf, gehört er dem Gegner; sind beide darauf, niemandem.',
  },
  'fleet-ambush': {
    setup:
      'Alle Schiffe werden vor den Staffeln aufgestellt. Das erste Schiff des Startspielers und dann jedes übernächste kommt in die Hinterhaltzone: den Teil des Aufbaubereichs jenseits von Abstand 5 von allen seinen Rändern. Dort darf der Startspieler nicht auf Hindernissen aufstellen.',
  },
  'hyperspace-assault': {
    setup:
      'Der zweite Spieler legt ein kleines oder mittelgroßes Schiff und bis zu 3 Staffeln zur Seite und legt 3 Auftragsmarker jenseits von Abstand 3 von den Spielerrändern.',
    play: 'Zu Beginn jeder Runde nach der ersten darf der zweite Spieler alles zur Seite Gelegte in Abstand 1 von einem Marker aufstellen, dann werden alle Marker entfernt; oder er darf stattdessen jeden Marker innerhalb von Abstand 1 bewegen.',
  },
  'capture-the-vip': {
    setup:
      'Nach den Hindernissen legt der zweite Spieler einen Auftragsmarker in Abstand 1 von einem Hindernis und jenseits von Abstand 5 von allen Rändern des Aufbaubereichs.',
    play: 'Ein Schiff, das in Abstand 1 vom Marker ein Befehlsrad aufdeckt, darf ihn an Bord nehmen. Wird dieses Schiff zerstört, legt der Gegner den Marker neben dessen Basis ab.',
    end: 'Wessen Schiff den Marker hat, erhält einen Siegmarker.',
  },
  'fighter-ambush': {
    setup:
      'Die Staffeln des zweiten Spielers werden zuletzt aufgestellt, wie sonst oder in Abstand 1 von einem Hindernis, aber jenseits von Abstand 5 vom Rand des Startspielers.',
    play: 'Eine Staffel, die ein Schiff angreift und ihm dabei eine Schadenskarte zufügt, gibt ihrem Spieler einen Siegmarker.',
  },
  'jamming-barrier': {
    setup:
      'Nach dem Aufstellen legt der zweite Spieler 2 Auftragsmarker in den Aufbaubereich, in Abstand 1-5 voneinander.',
    play: 'Kreuzt die Sichtlinie eines Angriffs die Linie zwischen den Markern, wird die Hälfte der Würfel, abgerundet, nicht geworfen; das gilt nicht, wenn ein Marker unter Angreifer oder Verteidiger liegt.',
  },
  'planetary-ion-cannon': {
    setup:
      'Nach den Hindernissen legt der zweite Spieler 3 Auftragsmarker jenseits von Abstand 5 von den Spielerrändern.',
    play: 'Am Ende der Befehlsphase darf der zweite Spieler von einem Marker aus eine beliebige Hüllenzone eines feindlichen Schiffs in Abstand 1-3 davon angreifen, und der Marker wird entfernt: mit 4 blauen Würfeln, auf mittlere Reichweite und nie behindert. Kritischer Effekt (blau): Der Verteidiger erschöpft einen seiner Verteidigungsmarker.',
  },
  'abandoned-mining-facility': {
    setup:
      'Der zweite Spieler legt die Station in die Mitte, die anderen werden in Abstand 2-5 von ihr gelegt. Jedes Schiff des zweiten Spielers erhält einen Reparaturmarker.',
    play: 'Ein Schiff, das einen Reparaturbefehl ausführt, darf Reparaturpunkte für Siegmarker von der Station oder einem Staubfeld in Abstand 1 ausgeben: 3 Punkte für jeden Marker von der Station, 2 von einem Staubfeld. Ein Staubfeld, das mehr als einen gibt, wird entfernt.',
  },
  'asteroid-tactics': {
    setup: 'Der zweite Spieler legt alle Hindernisse außer den Exogorths.',
    play: 'Ein Schiff oder eine einzigartige Staffel, die ein Asteroidenfeld überlappt, darf einen abgelegten Verteidigungsmarker (außer Zerstreuen) zurückbekommen: erschöpft beim Startspieler, bereit beim zweiten Spieler, der stattdessen auch einen erschöpften bereit machen darf. Sonst tun Asteroidenfelder den Schiffen des zweiten Spielers nichts. Die Exogorths werden entfernt, wenn sie in der Staffelphase angegriffen haben.',
    round: 'Der zweite Spieler legt die Exogorths, jeden in Kontakt mit einem anderen Hindernis.',
  },
  'fleet-in-being': {
    setup:
      'Nach dem Aufstellen erhält jedes Schiff des Startspielers einen Auftragsmarker, jedes des zweiten Spielers so viele wie sein Befehlswert.',
    play: 'Ein Schiff, das angegriffen wird, darf einen Auftragsmarker ablegen, um einen seiner erschöpften Verteidigungsmarker bereit zu machen.',
    round:
      'Jedes Schiff in Abstand 1-5 von einem kurzen Rand des Tischs oder in Abstand 1-3 von einem langen verliert einen Auftragsmarker.',
    end: 'Jeder Spieler erhält einen Siegmarker für jedes feindliche Schiff im Spiel ohne Auftragsmarker.',
  },
  'rift-ambush': {
    setup:
      'Der zweite Spieler legt alle Hindernisse, den Gravitationsriss jenseits von Abstand 5 von den Spielerrändern. Nach dem Aufstellen darf der zweite Spieler ein feindliches Schiff mit Geschwindigkeit 1 geradeaus fliegen lassen und dann dessen Geschwindigkeit um 1 ändern.',
    play: 'Einmal in seiner Aktivierung muss ein Schiff, das ein Manöver ausgeführt hat und in Abstand 1-2 vom Gravitationsriss liegt, noch eines mit Geschwindigkeit 1 ausführen: Schiffe des Startspielers geradeaus; die des zweiten Spielers dürfen drehen.',
  },
};

const NAVIGATION: Readonly<Record<string, ObjectiveText>> = {
  'dangerous-territory': {
    setup:
      'Die Hindernisse kommen jenseits von Abstand 5 von den Spielerrändern, jedes mit einem Auftragsmarker darauf.',
    play: 'Ein Schiff, das ein Hindernis überlappt, darf dessen Marker für einen Siegmarker nehmen. Asteroiden- und Trümmerfelder tun den Schiffen des zweiten Spielers nichts.',
  },
  'intel-sweep': {
    setup:
      'Nach den Hindernissen legen die Spieler abwechselnd, der zweite zuerst, 5 Auftragsmarker jenseits von Abstand 5 von den Spielerrändern und jenseits von Abstand 3 voneinander. Dann benennt jeder Spieler ein eigenes Schiff als Auftragsschiff.',
    play: 'Ein Auftragsschiff, das ein Befehlsrad aufdeckt, darf einen Marker in Abstand 1 für einen Siegmarker nehmen.',
    end: 'Der Spieler mit mehr Siegmarkern erhält 75 Punkte.',
  },
  minefields: {
    setup:
      'Der zweite Spieler legt alle Hindernisse, überall im Aufbaubereich, aber jenseits von Abstand 5 voneinander, und dann 6 Minen, jede in Abstand 1 von einem Hindernis und jenseits von Abstand 1 von anderen Minen.',
    play: 'Ein Schiff, das sein Manöver in Abstand 1 von einer Mine beendet, löst sie aus: 2 blaue Würfel, und eine verdeckte Schadenskarte für jeden Treffer oder kritischen Treffer, die erste offen, wenn einer kritisch ist.',
  },
  'superior-positions': {
    setup: 'Der Startspieler stellt seine ganze Flotte vor dem zweiten Spieler auf.',
    play: 'Wer die Heckzone eines Schiffs angreift und Schaden macht, erhält einen Siegmarker.',
  },
  'navigational-hazards': {
    setup: STATION_LAST,
    play: 'Wenn ein Hindernis ein Schiff verletzt, das es überlappt, erhält der Gegner einen Siegmarker.',
    round:
      'Jeder Spieler, der zweite zuerst, bewegt ein Asteroiden- oder Trümmerfeld innerhalb von Abstand 1-2, jeder ein anderes.',
  },
  'salvage-run': {
    setup:
      'Der zweite Spieler legt die Station in die Mitte, die anderen werden in Abstand 1-5 von ihr gelegt. Dann legt der zweite Spieler 4 Auftragsmarker, in Abstand 1 von der Station und jenseits von Abstand 1 voneinander. Jedes Schiff des zweiten Spielers erhält einen Navigationsmarker.',
    play: 'Ein Schiff, das ein Befehlsrad aufdeckt, darf einen Marker in Abstand 1 für einen Siegmarker nehmen.',
  },
  'sensor-net': {
    setup:
      'Nach den Hindernissen legen die Spieler abwechselnd, der Startspieler zuerst, 4 Auftragsmarker jenseits von Abstand 5 von den Spielerrändern und jenseits von Abstand 3 voneinander.',
    play: 'Ein Schiff, das in Abstand 1 von einem Marker ein Befehlsrad aufdeckt, gibt seinem Spieler einen Siegmarker. Sein Spieler wählt einen solchen Marker, und der Gegner bewegt ihn: der Startspieler innerhalb von Abstand 1-2, der zweite Spieler innerhalb von Abstand 1-4.',
  },
  'solar-corona': {
    setup:
      'Der Startspieler stellt seine ganze Flotte vor dem zweiten Spieler auf. Dann bestimmt der zweite Spieler einen kurzen Rand des Tischs zur Korona.',
    play: 'Liegt irgendein Teil der Korona im Winkel der angreifenden Hüllenzone, legt der Angreifer zuerst einen Würfel mit Präzision ab.',
  },
  'doomed-station': {
    setup: `Der Gravitationsriss liegt in der Mitte, und der Startspieler legt das nächste Hindernis. ${STATION_LAST}`,
    round: `Die Spieler bewegen abwechselnd, der zweite zuerst, jedes Hindernis einmal in Abstand 1-2 auf den Gravitationsriss zu; was ihn berührt, wird entfernt. An der Station ${MOST_COMMAND}`,
  },
  'hyperspace-migration': {
    setup:
      'Nach den Hindernissen legt der zweite Spieler 2 Auftragsmarker, an jedem kurzen Rand des Tischs einen in Abstand 1.',
    play: 'Zu Beginn der Schiffsphase in den Runden 1 und 3 legt der zweite Spieler einen Purrgil in Abstand 1 von einem Marker, beide Male demselben. Purrgil bewegen sich auf den anderen Marker zu und werden entfernt, wenn sie ihn berühren.',
    round:
      'Jedes Schiff mit Auftragsmarker verliert ihn, und sein Spieler erhält einen Siegmarker. Jedes Schiff ohne Marker in Abstand 1 von einem Purrgil erhält einen.',
  },
  'infested-fields': {
    setup:
      'Nach den Hindernissen erhält jedes von ihnen einen Auftragsmarker, und der zweite Spieler legt die Exogorths, jeden in Kontakt mit einem anderen Hindernis.',
    play: 'Ein Schiff oder eine Staffel, die ein Hindernis überlappt, darf dessen Marker für einen Siegmarker nehmen. Die Exogorths werden entfernt, wenn sie in der Staffelphase angegriffen haben; dann bewegt der zweite Spieler die Hindernisse, die sie berührten, innerhalb von Abstand 1-2.',
    round:
      'Der zweite Spieler legt jeden Exogorth, der nicht auf dem Tisch ist, in Kontakt mit einem Hindernis.',
  },
  'volatile-deposits': {
    play: 'Kritischer Effekt jedes Schiffs gegen ein Schiff (blau, oder jede Farbe, wenn der Verteidiger dem Startspieler gehört): Der Angreifer wählt ein Hindernis in Abstand 1 vom Verteidiger; alle Schiffe und Staffeln in Abstand 1 davon erleiden halb so viel Schaden, wie es kritische Symbole gibt, aufgerundet.',
    round: `An jedem Asteroidenfeld ${MOST_COMMAND}`,
  },
};

/** The text of an objective; null when it is none. */
export const objectiveCardText = objectiveTextIn({
  texts: { ...ASSAULT, ...DEFENSE, ...NAVIGATION },
  moments: { setup: 'Aufbau:', play: 'Im Spiel:', round: 'Am Ende jeder Runde:', end: 'Am Ende des Spiels:' },
  shortEdges:
    'Die Spieler sitzen an den kurzen Rändern des Tischs, und die Aufstellungszonen reichen zwei Lineallängen weit.',
  obstacles: (counts) =>
    `Die Hindernisse sind ${list(counts.map(([kind, count]) => obstacles(kind, count)))}.`,
  worth: (points) => `Jeder Siegmarker ist ${points} Punkte wert.`,
});
