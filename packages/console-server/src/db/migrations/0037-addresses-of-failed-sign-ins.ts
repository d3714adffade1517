import type { Migration } from './migration.ts'

/** People who look into a locked account want to know where the wrong passwords came from. */
export const addressesOfFailedSignIns: Migration = {
  id: '0037-addresses-of-failed-sign-ins',
  statements: ['alter table accounts add column last_failed_ip text'],
}
