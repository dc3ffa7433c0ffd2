import { type Deed, does, purpose, split } from '../../../../common/words/german/deeds.ts';
import type { Effect, Modifier, ModifierOf } from '../../../abilities/language.ts';
import { ACTION_NAMES } from '../../../cards/chassis.ts';
import { upgradeName } from '../../labels.ts';
import { counted, list, NOUNS } from '../grammar.ts';
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
import { ifBehind, prices, weapon, whileBehind, whileText } from './requirements.ts';
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

/** Values, permissions and prohibitions in words: main sentences about "dieses Schiff". */
export const modifierText = ({ of }: Modifier, deedOf: EffectWords): string => modifierOf(of, deedOf);

export function modifierOf(of: ModifierOf, deedOf: EffectWords): string {
  if ('permission' in of) return permission(of);
  if ('can' in of) return can(of, deedOf);
  if ('cannot' in of) return cannot(of);
  if ('rule' in of) return rule(of);
  if ('mark' in of) return 'der Rest dieser Karte gilt';
  return valueText(of);
}

function permission(of: Extract<ModifierOf, { permission: unknown }>): string {
  switch (of.permission) {
    case 'actions':
      return `von den Aktionen seiner Leiste kann dieses Schiff nur ${list(of.only.map(action), 'oder')} ausführen`;
    case 'modify-own-attack-dice':
      return 'dieses Schiff kann seine Angriffswürfel nur mit der Macht verändern';
    case 'modify-attack-dice':
      return `${'die Angriffswürfel können nur verändert werden, indem eine Zielerfassung ausgegeben wird, um sie neu zu werfen'}${whileBehind(of.requires)}`;
    case 'targets':
      return 'mit jeder seiner Waffen kann dieses Schiff nur in der kürzesten Angriffsreichweite mit einem zulässigen Verteidiger angreifen';
    case 'templates':
      return `wenn dieses Schiff ${list(
        of.moves.map((move) => (move === 'decloak' ? 'sich enttarnt' : 'eine Fassrolle macht')),
        'oder',
      )}, muss es statt der geraden Schablone eine leichte Kurve verwenden`;
    case 'reinforce':
      return `dieses Schiff kann nur seinen ${arcs([of.only === 'fore' ? 'full-front' : 'full-rear'])} verstärken`;
    case 'lock-action':
      return `mit seiner Zielerfassung-Aktion kann dieses Schiff nur ein Objekt in seinem ${arcs(of.only)} wählen`;
    case 'turret':
      return `dieses Schiff kann seinen Turmzeiger nur in seinen ${arcs(of.only)} drehen`;
  }
}

