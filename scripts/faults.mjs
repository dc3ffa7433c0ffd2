import { runProof } from './proof.mjs';

process.exitCode = await runProof('faults');
