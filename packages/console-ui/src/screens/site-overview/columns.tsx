import { formatCount, formatDateTime, isInSis, type Site, siteStandingOf } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useContext } from 'react'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { columnsOfTable } from '../../features/tables/viewer/columns-of-table.tsx'
import { RecordButton } from '../../features/tables/viewer/record-button.tsx'
import type { TableDefinition } from '../../features/tables/viewer/table-definition.ts'
import { WarningIcon } from '../../parts/icons/icons.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { type CardSpec, type Column, rawColumns } from '../../patterns/resource-table/index.ts'
import type { SiteOverviewMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { TypeChoicesContext } from './type-choices-context.ts'
import { TypeSelect } from './type-select.tsx'

type Context = {
  /** The table of sites in the viewer. */
  table: TableDefinition
  timeZone: string
  onOpen: (siteCode: string) => void
}

/** The columns of the list, shown ones first; the other fields of a site are those of the table viewer, hidden. */
export const siteColumns = (
  m: SiteOverviewMessages,
  { table, timeZone, onOpen }: Context,
): Column<Site>[] => {
  const shown: Column<Site>[] = [
    {
      field: 'siteCode',
      title: m.columns.siteCode,
      width: 104,
      rowHeader: true,
      text: (site) => site.siteCode,
      cell: ({ siteCode }) => <SiteCode siteCode={siteCode} onOpen={onOpen} />,
    },
    toned('siteName', m, (site) => site.siteName),
    {
      field: 'schoolType',
      title: m.columns.schoolType,
      width: 208,
      text: (site) => site.schoolType,
      cell: (site) => (
        <TypeCell key={site.id} site={site}>
          {site.schoolType === '' ? <NotSet m={m} /> : tonedText(site, site.schoolType)}
        </TypeCell>
      ),
    },
    {
      ...toned('grades', m, ({ lowGrade, highGrade }) =>
        lowGrade === highGrade ? (lowGrade ?? '') : [lowGrade, highGrade].filter(Boolean).join('–'),
      ),
      from: ['lowGrade', 'highGrade'],
      width: 88,
      priority: 2,
    },
    {
      ...toned('studentCount', m, (site) => formatCount(site.studentCount)),
      align: 'end',
      width: 92,
      priority: 2,
    },
    {
      ...toned('standing', m, (site) => m.standings[siteStandingOf(site)]),
      from: ['isActive', 'schoolType', 'includeInImport'],
      sortBy: 'standing',
      width: 124,
    },
    {
      ...toned('source', m, (site) => m.sources[sourceOf(site)]),
      from: ['isManual', 'isActive', 'keptFields'],
      width: 136,
      priority: 3,
    },
    {
      ...toned('dateLastModified', m, (site) => formatDateTime(site.dateLastModified, timeZone)),
      width: 184,
      priority: 3,
    },
  ]
  const named = new Set(shown.map(({ field }) => field))
  const others = columnsOfTable(table, {
    timeZone,
    personalShown: true,
    siteNames: new Map(),
    onOpen: () => {},
  }).filter(({ field }) => !named.has(field))
  return rawColumns([...shown, ...others.map((column) => ({ ...column, hidden: true }))])
}

/** A site where there is no room for columns. */
export const siteCard = (m: SiteOverviewMessages): CardSpec<Site> => ({
  title: 'siteCode',
  status: 'siteName',
  meta: ['schoolType', 'standing'],
  figures: [{ field: 'studentCount', noun: [m.card.student, m.card.students] }],
})

/** A text of the row; quiet where the site takes no part any more. */
const toned = (
  field: keyof SiteOverviewMessages['columns'],
  m: SiteOverviewMessages,
  text: (site: Site) => string,
): Column<Site> => ({
  field,
  title: m.columns[field],
  text,
  cell: (site) => tonedText(site, text(site)),
})

const tonedText = (site: Site, text: string): ReactNode => {
  if (text === '') return <NoValue />
  return isOver(site) ? <span className={cell.tertiary}>{text}</span> : text
}

const isOver = (site: Site): boolean => ['closed', 'off'].includes(siteStandingOf(site))

/** A type that has yet to be chosen: the one cell that asks for something. */
function NotSet({ m }: { m: SiteOverviewMessages }): ReactElement {
  return (
    <span className={css.notSet}>
      <WarningIcon size="sm" className={css.notSetIcon} />
      {m.notSet}
    </span>
  )
}

type SiteCodeProps = { siteCode: string; onOpen: (siteCode: string) => void }

/** The code of a site, which opens it; while types are edited nothing leads away from them. */
function SiteCode({ siteCode, onOpen }: SiteCodeProps): ReactNode {
  const editing = useContext(TypeChoicesContext)?.editing
  return editing ? siteCode : <RecordButton name={siteCode} onOpen={() => onOpen(siteCode)} />
}

/** The type of a site, to be chosen while types are edited. */
function TypeCell({ site, children }: { site: Site; children: ReactNode }): ReactNode {
  const types = useContext(TypeChoicesContext)
  return types?.editing ? <TypeSelect site={site} types={types} /> : children
}

/** Where a site comes from. `gone`: from the SIS, whose last full import did not name it any more. */
const sourceOf = (site: Pick<Site, 'isManual' | 'isActive' | 'keptFields'>): 'sis' | 'here' | 'gone' => {
  if (site.isManual) return 'here'
  return isInSis(site) ? 'sis' : 'gone'
}
