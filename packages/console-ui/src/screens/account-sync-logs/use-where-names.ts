import {
  type AccountSyncLog,
  CONSTANTS,
  instancesResource,
  productsResource,
  useAccess,
  useDistrictScope,
  useList,
} from '@edconsole/console-core'
import { useMemo } from 'react'

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
