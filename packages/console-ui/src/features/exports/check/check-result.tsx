import {
  type ExportCheck,
  type ExportCheckFinding,
  exportLogsResource,
  useItem,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { CheckIcon } from '../../../parts/icons/icons.ts'
import { Spinner } from '../../../parts/spinner/spinner.tsx'
import { Banner } from '../../../patterns/banner/banner.tsx'
import { EmptyState } from '../../../patterns/states/empty-state.tsx'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import * as css from './check-result.css.ts'
import { type ExportCheckMessages, exportCheckMessages } from './messages.ts'

export type CheckResultProps = { batchId: number; onClose(): void }

/** Has the files of an export read again beside the standard, and says what a receiver would stumble over. */
export function CheckResult({ batchId, onClose }: CheckResultProps): ReactElement {
  const m = useMessages('export-check', exportCheckMessages)
  const { data, errors, retry } = useItem(
    exportLogsResource.check,
    { params: { id: batchId } },
    { silent: true },
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.title(batchId)}
      actions={
        <Button kind="primary" onClick={onClose} data-autofocus>
          {m.close}
        </Button>
      }
    >
      {errors[0]?.status === 404 ? (
        <EmptyState title={m.notStored}>{m.notStoredText}</EmptyState>
      ) : errors.length > 0 ? (
        <ErrorState failure={errors[0]} onRetry={retry} />
      ) : data === undefined ? (
        <p role="status" className={css.reading}>
          <Spinner /> {m.reading}
        </p>
      ) : (
        <Result check={data} m={m} />
      )}
    </Dialog>
  )
}

function Result({ check, m }: { check: ExportCheck; m: ExportCheckMessages }): ReactElement {
  const { version, files, findings } = check
  const rows = files.reduce((sum, file) => sum + (file.rows ?? 0), 0)
  if (findings.length === 0)
    return (
      <div role="status" className={css.fine}>
        <p className={css.good}>
          <CheckIcon size="lg" className={css.goodIcon} /> {m.good(version ?? '')}
        </p>
        <p className={css.text}>{m.goodText(files.length, rows)}</p>
      </div>
    )
  return (
    <div className={css.result}>
      <Banner tone="danger" title={m.bad(findings.length)}>
        {m.badText(version)}
      </Banner>
      {[...Map.groupBy(findings, ({ fileName }) => fileName)].map(([fileName, own]) => (
        <section key={fileName} aria-label={fileName} className={css.file}>
          <FileHeading
            fileName={fileName}
            rows={files.find((file) => file.fileName === fileName)?.rows}
            m={m}
          />
          <ul className={css.list}>
            {own.map((finding) => (
              <li key={JSON.stringify(finding)} className={css.finding}>
                {finding.columnName === null ? null : (
                  <code className={css.column}>{finding.columnName}</code>
                )}
                <span className={css.sentence}>{sentenceOf(finding, m)}</span>
                {finding.line === null || finding.line === undefined ? null : (
                  <span className={css.place}>{m.place(finding.line, finding.rows)}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type FileHeadingProps = { fileName: string; rows: number | undefined; m: ExportCheckMessages }

function FileHeading({ fileName, rows, m }: FileHeadingProps): ReactElement {
  return (
    <div className={css.heading}>
      <p className={css.fileName}>{fileName}</p>
      {rows === undefined ? null : <span className={css.rows}>{m.rows(rows)}</span>}
    </div>
  )
}

const sentenceOf = (finding: ExportCheckFinding, m: ExportCheckMessages): string => {
  const { code } = finding
  // A newer backend may find more than this list knows.
  return Object.hasOwn(m.faults, code) ? m.faults[code](finding) : m.other(code)
}
