import {
  allowing,
  allows,
  behind,
  type Deed,
  doing,
  holds,
  inTurn,
  joined,
  optional,
  others,
  ownPurpose,
  purpose,
  said,
} from '../../../../common/words/german/deeds.ts';
import { actor, damageText, eachChosen, ofEach, resultsText } from '../../../../common/words/german/ships.ts';
import type { Effect, FlownInstead, Until, Value, Who } from '../../../abilities/language.ts';
import { type EffectPhrases, effectsIn, turns } from '../../effects.ts';
import { cardName, conditionTitle } from '../../labels.ts';
import { deviceName } from '../devices.ts';
import { adjective, counted, list, NOUNS, oder } from '../grammar.ts';
import { actionNoun, BEARINGS, difficulty, face, performedAction, range, tokenNoun, WAYS } from '../terms.ts';
import { placingDeed } from './devices.ts';
import { modifierOf } from './modifiers.ts';
import { ifBehind, prices, weapon } from './requirements.ts';
import {
  amount,
  apartWith,
  arcs,
  asMany,
  DICE,
  facesOr,
  SLOTS,
  saidOf,
  shipWith,
  slotUpgrade,
  tokenCount,
  tokens,
  who,
} from './ships.ts';

const UNTIL: Readonly<Record<Until, string>> = {
  'end of round': 'bis zum Ende der Runde',
  'end of activation': 'bis zum Ende der Aktivierungsphase',
  'end of its activation': 'bis zum Ende seiner Aktivierung',
  'end of engagement': 'bis zum Ende der Kampfphase',
  'end of system': 'bis zum Ende der Systemphase',
  'end of attack': 'während dieses Angriffs',
  'end of setup': 'während des Aufbaus',
  'next planning': 'bis zum Beginn der nächsten Planungsphase',
};

const DIE = { attack: NOUNS.attackDie, defense: NOUNS.defenseDie } as const;
/** How many kinds of results dice can show. */
const ALL_FACES = { attack: 4, defense: 3 } as const;
const ROLLER = { attack: 'der Angreifer', defense: 'der Verteidiger' } as const;
const anyRange = (any: boolean): string => (any ? ' in jeder Reichweite' : '');
const tokensOr = (names: readonly Parameters<typeof tokenNoun>[0][]): string => oder(names.map(tokenNoun));
const damageKind = (trait: 'ship' | 'pilot' | undefined): string =>
  trait === undefined ? 'Schadenskarte' : trait === 'ship' ? 'Schiffsschadenskarte' : 'Pilotenschadenskarte';
const directions = (ways: readonly (keyof typeof WAYS)[]): string =>
  ` (${oder(ways.map((way) => WAYS[way]))})`;
const onTarget = (on: string): string => `erhalten|erhält eine Zielerfassung auf ${on}`;
/** " von dem einen auf das andere": of the card's ship goes without saying. */
const fromTo = (from: Who, to: Who): string =>
  `${from === 'self' ? '' : ` von ${who(from, 'dat')}`} auf ${to === 'self' ? 'sich' : who(to, 'acc')}`;
/** "so viele Angriffswürfel mehr", and behind all verbs ", wie …". */
const asManyMore = (change: Value, dice: 'attack' | 'defense'): string => {
  const { rest, tail } = amount(change, DIE[dice]);
  return `${rest} mehr~${tail}`;
};

function otherManeuver({ bearing, speed, direction, difficulty: colour, harder }: FlownInstead): string {
  const name = bearing === 'sideslip' ? 'Seitgleiten' : BEARINGS[bearing as keyof typeof BEARINGS];
  const kind = colour ? `${adjective(difficulty(colour), 'n', 'acc', 'ein')} ` : '';
  const how = speed === undefined ? 'mit derselben Geschwindigkeit' : `mit Geschwindigkeit ${speed}`;
  return `ein ${kind}Manöver (${name}${direction ? ` ${WAYS[direction]}` : ''}${harder ? ', eine Stufe schwerer' : ''}) ${how}`;
}

