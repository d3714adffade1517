import type { MouseEvent, ReactNode } from 'react'

export type MenuItem = {
  key: string
  /** A verb, and its object where there are several. */
  label: string
  icon?: ReactNode
  onSelect?: (event: MouseEvent<HTMLElement>) => void
  /** Makes it a link; `onSelect` may still prevent the default. */
  href?: string | undefined
  danger?: boolean
  /** Why it cannot be picked now; written under the label. */
  disabledReason?: string | undefined
  /** A line above it. */
  separated?: boolean
}

/** The commands of a menu; a function is asked for them only while it is open. */
export type MenuItems = readonly MenuItem[] | (() => readonly MenuItem[])
