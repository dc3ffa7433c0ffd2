import { words } from '../language.ts';

/** What is asked, and how it is answered. */
export const questionWords = words('questions', {
  tapAgain: 'Tap again to choose.',
  showPlaces: 'Show all places',
  hidePlaces: 'Hide the places',
});
