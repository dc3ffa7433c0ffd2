import type { tutorialWords } from '../en/tutorial.ts';
import type { Translated } from '../language.ts';

export const tutorial: Translated<typeof tutorialWords> = {
  title: 'Lernen',
  lead: 'Kurze Lektionen in echten Spielen: Die Regeln sind dieselben, die Würfel stehen fest, und alles lässt sich zurücknehmen.',
  done: 'geschafft',
  begun: 'begonnen',
  opening: 'Die Lektion wird geöffnet …',
  notOpened: 'Die Lektion konnte nicht geöffnet werden: {reason}',
  unknown: 'Diese Lektion gibt es nicht.',
  lesson: 'Lektion',
  step: 'Schritt {step} von {steps}',
  next: 'Weiter',
  ways: 'Überspringen, verlassen, neu beginnen',
  rule: 'Regel',
  yourTurn: 'Du bist dran: In der Frage unten und auf dem Brett ist der Vorschlag markiert.',
  wait: 'Der Computer entscheidet.',
  astray:
    'Das erlauben die Regeln, aber die Lektion geht einen anderen Weg. Spiel frei weiter oder kehre zu ihr zurück.',
  comeBack: 'Zurück zur Lektion',
  again: 'Von vorn beginnen',
  allLessons: 'Alle Lektionen',
  finished: 'Das war diese Lektion. Das Spiel geht weiter: Spiel es zu Ende, wenn du magst.',
  nextLesson: 'Als Nächstes: {title}',
  skip: 'Lektion überspringen',
  suggested: 'Vorschlag',
};
