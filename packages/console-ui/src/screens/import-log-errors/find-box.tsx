import type { ImportLogDetail } from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import type { WordsOf } from '../../features/runs/findings/use-finding-words.ts'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { DownIcon, UpIcon } from '../../parts/icons/icons.ts'
import { SearchField } from '../../parts/search-field/search-field.tsx'
import { findMatches, type Match, stepMatch } from './find-matches.ts'
import type { ImportLogErrorsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type FindBoxProps = {
  find: Find
  /** The whole log is on show, so that the matches are all there are. */
  wholeLog: boolean
  m: ImportLogErrorsMessages
}

/** Looks for a text: Enter goes to the next match, Shift and Enter to the one before. */
export function FindBox({ find, wholeLog, m }: FindBoxProps): ReactElement {
  const { position, matches } = find
  const said =
    position === null
      ? wholeLog
        ? m.search.none
        : m.search.noneOnPage
      : (wholeLog ? m.search.position : m.search.positionOnPage)(position + 1, matches.length)
  return (
    <>
      <SearchField
        className={css.find}
        label={m.search.label}
        value={find.text}
        onChange={find.setText}
        onSubmit={(_, event) => find.step(event.shiftKey ? -1 : 1)}
        {...(find.wanted !== '' && {
          end: (
            <span role="status" className={css.position}>
              {said}
            </span>
          ),
        })}
      />
      {matches.length > 0 ? (
        <span className={css.steps}>
          <IconButton size="sm" label={m.search.previous} icon={<UpIcon />} onClick={() => find.step(-1)} />
          <IconButton size="sm" label={m.search.next} icon={<DownIcon />} onClick={() => find.step(1)} />
        </span>
      ) : null}
    </>
  )
}

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
