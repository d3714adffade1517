import { routeTable, type ScreenId, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { NotStartedIcon } from '../../parts/icons/icons.ts'
import { patternMessages } from '../../patterns/messages.ts'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'

/** A route whose screen is not there yet says so, under its title. */
export function BeingBuiltScreen({ id }: { id: ScreenId }): ReactElement {
  const m = useMessages('patterns', patternMessages).screen
  return (
    <>
      <PageHeader title={routeTable[id].title ?? ''} />
      <EmptyState icon={<NotStartedIcon size="xl" />} title={m.beingBuilt} />
    </>
  )
}
