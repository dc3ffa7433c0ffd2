import { type Deed, does, letDo, split, verb } from '../../../../common/words/german/deeds.ts';
import { actor } from '../../../../common/words/german/ships.ts';
import type { CardVerb, ToldManeuver } from '../../../abilities/language/verbs.ts';
import { conditionName } from '../../labels.ts';
import { counted, list, NOUNS } from '../grammar.ts';
import { distance, face, maneuver } from '../terms.ts';
import { DISCARD, GAIN, REMOVE, SUFFER } from './conditions.ts';
import { CHOOSE, deedOf, PERFORM, ROLL, rows, TURN, TURN_UP, UNTIL } from './effects.ts';
import { shipWith, slotUpgrade, tokensOr, who } from './ships.ts';
import { abilityText } from './text.ts';

const EITHER = ' einer der beiden Sektionen';

/** Verbs of First Edition alone in words. */
export function verbDeed(effect: CardVerb): Deed {
  switch (effect.kind) {
    case 'lasts': {
      const gives = effect.gives.map((one) => `„${abilityText(one).replace(/\.$/, '')}“`);
      const what = gives.length === 1 ? 'diese Fähigkeit' : 'diese Fähigkeiten';
      return letDo(actor(effect.on), GAIN, `${UNTIL[effect.until]} ${what}`, `: ${list(gives)}`);
    }
    case 'fly':
      return does(PERFORM, `ein weißes Manöver (${list(effect.maneuvers.map(told), 'oder')})`);
    case 'fly-instead':
      return does(PERFORM, `stattdessen ein weißes Manöver (${told(effect.maneuver)})`);
    case 'swap-skill':
      return does(
        verb('tauschen', 'tauscht'),
        `${UNTIL[effect.until]} den Pilotenwert mit ${who(effect.on, 'dat')}`,
      );
    case 'take-results': {
      const one = effect.count === 1;
      const what = list(
        effect.faces.map((name) => face(name, !one)),
        'oder',
      );
      const number = effect.count === 'all' ? 'alle' : `${effect.count}`;
      const canceled = one || effect.count === 'all' ? 'aufgehobenen' : 'aufgehobene';
      return letDo(actor(effect.on), SUFFER, `statt des Verteidigers ${number} nicht ${canceled} ${what}`);
    }
    case 'cancel-beyond':
      return does(
        split('auf', 'heben', 'hebt'),
        `so viele ${face(effect.face, true)}`,
        `, dass ${effect.left} übrig bleiben`,
      );
    case 'roll-defense':
      return does(
        ROLL,
        counted(effect.dice, NOUNS.defenseDie),
        `; ${rows(effect.rows, effect.dice === 1 ? 'bei' : 'für jedes Ergebnis')}`,
      );
    case 'turn-up-random':
      return letDo(actor(effect.on), TURN_UP, 'eine zufällige verdeckte Schadenskarte');
    case 'turn-down':
      return does(
        verb('verdecken', 'verdeckt'),
        `eine offene ${effect.trait === 'ship' ? 'Schiffsschadenskarte' : 'Pilotenschadenskarte'}`,
      );
    case 'discard-facedown':
      return does(DISCARD, `eine verdeckte Schadenskarte${effect.either ? EITHER : ''}`);
    case 'discard-faceup':
      return does(DISCARD, `eine offene Schadenskarte${effect.either ? EITHER : ''}`);
    case 'shields-to-energy':
      return does(REMOVE, `bis zu ${counted(effect.most, NOUNS.shield)}`, ' und erhält für jeden 1 Energie');
    case 'draw-attack':
      return does(verb('werden', 'wird'), 'statt dessen zum Ziel jenes Angriffs', ', falls es kann');
    case 'deploy-several':
      return does(split('ab', 'setzen', 'setzt'), 'an ihm angedockte Schiffe');
    case 'hold':
      return effect.change > 0
        ? does(verb('legen', 'legt'), '1 Marker auf diese Karte')
        : does(verb('nehmen', 'nimmt'), '1 Marker von dieser Karte');
    case 'nothing':
      return does(verb('tun', 'tut'), 'nichts');
    case 'even-in-vain':
      return deedOf(effect.effect);
    case 'attacks-over':
      return does(split('an', 'greifen', 'greift'), 'in dieser Runde nicht mehr');
    case 'discard-upgrade':
      return does(
        DISCARD,
        effect.of === 'self' ? 'eine andere seiner Aufwertungen' : `1 Aufwertung ${who(effect.of, 'gen')}`,
      );
    case 'replace-upgrade':
      return does(
        verb('ersetzen', 'ersetzt'),
        `eine ${slotUpgrade(effect.slots)} durch eine andere derselben Art`,
        ', die nicht mehr Staffelpunkte kostet',
      );
    case 'recover-upgrade':
      return does(split('zurück', 'holen', 'holt'), `eine abgelegte ${slotUpgrade(effect.slots)}`);
    case 'bar-token':
      return does(
        CHOOSE,
        `1 ${tokensOr(effect.tokens)} des Verteidigers`,
        ', der in diesem Angriff nicht ausgegeben werden kann',
      );
    case 'pull':
      return letDo(
        actor(effect.on),
        GAIN,
        '1 Traktorstrahlmarker',
        ', den der Spieler dieses Schiffs abhandelt',
      );
    case 'assign-condition': {
      const whom = effect.on === 'self' ? 'sich' : who(effect.on, 'dat');
      return does(split('zu', 'weisen', 'weist'), `${whom} den Zustand ${conditionName(effect.condition)}`);
    }
    case 'remove-condition':
      return does(REMOVE, 'diese Karte');
    case 'mark':
      return does(verb('merken', 'merkt'), `sich ${who(effect.on, 'acc')}`);
    case 'drop-bomb':
      return does(split('ab', 'werfen', 'wirft'), 'eine Bombe von einer Karte ohne Aktion');
    case 'deploy-docked':
      return does(split('ab', 'setzen', 'setzt'), 'hinten das an ihm angedockte Schiff');
    case 'rotate-arc':
      return does(TURN, 'seinen beweglichen Feuerwinkel');
    case 'owner-chooses':
      return does(
        verb('lassen', 'lässt'),
        `den Spieler ${who(effect.of, 'gen')} eines seiner Schiffe wählen: ${shipWith(effect.that)}`,
        `; dann ${deedOf(effect.then).inverted('dieses Schiff')}`,
      );
    case 'guess-dial':
      return does(
        verb('raten', 'rät'),
        `Art und Geschwindigkeit auf dem Rad ${who(effect.of, 'gen')}`,
        ' und sieht es sich an; stimmt es, darf es sein eigenes Rad auf ein anderes Manöver drehen',
      );
    case 'roll-and-suffer':
      return letDo(
        actor(effect.on),
        ROLL,
        counted(effect.dice, NOUNS.attackDie),
        ' und erleidet, was das Ergebnis zeigt',
      );
    case 'blast-obstacle':
      return does(
        CHOOSE,
        `ein Hindernis ${distance(effect.range)} in seinem primären Feuerwinkel`,
        '; jedes Schiff in Reichweite 1 davon wirft 1 Angriffswürfel und erleidet, was er zeigt; dann wird das Hindernis entfernt',
      );
    case 'drop-cargo':
      return does(split('ab', 'werfen', 'wirft'), '1 Frachtmarker', ', der eine Trümmerwolke ist');
    case 'lay-mines':
      return does(
        DISCARD,
        'beliebig viele seiner Bombenkarten',
        '; deren Marker werden im Spielbereich jenseits von Reichweite 3 feindlicher Schiffe platziert',
      );
    case 'decloak-or-uncloak':
      return does(
        verb('enttarnen', 'enttarnt'),
        'sich',
        '; ist das unmöglich, wird sein Tarnungsmarker entfernt',
      );
    case 'look-at-dial':
      return does(split('an', 'sehen', 'sieht'), `sich das Rad ${who(effect.of, 'gen')}`);
    case 'turn-adjacent':
      return does(
        verb('lassen', 'lässt'),
        `das Rad ${who(effect.of, 'gen')} von seinem Besitzer auf ein benachbartes Manöver drehen`,
      );
  }
}

const told = (one: ToldManeuver): string => maneuver(one);
