import type { ModifierOf } from '../../../abilities/language.ts';
import { upgradeName } from '../../labels.ts';
import { counted, de, list, NOUNS } from '../grammar.ts';
import { actionNoun, bombWay, difficulty, distance, tokenNoun } from '../terms.ts';
import { ifBehind, weapon } from './conditions.ts';
import { amount, asMany, DICE, maneuverWords, shipWith, slotUpgrade } from './ships.ts';

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
    'les cartes de dégât face visible que reçoit ce vaisseau sont retournées face cachée sans être résolues',
  'attacks-hit': 'les attaques de ce vaisseau touchent, même s’il ne reste aucun résultat',
  'fights-as-at-range-1':
    'les attaques de ce vaisseau avec une arme principale à portée 2-3 comptent comme à portée 1',
  'dies-after-combat': 'les cartes de dégât ne détruisent ce vaisseau qu’à la fin de la phase de combat',
  'deals-one-of-three':
    'quand une attaque de ce vaisseau inflige une carte de dégât face visible au défenseur, il pioche 3 cartes, en inflige 1 et défausse les autres',
  'resolves-one-of-two':
    'quand ce vaisseau reçoit une carte de dégât face visible, il en pioche 1 de plus, résout l’une des deux et défausse l’autre',
  'two-locks':
    'ce vaisseau peut avoir 2 acquisitions de cible, sur des vaisseaux différents ; quand il acquiert une cible, il peut en acquérir une seconde',
  'focus-for-locks':
    'là où une attaque de ce vaisseau exige une acquisition de cible, un jeton de concentration suffit',
  'guesses-evades':
    'une fois par manche, avant que ce vaisseau lance les dés de défense, son joueur peut annoncer un nombre d’évasions ; si le lancer en a exactement autant, il ajoute 1 évasion',
  'takes-stress':
    'quand un autre vaisseau allié à portée 1-2 devrait recevoir un jeton de stress, ce vaisseau peut le recevoir à sa place s’il en a au plus 2',
  'friends-lock-afar':
    'un vaisseau allié peut acquérir comme cible un vaisseau ennemi à portée 1-3 de n’importe quel vaisseau allié',
  'shares-pilot-abilities':
    'ce vaisseau a les capacités de pilote de tous les vaisseaux alliés équipés de cette carte',
  'decloaks-by-banks':
    'ce vaisseau se désocculte avec les gabarits 2 virage léger au lieu du gabarit 2 tout droit',
  'boosts-by-turns': 'ce vaisseau peut accélérer avec les gabarits 1 virage serré',
  'cards-come-faceup': 'toutes les cartes de dégât que reçoit ce vaisseau arrivent face visible',
  'fires-in-arc': 'ce vaisseau ne peut pas attaquer de vaisseau hors de son arc de tir',
  'keeps-missed-weapons':
    'une arme secondaire qui devrait être défaussée pour une attaque de ce vaisseau ne l’est que si elle touche',
  'keeps-hits': 'les évasions n’annulent aucune touche de ce vaisseau, seulement ses critiques',
  'keeps-a-crit': '1 des critiques de ce vaisseau n’est pas annulé par les dés de défense',
  'doubles-range-bonus': 'les dés que ce vaisseau ajoute pour la portée comptent double',
  'never-obstructed': 'les attaques de ce vaisseau ne sont jamais gênées',
  'makes-spend-focus':
    'l’autre vaisseau de l’attaque doit si possible dépenser 1 jeton de concentration quand il modifie des dés',
  'cancels-crits-first': 'quand ce vaisseau défend, il peut faire annuler les critiques avant les touches',
  'learns-pilot-abilities':
    'ce vaisseau a les capacités de pilote des vaisseaux alliés qui partagent la leur',
  'locks-friends': 'ce vaisseau peut acquérir comme cible d’autres vaisseaux alliés',
  'names-results':
    'une fois par manche, avant qu’un vaisseau allié lance des dés, un résultat peut être annoncé ; un des dés est changé en ce résultat et n’est plus modifié',
  'placed-anywhere': 'ce vaisseau peut être placé n’importe où au-delà de la portée 3 des vaisseaux ennemis',
  'hurts-by-bombs':
    'une fois par manche, quand une bombe alliée explose, 1 vaisseau ennemi à portée 1 d’elle subit 1 dégât',
  'sets-hit-aside':
    'quand ce vaisseau attaque, 1 concentration que change son jeton de concentration n’est pas annulée par les dés de défense',
  'dark-side':
    'quand ce vaisseau devrait subir un dégât critique pendant une attaque, il reçoit la carte de dégât de cette carte, qui est retirée',
  'suffers-more-by-bombs':
    'quand une bombe inflige des dégâts à ce vaisseau, il subit 1 dégât critique de plus, et cette carte est retirée',
  'adds-matching':
    'une fois par manche, après que ce vaisseau a lancé ou relancé des dés qui montrent tous le même résultat, il peut ajouter 1 résultat identique',
  'locks-afar':
    'ce vaisseau peut acquérir comme cible un vaisseau ennemi à portée 1-3 de n’importe quel vaisseau allié',
  'locks-twice':
    'ce vaisseau peut avoir 2 acquisitions de cible sur le même vaisseau ; quand il acquiert une cible, il peut l’acquérir une seconde fois',
  'attacks-friends': 'ce vaisseau peut attaquer des vaisseaux alliés',
  'first-card-faceup':
    'la première fois que ce vaisseau attaque à chaque manche, et la première fois qu’il défend, la première carte de dégât est attribuée face visible',
  'stress-check-last':
    'quand ce vaisseau exécute une manœuvre, il peut vérifier son stress après son étape Effectuer une action au lieu d’avant',
  'moves-over-obstacles':
    'quand ce vaisseau accélère, effectue un tonneau ou se désocculte, lui et le gabarit peuvent chevaucher des obstacles',
  'ignores-obstacle-crits': 'les critiques des dés que ce vaisseau lance pour des obstacles sont sans effet',
  'shrugs-bombs':
    'quand une bombe alliée explose, ce vaisseau peut choisir de ne pas en subir les effets ; il lance alors 1 dé d’attaque ; sur une touche, il défausse cette carte',
  'prevents-bombs':
    'une fois par manche, quand une bombe alliée devrait exploser, ce vaisseau peut l’en empêcher ; le marqueur reste en place',
  'shoots-past-obstacles': 'les obstacles ne gênent pas les attaques de ce vaisseau',
  'lends-elite-actions':
    'les vaisseaux alliés de type TIE Fighter à portée 1-3 peuvent effectuer l’action de l’amélioration Élite de ce vaisseau',
  'friends-seem-near':
    'pour ses actions et ses améliorations, ce vaisseau peut traiter les vaisseaux alliés à portée 2-3 comme s’ils étaient à portée 1',
  'segnor-by-turns':
    'ce vaisseau peut exécuter une boucle de Segnor à vitesse 3 avec le gabarit 3 virage serré de la même direction',
  obstructs: 'ce vaisseau gêne les attaques ennemies mesurées à travers son socle',
  'ignores-own-bombs': 'ce vaisseau peut ignorer les bombes alliées',
  'rerolls-bomb-dice':
    'une fois par manche, quand un vaisseau ennemi lance des dés d’attaque parce qu’une bombe alliée explose, autant de ses concentrations et de ses faces vides que voulu peuvent être choisies ; il les relance',
  'illicit-tokens':
    'chaque carte d’amélioration illicite de l’escadron de ce vaisseau commence avec 1 jeton, qui peut être défaussé à la place de la carte',
  'drops-bombs-beside':
    'quand ce vaisseau largue une bombe après avoir révélé son cadran, il peut placer le marqueur n’importe où à son contact',
  'takes-over':
    'une fois déployé, ce vaisseau a la valeur de pilotage et la capacité de pilote du vaisseau allié détruit auquel il était amarré',
  'acts-twice': 'ce vaisseau peut effectuer 2 actions pendant son étape Effectuer une action',
  'recovers-for-any':
    'pour une action de récupération, ce vaisseau peut dépenser autant de son énergie qu’il veut au lieu de toute',
  'draws-from-either-half':
    'une fois par manche, quand ce vaisseau reçoit une carte de dégât face visible, elle peut être piochée dans le paquet de dégâts de l’autre moitié du vaisseau',
  'doubles-fore': 'un jeton de renforcement sur la section avant de ce vaisseau compte comme 2 évasions',
  'coordinates-two':
    'une action de coordination de ce vaisseau peut concerner 2 vaisseaux alliés ; chacun peut effectuer 1 action gratuite',
  'jams-afar': 'ce vaisseau peut brouiller des vaisseaux ennemis à portée 1-3',
  'obstructs-more':
    'quand ce vaisseau gêne une attaque, le défenseur lance 3 dés de défense de plus au lieu de 1',
  'rolls-for-obstacles':
    'quand ce vaisseau chevauche un obstacle pendant la phase d’activation, il ne reçoit pas la carte de dégât face visible ; il lance à la place 1 dé d’attaque et subit 1 dégât sur une touche ou un critique',
  'keeps-ordnance':
    'chaque icône de point d’ancrage de ce vaisseau peut servir d’icône de torpille ou de missile, et ses améliorations torpille et missile ne sont pas défaussées',
  'doubles-agility': 'l’agilité du défenseur est doublée',
  'draws-locks': 'un vaisseau ennemi qui acquiert une cible doit choisir ce vaisseau s’il le peut',
};

