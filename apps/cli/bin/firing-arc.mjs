#!/usr/bin/env node
// In a checkout the program is built anew when its sources have changed; an installed package brings it built.
import { existsSync } from 'node:fs';

const checkout = new URL('../../../scripts/cli.mjs', import.meta.url);
const program = new URL('../dist/main.js', import.meta.url);
if (existsSync(checkout)) await (await import(checkout.href)).ensureCliBuilt();
await import(program.href);
