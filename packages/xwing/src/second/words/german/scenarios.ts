import type { MarkerKind, ScenarioRules } from '../../scenarios/scenario.ts';
import type { ScenarioPhrases } from '../scenarios.ts';

/** An objective as subject, as object, after "von", one more of them, and its pronouns. */
interface Cases {
  readonly subject: string;
  readonly object: string;
  readonly of: string;
  readonly more: string;
  readonly it: string;
  readonly thisOne: string;
}

const MARKERS: Readonly<Record<MarkerKind, Cases>> = {
  satellite: {
    subject: 'ein Satellit',
    object: 'einen Satelliten',
    of: 'einem Satelliten',
    more: 'einen weiteren',
    it: 'ihn',
    thisOne: 'diesen',
  },
  'supply-cache': {
    subject: 'ein Vorratslager',
    object: 'ein Vorratslager',
    of: 'einem Vorratslager',
    more: 'ein weiteres',
    it: 'es',
    thisOne: 'dieses',
  },
  'data-cache': {
    subject: 'ein Datenspeicher',
    object: 'einen Datenspeicher',
    of: 'einem Datenspeicher',
    more: 'einen weiteren',
    it: 'ihn',
    thisOne: 'diesen',
  },
};

const within = ({ range }: ScenarioRules): string =>
  range === 0 ? 'in Reichweite 0' : `in Reichweite 0-${range}`;

const EDGES = { own: 'der eigenen', opponent: 'der gegnerischen' } as const;

function laid({ marker, outer, apart }: ScenarioRules): string {
  const { subject, more } = MARKERS[marker];
  const centre = `In der Mitte liegt ${subject}`;
  if (outer.length === 0) return `${centre}.`;
  const count = outer.length === 1 ? more : `${outer.length} weitere`;
  const edges = outer.map((edge) => EDGES[edge]).join(', dann ');
  const beyond = apart ? ', jeweils außerhalb von Reichweite 2 der anderen' : '';
  return `${centre}; jeder Spieler legt ${count} in Reichweite 3 davon und in Reichweite 2-4 ${edges} Kante${beyond}.`;
}

/** "Ab Runde 2 hat jedes Schiff die weiße Aktion Abschleppen" */
const hasAction = ({ fromRound }: ScenarioRules, action: string): string =>
  `${fromRound > 1 ? `Ab Runde ${fromRound} hat jedes Schiff` : 'Jedes Schiff hat'} die weiße Aktion ${action}`;

/** "Ab Runde 2 bringt zu Beginn der Endphase" */
const asEndPhasesBegin = ({ fromRound }: ScenarioRules, verb = 'bringt'): string =>
  fromRound > 1 ? `Ab Runde ${fromRound} ${verb} zu Beginn der Endphase` : `Zu Beginn der Endphase ${verb}`;

/** What a scenario lays out and scores, in German. */
export const SCENARIOS: ScenarioPhrases = {
  laid,
  held: {
    'most-ships': (scenario) => {
      const { of, it } = MARKERS[scenario.marker];
      const big =
        scenario.bigShips > 1 ? `; ein mittleres oder großes Schiff zählt für ${scenario.bigShips}` : '';
      return `Wer mehr Schiffe ${within(scenario)} von ${of} hat, hält ${it}${big}.`;
    },
    contest: (scenario) => {
      const { of, it } = MARKERS[scenario.marker];
      return `Wer ein Schiff ${within(scenario)} von ${of} hat, hält ${it}, beide Spieler, wenn beide eines haben.`;
    },
    carry: ({ marker }) => `Wessen Schiff ${MARKERS[marker].object} schleppt, hält ${MARKERS[marker].it}.`,
    claim: ({ marker }) =>
      `Wessen Spielermarker auf ${MARKERS[marker].of} liegt, hält ${MARKERS[marker].it}.`,
    know: ({ marker }) =>
      `Jeder hält die eigenen Schiffe, die wissen, was ${MARKERS[marker].subject} enthält.`,
  },
  action: {
    tow: (scenario) =>
      `${hasAction(scenario, 'Abschleppen')}: Es nimmt ${MARKERS[scenario.marker].object} ${within(scenario)} auf. Bis es ${MARKERS[scenario.marker].thisOne} am Ende einer Aktivierung, durch einen kritischen Treffer oder mit seinem Verlust wieder abgibt, kann es keinen Schub, keine Fassrolle, kein Tarnen und kein SLAM.`,
    scramble: (scenario) =>
      `${hasAction(scenario, 'Entschlüsseln')}: Es legt den Marker seines Spielers auf ${MARKERS[scenario.marker].object} ${within(scenario)}, statt dem des Gegners.`,
    transmit: (scenario) =>
      `${hasAction(scenario, 'Übertragung')}: Es erfährt ${within(scenario)} von ${MARKERS[scenario.marker].of}, von dem in dieser Runde noch niemand etwas erfahren hat. Ein Schiff, das etwas weiß, darf es vergessen, um einen Angriffswürfel auf einen kritischen Treffer oder einen Verteidigungswürfel auf ein Ausweichen zu drehen.`,
  },
  scores: {
    each: (scenario) => `${asEndPhasesBegin(scenario)} jedes gehaltene Ziel 1 Punkt.`,
    'alone-more': (scenario) =>
      `${asEndPhasesBegin(scenario)} jedes gehaltene Ziel 1 Punkt, und wer als Einziger eines hält, bekommt 1 mehr.`,
    'one-or-two': (scenario) =>
      `${asEndPhasesBegin(scenario, 'bekommt')} 1 Punkt, wer ein Ziel hält, und 2, wer mehr als der Gegner hält.`,
  },
  forgets: 'Danach wählt, wer 2 Punkte bekam, eines dieser Schiffe, das es vergisst.',
  half: 'Die Hälfte der Punkte eines Schiffs gibt es, wenn die Hälfte seiner Hülle und Schilde weg ist, den Rest mit seinem Verlust.',
  whole: 'Die Punkte eines Schiffs gibt es mit seinem Verlust.',
};
