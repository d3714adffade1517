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
    <>
      <div>
        <p className={css.title}>{m.waiting.title}</p>
        <p className={css.text}>{stateOf(inbox, m)}</p>
      </div>
      {files.length === 0 ? null : (
        <div className={table.scroll}>
          <table className={table.runs} aria-label={m.waiting.title}>
            <thead>
              <tr>
                {[m.waiting.file, m.waiting.arrived].map((title) => (
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
                    <p className={css.fact}>{m.waiting.from(sizeOf(file.bytes, m), file.addedBy)}</p>
                    {file.problem !== null ? (
                      <p className={css.problem}>{m.waiting.notUnpacked(file.problem)}</p>
                    ) : file.isTaken ? null : (
                      <p className={css.fact}>{m.waiting.notTaken}</p>
                    )}
                  </td>
                  <td className={table.time}>{formatDateTime(file.arrivedAt, timeZone)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {files.length > 0 && missingFiles.length > 0 ? (
        <p className={css.text}>{m.waiting.missing(missingFiles.join(', '))}</p>
      ) : null}
    </>
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
