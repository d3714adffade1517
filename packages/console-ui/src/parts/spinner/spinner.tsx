import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { RunningIcon } from '../icons/icons.ts'
import type { IconProps } from '../icons/product-icon.tsx'
import * as css from './spinner.css.ts'

/** The open circle that turns while something runs; under reduced motion it stands still, so a word belongs beside it. */
export function Spinner({ className, ...icon }: IconProps): ReactElement {
  return <RunningIcon {...icon} className={classNames(css.root, className)} />
}
