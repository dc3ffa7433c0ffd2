import { upgrades } from '../build.ts';
import type { UpgradeCard } from '../types.ts';

/** Upgrades of the icon commander. */
export const COMMANDER: readonly UpgradeCard[] = upgrades('commander', [
  ['admiral-ackbar-commander', 'Admiral Ackbar', { factions: 'rebel', unique: true }],
  ['admiral-konstantine-commander', 'Admiral Konstantine', { factions: 'empire', unique: true }],
  ['admiral-motti-commander', 'Admiral Motti', { factions: 'empire', unique: true }],
  ['admiral-ozzel-commander', 'Admiral Ozzel', { factions: 'empire', unique: true }],
  ['admiral-piett-commander', 'Admiral Piett', { factions: 'empire', unique: true, exhausts: 'plain' }],
  ['admiral-raddus-commander', 'Admiral Raddus', { factions: 'rebel', unique: true }],
  ['admiral-screed-commander', 'Admiral Screed', { factions: 'empire', unique: true }],
  ['admiral-sloane-commander', 'Admiral Sloane', { factions: 'empire', unique: true }],
  [
    'admiral-tarkin-commander',
    'Admiral Tarkin',
    {
      factions: 'republic',
      unique: true,
      starts: { with: 'tokens', count: 6, of: 'navigate squadron repair concentrate-fire' },
    },
  ],
  [
    'admiral-trench-commander',
    'Admiral Trench',
    {
      factions: 'separatist',
      unique: true,
      starts: { with: 'dials', count: 4, of: 'navigate squadron repair concentrate-fire' },
    },
  ],
  ['admiral-yularen-commander', 'Admiral Yularen', { factions: 'republic', unique: true }],
  ['anakin-skywalker-commander', 'Anakin Skywalker', { factions: 'republic', unique: true }],
  [
    'bail-organa-commander',
    'Bail Organa',
    { factions: 'republic', unique: true, starts: { with: 'tokens', count: 5, of: 'navigate repair' } },
  ],
  ['commander-sato-commander', 'Commander Sato', { factions: 'rebel', unique: true }],
  [
    'count-dooku-commander',
    'Count Dooku',
    {
      factions: 'separatist',
      unique: true,
      starts: { with: 'tokens', count: 3, of: 'navigate squadron repair concentrate-fire', kinds: 2 },
    },
  ],
  ['darth-vader-commander', 'Darth Vader', { factions: 'empire', unique: true }],
  ['emperor-palpatine-commander', 'Emperor Palpatine', { factions: 'empire', unique: true }],
  ['garm-bel-iblis-commander', 'Garm Bel Iblis', { factions: 'rebel', unique: true }],
  ['general-cracken-commander', 'General Cracken', { factions: 'rebel', unique: true }],
  ['general-dodonna-commander', 'General Dodonna', { factions: 'rebel', unique: true }],
  [
    'general-draven-commander',
    'General Draven',
    {
      factions: 'rebel',
      unique: true,
      starts: { with: 'dials', count: 2, of: 'navigate squadron repair concentrate-fire' },
    },
  ],
  ['general-grievous-commander', 'General Grievous', { factions: 'separatist', unique: true }],
  ['general-madine-commander', 'General Madine', { factions: 'rebel', unique: true }],
  ['general-rieekan-commander', 'General Rieekan', { factions: 'rebel', unique: true }],
  ['general-romodi-commander', 'General Romodi', { factions: 'empire', unique: true }],
  ['general-tagge-commander', 'General Tagge', { factions: 'empire', unique: true }],
  [
    'grand-admiral-thrawn-commander',
    'Grand Admiral Thrawn',
    {
      factions: 'empire',
      unique: true,
      starts: { with: 'dials', count: 3, of: 'navigate squadron repair concentrate-fire' },
    },
  ],
  ['grand-moff-tarkin-commander', 'Grand Moff Tarkin', { factions: 'empire', unique: true }],
  ['kraken-commander', 'Kraken', { factions: 'separatist', unique: true }],
  ['kyrsta-agate-commander', 'Kyrsta Agate', { factions: 'rebel', unique: true }],
  ['leia-organa-commander', 'Leia Organa', { factions: 'rebel', unique: true }],
  ['luminara-unduli-commander', 'Luminara Unduli', { factions: 'republic', unique: true }],
  ['mar-tuuk-commander', 'Mar Tuuk', { factions: 'separatist', unique: true }],
  ['moff-jerjerrod-commander', 'Moff Jerjerrod', { factions: 'empire', unique: true }],
  ['mon-mothma-commander', 'Mon Mothma', { factions: 'rebel', unique: true }],
  ['obi-wan-kenobi-commander', 'Obi-Wan Kenobi', { factions: 'republic', unique: true }],
  ['plo-koon-commander', 'Plo Koon', { factions: 'republic', unique: true }],
  ['tf-1726-commander', 'TF-1726', { factions: 'separatist', unique: true }],
]);
