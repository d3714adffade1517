import type { ImportLogHeader } from '@edconsole/console-core'
import type { ImportRunMessages } from './messages.ts'

/** Where a batch got its rows from. An unknown source is shown as given. */
export const sourceText = (
  { source, sisProviderName }: Pick<ImportLogHeader, 'source' | 'sisProviderName'>,
  { source: words }: ImportRunMessages,
): string => {
  if (source === 'api') return words.api(sisProviderName)
  return source === 'sftp' || source === 'upload' ? words[source] : source
}
