import type { tutorialWords } from '../en/tutorial.ts';
import type { Translated } from '../language.ts';

export const tutorial: Translated<typeof tutorialWords> = {
  title: 'Apprendre',
  lead: 'De courtes leçons dans de vraies parties : les règles sont les mêmes, les dés sont fixés, et tout peut être annulé.',
  done: 'terminée',
  begun: 'commencée',
  opening: 'La leçon s’ouvre …',
  notOpened: 'La leçon n’a pas pu être ouverte : {reason}',
  unknown: 'Cette leçon n’existe pas.',
  lesson: 'Leçon',
  step: 'Étape {step} sur {steps}',
  next: 'Suivant',
  ways: 'Passer, quitter, recommencer',
  rule: 'Règle',
  yourTurn: 'À vous : la question ci-dessous et le plateau indiquent la suggestion.',
  wait: 'L’ordinateur décide.',
  astray:
    'Les règles le permettent, mais la leçon suit un autre chemin. Continuez librement ou revenez à la leçon.',
  comeBack: 'Revenir à la leçon',
  again: 'Recommencer',
  allLessons: 'Toutes les leçons',
  finished: 'C’était la leçon. La partie continue : jouez-la jusqu’au bout si vous voulez.',
  nextLesson: 'Ensuite : {title}',
  skip: 'Passer cette leçon',
  suggested: 'suggestion',
};
