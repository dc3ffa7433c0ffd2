import { readFileSync } from 'node:fs';
import * as armada from '@firing-arc/armada';
import * as first from '@firing-arc/xwing/first';
import { type Pack, packFrom } from '@firing-arc/xwing/second';

/** The format that the house plays by default. */
export const HOUSE_FORMAT = 'xwing2-amg';

/** A format pack of the house. */
export const housePack = (id = HOUSE_FORMAT): Pack => packFrom(packJson(id));

/** The format pack of Armada. */
export const armadaPack = (id = 'armada'): armada.Pack => armada.packFrom(packJson(id));

/** A format pack of First Edition. */
export const firstPack = (id = 'xwing1'): first.Pack => first.packFrom(packJson(id));

const packJson = (id: string): unknown =>
  JSON.parse(readFileSync(new URL(`../formats/${id}.json`, import.meta.url), 'utf8'));
