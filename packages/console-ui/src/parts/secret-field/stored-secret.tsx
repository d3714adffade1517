import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import type { ControlAttributes } from '../field/use-field-control.ts'
import * as well from '../text-field/control.css.ts'
import * as css from './secret-field.css.ts'

export type StoredSecretProps = {
  control: ControlAttributes
  label: string
  savedOn: string
  disabled: boolean
  compact: boolean | undefined
  onReplace: () => void
}

/** There is one, since when, and a way to put another in its place. There is nothing to look at or to copy. */
export function StoredSecret(props: StoredSecretProps): ReactElement {
  const { control, label, savedOn, disabled, compact, onReplace } = props
  const savedId = `${control.id}-saved`
  return (
    <span className={classNames(well.well, css.stored, compact && well.compact)}>
      <span id={savedId}>Saved {savedOn}</span>
      <span aria-hidden>·</span>
      <button
        type="button"
        id={control.id}
        className={css.replace}
        disabled={disabled}
        aria-label={`Replace ${label}`}
        aria-describedby={[savedId, control['aria-describedby']].filter(Boolean).join(' ')}
        onClick={onReplace}
      >
        Replace
      </button>
    </span>
  )
}
