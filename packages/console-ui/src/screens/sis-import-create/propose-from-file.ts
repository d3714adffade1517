import type { SisSystem } from '@edconsole/console-core'
import type { SniffedFile } from '@edconsole/console-core/dry-run'
import { columnsOf, type ImportedComponent, matchByName } from '@edconsole/console-core/import-rules'

/** What a file of the SIS proposes. */
export type FileProposal = {
  readonly component: ImportedComponent
  /** Of so many required columns so many were found by name. */
  readonly matched: number
  readonly required: number
}

/** Fewer of its required columns than this make no component. */
const LEAST = 0.6

/**
 * The component whose columns a file has, by their names; undefined when it is like none.
 * The name of the file decides between equals: `staff.csv` and `students.csv` have much in common.
 */
export const proposeFromFile = (
  { header }: Pick<SniffedFile, 'header'>,
  fileName: string,
  { components, kind }: { components: readonly ImportedComponent[]; kind?: SisSystem['kind'] | undefined },
): FileProposal | undefined => {
  const candidates = components.map((component) => {
    const columns = columnsOf(component)
    const matches = matchByName(columns, header, { kind, taken: new Set() })
    const required = columns.filter(({ isRequired }) => isRequired)
    const matched = required.filter(({ columnName }) => matches.has(columnName)).length
    const named = fileName.toLowerCase().includes(component.toLowerCase()) ? 1 : 0
    // Of two that have all they require, the one that more of the file belongs to.
    const used = matches.size / Math.max(1, header.length)
    return {
      component,
      matched,
      required: required.length,
      score: matched / required.length + named + used,
    }
  })
  const [best] = candidates
    .filter(({ matched, required }) => matched >= LEAST * required)
    .sort((a, b) => b.score - a.score)
  return best && { component: best.component, matched: best.matched, required: best.required }
}
