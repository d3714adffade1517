import { exportFilesResource, useConsoleSettings, useRuntime } from '@edconsole/console-core'
import type { MouseEvent, ReactElement } from 'react'
import { TextLink } from '../../../parts/text-link/text-link.tsx'
import { saveFile } from '../../../patterns/resource-table/csv/save-file.ts'
import type { ExportRunMessages } from './messages.ts'

export type FileLinkProps = {
  fileName: string
  /** Below the API's address; null, or absent where a server keeps no files, stands plain. */
  downloadPath: string | null | undefined
  texts: Pick<ExportRunMessages, 'downloadFile'>
}

/** The name of a file of an export, which fetches it as long as it is kept. */
export function FileLink({ fileName, downloadPath, texts }: FileLinkProps): ReactElement {
  const { baseUrl, hasTokens } = useConsoleSettings()
  const { api } = useRuntime()
  if (downloadPath == null) return <>{fileName}</>
  // A link can't carry a token.
  const fetchFile = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      saveFile(await api.download(exportFilesResource.manifest, downloadPath), fileName)
    } catch {
      // Shown as a message.
    }
  }
  return (
    <TextLink
      href={`${baseUrl}/api${downloadPath}`}
      aria-label={texts.downloadFile(fileName)}
      title={texts.downloadFile(fileName)}
      onClick={hasTokens ? (event) => void fetchFile(event) : undefined}
    >
      {fileName}
    </TextLink>
  )
}
