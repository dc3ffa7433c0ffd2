import { de, list } from '@firing-arc/referee/grammar/french';
import type { ObjectiveEvent } from '../../objectives/events.ts';
import type { ObjectiveQuestion } from '../../objectives/questions.ts';
import type { ArmadaState } from '../../state.ts';
import { bearerLabel, objectiveName, shipLabel, squadronLabel, titled, tokenOn } from '../labels.ts';
import { command, face, obstacle, player, theZone, tokenLabel } from './terms.ts';

/** What happened by an objective, as the words of a sentence. */
export function objectiveEvent(told: ObjectiveEvent, view: ArmadaState): string {
  switch (told.kind) {
    case 'objective-ship':
      return `${shipLabel(view, told.ship)} reçoit un pion d’objectif`;
    case 'objective-ship-over':
      return `${shipLabel(view, told.ship)} perd un pion d’objectif`;
    case 'objective-dial':
      return `l’objectif révèle : ${command(told.command)}`;
    case 'token-placed':
      return `${player(told.player)} place un pion d’objectif`;
    case 'token-moved':
      return 'un pion d’objectif est déplacé';
    case 'token-removed':
      return told.ship < 0
        ? 'un pion d’objectif est retiré'
        : `${shipLabel(view, told.ship)} retire un pion d’objectif`;
    case 'mine-destroyed':
      return 'la mine est détruite';
    case 'obstacle-moved':
      return `${player(told.player)} déplace ${obstacle(view, told.obstacle)}`;
    case 'obstacle-removed':
      return `obstacle retiré : ${obstacle(view, told.obstacle)}`;
    case 'zone-marked':
      return `un pion (${titled(told.token)}) marque ${theZone(told.zone)} ${de(shipLabel(view, told.ship))}`;
    case 'zone-unmarked':
      return `le pion (${titled(told.token)}) ${de(shipLabel(view, told.ship))} est retiré`;
    case 'station-damaged':
      return `carte de dégâts face cachée pour ${obstacle(view, told.obstacle)}`;
    case 'station-destroyed':
      return `détruite, mais elle reste en jeu : ${obstacle(view, told.obstacle)}`;
    case 'mine':
      return `une mine explose à côté ${de(shipLabel(view, told.ship))} : ${list(told.faces.map(face))}`;
  }
}

/** What a player is asked by an objective. */
export function objectiveQuestion(asked: ObjectiveQuestion, view: ArmadaState): string {
  switch (asked.kind) {
    case 'objective-ship':
      return `Quel vaisseau est un vaisseau-objectif de ${objectiveName(view.objective)} ?`;
    case 'place-token':
      return `Où placez-vous le pion d’objectif ${asked.token} sur ${asked.tokens} ?`;
    case 'place-targeting':
      return `Où est le pion de visée ${de(shipLabel(view, asked.ship))} ?`;
    case 'move-token':
      return `Où est déplacé le pion d’objectif${tokenLabel(tokenOn(view, asked.marker))} ?`;
    case 'strategic-token':
      return `Quel pion d’objectif ${squadronLabel(view, asked.squadron)} déplace-t-il ?`;
    case 'drifting-obstacle':
      return 'Quel obstacle est déplacé ?';
    case 'volatile-obstacle':
      return 'Quel obstacle explose ?';
    case 'way-toward':
      return `De combien se déplace ${obstacle(view, asked.obstacle)} ?`;
    case 'pulled-ship':
      return 'Quel vaisseau ennemi la faille gravitationnelle attire-t-elle ?';
    case 'marked-ship':
      return 'À quel vaisseau à côté du purrgil retirez-vous un pion d’objectif ?';
    case 'sensor-token':
      return 'Quel pion est éloigné ?';
    case 'corona-edge':
      return 'Quel petit bord est la couronne ?';
    case 'objective-dial':
      return 'Quel ordre pose-t-on ensuite sur la carte d’objectif ?';
    case 'discharge':
      return `${shipLabel(view, asked.ship)} défausse-t-il son pion d’objectif ?`;
    case 'fleet-in-being':
      return `Quel pion de défense ${de(shipLabel(view, asked.ship))} un pion d’objectif prépare-t-il ?`;
    case 'turn-obstacle':
      return `Comment tourne-t-on ${obstacle(view, asked.obstacle)}, au milieu ?`;
    case 'move-obstacle':
      return `Où déplace-t-on ${obstacle(view, asked.obstacle)} ?`;
    case 'set-aside-ship':
      return 'Quel vaisseau arrive plus tard ?';
    case 'set-aside-squadron':
      return 'Quel escadron arrive plus tard ?';
    case 'hyperspace':
      return 'À quel pion arrive ce qui a été mis de côté ?';
    case 'migration-start':
      return 'À quel pion arrivent les purrgils ?';
    case 'exogorth':
      return 'Quel exogorth attaque ?';
    case 'exogorth-target':
      return `Quel escadron ${obstacle(view, asked.obstacle)} attaque-t-il ensuite ?`;
    case 'exogorth-host':
      return 'À côté de quel obstacle l’exogorth sort-il ?';
    case 'place-exogorth':
      return `Où place-t-on ${obstacle(view, asked.obstacle)} contre ${obstacle(view, asked.host)} ?`;
    case 'place-beside':
      return `Où place-t-on ${squadronLabel(view, asked.squadron)} au contact ${de(obstacle(view, asked.obstacle))} ?`;
    case 'asteroid-token':
      return `Quel pion de défense ${bearerLabel(view, asked)} retrouve-t-il dans le champ d’astéroïdes ?`;
    case 'take-token':
      return `${bearerLabel(view, asked)} prend-il un pion d’objectif pour un pion de victoire ?`;
  }
}
