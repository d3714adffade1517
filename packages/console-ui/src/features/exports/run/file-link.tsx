import type { ReactElement } from 'react'
import { TextLink } from '../../../parts/text-link/text-link.tsx'
import type { ExportRunMessages } from './messages.ts'
import { useExportFile } from './use-export-file.ts'

export type FileLinkProps = {
  fileName: string
  /** Below the API's address; null, or absent where a server keeps no files, stands plain. */
  downloadPath: string | null | undefined
  texts: Pick<ExportRunMessages, 'downloadFile'>
}

/** The name of a file of an export, which fetches it as long as it is kept. */
export function FileLink({ fileName, downloadPath, texts }: FileLinkProps): ReactElement {
  const { addressOf, linksWork, download } = useExportFile()
  if (downloadPath == null) return <>{fileName}</>
  return (
    <TextLink
      href={addressOf(downloadPath)}
      aria-label={texts.downloadFile(fileName)}
      title={texts.downloadFile(fileName)}
      onClick={
        linksWork
          ? undefined
          : (event) => {
              event.preventDefault()
              void download(downloadPath, fileName)
            }
      }
    >
      {fileName}
    </TextLink>
  )
}
