import { type ComponentType, memo, type ReactNode } from 'react'

/** `memo` for a component of any row: React's own forgets that the properties depend on one. */
export const memoOfRows = <Component extends (props: never) => ReactNode>(
  component: Component,
): Component => {
  const drawn: unknown = memo(component as unknown as ComponentType)
  return drawn as Component
}
