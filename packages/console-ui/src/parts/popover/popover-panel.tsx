import { PopoverPanel as HeadlessPanel, Popover as HeadlessPopover, PopoverButton } from '@headlessui/react'
import { Fragment, type ReactElement } from 'react'
import type { ButtonLink } from '../overlay-trigger/create-button-link.ts'
import { StandInButton } from '../overlay-trigger/stand-in-button.ts'
import { useOverlayAttributes } from '../theme-root/use-overlay-attributes.ts'
import type { PopoverProps } from './popover.tsx'

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
