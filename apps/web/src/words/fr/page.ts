import type { pageWords } from '../en/page.ts';
import type { Translated } from '../language.ts';

export const page: Translated<typeof pageWords> = {
  lead: 'Une table de jeu numérique pour X-Wing 2.5, la première édition et Armada : chaque règle, expliquée.',
  pages: 'Pages',
  start: 'Accueil',
  rules: 'Règles',
  checkRecord: 'Vérifier un enregistrement',
  newVersion: 'Une nouvelle version est prête.',
  useNewVersion: 'L’utiliser maintenant',
  placeBroke: 'Cette page ne s’ouvre pas.',
  gameIsKept: 'Votre partie est conservée. Rechargez la page ; si cela ne suffit pas, revenez à l’accueil.',
  reload: 'Recharger',
  language: 'Langue',
  unofficial:
    'Non officiel et gratuit, fait par des fans ; sans lien avec les ayants droit des jeux ni approbation de leur part. Licence MIT.',
};
