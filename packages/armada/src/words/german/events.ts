import { counted, list, sentence } from '@firing-arc/referee/grammar/german';
import type { ArmadaEvent } from '../../events.ts';
import type { SetupStep } from '../../setup/steps.ts';
import type { ArmadaState } from '../../state.ts';
import { isDamageEvent, isObjectiveEvent } from '../families.ts';
import { lengthOf, objectiveName, shipLabel, squadronLabel, upgradeName } from '../labels.ts';
import { attackEvent } from './attack.ts';
import { damageEvent } from './damage.ts';
import { objectiveEvent } from './objectives.ts';
import {
  clicks,
  command,
  commandDial,
  commandToken,
  means,
  NOUNS,
  obstacle,
  onThe,
  phase,
  player,
  theZone,
  zoneDative,
} from './terms.ts';

/** What happened, as one short sentence. */
export const event = (told: ArmadaEvent, view: ArmadaState): string => sentence(eventWords(told, view));

const STEPS: Readonly<Record<SetupStep, string>> = {
  'define-areas': 'Spielfeld und Aufbaubereich werden abgesteckt',
  'gather-components': 'beide Flotten werden offengelegt',
  'determine-initiative': 'es wird geklärt, wer Startspieler ist',
  'choose-objective': 'ein Auftrag wird gewählt',
  'place-obstacles': 'die Hindernisse werden gelegt',
  'deploy-ships': 'die Flotten werden aufgestellt',
  'prepare-other-components': 'der Schadensstapel wird gemischt',
  'clean-up': 'alles andere wird weggeräumt',
};

const COIN: Readonly<Record<string, string>> = { heads: 'Kopf', tails: 'Zahl' };

/** A table of phrases, one for each kind of event. */
function eventWords(told: ArmadaEvent, view: ArmadaState): string {
  const ship = (id: number) => shipLabel(view, id);
  const squadron = (id: number) => squadronLabel(view, id);
  if (isDamageEvent(told)) return damageEvent(told, view);
  if (isObjectiveEvent(told)) return objectiveEvent(told, view);
  switch (told.kind) {
    case 'setup-step':
      return STEPS[told.step];
    case 'fleet':
      return `die Flotte von ${player(told.player)} kostet ${counted(told.points, NOUNS.point)}`;
    case 'coin':
      return `die Münze zeigt ${COIN[told.face] ?? told.face}`;
    case 'first-player':
      return `${player(told.player)} ist Startspieler`;
    case 'objective':
      return `der Auftrag ist ${objectiveName(told.objective)}`;
    case 'obstacle-placed':
      return `${player(told.player)} legt ${obstacle(view, told.obstacle)}`;
    case 'obstacle-skipped':
      return 'ein Hindernis passt nirgends hin und bleibt weg';
    case 'ship-deployed':
      return `${ship(told.ship)} wird mit Geschwindigkeit ${told.speed} aufgestellt`;
    case 'squadron-deployed':
      return `${squadron(told.squadron)} wird aufgestellt`;
    case 'starting-commands':
      return `${upgradeName(told.upgrade)} von ${ship(told.ship)} beginnt mit ${list(told.commands.map(command))}`;
    case 'pass-tokens':
      return `${player(told.player)} erhält ${counted(told.count, NOUNS.passToken)}`;
    case 'round':
      return `Runde ${told.round} beginnt`;
    case 'phase':
      return `${phase(told.phase)} beginnt`;
    case 'commands-chosen':
      return `${player(told.player)} hat ${counted(told.dials, NOUNS.command)} gewählt`;
    case 'passes':
      return `${player(told.player)} ${told.with === 'token' ? 'gibt einen Passmarker aus' : 'hat nichts mehr und passt'}`;
    case 'ship-activated':
      return `${ship(told.ship)} wird aktiviert`;
    case 'dial-revealed':
      return `${ship(told.ship)} deckt ein ${commandDial(told.command)} auf`;
    case 'no-dial':
      return `${ship(told.ship)} deckt kein Rad auf`;
    case 'dial-discarded':
      return `${ship(told.ship)} legt das ${commandDial(told.command)} ab`;
    case 'command-token':
      return `${ship(told.ship)} erhält einen ${commandToken(told.command)}`;
    case 'command-token-lost':
      return `${ship(told.ship)} legt einen ${commandToken(told.command)} ab`;
    case 'raid-cleared':
      return `${ship(told.ship)} ist den Überfallmarker los: ${command(told.command)}`;
    case 'command':
      return `${ship(told.ship)} führt aus: ${command(told.command)} mit ${means(told.with)}`;
    case 'engineering':
      return `${ship(told.ship)} hat ${counted(told.points, NOUNS.repairPoint)}`;
    case 'shield-moved':
      return `${ship(told.ship)} verlegt einen Schild aus der ${zoneDative(told.from)} in ${theZone(told.to)}`;
    case 'shield-recovered':
      return `${theZone(told.zone)} von ${ship(told.ship)} gewinnt einen Schild zurück, jetzt ${told.shields}`;
    case 'speed':
      return `${ship(told.ship)} hat jetzt Geschwindigkeit ${told.speed}`;
    case 'course':
      return `${ship(told.ship)} legt mit Geschwindigkeit ${told.speed} einen Kurs fest: ${clicks(told.clicks)}, das Werkzeug ${onThe(told.side)}`;
    case 'maneuver': {
      const met = told.overlapped.length > 0 ? `, aufgehalten von ${list(told.overlapped.map(ship))}` : '';
      return `${ship(told.ship)} fliegt mit Geschwindigkeit ${told.speed}: ${clicks(told.clicks)}${met}`;
    }
    case 'squadrons-displaced':
      return `${ship(told.ship)} landet auf ${list(told.squadrons.map(squadron))}`;
    case 'squadron-placed':
      return `${squadron(told.squadron)} wird hingestellt`;
    case 'on-obstacle':
      return `${ship(told.ship)} endet auf ${obstacle(view, told.obstacle)}`;
    case 'squadron-on-obstacle':
      return `${squadron(told.squadron)} endet auf ${obstacle(view, told.obstacle)}`;
    case 'kept-in-play':
      return `${told.ship < 0 ? squadron(told.squadron) : ship(told.ship)} bleibt bis zum Ende der Runde im Spiel`;
    case 'hull-recovered':
      return `${squadron(told.squadron)} hat wieder Hülle ${told.hull}`;
    case 'maneuver-executed':
      return `das Manöver von ${ship(told.ship)} ist ausgeführt`;
    case 'activation-ends':
      return `die Aktivierung von ${ship(told.ship)} endet`;
    case 'squadron-activated':
      return `${squadron(told.squadron)} wird${told.by < 0 ? '' : ` von ${ship(told.by)}`} aktiviert`;
    case 'squadron-moved':
      return `${squadron(told.squadron)} bewegt sich, Distanz ${lengthOf(told)}`;
    case 'tokens-readied':
      return `${counted(told.count, NOUNS.defenseToken)} bereitgemacht`;
    case 'upgrade-readied':
      return `${upgradeName(told.upgrade)} von ${ship(told.ship)} wird bereitgemacht`;
    case 'initiative-flipped':
      return 'der Initiativemarker wird umgedreht';
    case 'victory-token':
      return `${player(told.player)} erhält ${counted(told.count, NOUNS.victoryToken)}`;
    case 'score':
      return `${player(told.player)} erzielt ${counted(told.points, NOUNS.point)}`;
    case 'game-over':
      return `${player(told.winner)} gewinnt das Spiel`;
    default:
      return attackEvent(told, view);
  }
}
