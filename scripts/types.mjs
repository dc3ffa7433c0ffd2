// `npm run types`: checks the types of the whole house.
import { runTool } from './house.mjs';
import { ENV, KEPT, WHOLE_HOUSE } from './type-check.mjs';

process.exitCode = await runTool('typescript/bin/tsc', [...WHOLE_HOUSE, ...KEPT], { env: ENV });
