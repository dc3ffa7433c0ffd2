import type { ModifierOf } from '../../../abilities/language.ts';
import { upgradeName } from '../../labels.ts';
import { counted, list, NOUNS } from '../grammar.ts';
import { actionNoun, bombWay, difficulty, distance, tokenNoun } from '../terms.ts';
import { ifBehind, weapon } from './conditions.ts';
import { amount, asMany, DICE, maneuversWith, ofShip, shipWith, slotUpgrade, tokensOr } from './ships.ts';

type PlainRule = Exclude<
  Extract<ModifierOf, { rule: unknown }>['rule'],
  | 'keeps-tokens'
  | 'dealt-card'
  | 'evade-for-focus'
  | 'survives-once'
  | 'docks'
  | 'escape-ship'
  | 'while-docked'
  | 'takes-aboard'
>;

export const RULES: Readonly<Record<PlainRule, string>> = {
  'faceup-cards-turn-down':
    'offene Schadenskarten, die dieses Schiff bekommt, werden verdeckt, ohne dass ihr Text gilt',
  'attacks-hit': 'Angriffe dieses Schiffs treffen, auch wenn kein Ergebnis übrig ist',
  'fights-as-at-range-1':
    'Angriffe dieses Schiffs mit einer Primärwaffe in Reichweite 2-3 gelten als Angriffe in Reichweite 1',
  'dies-after-combat': 'Schadenskarten zerstören dieses Schiff erst am Ende der Kampfphase',
  'deals-one-of-three':
    'wenn ein Angriff dieses Schiffs dem Verteidiger eine offene Schadenskarte zuteilt, zieht es 3 Karten, teilt 1 davon zu und legt die anderen ab',
  'resolves-one-of-two':
    'wenn dieses Schiff eine offene Schadenskarte bekommt, zieht es 1 weitere, handelt eine der beiden ab und legt die andere ab',
  'two-locks':
    'dieses Schiff darf 2 Zielerfassungen auf verschiedenen Schiffen haben; wenn es ein Ziel erfasst, darf es ein zweites Schiff erfassen',
  'focus-for-locks': 'wo ein Angriff dieses Schiffs eine Zielerfassung verlangt, genügt auch ein Fokusmarker',
  'guesses-evades':
    'einmal pro Runde, bevor dieses Schiff Verteidigungswürfel wirft, darf sein Spieler die Zahl der Ausweichen raten; zeigt der Wurf genau so viele, fügt es 1 Ausweichen hinzu',
  'takes-stress':
    'wenn ein anderes befreundetes Schiff in Reichweite 1-2 einen Stressmarker erhalten würde, darf dieses Schiff ihn stattdessen erhalten, falls es höchstens 2 hat',
  'friends-lock-afar':
    'ein befreundetes Schiff darf ein feindliches Schiff in Reichweite 1-3 eines beliebigen befreundeten Schiffs als Ziel erfassen',
  'shares-pilot-abilities':
    'dieses Schiff hat die Pilotenfähigkeiten aller befreundeten Schiffe mit dieser Karte',
  'decloaks-by-banks':
    'dieses Schiff enttarnt sich mit den Schablonen 2 Drehung statt mit der Schablone 2 geradeaus',
  'boosts-by-turns': 'dieses Schiff darf für einen Schub die Schablonen 1 Wende verwenden',
  'cards-come-faceup': 'alle Schadenskarten, die dieses Schiff bekommt, kommen offen',
  'fires-in-arc': 'dieses Schiff kann keine Schiffe außerhalb seines Feuerwinkels angreifen',
  'keeps-missed-weapons':
    'eine Sekundärwaffe, die für einen Angriff dieses Schiffs abgelegt würde, wird nur abgelegt, wenn er trifft',
  'keeps-hits': 'Ausweichen heben keine Treffer dieses Schiffs auf, nur seine Krits',
  'keeps-a-crit': 'von den Krits dieses Schiffs wird 1 nicht durch Verteidigungswürfel aufgehoben',
  'doubles-range-bonus': 'Würfel, die dieses Schiff wegen der Reichweite mehr wirft, zählen doppelt',
  'never-obstructed': 'Angriffe dieses Schiffs sind nie versperrt',
  'makes-spend-focus':
    'das andere Schiff des Angriffs muss, wenn es Würfel verändert, nach Möglichkeit 1 Fokusmarker ausgeben',
  'cancels-crits-first': 'wenn dieses Schiff verteidigt, darf es Krits vor Treffern aufheben lassen',
  'learns-pilot-abilities': 'dieses Schiff hat die Pilotenfähigkeiten befreundeter Schiffe, die ihre teilen',
  'locks-friends': 'dieses Schiff darf andere befreundete Schiffe als Ziel erfassen',
  'names-results':
    'einmal pro Runde, bevor ein befreundetes Schiff würfelt, darf ein Ergebnis genannt werden; einer der Würfel wird dazu geändert und nicht mehr verändert',
  'placed-anywhere':
    'dieses Schiff darf überall jenseits von Reichweite 3 feindlicher Schiffe aufgestellt werden',
  'hurts-by-bombs':
    'einmal pro Runde, wenn eine befreundete Bombe explodiert, erleidet 1 feindliches Schiff in Reichweite 1 von ihr 1 Schaden',
  'sets-hit-aside':
    'wenn dieses Schiff angreift, wird 1 Fokus, den sein Fokusmarker ändert, nicht durch Verteidigungswürfel aufgehoben',
  'dark-side':
    'wenn dieses Schiff in einem Angriff Kritschaden erleiden soll, bekommt es die Schadenskarte dieser Karte, die danach entfernt wird',
  'suffers-more-by-bombs':
    'wenn eine Bombe diesem Schiff Schaden zufügt, erleidet es 1 Kritschaden mehr, und diese Karte wird entfernt',
  'adds-matching':
    'einmal pro Runde, nachdem dieses Schiff Würfel geworfen oder neu geworfen hat, die alle dasselbe Ergebnis zeigen, darf es 1 solches Ergebnis hinzufügen',
  'locks-afar':
    'dieses Schiff darf ein feindliches Schiff in Reichweite 1-3 eines beliebigen befreundeten Schiffs als Ziel erfassen',
  'locks-twice':
    'dieses Schiff darf 2 Zielerfassungen auf demselben Schiff haben; wenn es ein Ziel erfasst, darf es dasselbe Schiff ein zweites Mal erfassen',
  'attacks-friends': 'dieses Schiff kann befreundete Schiffe angreifen',
  'first-card-faceup':
    'wenn dieses Schiff in einer Runde zum ersten Mal angreift und wenn es zum ersten Mal verteidigt, wird die erste Schadenskarte offen zugeteilt',
  'stress-check-last':
    'wenn dieses Schiff ein Manöver ausführt, darf es seinen Stress nach statt vor seinem Schritt „Aktion ausführen“ prüfen',
  'moves-over-obstacles':
    'wenn dieses Schiff einen Schub oder eine Fassrolle ausführt oder sich enttarnt, dürfen es und die Schablone Hindernisse überlappen',
  'ignores-obstacle-crits': 'Krits der Würfel, die dieses Schiff für Hindernisse wirft, bewirken nichts',
  'shrugs-bombs':
    'wenn eine befreundete Bombe explodiert, darf dieses Schiff ihre Wirkung nicht erleiden; dann wirft es 1 Angriffswürfel; bei Treffer legt es diese Karte ab',
  'prevents-bombs':
    'einmal pro Runde, wenn eine befreundete Bombe explodieren würde, darf dieses Schiff das verhindern; der Marker bleibt liegen',
  'shoots-past-obstacles': 'Hindernisse versperren Angriffe dieses Schiffs nicht',
  'lends-elite-actions':
    'befreundete Schiffe vom Typ TIE Fighter in Reichweite 1-3 dürfen die Aktion der Elite-Aufwertung dieses Schiffs ausführen',
  'friends-seem-near':
    'für seine Aktionen und Aufwertungen darf dieses Schiff befreundete Schiffe in Reichweite 2-3 so behandeln, als wären sie in Reichweite 1',
  'segnor-by-turns':
    'dieses Schiff darf eine Segnor-Schleife mit Geschwindigkeit 3 mit der Schablone 3 Wende derselben Richtung ausführen',
  obstructs: 'dieses Schiff versperrt feindliche Angriffe, die durch seine Basis gemessen werden',
  'ignores-own-bombs': 'dieses Schiff darf befreundete Bomben ignorieren',
  'rerolls-bomb-dice':
    'einmal pro Runde, wenn ein feindliches Schiff Angriffswürfel wirft, weil eine befreundete Bombe explodiert, dürfen beliebig viele seiner Fokus und Leerseiten gewählt werden; es wirft sie neu',
  'illicit-tokens':
    'auf jeder illegalen Aufwertungskarte der Staffel dieses Schiffs liegt zu Beginn 1 Marker, der statt der Karte abgelegt werden darf',
  'drops-bombs-beside':
    'wenn dieses Schiff nach dem Aufdecken seines Rads eine Bombe abwirft, darf es den Marker an beliebiger Stelle so legen, dass er es berührt',
  'takes-over':
    'sobald es abgedockt hat, hat dieses Schiff den Pilotenwert und die Pilotenfähigkeit des zerstörten befreundeten Schiffs, an das es angedockt war',
  'acts-twice': 'dieses Schiff darf in seinem Schritt „Aktion ausführen“ 2 Aktionen ausführen',
  'recovers-for-any':
    'für eine Wiederherstellungs-Aktion darf dieses Schiff beliebig viel seiner Energie statt aller ausgeben',
  'draws-from-either-half':
    'einmal pro Runde, wenn dieses Schiff eine offene Schadenskarte bekommt, darf sie vom Schadensstapel der anderen Schiffshälfte gezogen werden',
  'doubles-fore': 'ein Verstärkungsmarker auf dem Bug dieses Schiffs zählt als 2 Ausweichen',
  'coordinates-two':
    'eine Koordinations-Aktion dieses Schiffs darf 2 befreundeten Schiffen gelten; jedes darf 1 freie Aktion ausführen',
  'jams-afar': 'dieses Schiff darf feindliche Schiffe in Reichweite 1-3 stören',
  'obstructs-more':
    'wenn dieses Schiff einen Angriff versperrt, wirft der Verteidiger 3 Verteidigungswürfel mehr statt 1',
  'rolls-for-obstacles':
    'wenn dieses Schiff in der Aktivierungsphase ein Hindernis überlappt, bekommt es die offene Schadenskarte nicht; stattdessen wirft es 1 Angriffswürfel und erleidet bei Treffer oder Krit 1 Schaden',
  'keeps-ordnance':
    'jedes Festgeschütz-Symbol dieses Schiffs darf als Torpedo- oder Raketensymbol dienen, und seine Torpedo- und Raketenaufwertungen werden nicht abgelegt',
  'doubles-agility': 'die Wendigkeit des Verteidigers wird verdoppelt',
  'draws-locks': 'ein feindliches Schiff, das ein Ziel erfasst, muss dieses Schiff erfassen, falls es kann',
};

