import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDatabase } from '@edconsole/console-server/internal'
import { startPostgres } from '@edconsole/console-server/internal/testing'

export const IMPORT_ENGINES = ['pglite', 'postgres'] as const
export type ImportEngine = (typeof IMPORT_ENGINES)[number]

/** An empty database with every table, on disk as in real life, in a folder that is gone afterwards. */
export const openBenchDatabase = async (
  engine: ImportEngine,
): Promise<{ db: Db; close: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'edconsole-bench-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  if (engine === 'pglite') {
    const { db, close } = await openDatabase({ folder }, ignore)
    return { db, close: () => close().then(forget) }
  }
  // As root the server runs as another user, who must get to its own folder inside.
  await chmod(folder, 0o755)
  const { url, stop } = await startPostgres(folder, { keep: false, flags: [] })
  const { db, close } = await openDatabase({ url }, ignore)
  return { db, close: () => close().then(stop).then(forget) }
}

// The server is stopped at the end; connections that it cuts then are no failure of a run.
const ignore = (): void => {}
