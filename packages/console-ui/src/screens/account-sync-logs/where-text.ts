import { type AccountSyncLog, AUTH_PROVIDERS } from '@edconsole/console-core'
import type { AccountSyncLogsMessages } from './messages.ts'
import type { WhereNames } from './use-where-names.ts'

/** Provider, product and instance of a change; empty when the line names none. */
export const whereText = (
  { authProvider, productId, instanceId }: Pick<AccountSyncLog, 'authProvider' | 'productId' | 'instanceId'>,
  { products, instances }: WhereNames,
  m: Pick<AccountSyncLogsMessages, 'product' | 'instance'>,
): string =>
  [
    authProvider === null ? '' : (AUTH_PROVIDERS[authProvider] ?? authProvider),
    productId === null ? '' : (products.get(productId) ?? m.product(productId)),
    instanceId === null ? '' : (instances.get(instanceId) ?? m.instance(instanceId)),
  ]
    .filter(Boolean)
    .join(' · ')
