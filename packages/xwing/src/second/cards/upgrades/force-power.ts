import { bar, notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const forcePower = upgradesOf('force-power');

export const FORCE_POWERS: readonly UpgradeCard[] = [
  forcePower('battlemeditation', { name: 'Battle Meditation', actions: bar('purple coordinate') }, notYet),
  forcePower('brilliantevasion', { name: 'Brilliant Evasion' }, notYet),
  forcePower('compassion', { name: 'Compassion' }, notYet),
  forcePower('extrememaneuvers', { name: 'Extreme Maneuvers' }, notYet),
  forcePower('foresight', { name: 'Foresight' }, notYet),
  forcePower('hate', { name: 'Hate' }, notYet),
  forcePower('heightenedperception', { name: 'Heightened Perception' }, notYet),
  forcePower('instinctiveaim', { name: 'Instinctive Aim' }, notYet),
  forcePower('malice', { name: 'Malice' }, notYet),
  forcePower('patience', { name: 'Patience' }, notYet),
  forcePower('precognitivereflexes', { name: 'Precognitive Reflexes' }, notYet),
  forcePower('predictiveshot', { name: 'Predictive Shot' }, notYet),
  forcePower('roilinganger-siegeofcoruscant', { name: 'Roiling Anger' }, notYet),
  forcePower('sense', { name: 'Sense' }, notYet),
  forcePower('shatteringshot', { name: 'Shattering Shot' }, notYet),
  forcePower('supernaturalreflexes', { name: 'Supernatural Reflexes' }, notYet),
];
