import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { ErrorIcon } from '../icons/icons.ts'
import * as css from './field.css.ts'

export type FieldLineProps = {
  id: string
  help?: ReactNode
  error?: string | undefined
  /** Reads an error out when it appears. */
  announced?: boolean
  /** Ends the line: a button about the field. It isn't part of what describes the control. */
  action?: ReactNode
}

/** The one line below a control: what is wrong with it, else help. */
export function FieldLine({ id, help, error, announced, action }: FieldLineProps): ReactElement | null {
  if (error) {
    return (
      <>
        <p className={css.error} id={id} role={announced ? 'alert' : undefined}>
          <ErrorIcon size="sm" className={css.errorIcon} />
          {error}
        </p>
        {action ? <p className={classNames(css.help, css.acting)}>{action}</p> : null}
      </>
    )
  }
  if (action)
    return (
      <p className={classNames(css.help, css.acting)}>
        {help === undefined ? null : <span id={id}>{help}</span>}
        {action}
      </p>
    )
  if (help === undefined) return null
  return (
    <p className={css.help} id={id}>
      {help}
    </p>
  )
}
