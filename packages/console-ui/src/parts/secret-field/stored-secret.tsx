import { useMessages } from '@edconsole/console-core'
import { Fragment, type ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import type { ControlAttributes } from '../field/use-field-control.ts'
import * as well from '../text-field/control.css.ts'
import { secretMessages } from './messages.ts'
import * as css from './secret-field.css.ts'

export type StoredSecretProps = {
  control: ControlAttributes
  label: string
  savedOn: string
  disabled: boolean
  compact: boolean | undefined
  onReplace: () => void
  removed: boolean | undefined
  onRemove: ((removed: boolean) => void) | undefined
}

/** There is one, since when, and what can become of it. There is nothing to look at or to copy. */
export function StoredSecret(props: StoredSecretProps): ReactElement {
  const { control, label, savedOn, disabled, compact, onReplace, removed, onRemove } = props
  const m = useMessages('parts', secretMessages)
  const savedId = `${control.id}-saved`
  const ways = removed
    ? [{ word: m.keep, name: m.keepSaved(label), run: () => onRemove?.(false) }]
    : [
        { word: m.replace, name: m.replaceOf(label), run: onReplace },
        ...(onRemove ? [{ word: m.remove, name: m.removeOf(label), run: () => onRemove(true) }] : []),
      ]
  return (
    <span className={classNames(well.well, css.stored, compact && well.compact)}>
      <span id={savedId}>{removed ? m.removedOnSave : m.savedOn(savedOn)}</span>
      {ways.map(({ word, name, run }, index) => (
        <Fragment key={word}>
          <span aria-hidden>·</span>
          <button
            type="button"
            id={index === 0 ? control.id : undefined}
            className={css.replace}
            disabled={disabled}
            aria-label={name}
            aria-describedby={[savedId, control['aria-describedby']].filter(Boolean).join(' ')}
            onClick={run}
          >
            {word}
          </button>
        </Fragment>
      ))}
    </span>
  )
}
