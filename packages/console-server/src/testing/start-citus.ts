import { installedPostgres } from './installed-postgres.ts'
import { dataIn, type LocalPostgres } from './start-postgres.ts'

const SETTINGS = [
  'shared_preload_libraries=citus',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
  'max_prepared_transactions=400',
  'max_locks_per_transaction=512',
  'max_worker_processes=64',
  'max_wal_size=256MB',
  // Few, as each database has them.
  'citus.shard_count=2',
  'citus.enable_create_database_propagation=off',
]

/**
 * Starts a PostgreSQL server with Citus. It is a cluster of one server, which plans and refuses statements as one of many does.
 * @param program `postgres`, with `initdb` beside it
 * @param folder see `startPostgres`
 */
export const startCitus = async (program: string, folder: string): Promise<LocalPostgres> => {
  const postgres = await installedPostgres(program)
  const data = dataIn(folder)
  await postgres.makeFolder(data)
  await postgres.run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'])
  return postgres.start(data, SETTINGS)
}
