import { type Inbox, inboxResource, useAccess, useExtension, useItem } from '@edconsole/console-core'

/** How a server takes a district's files; `unknown` where the backend doesn't say, or not to this user. */
export type FileDelivery = 'sftp' | 'uploads' | 'unknown'

/**
 * Returns the inbox of the district around; null where the backend has none or this user may not see it, undefined until
 * that is known.
 */
export function useInbox(enabled: boolean): Inbox | null | undefined {
  const { can } = useAccess()
  const isAnswered = useExtension(inboxResource.get)
  const isOffered = isAnswered && (can('sis-import-api-setup') || can('client-communication'))
  const { data, errors } = useItem(inboxResource.get, {}, { enabled: enabled && isOffered, silent: true })
  return isOffered && errors.length === 0 ? data : (data ?? null)
}

/**
 * Returns how this server takes the files of the district around, by the fact that API Setup shows; undefined until it is
 * known.
 * @param enabled false where no files are expected
 */
export function useFileDelivery(enabled: boolean): FileDelivery | undefined {
  const inbox = useInbox(enabled)
  if (inbox === null) return 'unknown'
  return inbox && (inbox.sftp ? 'sftp' : 'uploads')
}
