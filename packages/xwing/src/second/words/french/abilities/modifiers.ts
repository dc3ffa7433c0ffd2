import type { Deed } from '../../../../common/words/french/deeds.ts';
import type { Effect, Modifier, ModifierOf } from '../../../abilities/language.ts';
import { ACTION_NAMES } from '../../../cards/chassis.ts';
import { upgradeName } from '../../labels.ts';
import { counted, de, list, NOUNS } from '../grammar.ts';
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
import { ifBehind, prices, weapon, whileBehind, whileText } from './requirements.ts';
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

/** Values, permissions and prohibitions in words: sentences about "ce vaisseau". */
export const modifierText = ({ of }: Modifier, deedOf: EffectWords): string => modifierOf(of, deedOf);

export function modifierOf(of: ModifierOf, deedOf: EffectWords): string {
  if ('permission' in of) return permission(of);
  if ('can' in of) return can(of, deedOf);
  if ('cannot' in of) return cannot(of);
  if ('rule' in of) return rule(of);
  if ('mark' in of) return 'le reste de cette carte s’applique';
  return valueText(of);
}

function permission(of: Extract<ModifierOf, { permission: unknown }>): string {
  switch (of.permission) {
    case 'actions':
      return `parmi les actions de sa barre, ce vaisseau ne peut effectuer que ${list(of.only.map(action), 'ou')}`;
    case 'modify-own-attack-dice':
      return 'ce vaisseau ne peut modifier ses dés d’attaque qu’avec la Force';
    case 'modify-attack-dice':
      return `${'les dés d’attaque ne peuvent être modifiés qu’en dépensant un verrouillage pour les relancer'}${whileBehind(of.requires)}`;
    case 'targets':
      return 'avec chacune de ses armes, ce vaisseau ne peut attaquer qu’à la portée d’attaque la plus courte où il y a un défenseur légal';
    case 'templates':
      return `quand ce vaisseau ${list(
        of.moves.map((move) => (move === 'decloak' ? 'se désocculte' : 'fait un tonneau')),
        'ou',
      )}, il doit utiliser un gabarit de virage léger au lieu du gabarit droit`;
    case 'reinforce':
      return `ce vaisseau ne peut renforcer que ${arcs([of.only === 'fore' ? 'full-front' : 'full-rear'])}`;
    case 'lock-action':
      return `avec son action de verrouillage, ce vaisseau ne peut choisir qu’un objet dans ${arcs(of.only)}`;
    case 'turret':
      return `ce vaisseau ne peut tourner son indicateur de tourelle que vers ${arcs(of.only)}`;
  }
}