function valueText(of: Extract<ModifierOf, { value: unknown }>): string {
  switch (of.value) {
    case 'attack-dice':
    case 'defense-dice':
      return diceText(of);
    case 'dice-limit':
      return typeof of.most === 'number'
        ? `dieses Schiff wirft höchstens ${of.most} ${DICE[of.dice]}${ifBehind(of.requires)}`
        : `dieses Schiff wirft höchstens so viele ${DICE[of.dice]}${asMany(of.most).replace(/,$/, '')}${ifBehind(of.requires)}`;
    case 'maneuver-difficulty': {
      const which = of.maneuver
        ? maneuversWith(of.maneuver, 'die')
        : of.bearing
          ? `Manöver (${BEARINGS[of.bearing as keyof typeof BEARINGS] ?? of.bearing})`
          : 'Manöver';
      return `die ${which} dieses Schiffs sind ${counted(Math.abs(of.change), NOUNS.step)} ${of.change > 0 ? 'schwerer' : 'leichter'}${ifBehind(of.requires)}`;
    }
    case 'initiative':
      return `dieses Schiff hat Initiative ${of.to}, solange es ${of.while === 'damaged' ? '' : 'nicht '}beschädigt ist`;
    case 'pilot-abilities':
      return `dieses Schiff hat die Pilotenfähigkeit von ${shipWith(of.whom, 'each', 'dat')}`;
    case 'maneuver-speed':
      return `dieses Schiff führt seine Manöver mit um ${Math.abs(of.change)} ${of.change < 0 ? 'niedrigerer' : 'höherer'} Geschwindigkeit aus${of.change < 0 ? ', mindestens mit 1' : ''}`;
    case 'locks':
      return `dieses Schiff kann bis zu ${of.most} Zielerfassungen halten, jede auf einem anderen Objekt`;
    case 'reload':
      return `wenn dieses Schiff nachlädt, erhält die Aufwertung ${counted(of.change, NOUNS.charge)} mehr zurück`;
    case 'weapon-range':
      return `dieses Schiff kann mit ${list(of.with.map(weapon), 'oder')} um ${of.change} Reichweite näher oder weiter angreifen, in Reichweite 0-3`;
    case 'lock-range':
      return of.range[1] > 5
        ? `dieses Schiff erfasst Ziele jenseits von Reichweite ${of.range[0] - 1}`
        : `dieses Schiff erfasst Ziele in ${range(of.range)}`;
    case 'weapon-arc': {
      const side =
        of.onBack === undefined
          ? ''
          : of.onBack
            ? ', solange diese Karte auf ihrer anderen Seite liegt'
            : ', solange diese Karte auf ihrer Vorderseite liegt';
      return `Angriffe dieses Schiffs mit einer ${slotUpgrade([of.slot])} des Frontwinkels gehen stattdessen durch den ${arcAfter(of.to)}${side}`;
    }
    case 'action-bar':
      return `in der Aktionsleiste dieses Schiffs steht auch: ${list(of.add.map((one) => colouredAction(one.action, one.difficulty)))}${ifBehind(of.requires)}`;
    case 'action-colour':
      return `für dieses Schiff ist ${list(of.actions.map((one) => colouredAction(one, of.from ?? 'white')))} ${difficulty(of.to)}${ifBehind(of.requires)}`;
  }
}

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
    return when === '' ? `${party} wirft ${rolled}` : `${when} wirft ${party} ${rolled}`;
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

