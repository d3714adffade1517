import type { ReactElement } from 'react'
import type { TableMessages } from './messages.ts'

type RowWord = 'actions' | 'show' | 'hide' | 'open'

/**
 * What the controls of rows are called before the name of their row, once for all rows: a control is named by the word and
 * by the cell that names its row, and so stays as it is when another row is drawn in its place.
 */
export function RowWords({ id, m }: { id: string; m: TableMessages }): ReactElement {
  const words: Record<RowWord, string> = {
    actions: m.rowActions,
    show: m.showMore,
    hide: m.hideMore,
    open: m.openRow,
  }
  return (
    <span hidden>
      {Object.entries(words).map(([key, word]) => (
        <span key={key} id={`${id}${key}`}>
          {word}
        </span>
      ))}
    </span>
  )
}

/** The ids that name a control of a row. */
export const namedBy = (id: string, word: RowWord, nameId: string): string => `${id}${word} ${nameId}`