const BENDS = {
  long: 'le gabarit 2 tout droit',
  forward: 'un gabarit 1 virage léger courbé vers l’avant',
  back: 'un gabarit 1 virage léger courbé vers l’arrière',
} as const;

const LENDS = {
  focus:
    'quand un autre vaisseau allié § attaque, il peut traiter les jetons de concentration de ce vaisseau comme les siens',
  locks:
    'quand un autre vaisseau allié § attaque, il peut traiter les jetons d’acquisition de cible bleus de ce vaisseau comme les siens',
  'lock-costs':
    'quand un autre vaisseau allié § attaque un vaisseau que ce vaisseau a acquis comme cible, il n’a pas besoin d’avoir acquis cette cible lui-même ; s’il doit dépenser une acquisition de cible, il peut dépenser celle de ce vaisseau',
} as const;

/** "augmente de 1", "augmente d’autant qu’il y a …". */
function raised(change: Parameters<typeof amount>[0]): string {
  if (typeof change !== 'number') return `augmente d’autant ${asMany(change)}`;
  return `${change < 0 ? 'diminue' : 'augmente'} de ${Math.abs(change)}`;
}

export function valueText(of: Extract<ModifierOf, { value: unknown }>): string {
  switch (of.value) {
    case 'attack-dice':
    case 'defense-dice': {
      const attack = of.value === 'attack-dice';
      const less = typeof of.change === 'number' && of.change < 0;
      const rolled = amount(
        typeof of.change === 'number' ? Math.abs(of.change) : of.change,
        attack ? NOUNS.attackDie : NOUNS.defenseDie,
        less ? ' de moins' : ' de plus',
      );
      return `${attack ? 'l’attaquant' : 'le défenseur'} lance ${rolled}${ifBehind(of.requires)}`;
    }
    case 'agility': {
      const whose =
        of.whose === 'own'
          ? 'de ce vaisseau'
          : of.whose === 'defender'
            ? 'du défenseur'
            : de(shipWith(of.whose.that, 'each'));
      return `l’agilité ${whose} ${raised(of.change)}${ifBehind(of.requires)}`;
    }
    case 'primary':
      return `la valeur d’arme principale de ce vaisseau ${raised(of.change)}`;
    case 'difficulty':
      return `les ${maneuverWords(of.maneuver, true)} de ce vaisseau sont ${difficulty(of.to)}s${ifBehind(of.requires)}`;
    case 'bomb-ways': {
      const bomb = of.ways[0]?.only === 'reveal-cards' ? 'une bombe sans action' : 'une bombe';
      return `ce vaisseau peut aussi larguer ${bomb} ainsi : ${list(of.ways.map(bombWay), 'ou')}${ifBehind(of.requires)}`;
    }
    case 'roll-bends': {
      const ways = list(
        of.bends.map((bend) => BENDS[bend]),
        'ou',
      );
      const rest = `${ways} pour un tonneau au lieu du gabarit 1 tout droit`;
      if (of.stress) return `ce vaisseau peut recevoir 1 jeton de stress pour utiliser ${rest}`;
      return of.instead ? `ce vaisseau utilise ${rest}` : `ce vaisseau peut utiliser ${rest}`;
    }
    case 'ordnance':
      return `sur chaque autre ${slotUpgrade(of.slots)} de ce vaisseau : ${counted(of.count, NOUNS.ordnance)}, à défausser à la place de la carte`;
    case 'lock-range':
      if (of.range[0] === 1 && of.range[1] < 9)
        return `ce vaisseau acquiert comme cible des vaisseaux ennemis ${distance(of.range)}`;
      return of.range[0] === 1
        ? 'ce vaisseau peut acquérir comme cible n’importe quel vaisseau ennemi de l’aire de jeu'
        : `ce vaisseau n’acquiert comme cible que des vaisseaux ${distance(of.range)}`;
    case 'gathers':
      return `les autres vaisseaux alliés peuvent être placés n’importe où ${distance(of.range)} de ce vaisseau`;
    case 'whole-skill':
      return `la valeur de pilotage de ce vaisseau est ${of.to} tant qu’il n’a aucune carte de dégât`;
    case 'most-rerolls':
      return `l’attaquant ne peut pas relancer plus de ${counted(of.most, NOUNS.attackDie)}${ifBehind(of.requires)}`;
    case 'lends':
      return LENDS[of.what].replace('§', distance(of.range));
    case 'deploys':
      return `ce vaisseau peut déployer jusqu’à ${of.most} vaisseaux amarrés`;
    case 'most-tokens':
      return `ce vaisseau ne peut pas avoir plus de ${of.most} ${tokenNoun(of.token, of.most !== 1)}`;
    case 'weapon-range':
      return `ce vaisseau peut attaquer avec ${weapon(of.with)} à ${of.change} de portée de moins ou de plus, à portée 1-3`;
  }
}

