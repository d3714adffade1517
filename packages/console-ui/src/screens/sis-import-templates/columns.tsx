import {
  componentTitle,
  formatDateTime,
  placeOf,
  type RunStatus,
  type SisSystem,
} from '@edconsole/console-core'
import { SIS_COMPONENT_NAMES } from '@edconsole/console-core/import-rules'
import type { ReactElement } from 'react'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { quietColumn } from '../../features/runs/columns/plain-columns.tsx'
import { Badge } from '../../parts/badge/badge.tsx'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { RowBar } from '../../parts/row-bar/row-bar.tsx'
import type { LookOfStatus } from '../../parts/status/use-status-look.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { Column } from '../../patterns/resource-table/index.ts'
import { scheduleText } from '../../patterns/schedule/schedule-text.ts'
import * as css from './cells.css.ts'
import { LastImportCell, lastImportOf, lastImportText } from './last-import-cell.tsx'
import type { SisImportTemplatesMessages } from './messages.ts'
import { judged, type Template, type TemplateRow } from './template-row.ts'
import type { LastResults } from './use-last-results.ts'

type Context = {
  districtId: string
  timeZone: string
  mayEdit: boolean
  systems: readonly SisSystem[]
  results: LastResults
  /** Of the import that is under way, by component. */
  running: ReadonlyMap<string, RunStatus>
  onCheck: (id: number) => void
  lookOf: LookOfStatus
}

/** The columns of the list, shown ones first. A component without a template has its name alone. */
export const templateColumns = (m: SisImportTemplatesMessages, context: Context): Column<TemplateRow>[] => {
  const { districtId, timeZone, mayEdit, systems, results, running, onCheck, lookOf } = context
  const systemOf = ({ sisSystemId }: Template) => systems.find(({ id }) => id === sisSystemId)
  const shareText = (part: number, of: number) => (of === 0 ? '' : m.share(part, of))
  const lastOf = (template: Template) =>
    lastImportOf(template, {
      districtId,
      result: results.get(template.id),
      running: template.isEnabled ? running.get(template.componentName) : undefined,
    })
  return [
    {
      field: 'componentName',
      title: m.columns.componentName,
      width: 256,
      rowHeader: true,
      text: ({ componentName, ownName }) =>
        [componentTitle(componentName), ownName].filter((part) => part !== null).join(' '),
      cell: (row) => (
        <ComponentCell districtId={districtId} row={row} mayEdit={mayEdit} onCheck={onCheck} m={m} />
      ),
    },
    {
      ...ofTemplate('sisTable', m, (template) => sisTableOf(template, systemOf(template)?.kind)),
      mono: true,
      width: 148,
      priority: 2,
    },
    {
      field: 'required',
      title: m.columns.required,
      width: 196,
      text: ({ template }) => {
        if (!template) return ''
        const { required, requiredMapped } = judged(template).standing
        return shareText(requiredMapped, required)
      },
      cell: ({ template }) => template && <RequiredCell template={template} m={m} />,
    },
    {
      field: 'values',
      title: m.columns.values,
      width: 136,
      priority: 2,
      text: ({ template }) => {
        if (!template) return ''
        const { values, valuesTranslated } = judged(template).standing
        return shareText(valuesTranslated, values)
      },
      cell: ({ template }) => template && <ValuesCell template={template} m={m} />,
    },
    {
      field: 'lastImport',
      title: m.columns.lastImport,
      width: 196,
      text: ({ template }) => (template ? lastImportText(lastOf(template), m, lookOf) : m.none.text),
      cell: ({ template }) =>
        template ? <LastImportCell template={template} last={lastOf(template)} m={m} /> : m.none.text,
    },
    {
      ...ofTemplate('updatedAt', m, ({ updatedAt, createdAt }) => {
        const at = updatedAt ?? createdAt
        return at === null ? '' : formatDateTime(at, timeZone)
      }),
      width: 184,
      priority: 3,
    },
    hidden('isEnabled', m, ({ isEnabled }) => (isEnabled ? m.on : m.paused), 96),
    hidden('name', m, ({ name }) => name, 176),
    hidden('source', m, ({ source }) => m.sources[source], 112),
    hidden('system', m, (template) => systemOf(template)?.provider.name ?? '', 128),
    hidden('schedule', m, (template) => scheduleText(template, m), 208),
    hidden('mode', m, ({ mode }) => m.modes[mode], 128),
    hidden(
      'lastRunAt',
      m,
      ({ lastRunAt }) => (lastRunAt === null ? '' : formatDateTime(lastRunAt, timeZone)),
      184,
    ),
    hidden(
      'nextRunAt',
      m,
      ({ nextRunAt }) => (nextRunAt === null ? '' : formatDateTime(nextRunAt, timeZone)),
      184,
    ),
    hidden('updatedBy', m, ({ updatedBy, createdBy }) => updatedBy ?? createdBy ?? '', 144),
  ]
}

