export * from './draw/index.ts';
export * from './geometry/index.ts';
