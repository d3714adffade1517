import { people } from './0001-people.ts'
import { imports } from './0002-imports.ts'
import { sisRowIndexes } from './0003-sis-row-indexes.ts'
import { setup } from './0005-setup.ts'
import { platform } from './0007-platform.ts'
import { accountsAndRoles } from './0009-accounts-and-roles.ts'
import type { Migration } from './migration.ts'

/** In the order in which they run. */
export const MIGRATIONS: readonly Migration[] = [
  people,
  imports,
  sisRowIndexes,
  setup,
  platform,
  accountsAndRoles,
]
