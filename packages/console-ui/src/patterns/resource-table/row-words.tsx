import type { ReactElement } from 'react'

const WORDS = {
  actions: 'Actions for',
  show: 'Show more about',
  hide: 'Hide more about',
  open: 'Open',
} as const

/**
 * What the controls of rows are called before the name of their row, once for all rows: a control is named by the word and
 * by the cell that names its row, and so stays as it is when another row is drawn in its place.
 */
export function RowWords({ id }: { id: string }): ReactElement {
  return (
    <span hidden>
      {Object.entries(WORDS).map(([key, word]) => (
        <span key={key} id={`${id}${key}`}>
          {word}
        </span>
      ))}
    </span>
  )
}

/** The ids that name a control of a row. */
export const namedBy = (id: string, word: keyof typeof WORDS, nameId: string): string =>
  `${id}${word} ${nameId}`
