import { formatCount, formatDateTime, type Inbox, useConsoleSettings } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import * as css from './file-delivery.css.ts'
import type { ApiSetupMessages } from './messages.ts'
import * as table from './screen.css.ts'

export type WaitingFilesProps = { inbox: Inbox; m: ApiSetupMessages['inbox'] }

/** What arrived and waits for an import, and what is still missing. */
export function WaitingFiles({ inbox, m }: WaitingFilesProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const { files, missingFiles } = inbox
  return (
    <div className={css.body}>
      <p className={css.text}>{stateOf(inbox, m)}</p>
      {files.length === 0 ? null : (
        <div className={table.scroll}>
          <table className={table.runs} aria-label={m.waiting.title}>
            <thead>
              <tr>
                {[m.waiting.file, m.waiting.size, m.waiting.arrived, m.waiting.from].map((title) => (
                  <th key={title} scope="col" className={table.head}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {files.map((file) => (
                <tr key={file.id}>
                  <td className={table.line}>
                    <span className={css.name}>{file.name}</span>
                    {file.isTaken ? null : <p className={css.fact}>{m.waiting.notTaken}</p>}
                  </td>
                  <td className={table.time}>{sizeOf(file.bytes, m)}</td>
                  <td className={table.time}>{formatDateTime(file.arrivedAt, timeZone)}</td>
                  <td className={table.line}>{file.addedBy}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {files.length > 0 && missingFiles.length > 0 ? (
        <p className={css.text}>{m.waiting.missing(missingFiles.join(', '))}</p>
      ) : null}
    </div>
  )
}

const stateOf = (
  { files, isPaused, startsWhenComplete }: Inbox,
  { waiting }: ApiSetupMessages['inbox'],
): string => {
  if (files.length === 0) return waiting.none
  if (isPaused) return waiting.paused
  return startsWhenComplete ? waiting.starts : waiting.scheduled
}

const KB = 1024

const sizeOf = (bytes: number, { waiting }: ApiSetupMessages['inbox']): string =>
  bytes < KB * KB
    ? waiting.kilobytes(formatCount(Math.max(1, Math.round(bytes / KB))))
    : waiting.megabytes(formatCount(Math.round(bytes / KB / KB)))
