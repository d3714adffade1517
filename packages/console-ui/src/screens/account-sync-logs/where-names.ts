import {
  type AccountSyncLog,
  AUTH_PROVIDERS,
  CONSTANTS,
  instancesResource,
  productsResource,
  useAccess,
  useDistrictScope,
  useList,
} from '@edconsole/console-core'
import { useMemo } from 'react'
import type { AccountSyncLogsMessages } from './messages.ts'

/** Names of products and instances by their ids, as far as the user may read them. */
export type WhereNames = {
  readonly products: ReadonlyMap<number, string>
  readonly instances: ReadonlyMap<number, string>
}

/** The names of where the accounts on show were changed; asked for only when a line speaks of one. */
export const useWhereNames = (rows: readonly AccountSyncLog[]): WhereNames => {
  const may = useAccess().can('district-instances')
  const district = useDistrictScope()
  const clientId = district?.clientId
  const products = useList(
    productsResource.list,
    { limit: CONSTANTS.limitMax },
    { enabled: may && rows.some(({ productId }) => productId !== null) },
  )
  const instances = useList(
    instancesResource.list,
    { limit: CONSTANTS.limitMax, filter: { clientId: String(clientId) } },
    { enabled: may && clientId != null && rows.some(({ instanceId }) => instanceId !== null) },
  )
  return useMemo(
    () => ({ products: namesOf(products.data), instances: namesOf(instances.data) }),
    [products.data, instances.data],
  )
}

const namesOf = (rows: readonly { id: number; name: string }[] | undefined): ReadonlyMap<number, string> =>
  new Map((rows ?? []).map(({ id, name }) => [id, name]))

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
