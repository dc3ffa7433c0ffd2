import { type Deed, subjectAfter } from '../../../../common/words/french/deeds.ts';
import type { Effect, ModifierOf } from '../../../abilities/language.ts';
import { ACTION_NAMES } from '../../../cards/chassis.ts';
import { upgradeName } from '../../labels.ts';
import { modifierIn } from '../../modifiers.ts';
import { counted, de, list, NOUNS, ou, que } from '../grammar.ts';
import {
  action,
  actionNoun,
  BEARINGS,
  colouredAction,
  difficulty,
  faction,
  performedAction,
  range,
  template,
  theArc,
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
  maneuverWords,
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
  const less = typeof of.change === 'number' && of.change < 0 ? ' de moins' : ' de plus';
  const rolled = amount(
    typeof of.change === 'number' ? Math.abs(of.change) : of.change,
    attack ? NOUNS.attackDie : NOUNS.defenseDie,
    less,
  );
  const party = attack ? 'l’attaquant' : 'le défenseur';
  if (of.whose === 'any') {
    const when = whileText(of.requires ?? []);
    const isOwn = fightOf(of.requires ?? []) === (attack ? 'attack' : 'defense');
    return `${when === '' ? '' : `${when}, `}${isOwn ? subjectAfter(when) : party} lance ${rolled}`;
  }
  const enemy = of.whose === 'enemy';
  const acts = attack === enemy ? 'défend' : 'attaque';
  return `quand ce vaisseau ${acts}${ifBehind(of.requires)}, ${enemy ? party : 'il'} lance ${rolled}`;
}

/** Des vaisseaux de plusieurs types. */
function coordinateMoreText({
  from,
  more,
  asRed,
  mixed,
  whom,
}: Extract<ModifierOf, { can: 'coordinate-more' }>) {
  const colour = from === undefined ? '' : from === 'purple' ? ' violette' : ' blanche';
  const named = whom.length > 0;
  const by = `une action de coordination${colour}${named ? ` sur ${shipWith(whom)}` : ''}`;
  const ships = `${more > 1 ? `jusqu’à ${more} vaisseaux` : '1 vaisseau'} ${named ? 'de ces types' : more > 1 ? 'alliés' : 'allié'} de plus`;
  const same = mixed === true ? ` ; chacun effectue la même action${asRed ? ', comme rouge' : ''}` : '';
  return `par ${by}, ce vaisseau peut coordonner ${ships}${asRed ? ' s’il traite l’action comme rouge' : ''}${same}`;
}

function templatesText(
  { moves, from, by, costs, as, must, after }: Extract<ModifierOf, { can: 'reposition-otherwise' }>,
  deedOf: EffectWords,
): string {
  const actions = moves.flatMap((move) =>
    move === 'decloak' ? [] : [performedAction(move, from ?? 'white')],
  );
  const when = actions.length > 0 ? `effectue ${ou(actions)}` : 'se désocculte';
  const price = costs.length > 0 ? `${prices(costs).may} pour ` : '';
  const which =
    by === 'one-speed-faster' ? 'un gabarit d’une vitesse de plus' : `le gabarit ${ou(by.map(template))}`;
  const red = as ? ` (l’action est alors ${difficulty(as)})` : '';
  const then = after ? ` ; s’il le fait, ${deedOf(after).main('il')}` : '';
  return `quand ce vaisseau ${when}, il ${must ? 'doit' : 'peut'} ${price}utiliser ${which} à la place${must ? ', s’il y en a un' : ''}${red}${then}`;
}

function exemptionText({
  needs,
  on,
  costs,
  whom: ships,
}: Extract<ModifierOf, { can: 'fire-without' }>): string {
  const what = ou(needs.map((need) => (need === 'lock' ? 'le verrouillage' : `le ${tokenNoun(need)}`)));
  const whom = on.length === 0 ? '' : ` contre ${shipWith(on)}`;
  const price = costs.length === 0 ? '' : `${prices(costs).may} pour `;
  const ship = ships === undefined ? 'ce vaisseau' : shipWith(ships);
  return `${ship} peut ${price}effectuer une attaque spéciale${whom} sans ${what} qu’elle exige`;
}