export function canText(of: Extract<ModifierOf, { can: unknown }>): string {
  switch (of.can) {
    case 'fly-red-while-stressed':
      return 'ce vaisseau peut exécuter des manœuvres rouges tant qu’il est stressé';
    case 'ignore-card':
      return `ce vaisseau peut choisir d’ignorer ce que fait ${upgradeName(of.card)}`;
    case 'attack-on-obstacles':
      return 'ce vaisseau peut attaquer tant qu’il est sur un obstacle';
    case 'be-attacked-touching':
      return `ce vaisseau et ${shipWith(of.whom)} qu’il touche peuvent s’attaquer`;
    case 'act-while-stressed': {
      if (of.slots)
        return `ce vaisseau peut effectuer les actions de ses cartes d’${slotUpgrade(of.slots)} tant qu’il est stressé${ifBehind(of.requires)}`;
      const which = of.actions
        ? list(
            of.actions.map((one) => `des ${actionNoun(one, 'actions')}`),
            'ou',
          )
        : 'des actions';
      return `ce vaisseau peut effectuer ${which} tant qu’il est stressé${ifBehind(of.requires)}`;
    }
    case 'attack-touching':
      return of.whom.length === 0
        ? 'ce vaisseau peut attaquer un vaisseau qu’il touche'
        : `ce vaisseau peut attaquer ${shipWith(of.whom)} même s’il le touche`;
    case 'fire-special':
      return 'ce vaisseau peut attaquer dans son arc de tir spécial avec son arme principale';
    case 'ignore-obstacles':
      return 'ce vaisseau peut ignorer les obstacles pendant la phase d’activation et quand il effectue des actions';
    case 'fire-auxiliary':
      return `ce vaisseau peut attaquer avec ${weapon(of.with)} dans son arc de tir auxiliaire`;
    case 'fire-disabled': {
      const what = of.cards ? of.cards.map(upgradeName) : of.with.map(weapon);
      const on = of.on.length === 0 ? '' : ` ${shipWith(of.on)}`;
      return `ce vaisseau peut attaquer${on} avec ${list(what, 'ou')} tant qu’il a un ${tokenNoun('weapons-disabled')}`;
    }
    case 'fire-anywhere':
      return `ce vaisseau peut attaquer avec ${weapon(of.with)} dans toutes les directions`;
  }
}

