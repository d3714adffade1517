import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Preloadable } from '../lazy-part/lazy-part.tsx'
import { type ButtonLink, createButtonLink } from './create-button-link.ts'
import { mergeTriggerProps } from './merge-trigger-props.ts'
import type { TriggerProps } from './trigger-props.ts'
import { useEarlyPress } from './use-early-press.ts'

export type OverlayTriggerProps = {
  trigger: ReactElement<TriggerProps>
  /** The overlay's code. */
  overlay: Preloadable
  /** A menu also opens on pressing down, and with the arrows. */
  menu?: boolean
  /** Draws the overlay, closed; in the place of its button stands a `StandInButton` with this link. */
  children: (link: ButtonLink) => ReactNode
}

/**
 * A button whose overlay is fetched when the pointer or the focus comes near. It is the same element before and after:
 * the overlay, once there, gives it attributes and handlers, and a press that was too early is repeated. If the code
 * cannot be fetched the button is as before, for another try.
 */
export function OverlayTrigger(props: OverlayTriggerProps): ReactElement {
  const { overlay, children, ...rest } = props
  const [link] = useState(createButtonLink)
  const [mounted, setMounted] = useState(false)
  return (
    <>
      <Trigger {...rest} overlay={overlay} link={link} onLoaded={() => setMounted(true)} />
      {mounted ? children(link) : null}
    </>
  )
}

type TriggerPartProps = {
  trigger: ReactElement<TriggerProps>
  overlay: Preloadable
  menu?: boolean
  link: ButtonLink
  onLoaded: () => void
}

/** Apart from the overlay, which would otherwise be drawn again by what it hands over, and hand that over again. */
function Trigger({ trigger, overlay, menu = false, link, onLoaded }: TriggerPartProps): ReactElement {
  const given = useSyncExternalStore(link.subscribe, link.given, () => null)
  const { props, button, isRepeated } = useEarlyPress({ overlay, menu, ready: given !== null, onLoaded })
  const givenRef = given?.ref
  const ref = useCallback(
    (element: HTMLButtonElement | null) => {
      button.current = element
      if (typeof givenRef === 'function') givenRef(element)
      else if (givenRef) givenRef.current = element
    },
    [button, givenRef],
  )
  return cloneElement(trigger, { ...mergeTriggerProps(trigger.props, given ?? props, isRepeated), ref })
}
