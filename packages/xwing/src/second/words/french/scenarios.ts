import type { MarkerKind, ScenarioRules } from '../../scenarios/scenario.ts';
import type { ScenarioPhrases } from '../scenarios.ts';

/** An objective with its article, after "de", as pronoun, and pointed at. */
interface Forms {
  readonly one: string;
  readonly of: string;
  readonly it: string;
  readonly thisOne: string;
}

const MARKERS: Readonly<Record<MarkerKind, Forms>> = {
  satellite: { one: 'un satellite', of: 'd’un satellite', it: 'le', thisOne: 'celui-ci' },
  'supply-cache': {
    one: 'une cache de ravitaillement',
    of: 'd’une cache de ravitaillement',
    it: 'la',
    thisOne: 'celle-ci',
  },
  'data-cache': {
    one: 'une cache de données',
    of: 'd’une cache de données',
    it: 'la',
    thisOne: 'celle-ci',
  },
};

const within = ({ range }: ScenarioRules): string => (range === 0 ? 'à portée 0' : `à portée 0-${range}`);

const EDGES = { own: 'de son propre bord', opponent: 'du bord adverse' } as const;

function laid({ marker, outer, apart }: ScenarioRules): string {
  const { one, thisOne } = MARKERS[marker];
  const centre = `Au centre se trouve ${one}`;
  if (outer.length === 0) return `${centre}.`;
  const edges = outer.map((edge) => EDGES[edge]).join(', puis ');
  const beyond = apart ? ', au-delà de la portée 2 de chaque autre' : '';
  return `${centre} ; chaque joueur en ajoute ${outer.length} à portée 3 de ${thisOne} et à portée 2-4 ${edges}${beyond}.`;
}

/** "À partir du tour 2, chaque vaisseau a l’action blanche remorquage" */
const hasAction = ({ fromRound }: ScenarioRules, action: string): string =>
  `${fromRound > 1 ? `À partir du tour ${fromRound}, chaque` : 'Chaque'} vaisseau a l’action blanche ${action}`;

const asEndPhasesBegin = ({ fromRound }: ScenarioRules): string =>
  fromRound > 1
    ? `À partir du tour ${fromRound}, au début de la phase de dénouement`
    : 'Au début de la phase de dénouement';

/** What a scenario lays out and scores, in French. */
export const SCENARIOS: ScenarioPhrases = {
  laid,
  held: {
    'most-ships': (scenario) => {
      const { of, it } = MARKERS[scenario.marker];
      const big =
        scenario.bigShips > 1 ? ` ; un vaisseau moyen ou grand compte pour ${scenario.bigShips}` : '';
      return `Qui a le plus de vaisseaux ${within(scenario)} ${of} ${it} contrôle${big}.`;
    },
    contest: (scenario) => {
      const { of, it } = MARKERS[scenario.marker];
      return `Qui a un vaisseau ${within(scenario)} ${of} ${it} contrôle, les deux joueurs si tous deux en ont un.`;
    },
    carry: ({ marker }) =>
      `Celui dont un vaisseau remorque ${MARKERS[marker].one} ${MARKERS[marker].it} contrôle.`,
    claim: ({ marker }) =>
      `Celui dont le marqueur de joueur est sur ${MARKERS[marker].one} ${MARKERS[marker].it} contrôle.`,
    know: ({ marker }) =>
      `Chacun contrôle ceux de ses vaisseaux qui savent ce que contient ${MARKERS[marker].one}.`,
  },
  action: {
    tow: (scenario) =>
      `${hasAction(scenario, 'remorquage')} : il prend ${MARKERS[scenario.marker].one} ${within(scenario)}. Jusqu’à ce qu’il ${MARKERS[scenario.marker].it} lâche, à la fin d’une activation, par un dégât critique ou quand il est perdu, il ne peut ni accélérer, ni faire de tonneau, ni s’occulter, ni effectuer de SLAM.`,
    scramble: (scenario) =>
      `${hasAction(scenario, 'décryptage')} : il pose le marqueur de son joueur sur ${MARKERS[scenario.marker].one} ${within(scenario)}, à la place de celui de l’adversaire.`,
    transmit: (scenario) =>
      `${hasAction(scenario, 'transmission')} : il apprend ${within(scenario)} ce que contient ${MARKERS[scenario.marker].one} dont personne n’a rien appris pendant ce tour. Un vaisseau qui sait peut l’oublier pour changer un dé d’attaque en dégât critique ou un dé de défense en évasion.`,
  },
  scores: {
    each: (scenario) => `${asEndPhasesBegin(scenario)}, chaque objectif contrôlé rapporte 1 point.`,
    'alone-more': (scenario) =>
      `${asEndPhasesBegin(scenario)}, chaque objectif contrôlé rapporte 1 point, et qui est seul à en contrôler en gagne 1 de plus.`,
    'one-or-two': (scenario) =>
      `${asEndPhasesBegin(scenario)}, qui contrôle un objectif gagne 1 point, et qui en contrôle plus que l’adversaire 2.`,
  },
  forgets: 'Ensuite, qui en a gagné 2 choisit un de ces vaisseaux, qui oublie.',
  half: 'La moitié des points d’un vaisseau est gagnée quand la moitié de sa coque et de ses boucliers est perdue, le reste quand il est perdu.',
  whole: 'Les points d’un vaisseau sont gagnés quand il est perdu.',
};
