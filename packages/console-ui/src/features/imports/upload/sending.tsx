import type { UploadFile } from '@edconsole/console-core/contract'
import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { ProgressLine } from '../../../parts/progress-line/progress-line.tsx'
import type { UploadMessages } from './messages.ts'
import * as css from './upload.css.ts'
import type { Upload } from './use-upload.ts'

type SendingProps = { upload: Upload; files: readonly UploadFile[]; m: UploadMessages }

/** How far the upload is, how long it still takes, and what can be done about it. */
export function Sending({ upload, files, m }: SendingProps): ReactElement {
  const { transfer, busy } = upload
  const own = files.filter(({ archiveName }) => archiveName === null)
  const total = own.reduce((sum, { bytes }) => sum + bytes, 0)
  const done = own.reduce(
    (sum, { id, receivedBytes }) => sum + (transfer.received.get(id) ?? receivedBytes),
    0,
  )
  const { isSending, isWaiting, rate, stop } = transfer
  const words = isSending
    ? isWaiting
      ? m.sending.waiting
      : rate === null
        ? m.sending.starting
        : m.sending.left((total - done) / rate)
    : stop && m.sending.stops[stop]
  return (
    <div className={css.block}>
      <div className={css.line}>
        <p className={css.strong}>{m.sending.label(done, total)}</p>
        <span className={css.quiet} role="status">
          {words}
        </span>
      </div>
      <ProgressLine label={m.sending.progress} value={done} max={total} />
      <div className={css.line}>
        <p className={css.quiet}>
          {isSending ? (isWaiting ? m.sending.whenBack : m.sending.background) : null}
        </p>
        {isSending ? (
          <Button size="sm" onClick={upload.pause}>
            {m.sending.pause}
          </Button>
        ) : done < total ? (
          <Button size="sm" busy={busy} onClick={upload.resume}>
            {m.sending.resume}
          </Button>
        ) : (
          <Button
            size="sm"
            kind="primary"
            busy={busy}
            busyLabel={m.checking.title}
            onClick={() => void upload.check()}
          >
            {m.check}
          </Button>
        )}
      </div>
    </div>
  )
}
