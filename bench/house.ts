import { readFileSync } from 'node:fs';
import * as armada from '@firing-arc/armada';
import { baseOf, withBase } from '@firing-arc/referee';
import * as first from '@firing-arc/xwing/first';
import { knownPack, type Pack } from '@firing-arc/xwing/second';

/** The format that the house plays by default. */
export const HOUSE_FORMAT = 'xwing2-amg';

/** A format pack of the house, also one that is told as differences from another. */
export const housePack = (id = HOUSE_FORMAT): Pack => knownPack(wholeJson(packJson(id)));

/** A pack's JSON with its base filled in. */
function wholeJson(json: unknown): unknown {
  const base = baseOf(json);
  return base === null ? json : withBase(json, wholeJson(packJson(base)));
}

/** The format pack of Armada. */
export const armadaPack = (id = 'armada'): armada.Pack => armada.knownPack(packJson(id));

/** A format pack of First Edition, also one that is told as differences from another. */
export const firstPack = (id = 'xwing1'): first.Pack => first.knownPack(wholeJson(packJson(id)));

const packJson = (id: string): unknown =>
  JSON.parse(readFileSync(new URL(`../formats/${id}.json`, import.meta.url), 'utf8'));
