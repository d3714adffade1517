import {
  type Account,
  accountsResource,
  type ListQuery,
  type Operation,
  useList,
} from '@edconsole/console-core'

const { types: _, identify: __, read: ___, ...call } = accountsResource.list

/** The list of accounts, those that were locked last first: on a bad morning they are what people look for. */
export const lockedList: Operation<ListQuery, Account[]> = {
  ...call,
  ...(call.list && { list: { ...call.list, defaultSort: { lockedAt: 'desc' } } }),
}

/** Locked accounts alone, in the spelling that every backend knows ([S2.2], R24). */
export const ONLY_LOCKED = { locked: '1' } as const

/** The list of them. */
export const useLocked: typeof useList<Account> = (operation, input = {}, options = {}) => {
  return useList(operation, Object.assign({}, input, ONLY_LOCKED), options)
}

/** Often enough for a bad morning; each answer is small. */
export const POLL_MS = 30_000
