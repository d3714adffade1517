import { placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PageHeader } from '../page-header/page-header.tsx'
import { PlaceButton } from '../place-link/place-button.tsx'
import { NotFoundState } from '../states/not-found-state.tsx'
import type { ImportRunMessages } from './messages.ts'

export type BatchMissingProps = { districtId: string; batchId: string; texts: ImportRunMessages }

/** The address names a batch that this district does not have. */
export function BatchMissing({ districtId, batchId, texts }: BatchMissingProps): ReactElement {
  return (
    <>
      <PageHeader title={texts.batch(batchId)} record={texts.batch(batchId)} />
      <NotFoundState
        title={texts.notFound.title(batchId)}
        action={
          <PlaceButton to={placeOf('import-logs', { districtId })}>{texts.notFound.action}</PlaceButton>
        }
      >
        {texts.notFound.text}
      </NotFoundState>
    </>
  )
}
