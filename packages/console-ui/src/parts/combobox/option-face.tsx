import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { CheckIcon } from '../icons/icons.ts'
import { KeyCap } from '../key-cap/key-cap.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './combobox.css.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { fold } from './rank-options.ts'

export type OptionFaceProps = {
  option: ComboboxOption
  query: string
  selected: boolean
  /** Draws the heading of its group above it. */
  startsGroup: boolean
}

export function OptionFace({ option, query, selected, startsGroup }: OptionFaceProps): ReactElement {
  const isMessage = option.value === ''
  return (
    <>
      {startsGroup ? (
        <div className={css.heading} aria-hidden>
          {option.group}
        </div>
      ) : null}
      <div className={css.face}>
        {isMessage ? null : (
          <span className={css.tick}>{option.icon ?? (selected ? <CheckIcon /> : null)}</span>
        )}
        <span className={classNames(css.label, isMessage && css.nothing)}>
          {isMessage ? option.label : <MatchedText text={option.label} query={query} />}{' '}
          {option.note === undefined ? null : <span className={css.note}>{option.note}</span>}
        </span>
        {/* The spaces are for the option's accessible name; a flex row draws none. */}{' '}
        {option.disabledReason ? <span className={css.aside}>{option.disabledReason}</span> : null}{' '}
        {option.mark ? (
          <span className={css.tick} title={option.mark.word}>
            {option.mark.icon}
            <VisuallyHidden>{option.mark.word}</VisuallyHidden>
          </span>
        ) : null}{' '}
        {option.code === undefined ? null : (
          <span className={css.aside}>
            <MatchedText text={option.code} query={query} />
          </span>
        )}{' '}
        {option.meta === undefined ? null : <span className={css.aside}>{option.meta}</span>}
        {option.keys?.map((key) => (
          <KeyCap key={key}>{key}</KeyCap>
        ))}
      </div>
    </>
  )
}

/** The text with the letters that were searched for in accent. Prefers the start of a word. */
function MatchedText({ text, query }: { text: string; query: string }): ReactElement {
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
