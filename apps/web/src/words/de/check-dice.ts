import type { checkDiceWords } from '../en/check-dice.ts';
import type { Translated } from '../language.ts';

export const checkDice: Translated<typeof checkDiceWords> = {
  title: 'Die Würfel dieses Spiels',
  check: 'Würfel prüfen',
  checking: 'Das Spiel wird noch einmal gespielt …',
  allTrue: {
    one: 'Der Würfel ist, wie die Beiträge ihn ergeben.',
    other: 'Alle {count} Würfe und Ziehungen sind, wie die Beiträge sie ergeben.',
  },
  wrong: 'Nicht, wie die Beiträge es ergeben: {problem}',
  whatFrom: 'Woraus sie kommen',
  setup: 'SHA-256 der Vorgaben',
  committed: '{player}: Festlegung',
  contributed: '{player}: Beitrag',
  seed: 'Der Ursprung, den diese ergeben',
  how: 'Jeder Würfel hat in seinem Strom eine Nummer; seine SHA-256 ist die von Ursprung, Strom und Nummer. Wie genau, steht in docs/contract.md.',
  everyDie: 'Jeder Würfel',
  side: 'Seite {side} von {sides}',
};
