import { columnsOf } from '../database-columns.ts'
import type { ExaminedTemplate } from '../examined-template.ts'
import { examineColumn } from './examine-column.ts'
import type { TemplateFinding, TemplateFindingSeverity } from './template-finding.ts'

const WEIGHT: Readonly<Record<TemplateFindingSeverity, number>> = { error: 0, warning: 1, note: 2 }

/**
 * Everything that is wrong with a template, before a run says so: the worst first, then in the order of the columns.
 * @example examineTemplate(template) // [{ kind: 'requiredUnmapped', columnName: 'enrollmentStatus', … }]
 */
export const examineTemplate = ({
  componentName,
  importTemplateColumns,
  isStrict,
}: ExaminedTemplate): TemplateFinding[] =>
  columnsOf(componentName)
    .flatMap((definition) =>
      examineColumn(
        definition,
        importTemplateColumns.find(({ columnName }) => columnName === definition.columnName),
        { isStrict },
      ),
    )
    .sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity])

/** Whether it needs fixing: rows are refused, or are imported with other values than chosen. */
export const needsFix = (findings: readonly TemplateFinding[]): boolean =>
  findings.some(({ severity }) => severity !== 'note')
