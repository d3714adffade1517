import type { ReactElement } from 'react'
import { splitAtMatches } from './find-matches.ts'
import * as css from './screen.css.ts'

export type MarkedTextProps = {
  text: string
  wanted: string
  /** Where in the text the match stands that the reader is at. */
  currentAt: number | undefined
}

/** A text with everything marked that was looked for. */
export function MarkedText({ text, wanted, currentAt }: MarkedTextProps): ReactElement {
  let at = 0
  return (
    <>
      {splitAtMatches(text, wanted).map((piece) => {
        const start = at
        at += piece.text.length
        if (!piece.match) return piece.text
        const current = start === currentAt
        return (
          <mark
            key={start}
            className={current ? css.currentMark : css.mark}
            aria-current={current || undefined}
          >
            {piece.text}
          </mark>
        )
      })}
    </>
  )
}
