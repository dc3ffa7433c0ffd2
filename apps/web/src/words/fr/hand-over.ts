import type { handOverWords } from '../en/hand-over.ts';
import type { Translated } from '../language.ts';

export const handOver: Translated<typeof handOverWords> = {
  passTo: 'Passez l’appareil à {player}',
  lookAway: '{other}, détournez les yeux : la suite n’est que pour {player}.',
  iAm: 'Je suis {player}',
  onlyLooks: 'Seul {player} devrait regarder : ses cadrans sont visibles.',
  cover: 'Les recouvrir',
  bothLook: 'Ses cadrans :',
  looks: '{player} regarde',
};
