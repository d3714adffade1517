import type { ReactElement, ReactNode } from 'react'
import { ErrorIcon } from '../icons/icons.ts'
import * as css from './field.css.ts'

export type FieldLineProps = { id: string; help?: ReactNode; error?: string | undefined }

/** The one line below a control: what is wrong with it, else help. */
export function FieldLine({ id, help, error }: FieldLineProps): ReactElement | null {
  if (error) {
    return (
      <p className={css.error} id={id}>
        <ErrorIcon size="sm" className={css.errorIcon} />
        {error}
      </p>
    )
  }
  if (help === undefined) return null
  return (
    <p className={css.help} id={id}>
      {help}
    </p>
  )
}
