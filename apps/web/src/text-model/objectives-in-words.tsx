import { controllerOf, type SecondState } from '@firing-arc/xwing/second';
import { taggedName, words } from '../words/index.ts';

/** The objectives of the scenario as text: where each is and who controls it. */
export function ObjectivesInWords({ state }: { readonly state: SecondState }) {
  return (
    <>
      <h4>{state.scenario?.name}</h4>
      <ul>
        {state.markers.map((marker) => {
          const holder = controllerOf(state, marker);
          return (
            <li key={marker.id}>
              <b>{words.marker(state, marker.id)}</b>{' '}
              {marker.carrier >= 0
                ? `is towed by ${taggedName(state, marker.carrier)}`
                : marker.placed
                  ? `at ${marker.x.toFixed(0)}, ${marker.y.toFixed(0)}`
                  : 'is not on the table'}
              ; {holder < 0 ? 'nobody controls it' : `${words.player(holder)} controls it`}
            </li>
          );
        })}
      </ul>
    </>
  );
}
