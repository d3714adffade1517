import { countOf, formatCount, plural } from '@edconsole/console-core'
import { rowsText } from '../rows-text.ts'

/** What the details of one component of an import and of an export say in the same words. */
export const runDetailMessages = {
  causes: {
    heading: 'What to fix',
    count: (count: number) => countOf(count, 'cause', 'causes'),
    different: (count: number) => `${formatCount(count)} different ${plural(count, 'value', 'values')}`,
    differentOrMore: (count: number) => `${formatCount(count)} or more different values`,
    warning: 'Warning',
  },
  filters: { cause: 'Cause', severity: 'Level' },
  severities: { error: 'Error', warning: 'Warning', info: 'Information' },
  record: {
    title: (row: string) => `Row ${row}`,
    ofFile: 'Whole file',
    sameValue: (count: number) => `${rowsText(count)} ${plural(count, 'has', 'have')} this value`,
    showSame: (count: number) => `Show the ${rowsText(count)}`,
    copy: 'Copy row as JSON',
    copied: 'Row copied as JSON',
    copiedMasked: 'Row copied as JSON, personal data left out',
    notCopied: "The row couldn't be copied",
  },
}
