import type { DatabaseColumn } from './database-column.ts'
import type { Finding } from './finding.ts'
import { describeFinding } from './finding-texts.ts'
import type { RuleTemplate } from './import-template.ts'

/** Whether a value that can't be read is left out instead of its row: a key names another record without one of its parts. */
export const mayBeLeftOut = (
  { isRequired, isKey }: Pick<DatabaseColumn, 'isRequired' | 'isKey'>,
  { isStrict = false }: Pick<RuleTemplate, 'isStrict'>,
): boolean => !isRequired && !isKey && !isStrict

/** A finding that refuses a row as the warning that a value was left out; one that refuses none stays. */
export const asLeftOut = (finding: Finding): Finding => {
  if (finding.severity !== 'error') return finding
  const { from, min, ...others } = finding.params
  const params = Object.assign(
    others,
    from !== undefined ? { leftOutFrom: from } : min !== undefined ? { leftOutMin: min } : { leftOut: true },
  )
  const texts = describeFinding({ code: finding.code, value: finding.value, params })
  const { message, title: causeTitle, suggestion } = texts ?? { ...finding, title: finding.causeTitle }
  return { ...finding, severity: 'warning', params, message, causeTitle, suggestion }
}
