import { language } from '../words/language.ts';

const inLanguage = (value: number, fraction: number): string =>
  value.toLocaleString(language.get(), {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  });

/** "1.2" points, as the page's language writes it. */
export const digit = (value: number): string => inLanguage(value, 1);

/** "0.31": standard errors are smaller. */
export const digits = (value: number): string => inLanguage(value, 2);
