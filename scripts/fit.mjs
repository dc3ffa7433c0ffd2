import { runBuilt } from './built.mjs';

process.exitCode = await runBuilt('bench/fit.ts');
