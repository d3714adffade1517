import type { UntranslatedColumn } from '@edconsole/console-core/import-rules'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { CompletedIcon, InfoIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { ProgressLine } from '../../parts/progress-line/progress-line.tsx'
import { LiveRegion } from '../../patterns/live-region/live-region.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { SisImportCreateMessages } from './messages.ts'
import type { FileCodes } from './use-file-codes.ts'
import * as css from './values-notice.css.ts'

export type ValuesNoticeProps = {
  codes: FileCodes
  untranslated: readonly UntranslatedColumn[]
  /** The column whose values are shown beside the list. */
  open: string | null
  onOpen: (columnName: string) => void
  /** Takes all suggestions. */
  onAccept: () => void
  m: SisImportCreateMessages['values']
}

/** How many values of the file nothing translates yet, and what can be done about all of them at once. */
export function ValuesNotice(props: ValuesNoticeProps): ReactElement | null {
  const { codes, untranslated, open, onOpen, onAccept, m } = props
  const values = untranslated.flatMap((column) => column.values)
  const suggested = values.filter(({ suggestion }) => suggestion !== null).length
  const at = untranslated.findIndex(({ definition }) => definition.columnName === open)
  const next = untranslated[(at + 1) % Math.max(1, untranslated.length)]
  const { state, fileName, share, retry } = codes
  if (state === 'none' && values.length === 0) return null
  if (state === 'reading')
    return (
      <div className={classNames(css.root, css.quiet)} aria-busy="true">
        <LiveRegion>{m.reading(fileName)}</LiveRegion>
        <span className={css.words}>{m.reading(fileName)}</span>
        <span className={css.bar}>
          <ProgressLine label={m.progress} value={Math.round(share * 100)} max={100} />
        </span>
      </div>
    )
  if (state === 'failed')
    return (
      <div className={classNames(css.root, css.open)} role="alert">
        <WarningIcon size="sm" className={css.openIcon} />
        <span className={css.words}>{m.failed(fileName)}</span>
        <Button size="sm" onClick={retry}>
          {m.again}
        </Button>
      </div>
    )
  if (values.length === 0)
    return (
      <div className={classNames(css.root, css.quiet)}>
        <LiveRegion>{m.done(fileName)}</LiveRegion>
        <CompletedIcon size="sm" className={css.doneIcon} />
        <span className={css.words}>{m.done(fileName)}</span>
      </div>
    )
  const title = m.open(values.length, untranslated.length)
  return (
    <div className={classNames(css.root, css.open)}>
      <LiveRegion>{title}</LiveRegion>
      {suggested > 0 ? (
        <WarningIcon size="sm" className={css.openIcon} />
      ) : (
        <InfoIcon size="sm" className={css.openIcon} />
      )}
      <span className={css.words}>
        <strong className={css.title}>{title}</strong> {suggested > 0 ? m.suggested(suggested) : m.later}
      </span>
      <span className={css.actions}>
        {next && (
          <Button size="sm" onClick={() => onOpen(next.definition.columnName)}>
            {at < 0 ? m.review : m.next}
          </Button>
        )}
        {suggested > 0 && (
          <Button size="sm" onClick={onAccept}>
            {m.accept(suggested)}
          </Button>
        )}
      </span>
    </div>
  )
}
