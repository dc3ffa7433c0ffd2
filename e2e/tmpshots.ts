// args: game width height dsf theme outPrefix kinds(comma: kind@round)
import { readFileSync } from 'node:fs';
import { ARMADA } from '@firing-arc/armada';
import { armadaOpponent, firstOpponent, opponent } from '@firing-arc/opponents';
import { firstPosition, newRecord, Referee, recordOf } from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { FIRST } from '@firing-arc/xwing/first';
import { SECOND } from '@firing-arc/xwing/second';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.mjs';
import { DIST } from '../scripts/house.mjs';
import { portOf, serve } from '../scripts/serve.mjs';
const [game, w, h, dsf, theme, out, kinds, seed = 's1', phone = '', lang = ''] = process.argv.slice(2) as string[];
const G: any = { xwing2: [SECOND, opponent], xwing1: [FIRST, firstOpponent], armada: [ARMADA, armadaOpponent] };
const [rules, make] = G[game!];
const server = await serve(DIST, 0); const origin = `http://localhost:${portOf(server)}`;
const browser = await chromium.launch({ executablePath: (await findChromium())!, args: [...CHROMIUM_FLAGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] });
const setup = JSON.parse(readFileSync(new URL(`../apps/web/src/games/quick/${game}.json`, import.meta.url), 'utf8'));
for (const k of kinds!.split(',')) {
  const [kind, round = '1'] = k.split('@');
  const opened = newRecord(rules, setup, seed);
  const referee: any = Referee.start(rules, firstPosition(rules, opened));
  const both = [make('plain', growStreams(`${seed} a`, ['person']), 0), make('plain', growStreams(`${seed} b`, ['person']), 0)];
  for (;;) {
    const q = referee.questions[0];
    if (!q || referee.outcome) break;
    const mine = referee.questions.find((x: any) => x.player === 0);
    if (mine && mine.kind === kind && referee.state.round >= Number(round)) break;
    answerNow(referee, q.player, both[q.player](q, () => referee.look(q.player), referee.help(q.player)));
  }
  if (kind !== 'end' && referee.outcome) { console.log('never', k); continue; }
  const record = recordOf(opened, referee);
  const options = { seats: ['human', 'plain'], setup: 'done-for-you', undo: true, pass: 'secrets' };
  const saved = JSON.stringify({ saved: 1, options, record, drafts: {}, marks: [] });
  const ctx = await browser.newContext({ viewport: { width: Number(w), height: Number(h) }, deviceScaleFactor: Number(dsf), colorScheme: theme as any, ...(lang ? { locale: lang } : {}), ...(phone ? { hasTouch: true, isMobile: true } : {}) });
  await ctx.addInitScript(`localStorage.setItem('firing-arc.game', ${JSON.stringify(saved)})`);
  const page = await ctx.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  page.on('pageerror', (m) => console.log('ERR', m.message));
  await page.goto(origin + "/#/game");
  await page.locator('.question, .game-over').first().waitFor();
  await page.waitForTimeout(9000);
  await page.screenshot({ path: `${out}-${kind}${round}.png` });
  console.log(`${out}-${kind}${round}.png`, referee.state.round);
  await ctx.close();
}
await browser.close(); server.close();
