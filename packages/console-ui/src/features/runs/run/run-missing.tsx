import type { Place } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PageHeader } from '../../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../../patterns/place-link/place-button.tsx'
import { NotFoundState } from '../../../patterns/states/not-found-state.tsx'

export type RunMissingProps = {
  /** What the run would be called. */
  name: string
  batchId: string
  /** The list of runs. */
  list: Place
  texts: { title: (batchId: string) => string; text: string; action: string }
}

/** The address names a batch that this district does not have. */
export function RunMissing({ name, batchId, list, texts }: RunMissingProps): ReactElement {
  return (
    <>
      <PageHeader title={name} record={name} />
      <NotFoundState
        title={texts.title(batchId)}
        action={<PlaceButton to={list}>{texts.action}</PlaceButton>}
      >
        {texts.text}
      </NotFoundState>
    </>
  )
}
