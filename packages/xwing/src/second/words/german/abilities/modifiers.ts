import { type Deed, does, purpose, split, subjectAfter } from '../../../../common/words/german/deeds.ts';
import type { Effect, ModifierOf } from '../../../abilities/language.ts';
import { ACTION_NAMES } from '../../../cards/chassis.ts';
import { upgradeName } from '../../labels.ts';
import { modifierIn } from '../../modifiers.ts';
import { counted, list, NOUNS, oder } from '../grammar.ts';
import {
  action,
  actionNoun,
  arcAfter,
  BEARINGS,
  colouredAction,
  difficulty,
  faction,
  performedAction,
  range,
  template,
  tokenNoun,
} from '../terms.ts';
import { changeText } from './devices.ts';
import { fightOf, ifBehind, prices, weapon, whileBehind, whileText } from './requirements.ts';
import {
  amount,
  arcs,
  asMany,
  DICE,
  facesAnd,
  maneuversWith,
  obstacles,
  shipWith,
  slotUpgrade,
  tokens,
  traits,
} from './ships.ts';

/** The words of an effect inside a modifier, handed over: effects and modifiers may stand in each other. */
type EffectWords = (effect: Effect) => Deed;

function diceText(of: Extract<ModifierOf, { value: 'attack-dice' | 'defense-dice' }>): string {
  const attack = of.value === 'attack-dice';
  const { rest, tail } = amount(
    typeof of.change === 'number' ? Math.abs(of.change) : of.change,
    attack ? NOUNS.attackDie : NOUNS.defenseDie,
  );
  const less = typeof of.change === 'number' && of.change < 0 ? 'weniger' : 'mehr';
  const rolled = `${rest} ${less}${tail}`;
  const party = attack ? 'der Angreifer' : 'der Verteidiger';
  if (of.whose === 'any') {
    const when = whileText(of.requires ?? []);
    if (when === '') return `${party} wirft ${rolled}`;
    const isOwn = fightOf(of.requires ?? []) === (attack ? 'attack' : 'defense');
    return `${when} wirft ${isOwn ? subjectAfter(when) : party} ${rolled}`;
  }
  const enemy = of.whose === 'enemy';
  const acts = attack === enemy ? 'verteidigt' : 'angreift';
  return `wenn dieses Schiff ${acts}${ifBehind(of.requires)}, wirft ${enemy ? party : 'es'} ${rolled}`;
}

/** Schiffe mehrerer Typen. */
function coordinateMoreText({
  from,
  more,
  asRed,
  mixed,
  whom,
}: Extract<ModifierOf, { can: 'coordinate-more' }>) {
  const colour = from === undefined ? '' : from === 'purple' ? 'lila ' : 'weißen ';
  const named = whom.length > 0;
  const by = `einer ${colour}Koordinations-Aktion${named ? ` für ${shipWith(whom)}` : ''}`;
  const ships = `${more > 1 ? `bis zu ${more}` : '1'} ${named ? 'solche' : more > 1 ? 'befreundete' : 'befreundetes'}${named && more === 1 ? 's' : ''} ${more > 1 ? 'Schiffe' : 'Schiff'} mehr`;
  const same = mixed === true ? `; jedes führt dieselbe Aktion aus${asRed ? ', als rote' : ''}` : '';
  return `bei ${by} darf dieses Schiff ${ships} koordinieren${asRed ? ', wenn es die Aktion als rote behandelt' : ''}${same}`;
}

function templatesText(
  { moves, from, by, costs, as, must, after }: Extract<ModifierOf, { can: 'reposition-otherwise' }>,
  deedOf: EffectWords,
): string {
  const actions = moves.flatMap((move) =>
    move === 'decloak' ? [] : [performedAction(move, from ?? 'white')],
  );
  const when = actions.length > 0 ? `${oder(actions)} ausführt` : 'sich enttarnt';
  const which =
    by === 'one-speed-faster' ? 'eine um 1 schnellere Schablone' : `die Schablone ${oder(by.map(template))}`;
  const red = as ? ` (die Aktion gilt dann als ${difficulty(as)})` : '';
  const then = after ? `; falls ja, ${deedOf(after).inverted('es')}` : '';
  const use = `stattdessen ${which}`;
  return costs.length > 0
    ? `wenn dieses Schiff ${when}, darf es ${prices(costs).may}, um ${use} zu verwenden${red}${then}`
    : `wenn dieses Schiff ${when}, ${must ? 'muss' : 'darf'} es ${use} verwenden${must ? ', wenn es eine gibt' : ''}${red}${then}`;
}