const DOING = {
  maneuver: 'exécute une manœuvre',
  'moving-through': 'les traverse',
  boost: 'accélère',
  'barrel-roll': 'fait un tonneau',
  attack: 'attaque',
  overlap: 'les chevauche',
} as const;

const stress = (most: number): string =>
  most >= 99 ? 'du stress' : `au plus ${most} ${tokenNoun('stress', most !== 1)}`;

const MEANS = {
  'focus-tokens': ' avec des jetons de concentration',
  'focus-and-calculate-tokens': ' avec des jetons de concentration ou de calcul',
  'green-tokens': ' avec des jetons verts',
  tokens: ' avec des jetons',
  rerolls: '',
} as const;

/** Values, permissions and prohibitions in words: sentences about the card's ship. */
export const modifierOf = modifierIn<Deed>({
  mark: 'le reste de cette carte s’applique',
  permission: {
    actions: ({ only }) =>
      `parmi les actions de sa barre, ce vaisseau ne peut effectuer que ${ou(only.map(action))}`,
    'modify-own-attack-dice': 'ce vaisseau ne peut modifier ses dés d’attaque qu’avec la Force',
    'modify-attack-dice': ({ requires }) =>
      `${'les dés d’attaque ne peuvent être modifiés qu’en dépensant un verrouillage pour les relancer'}${whileBehind(requires)}`,
    targets:
      'avec chacune de ses armes, ce vaisseau ne peut attaquer qu’à la portée d’attaque la plus courte où il y a un défenseur légal',
    templates: ({ moves }) =>
      `quand ce vaisseau ${ou(moves.map((move) => (move === 'decloak' ? 'se désocculte' : 'fait un tonneau')))}, il doit utiliser un gabarit de virage léger au lieu du gabarit droit`,
    reinforce: ({ only }) =>
      `ce vaisseau ne peut renforcer que ${arcs([only === 'fore' ? 'full-front' : 'full-rear'])}`,
    'lock-action': ({ only }) =>
      `avec son action de verrouillage, ce vaisseau ne peut choisir qu’un objet dans ${arcs(only)}`,
    turret: ({ only }) => `ce vaisseau ne peut tourner son indicateur de tourelle que vers ${arcs(only)}`,
  },
  value: {
    'attack-dice': diceText,
    'defense-dice': diceText,
    'dice-limit': ({ most, dice, requires }) =>
      typeof most === 'number'
        ? `ce vaisseau lance au plus ${most} ${DICE[dice]}${ifBehind(requires)}`
        : `ce vaisseau ne lance pas plus de ${DICE[dice]} ${asMany(most)}${ifBehind(requires)}`,
    'maneuver-difficulty': ({ maneuver, bearing, change, requires }) => {
      const which = maneuver
        ? maneuverWords(maneuver, true)
        : bearing
          ? `manœuvres (${BEARINGS[bearing as keyof typeof BEARINGS] ?? bearing})`
          : 'manœuvres';
      return `les ${which} de ce vaisseau sont ${change > 0 ? 'plus difficiles' : 'plus faciles'} de ${counted(Math.abs(change), NOUNS.step)}${ifBehind(requires)}`;
    },
    initiative: ({ to, while: during }) =>
      `ce vaisseau a l’initiative ${to} tant qu’il ${during === 'damaged' ? 'est' : 'n’est pas'} endommagé`,
    'pilot-abilities': ({ whom }) => `ce vaisseau a la capacité de pilote de ${shipWith(whom, 'each')}`,
    'maneuver-speed': ({ change }) =>
      `ce vaisseau exécute ses manœuvres à une vitesse de ${Math.abs(change)} ${change < 0 ? 'inférieure, 1 au moins' : 'supérieure'}`,
    locks: ({ most }) =>
      `ce vaisseau peut maintenir jusqu’à ${most} verrouillages, chacun sur un objet différent`,
    reload: ({ change }) =>
      `quand ce vaisseau se recharge, l’amélioration récupère ${counted(change, NOUNS.charge)} de plus`,
    'weapon-range': ({ with: weapons, change }) =>
      `ce vaisseau peut attaquer avec ${ou(weapons.map(weapon))} à ${change} de portée de moins ou de plus, à portée 0-3`,
    'lock-range': ({ range: span }) =>
      span[1] > 5
        ? `ce vaisseau verrouille au-delà de la portée ${span[0] - 1}`
        : `ce vaisseau verrouille à ${range(span)}`,
    'weapon-arc': ({ onBack, slot, to }) => {
      const side =
        onBack === undefined
          ? ''
          : onBack
            ? ' tant que cette carte est sur son autre face'
            : ' tant que cette carte est sur sa face avant';
      return `les attaques de ce vaisseau avec une ${slotUpgrade([slot])} de l’arc avant se font dans ${theArc(to)} à la place${side}`;
    },
    'action-bar': ({ add, requires }) =>
      `la barre d’action de ce vaisseau a aussi : ${list(add.map((one) => colouredAction(one.action, one.difficulty)))}${ifBehind(requires)}`,
    'action-colour': ({ actions, from, to, requires }) =>
      `pour ce vaisseau, ${list(actions.map((one) => `l’${actionNoun(one)}${from && from !== 'white' ? ` ${difficulty(from)}` : ''}`))} devient ${difficulty(to)}${ifBehind(requires)}`,
  },
  can: {
    'act-while-stressed': ({ actions, mostStress, inStep, requires }) => {
      const which =
        actions === 'any'
          ? 'des actions'
          : actions === 'white'
            ? 'des actions blanches'
            : actions === 'damage-cards'
              ? 'les actions des cartes de dégât'
              : list(actions.map((one) => `des ${actionNoun(one).replace('action', 'actions')}`));
      return `ce vaisseau peut effectuer ${which} tant qu’il a ${stress(mostStress)}${inStep ? ', dans son étape Effectuer une action' : ''}${ifBehind(requires)}`;
    },
    'treat-as-red': ({ action, from, effect }, deedOf) =>
      `ce vaisseau peut traiter ${performedAction(action, from ?? 'white')} comme rouge ; s’il le fait, ${deedOf(effect).main('il')} en plus`,
    'coordinate-more': (of) => {
      if (of.mixed) return coordinateMoreText(of);
      return `par une action de coordination ${of.from === 'purple' ? 'violette' : 'blanche'}, ce vaisseau peut coordonner en plus ${of.more === 1 ? shipWith(of.whom) : `jusqu’à ${of.more} ${shipWith(of.whom, 'many').replace(/^des /, '')}`} du même type${of.asRed ? ' s’il traite l’action comme rouge' : ''} ; chacun effectue la même action${of.asRed ? ', comme rouge' : ''}`;
    },
    'coordinate-allies': 'ce vaisseau peut coordonner les vaisseaux partenaires comme des vaisseaux alliés',
    'lock-beyond': ({ that }) => `ce vaisseau peut verrouiller ${shipWith(that)} à n’importe quelle portée`,
    'reach-by-lock':
      'quand ce vaisseau coordonne ou brouille, il peut dépenser son verrouillage sur un vaisseau pour choisir celui-ci à n’importe quelle portée',
    'coordinate-beyond': ({ whom }) =>
      `ce vaisseau peut coordonner ${shipWith(whom, 'many')} à n’importe quelle portée`,
    'fly-red-while-stressed': ({ maneuver, mostStress, requires }) =>
      `ce vaisseau peut exécuter des ${maneuverWords({ ...maneuver, difficulty: 'red' }, true)} tant qu’il a ${stress(mostStress)}${ifBehind(requires)}`,
    'ignore-obstacles': ({ atRange0, types, locked, while: during, requires }) => {
      const where = atRange0 === undefined ? '' : atRange0 ? ' à portée 0' : ' au-delà de la portée 0';
      return `ce vaisseau ignore ${obstacles(types)}${where}${locked ? ' qu’il a verrouillés' : ''} tant qu’il ${ou(during.map((one) => DOING[one]))}${ifBehind(requires)}`;
    },
    'cross-obstacles': ({ while: during, requires }) =>
      `ce vaisseau peut traverser et chevaucher des obstacles tant qu’il ${ou(during.map((one) => DOING[one]))}${ifBehind(requires)} ; il en subit alors les effets`,
    'jam-friends':
      'quand ce vaisseau brouille, il peut aussi se choisir lui-même ou choisir un autre vaisseau allié',
    'attack-on-obstacles': ({ whom: ships, with: weapons, types }) => {
      const whom = ships ? shipWith(ships, 'many') : 'ce vaisseau';
      return `${whom} ${ships ? 'peuvent' : 'peut'} attaquer${weapons === 'any' ? '' : ` avec ${weapon(weapons)}`} à portée 0 ${de(obstacles(types))}`;
    },
    'attack-while-disarmed': ({ once, with: weapons, onlyLocked, inBullseye }) => {
      const how = once ? `a exactement 1 ${tokenNoun('disarm')}` : 'est désarmé';
      return `ce vaisseau peut attaquer avec ${ou(weapons.map(weapon))} tant qu’il ${how}${onlyLocked ? ', mais seulement ce qu’il a verrouillé' : ''}${inBullseye ? ', mais seulement dans son arc de plein fouet' : ''}`;
    },
    'act-while-ionized': 'ce vaisseau peut effectuer les actions des cartes de dégât tant qu’il est ionisé',
    'let-docked-suffer':
      'tant que ce vaisseau défend, les vaisseaux amarrés à lui peuvent subir des dégâts à sa place',
    'use-docked-shields':
      'ce vaisseau peut perdre et dépenser les boucliers actifs d’un vaisseau amarré comme les siens',
    'pick-exposed':
      'quand ce vaisseau révèle une de ses cartes de dégât, son joueur regarde celles qui sont face cachée et la choisit',
    'coordinate-otherwise': ({ onOwnBar, withStress }) =>
      onOwnBar
        ? 'un vaisseau que ce vaisseau coordonne ne peut effectuer qu’une action qui est aussi dans la barre d’action de ce vaisseau'
        : `un vaisseau qui a exactement ${withStress ?? 0} ${tokenNoun('stress', withStress !== 1)} et que ce vaisseau coordonne peut effectuer des actions`,
    'stay-through-engagement': ({ whom }) =>
      `${shipWith(whom)} détruit pendant la phase d’engagement n’est retiré qu’à la fin de cette phase`,
    'act-after-overlap':
      'ce vaisseau ne passe pas son étape Effectuer une action après avoir exécuté partiellement une manœuvre',
    'lead-otherwise': ({ how, requires }) =>
      `${
        how === 'purple-as-red'
          ? 'pour les ailiers de ce vaisseau, les manœuvres violettes sont rouges'
          : 'les ailiers de ce vaisseau peuvent effectuer des actions de tonneau et d’accélération, par lesquelles ils quittent la formation'
      }${ifBehind(requires)}`,
    'stay-until-end':
      'ce vaisseau n’est retiré qu’à la fin de la phase de dénouement de la manche où il est détruit',
    'place-otherwise': ({ change, requires }) => `${changeText(change)}${ifBehind(requires)}`,
    'place-touching': ({ trait }) =>
      `avant que ce vaisseau ne largue ${traits([trait])}, il peut placer cet engin à son contact à la place`,
    'coordinate-remotes':
      'quand ce vaisseau coordonne, il peut choisir un objet distant Équipage allié au lieu d’un vaisseau ; au lieu d’effectuer une action, cet objet se déplace vers l’avant avec 1 virage serré à gauche, 1 virage serré à droite ou 2 tout droit',
    'back-up-boosts':
      'une action d’accélération de ce vaisseau qui échouerait contre un autre vaisseau peut reculer jusqu’à le toucher à la place',
    deploy: ({ range: span, beyondEnemies, beyondObstacles, beyondEnemyEdge, whom: ships }) => {
      const where = [
        ...(span ? [`à ${range(span)} de ce vaisseau`] : []),
        ...(beyondEnemies === undefined
          ? []
          : [`au-delà de la portée ${beyondEnemies} des vaisseaux ennemis`]),
        ...(beyondObstacles === undefined ? [] : [`au-delà de la portée ${beyondObstacles} des obstacles`]),
        ...(beyondEnemyEdge === undefined
          ? []
          : [`au-delà de la portée ${beyondEnemyEdge} du bord de l’adversaire`]),
      ];
      const whom =
        ships === 'own' ? 'ce vaisseau peut être placé' : `${shipWith(ships, 'many')} peuvent être placés`;
      return `à la mise en place, ${whom} n’importe où dans l’aire de jeu ${list(where)}`;
    },
    'reposition-otherwise': templatesText,
    'ignore-devices': 'ce vaisseau ignore les effets des engins alliés',
    'lock-at-any-range': ({ costs }) =>
      `quand ce vaisseau effectue une action de verrouillage, il peut ${prices(costs).may} pour verrouiller à n’importe quelle portée`,
    'reach-farther': ({ actions, costs, by, most }) =>
      `quand ce vaisseau effectue une action de ${ou(actions.map(action))}, il peut ${prices(costs).may} pour atteindre ${by} de portée de plus${most ? `, jusqu’à ${most} fois et au plus à portée 5` : ''}`,
    'stretch-range': ({ costs, by }) =>
      `tant que ce vaisseau attaque, il peut ${prices(costs).may} pour attaquer jusqu’à ${by} de portée plus loin ou plus près que son arme, à portée 0-5`,
    'attack-friends': 'ce vaisseau peut attaquer des vaisseaux alliés',
    'fire-through': ({ range: span, asItsArc, with: weapons, arc }) => {
      const at = span ? ` à ${range(span)}` : '';
      const as = asItsArc ? ', comme armes de cet arc' : '';
      return `ce vaisseau peut attaquer avec ${ou(weapons.map(weapon))} (armes de l’arc avant) aussi par ${arcs([arc])}${at}${as}`;
    },
    'treat-as-bullseye': ({ arc, range: span, requires }) =>
      `ce vaisseau peut traiter les vaisseaux ennemis dans ${arcs([arc])} à ${range(span)} comme s’ils étaient dans ${arcs(['bullseye'])}${ifBehind(requires)}`,
    lend: ({ tokens, atAnyTime, whom }) => {
      const lent = `dépenser les jetons ${list(
        tokens.map((one) => (one === 'focus' ? 'de concentration' : 'd’évasion')),
        'et',
      )} de ce vaisseau comme les siens`;
      return atAnyTime
        ? `${shipWith(whom)} peut ${lent}`
        : `tant qu’${shipWith(whom)} attaque ou défend, il peut ${lent}`;
    },
    'coordinate-two': ({ whom, costs, each }, deedOf) =>
      `quand ce vaisseau effectue une action de coordination et a choisi ${shipWith(whom)}, il peut ${prices(costs).may} pour traiter l’action comme blanche et coordonner 1 autre vaisseau de ce genre ; ${deedOf(each).main('ce vaisseau').replaceAll('au vaisseau choisi', 'à chacun de ces vaisseaux').replaceAll('le vaisseau choisi', 'chacun de ces vaisseaux')}`,
    'treat-range': ({ from, as }) =>
      `tant que ce vaisseau coordonne ou résout l’effet d’une de ses améliorations, il peut traiter les vaisseaux alliés à ${range(from)} comme s’ils étaient à ${range(as)}`,
    'reroll-outside-attacks': ({ requires, costs, which }) =>
      `après que ce vaisseau a lancé des dés hors d’une attaque${ifBehind(requires)}, il peut ${prices(costs).may} pour relancer ${typeof which === 'number' ? `jusqu’à ${which} de ses résultats` : `toutes ses ${facesAnd(which)}`}`,
    'attack-at': ({ with: weapons, range: span }) =>
      `ce vaisseau peut attaquer avec ${weapon(weapons)} à ${range(span)}`,
    'fire-without': exemptionText,
  },
  cannot: {
    'perform-actions': ({ actions, requires }) => {
      const named = actions === 'all' || actions.length === ACTION_NAMES.length ? null : actions;
      const what =
        named === null
          ? 'd’action'
          : list(
              named.map((one) => `d’${actionNoun(one)}`),
              'ni',
            );
      return `ce vaisseau ne peut pas effectuer ${what}${ifBehind(requires)}`;
    },
    'be-locked': ({ requires }) => `ce vaisseau ne peut pas être verrouillé${ifBehind(requires)}`,
    coordinate: ({ whom }) => `ce vaisseau ne peut pas coordonner ${shipWith(whom, 'many')}`,
    'be-coordinated': ({ requires }) => `ce vaisseau ne peut pas être coordonné${ifBehind(requires)}`,
    'modify-dice': ({ dice: rolled, onlyOwn, with: weapons, by: party, requires }) => {
      const name = rolled === 'both' ? 'dés' : DICE[rolled];
      const dice = onlyOwn ? `les ${name} de ce vaisseau` : `les ${name}`;
      const what = weapons === 'rerolls' ? 'relancés' : 'modifiés';
      const by = party === 'owner' ? ' par le vaisseau qui les a lancés' : '';
      return `${dice} ne peuvent pas être ${what}${by}${weapons ? MEANS[weapons] : ''}${whileBehind(requires ?? [])}`;
    },
    'attack-but-bonus': ({ with: weapons, requires }) =>
      `ce vaisseau ne peut attaquer avec ${ou(weapons.map(weapon))} que comme attaque bonus${ifBehind(requires)}`,
    'lend-tokens': ({ tokens }) =>
      `les autres vaisseaux ne peuvent pas dépenser les ${ou(tokens.map((one) => tokenNoun(one, true)))} de ce vaisseau par une capacité de vaisseau`,
    'spend-tokens': ({ tokens }) =>
      `ce vaisseau ne peut pas dépenser de ${list(
        tokens.map((one) => tokenNoun(one, true)),
        'ni de',
      )}`,
    'spend-force': 'ce vaisseau ne peut pas dépenser de Force, sauf tant qu’il attaque',
    'spend-locks': ({ forAnything, requires }) =>
      `ce vaisseau ne peut pas dépenser de verrouillages${forAnything ? '' : ' pour relancer des dés d’attaque'}${whileBehind(requires ?? [])}`,
    'range-bonus': ({ bonus, requires }) => {
      const dice = bonus === 'both' ? '' : ` des ${DICE[bonus]}`;
      return `aucun bonus de portée${dice} ne s’applique${whileBehind(requires ?? [])}`;
    },
    'lose-tokens': ({ tokens, most, whom: ships, only, requires }) => {
      const names = list(tokens.map((one) => tokenNoun(one, true)));
      const what = most === undefined ? `ses ${names}` : `jusqu’à ${most} de ses ${names}`;
      const whom = ships.length === 0 ? 'ce vaisseau' : shipWith(ships);
      return `${whom} ne retire pas ${what}${only ? ' pendant la phase de dénouement' : ''}${ifBehind(requires)}`;
    },
    gain: ({ tokens, requires }) =>
      `ce vaisseau ne peut pas gagner de ${list(
        tokens.map((one) => tokenNoun(one, true)),
        'ni de',
      )}${ifBehind(requires)}`,
  },
  rule: {
    'reroll-limit': ({ most, requires }) =>
      `l’attaquant ne peut pas relancer plus de ${counted(most, NOUNS.attackDie)}${whileBehind(requires)}`,
    'crits-neutralized-first': ({ requires }) =>
      `les critiques sont annulés avant les touches${whileBehind(requires)}`,
    'evades-spare-crits': ({ requires }) =>
      `les évasions n’annulent pas les critiques${whileBehind(requires)}`,
    'deploys-last': ({ nearFriends, beyondEnemies }) => {
      if (nearFriends)
        return `ce vaisseau commence en réserve ; à la fin de la mise en place, il est placé à ${range(nearFriends)} d’un vaisseau allié`;
      return `ce vaisseau commence en réserve ; à la fin de la mise en place, il est placé à portée 0 d’un obstacle et au-delà de la portée ${beyondEnemies} des vaisseaux ennemis, ou dans sa zone de déploiement si c’est impossible`;
    },
    'deploys-at': ({ initiative }) =>
      `lors de la mise en place, ce vaisseau est placé comme un vaisseau standard d’initiative ${initiative}`,
    'tractored-instead':
      'quand la capacité de pilote de ce vaisseau demande si le défenseur est sous l’effet d’un rayon tracteur, elle demande à la place si ce vaisseau l’est',
    'friends-are-allies': 'ce vaisseau et ses alliés sont des partenaires à la place',
    'joins-squads': ({ factions, requires }) =>
      `ce vaisseau peut faire partie d’escadrons des factions ${list(factions.map(faction))} ; les vaisseaux d’autres factions y sont ses partenaires au lieu de ses alliés${whileBehind(requires)}`,
    'one-focus-modified': ({ whom }) =>
      `${shipWith(whom)}, quand il attaque ou défend, ne peut modifier que 1 concentration de ses dés`,
    'focus-at-range-0': ({ requires }) =>
      `l’attaquant peut dépenser des jetons de concentration pour ses dés d’attaque${whileBehind(requires)}`,
    'locks-near': ({ whom, range: span }) =>
      `${shipWith(whom, 'many')} peuvent verrouiller les objets à ${range(span)} de ce vaisseau, quelle que soit leur propre portée`,
    'crits-inflict': ({ token }) =>
      `les critiques de ce vaisseau donnent des ${tokens(token, true)} au défenseur au lieu de dégâts`,
    'locks-near-friends':
      'les vaisseaux alliés peuvent verrouiller les objets à portée 0-3 de n’importe quel vaisseau allié',
    'prevent-detonations': ({ traits: kinds, costs }) =>
      `avant ${que(traits(kinds))} de son camp n’explose, ce vaisseau peut ${prices(costs).may} pour l’empêcher`,
    'reroll-detonations': ({ traits: kinds, range: span }) =>
      `quand ${traits(kinds)} de son camp à ${range(span)} explose, chaque fois que des dés d’attaque sont lancés pour son effet, ce vaisseau peut relancer 1 de ces dés`,
    'stop-recovery': ({ whom, costs }) =>
      `pendant la phase finale, avant ${que(shipWith(whom))} ne récupère 1 charge récurrente ou Force, ce vaisseau peut ${prices(costs).may} pour l’empêcher`,
    'attack-range-counts-as': ({ withCard, from, whom, to }) =>
      `les attaques de ce vaisseau${withCard ? ` avec ${upgradeName(withCard)}` : ''} à ${range(from)}${whom ? ` contre ${shipWith(whom)}` : ''} comptent comme à portée ${to}`,
  },
});
