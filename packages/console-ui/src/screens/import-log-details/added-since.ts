import {
  CONSTANTS,
  type ImportLogResult,
  type SisImportTemplateDetailed,
  sisImportsResource,
  sitesResource,
  useAccess,
  useList,
} from '@edconsole/console-core'
import { createTranslator } from '@edconsole/console-core/import-rules'
import { useMemo } from 'react'
import type { Cause } from '../../features/runs/causes/cause.ts'

/** What is there by now: the template as it is saved, and the codes of the sites. */
export type Known = {
  readonly template: Pick<SisImportTemplateDetailed, 'importTemplateColumns'> | undefined
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
  { template, siteCodes }: Known,
): boolean => {
  const kind = kindOf(finding)
  if (kind === 'site') return siteCodes.has(value)
  if (kind === null) return false
  const column = template?.importTemplateColumns.find(({ columnName }) => columnName === finding.columnName)
  return column !== undefined && createTranslator(column)(value).kind === 'value'
}

export type AddedSince = {
  /** What was added for a finding with this value, if it was. */
  of(finding: Pick<Cause, 'fixTarget' | 'columnName'>, value: string | null): AddedKind | null
  /** No later import of the component has begun: what was added waits for the next one. */
  readonly waits: boolean
}

/**
 * What was added since a component ran, told by the template and the sites as they are now: so it is right after a
 * reload, on another machine, and when a colleague did it. Asked for only by who may see it, where a cause needs it.
 */
export const useAddedSince = (
  { templateId, batchId }: Pick<ImportLogResult, 'templateId' | 'batchId'>,
  causes: readonly Cause[],
): AddedSince => {
  const { can } = useAccess()
  const kinds = new Set(causes.map(kindOf))
  const codes = causes
    .filter((cause) => kindOf(cause) === 'site')
    .flatMap(({ values }) => values.map(({ value }) => value))
  const templates = useList(
    sisImportsResource.detailed,
    { filter: { id: String(templateId) }, limit: 1 },
    {
      enabled:
        templateId !== null && can('sis-import-templates') && (kinds.has('translation') || kinds.has('site')),
    },
  )
  const sites = useList(
    sitesResource.list,
    { filter: { siteCode: codes }, limit: CONSTANTS.limitMax },
    { enabled: codes.length > 0 && can('site-overview') },
  )
  const template = templates.data?.[0]
  return useMemo(() => {
    const known: Known = { template, siteCodes: new Set(sites.data?.map(({ siteCode }) => siteCode)) }
    return {
      of: (finding, value) => (value !== null && isAdded(finding, value, known) ? kindOf(finding) : null),
      waits: template?.lastBatchId === batchId,
    }
  }, [template, sites.data, batchId])
}