const PERFORM = split('aus', 'führen', 'führt');

function exemptionText({
  needs,
  on,
  costs,
  whom: ships,
}: Extract<ModifierOf, { can: 'fire-without' }>): string {
  const what = oder(needs.map((need) => (need === 'lock' ? 'die Zielerfassung' : `den ${tokenNoun(need)}`)));
  const whom = on.length === 0 ? '' : ` auf ${shipWith(on)}`;
  const attack = does(PERFORM, `einen Spezialangriff${whom} ohne ${what}`, ', die er verlangt');
  const ship = ships === undefined ? 'dieses Schiff' : shipWith(ships, 'one', 'nom');
  if (costs.length === 0) return `${ship} darf ${attack.may}`;
  return `${ship} darf ${prices(costs).may}, ${purpose(attack)}`;
}

const DOING = {
  maneuver: 'ein Manöver ausführt',
  'moving-through': 'sich hindurchbewegt',
  boost: 'einen Schub ausführt',
  'barrel-roll': 'eine Fassrolle ausführt',
  attack: 'angreift',
  overlap: 'darauf liegt',
} as const;

const stress = (most: number): string => (most >= 99 ? 'Stress' : `höchstens ${most} ${tokenNoun('stress')}`);

const MEANS = {
  'focus-tokens': ' mit Fokusmarkern',
  'focus-and-calculate-tokens': ' mit Fokus- und Berechnungsmarkern',
  'green-tokens': ' mit grünen Markern',
  tokens: ' mit Markern',
  rerolls: '',
} as const;

