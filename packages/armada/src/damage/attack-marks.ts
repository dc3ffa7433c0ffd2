/** What the rules of damage note in an attack for each card that is dealt or turned faceup. */
export const FACEUP = 'faceup';
/** And for any card that is dealt to its defender. */
export const DEALT = 'dealt';
