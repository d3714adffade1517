import { type ListQuery, type Operation, sisImportsResource, type useList } from '@edconsole/console-core'
import { useMemo } from 'react'
import type { TemplateRow } from './template-row.ts'
import { useTemplates } from './use-templates.ts'
import { VIEWS, viewOf } from './view-of-rows.ts'

const { types: _, identify: __, read: ___, ...call } = sisImportsResource.detailed

/** The list as the table sees it: its own order, which is that of a run, and no other. */
export const templateList: Operation<ListQuery, TemplateRow[]> = {
  ...call,
  list: { key: 'key', sortable: [], filterable: [], searchable: ['componentName'], defaultSort: {} },
}

/**
 * The lines of a view, of which the server knows nothing: components without a template, and what is wrong with the others.
 * Year and view are the list's fixed filter.
 */
export const useTemplateRows: typeof useList<TemplateRow> = (_operation, input = {}, options = {}) => {
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
