import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { useOverlayAttributes } from '../theme-root/use-overlay-attributes.ts'
import * as css from './overlay-panel.css.ts'

export type PopoverProps = {
  /** A Button, an IconButton, or any element that takes a ref and button attributes. */
  trigger: ReactElement
  /** Names the panel. */
  label: string
  /** What it holds; as a function it can close the panel, which gives the focus back. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Which edge of the trigger it hangs from. Default "start". */
  align?: 'start' | 'end'
  /** No padding: the content reaches the edges. */
  bare?: boolean
  className?: string
}

/** A panel of controls behind a button. Esc, Tab out of it and a press outside close it. */
export function Popover(props: PopoverProps): ReactElement {
  const { trigger, label, children, align = 'start', bare, className } = props
  const root = useOverlayAttributes()
  return (
    <HeadlessPopover as={Fragment}>
      <PopoverButton as={Fragment}>{trigger}</PopoverButton>
      <PopoverPanel
        {...root}
        focus
        transition
        role="dialog"
        aria-label={label}
        anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
        className={classNames(css.panel, bare && css.bare, className)}
      >
        {({ close }) => <>{typeof children === 'function' ? children(() => close()) : children}</>}
      </PopoverPanel>
    </HeadlessPopover>
  )
}
