import { placeOf, sisImportsResource, useItem, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { RECORD_NUMBER } from '../../patterns/place-link/record-number.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { messages } from './messages.ts'
import { TemplateEditor } from './template-editor.tsx'

/** Edit Import Template ([S2.2]): which SIS column feeds each database column, and what its codes mean. */
export function SisImportEditScreen({ districtId, id }: { districtId: string; id: string }): ReactElement {
  const m = useMessages('sis-import-edit', messages)
  const isNumber = RECORD_NUMBER.test(id)
  const found = useItem(
    sisImportsResource.detailed,
    { query: { filter: { id }, limit: 1 } },
    { enabled: isNumber },
  )
  const stored = found.data?.[0]
  if (stored) return <TemplateEditor key={stored.id} stored={stored} districtId={districtId} />
  const isGone = !isNumber || found.data !== undefined
  return (
    <>
      <PageHeader title={m.title} />
      {isGone ? (
        <NotFoundState
          title={m.notFound.title}
          action={
            <PlaceButton to={placeOf('sis-import-templates', { districtId })}>
              {m.notFound.action}
            </PlaceButton>
          }
        >
          {m.notFound.text}
        </NotFoundState>
      ) : found.errors.length > 0 ? (
        <ErrorState failure={found.errors[0]} onRetry={found.retry} />
      ) : (
        <EditorSkeleton label={m.loading} />
      )}
    </>
  )
}
