import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { Spinner } from '../spinner/spinner.tsx'
import * as css from './button.css.ts'

export type ButtonFaceProps = {
  busy: boolean
  busyLabel: string | undefined
  icon: ReactNode
  quietIcon: boolean
  children: ReactNode
}

/** What a button shows. Both labels are laid out, one is seen, so that the width holds. */
export function ButtonFace({ busy, busyLabel, icon, quietIcon, children }: ButtonFaceProps): ReactElement {
  const shown = busy ? <Spinner size="sm" /> : icon
  const showsBusyLabel = busy && busyLabel !== undefined
  return (
    <>
      {shown ? <span className={classNames(css.icon, quietIcon && css.quietIcon)}>{shown}</span> : null}
      <span className={css.labels}>
        <span className={classNames(css.label, showsBusyLabel && css.unseen)}>{children}</span>
        {busyLabel === undefined ? null : (
          <span className={classNames(css.label, !showsBusyLabel && css.unseen)}>{busyLabel}</span>
        )}
      </span>
    </>
  )
}
