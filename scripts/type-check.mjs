// How the compiler is called that checks the types of the house.

/** One checker takes fewer seconds of processor than several, which look at the same types each. */
export const WHOLE_HOUSE = ['-p', 'tsconfig.json', '--checkers', '1'];

/** What was found is kept for the next time. */
export const KEPT = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];

/**
 * The compiler, a Go program, looks for memory that it could free each time it has doubled; nearly all that it keeps it
 * needs to the end. Asked to let it grow fivefold it takes a tenth less time and no more memory.
 */
export const ENV = { GOGC: process.env.GOGC ?? '400' };
