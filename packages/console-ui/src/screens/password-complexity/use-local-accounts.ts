import { accountsResource, type UserType, useAccess, useList } from '@edconsole/console-core'

const LOCAL = { filter: { authProvider: 'illuminate' }, facets: ['userType'], limit: 1 } as const

/** Returns how many Local accounts each kind of people has, for those who may see accounts. */
export function useLocalAccounts(): { countOf(type: UserType): number | undefined } {
  const { allows } = useAccess()
  // As R47 has it: users who may open a screen of accounts.
  const mayCount =
    allows({ all: ['ROLE_ACCOUNT_SERVICE_VIEW'] }) ||
    allows({ all: ['ROLE_USER_MANAGEMENT_VIEW'], orEmployee: true }) ||
    allows({ all: ['ROLE_USER_MANAGEMENT_EDIT'], orEmployee: true })
  const { facets, data } = useList(accountsResource.list, LOCAL, { enabled: mayCount, silent: true })
  const groups = data && facets?.userType
  return {
    countOf: (type) => groups && (groups.find(({ value }) => value === type)?.count ?? 0),
  }
}
