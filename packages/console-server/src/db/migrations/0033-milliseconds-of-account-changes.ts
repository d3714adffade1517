import type { Migration } from './migration.ts'

/**
 * Lines of the log of account changes get a millisecond of their own instead of a microsecond, like all other instants of
 * the API. Their order stays; those that shared a millisecond move on by as many as they need.
 */
export const millisecondsOfAccountChanges: Migration = {
  id: '0033-milliseconds-of-account-changes',
  statements: [
    'alter table account_sync_logs disable trigger account_sync_logs_append_only',
    'alter table account_sync_logs drop constraint account_sync_logs_pkey',
    `update account_sync_logs log set "timestamp" = spaced.at
      from (select lea, "timestamp" as was,
          max(date_trunc('milliseconds', "timestamp") - place * interval '1 millisecond')
            over (partition by lea order by place) + place * interval '1 millisecond' as at
        from (select lea, "timestamp", row_number() over (partition by lea order by "timestamp") as place
          from account_sync_logs) as numbered) as spaced
      where spaced.lea = log.lea and spaced.was = log."timestamp" and spaced.at <> spaced.was`,
    'alter table account_sync_logs alter column "timestamp" type timestamptz(3)',
    'alter table account_sync_logs add primary key (lea, "timestamp")',
    'alter table account_sync_logs enable trigger account_sync_logs_append_only',
  ],
}
