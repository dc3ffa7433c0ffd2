/** What only games of Armada show: one piece of the page, which they wait for. */

export { RulerPanel } from '../board/ruler-panel.tsx';
export { FleetForm } from '../questions/fleet-form.tsx';
export { FleetParts } from '../ships/fleet-parts.tsx';
