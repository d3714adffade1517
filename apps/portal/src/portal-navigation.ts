import { hostNavigation, type NavigationAdapter, type Place } from '@edconsole/console-core'

const ADDRESSES: Readonly<Record<string, (params: Readonly<Record<string, string>>) => string>> = {
  'import-logs': () => '/imports',
  'import-log-results': ({ batchId }) => `/imports/${batchId}`,
  'user-list': () => '/people',
  'locked-users': () => '/people/locked',
  'export-logs': () => '/exports',
  'export-log-results': ({ batchId }) => `/exports/${batchId}`,
  'export-log-details': ({ batchId, etlStatusId }) => `/exports/${batchId}/${etlStatusId}`,
}

/** The portal's own addresses for the console's places. What has none stays plain text. */
export const portalNavigation = (
  go: (address: string, options?: { replace?: boolean }) => void,
): NavigationAdapter => {
  const href = ({ id, params }: Place) => ADDRESSES[id]?.(params)
  return hostNavigation({
    href,
    go: (to, options) => {
      const address = href(to)
      if (address) go(address, options)
    },
  })
}