function valueText(of: Extract<ModifierOf, { value: unknown }>): string {
  switch (of.value) {
    case 'attack-dice':
    case 'defense-dice':
      return diceText(of);
    case 'dice-limit':
      return typeof of.most === 'number'
        ? `ce vaisseau lance au plus ${of.most} ${DICE[of.dice]}${ifBehind(of.requires)}`
        : `ce vaisseau ne lance pas plus de ${DICE[of.dice]} ${asMany(of.most)}${ifBehind(of.requires)}`;
    case 'maneuver-difficulty': {
      const which = of.maneuver
        ? maneuverWords(of.maneuver, true)
        : of.bearing
          ? `manœuvres (${BEARINGS[of.bearing as keyof typeof BEARINGS] ?? of.bearing})`
          : 'manœuvres';
      return `les ${which} de ce vaisseau sont ${of.change > 0 ? 'plus difficiles' : 'plus faciles'} de ${counted(Math.abs(of.change), NOUNS.step)}${ifBehind(of.requires)}`;
    }
    case 'initiative':
      return `ce vaisseau a l’initiative ${of.to} tant qu’il ${of.while === 'damaged' ? 'est' : 'n’est pas'} endommagé`;
    case 'pilot-abilities':
      return `ce vaisseau a la capacité de pilote de ${shipWith(of.whom, 'each')}`;
    case 'maneuver-speed':
      return `ce vaisseau exécute ses manœuvres à une vitesse de ${Math.abs(of.change)} ${of.change < 0 ? 'inférieure, 1 au moins' : 'supérieure'}`;
    case 'locks':
      return `ce vaisseau peut maintenir jusqu’à ${of.most} verrouillages, chacun sur un objet différent`;
    case 'reload':
      return `quand ce vaisseau se recharge, l’amélioration récupère ${counted(of.change, NOUNS.charge)} de plus`;
    case 'weapon-range':
      return `ce vaisseau peut attaquer avec ${list(of.with.map(weapon), 'ou')} à ${of.change} de portée de moins ou de plus, à portée 0-3`;
    case 'lock-range':
      return of.range[1] > 5
        ? `ce vaisseau verrouille au-delà de la portée ${of.range[0] - 1}`
        : `ce vaisseau verrouille à ${range(of.range)}`;
    case 'weapon-arc': {
      const side =
        of.onBack === undefined
          ? ''
          : of.onBack
            ? ' tant que cette carte est sur son autre face'
            : ' tant que cette carte est sur sa face avant';
      return `les attaques de ce vaisseau avec une ${slotUpgrade([of.slot])} de l’arc avant se font dans ${theArc(of.to)} à la place${side}`;
    }
    case 'action-bar':
      return `la barre d’action de ce vaisseau a aussi : ${list(of.add.map((one) => colouredAction(one.action, one.difficulty)))}${ifBehind(of.requires)}`;
    case 'action-colour':
      return `pour ce vaisseau, ${list(of.actions.map((one) => `l’${actionNoun(one)}${of.from && of.from !== 'white' ? ` ${difficulty(of.from)}` : ''}`))} devient ${difficulty(of.to)}${ifBehind(of.requires)}`;
  }
}

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
    return `${when === '' ? '' : `${when}, `}${party} lance ${rolled}`;
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