function can(of: Extract<ModifierOf, { can: unknown }>, deedOf: EffectWords): string {
  switch (of.can) {
    case 'act-while-stressed': {
      const which =
        of.actions === 'any'
          ? 'Aktionen'
          : of.actions === 'white'
            ? 'weiße Aktionen'
            : of.actions === 'damage-cards'
              ? 'Aktionen von Schadenskarten'
              : list(of.actions.map((one) => `${actionNoun(one)}en`));
      return `dieses Schiff kann${of.inStep ? ' in seinem Schritt „Aktion ausführen“' : ''} ${which} ausführen, während es ${stress(of.mostStress)} hat${ifBehind(of.requires)}`;
    }
    case 'treat-as-red':
      return `dieses Schiff darf ${performedAction(of.action, of.from ?? 'white')} als rote behandeln; falls ja, ${deedOf(of.effect).inverted('es')} zusätzlich`;
    case 'coordinate-more':
      if (of.mixed) return coordinateMoreText(of);
      return `bei ${of.from === 'purple' ? 'einer lila' : 'einer weißen'} Koordinations-Aktion darf dieses Schiff zusätzlich ${of.more === 1 ? shipWith(of.whom) : `bis zu ${of.more} ${shipWith(of.whom, 'many')}`} desselben Typs koordinieren${of.asRed ? ', wenn es die Aktion als rote behandelt' : ''}; jedes führt dieselbe Aktion aus${of.asRed ? ', als rote' : ''}`;
    case 'coordinate-allies':
      return 'dieses Schiff kann verbündete Schiffe koordinieren wie befreundete';
    case 'lock-beyond':
      return `dieses Schiff kann ${shipWith(of.that)} in jeder Reichweite als Ziel erfassen`;
    case 'reach-by-lock':
      return 'wenn dieses Schiff koordiniert oder stört, darf es seine Zielerfassung auf einem Schiff ausgeben, um dieses in jeder Reichweite zu wählen';
    case 'coordinate-beyond':
      return `dieses Schiff kann ${shipWith(of.whom, 'many')} in jeder Reichweite koordinieren`;
    case 'fly-red-while-stressed': {
      const which = maneuversWith({ ...of.maneuver, difficulty: 'red' }, 'none');
      return `dieses Schiff kann ${which} ausführen, während es ${stress(of.mostStress)} hat${ifBehind(of.requires)}`;
    }
    case 'ignore-obstacles': {
      const where =
        of.atRange0 === undefined ? '' : of.atRange0 ? ' in Reichweite 0' : ' jenseits von Reichweite 0';
      return `dieses Schiff ignoriert ${obstacles(of.types)}${where}${of.locked ? ', die es als Ziel erfasst hat' : ''}, während es ${list(
        of.while.map((one) => DOING[one]),
        'oder',
      )}${ifBehind(of.requires)}`;
    }
    case 'cross-obstacles':
      return `dieses Schiff kann sich durch Hindernisse bewegen und sie überlappen, während es ${list(
        of.while.map((one) => DOING[one]),
        'oder',
      )}${ifBehind(of.requires)}; ihre Wirkung erleidet es dann`;
    case 'jam-friends':
      return 'wenn dieses Schiff stört, kann es auch sich selbst oder ein anderes befreundetes Schiff wählen';
    case 'attack-on-obstacles': {
      const whom = of.whom ? shipWith(of.whom, 'many', 'nom') : 'dieses Schiff';
      return `${whom} ${of.whom ? 'können' : 'kann'}${of.with === 'any' ? '' : ` mit ${weapon(of.with)}`} in Reichweite 0 von ${obstacles(of.types, 'dat')} angreifen`;
    }
    case 'attack-while-disarmed': {
      const how = of.once ? `mit genau 1 ${tokenNoun('disarm')} trotzdem` : 'entwaffnet';
      return `dieses Schiff kann ${how} mit ${list(of.with.map(weapon), 'oder')} angreifen${of.onlyLocked ? ', aber nur, was es als Ziel erfasst hat' : ''}${of.inBullseye ? ', aber nur in seinem Bullseye-Winkel' : ''}`;
    }
    case 'act-while-ionized':
      return 'dieses Schiff kann Aktionen von Schadenskarten ausführen, während es ionisiert ist';
    case 'let-docked-suffer':
      return 'während dieses Schiff verteidigt, können angedockte Schiffe an seiner Stelle Schaden erleiden';
    case 'use-docked-shields':
      return 'dieses Schiff kann aktive Schilde eines angedockten Schiffs verlieren und ausgeben wie eigene';
    case 'pick-exposed':
      return 'wenn dieses Schiff eine seiner Schadenskarten aufdeckt, sieht sein Spieler sich die verdeckten an und sucht sie aus';
    case 'coordinate-otherwise':
      return of.onOwnBar
        ? 'ein Schiff, das dieses Schiff koordiniert, kann nur eine Aktion ausführen, die auch in der Aktionsleiste dieses Schiffs steht'
        : `ein Schiff mit genau ${of.withStress ?? 0} ${tokenNoun('stress')}, das dieses Schiff koordiniert, kann Aktionen ausführen`;
    case 'stay-through-engagement':
      return `wird ${shipWith(of.whom, 'one', 'nom')} in der Kampfphase zerstört, so wird es erst am Ende dieser Phase entfernt`;
    case 'act-after-overlap':
      return 'dieses Schiff überspringt seinen Schritt „Aktion ausführen“ nicht, nachdem es ein Manöver teilweise ausgeführt hat';
    case 'lead-otherwise':
      return `${
        of.how === 'purple-as-red'
          ? 'für die Formationsmitglieder dieses Schiffs sind lila Manöver rot'
          : 'die Formationsmitglieder dieses Schiffs können Fassrolle- und Schub-Aktionen ausführen, mit denen sie die Formation verlassen'
      }${ifBehind(of.requires)}`;
    case 'stay-until-end':
      return 'dieses Schiff wird erst am Ende der Endphase der Runde entfernt, in der es zerstört wird';
    case 'place-otherwise':
      return `${changeText(of.change)}${ifBehind(of.requires)}`;
    case 'place-touching':
      return `bevor dieses Schiff ${traits([of.trait])} abwerfen würde, darf es dieses Gerät stattdessen so legen, dass es das Schiff berührt`;
    case 'coordinate-remotes':
      return 'wenn dieses Schiff koordiniert, kann es statt eines Schiffs ein befreundetes Crew-Fernobjekt wählen; statt eine Aktion durchzuführen, wird es mit 1 Wende links, 1 Wende rechts oder 2 geradeaus nach vorn versetzt';
    case 'back-up-boosts':
      return 'eine Schub-Aktion dieses Schiffs, die an einem anderen Schiff scheitern würde, darf stattdessen so weit zurückgenommen werden, bis es jenes Schiff berührt';
    case 'deploy': {
      const where = [
        ...(of.range ? [`in ${range(of.range)} dieses Schiffs`] : []),
        ...(of.beyondEnemies === undefined
          ? []
          : [`jenseits von Reichweite ${of.beyondEnemies} feindlicher Schiffe`]),
        ...(of.beyondObstacles === undefined
          ? []
          : [`jenseits von Reichweite ${of.beyondObstacles} aller Hindernisse`]),
        ...(of.beyondEnemyEdge === undefined
          ? []
          : [`jenseits von Reichweite ${of.beyondEnemyEdge} der Kante des Gegners`]),
      ];
      const [whom, verb] =
        of.whom === 'own' ? ['dieses Schiff', 'kann'] : [shipWith(of.whom, 'many', 'nom'), 'können'];
      return `im Aufbau ${verb} ${whom} überall im Spielbereich ${list(where)} aufgestellt werden`;
    }
    case 'reposition-otherwise':
      return templatesText(of, deedOf);
    case 'ignore-devices':
      return 'dieses Schiff ignoriert die Wirkung befreundeter Geräte';
    case 'lock-at-any-range':
      return `wenn dieses Schiff eine Zielerfassung-Aktion ausführt, darf es ${prices(of.costs).may}, um in jeder Reichweite ein Ziel zu erfassen`;
    case 'reach-farther':
      return `wenn dieses Schiff eine ${list(of.actions.map(action), 'oder')}-Aktion ausführt, darf es ${prices(of.costs).may}, um ${of.by} Reichweite weiter zu reichen${of.most ? `, bis zu ${of.most}-mal und höchstens bis Reichweite 5` : ''}`;
    case 'stretch-range':
      return `während dieses Schiff angreift, darf es ${prices(of.costs).may}, um bis zu ${of.by} Reichweite weiter oder näher anzugreifen, als seine Waffe reicht, in Reichweite 0-5`;
    case 'attack-friends':
      return 'dieses Schiff kann befreundete Schiffe angreifen';
    case 'fire-through': {
      const at = of.range ? ` in ${range(of.range)}` : '';
      const as = of.asItsArc ? `, dann als Waffen dieses Winkels` : '';
      return `dieses Schiff kann mit ${list(of.with.map(weapon), 'oder')} (Waffen des Frontwinkels) auch durch seinen ${arcs([of.arc])}${at} angreifen${as}`;
    }
    case 'treat-as-bullseye':
      return `dieses Schiff darf feindliche Schiffe in seinem ${arcs([of.arc])} in ${range(of.range)} so behandeln, als wären sie in seinem ${arcs(['bullseye'])}${ifBehind(of.requires)}`;
    case 'lend': {
      const lent = `die ${list(
        of.tokens.map((one) => (one === 'focus' ? 'Fokusmarker' : 'Ausweichmarker')),
        'und',
      )} dieses Schiffs wie eigene ausgeben`;
      return of.atAnyTime
        ? `${shipWith(of.whom, 'one', 'nom')} kann ${lent}`
        : `während ${shipWith(of.whom, 'one', 'nom')} angreift oder verteidigt, darf es ${lent}`;
    }
    case 'coordinate-two':
      return `wenn dieses Schiff eine Koordinieren-Aktion ausführt und ${shipWith(of.whom)} gewählt hat, darf es ${prices(of.costs).may}, um die Aktion als weiß zu behandeln und 1 weiteres solches Schiff zu koordinieren; ${deedOf(of.each).inverted('dieses Schiff').replaceAll('das gewählte Schiff', 'jedes dieser Schiffe')}`;
    case 'treat-range':
      return `während dieses Schiff koordiniert oder die Wirkung einer seiner Aufwertungen ausführt, darf es befreundete Schiffe in ${range(of.from)} so behandeln, als wären sie in ${range(of.as)}`;
    case 'reroll-outside-attacks':
      return `nachdem dieses Schiff außerhalb eines Angriffs Würfel geworfen hat${ifBehind(of.requires)}, darf es ${prices(of.costs).may}, um ${typeof of.which === 'number' ? `bis zu ${of.which} seiner Ergebnisse` : `alle seine ${facesAnd(of.which)}`} neu zu werfen`;
    case 'attack-at':
      return `dieses Schiff kann mit ${weapon(of.with)} in ${range(of.range)} angreifen`;
    case 'fire-without':
      return exemptionText(of);
  }
}

