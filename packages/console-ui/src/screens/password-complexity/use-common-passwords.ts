import { authenticationsResource, useItem } from '@edconsole/console-core'

/** Returns how many common passwords the server compares new ones with; undefined where it doesn't say. */
export function useCommonPasswords(): number | undefined {
  const { data } = useItem(authenticationsResource.remote, {}, { silent: true })
  const count: unknown = data?.find(({ provider }) => provider === 'illuminate')?.commonPasswords
  return typeof count === 'number' ? count : undefined
}
