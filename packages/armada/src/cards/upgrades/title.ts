import { upgrades } from '../build.ts';
import type { UpgradeCard } from '../types.ts';

/** Upgrades of the icon title. */
export const TITLE: readonly UpgradeCard[] = upgrades('title', [
  [
    'centicore-title',
    'Centicore',
    { factions: 'empire', unique: true, needs: { chassis: 'arquitens-class-cruiser' } },
  ],
  [
    'hand-of-justice-title',
    'Hand of Justice',
    { factions: 'empire', unique: true, needs: { chassis: 'arquitens-class-cruiser' }, exhausts: 'recur' },
  ],
  [
    'demolisher-title',
    'Demolisher',
    { factions: 'empire', unique: true, needs: { chassis: 'gladiator-class-star-destroyer' } },
  ],
  [
    'insidious-title',
    'Insidious',
    { factions: 'empire', unique: true, needs: { chassis: 'gladiator-class-star-destroyer' } },
  ],
  [
    'suppressor-title',
    'Suppressor',
    { factions: 'empire', unique: true, needs: { chassis: 'gozanti-class' } },
  ],
  ['vector-title', 'Vector', { factions: 'empire', unique: true, needs: { chassis: 'gozanti-class' } }],
  [
    'avenger-title',
    'Avenger',
    { factions: 'empire', unique: true, needs: { chassis: 'imperial-star-destroyer' }, exhausts: 'plain' },
  ],
  [
    'chimaera-title',
    'Chimaera',
    {
      factions: 'empire',
      unique: true,
      needs: { chassis: 'imperial-star-destroyer', withoutIcon: 'fleet-command' },
      gains: 'fleet-command',
    },
  ],
  [
    'devastator-title',
    'Devastator',
    { factions: 'empire', unique: true, needs: { chassis: 'imperial-star-destroyer' } },
  ],
  [
    'relentless-title',
    'Relentless',
    { factions: 'empire', unique: true, needs: { chassis: 'imperial-star-destroyer' } },
  ],
  [
    'sovereign-title',
    'Sovereign',
    { factions: 'empire', unique: true, needs: { chassis: 'imperial-star-destroyer' }, exhausts: 'plain' },
  ],
  [
    'interdictor-title',
    'Interdictor',
    { factions: 'empire', unique: true, needs: { chassis: 'interdictor-cruiser' }, exhausts: 'plain' },
  ],
  ['cataclysm-title', 'Cataclysm', { factions: 'empire', unique: true, needs: { chassis: 'onager-class' } }],
  ['rakehell-title', 'Rakehell', { factions: 'empire', unique: true, needs: { chassis: 'onager-class' } }],
  ['sunder-title', 'Sunder', { factions: 'empire', unique: true, needs: { chassis: 'onager-class' } }],
  [
    'pursuant-title',
    'Pursuant',
    { factions: 'empire', unique: true, needs: { chassis: 'quasar-fire-class-cruiser-carrier' } },
  ],
  [
    'squall-title',
    'Squall',
    { factions: 'empire', unique: true, needs: { chassis: 'quasar-fire-class-cruiser-carrier' } },
  ],
  [
    'stronghold-title',
    'Stronghold',
    { factions: 'empire', unique: true, needs: { chassis: 'quasar-fire-class-cruiser-carrier' } },
  ],
  [
    'corvus-title',
    'Corvus',
    { factions: 'empire', unique: true, needs: { chassis: 'raider-class-corvette' } },
  ],
  [
    'impetuous-title',
    'Impetuous',
    { factions: 'empire', unique: true, needs: { chassis: 'raider-class-corvette' } },
  ],
  [
    'instigator-title',
    'Instigator',
    { factions: 'empire', unique: true, needs: { chassis: 'raider-class-corvette' } },
  ],
  [
    'seventh-fleet-star-destroyer-title',
    'Seventh Fleet Star Destroyer',
    { factions: 'empire', exhausts: 'recur', needs: { tag: 'star-destroyer' } },
  ],
  [
    'annihilator-title',
    'Annihilator',
    { factions: 'empire', unique: true, needs: { tag: 'star-dreadnought' } },
  ],
  ['eclipse-title', 'Eclipse', { factions: 'empire', unique: true, needs: { tag: 'star-dreadnought' } }],
  ['executor-title', 'Executor', { factions: 'empire', unique: true, needs: { tag: 'star-dreadnought' } }],
  ['ravager-title', 'Ravager', { factions: 'empire', unique: true, needs: { tag: 'star-dreadnought' } }],
  [
    'corrupter-title',
    'Corrupter',
    { factions: 'empire', unique: true, needs: { chassis: 'victory-star-destroyer' } },
  ],
  [
    'dominator-title',
    'Dominator',
    { factions: 'empire', unique: true, needs: { chassis: 'victory-star-destroyer' } },
  ],
  [
    'harrow-title',
    'Harrow',
    { factions: 'empire', unique: true, needs: { chassis: 'victory-star-destroyer' }, gains: 'support-team' },
  ],
  [
    'warlord-title',
    'Warlord',
    { factions: 'empire', unique: true, needs: { chassis: 'victory-star-destroyer' } },
  ],
  [
    'gallant-haven-title',
    'Gallant Haven',
    { factions: 'rebel', unique: true, needs: { chassis: 'assault-frigate-mark-ii' } },
  ],
  [
    'paragon-title',
    'Paragon',
    { factions: 'rebel', unique: true, needs: { chassis: 'assault-frigate-mark-ii' } },
  ],
  [
    'dodonnas-pride-title',
    "Dodonna's Pride",
    { factions: 'rebel', unique: true, needs: { chassis: 'cr90-corvette' } },
  ],
  [
    'jainas-light-title',
    "Jaina's Light",
    { factions: 'rebel', unique: true, needs: { chassis: 'cr90-corvette' } },
  ],
  [
    'liberator-title',
    'Liberator',
    {
      factions: 'rebel',
      unique: true,
      needs: { chassis: 'cr90-corvette', withoutIcon: 'fleet-command' },
      gains: 'fleet-command',
    },
  ],
  [
    'tantive-iv-title',
    'Tantive IV',
    { factions: 'rebel', unique: true, needs: { chassis: 'cr90-corvette' } },
  ],
  [
    'bright-hope-title',
    'Bright Hope',
    { factions: 'rebel', unique: true, needs: { chassis: 'gr75-rebel-transport' } },
  ],
  [
    'quantum-storm-title',
    'Quantum Storm',
    { factions: 'rebel', unique: true, needs: { chassis: 'gr75-rebel-transport' }, exhausts: 'plain' },
  ],
  [
    'garels-honor-title',
    "Garel's Honor",
    { factions: 'rebel', unique: true, needs: { chassis: 'hammerhead-corvette' } },
  ],
  [
    'task-force-antilles-title',
    'Task Force Antilles',
    { factions: 'rebel', needs: { chassis: 'hammerhead-corvette' }, exhausts: 'recur' },
  ],
  [
    'task-force-organa-title',
    'Task Force Organa',
    { factions: 'rebel', needs: { chassis: 'hammerhead-corvette' }, exhausts: 'recur' },
  ],
  [
    'admonition-title',
    'Admonition',
    { factions: 'rebel', unique: true, needs: { chassis: 'mc30c-frigate' } },
  ],
  ['foresight-title', 'Foresight', { factions: 'rebel', unique: true, needs: { chassis: 'mc30c-frigate' } }],
  ['aspiration-title', 'Aspiration', { factions: 'rebel', unique: true, needs: { chassis: 'mc75-cruiser' } }],
  ['profundity-title', 'Profundity', { factions: 'rebel', unique: true, needs: { chassis: 'mc75-cruiser' } }],
  ['defiance-title', 'Defiance', { factions: 'rebel', unique: true, needs: { chassis: 'mc80h-cruiser' } }],
  ['home-one-title', 'Home One', { factions: 'rebel', unique: true, needs: { chassis: 'mc80h-cruiser' } }],
  [
    'independence-title',
    'Independence',
    { factions: 'rebel', unique: true, needs: { chassis: 'mc80h-cruiser' } },
  ],
  ['endeavor-title', 'Endeavor', { factions: 'rebel', unique: true, needs: { chassis: 'mc80l-cruiser' } }],
  ['liberty-title', 'Liberty', { factions: 'rebel', unique: true, needs: { chassis: 'mc80l-cruiser' } }],
  [
    'mon-karren-title',
    'Mon Karren',
    { factions: 'rebel', unique: true, needs: { chassis: 'mc80l-cruiser' } },
  ],
  [
    'phoenix-home-title',
    'Phoenix Home',
    { factions: 'rebel', unique: true, needs: { chassis: 'modified-pelta-class' }, gains: 'officer' },
  ],
  [
    'mon-calamari-exodus-fleet-title',
    'Mon Calamari Exodus Fleet',
    { factions: 'rebel', exhausts: 'recur', needs: { tag: 'mc' } },
  ],
  [
    'redemption-title',
    'Redemption',
    { factions: 'rebel', unique: true, needs: { chassis: 'nebulon-b-frigate' } },
  ],
  [
    'salvation-title',
    'Salvation',
    { factions: 'rebel', unique: true, needs: { chassis: 'nebulon-b-frigate' } },
  ],
  [
    'vanguard-title',
    'Vanguard',
    { factions: 'rebel', unique: true, needs: { chassis: 'nebulon-b-frigate' }, gains: 'weapons-team' },
  ],
  ['yavaris-title', 'Yavaris', { factions: 'rebel', unique: true, needs: { chassis: 'nebulon-b-frigate' } }],
  [
    'amity-title',
    'Amity',
    {
      factions: 'rebel',
      unique: true,
      needs: { chassis: 'starhawk-class-battleship', tag: 'starhawk-mark-i' },
    },
  ],
  [
    'concord-title',
    'Concord',
    {
      factions: 'rebel',
      unique: true,
      needs: { chassis: 'starhawk-class-battleship', tag: 'starhawk-mark-i' },
    },
  ],
  [
    'unity-title',
    'Unity',
    { factions: 'rebel', unique: true, needs: { chassis: 'starhawk-class-battleship' } },
  ],
  [
    'implacable-title',
    'Implacable',
    { factions: 'republic', unique: true, needs: { chassis: 'acclamator-assault-ship' }, exhausts: 'recur' },
  ],
  [
    'nevoota-bee-title',
    'Nevoota Bee',
    { factions: 'republic', unique: true, needs: { chassis: 'acclamator-assault-ship' } },
  ],
  [
    'radiant-vii-title',
    'Radiant VII',
    {
      factions: 'republic',
      unique: true,
      needs: { chassis: 'consular-class' },
      gains: 'fleet-support',
      forbids: 'turbolaser ordnance',
    },
  ],
  [
    'swift-return-title',
    'Swift Return',
    { factions: 'republic', unique: true, needs: { chassis: 'consular-class' } },
  ],
  ['fb-88-title', 'FB-88', { factions: 'republic', unique: true, needs: { chassis: 'pelta-class-frigate' } }],
  ['tb-73-title', 'TB-73', { factions: 'republic', unique: true, needs: { chassis: 'pelta-class-frigate' } }],
  [
    'resolute-title',
    'Resolute',
    {
      factions: 'republic',
      unique: true,
      needs: { chassis: 'venator-star-destroyer' },
      starts: { with: 'tokens', count: 4, of: 'repair squadron concentrate-fire', kinds: 2 },
    },
  ],
  [
    'tranquility-title',
    'Tranquility',
    { factions: 'republic', unique: true, needs: { chassis: 'venator-star-destroyer' } },
  ],
  [
    'triumphant-title',
    'Triumphant',
    { factions: 'republic', unique: true, needs: { chassis: 'venator-star-destroyer' } },
  ],
  [
    'beast-of-burden-title',
    'Beast of Burden',
    { factions: 'separatist', unique: true, needs: { chassis: 'hardcell-class' }, exhausts: 'recur' },
  ],
  [
    'foremans-labor-title',
    "Foreman's Labor",
    { factions: 'separatist', unique: true, needs: { chassis: 'hardcell-class' }, exhausts: 'recur' },
  ],
  [
    'sa-nalaor-title',
    'Sa Nalaor',
    { factions: 'separatist', unique: true, needs: { chassis: 'munificent-class-frigate' } },
  ],
  [
    'tide-of-progress-xii-title',
    'Tide of Progress XII',
    {
      factions: 'separatist',
      unique: true,
      needs: { chassis: 'munificent-class-frigate' },
      exhausts: { readyFor: 'repair' },
    },
  ],
  [
    'invincible-title',
    'Invincible',
    {
      factions: 'separatist',
      unique: true,
      needs: { chassis: 'providence-class' },
      gains: 'defensive-retrofit',
    },
  ],
  [
    'invisible-hand-title',
    'Invisible Hand',
    { factions: 'separatist', unique: true, needs: { chassis: 'providence-class' } },
  ],
  [
    'lucid-voice-title',
    'Lucid Voice',
    { factions: 'separatist', unique: true, needs: { chassis: 'providence-class' } },
  ],
  [
    'gilded-aegis-title',
    'Gilded Aegis',
    { factions: 'separatist', unique: true, needs: { chassis: 'recusant-class-destroyer' } },
  ],
  [
    'nova-defiant-title',
    'Nova Defiant',
    {
      factions: 'separatist',
      unique: true,
      needs: { chassis: 'recusant-class-destroyer' },
      starts: { with: 'tokens', count: 4, of: 'repair navigate squadron concentrate-fire', kinds: 4 },
    },
  ],
  [
    'patriot-fist-title',
    'Patriot Fist',
    { factions: 'separatist', unique: true, needs: { chassis: 'recusant-class-destroyer' } },
  ],
]);
