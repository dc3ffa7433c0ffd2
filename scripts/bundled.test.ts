import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newRecord, randomAnswerer, startRecord } from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { packFrom, READY_SQUADS, SECOND, setupFromSquads } from '@firing-arc/xwing/second';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';

/** A stranger's program: it goes on from a snapshot of a game and asks why an attack is not offered, with no words at all. */
const PROGRAM = `
import { readFileSync } from 'node:fs';
import { Referee } from '@firing-arc/referee';
import { SECOND } from '@firing-arc/xwing/second';
const referee = Referee.restore(SECOND, JSON.parse(readFileSync(process.argv[2], 'utf8')));
console.log(JSON.stringify(referee.help(referee.questions[0].player).refused()));
`;
const NAME = 'virtual:program';
const program: Plugin = {
  name: 'program',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? PROGRAM : null),
};

/** A game of 2.5 at a question about an attack some of whose targets are refused. */
function atAnAttack() {
  const pack = packFrom(
    JSON.parse(readFileSync(new URL('../formats/xwing2-amg.json', import.meta.url), 'utf8')),
  );
  const setup = setupFromSquads(pack, [READY_SQUADS[0]!.squad, READY_SQUADS[1]!.squad]);
  const referee = startRecord(SECOND, newRecord(SECOND, setup, 'bundled'));
  const answer = randomAnswerer(growStreams('bundled hands', ['hands']));
  for (;;) {
    const question = referee.questions[0];
    if (!question) throw new Error('the game ended without an attack');
    const help = referee.help(question.player);
    if (question.kind === 'attack' && (help.refused?.() ?? []).length > 0) return { referee, question };
    answerNow(
      referee,
      question.player,
      answer(question, () => referee.look(question.player), help),
    );
  }
}

it('says why something is no option also in a bundle that leaves out all words', async () => {
  const built = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    plugins: [program],
    resolve: { conditions: ['source'] },
    ssr: { noExternal: true, resolve: { conditions: ['source'] } },
    build: { ssr: true, write: false, rollupOptions: { input: NAME, output: { codeSplitting: false } } },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('the program could not be built');
  const { referee, question } = atAnAttack();
  const folder = mkdtempSync(join(tmpdir(), 'firing-arc-bundled-'));
  const [file, game] = [join(folder, 'program.mjs'), join(folder, 'game.json')];
  writeFileSync(file, chunk.code);
  writeFileSync(game, JSON.stringify(referee.snapshot()));
  const { stdout, stderr } = spawnSync(process.execPath, [file, game], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(referee.help(question.player).refused?.());
});
