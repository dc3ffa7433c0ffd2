// `npm run edges`: looks for a scene for each edge of the abilities that are new, written otherwise or gone astray, and
// writes them to testing/acting/edges.json of each game; `-- --game xwing1` only of that one. `-- --all` looks again at
// those that are known, which takes a quarter of an hour; `-- --left` looks beside known scenes and at
// further ones for edges that have none.
import { parseArgs } from 'node:util';
import { EDGE_TESTS, runEdges } from './mutants/cards.mjs';

const { values } = parseArgs({
  options: { game: { type: 'string' }, all: { type: 'boolean' }, left: { type: 'boolean' } },
});
const games = values.game?.split(',') ?? Object.keys(EDGE_TESTS);
process.exitCode = await runEdges(games, values.all ? 'all' : values.left ? 'left' : 'new');