const BENDS = {
  long: 'die Schablone 2 geradeaus',
  forward: 'eine nach vorn gebogene Schablone 1 Drehung',
  back: 'eine nach hinten gebogene Schablone 1 Drehung',
} as const;

const LENDS = {
  focus:
    'wenn ein anderes befreundetes Schiff § angreift, darf es die Fokusmarker dieses Schiffs wie seine eigenen behandeln',
  locks:
    'wenn ein anderes befreundetes Schiff § angreift, darf es die blauen Zielerfassungsmarker dieses Schiffs wie seine eigenen behandeln',
  'lock-costs':
    'wenn ein anderes befreundetes Schiff § ein Schiff angreift, das dieses Schiff erfasst hat, braucht es dafür keine eigene Zielerfassung; soll es eine ausgeben, darf es die dieses Schiffs ausgeben',
} as const;

/** "um 1 höher", "um so viel höher, wie …". */
function raised(change: Parameters<typeof amount>[0]): string {
  if (typeof change !== 'number') return `um so viel höher${asMany(change)}`;
  return `um ${Math.abs(change)} ${change < 0 ? 'niedriger' : 'höher'}`;
}

export function valueText(of: Extract<ModifierOf, { value: unknown }>): string {
  switch (of.value) {
    case 'attack-dice':
    case 'defense-dice': {
      const attack = of.value === 'attack-dice';
      const less = typeof of.change === 'number' && of.change < 0;
      const { rest, tail } = amount(
        typeof of.change === 'number' ? Math.abs(of.change) : of.change,
        attack ? NOUNS.attackDie : NOUNS.defenseDie,
      );
      return `${attack ? 'der Angreifer' : 'der Verteidiger'} wirft ${rest} ${less ? 'weniger' : 'mehr'}${tail}${ifBehind(of.requires)}`;
    }
    case 'agility': {
      const whose =
        of.whose === 'own'
          ? 'dieses Schiffs'
          : of.whose === 'defender'
            ? 'des Verteidigers'
            : ofShip(of.whose.that, 'each');
      return `die Wendigkeit ${whose} ist ${raised(of.change)}${ifBehind(of.requires)}`;
    }
    case 'primary':
      return `der Primärwaffenwert dieses Schiffs ist ${raised(of.change)}`;
    case 'difficulty':
      return `die ${maneuversWith(of.maneuver, 'die')} dieses Schiffs sind ${difficulty(of.to)}${ifBehind(of.requires)}`;
    case 'bomb-ways': {
      const bomb = of.ways[0]?.only === 'reveal-cards' ? 'eine Bombe ohne Aktion' : 'eine Bombe';
      return `dieses Schiff darf ${bomb} auch so abwerfen: ${list(of.ways.map(bombWay), 'oder')}${ifBehind(of.requires)}`;
    }
    case 'roll-bends': {
      const ways = list(
        of.bends.map((bend) => BENDS[bend]),
        'oder',
      );
      const rest = `für eine Fassrolle statt der Schablone 1 geradeaus ${ways}`;
      if (of.stress) return `dieses Schiff darf 1 Stressmarker erhalten, um ${rest} zu verwenden`;
      return of.instead ? `dieses Schiff verwendet ${rest}` : `dieses Schiff darf ${rest} verwenden`;
    }
    case 'ordnance':
      return `auf jeder anderen ${slotUpgrade(of.slots)} dieses Schiffs ${of.count === 1 ? 'liegt' : 'liegen'} ${counted(of.count, NOUNS.ordnance)}; statt der Karte wird einer davon abgelegt`;
    case 'lock-range':
      if (of.range[0] === 1 && of.range[1] < 9)
        return `dieses Schiff erfasst feindliche Schiffe ${distance(of.range)} als Ziel`;
      return of.range[0] === 1
        ? 'dieses Schiff darf jedes feindliche Schiff im Spielbereich als Ziel erfassen'
        : `dieses Schiff erfasst nur Schiffe ${distance(of.range)} als Ziel`;
    case 'gathers':
      return `andere befreundete Schiffe dürfen überall ${distance(of.range)} dieses Schiffs aufgestellt werden`;
    case 'whole-skill':
      return `der Pilotenwert dieses Schiffs ist ${of.to}, solange es keine Schadenskarte hat`;
    case 'most-rerolls':
      return `der Angreifer kann nicht mehr als ${counted(of.most, NOUNS.attackDie)} neu werfen${ifBehind(of.requires)}`;
    case 'lends':
      return LENDS[of.what].replace('§', distance(of.range));
    case 'deploys':
      return `dieses Schiff darf bis zu ${of.most} angedockte Schiffe absetzen`;
    case 'most-tokens':
      return `dieses Schiff kann nicht mehr als ${of.most} ${tokenNoun(of.token)} haben`;
    case 'weapon-range':
      return `dieses Schiff kann mit ${weapon(of.with)} um ${of.change} Reichweite näher oder weiter angreifen, in Reichweite 1-3`;
  }
}

