import {
  accountsResource,
  NEVER_SIGNED_IN,
  peopleResource,
  useAccess,
  useExtension,
  useList,
} from '@edconsole/console-core'

/**
 * Counts the open accounts of the district's client and how many of them are locked, once for all who look. Students and
 * guardians are among them, as in Locked Users.
 */
export const useOpenAccounts = () => {
  const { can } = useAccess()
  const { facets, ...list } = useList(
    accountsResource.list,
    { limit: 1, filter: { isEnabled: true }, facets: ['locked'] },
    { enabled: can('locked-users') },
  )
  const locked = facets?.locked?.find(({ value }) => Number(value) === 1)?.count ?? 0
  return { ...list, locked }
}

/** Returns whether people can be counted by the state of their account, as User List does. */
export const useMayCountPeople = (): boolean => {
  const { can } = useAccess()
  const isAnswered = useExtension(peopleResource.list)
  return can('user-list') && isAnswered
}

/** How many people of the district are active and how many never signed in: the numbers of User List. */
export const useActiveUsers = () => {
  const { facets, loading, errors, retry } = useList(peopleResource.list, {
    limit: 1,
    facets: ['accountState'],
  })
  const groups = facets?.accountState
  const countOf = (states: readonly string[]) =>
    groups?.filter(({ value }) => states.includes(String(value))).reduce((sum, { count }) => sum + count, 0)
  return { active: countOf(['active']), neverSignedIn: countOf(NEVER_SIGNED_IN), loading, errors, retry }
}