function templatesText(
  { moves, from, by, costs, as, must, after }: Extract<ModifierOf, { can: 'reposition-otherwise' }>,
  deedOf: EffectWords,
): string {
  const actions = moves.flatMap((move) =>
    move === 'decloak' ? [] : [performedAction(move, from ?? 'white')],
  );
  const when = actions.length > 0 ? `${list(actions, 'oder')} ausführt` : 'sich enttarnt';
  const which =
    by === 'one-speed-faster'
      ? 'eine um 1 schnellere Schablone'
      : `die Schablone ${list(by.map(template), 'oder')}`;
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
  const what = list(
    needs.map((need) => (need === 'lock' ? 'die Zielerfassung' : `den ${tokenNoun(need)}`)),
    'oder',
  );
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

function cannot(of: Extract<ModifierOf, { cannot: unknown }>): string {
  switch (of.cannot) {
    case 'perform-actions': {
      const named = of.actions === 'all' || of.actions.length === ACTION_NAMES.length ? null : of.actions;
      const what = named === null ? 'Aktionen' : list(named.map(actionNoun), 'oder');
      return `dieses Schiff kann keine ${what} ausführen${ifBehind(of.requires)}`;
    }
    case 'be-locked':
      return `dieses Schiff kann nicht als Ziel erfasst werden${ifBehind(of.requires)}`;
    case 'coordinate':
      return `dieses Schiff kann ${shipWith(of.whom, 'many')} nicht koordinieren`;
    case 'be-coordinated':
      return `dieses Schiff kann nicht koordiniert werden${ifBehind(of.requires)}`;
    case 'modify-dice': {
      const name = of.dice === 'both' ? 'Würfel' : DICE[of.dice];
      const dice = of.onlyOwn ? `die ${name} dieses Schiffs` : name;
      const what = of.with === 'rerolls' ? 'neu geworfen' : 'verändert';
      const by = of.by === 'owner' ? ' von dem Schiff, das sie geworfen hat,' : '';
      return `${dice} können${by}${of.with ? MEANS[of.with] : ''} nicht ${what} werden${whileBehind(of.requires ?? [])}`;
    }
    case 'attack-but-bonus':
      return `dieses Schiff kann mit ${list(of.with.map(weapon), 'oder')} nur als Bonusangriff angreifen${ifBehind(of.requires)}`;
    case 'lend-tokens':
      return `andere Schiffe können die ${list(of.tokens.map(tokenNoun), 'oder')} dieses Schiffs nicht mit einer Schiffsfähigkeit ausgeben`;
    case 'spend-tokens':
      return `dieses Schiff kann keine ${list(of.tokens.map(tokenNoun), 'oder')} ausgeben`;
    case 'spend-force':
      return 'dieses Schiff kann keine Macht ausgeben, außer während es angreift';
    case 'spend-locks':
      return of.forAnything
        ? `dieses Schiff kann keine Zielerfassungen ausgeben${whileBehind(of.requires ?? [])}`
        : 'dieses Schiff kann keine Zielerfassungen ausgeben, um Angriffswürfel neu zu werfen';
    case 'range-bonus': {
      const dice = of.bonus === 'both' ? '' : ` der ${DICE[of.bonus]}`;
      return `kein Reichweitenbonus${dice} gilt${whileBehind(of.requires ?? [])}`;
    }
    case 'lose-tokens': {
      const names = list(of.tokens.map(tokenNoun));
      const what = of.most === undefined ? `seine ${names} nicht` : `bis zu ${of.most} seiner ${names} nicht`;
      const whom = of.whom.length === 0 ? 'dieses Schiff' : shipWith(of.whom, 'one', 'nom');
      return `${whom} entfernt${of.only ? ' in der Endphase' : ''} ${what}${ifBehind(of.requires)}`;
    }
    case 'gain':
      return `dieses Schiff kann keine ${list(of.tokens.map(tokenNoun), 'oder')} erhalten${ifBehind(of.requires)}`;
  }
}

function rule(of: Extract<ModifierOf, { rule: unknown }>): string {
  switch (of.rule) {
    case 'reroll-limit':
      return `der Angreifer kann nicht mehr als ${counted(of.most, NOUNS.attackDie)} neu werfen${whileBehind(of.requires)}`;
    case 'crits-neutralized-first':
      return `Krits werden vor Treffern aufgehoben${whileBehind(of.requires)}`;
    case 'evades-spare-crits':
      return `Ausweichen hebt keine Krits auf${whileBehind(of.requires)}`;
    case 'deploys-last':
      if (of.nearFriends)
        return `dieses Schiff beginnt in Reserve; am Ende des Aufbaus wird es in ${range(of.nearFriends)} eines befreundeten Schiffs aufgestellt`;
      return `dieses Schiff beginnt in Reserve; am Ende des Aufbaus wird es in Reichweite 0 eines Hindernisses und jenseits von Reichweite ${of.beyondEnemies} feindlicher Schiffe aufgestellt, oder in seinem Aufstellungsbereich, wenn das unmöglich ist`;
    case 'deploys-at':
      return `im Aufbau wird dieses Schiff wie ein gewöhnliches Schiff mit Initiative ${of.initiative} aufgestellt`;
    case 'tractored-instead':
      return 'fragt die Pilotenfähigkeit dieses Schiffs, ob der Verteidiger im Traktorstrahl ist, fragt sie stattdessen, ob dieses Schiff es ist';
    case 'friends-are-allies':
      return 'dieses Schiff und seine befreundeten Schiffe sind stattdessen miteinander verbündet';
    case 'joins-squads':
      return `dieses Schiff kann in Staffeln der Fraktionen ${list(of.factions.map(faction))} sein; Schiffe anderer Fraktionen dort sind mit ihm verbündet statt befreundet${whileBehind(of.requires)}`;
    case 'one-focus-modified':
      return `greift ${shipWith(of.whom, 'one', 'nom')} an oder verteidigt es, kann es nur 1 Fokus seiner Würfel verändern`;
    case 'focus-at-range-0':
      return `der Angreifer kann Fokusmarker für seine Angriffswürfel ausgeben${whileBehind(of.requires)}`;
    case 'locks-near':
      return `${shipWith(of.whom, 'many', 'nom')} können Objekte in ${range(of.range)} dieses Schiffs als Ziel erfassen, gleich wie weit sie selbst davon entfernt sind`;
    case 'crits-inflict':
      return `Krits dieses Schiffs geben dem Verteidiger ${tokens(of.token, '')} statt Schaden`;
    case 'locks-near-friends':
      return 'befreundete Schiffe können Objekte in Reichweite 0-3 jedes befreundeten Schiffs als Ziel erfassen';
    case 'prevent-detonations':
      return `bevor ${traits(of.traits, 'nom')} der eigenen Seite explodieren würde, darf dieses Schiff ${prices(of.costs).may}, um das zu verhindern`;
    case 'reroll-detonations':
      return `während ${traits(of.traits, 'nom')} der eigenen Seite in ${range(of.range)} explodiert, darf dieses Schiff jedes Mal, wenn für die Wirkung Angriffswürfel geworfen werden, 1 davon neu werfen`;
    case 'stop-recovery':
      return `in der Endphase, bevor ${shipWith(of.whom, 'one', 'nom')} 1 wiederkehrende Ladung oder Macht zurückerhält, darf dieses Schiff ${prices(of.costs).may}, um das zu verhindern`;
    case 'attack-range-counts-as':
      return `Angriffe dieses Schiffs${of.withCard ? ` mit ${upgradeName(of.withCard)}` : ''} in ${range(of.from)}${of.whom ? ` gegen ${shipWith(of.whom, 'one', 'acc')}` : ''} zählen als in Reichweite ${of.to}`;
  }
}