export function canText(of: Extract<ModifierOf, { can: unknown }>): string {
  switch (of.can) {
    case 'fly-red-while-stressed':
      return 'dieses Schiff kann rote Manöver ausführen, während es gestresst ist';
    case 'ignore-card':
      return `dieses Schiff darf ignorieren, was ${upgradeName(of.card)} bewirkt`;
    case 'attack-on-obstacles':
      return 'dieses Schiff kann angreifen, während es auf einem Hindernis liegt';
    case 'be-attacked-touching':
      return `dieses Schiff und ${shipWith(of.whom)}, das es berührt, können einander angreifen`;
    case 'act-while-stressed': {
      if (of.slots)
        return `dieses Schiff kann Aktionen seiner ${slotUpgrade(of.slots)}en ausführen, während es gestresst ist${ifBehind(of.requires)}`;
      const which = of.actions
        ? list(
            of.actions.map((one) => `${actionNoun(one)}en`),
            'oder',
          )
        : 'Aktionen';
      return `dieses Schiff kann ${which} ausführen, während es gestresst ist${ifBehind(of.requires)}`;
    }
    case 'attack-touching':
      return of.whom.length === 0
        ? 'dieses Schiff kann ein Schiff angreifen, das es berührt'
        : `dieses Schiff kann ${shipWith(of.whom)} angreifen, auch wenn es dieses berührt`;
    case 'fire-special':
      return 'dieses Schiff kann mit seiner Primärwaffe durch seinen speziellen Feuerwinkel angreifen';
    case 'ignore-obstacles':
      return 'dieses Schiff kann in der Aktivierungsphase und wenn es Aktionen ausführt Hindernisse ignorieren';
    case 'fire-auxiliary':
      return `dieses Schiff kann mit ${weapon(of.with)} durch seinen zusätzlichen Feuerwinkel angreifen`;
    case 'fire-disabled': {
      const what = of.cards ? of.cards.map(upgradeName) : of.with.map(weapon);
      const on = of.on.length === 0 ? '' : ` ${shipWith(of.on)}`;
      return `dieses Schiff kann${on} mit ${list(what, 'oder')} angreifen, während es einen ${tokenNoun('weapons-disabled')} hat`;
    }
    case 'fire-anywhere':
      return `dieses Schiff kann mit ${weapon(of.with)} in jede Richtung angreifen`;
  }
}

