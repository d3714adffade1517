import { accountsResource, useAccess, useList } from '@edconsole/console-core'

/** The accounts of the district's client that can be signed in with, counted; one answer for all who look. */
export const useActiveUsers = () => {
  const { can } = useAccess()
  return useList(
    accountsResource.list,
    { limit: 1, filter: { isEnabled: true }, facets: ['locked'] },
    { enabled: can('locked-users') },
  )
}

/** How many of them are locked. */
export const lockedOf = ({ facets }: Pick<ReturnType<typeof useActiveUsers>, 'facets'>): number =>
  facets?.locked?.find(({ value }) => Number(value) === 1)?.count ?? 0
