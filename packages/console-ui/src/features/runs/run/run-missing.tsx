import { placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PageHeader } from '../../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../../patterns/place-link/place-button.tsx'
import { NotFoundState } from '../../../patterns/states/not-found-state.tsx'
import type { RunKind } from '../run-kind.ts'

export type RunMissingProps = {
  kind: Pick<RunKind<unknown>, 'routes'>
  districtId: string
  batchId: string
  /** What the run would be called. */
  name: string
  texts: { title: (batchId: string) => string; text: string; action: string }
}

/** The address names a batch that this district does not have. */
export function RunMissing({ kind, districtId, batchId, name, texts }: RunMissingProps): ReactElement {
  return (
    <>
      <PageHeader title={name} record={name} />
      <NotFoundState
        title={texts.title(batchId)}
        action={<PlaceButton to={placeOf(kind.routes.list, { districtId })}>{texts.action}</PlaceButton>}
      >
        {texts.text}
      </NotFoundState>
    </>
  )
}
