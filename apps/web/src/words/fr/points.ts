import type { pointsWords } from '../en/points.ts';
import type { Translated } from '../language.ts';

export const points: Translated<typeof pointsWords> = {
  title: 'Points d’un document',
  reading: 'Lecture en cours…',
  lines: { one: '{count} ligne avec des points', other: '{count} lignes avec des points' },
  cards: { one: '{count} carte', other: '{count} cartes' },
  read: '{lines}, {cards} ; {changed} autrement que dans « {name} ».',
  base: 'En différences par rapport à',
  only: 'Les cartes qu’il ne nomme pas ne sont pas légales',
  named: 'Points de {from}',
  origin: 'Lu dans {from}',
  nothing: 'Aucune carte avec ses points n’y a été trouvée.',
  noneOurs: 'Il a des points pour {rows} cartes, dont aucune n’est d’un jeu joué ici.',
  noneClear: '{lines} ; pour aucune, on ne sait laquelle de nos cartes est visée.',
  help: 'Sont lus : les fichiers de données de XWS (aussi dans un .zip), les données des éditeurs YASB et Launch Bay Next, un tableur (.xlsx, .csv) avec une colonne « xws » ou « nom » et une colonne « points ».',
  failed: 'Lecture impossible : {reason}',
  unread: { one: '{count} endroit n’a pas pu être lu', other: '{count} endroits n’ont pas pu être lus' },
  unknown: {
    one: '{count} carte n’est dans aucun de nos paquets',
    other: '{count} cartes ne sont dans aucun de nos paquets',
  },
  unknownHelp:
    'Elles sont laissées de côté : un document de points ne dit pas ce que fait une nouvelle carte.',
  several: {
    one: '{count} ligne peut désigner plusieurs cartes',
    other: '{count} lignes peuvent désigner plusieurs cartes',
  },
  severalHelp:
    'Elles sont laissées de côté. Une colonne « xws » avec l’identifiant de la carte les distingue.',
  could: '{card} : {cards} ?',
  guesses: {
    one: '{count} carte est probablement visée',
    other: '{count} cartes sont probablement visées',
  },
  taken: '{card} a été pris pour {id}',
  contradicted: {
    one: '{count} carte y est de nouveau avec d’autres points',
    other: '{count} cartes y sont de nouveau avec d’autres points',
  },
  contradictedHelp: 'La dernière ligne compte.',
  unnamed: { one: '{count} carte n’est pas nommée', other: '{count} cartes ne sont pas nommées' },
  close: 'Fermer',
  at: '{at} : {text}',
};
