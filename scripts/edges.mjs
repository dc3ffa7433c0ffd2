// `npm run edges`: looks for a scene for each edge of the abilities that are new, written otherwise or gone astray, and
// writes them to testing/acting/edges.json of each game; `-- --game xwing1` only of that one. `-- --all` looks again at
// those that are known, which takes a quarter of an hour; `-- --left` looks beside known scenes and at
// further ones for edges that have none; `-- --only han` only at cards in whose name that stands.
import { parseArgs } from 'node:util';
import { EDGE_TESTS, runEdges } from './mutants/cards.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    all: { type: 'boolean' },
    left: { type: 'boolean' },
    only: { type: 'string' },
  },
});
const games = values.game?.split(',') ?? Object.keys(EDGE_TESTS);
const which = values.all ? 'all' : values.left ? 'left' : 'new';
process.exitCode = await runEdges(games, values.only ? `${which} ${values.only}` : which);
