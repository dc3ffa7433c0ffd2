/** Documents of points that others made, read and told as differences from a format pack. */

export * from './files.ts';
export * from './import.ts';
export * from './row.ts';
