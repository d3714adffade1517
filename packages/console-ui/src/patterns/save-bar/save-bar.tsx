import { countOf } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { ErrorIcon } from '../../parts/icons/icons.ts'
import { classNames } from '../../styles/class-names.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import { namesOf } from './names-of.ts'
import * as css from './save-bar.css.ts'
import { useLingering } from './use-lingering.ts'

export type SaveBarProps = {
  /** Names of the changed fields, in the order of the form; none: there is no bar. */
  changes: readonly string[]
  /** How many fields keep them from being saved. */
  invalid: number
  /** Leads to the first of those. */
  onShowInvalid: () => void
  onDiscard: () => void
  onSave: () => void
  saving: boolean
  /** What a save of several calls did before it stopped. */
  partly?: { saved: number; of: number } | undefined
  /** Default "Save changes". */
  saveLabel?: string
  /** After the button that saves: a menu of other ways to save. */
  more?: ReactNode
}

/** Stands below a form with something unsaved: what it is, what is wrong with it, and the two ways on (ux 7.12). */
export function SaveBar(props: SaveBarProps): ReactElement {
  const open = props.changes.length > 0
  const phase = useLingering(open)
  const last = useRef(props)
  // While it slides away it still shows what it showed.
  if (open) last.current = props
  return (
    <>
      <LiveRegion>{open ? announcementOf(props) : ''}</LiveRegion>
      {phase === null ? null : <Bar {...last.current} leaving={phase === 'leaving'} />}
    </>
  )
}

function Bar(props: SaveBarProps & { leaving: boolean }): ReactElement {
  const { changes, invalid, onShowInvalid, onDiscard, onSave, saving, partly, leaving } = props
  const { saveLabel = 'Save changes', more } = props
  const wait = saving ? 'Wait until saving finishes' : undefined
  return (
    <section
      aria-label="Unsaved changes"
      aria-hidden={leaving || undefined}
      data-ec-save-bar=""
      className={classNames(css.root, leaving && css.leaving)}
    >
      <span className={css.dot} aria-hidden />
      <div className={css.words}>
        <span className={css.count}>
          {partly ? partlyOf(partly) : countOf(changes.length, 'unsaved change', 'unsaved changes')}
        </span>
        <span className={css.names}>{namesOf(changes)}</span>
      </div>
      {invalid === 0 ? null : (
        <button type="button" className={css.invalid} onClick={onShowInvalid}>
          <ErrorIcon size="sm" />
          {countOf(invalid, 'field', 'fields')} to correct
        </button>
      )}
      <div className={css.actions}>
        <Button onClick={onDiscard} disabledReason={wait}>
          Discard
        </Button>
        <span className={css.save}>
          <Button kind="primary" busy={saving} busyLabel="Saving" onClick={onSave}>
            {saveLabel}
          </Button>
          {more}
        </span>
      </div>
    </section>
  )
}

function announcementOf({ changes, invalid, saving, partly }: SaveBarProps): string {
  if (saving) return 'Saving'
  if (invalid > 0) return `${countOf(invalid, 'field', 'fields')} to correct`
  return partly ? partlyOf(partly) : countOf(changes.length, 'unsaved change', 'unsaved changes')
}

function partlyOf({ saved, of }: { saved: number; of: number }): string {
  return `${saved} of ${of} changes saved`
}
