import type { SisImportTemplateDetailed } from '@edconsole/console-core'
import { createTranslator } from '@edconsole/console-core/import-rules'
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
