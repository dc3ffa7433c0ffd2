/** What `npm run build` lays beside the built server. */

import { databaseInThread } from './database-bridge.ts';
import { migrate } from './sql.ts';

/** Makes a database with all tables and no row of a game in a folder that is not there yet, for servers to begin with a copy. */
export async function layDatabase(folder: string): Promise<void> {
  const database = databaseInThread(folder);
  await migrate(database);
  await database.close();
}