const MEANS = {
  focus: ' mit Fokusmarkern',
  rerolls: '',
  other: ' auf andere Weise',
  tokens: ' durch Ausgeben von Markern',
} as const;

export function cannotText(of: Extract<ModifierOf, { cannot: unknown }>): string {
  switch (of.cannot) {
    case 'act':
      return `${shipWith(of.whom, 'one', 'nom')} kann keine ${list(of.actions.map(actionNoun), 'oder')} ausführen`;
    case 'spend':
      return `${shipWith(of.whom, 'one', 'nom')} kann keine ${tokensOr(of.tokens)} ausgeben${ifBehind(of.requires)}`;
    case 'be-targeted':
      return `${shipWith(of.whom, 'one', 'nom')} kann nicht das Ziel eines Angreifers sein, der stattdessen dieses Schiff angreifen könnte`;
    case 'modify-dice': {
      const dice = of.dice === 'both' ? 'Würfel' : DICE[of.dice];
      const what = of.with === 'rerolls' ? 'neu geworfen' : 'verändert';
      const by = of.byAnybody ? '' : ' von ihm';
      return `die ${dice} ${ofShip(of.whom)} können${by}${of.with ? MEANS[of.with] : ''} nicht ${what} werden${ifBehind(of.requires)}`;
    }
    case 'attack-with':
      return `dieses Schiff kann nicht mit ${weapon(of.with)} angreifen${ifBehind(of.requires)}`;
    case 'target-this':
      return `${shipWith(of.whom, 'one', 'nom')} kann dieses Schiff nicht angreifen${ifBehind(of.requires)}`;
    case 'spend-locks':
      return `${shipWith(of.whom, 'one', 'nom')} kann keine Zielerfassungen ausgeben${ifBehind(of.requires)}`;
    case 'range-bonus':
      return `wegen der Reichweite wird kein ${of.dice === 'attack' ? 'Angriffswürfel' : 'Verteidigungswürfel'} mehr geworfen${ifBehind(of.requires)}`;
  }
}
