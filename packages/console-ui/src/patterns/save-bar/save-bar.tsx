import { useMessages } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { ErrorIcon } from '../../parts/icons/icons.ts'
import { classNames } from '../../styles/class-names.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import { patternMessages } from '../messages.ts'
import { namesOf } from './names-of.ts'
import * as css from './save-bar.css.ts'

/** As long as its way out takes, three quarters of the way in. */
const LEAVES_IN_MS = 195

/** Whether something is there, on its way out, or gone (null). */
function useLingering(open: boolean): 'there' | 'leaving' | null {
  const [lingers, setLingers] = useState(open)
  useEffect(() => {
    if (open) {
      setLingers(true)
      return
    }
    const timer = setTimeout(() => setLingers(false), LEAVES_IN_MS)
    return () => clearTimeout(timer)
  }, [open])
  if (open) return 'there'
  return lingers ? 'leaving' : null
}

export type SaveBarProps = {
  /** Names of the changed fields, in the order of the form; none: there is no bar. */
  changes: readonly string[]
  /** How many changes there are, where one name stands for several of them. Default: as many as names. */
  count?: number | undefined
  /** How many fields keep them from being saved. */
  invalid: number
  /** Leads to the first of those. */
  onShowInvalid: () => void
  onDiscard: () => void
  onSave: () => void
  saving: boolean
  /** What a save of several calls did before it stopped. */
  partly?: { saved: number; of: number } | undefined
  /** Why the last save failed, where the form itself says it out of sight. */
  failed?: string | undefined
  /** In place of the names of the changed fields: what the changes come to. */
  note?: ReactNode
  /** Default "Save changes". */
  saveLabel?: string
  /** After the button that saves: a menu of other ways to save. */
  more?: ReactNode
}

/** Stands below a form with something unsaved: what it is, what is wrong with it, and the two ways on (ux 7.12). */
export function SaveBar(props: SaveBarProps): ReactElement {
  const m = useMessages('patterns', patternMessages).unsaved
  const open = props.changes.length > 0
  const phase = useLingering(open)
  const last = useRef(props)
  // While it slides away it still shows what it showed.
  if (open) last.current = props
  return (
    <>
      <LiveRegion>{open ? announcementOf(props, m) : ''}</LiveRegion>
      {phase === null ? null : <Bar {...last.current} leaving={phase === 'leaving'} />}
    </>
  )
}

function Bar(props: SaveBarProps & { leaving: boolean }): ReactElement {
  const m = useMessages('patterns', patternMessages).unsaved
  const { changes, invalid, onShowInvalid, onDiscard, onSave, saving, partly, leaving } = props
  const { saveLabel = m.save, more, note, failed, count = changes.length } = props
  const wait = saving ? m.wait : undefined
  const bar = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save that failed moves what stands above
  useEffect(() => {
    if (bar.current) uncoverFocused(bar.current)
  }, [failed])
  return (
    <section
      ref={bar}
      aria-label={m.title}
      aria-hidden={leaving || undefined}
      data-ec-save-bar=""
      className={classNames(css.root, leaving && css.leaving)}
    >
      <span className={css.dot} aria-hidden />
      <div className={css.words}>
        {failed === undefined ? null : <span className={css.failed}>{failed}</span>}
        <span className={css.count}>{partly ? m.partly(partly.saved, partly.of) : m.count(count)}</span>
        {note ?? <span className={css.names}>{namesOf(changes)}</span>}
      </div>
      {invalid === 0 ? null : (
        <button type="button" className={css.invalid} onClick={onShowInvalid}>
          <ErrorIcon size="sm" />
          {m.toCorrect(invalid)}
        </button>
      )}
      <div className={css.actions}>
        <Button onClick={onDiscard} disabledReason={wait}>
          {m.discard}
        </Button>
        <span className={css.save}>
          <Button kind="primary" busy={saving} busyLabel={m.saving} onClick={onSave}>
            {saveLabel}
          </Button>
          {more}
        </span>
      </div>
    </section>
  )
}

/** For the line below a field, which says what is wrong with it. */
const LINE_PX = 32

/**
 * The first letter that is typed brings the bar, and a failed save a note above the fields: neither may leave the field that
 * is in use below the bar.
 */
function uncoverFocused(bar: HTMLElement): void {
  const { activeElement, documentElement } = document
  if (!activeElement || bar.contains(activeElement)) return
  let scroller = bar.parentElement
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement
  const end = scroller?.getBoundingClientRect().bottom ?? documentElement.clientHeight
  const covered = activeElement.getBoundingClientRect().bottom + LINE_PX + bar.offsetHeight - end
  if (covered > 0) (scroller ?? documentElement).scrollBy?.({ top: covered })
}

type Words = typeof patternMessages.unsaved

function announcementOf(props: SaveBarProps, m: Words): string {
  const { changes, count = changes.length, invalid, saving, partly, failed } = props
  if (saving) return m.saving
  if (invalid > 0) return m.toCorrect(invalid)
  if (failed !== undefined) return failed
  return partly ? m.partly(partly.saved, partly.of) : m.count(count)
}