function can(of: Extract<ModifierOf, { can: unknown }>, deedOf: EffectWords): string {
  switch (of.can) {
    case 'act-while-stressed': {
      const which =
        of.actions === 'any'
          ? 'des actions'
          : of.actions === 'white'
            ? 'des actions blanches'
            : of.actions === 'damage-cards'
              ? 'les actions des cartes de dégât'
              : list(of.actions.map((one) => `des ${actionNoun(one).replace('action', 'actions')}`));
      return `ce vaisseau peut effectuer ${which} tant qu’il a ${stress(of.mostStress)}${of.inStep ? ', dans son étape Effectuer une action' : ''}${ifBehind(of.requires)}`;
    }
    case 'treat-as-red':
      return `ce vaisseau peut traiter ${performedAction(of.action, of.from ?? 'white')} comme rouge ; s’il le fait, ${deedOf(of.effect).main('il')} en plus`;
    case 'coordinate-more':
      if (of.mixed) return coordinateMoreText(of);
      return `par une action de coordination ${of.from === 'purple' ? 'violette' : 'blanche'}, ce vaisseau peut coordonner en plus ${of.more === 1 ? shipWith(of.whom) : `jusqu’à ${of.more} ${shipWith(of.whom, 'many').replace(/^des /, '')}`} du même type${of.asRed ? ' s’il traite l’action comme rouge' : ''} ; chacun effectue la même action${of.asRed ? ', comme rouge' : ''}`;
    case 'coordinate-allies':
      return 'ce vaisseau peut coordonner les vaisseaux partenaires comme des vaisseaux alliés';
    case 'lock-beyond':
      return `ce vaisseau peut verrouiller ${shipWith(of.that)} à n’importe quelle portée`;
    case 'reach-by-lock':
      return 'quand ce vaisseau coordonne ou brouille, il peut dépenser son verrouillage sur un vaisseau pour choisir celui-ci à n’importe quelle portée';
    case 'coordinate-beyond':
      return `ce vaisseau peut coordonner ${shipWith(of.whom, 'many')} à n’importe quelle portée`;
    case 'fly-red-while-stressed':
      return `ce vaisseau peut exécuter des ${maneuverWords({ ...of.maneuver, difficulty: 'red' }, true)} tant qu’il a ${stress(of.mostStress)}${ifBehind(of.requires)}`;
    case 'ignore-obstacles': {
      const where = of.atRange0 === undefined ? '' : of.atRange0 ? ' à portée 0' : ' au-delà de la portée 0';
      return `ce vaisseau ignore ${obstacles(of.types)}${where}${of.locked ? ' qu’il a verrouillés' : ''} tant qu’il ${list(
        of.while.map((one) => DOING[one]),
        'ou',
      )}${ifBehind(of.requires)}`;
    }
    case 'cross-obstacles':
      return `ce vaisseau peut traverser et chevaucher des obstacles tant qu’il ${list(
        of.while.map((one) => DOING[one]),
        'ou',
      )}${ifBehind(of.requires)} ; il en subit alors les effets`;
    case 'jam-friends':
      return 'quand ce vaisseau brouille, il peut aussi se choisir lui-même ou choisir un autre vaisseau allié';
    case 'attack-on-obstacles': {
      const whom = of.whom ? shipWith(of.whom, 'many') : 'ce vaisseau';
      return `${whom} ${of.whom ? 'peuvent' : 'peut'} attaquer${of.with === 'any' ? '' : ` avec ${weapon(of.with)}`} à portée 0 ${de(obstacles(of.types))}`;
    }
    case 'attack-while-disarmed': {
      const how = of.once ? `a exactement 1 ${tokenNoun('disarm')}` : 'est désarmé';
      return `ce vaisseau peut attaquer avec ${list(of.with.map(weapon), 'ou')} tant qu’il ${how}${of.onlyLocked ? ', mais seulement ce qu’il a verrouillé' : ''}${of.inBullseye ? ', mais seulement dans son arc de plein fouet' : ''}`;
    }
    case 'act-while-ionized':
      return 'ce vaisseau peut effectuer les actions des cartes de dégât tant qu’il est ionisé';
    case 'let-docked-suffer':
      return 'tant que ce vaisseau défend, les vaisseaux amarrés à lui peuvent subir des dégâts à sa place';
    case 'use-docked-shields':
      return 'ce vaisseau peut perdre et dépenser les boucliers actifs d’un vaisseau amarré comme les siens';
    case 'pick-exposed':
      return 'quand ce vaisseau révèle une de ses cartes de dégât, son joueur regarde celles qui sont face cachée et la choisit';
    case 'coordinate-otherwise':
      return of.onOwnBar
        ? 'un vaisseau que ce vaisseau coordonne ne peut effectuer qu’une action qui est aussi dans la barre d’action de ce vaisseau'
        : `un vaisseau qui a exactement ${of.withStress ?? 0} ${tokenNoun('stress', of.withStress !== 1)} et que ce vaisseau coordonne peut effectuer des actions`;
    case 'stay-through-engagement':
      return `${shipWith(of.whom)} détruit pendant la phase d’engagement n’est retiré qu’à la fin de cette phase`;
    case 'act-after-overlap':
      return 'ce vaisseau ne passe pas son étape Effectuer une action après avoir exécuté partiellement une manœuvre';
    case 'lead-otherwise':
      return `${
        of.how === 'purple-as-red'
          ? 'pour les ailiers de ce vaisseau, les manœuvres violettes sont rouges'
          : 'les ailiers de ce vaisseau peuvent effectuer des actions de tonneau et d’accélération, par lesquelles ils quittent la formation'
      }${ifBehind(of.requires)}`;
    case 'stay-until-end':
      return 'ce vaisseau n’est retiré qu’à la fin de la phase de dénouement de la manche où il est détruit';
    case 'place-otherwise':
      return `${changeText(of.change)}${ifBehind(of.requires)}`;
    case 'place-touching':
      return `avant que ce vaisseau ne largue ${traits([of.trait])}, il peut placer cet engin à son contact à la place`;
    case 'coordinate-remotes':
      return 'quand ce vaisseau coordonne, il peut choisir un objet distant Équipage allié au lieu d’un vaisseau ; au lieu d’effectuer une action, cet objet se déplace vers l’avant avec 1 virage serré à gauche, 1 virage serré à droite ou 2 tout droit';
    case 'back-up-boosts':
      return 'une action d’accélération de ce vaisseau qui échouerait contre un autre vaisseau peut reculer jusqu’à le toucher à la place';
    case 'deploy': {
      const where = [
        ...(of.range ? [`à ${range(of.range)} de ce vaisseau`] : []),
        ...(of.beyondEnemies === undefined
          ? []
          : [`au-delà de la portée ${of.beyondEnemies} des vaisseaux ennemis`]),
        ...(of.beyondObstacles === undefined
          ? []
          : [`au-delà de la portée ${of.beyondObstacles} des obstacles`]),
        ...(of.beyondEnemyEdge === undefined
          ? []
          : [`au-delà de la portée ${of.beyondEnemyEdge} du bord de l’adversaire`]),
      ];
      const whom =
        of.whom === 'own'
          ? 'ce vaisseau peut être placé'
          : `${shipWith(of.whom, 'many')} peuvent être placés`;
      return `à la mise en place, ${whom} n’importe où dans l’aire de jeu ${list(where)}`;
    }
    case 'reposition-otherwise':
      return templatesText(of, deedOf);
    case 'ignore-devices':
      return 'ce vaisseau ignore les effets des engins alliés';
    case 'lock-at-any-range':
      return `quand ce vaisseau effectue une action de verrouillage, il peut ${prices(of.costs).may} pour verrouiller à n’importe quelle portée`;
    case 'reach-farther':
      return `quand ce vaisseau effectue une action de ${list(of.actions.map(action), 'ou')}, il peut ${prices(of.costs).may} pour atteindre ${of.by} de portée de plus${of.most ? `, jusqu’à ${of.most} fois et au plus à portée 5` : ''}`;
    case 'stretch-range':
      return `tant que ce vaisseau attaque, il peut ${prices(of.costs).may} pour attaquer jusqu’à ${of.by} de portée plus loin ou plus près que son arme, à portée 0-5`;
    case 'attack-friends':
      return 'ce vaisseau peut attaquer des vaisseaux alliés';
    case 'fire-through': {
      const at = of.range ? ` à ${range(of.range)}` : '';
      const as = of.asItsArc ? ', comme armes de cet arc' : '';
      return `ce vaisseau peut attaquer avec ${list(of.with.map(weapon), 'ou')} (armes de l’arc avant) aussi par ${arcs([of.arc])}${at}${as}`;
    }
    case 'treat-as-bullseye':
      return `ce vaisseau peut traiter les vaisseaux ennemis dans ${arcs([of.arc])} à ${range(of.range)} comme s’ils étaient dans ${arcs(['bullseye'])}${ifBehind(of.requires)}`;
    case 'lend': {
      const lent = `dépenser les jetons ${list(
        of.tokens.map((one) => (one === 'focus' ? 'de concentration' : 'd’évasion')),
        'et',
      )} de ce vaisseau comme les siens`;
      return of.atAnyTime
        ? `${shipWith(of.whom)} peut ${lent}`
        : `tant qu’${shipWith(of.whom)} attaque ou défend, il peut ${lent}`;
    }
    case 'coordinate-two':
      return `quand ce vaisseau effectue une action de coordination et a choisi ${shipWith(of.whom)}, il peut ${prices(of.costs).may} pour traiter l’action comme blanche et coordonner 1 autre vaisseau de ce genre ; ${deedOf(of.each).main('ce vaisseau').replaceAll('au vaisseau choisi', 'à chacun de ces vaisseaux').replaceAll('le vaisseau choisi', 'chacun de ces vaisseaux')}`;
    case 'treat-range':
      return `tant que ce vaisseau coordonne ou résout l’effet d’une de ses améliorations, il peut traiter les vaisseaux alliés à ${range(of.from)} comme s’ils étaient à ${range(of.as)}`;
    case 'reroll-outside-attacks':
      return `après que ce vaisseau a lancé des dés hors d’une attaque${ifBehind(of.requires)}, il peut ${prices(of.costs).may} pour relancer ${typeof of.which === 'number' ? `jusqu’à ${of.which} de ses résultats` : `toutes ses ${facesAnd(of.which)}`}`;
    case 'attack-at':
      return `ce vaisseau peut attaquer avec ${weapon(of.with)} à ${range(of.range)}`;
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
  const when = actions.length > 0 ? `effectue ${list(actions, 'ou')}` : 'se désocculte';
  const price = costs.length > 0 ? `${prices(costs).may} pour ` : '';
  const which =
    by === 'one-speed-faster'
      ? 'un gabarit d’une vitesse de plus'
      : `le gabarit ${list(by.map(template), 'ou')}`;
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
  const what = list(
    needs.map((need) => (need === 'lock' ? 'le verrouillage' : `le ${tokenNoun(need)}`)),
    'ou',
  );
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

function cannot(of: Extract<ModifierOf, { cannot: unknown }>): string {
  switch (of.cannot) {
    case 'perform-actions': {
      const named = of.actions === 'all' || of.actions.length === ACTION_NAMES.length ? null : of.actions;
      const what =
        named === null
          ? 'd’action'
          : list(
              named.map((one) => `d’${actionNoun(one)}`),
              'ni',
            );
      return `ce vaisseau ne peut pas effectuer ${what}${ifBehind(of.requires)}`;
    }
    case 'be-locked':
      return `ce vaisseau ne peut pas être verrouillé${ifBehind(of.requires)}`;
    case 'coordinate':
      return `ce vaisseau ne peut pas coordonner ${shipWith(of.whom, 'many')}`;
    case 'be-coordinated':
      return `ce vaisseau ne peut pas être coordonné${ifBehind(of.requires)}`;
    case 'modify-dice': {
      const name = of.dice === 'both' ? 'dés' : DICE[of.dice];
      const dice = of.onlyOwn ? `les ${name} de ce vaisseau` : `les ${name}`;
      const what = of.with === 'rerolls' ? 'relancés' : 'modifiés';
      const by = of.by === 'owner' ? ' par le vaisseau qui les a lancés' : '';
      return `${dice} ne peuvent pas être ${what}${by}${of.with ? MEANS[of.with] : ''}${whileBehind(of.requires ?? [])}`;
    }
    case 'attack-but-bonus':
      return `ce vaisseau ne peut attaquer avec ${list(of.with.map(weapon), 'ou')} que comme attaque bonus${ifBehind(of.requires)}`;
    case 'lend-tokens':
      return `les autres vaisseaux ne peuvent pas dépenser les ${list(
        of.tokens.map((one) => tokenNoun(one, true)),
        'ou',
      )} de ce vaisseau par une capacité de vaisseau`;
    case 'spend-tokens':
      return `ce vaisseau ne peut pas dépenser de ${list(
        of.tokens.map((one) => tokenNoun(one, true)),
        'ni de',
      )}`;
    case 'spend-force':
      return 'ce vaisseau ne peut pas dépenser de Force, sauf tant qu’il attaque';
    case 'spend-locks':
      return `ce vaisseau ne peut pas dépenser de verrouillages${of.forAnything ? '' : ' pour relancer des dés d’attaque'}${whileBehind(of.requires ?? [])}`;
    case 'range-bonus': {
      const dice = of.bonus === 'both' ? '' : ` des ${DICE[of.bonus]}`;
      return `aucun bonus de portée${dice} ne s’applique${whileBehind(of.requires ?? [])}`;
    }
    case 'lose-tokens': {
      const names = list(of.tokens.map((one) => tokenNoun(one, true)));
      const what = of.most === undefined ? `ses ${names}` : `jusqu’à ${of.most} de ses ${names}`;
      const whom = of.whom.length === 0 ? 'ce vaisseau' : shipWith(of.whom);
      return `${whom} ne retire pas ${what}${of.only ? ' pendant la phase de dénouement' : ''}${ifBehind(of.requires)}`;
    }
    case 'gain':
      return `ce vaisseau ne peut pas gagner de ${list(
        of.tokens.map((one) => tokenNoun(one, true)),
        'ni de',
      )}${ifBehind(of.requires)}`;
  }
}

function rule(of: Extract<ModifierOf, { rule: unknown }>): string {
  switch (of.rule) {
    case 'reroll-limit':
      return `l’attaquant ne peut pas relancer plus de ${counted(of.most, NOUNS.attackDie)}${whileBehind(of.requires)}`;
    case 'crits-neutralized-first':
      return `les critiques sont annulés avant les touches${whileBehind(of.requires)}`;
    case 'evades-spare-crits':
      return `les évasions n’annulent pas les critiques${whileBehind(of.requires)}`;
    case 'deploys-last':
      if (of.nearFriends)
        return `ce vaisseau commence en réserve ; à la fin de la mise en place, il est placé à ${range(of.nearFriends)} d’un vaisseau allié`;
      return `ce vaisseau commence en réserve ; à la fin de la mise en place, il est placé à portée 0 d’un obstacle et au-delà de la portée ${of.beyondEnemies} des vaisseaux ennemis, ou dans sa zone de déploiement si c’est impossible`;
    case 'deploys-at':
      return `lors de la mise en place, ce vaisseau est placé comme un vaisseau standard d’initiative ${of.initiative}`;
    case 'tractored-instead':
      return 'quand la capacité de pilote de ce vaisseau demande si le défenseur est sous l’effet d’un rayon tracteur, elle demande à la place si ce vaisseau l’est';
    case 'friends-are-allies':
      return 'ce vaisseau et ses alliés sont des partenaires à la place';
    case 'joins-squads':
      return `ce vaisseau peut faire partie d’escadrons des factions ${list(of.factions.map(faction))} ; les vaisseaux d’autres factions y sont ses partenaires au lieu de ses alliés${whileBehind(of.requires)}`;
    case 'one-focus-modified':
      return `${shipWith(of.whom)}, quand il attaque ou défend, ne peut modifier que 1 concentration de ses dés`;
    case 'focus-at-range-0':
      return `l’attaquant peut dépenser des jetons de concentration pour ses dés d’attaque${whileBehind(of.requires)}`;
    case 'locks-near':
      return `${shipWith(of.whom, 'many')} peuvent verrouiller les objets à ${range(of.range)} de ce vaisseau, quelle que soit leur propre portée`;
    case 'crits-inflict':
      return `les critiques de ce vaisseau donnent des ${tokens(of.token, true)} au défenseur au lieu de dégâts`;
    case 'locks-near-friends':
      return 'les vaisseaux alliés peuvent verrouiller les objets à portée 0-3 de n’importe quel vaisseau allié';
    case 'prevent-detonations':
      return `avant que ${traits(of.traits)} de son camp n’explose, ce vaisseau peut ${prices(of.costs).may} pour l’empêcher`;
    case 'reroll-detonations':
      return `quand ${traits(of.traits)} de son camp à ${range(of.range)} explose, chaque fois que des dés d’attaque sont lancés pour son effet, ce vaisseau peut relancer 1 de ces dés`;
    case 'stop-recovery':
      return `pendant la phase finale, avant que ${shipWith(of.whom)} ne récupère 1 charge récurrente ou Force, ce vaisseau peut ${prices(of.costs).may} pour l’empêcher`;
    case 'attack-range-counts-as':
      return `les attaques de ce vaisseau${of.withCard ? ` avec ${upgradeName(of.withCard)}` : ''} à ${range(of.from)}${of.whom ? ` contre ${shipWith(of.whom)}` : ''} comptent comme à portée ${of.to}`;
  }
}
