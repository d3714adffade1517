import type { ReactElement } from 'react'
import * as css from './combobox.css.ts'
import { fold } from './fold.ts'

export type MatchedTextProps = { text: string; query: string }

/** The text with the letters that were searched for in accent. Prefers the start of a word. */
export function MatchedText({ text, query }: MatchedTextProps): ReactElement {
  const wanted = fold(query.trim())
  const folded = fold(text)
  const atWord = ` ${folded}`.indexOf(` ${wanted}`)
  const at = atWord >= 0 ? atWord : folded.indexOf(wanted)
  // A letter of several code units would shift the cut; then nothing is marked.
  if (wanted === '' || at < 0 || folded.length !== text.length) return <>{text}</>
  return (
    <>
      {text.slice(0, at)}
      <b className={css.match}>{text.slice(at, at + wanted.length)}</b>
      {text.slice(at + wanted.length)}
    </>
  )
}
