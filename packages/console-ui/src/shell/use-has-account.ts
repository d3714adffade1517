import { ownAccountResource, useExtension } from '@edconsole/console-core'

/** Returns whether people can do something about their own account here: other backends may offer nothing. */
export const useHasAccount = (): boolean => {
  const hasAccount = useExtension(ownAccountResource.get)
  const hasSessions = useExtension(ownAccountResource.sessions)
  return hasAccount || hasSessions
}
