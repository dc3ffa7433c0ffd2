import { type ComponentType, lazy, Suspense } from 'react';

/** Fetches what only games of Armada show; their first question waits for it. */
export const fetchFleet = () => import('./pieces.ts');

type Fleet = Awaited<ReturnType<typeof fetchFleet>>;

/** Shows a component of that piece, and nothing until it is there. */
function later<Props extends object>(find: (fleet: Fleet) => ComponentType<Props>): ComponentType<Props> {
  const Found = lazy(async () => ({ default: find(await fetchFleet()) }));
  return (props) => (
    <Suspense fallback={null}>
      <Found {...props} />
    </Suspense>
  );
}

export const FleetForm = later((fleet) => fleet.FleetForm);
export const FleetParts = later((fleet) => fleet.FleetParts);
export const RulerPanel = later((fleet) => fleet.RulerPanel);
