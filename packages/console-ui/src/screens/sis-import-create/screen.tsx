import {
  apiProviderResource,
  CONSTANTS,
  referenceResource,
  sisImportsResource,
  sourceFormatsResource,
  useAccess,
  useDataYear,
  useItem,
  useList,
  useMessages,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ScreenSkeleton } from '../../patterns/define-screen/screen-skeleton.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { CreateTemplate } from './create-template.tsx'
import { messages } from './messages.ts'

/** Create Import Template ([S2.2], ux 9.5): in four steps from a component to its template. */
export function SisImportCreateScreen({ districtId }: { districtId: string }): ReactElement | null {
  // The frame waits for the district before it draws a screen.
  const schoolYear = useDataYear()
  return schoolYear === undefined ? null : <Loaded districtId={districtId} schoolYear={schoolYear} />
}

function Loaded({ districtId, schoolYear }: { districtId: string; schoolYear: number }): ReactElement {
  const m = useMessages('sis-import-create', messages)
  const { can } = useAccess()
  const components = useItem(referenceResource.components)
  const systems = useItem(referenceResource.sisSystems)
  const templates = useList(
    sisImportsResource.list,
    { filter: { schoolYear }, limit: CONSTANTS.limitMax },
    { within: { schoolYear } },
  )
  // A backend without them has the other ways to begin.
  const formats = useItem(sourceFormatsResource.get)
  const mayConnect = can('sis-import-api-setup')
  const configs = useItem(
    apiProviderResource.configs,
    { params: { id: districtId } },
    { enabled: mayConnect },
  )
  const failed = [components, systems, templates].filter(({ errors }) => errors.length > 0)
  // Without the connection nothing is missing but a choice made in advance.
  const isConnectionKnown = !mayConnect || configs.data !== undefined || configs.errors.length > 0
  if (components.data && systems.data && templates.data && isConnectionKnown)
    return (
      <CreateTemplate
        districtId={districtId}
        components={components.data}
        systems={systems.data}
        templates={templates.data}
        formats={formats.data?.formats ?? []}
        usualSystem={configs.data?.[0]?.sisSystemId ?? templates.data[0]?.sisSystemId ?? null}
      />
    )
  if (failed.length === 0) return <ScreenSkeleton />
  return (
    <>
      <PageHeader title={m.title} />
      <ErrorState
        failure={failed[0]?.errors[0]}
        onRetry={() => {
          for (const { retry } of failed) retry()
        }}
      />
    </>
  )
}