/** Values, permissions and prohibitions in words: sentences about the card's ship. */
export const modifierOf = modifierIn<Deed>({
  mark: 'der Rest dieser Karte gilt',
  permission: {
    actions: ({ only }) =>
      `von den Aktionen seiner Leiste kann dieses Schiff nur ${oder(only.map(action))} ausführen`,
    'modify-own-attack-dice': 'dieses Schiff kann seine Angriffswürfel nur mit der Macht verändern',
    'modify-attack-dice': ({ requires }) =>
      `${'die Angriffswürfel können nur verändert werden, indem eine Zielerfassung ausgegeben wird, um sie neu zu werfen'}${whileBehind(requires)}`,
    targets:
      'mit jeder seiner Waffen kann dieses Schiff nur in der kürzesten Angriffsreichweite mit einem zulässigen Verteidiger angreifen',
    templates: ({ moves }) =>
      `wenn dieses Schiff ${oder(moves.map((move) => (move === 'decloak' ? 'sich enttarnt' : 'eine Fassrolle macht')))}, muss es statt der geraden Schablone eine leichte Kurve verwenden`,
    reinforce: ({ only }) =>
      `dieses Schiff kann nur seinen ${arcs([only === 'fore' ? 'full-front' : 'full-rear'])} verstärken`,
    'lock-action': ({ only }) =>
      `mit seiner Zielerfassung-Aktion kann dieses Schiff nur ein Objekt in seinem ${arcs(only)} wählen`,
    turret: ({ only }) => `dieses Schiff kann seinen Turmzeiger nur in seinen ${arcs(only)} drehen`,
  },
  value: {
    'attack-dice': diceText,
    'defense-dice': diceText,
    'dice-limit': ({ most, dice, requires }) =>
      typeof most === 'number'
        ? `dieses Schiff wirft höchstens ${most} ${DICE[dice]}${ifBehind(requires)}`
        : `dieses Schiff wirft höchstens so viele ${DICE[dice]}${asMany(most).replace(/,$/, '')}${ifBehind(requires)}`,
    'maneuver-difficulty': ({ maneuver, bearing, change, requires }) => {
      const which = maneuver
        ? maneuversWith(maneuver, 'die')
        : bearing
          ? `Manöver (${BEARINGS[bearing as keyof typeof BEARINGS] ?? bearing})`
          : 'Manöver';
      return `die ${which} dieses Schiffs sind ${counted(Math.abs(change), NOUNS.step)} ${change > 0 ? 'schwerer' : 'leichter'}${ifBehind(requires)}`;
    },
    initiative: ({ to, while: during }) =>
      `dieses Schiff hat Initiative ${to}, solange es ${during === 'damaged' ? '' : 'nicht '}beschädigt ist`,
    'pilot-abilities': ({ whom }) =>
      `dieses Schiff hat die Pilotenfähigkeit von ${shipWith(whom, 'each', 'dat')}`,
    'maneuver-speed': ({ change }) =>
      `dieses Schiff führt seine Manöver mit um ${Math.abs(change)} ${change < 0 ? 'niedrigerer' : 'höherer'} Geschwindigkeit aus${change < 0 ? ', mindestens mit 1' : ''}`,
    locks: ({ most }) =>
      `dieses Schiff kann bis zu ${most} Zielerfassungen halten, jede auf einem anderen Objekt`,
    reload: ({ change }) =>
      `wenn dieses Schiff nachlädt, erhält die Aufwertung ${counted(change, NOUNS.charge)} mehr zurück`,
    'weapon-range': ({ with: weapons, change }) =>
      `dieses Schiff kann mit ${oder(weapons.map(weapon))} um ${change} Reichweite näher oder weiter angreifen, in Reichweite 0-3`,
    'lock-range': ({ range: span }) =>
      span[1] > 5
        ? `dieses Schiff erfasst Ziele jenseits von Reichweite ${span[0] - 1}`
        : `dieses Schiff erfasst Ziele in ${range(span)}`,
    'weapon-arc': ({ onBack, slot, to }) => {
      const side =
        onBack === undefined
          ? ''
          : onBack
            ? ', solange diese Karte auf ihrer anderen Seite liegt'
            : ', solange diese Karte auf ihrer Vorderseite liegt';
      return `Angriffe dieses Schiffs mit einer ${slotUpgrade([slot])} des Frontwinkels gehen stattdessen durch den ${arcAfter(to)}${side}`;
    },
    'action-bar': ({ add, requires }) =>
      `in der Aktionsleiste dieses Schiffs steht auch: ${list(add.map((one) => colouredAction(one.action, one.difficulty)))}${ifBehind(requires)}`,
    'action-colour': ({ actions, from, to, requires }) =>
      `für dieses Schiff ist ${list(actions.map((one) => colouredAction(one, from ?? 'white')))} ${difficulty(to)}${ifBehind(requires)}`,
  },
  can: {
    'act-while-stressed': ({ actions, inStep, mostStress, requires }) => {
      const which =
        actions === 'any'
          ? 'Aktionen'
          : actions === 'white'
            ? 'weiße Aktionen'
            : actions === 'damage-cards'
              ? 'Aktionen von Schadenskarten'
              : list(actions.map((one) => `${actionNoun(one)}en`));
      return `dieses Schiff kann${inStep ? ' in seinem Schritt „Aktion ausführen“' : ''} ${which} ausführen, während es ${stress(mostStress)} hat${ifBehind(requires)}`;
    },
    'treat-as-red': ({ action, from, effect }, deedOf) =>
      `dieses Schiff darf ${performedAction(action, from ?? 'white')} als rote behandeln; falls ja, ${deedOf(effect).inverted('es')} zusätzlich`,
    'coordinate-more': (of) => {
      if (of.mixed) return coordinateMoreText(of);
      return `bei ${of.from === 'purple' ? 'einer lila' : 'einer weißen'} Koordinations-Aktion darf dieses Schiff zusätzlich ${of.more === 1 ? shipWith(of.whom) : `bis zu ${of.more} ${shipWith(of.whom, 'many')}`} desselben Typs koordinieren${of.asRed ? ', wenn es die Aktion als rote behandelt' : ''}; jedes führt dieselbe Aktion aus${of.asRed ? ', als rote' : ''}`;
    },
    'coordinate-allies': 'dieses Schiff kann verbündete Schiffe koordinieren wie befreundete',
    'lock-beyond': ({ that }) => `dieses Schiff kann ${shipWith(that)} in jeder Reichweite als Ziel erfassen`,
    'reach-by-lock':
      'wenn dieses Schiff koordiniert oder stört, darf es seine Zielerfassung auf einem Schiff ausgeben, um dieses in jeder Reichweite zu wählen',
    'coordinate-beyond': ({ whom }) =>
      `dieses Schiff kann ${shipWith(whom, 'many')} in jeder Reichweite koordinieren`,
    'fly-red-while-stressed': ({ maneuver, mostStress, requires }) => {
      const which = maneuversWith({ ...maneuver, difficulty: 'red' }, 'none');
      return `dieses Schiff kann ${which} ausführen, während es ${stress(mostStress)} hat${ifBehind(requires)}`;
    },
    'ignore-obstacles': ({ atRange0, types, locked, while: during, requires }) => {
      const where =
        atRange0 === undefined ? '' : atRange0 ? ' in Reichweite 0' : ' jenseits von Reichweite 0';
      return `dieses Schiff ignoriert ${obstacles(types)}${where}${locked ? ', die es als Ziel erfasst hat' : ''}, während es ${oder(during.map((one) => DOING[one]))}${ifBehind(requires)}`;
    },
    'cross-obstacles': ({ while: during, requires }) =>
      `dieses Schiff kann sich durch Hindernisse bewegen und sie überlappen, während es ${oder(during.map((one) => DOING[one]))}${ifBehind(requires)}; ihre Wirkung erleidet es dann`,
    'jam-friends':
      'wenn dieses Schiff stört, kann es auch sich selbst oder ein anderes befreundetes Schiff wählen',
    'attack-on-obstacles': ({ whom: ships, with: weapons, types }) => {
      const whom = ships ? shipWith(ships, 'many', 'nom') : 'dieses Schiff';
      return `${whom} ${ships ? 'können' : 'kann'}${weapons === 'any' ? '' : ` mit ${weapon(weapons)}`} in Reichweite 0 von ${obstacles(types, 'dat')} angreifen`;
    },
    'attack-while-disarmed': ({ once, with: weapons, onlyLocked, inBullseye }) => {
      const how = once ? `mit genau 1 ${tokenNoun('disarm')} trotzdem` : 'entwaffnet';
      return `dieses Schiff kann ${how} mit ${oder(weapons.map(weapon))} angreifen${onlyLocked ? ', aber nur, was es als Ziel erfasst hat' : ''}${inBullseye ? ', aber nur in seinem Bullseye-Winkel' : ''}`;
    },
    'act-while-ionized': 'dieses Schiff kann Aktionen von Schadenskarten ausführen, während es ionisiert ist',
    'let-docked-suffer':
      'während dieses Schiff verteidigt, können angedockte Schiffe an seiner Stelle Schaden erleiden',
    'use-docked-shields':
      'dieses Schiff kann aktive Schilde eines angedockten Schiffs verlieren und ausgeben wie eigene',
    'pick-exposed':
      'wenn dieses Schiff eine seiner Schadenskarten aufdeckt, sieht sein Spieler sich die verdeckten an und sucht sie aus',
    'coordinate-otherwise': ({ onOwnBar, withStress }) =>
      onOwnBar
        ? 'ein Schiff, das dieses Schiff koordiniert, kann nur eine Aktion ausführen, die auch in der Aktionsleiste dieses Schiffs steht'
        : `ein Schiff mit genau ${withStress ?? 0} ${tokenNoun('stress')}, das dieses Schiff koordiniert, kann Aktionen ausführen`,
    'stay-through-engagement': ({ whom }) =>
      `wird ${shipWith(whom, 'one', 'nom')} in der Kampfphase zerstört, so wird es erst am Ende dieser Phase entfernt`,
    'act-after-overlap':
      'dieses Schiff überspringt seinen Schritt „Aktion ausführen“ nicht, nachdem es ein Manöver teilweise ausgeführt hat',
    'lead-otherwise': ({ how, requires }) =>
      `${
        how === 'purple-as-red'
          ? 'für die Formationsmitglieder dieses Schiffs sind lila Manöver rot'
          : 'die Formationsmitglieder dieses Schiffs können Fassrolle- und Schub-Aktionen ausführen, mit denen sie die Formation verlassen'
      }${ifBehind(requires)}`,
    'stay-until-end':
      'dieses Schiff wird erst am Ende der Endphase der Runde entfernt, in der es zerstört wird',
    'place-otherwise': ({ change, requires }) => `${changeText(change)}${ifBehind(requires)}`,
    'place-touching': ({ trait }) =>
      `bevor dieses Schiff ${traits([trait])} abwerfen würde, darf es dieses Gerät stattdessen so legen, dass es das Schiff berührt`,
    'coordinate-remotes':
      'wenn dieses Schiff koordiniert, kann es statt eines Schiffs ein befreundetes Crew-Fernobjekt wählen; statt eine Aktion durchzuführen, wird es mit 1 Wende links, 1 Wende rechts oder 2 geradeaus nach vorn versetzt',
    'back-up-boosts':
      'eine Schub-Aktion dieses Schiffs, die an einem anderen Schiff scheitern würde, darf stattdessen so weit zurückgenommen werden, bis es jenes Schiff berührt',
    deploy: ({ range: span, beyondEnemies, beyondObstacles, beyondEnemyEdge, whom: ships }) => {
      const where = [
        ...(span ? [`in ${range(span)} dieses Schiffs`] : []),
        ...(beyondEnemies === undefined
          ? []
          : [`jenseits von Reichweite ${beyondEnemies} feindlicher Schiffe`]),
        ...(beyondObstacles === undefined
          ? []
          : [`jenseits von Reichweite ${beyondObstacles} aller Hindernisse`]),
        ...(beyondEnemyEdge === undefined
          ? []
          : [`jenseits von Reichweite ${beyondEnemyEdge} der Kante des Gegners`]),
      ];
      const [whom, verb] =
        ships === 'own' ? ['dieses Schiff', 'kann'] : [shipWith(ships, 'many', 'nom'), 'können'];
      return `im Aufbau ${verb} ${whom} überall im Spielbereich ${list(where)} aufgestellt werden`;
    },
    'reposition-otherwise': templatesText,
    'ignore-devices': 'dieses Schiff ignoriert die Wirkung befreundeter Geräte',
    'lock-at-any-range': ({ costs }) =>
      `wenn dieses Schiff eine Zielerfassung-Aktion ausführt, darf es ${prices(costs).may}, um in jeder Reichweite ein Ziel zu erfassen`,
    'reach-farther': ({ actions, costs, by, most }) =>
      `wenn dieses Schiff eine ${oder(actions.map(action))}-Aktion ausführt, darf es ${prices(costs).may}, um ${by} Reichweite weiter zu reichen${most ? `, bis zu ${most}-mal und höchstens bis Reichweite 5` : ''}`,
    'stretch-range': ({ costs, by }) =>
      `während dieses Schiff angreift, darf es ${prices(costs).may}, um bis zu ${by} Reichweite weiter oder näher anzugreifen, als seine Waffe reicht, in Reichweite 0-5`,
    'attack-friends': 'dieses Schiff kann befreundete Schiffe angreifen',
    'fire-through': ({ range: span, asItsArc, with: weapons, arc }) => {
      const at = span ? ` in ${range(span)}` : '';
      const as = asItsArc ? `, dann als Waffen dieses Winkels` : '';
      return `dieses Schiff kann mit ${oder(weapons.map(weapon))} (Waffen des Frontwinkels) auch durch seinen ${arcs([arc])}${at} angreifen${as}`;
    },
    'treat-as-bullseye': ({ arc, range: span, requires }) =>
      `dieses Schiff darf feindliche Schiffe in seinem ${arcs([arc])} in ${range(span)} so behandeln, als wären sie in seinem ${arcs(['bullseye'])}${ifBehind(requires)}`,
    lend: ({ tokens, atAnyTime, whom }) => {
      const lent = `die ${list(
        tokens.map((one) => (one === 'focus' ? 'Fokusmarker' : 'Ausweichmarker')),
        'und',
      )} dieses Schiffs wie eigene ausgeben`;
      return atAnyTime
        ? `${shipWith(whom, 'one', 'nom')} kann ${lent}`
        : `während ${shipWith(whom, 'one', 'nom')} angreift oder verteidigt, darf es ${lent}`;
    },
    'coordinate-two': ({ whom, costs, each }, deedOf) =>
      `wenn dieses Schiff eine Koordinieren-Aktion ausführt und ${shipWith(whom)} gewählt hat, darf es ${prices(costs).may}, um die Aktion als weiß zu behandeln und 1 weiteres solches Schiff zu koordinieren; ${deedOf(each).inverted('dieses Schiff').replaceAll('das gewählte Schiff', 'jedes dieser Schiffe')}`,
    'treat-range': ({ from, as }) =>
      `während dieses Schiff koordiniert oder die Wirkung einer seiner Aufwertungen ausführt, darf es befreundete Schiffe in ${range(from)} so behandeln, als wären sie in ${range(as)}`,
    'reroll-outside-attacks': ({ requires, costs, which }) =>
      `nachdem dieses Schiff außerhalb eines Angriffs Würfel geworfen hat${ifBehind(requires)}, darf es ${prices(costs).may}, um ${typeof which === 'number' ? `bis zu ${which} seiner Ergebnisse` : `alle seine ${facesAnd(which)}`} neu zu werfen`,
    'attack-at': ({ with: weapons, range: span }) =>
      `dieses Schiff kann mit ${weapon(weapons)} in ${range(span)} angreifen`,
    'fire-without': exemptionText,
  },
  cannot: {
    'perform-actions': ({ actions, requires }) => {
      const named = actions === 'all' || actions.length === ACTION_NAMES.length ? null : actions;
      const what = named === null ? 'Aktionen' : oder(named.map(actionNoun));
      return `dieses Schiff kann keine ${what} ausführen${ifBehind(requires)}`;
    },
    'be-locked': ({ requires }) => `dieses Schiff kann nicht als Ziel erfasst werden${ifBehind(requires)}`,
    coordinate: ({ whom }) => `dieses Schiff kann ${shipWith(whom, 'many')} nicht koordinieren`,
    'be-coordinated': ({ requires }) => `dieses Schiff kann nicht koordiniert werden${ifBehind(requires)}`,
    'modify-dice': ({ dice: rolled, onlyOwn, with: weapons, by: party, requires }) => {
      const name = rolled === 'both' ? 'Würfel' : DICE[rolled];
      const dice = onlyOwn ? `die ${name} dieses Schiffs` : name;
      const what = weapons === 'rerolls' ? 'neu geworfen' : 'verändert';
      const by = party === 'owner' ? ' von dem Schiff, das sie geworfen hat,' : '';
      return `${dice} können${by}${weapons ? MEANS[weapons] : ''} nicht ${what} werden${whileBehind(requires ?? [])}`;
    },
    'attack-but-bonus': ({ with: weapons, requires }) =>
      `dieses Schiff kann mit ${oder(weapons.map(weapon))} nur als Bonusangriff angreifen${ifBehind(requires)}`,
    'lend-tokens': ({ tokens }) =>
      `andere Schiffe können die ${oder(tokens.map(tokenNoun))} dieses Schiffs nicht mit einer Schiffsfähigkeit ausgeben`,
    'spend-tokens': ({ tokens }) => `dieses Schiff kann keine ${oder(tokens.map(tokenNoun))} ausgeben`,
    'spend-force': 'dieses Schiff kann keine Macht ausgeben, außer während es angreift',
    'spend-locks': ({ forAnything, requires }) =>
      forAnything
        ? `dieses Schiff kann keine Zielerfassungen ausgeben${whileBehind(requires ?? [])}`
        : 'dieses Schiff kann keine Zielerfassungen ausgeben, um Angriffswürfel neu zu werfen',
    'range-bonus': ({ bonus, requires }) => {
      const dice = bonus === 'both' ? '' : ` der ${DICE[bonus]}`;
      return `kein Reichweitenbonus${dice} gilt${whileBehind(requires ?? [])}`;
    },
    'lose-tokens': ({ tokens, most, whom: ships, only, requires }) => {
      const names = list(tokens.map(tokenNoun));
      const what = most === undefined ? `seine ${names} nicht` : `bis zu ${most} seiner ${names} nicht`;
      const whom = ships.length === 0 ? 'dieses Schiff' : shipWith(ships, 'one', 'nom');
      return `${whom} entfernt${only ? ' in der Endphase' : ''} ${what}${ifBehind(requires)}`;
    },
    gain: ({ tokens, requires }) =>
      `dieses Schiff kann keine ${oder(tokens.map(tokenNoun))} erhalten${ifBehind(requires)}`,
  },
  rule: {
    'reroll-limit': ({ most, requires }) =>
      `der Angreifer kann nicht mehr als ${counted(most, NOUNS.attackDie)} neu werfen${whileBehind(requires)}`,
    'crits-neutralized-first': ({ requires }) =>
      `Krits werden vor Treffern aufgehoben${whileBehind(requires)}`,
    'evades-spare-crits': ({ requires }) => `Ausweichen hebt keine Krits auf${whileBehind(requires)}`,
    'deploys-last': ({ nearFriends, beyondEnemies }) => {
      if (nearFriends)
        return `dieses Schiff beginnt in Reserve; am Ende des Aufbaus wird es in ${range(nearFriends)} eines befreundeten Schiffs aufgestellt`;
      return `dieses Schiff beginnt in Reserve; am Ende des Aufbaus wird es in Reichweite 0 eines Hindernisses und jenseits von Reichweite ${beyondEnemies} feindlicher Schiffe aufgestellt, oder in seinem Aufstellungsbereich, wenn das unmöglich ist`;
    },
    'deploys-at': ({ initiative }) =>
      `im Aufbau wird dieses Schiff wie ein gewöhnliches Schiff mit Initiative ${initiative} aufgestellt`,
    'tractored-instead':
      'fragt die Pilotenfähigkeit dieses Schiffs, ob der Verteidiger im Traktorstrahl ist, fragt sie stattdessen, ob dieses Schiff es ist',
    'friends-are-allies':
      'dieses Schiff und seine befreundeten Schiffe sind stattdessen miteinander verbündet',
    'joins-squads': ({ factions, requires }) =>
      `dieses Schiff kann in Staffeln der Fraktionen ${list(factions.map(faction))} sein; Schiffe anderer Fraktionen dort sind mit ihm verbündet statt befreundet${whileBehind(requires)}`,
    'one-focus-modified': ({ whom }) =>
      `greift ${shipWith(whom, 'one', 'nom')} an oder verteidigt es, kann es nur 1 Fokus seiner Würfel verändern`,
    'focus-at-range-0': ({ requires }) =>
      `der Angreifer kann Fokusmarker für seine Angriffswürfel ausgeben${whileBehind(requires)}`,
    'locks-near': ({ whom, range: span }) =>
      `${shipWith(whom, 'many', 'nom')} können Objekte in ${range(span)} dieses Schiffs als Ziel erfassen, gleich wie weit sie selbst davon entfernt sind`,
    'crits-inflict': ({ token }) =>
      `Krits dieses Schiffs geben dem Verteidiger ${tokens(token, '')} statt Schaden`,
    'locks-near-friends':
      'befreundete Schiffe können Objekte in Reichweite 0-3 jedes befreundeten Schiffs als Ziel erfassen',
    'prevent-detonations': ({ traits: kinds, costs }) =>
      `bevor ${traits(kinds, 'nom')} der eigenen Seite explodieren würde, darf dieses Schiff ${prices(costs).may}, um das zu verhindern`,
    'reroll-detonations': ({ traits: kinds, range: span }) =>
      `während ${traits(kinds, 'nom')} der eigenen Seite in ${range(span)} explodiert, darf dieses Schiff jedes Mal, wenn für die Wirkung Angriffswürfel geworfen werden, 1 davon neu werfen`,
    'stop-recovery': ({ whom, costs }) =>
      `in der Endphase, bevor ${shipWith(whom, 'one', 'nom')} 1 wiederkehrende Ladung oder Macht zurückerhält, darf dieses Schiff ${prices(costs).may}, um das zu verhindern`,
    'attack-range-counts-as': ({ withCard, from, whom, to }) =>
      `Angriffe dieses Schiffs${withCard ? ` mit ${upgradeName(withCard)}` : ''} in ${range(from)}${whom ? ` gegen ${shipWith(whom, 'one', 'acc')}` : ''} zählen als in Reichweite ${to}`,
  },
});
