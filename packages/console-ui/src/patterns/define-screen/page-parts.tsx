import { Children, type ReactElement, type ReactNode } from 'react'
import { ScreenBoundary } from './screen-boundary.tsx'

/**
 * The parts of a page, each of which stops working for itself.
 * @example <PageParts><StatusCard /><RecentImports /></PageParts>
 */
export function PageParts({ children }: { children: ReactNode }): ReactElement {
  return <>{Children.map(children, (part) => part && <ScreenBoundary part>{part}</ScreenBoundary>)}</>
}