type Field = keyof SisImportTemplatesMessages['columns']

const ofTemplate = (
  field: Field,
  m: SisImportTemplatesMessages,
  text: (template: Template) => string,
): Column<TemplateRow> =>
  quietColumn(field, m.columns[field], ({ template }) => (template ? text(template) : ''))

const hidden = (
  field: Field,
  m: SisImportTemplatesMessages,
  text: (template: Template) => string,
  width: number,
): Column<TemplateRow> => ({ ...ofTemplate(field, m, text), hidden: true, width })

/** The file, or what the SIS itself calls it. */
const sisTableOf = ({ source, filePattern, componentName }: Template, kind: SisSystem['kind'] = 'file') => {
  if (source !== 'api') return filePattern ?? ''
  const names: Readonly<Record<string, string>> = SIS_COMPONENT_NAMES[kind]
  return names[componentName] ?? ''
}

type CellProps = { template: Template; m: Pick<SisImportTemplatesMessages, 'share'> }

/** How many of the columns that must be filled are; only what is missing has a color. */
function RequiredCell({ template, m }: CellProps): ReactElement {
  const { required, requiredMapped } = judged(template).standing
  const missing = required - requiredMapped
  return (
    <span className={css.share}>
      <span className={css.bar}>
        <RowBar accepted={requiredMapped} rejected={missing} decorative />
      </span>
      <span className={missing > 0 ? css.missing : cell.secondary}>{m.share(requiredMapped, required)}</span>
    </span>
  )
}

/** How many codes of the SIS are known to mean something. */
function ValuesCell({ template, m }: CellProps): ReactElement {
  const { values, valuesTranslated } = judged(template).standing
  if (values === 0) return <NoValue />
  return (
    <span className={valuesTranslated < values ? css.open : cell.secondary}>
      {m.share(valuesTranslated, values)}
    </span>
  )
}

type ComponentCellProps = {
  districtId: string
  row: TemplateRow
  mayEdit: boolean
  onCheck: (id: number) => void
  m: SisImportTemplatesMessages
}

/** The component, which leads to its template for those who may edit it, with what is to be fixed in it. */
function ComponentCell({ districtId, row, mayEdit, onCheck, m }: ComponentCellProps): ReactElement {
  const { componentName, template, ownName } = row
  const title = componentTitle(componentName)
  if (!template) return <span className={cell.tertiary}>{title}</span>
  const { id, isEnabled, name } = template
  const toFix = judged(template).findings.filter(({ severity }) => severity !== 'note').length
  return (
    <span className={css.name}>
      <span className={css.nameText} data-ec-cut="">
        <span className={cell.strong}>
          {mayEdit ? (
            <PlaceLink to={placeOf('sis-import-edit', { districtId, id: String(id) })}>{title}</PlaceLink>
          ) : (
            title
          )}
        </span>
        {ownName === null ? null : <span className={cell.secondary}> {ownName}</span>}
        {isEnabled ? null : <span className={cell.tertiary}> {m.paused}</span>}
      </span>
      {toFix === 0 ? null : (
        <button
          type="button"
          className={css.badge}
          aria-haspopup="dialog"
          aria-label={m.doctor.badgeOf(toFix, name)}
          onClick={() => onCheck(id)}
        >
          <Badge tone="warning">{m.doctor.badge(toFix)}</Badge>
        </button>
      )}
    </span>
  )
}
