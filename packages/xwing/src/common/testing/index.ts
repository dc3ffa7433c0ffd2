export { corpusHash } from './corpus.ts';
