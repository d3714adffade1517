import { routeTable } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useContext } from 'react'
import { PageHeader } from '../page-header/page-header.tsx'
import { ScreenFrameContext } from './screen-frame.ts'

/** The screen's title over something that stands in for it, so that its section keeps its name. */
export function GateMessage({ children }: { children: ReactNode }): ReactElement {
  const frame = useContext(ScreenFrameContext)
  return (
    <>
      {frame && <PageHeader title={routeTable[frame.id].title ?? ''} />}
      {children}
    </>
  )
}
