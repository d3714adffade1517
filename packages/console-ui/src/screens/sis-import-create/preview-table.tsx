import type { ComponentName } from '@edconsole/console-core'
import { formatCount } from '@edconsole/console-core'
import type { FilePreview, PreviewCell, PreviewRow } from '@edconsole/console-core/dry-run'
import { personalKind } from '@edconsole/console-core/import-rules'
import type { ReactElement } from 'react'
import { usePersonalShown } from '../../features/imports/use-personal-shown.ts'
import { MASK } from '../../features/runs/record/masked-text.ts'
import { PersonalDataButton } from '../../features/runs/record/personal-data-button.tsx'
import { CompletedIcon, FailedIcon, InfoIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { SisImportCreateMessages } from './messages.ts'
import * as css from './preview-table.css.ts'

export type PreviewTableProps = {
  component: ComponentName
  preview: FilePreview
  /** The header takes a row of the file. */
  hasHeader: boolean
  fileName: string
  m: SisImportCreateMessages['preview']
}

/** The first rows of a file as an import reads them; personal data is hidden until it is requested. */
export function PreviewTable({
  component,
  preview,
  hasHeader,
  fileName,
  m,
}: PreviewTableProps): ReactElement {
  const { columns, rows, fatal } = preview
  const [shown, toggle] = usePersonalShown(fileName, null)
  const hidden = new Set(
    shown
      ? []
      : columns.flatMap(({ columnName }) => (personalKind(component, columnName) === null ? [] : columnName)),
  )
  const hasPersonal = shown || hidden.size > 0
  if (fatal !== null) return <p className={css.words}>{m.unreadable(fatal)}</p>
  if (rows.length === 0) return <p className={css.words}>{m.empty}</p>
  return (
    <div className={css.root}>
      <div className={css.head}>
        <span className={css.note}>{m.title(rows.length)}</span>
        {hasPersonal && <PersonalDataButton shown={shown} onToggle={toggle} texts={m} />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={css.scroll} tabIndex={0} aria-label={m.label(fileName)}>
        <table className={css.table}>
          <thead>
            <tr>
              <th className={css.headCell} scope="col">
                {m.row}
              </th>
              <th className={css.headCell} scope="col">
                {m.result}
              </th>
              {columns.map(({ columnName, title, sources }) => (
                <th key={columnName} className={css.headCell} scope="col">
                  {title}
                  <span className={css.source}>{sources.length === 0 ? m.fixed : sources.join(' + ')}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.rowNumber}>
                <th className={css.rowHead} scope="row">
                  {formatCount(row.rowNumber + (hasHeader ? 1 : 0))}
                </th>
                <td className={classNames(css.cell, css.resultCell)}>
                  <RowResult row={row} columns={columns} hidden={hidden} m={m} />
                </td>
                {columns.map(({ columnName }, at) => (
                  <td key={columnName} className={css.cell}>
                    <CellValue cell={row.cells[at]} isHidden={hidden.has(columnName)} m={m} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

type RowResultProps = {
  row: PreviewRow
  columns: FilePreview['columns']
  hidden: ReadonlySet<string>
  m: SisImportCreateMessages['preview']
}

/** What becomes of a row, and why. */
function RowResult({ row, columns, hidden, m }: RowResultProps): ReactElement {
  const reasons = [
    ...row.messages,
    ...row.cells.flatMap(({ message, title }, at) =>
      message === null || title === null ? [] : hidden.has(columns[at]?.columnName ?? '') ? title : message,
    ),
  ]
  const fate = row.fate === 'taken' && reasons.length > 0 ? 'warned' : row.fate
  const { icon: Icon, tone } = FATES[fate]
  return (
    <>
      <span className={css.fate}>
        <Icon size="sm" className={css.tone[tone]} />
        {m.fates[fate]}
      </span>
      {reasons.map((reason) => (
        <span key={reason} className={css.reason}>
          {reason}
        </span>
      ))}
    </>
  )
}

const FATES = {
  taken: { icon: CompletedIcon, tone: 'success' },
  warned: { icon: WarningIcon, tone: 'warning' },
  refused: { icon: FailedIcon, tone: 'danger' },
  leftOut: { icon: InfoIcon, tone: 'quiet' },
  repeated: { icon: InfoIcon, tone: 'quiet' },
  deleted: { icon: InfoIcon, tone: 'quiet' },
  other: { icon: InfoIcon, tone: 'quiet' },
} as const

type CellValueProps = {
  cell: PreviewCell | undefined
  isHidden: boolean
  m: SisImportCreateMessages['preview']
}

/** What is stored of a value, and what the file has where that differs. */
function CellValue({ cell, isHidden, m }: CellValueProps): ReactElement | null {
  if (cell === undefined) return null
  const { value, source, severity } = cell
  if (isHidden)
    return (
      <>
        <span aria-hidden="true">{MASK}</span>
        <VisuallyHidden>{m.hidden}</VisuallyHidden>
      </>
    )
  const text = value === null ? '' : valueText(value, m)
  return (
    <>
      {text === '' ? <NoValue /> : text}
      {source !== '' && source !== text && (
        <span className={classNames(css.source, severity === 'error' && css.refused)}>{m.was(source)}</span>
      )}
    </>
  )
}

const valueText = (
  value: NonNullable<PreviewCell['value']>,
  m: SisImportCreateMessages['preview'],
): string => {
  if (typeof value === 'boolean') return value ? m.yes : m.no
  return Array.isArray(value) ? value.join(', ') : String(value)
}