const MEANS = {
  focus: ' avec des jetons de concentration',
  rerolls: '',
  other: ' autrement',
  tokens: ' en dépensant des jetons',
} as const;

export function cannotText(of: Extract<ModifierOf, { cannot: unknown }>): string {
  switch (of.cannot) {
    case 'act': {
      const what = list(
        of.actions.map((one) => `d’${actionNoun(one)}`),
        'ni',
      );
      return `${shipWith(of.whom)} ne peut pas effectuer ${what}`;
    }
    case 'spend': {
      const what = list(
        of.tokens.map((one) => `de ${tokenNoun(one, true)}`),
        'ni',
      );
      return `${shipWith(of.whom)} ne peut pas dépenser ${what}${ifBehind(of.requires)}`;
    }
    case 'be-targeted':
      return `${shipWith(of.whom)} ne peut pas être la cible d’un attaquant qui pourrait attaquer ce vaisseau à la place`;
    case 'modify-dice': {
      const dice = of.dice === 'both' ? 'dés' : DICE[of.dice];
      const what = of.with === 'rerolls' ? 'relancés' : 'modifiés';
      const by = of.byAnybody ? '' : ' par celui-ci';
      return `les ${dice} ${de(shipWith(of.whom))} ne peuvent pas être ${what}${of.with ? MEANS[of.with] : ''}${by}${ifBehind(of.requires)}`;
    }
    case 'attack-with':
      return `ce vaisseau ne peut pas attaquer avec ${weapon(of.with)}${ifBehind(of.requires)}`;
    case 'target-this':
      return `${shipWith(of.whom)} ne peut pas attaquer ce vaisseau${ifBehind(of.requires)}`;
    case 'spend-locks':
      return `${shipWith(of.whom)} ne peut pas dépenser d’acquisitions de cible${ifBehind(of.requires)}`;
    case 'range-bonus':
      return `aucun ${of.dice === 'attack' ? NOUNS.attackDie.one : NOUNS.defenseDie.one} n’est ajouté pour la portée${ifBehind(of.requires)}`;
  }
}
