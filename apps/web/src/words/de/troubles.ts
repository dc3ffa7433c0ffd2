import type { troubleWords } from '../en/troubles.ts';
import type { Translated } from '../language.ts';

export const troubles: Translated<typeof troubleWords> = {
  ruleFailed: 'Eine Regel ist fehlgeschlagen; das Spiel steht, wo es stand.',
  downloadReport: 'Bericht herunterladen',
  rulesChanged:
    'Seit Beginn dieses Spiels haben sich die Regeln geändert: Es geht weiter, wo es stand. Was vorher gespielt wurde, steht unter den Aufzeichnungen.',
  notKept: 'Dieser Browser behält das Spiel nicht.',
  wouldLose:
    '{reason}. Beim Schließen der Seite ginge es verloren; lade seine Aufzeichnung in den Einstellungen herunter.',
};
