import { decodersOf, itemsOf } from '../api/decoders.ts'
import type { AccountFieldChange, AccountSyncLog } from '../entities/account-sync-log.ts'
import { list, resource } from './operation.ts'

/** Keyed on the time of each line ([S3]). */
export const accountSyncLogsResource = resource(
  'accountSyncLogs',
  { records: 'account sync logs' },
  {
    list: list<AccountSyncLog>(
      '/account-sync-logs',
      {
        key: 'timestamp',
        sortable: ['action', 'result', 'username', 'batchId'],
        filterable: ['action', 'result', 'username', 'batchId', 'accountId', 'staffId'],
        mayBeEmpty: ['username', 'batchId', 'accountId', 'staffId'],
        searchable: ['username', 'staffId', 'message'],
        defaultSort: { timestamp: 'desc' },
        facets: ['action', 'result'],
        spellings: { Timestamp: 'timestamp' },
      },
      {
        lea: true,
        fields: decodersOf<AccountSyncLog>(
          {
            text: ['timestamp', 'action', 'result'],
            textOrNull: ['username', 'staffId', 'message', 'triggeredBy', 'errorCode'],
            number: ['accountId', 'batchId'],
          },
          {
            changes: itemsOf(decodersOf<AccountFieldChange>({ text: ['field'], textOrNull: ['from', 'to'] })),
          },
        ),
      },
    ),
  },
)
