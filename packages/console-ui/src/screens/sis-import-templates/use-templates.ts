import { CONSTANTS, type ListState, sisImportsResource, useList } from '@edconsole/console-core'
import { useMemo } from 'react'
import { rowsOf, type Template, type TemplateRow } from './template-row.ts'

export type Templates = {
  readonly list: ListState<Template>
  /** All lines of the list; undefined until the templates came. */
  readonly rows: readonly TemplateRow[] | undefined
}

/** The templates of a school year, all of them: there are hardly more than components. */
export const useTemplates = (schoolYear: number): Templates => {
  const list = useList(
    sisImportsResource.detailed,
    { filter: { schoolYear }, limit: CONSTANTS.limitMax },
    { within: { schoolYear } },
  )
  const { data } = list
  return { list, rows: useMemo(() => data && rowsOf(data), [data]) }
}
