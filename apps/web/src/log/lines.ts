/** The game whose rulebook a line stands in: `xwing2` of `xwing2:round.1`. */
export const gameOfLine = (id: string): string => id.split(':')[0]!;
