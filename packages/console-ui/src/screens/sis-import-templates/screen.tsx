import {
  type ListQuery,
  type Operation,
  placeOf,
  referenceResource,
  sisImportsResource,
  useClock,
  useConsoleSettings,
  useDataYear,
  useDistrict,
  useItem,
  type useList,
  useMessages,
  useSnackbar,
  zonedDay,
} from '@edconsole/console-core'
import { type ReactElement, useCallback, useMemo, useRef, useState } from 'react'
import { UploadEntry } from '../../features/imports/upload/upload-entry.tsx'
import { useMaySync } from '../../features/imports/use-may-sync.ts'
import { SisImportsTabs } from '../../features/templates/import-templates/sis-imports-tabs.tsx'
import { loadCode } from '../../parts/lazy-part/load-code.ts'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { csvFileName } from '../../patterns/resource-table/csv/file-name.ts'
import { type CardSpec, ResourceTable } from '../../patterns/resource-table/index.ts'
import { templateColumns } from './columns.tsx'
import { Empty, NoTemplates } from './empty.tsx'
import { Gap } from './gap.tsx'
import { messages } from './messages.ts'
import * as css from './screen.css.ts'
import type { Template, TemplateRow } from './template-row.ts'
import { useLastResults } from './use-last-results.ts'
import { usePageActions } from './use-page-actions.tsx'
import { useTemplateDialogs } from './use-template-dialogs.tsx'
import { useTemplateMenu } from './use-template-menu.tsx'
import { useTemplateSync } from './use-template-sync.tsx'
import { useTemplates } from './use-templates.ts'
import { VIEWS, viewOf } from './view-of-rows.ts'
import { useView, Views } from './views.tsx'

/** Import Templates ([S2.2]): how the rows of each component are read, and how far that is. */
export function SisImportTemplatesScreen({ districtId }: { districtId: string }): ReactElement | null {
  // The frame waits for the district before it draws a screen.
  const schoolYear = useDataYear()
  return schoolYear === undefined ? null : <ImportTemplates districtId={districtId} schoolYear={schoolYear} />
}

type ImportTemplatesProps = { districtId: string; schoolYear: number }

