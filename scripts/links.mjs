// Plain Node, no dependencies. A checkout that has pulled a new package finds it without another `npm install`.
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './house.mjs';

for (const name of readdirSync(join(ROOT, 'packages'))) {
  const manifest = join(ROOT, 'packages', name, 'package.json');
  if (!existsSync(manifest)) continue;
  const link = join(ROOT, 'node_modules', JSON.parse(readFileSync(manifest, 'utf8')).name);
  if (existsSync(link)) continue;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join('..', '..', 'packages', name), link, 'junction');
}
