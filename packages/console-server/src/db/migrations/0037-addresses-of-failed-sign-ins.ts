import type { Migration } from './migration.ts'

/** Whoever looks into a locked account wants to know where the wrong passwords came from. */
export const addressesOfFailedSignIns: Migration = {
  id: '0037-addresses-of-failed-sign-ins',
  statements: ['alter table accounts add column last_failed_ip text'],
}
