import type { ImportLogDetail } from '@edconsole/console-core'
import { useMemo, useState } from 'react'
import type { WordsOf } from '../../features/runs/findings/use-finding-words.ts'
import { findMatches, type Match, stepMatch } from './find-matches.ts'

export type Find = {
  readonly text: string
  setText(text: string): void
  /** What is looked for: the text without blanks around it. */
  readonly wanted: string
  readonly matches: readonly Match[]
  /** Position of the match that the reader is at. */
  readonly position: number | null
  readonly current: Match | undefined
  step(by: 1 | -1): void
}

/** Looks for a text among the lines on show and steps from match to match; no line is hidden by it. */
export const useFind = (
  lines: readonly ImportLogDetail[],
  personalShown: boolean,
  wordsOf: WordsOf,
): Find => {
  const [text, setText] = useState('')
  const [position, setPosition] = useState<number | null>(null)
  const wanted = text.trim()
  const matches = useMemo(
    () =>
      findMatches(
        lines.map((line) => ({ id: line.id, text: wordsOf(line, personalShown).message })),
        wanted,
      ),
    [lines, personalShown, wordsOf, wanted],
  )
  const at = position === null || position >= matches.length ? (matches.length > 0 ? 0 : null) : position
  return {
    text,
    setText: (next) => {
      setText(next)
      setPosition(null)
    },
    wanted,
    matches,
    position: at,
    current: at === null ? undefined : matches[at],
    step: (by) => setPosition(stepMatch(at, by, matches.length)),
  }
}