function ImportTemplates({ districtId, schoolYear }: ImportTemplatesProps): ReactElement {
  const m = useMessages('sis-import-templates', messages)
  const { timeZone } = useConsoleSettings()
  const now = useClock()
  const snackbar = useSnackbar()
  const district = useDistrict().selected?.districtName
  const mayEdit = useMaySync()
  const [view] = useView()
  const [askedAt, setAskedAt] = useState(0)
  const [upload, setUpload] = useState<PageAction>()
  const { list, rows } = useTemplates(schoolYear)
  const templates = list.data
  const results = useLastResults(templates)
  const systems = useItem(referenceResource.sisSystems)
  const sync = useTemplateSync(districtId, templates, m)
  const onChanged = () => setAskedAt(Date.now())
  const ask = useTemplateDialogs({ districtId, templates, systems: systems.data, onChanged, m })
  const latest = useRef(ask)
  latest.current = ask
  const onCheck = useCallback((id: number) => latest.current.check(id), [])

  const known = templates && systems.data
  const failed = list.errors.length + systems.errors.length > 0
  const noFile = known ? undefined : failed ? m.more.unavailable : m.more.loading
  const download = async (wanted: readonly Template[], what: string): Promise<void> => {
    const name = csvFileName(district, what, zonedDay(now(), timeZone)).replace(/csv$/, 'json')
    try {
      const { saveTemplateFile } = await loadCode(() => import('./save-template-file.ts'))
      saveTemplateFile(wanted, systems.data ?? [], name)
    } catch {
      snackbar.show({ message: m.more.failed })
    }
  }
  const rowMenu = useTemplateMenu({
    districtId,
    templates,
    noFile,
    onCheck,
    onChanged,
    m,
    onDownload: (template) => void download([template], template.name),
    onRemove: ask.remove,
  })
  const actions = usePageActions({
    districtId,
    noFile,
    m,
    sync: sync.action,
    count: templates?.length,
    onStandard: ask.standard,
    onUpload: ask.upload,
    onDownload: () => void download(templates ?? [], m.title),
  })

  const lookOf = useStatusLook()
  const columns = useMemo(
    () =>
      templateColumns(m, {
        districtId,
        timeZone,
        mayEdit,
        results,
        onCheck,
        systems: systems.data ?? [],
        running: sync.running,
        lookOf,
      }),
    [m, districtId, timeZone, mayEdit, results, onCheck, systems.data, sync.running, lookOf],
  )
  const fixedFilter = useMemo(() => ({ schoolYear, view }), [schoolYear, view])
  const within = useMemo(() => ({ schoolYear }), [schoolYear])
  const instead = useCallback(
    (row: TemplateRow) => (row.template ? null : <Gap districtId={districtId} row={row} m={m} />),
    [districtId, m],
  )

  return (
    <>
      <PageHeader
        title={m.title}
        actions={
          <>
            <span role="status" className={css.begun}>
              {sync.begun === null ? null : (
                <>
                  {m.sync.begun(sync.begun)}{' '}
                  <PlaceLink to={placeOf('import-log-results', { districtId, batchId: String(sync.begun) })}>
                    {m.sync.open(sync.begun)}
                  </PlaceLink>
                </>
              )}
            </span>
            <PageActions items={upload ? [upload, ...actions] : actions} />
          </>
        }
        tabs={<SisImportsTabs districtId={districtId} current="sis-import-templates" />}
      />
      <ResourceTable<TemplateRow>
        tableId="sis-import-templates"
        operation={templateList}
        useRows={useTemplateRows}
        columns={columns}
        card={templateCard}
        label={m.table}
        noun={[m.noun.one, m.noun.many]}
        search={{ placeholder: m.search }}
        fixedFilter={fixedFilter}
        within={within}
        askedAt={askedAt}
        rowMenu={rowMenu}
        instead={instead}
        toolbarStart={<Views rows={rows} m={m} />}
        empty={
          view === 'created' ? <NoTemplates onStandard={ask.standard} m={m} /> : <Empty view={view} m={m} />
        }
      />
      {sync.dialog}
      {ask.dialogs}
      <UploadEntry districtId={districtId} onAction={setUpload} onStarted={sync.begin} />
    </>
  )
}

/** A template where there is no room for columns. */
const templateCard: CardSpec<TemplateRow> = {
  title: 'componentName',
  titleFirst: true,
  status: 'lastImport',
  meta: ['required', 'values'],
}

const { types: _, identify: __, read: ___, ...call } = sisImportsResource.detailed

/** The list as the table sees it: its own order, which is that of a run, and no other. */
const templateList: Operation<ListQuery, TemplateRow[]> = {
  ...call,
  list: { key: 'key', sortable: [], filterable: [], searchable: ['componentName'], defaultSort: {} },
}

/**
 * The lines of a view, of which the server knows nothing: components without a template, and what is wrong with the others.
 * Year and view are the list's fixed filter.
 */
const useTemplateRows: typeof useList<TemplateRow> = (_operation, input = {}, options = {}) => {
  const { filter = {}, search = '', limit, offset = 0 } = input
  const { list, rows } = useTemplates(Number(filter.schoolYear))
  const view = VIEWS.find((one) => one === filter.view) ?? 'created'
  const wanted = useMemo(() => rows && viewOf(rows, view, search), [rows, view, search])
  const page = useMemo(
    () => wanted?.slice(offset, limit === undefined ? undefined : offset + limit),
    [wanted, offset, limit],
  )
  // Columns and page size are not known yet
  const isEarly = options.enabled === false
  return {
    ...list,
    data: isEarly ? undefined : page,
    totalCount: isEarly ? undefined : wanted?.length,
    loading: list.loading || (isEarly && list.errors.length === 0),
  }
}
