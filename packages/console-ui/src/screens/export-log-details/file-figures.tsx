import {
  type ExportLogHeader,
  type ExportLogResult,
  formatCount,
  formatFileSize,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { hasArrived } from '../../features/exports/run/delivery.ts'
import { DeliveryText } from '../../features/exports/run/delivery-text.tsx'
import { CopyButton } from '../../parts/copy-button/copy-button.tsx'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { Strip } from '../../patterns/strip/strip.tsx'
import type { ExportLogDetailsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type FileFiguresProps = {
  result: ExportLogResult
  /** Undefined until it is known. */
  batch: ExportLogHeader | undefined
  m: ExportLogDetailsMessages
}

/** What became of the rows of a file, and of the file. */
export function FileFigures({ result, batch, m }: FileFiguresProps): ReactElement {
  const { recordsRead, recordsWritten, recordsSkipped, fileSizeBytes, checksumSha256: sum } = result
  const sent = batch !== undefined && hasArrived(result, batch.deliveryMethod)
  return (
    <Strip
      label={m.figures}
      items={[
        { label: m.read, value: formatCount(recordsRead) },
        { label: m.inFile, value: formatCount(recordsWritten) },
        { label: m.sent, value: formatCount(sent ? recordsWritten : 0), mark: 'accepted' },
        { label: m.leftOut, value: formatCount(recordsSkipped), mark: 'rejected' },
        { label: m.size, value: fileSizeBytes === null ? <NoValue /> : formatFileSize(fileSizeBytes) },
        {
          label: m.delivery,
          kind: 'text',
          value: <DeliveryText file={result} deliveryMethod={batch?.deliveryMethod} texts={m.run} />,
        },
        ...(sum === null
          ? []
          : [
              {
                label: m.checksum,
                kind: 'text' as const,
                value: (
                  <span className={css.checksum}>
                    {sum.slice(0, 16)}…
                    <CopyButton text={sum} what={m.copyChecksum} />
                  </span>
                ),
              },
            ]),
      ]}
    />
  )
}
