export { corpusHash, smallTablesHash } from './corpus.ts';
