/** What only games of Armada show: one piece of the page, which they wait for. */

export { FleetForm } from '../questions/fleet-form.tsx';
export { FleetParts, RulerPanel } from './after-commands.tsx';