/** "jedes befreundete Schiff", and whose something is. */
const eachShip = (that: Parameters<typeof shipWith>[0]): readonly [nominative: string, genitive: string] => [
  shipWith(that, 'each', 'nom'),
  `von ${shipWith(that, 'each', 'dat')}`,
];
/** "werfen|wirft 1 Angriffswürfel mehr". */
function rollsMore({ dice, change }: Extract<Effect, { kind: 'more-dice' }>): string {
  if (typeof change !== 'number') return `werfen|wirft ${asManyMore(change, dice)}`;
  return `werfen|wirft ${counted(Math.abs(change), DIE[dice])} ${change < 0 ? 'weniger' : 'mehr'}`;
}

const PHRASES: EffectPhrases<Deed> = {
  doing,
  allowing,
  optional,
  inTurn,
  oneOf: (deeds) => joined(deeds, 'oder'),
  prices,
  gain: ({ token: name, count }) => {
    const word = name === 'reinforce' ? 'Verstärkungsmarker' : tokenNoun(name);
    return `erhalten|erhält ${typeof count === 'number' ? `${count} ${word}` : `so viele ${word}~${asMany(count)}`}`;
  },
  assign: ({ conditions, facedown, on }) =>
    `zu|weisen|weist ${on === 'self' ? 'sich selbst' : who(on, 'dat')}${facedown ? ' verdeckt' : ''} ${oder(conditions.map(conditionTitle))}`,
  'discard-condition': 'ab|legen|legt diese Karte',
  'take-point':
    'legen|legt 1 Missionspunkt des Spielers des Verteidigers auf diese Karte, falls dieser Spieler mehr hat als der dieses Schiffs',
  'reveal-condition': 'auf|decken|deckt diese Karte',
  'pass-on-condition': 'geben|gibt dem Angreifer diese Karte, mit den Missionspunkten darauf',
  'score-points': others(
    'der Spieler dieses Schiffs',
    'bekommen|bekommt die Missionspunkte auf dieser Karte',
  ),
  'show-dial': 'auf|decken|deckt sein Rad',
  'place-device': ({ of, hows, by }) => placingDeed(of, hows, by),
  'move-obstacle': [
    'wählen|wählt ein Hindernis',
    'legen|legt es irgendwohin jenseits von Reichweite 2 aller Kanten und Schiffe und jenseits von Reichweite 1 anderer Hindernisse',
  ],
  'ignore-obstacle': 'ignorieren|ignoriert jenes Hindernis bis zum Ende der Runde',
  'give-held': ({ on }) =>
    others(who(on), 'erhalten|erhält einen der Marker auf dieser Karte~, der damit verbraucht ist'),
  'remove-device': ({ range: span }) => `entfernen|entfernt 1 Gerät in ${range(span)}`,
  'fuse-device': 'legen|legt 1 Zündermarker auf dieses Gerät',
  'gain-one-of': ({ tokens: names, chooser }) =>
    `erhalten|erhält 1 ${tokensOr(names)}${chooser === 'opponent' ? ' nach Wahl eines Gegners' : ''}`,
  removing: (of, count) => {
    if (count === 'all') return `entfernen|entfernt ${tokens(of, 'alle seine', 'weak')}`;
    return `entfernen|entfernt ${count === 'any' ? tokens(of, 'beliebig viele') : tokenCount(of, count)}`;
  },
  pickedByThis: ' nach Wahl dieses Schiffs',
  transferring: ({ of, count, from, to, onlyNew }) => {
    const number = count === 'all' ? 'alle' : count === 'any' ? 'beliebig viele' : `${count}`;
    const what =
      typeof of !== 'string'
        ? `${number} ${tokensOr(of)}`
        : typeof count === 'number'
          ? tokenCount(of, count)
          : tokens(of, number, count === 'all' ? 'weak' : 'many');
    const kind = onlyNew ? ', von dessen Art der Empfänger noch keinen hat,' : '';
    return `übertragen|überträgt ${what}${kind}${fromTo(from, to)}`;
  },
  'acquire-lock': ({ on, anyRange: any }) => onTarget(`${who(on, 'dat')}${anyRange(any)}`),
  'choose-lock': ({ that, anyRange: any }) => {
    if (that === 'object') return onTarget(`einem Objekt${anyRange(any)}`);
    if ('lockedByFriends' in that)
      return onTarget(
        `einem Objekt in ${range(that.lockedByFriends)} mit einer befreundeten Zielerfassung${anyRange(any)}`,
      );
    const on =
      'objectsIn' in that ? `einem Objekt in seinem ${arcs([that.objectsIn])}` : shipWith(that, 'one', 'dat');
    return onTarget(`${on}${anyRange(any)}`);
  },
  'break-locks': ({ of, on, onto }) =>
    of === 'by'
      ? `ab|brechen|bricht seine Zielerfassung${onto ? ` auf ${who(onto, 'dat')}` : ''}`
      : `ab|brechen|bricht alle Zielerfassungen auf ${who(on, 'dat')}`,
  'break-friendly-lock':
    'ab|brechen|bricht die Zielerfassung eines anderen befreundeten Schiffs auf diesem Objekt',
  'spend-lock': ({ on }) => `aus|geben|gibt seine Zielerfassung auf ${who(on, 'dat')}`,
  'transfer-that': ({ to }) => `übertragen|überträgt jenen Marker auf ${who(to, 'acc')}`,
  'lock-alike': ({ of, within, inRange }) => {
    if (of) return onTarget(`dem Ziel ${who(of, 'gen')}${inRange ? '' : ' in jeder Reichweite'}`);
    if (within) return onTarget(`dem Ziel dieses Schiffs in ${range(within)}`);
    return `erhalten|erhält ${inRange ? '' : 'in jeder Reichweite '}eine Zielerfassung auf dem Ziel dieses Schiffs`;
  },
  'transfer-lock': ({ from, to }) => `übertragen|überträgt 1 Zielerfassung${fromTo(from, to)}`,
  'hand-over-lock': ({ from, to, friendly }) =>
    `um|legen|legt 1 ${friendly ? 'befreundete ' : ''}Zielerfassung auf ${who(from, 'dat')} auf ${who(to, 'acc')}`,
  'exchange-upgrades': ({ slot, that }) =>
    `tauschen|tauscht 2 ${slotUpgrade([slot])}en zwischen ${shipWith(that, 'many', 'dat')}`,
  'hand-on-upgrades': ({ slot, most, that }) =>
    `weiter|geben|gibt ${most >= 99 ? 'beliebig viele seiner' : `bis zu ${most} seiner`} Aufwertungen vom Typ ${SLOTS[slot]} an ${shipWith(that, 'many')}, an jedes eine,`,
  'move-objective': ({ from, to }) =>
    `übertragen|überträgt das Missionsziel, das ${who(from)} trägt, auf ${who(to, 'acc')}`,
  'bar-tokens': ({ on }) =>
    `nennen|nennt eine Art von grünen Markern~, die ${who(on)} während dieses Angriffs nicht ausgeben kann`,
  jam: ({ on }) => `stören|stört ${who(on, 'acc')}`,
  suffer: ({ hits, crits }) => `erleiden|erleidet ${damageText(hits, crits)}`,
  ram: ({ dice }) =>
    `werfen|wirft ${counted(dice, NOUNS.attackDie)}~; jedes große oder riesige Schiff in Reichweite 0 erleidet an seinen Schilden vorbei 1 Trefferschaden für jeden Treffer und Krit`,
  'roll-damage': ({ dice }) => [
    `werfen|wirft ${counted(dice, NOUNS.attackDie)}`,
    'erleiden|erleidet 1 Schaden für jeden Treffer und Krit',
  ],
  shields: ({ change }) =>
    `${change > 0 ? 'zurück|erhalten|erhält' : 'verlieren|verliert'} ${counted(Math.abs(change), NOUNS.shield)}`,
  deal: ({ on, up }) => others(who(on), `bekommen|bekommt eine ${up ? 'offene' : 'verdeckte'} Schadenskarte`),
  expose: 'auf|decken|deckt eine seiner verdeckten Schadenskarten',
  'reveal-damage': 'zeigen|zeigt alle seine verdeckten Schadenskarten',
  'discard-damage': ({ of }) =>
    `ab|legen|legt alle seine ${of !== 'all' && 'named' in of ? `Karten ${of.named}` : `${damageKind(of === 'all' ? undefined : of.trait)}n`}`,
  'repair-faceup': ({ trait }) => `reparieren|repariert alle seine offenen ${damageKind(trait)}n`,
  'expose-picked': ({ on }) => [
    `an|sehen|sieht sich die verdeckten Schadenskarten ${who(on, 'gen')}`,
    'auf|decken|deckt eine davon',
  ],
  destroy: 'werden|wird zerstört',
  repair: ({ what, trait }) =>
    what === 'this'
      ? 'reparieren|repariert diese Karte'
      : `reparieren|repariert 1 ${{ any: '', faceup: 'offene ', facedown: 'verdeckte ' }[what]}${damageKind(trait)}`,
  'recover-charge': ({ count, of, recurring }) => {
    const named = {
      this: 'dieser Karte',
      ship: 'seiner Schiffskarte',
      weapon: 'der Waffenkarte',
      'any-upgrade': 'einer seiner Aufwertungen',
    };
    const card =
      typeof of === 'string'
        ? named[of]
        : 'card' in of
          ? `von ${cardName(of.card)}`
          : `einer ${slotUpgrade(of)}`;
    const kind = recurring ? 'wiederkehrende' : 'nicht wiederkehrende';
    const charges =
      recurring === undefined
        ? counted(count, NOUNS.charge)
        : `${count} ${kind} ${count === 1 ? 'Ladung' : 'Ladungen'}`;
    return `zurück|erhalten|erhält ${charges} ${card}`;
  },
  'recover-energy': ({ count }) => `zurück|erhalten|erhält ${count} Energie`,
  'lose-charge': ({ count }) => `verlieren|verliert ${counted(count, NOUNS.charge)} dieser Karte`,
  force: ({ change }) =>
    typeof change === 'number'
      ? `${change > 0 ? 'zurück|erhalten|erhält' : 'verlieren|verliert'} ${Math.abs(change)} Macht`
      : `zurück|erhalten|erhält so viel Macht~${asMany(change)}`,
  performing: (what) => `aus|führen|führt ${what}`,
  granted: {
    any: 'eine Aktion',
    white: 'eine weiße Aktion',
    bar: 'eine Aktion seiner Leiste',
    'its-action': 'dieselbe Aktion',
    coordinated:
      'die Aktion seiner Leiste, die das koordinierte Schiff ausgeführt hat (ohne deren Verbindung),',
    'your-bar': 'eine Aktion aus der Leiste dieses Schiffs',
  },
  grantedActions: (actions) => {
    const isWhite = actions[0]?.difficulty === 'white';
    const named = actions.map((one, at) =>
      at > 0 && isWhite && one.difficulty === 'white'
        ? actionNoun(one.action)
        : performedAction(one.action, one.difficulty),
    );
    return oder(named);
  },
  directions,
  onBarOf: (part) => ` (die auch in der Aktionsleiste ${who(part, 'gen')} steht)`,
  as: (colour) => ` als ${adjective(difficulty(colour), 'f', 'acc', 'none')}`,
  evenWhileStressed: '~, auch wenn es gestresst ist',
  move: ({ how, directions: ways }) =>
    `aus|führen|führt ${how === 'boost' ? 'einen Schub' : 'eine Fassrolle'}${ways ? directions(ways) : ''}~ (das ist keine Aktion)`,
  coordinate: ({ on }) => `koordinieren|koordiniert in jeder Reichweite ${who(on, 'acc')}`,
  'rotate-ship': ({ degrees }) => {
    const ways = turns(degrees).map(
      ({ by, side }) => `${by}°${side === null ? '' : ` nach ${side === 'left' ? 'links' : 'rechts'}`}`,
    );
    return `drehen|dreht sich auf der Stelle um ${oder(ways)}`;
  },
  'skip-action-step': 'überspringen|überspringt seinen Schritt „Aktion ausführen“',
  decloak: ({ orLose }) =>
    `enttarnen|enttarnt sich${orLose ? '~; misslingt das, verliert es seinen Tarnungsmarker' : ''}`,
  'rotate-turret': 'drehen|dreht seinen Turmzeiger',
  settingDial: (like) => `stellen|stellt sein Rad auf ${like}`,
  otherManeuver: (isBasic, words) => {
    const [notRed = '', ...more] = words.filter((word) => word.startsWith(','));
    const how = words.filter((word) => !word.startsWith(','));
    return `ein anderes ${isBasic ? 'einfaches ' : ''}Manöver${how.length > 0 ? ` mit ${list(how)}` : ''}${notRed}${more.join('')}`;
  },
  dialTests: {
    'same speed': 'derselben Geschwindigkeit',
    'one-more speed': '1 höherer Geschwindigkeit',
    'one-more-or-less speed': '1 höherer oder niedrigerer Geschwindigkeit',
    'same bearing': 'derselben Art',
    'same difficulty': 'derselben Schwierigkeit',
    'not-red difficulty': ', das nicht rot ist',
    'opposite direction': 'der Gegenrichtung',
  },
  'no-longer': 'beenden|beendet den Rest dieser Karte',
  'opponent-assigns': ({ condition, count, rather }) =>
    others(
      'ein Gegner',
      `zu|weisen|weist ${count} seiner Schiffe${rather.length > 0 ? ` (möglichst ${shipWith(rather, 'many', 'dat')})` : ''} ${conditionTitle(condition)}`,
    ),
  'put-that-on-card': 'legen|legt ihn auf diese Karte',
  'fuse-card': ({ change }) =>
    change > 0
      ? `legen|legt ${change} Zündermarker auf diese Karte`
      : `entfernen|entfernt ${-change} Zündermarker von dieser Karte`,
  'take-all-held': ['entfernen|entfernt alle Marker von dieser Karte', 'erhalten|erhält ebenso viele'],
  'put-on-card': ({ token: name }) => `legen|legt 1 ${tokenNoun(name)} auf diese Karte`,
  'gain-that': 'erhalten|erhält 1 Marker derselben Art',
  'look-at-dial': ({ on }) => `an|sehen|sieht sich das Rad ${who(on, 'gen')}`,
  'place-remotes': ({ count, device, beyondEdges }) =>
    `legen|legt ${count} Fernobjekte (${deviceName(device)}) jenseits von Reichweite ${beyondEdges} aller Kanten`,
  fly: ({ speed, bearing, direction }) =>
    `aus|führen|führt das Manöver ${speed} ${BEARINGS[bearing]}${direction === 'straight' ? '' : ` ${WAYS[direction]}`}`,
  flyingInstead: (maneuver) => `aus|führen|führt statt des Manövers auf seinem Rad ${maneuver}`,
  skippingManeuver: 'überspringen|überspringt seinen Schritt „Manöver ausführen“',
  sameByTemplate: (template) =>
    `dasselbe Manöver mit der ${template === 'turn' ? 'Wende' : 'Geraden'} seiner Geschwindigkeit`,
  sameFaster: (by) => `dasselbe Manöver mit 1 ${by > 0 ? 'höherer' : 'niedrigerer'} Geschwindigkeit`,
  sameAtSpeed: (speed) => `dasselbe Manöver mit Geschwindigkeit ${speed}`,
  maneuverInstead: otherManeuver,
  initiative: ({ to, until, only }) => {
    const value = typeof to === 'number' ? `Initiative ${to}` : `der Initiative ${who(to, 'gen')}`;
    if (only === 'activation') return `werden|wird in dieser Phase bei ${value} aktiviert`;
    if (only === 'engagement') return `kämpfen|kämpft in dieser Phase bei ${value}`;
    return `haben|hat ${UNTIL[until]} ${value.replace(/^der/, 'die')}`;
  },
  modifiers: (of) => list(of.map((one) => modifierOf(one, deedOf))),
  saidOfShip: saidOf,
  saidOfEach: (words, that) => ofEach(words, 'dieses Schiff', 'diesem Schiff', eachShip(that)),
  lasting: (until, clause) => holds(UNTIL[until], clause),
  flip: 'um|drehen|dreht diese Karte',
  reserve: ({ until }) =>
    until === 'called'
      ? 'bleiben|bleibt in Reserve'
      : `gehen|geht in Reserve~; zu Beginn der nächsten Planungsphase wird es innerhalb von Reichweite 1 ${until === 'own-edge' ? 'der Kante seines Spielers' : 'der Kante, über die es davonflog,'} aufgestellt`,
  'come-back': ({ beyondEnemies }) =>
    `werden|wird innerhalb von Reichweite 1 einer beliebigen Kante und jenseits von Reichweite ${beyondEnemies} aller feindlichen Schiffe aufgestellt`,
  'flip-upgrade': ({ slot }) => `um|drehen|dreht seine zweiseitige ${slotUpgrade([slot])}`,
  'back-online': 'um|drehen|dreht 1 seiner Aufwertungen, die offline sind,',
  'take-locks': ({ from, to }) =>
    `um|legen|legt alle feindlichen Zielerfassungen auf ${who(from, 'dat')} auf ${who(to, 'acc')}`,
  'gain-like': ({ of }) =>
    `erhalten|erhält einen Marker wie einen der ${tokens(of, '', 'weak')} dieses Schiffs`,
  'lose-upgrade-charge': 'verlieren|verliert 1 nicht wiederkehrende Ladung einer Aufwertung',
  'split-wing': others('jedes seiner Formationsmitglieder', 'verlassen|verlässt die Formation'),
  'more-dice': (effect) => others(ROLLER[effect.dice], rollsMore(effect)),
  cancel: ({ count, faces, dice }) =>
    `auf|heben|hebt ${resultsText(count, faces)} ${dice === 'attack' ? 'des Angreifers' : 'des Verteidigers'}`,
  'add-result': ({ count, face: shown, dice }) => {
    const to = `hinzu|fügen|fügt den ${DICE[dice]}n`;
    if (typeof count === 'number') return `${to} ${count} ${face(shown, count !== 1)}`;
    return `${to} so viele ${face(shown, true)}~${asMany(count)}`;
  },
  'turn-results': ({ count, from, dice, to }) =>
    `ändern|ändert ${resultsText(count, from)} der ${DICE[dice]} in ${count === 1 ? '1 ' : ''}${face(to, count !== 1)}`,
  'reroll-results': ({ upTo, count, faces, dice }) =>
    `neu_|werfen|wirft ${upTo ? `bis zu ${faces.length < ALL_FACES[dice] ? resultsText(count, faces) : count}` : resultsText(count, faces)} der ${DICE[dice]}`,
  'roll-another': 'werfen|wirft 1 weiteren Angriffswürfel',
  'name-result':
    'nennen|nennt ein Ergebnis~; fehlt es im Wurf, ändert das Schiff, das geworfen hat, 1 seiner Würfel dazu',
  'spend-results': ({ face: shown, dice }) => `aus|geben|gibt 1 ${face(shown)} der ${DICE[dice]}`,
  'hit-without-dice': others('der Angriff', 'treffen|trifft~, ohne dass Würfel geworfen werden'),
  'guess-evades':
    'raten|rät eine Zahl von Ausweichen (mindestens 1)~; zeigt der Wurf genau so viele, kommt 1 Ausweichen hinzu',
  guessingSpeed: (on, then) =>
    `nennen|nennt eine Geschwindigkeit~; zeigt das Rad ${who(on, 'gen')} sie, ${then.inverted('dieses Schiff')}`,
  guessingDial: (on, then) =>
    `raten|rät Geschwindigkeit und Art des Manövers auf dem Rad ${who(on, 'gen')} und sieht es sich an~; ist das richtig, ${then.inverted('dieses Schiff')}`,
  'suffer-to-cancel': ({ faces }) => {
    const kinds = faces.map((one, at) => {
      const kind = one === 'hit' ? 'Treffer' : 'Krit';
      return at < faces.length - 1 ? `${kind}-` : `${kind}schaden`;
    });
    return `erleiden|erleidet 1 ${oder(kinds)}~, um 1 solches Ergebnis des Angreifers aufzuheben`;
  },
  'bonus-attack': ({ with: weapons, another, against, withoutLock, withoutCost, fresh, closes }) => {
    const kinds = weapons.length > 0 ? oder(weapons.map(weapon)) : another ? 'einer Waffe' : '';
    const other = kinds.replace(/^(eine[rm]) /, '$1 anderen ');
    return [
      `aus|führen|führt einen Bonusangriff${kinds ? ` mit ${another ? other : kinds}` : ''}`,
      against.length > 0 ? ` gegen ${shipWith(against)}` : '',
      withoutLock ? ' ohne Zielerfassung' : '',
      fresh ? ' aus einem Winkel, aus dem es in dieser Runde noch nicht angegriffen hat,' : '',
      withoutCost ? '~, ohne dafür zu bezahlen' : '',
      closes ? '~; aus jenem Winkel greift es in dieser Runde nicht noch einmal an' : '',
    ].join('');
  },
  choosing: (ships, isOne, requires, then) => {
    const done = requires
      ? `;${ifBehind(requires).slice(1)}, ${then.inverted('dieses Schiff')}`
      : `; ${then.main('dieses Schiff')}`;
    return behind(doing('self', `wählen|wählt ${ships}`), isOne ? done : eachChosen(done));
  },
  oneShip: (that) => apartWith(that, 'one').join('~'),
  anyNumber: (that) => `beliebig viele ${apartWith(that, 'many').join('~')}`,
  ships: (count, { that, must, opposed }) => {
    const [many, clause] = apartWith(that, 'many');
    return `${must ? '' : 'bis zu '}${count} ${many}${opposed ? ', die nicht miteinander befreundet sind,' : ''}~${clause}`;
  },
  asManyShips: (that, count) => {
    const [many, clause] = apartWith(that, 'many');
    return `so viele ${many}${asMany(count)}~${clause}`;
  },
  choosingTwo: ({ that, second }, then) =>
    `wählen|wählt ${shipWith(that)} und als anderes Schiff ${shipWith(second)}~; dann ${then.inverted('dieses Schiff')}`,
  each: ({ that }, then) =>
    said(then, (words) => ofEach(words, who('chosen'), who('chosen', 'dat'), eachShip(that))),
  rollingDie: (rows) =>
    `werfen|wirft 1 Angriffswürfel~; ${rows.map(({ on, deed }) => `bei ${facesOr(on)} ${deed.inverted('dieses Schiff')}`).join('; ')}`,
  rollingDice: ({ count, dice }, rows, blanks) => {
    const { rest, tail } = amount(count, DIE[dice]);
    const each = rows.map(({ on, deed }) => `je ${facesOr(on)} ${deed.inverted('dieses Schiff')}`);
    const none = blanks ? [`sind alle Leerseiten, ${blanks.inverted('dieses Schiff')}`] : [];
    return `werfen|wirft ${rest}~${tail.replace(/,$/, '')}; ${[...each, ...none].join('; ')}`;
  },
  anyInitiative: (first, low, high) =>
    said(first, (words) => words.replace(/Initiative \d+/, `Initiative ${low} bis ${high} nach Wahl`)),
  unless: (chooser, otherwise, pays) =>
    behind(
      otherwise,
      `, es sei denn, ${who(chooser)} entscheidet sich anders: Dann ${pays.inverted(who(chooser))}`,
    ),
  paying: (price, then) => behind(price, `, ${purpose(then)}`),
  letting: (part, price, then) => {
    const own = then.actor === actor(part);
    const nothing = { finite: '', infinitive: '', apart: '' };
    if (price) return allows(who(part), nothing, price.bare, `, ${own ? ownPurpose(then) : purpose(then)}`);
    return allows(who(part), nothing, own ? then.bare : then.may);
  },
  if: (requires, then, otherwise) =>
    behind(then, `${ifBehind(requires)}${otherwise ? `; sonst ${otherwise.inverted('dieses Schiff')}` : ''}`),
  asOften: (price, then, most) =>
    behind(price, `, ${purpose(then)}, ${most ? `bis zu ${most}-mal` : 'beliebig oft'}`),
  ifDone: (first, then) => behind(first, `; falls ja, ${then.inverted('dieses Schiff')}`),
};

/** What an effect does. */
export const deedOf = effectsIn(PHRASES);

/** The same in an attack in which the card's ship is known to attack or defend: it is the one that rolls. */
export const deedInFight = (fights: 'attack' | 'defense' | null): typeof deedOf =>
  fights === null
    ? deedOf
    : effectsIn({
        ...PHRASES,
        'more-dice': (effect) =>
          effect.dice === fights ? rollsMore(effect) : others(ROLLER[effect.dice], rollsMore(effect)),
      });

/** An effect behind "darf". */
export const effectMay = (effect: Parameters<typeof deedOf>[0]): string => deedOf(effect).may;
