import type { ReactElement } from 'react'
import { classNames } from '../../styles/class-names.ts'
import * as css from './skeleton.css.ts'

export type SkeletonProps = {
  /** "block" fills its place. Default "line". */
  shape?: 'line' | 'title' | 'block'
  /** Pixels or any CSS length; by default its place. */
  width?: number | string
}

/** Stands where something will be. Hidden from assistive technology: the region around it says that it is busy. */
export function Skeleton({ shape = 'line', width }: SkeletonProps): ReactElement {
  return <span aria-hidden className={classNames(css.root, css.shape[shape])} style={{ inlineSize: width }} />
}
