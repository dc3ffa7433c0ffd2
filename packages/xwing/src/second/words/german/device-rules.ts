import type { DeviceKind } from '../../devices/kinds.ts';

/** What devices do once they lie on the table, for the cards that carry them. */
export const DEVICE_RULES: Readonly<Partial<Record<DeviceKind, string>>> = {
  bomblet:
    'Explodiert sie, wirft jedes Schiff und Fernobjekt in Reichweite 0-1 je 2 Angriffswürfel und erleidet 1 Trefferschaden für jeden Treffer und Krit',
  concussionbomb:
    'Explodiert sie, bekommt jedes Schiff und Fernobjekt in Reichweite 0-1 eine verdeckte Schadenskarte; dann deckt jedes dieser Schiffe eine seiner Schadenskarten auf oder erhält 1 Anstrengungsmarker',
  electroprotonbomb:
    'Explodiert sie, wirft jedes Schiff in Reichweite 0-2 je 4 Angriffswürfel: Es verliert 1 Schild für jede Leerseite, erhält 1 Ionenmarker für jeden Fokus und Treffer und 1 Entwaffnungsmarker für jeden Krit',
  ionbomb:
    'Explodiert sie, erhält jedes Schiff in Reichweite 0-1 je 3 Ionenmarker, und jedes Fernobjekt erleidet 1 Trefferschaden',
  protonbomb: 'Explodiert sie, erleidet jedes Schiff und Fernobjekt in Reichweite 0-1 je 1 Kritschaden',
  seismiccharge:
    'Explodiert sie, wählt ihr Spieler ein Hindernis in Reichweite 0-1 von ihr; jedes Schiff und Fernobjekt in Reichweite 0-1 des Hindernisses erleidet 1 Trefferschaden, und das Hindernis wird entfernt',
  thermaldetonator:
    'Explodiert er, wirft jedes Schiff und Fernobjekt in Reichweite 0-1 je 1 Angriffswürfel: Es erleidet den Treffer oder Krit, und ein Schiff erhält bei Fokus 1 Anstrengungsmarker',
  blazerbomb:
    'Explodiert sie, wirft jedes Schiff und Fernobjekt in Reichweite 0-1 je 1 Angriffswürfel und erleidet bei Treffer oder Krit 1 Trefferschaden; dann liegt dort ein Feuer',
  clustermine:
    'Das Schiff, auf dem sie explodiert, wirft 2 Angriffswürfel und erleidet die Treffer und Krits',
  connernet: 'Das Schiff, auf dem es explodiert, erleidet 1 Trefferschaden und erhält 3 Ionenmarker',
  proximitymine:
    'Das Schiff, auf dem sie explodiert, wirft 2 Angriffswürfel und erleidet außer den Treffern und Krits 1 Trefferschaden',
  buzzdroidswarm:
    'Wenn er kämpft, erleidet jedes feindliche Schiff in Reichweite 0 von ihm 1 Kritschaden. Nachdem ein feindliches Schiff sich durch ihn bewegt hat oder auf ihm steht, wird er an die vorderen oder hinteren Führungen jenes Schiffs gelegt',
  drk1probedroid:
    'In der Systemphase darf sein Spieler ihn mit 2 Kurve oder 2 Gerade bewegen. Befreundete Schiffe dürfen die Reichweite von Zielerfassungen und Störungen von ihm aus messen',
  commandos:
    'Zu Beginn der Aktivierungsphase darf es sich mit 1 Wende oder 2 Gerade bewegen. Es greift in Reichweite 1-2 für je 1 Ladung an. Feindliche Schiffe, die auf ihm stehen, erhalten 1 Anstrengungsmarker',
  trackingtorpedoes:
    'In der Systemphase bewegen sie sich mit 3 Kurve oder 4 Gerade. Wenn sie kämpfen, explodieren sie, falls ihr erfasstes Ziel in ihrem Frontwinkel in Reichweite 0-1 ist: Wer sie berührt oder dort ist, wirft 4 Angriffswürfel und erleidet die Treffer und Krits',
  sensorbuoy:
    'Ein Schiff, dessen Sensor Buoy Suite sie gelegt hat, darf, bevor es kämpft, ein Schiff in Reichweite 0-1 von ihr erfassen',
};
