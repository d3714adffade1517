import {
  CONSTANTS,
  formatCount,
  plural,
  type SisImportTemplateDetailed,
  sisImportsResource,
  sitesResource,
  useAccess,
  useList,
} from '@edconsole/console-core'
import { createTranslator } from '@edconsole/console-core/import-rules'
import { useMemo } from 'react'
import type { Cause } from './cause.ts'

/** What is there by now: the templates as they are saved, and the codes of the sites. */
export type Known = {
  readonly templates: readonly Pick<
    SisImportTemplateDetailed,
    'id' | 'lastBatchId' | 'importTemplateColumns'
  >[]
  readonly siteCodes: ReadonlySet<string>
}

export type AddedKind = 'translation' | 'site'

/** What a cause was missing, as far as it can be added here. */
export const kindOf = ({ fixTarget }: Pick<Cause, 'fixTarget'>): AddedKind | null => {
  if (!fixTarget) return null
  if ('values' in fixTarget.query) return 'translation'
  return 'code' in fixTarget.query ? 'site' : null
}

/** Whether what a value was missing when the import ran is there by now, judged by the rules of the import itself. */
export const isAdded = (
  finding: Pick<Cause, 'fixTarget' | 'columnName'>,
  value: string,
  { templates, siteCodes }: Known,
): boolean => {
  const kind = kindOf(finding)
  if (kind === 'site') return siteCodes.has(value)
  if (kind === null) return false
  const template = templates.find(({ id }) => String(id) === finding.fixTarget?.params.id)
  const column = template?.importTemplateColumns.find(({ columnName }) => columnName === finding.columnName)
  return column !== undefined && createTranslator(column)(value).kind === 'value'
}

export type AddedSince = {
  /** What was added for a finding with this value, if it was. */
  of(finding: Pick<Cause, 'fixTarget' | 'columnName'>, value: string | null): AddedKind | null
  /** The last batch that a template ran in. */
  lastBatchOf(templateId: number | null): number | null
}

/** What is said of it. */
export const addedWords = {
  all: (kind: AddedKind, count: number) =>
    `${kind === 'site' ? plural(count, 'Site', 'Sites') : plural(count, 'Translation', 'Translations')} added.`,
  next: (count: number) => `${plural(count, 'Takes', 'Take')} effect in the next sync.`,
  some: (kind: AddedKind, count: number) => `${formatCount(count)} ${kind}${plural(count, '', 's')} added`,
}

/** "Translation added. Takes effect in the next sync." @param waits no later import of the component has begun */
export const addedText = (kind: AddedKind, count: number, waits: boolean, m: typeof addedWords): string =>
  [m.all(kind, count), ...(waits ? [m.next(count)] : [])].join(' ')

/** What of a cause was added since, and what is left of it. */
export const progressOf = (
  cause: Cause,
  added: Pick<AddedSince, 'of'>,
): { kind: AddedKind | null; left: Cause['values']; isDone: boolean } => {
  const [kind = null] = cause.values.flatMap(({ value }) => added.of(cause, value) ?? [])
  const left = cause.values.filter(({ value }) => added.of(cause, value) === null)
  // A cause names its most frequent values only.
  const named = cause.values.reduce((sum, { count }) => sum + count, 0)
  return { kind, left, isDone: kind !== null && left.length === 0 && named >= cause.count }
}

/**
 * What was added since an import ran, told by the templates and the sites as they are now: so it is right after a
 * reload, on another machine, and when a colleague did it. Asked for only by who may see it, where a cause needs it.
 */
export const useAddedSince = (causes: readonly Cause[], templateId: number | null = null): AddedSince => {
  const { can } = useAccess()
  const kinds = new Set(causes.map(kindOf))
  const codes = causes
    .filter((cause) => kindOf(cause) === 'site')
    .flatMap(({ values }) => values.map(({ value }) => value))
  const ids = new Set(
    causes.flatMap((cause) => (kindOf(cause) === 'translation' ? (cause.fixTarget?.params.id ?? []) : [])),
  )
  if (templateId !== null && kinds.has('site')) ids.add(String(templateId))
  const templates = useList(
    sisImportsResource.detailed,
    { filter: { id: [...ids] }, limit: Math.max(1, ids.size) },
    { enabled: ids.size > 0 && can('sis-import-templates') },
  )
  const sites = useList(
    sitesResource.list,
    { filter: { siteCode: codes }, limit: CONSTANTS.limitMax },
    { enabled: codes.length > 0 && can('site-overview') },
  )
  return useMemo(() => {
    const known: Known = {
      templates: templates.data ?? [],
      siteCodes: new Set(sites.data?.map(({ siteCode }) => siteCode)),
    }
    return {
      of: (finding, value) => (value !== null && isAdded(finding, value, known) ? kindOf(finding) : null),
      lastBatchOf: (id) => known.templates.find((one) => one.id === id)?.lastBatchId ?? null,
    }
  }, [templates.data, sites.data])
}
