import { placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { usePlaceLink } from '../../patterns/place-link/use-place-link.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import type { SisImportCreateMessages } from './messages.ts'

/** Every component has its template: there is nothing to choose from. */
export function NothingLeft({
  districtId,
  m,
}: {
  districtId: string
  m: SisImportCreateMessages
}): ReactElement {
  const { href, onClick } = usePlaceLink(placeOf('sis-import-templates', { districtId }))
  return (
    <>
      <PageHeader title={m.title} />
      <EmptyState
        title={m.nothingLeft.title}
        action={
          href === undefined ? undefined : (
            <Button href={href} onClick={onClick}>
              {m.nothingLeft.open}
            </Button>
          )
        }
      >
        {m.nothingLeft.text}
      </EmptyState>
    </>
  )
}
