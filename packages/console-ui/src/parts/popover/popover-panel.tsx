import { PopoverPanel as HeadlessPanel, Popover as HeadlessPopover, PopoverButton } from '@headlessui/react'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { PreloadableCode } from '../lazy-part/preload-on-approach.ts'
import type { ButtonLink } from '../overlay-trigger/create-button-link.ts'
import { StandInButton } from '../overlay-trigger/stand-in-button.ts'
import type { TriggerProps } from '../overlay-trigger/trigger-props.ts'
import { useOverlayAttributes } from '../theme-root/use-overlay-attributes.ts'

export type PopoverProps = {
  /** A Button, an IconButton, or any element that takes button attributes; the popover keeps its ref to itself. */
  trigger: ReactElement<TriggerProps>
  /** Names the panel. */
  label: string
  /** What it holds; as a function it can close the panel, which gives the focus back. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Code that its content needs; the panel opens when that is there. */
  needs?: PreloadableCode
  /** Which edge of the trigger it hangs from, or that it stands beside it. Default "start". */
  align?: 'start' | 'end' | 'beside'
  /** No padding: the content reaches the edges. */
  bare?: boolean
  className?: string
}

export type PopoverPanelProps = Pick<PopoverProps, 'label' | 'children' | 'align' | 'className'> & {
  link: ButtonLink
}

/** The panel of a popover and all that opens and closes it; the button itself stands elsewhere. */
export function PopoverPanel(props: PopoverPanelProps): ReactElement {
  const { label, children, align = 'start', className, link } = props
  const root = useOverlayAttributes()
  return (
    <HeadlessPopover as={Fragment}>
      <PopoverButton as={StandInButton} link={link} />
      <HeadlessPanel
        {...root}
        focus
        transition
        role="dialog"
        aria-label={label}
        anchor={{ to: align === 'beside' ? beside() : `bottom ${align}`, gap: 4, padding: 8 }}
        className={className}
      >
        {({ close }) => <>{typeof children === 'function' ? children(() => close()) : children}</>}
      </HeadlessPanel>
    </HeadlessPopover>
  )
}

/** After the trigger in the direction of reading; the library knows left and right only. */
function beside(): 'left start' | 'right start' {
  return getComputedStyle(document.documentElement).direction === 'rtl' ? 'left start' : 'right start'
}
