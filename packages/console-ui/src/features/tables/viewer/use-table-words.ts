import { type Messages, useMessages } from '@edconsole/console-core'
import { useMemo } from 'react'
import { partMessages } from '../../../parts/messages.ts'
import type { TableDefinition } from './table-definition.ts'

/**
 * Returns a table in the host's words, which replace ours under the table's id:
 * `{ 'table-students': { fields: { studentId: { title: 'Student number' } } } }`.
 */
export function useTableWords(table: TableDefinition): TableDefinition {
  const own = useMemo(() => wordsOf(table), [table])
  const words = useMessages(table.id, own)
  const { yesNo } = useMessages('parts', partMessages)
  return useMemo(() => withWords(table, words, yesNo), [table, words, yesNo])
}

type FieldWords = { title: string; blank?: string; words?: Readonly<Record<string, string>> }

type TableWords = {
  noun: { one: string; many: string }
  search: string
  fields: Readonly<Record<string, FieldWords & Messages>>
  findings: Readonly<Record<string, { title: string; sentence: (count: number, text: string) => string }>>
}

const wordsOf = ({ noun: [one, many], search, fields, findings = [] }: TableDefinition): TableWords => ({
  noun: { one, many },
  search,
  fields: Object.fromEntries(
    fields.map(({ field, title, blank, words }) => [
      field,
      { title, ...(blank !== undefined && { blank }), ...(words && { words }) },
    ]),
  ),
  findings: Object.fromEntries(findings.map(({ field, title, sentence }) => [field, { title, sentence }])),
})

const withWords = (
  table: TableDefinition,
  { noun, search, fields, findings }: TableWords,
  yesNo: typeof partMessages.yesNo,
): TableDefinition => ({
  ...table,
  noun: [noun.one, noun.many],
  search,
  fields: table.fields.map((field) => ({
    ...field,
    ...(field.kind === 'flag' && { words: yesNo }),
    ...fields[field.field],
  })),
  ...(table.findings && {
    findings: table.findings.map((finding) => ({ ...finding, ...findings[finding.field] })),
  }),
})
