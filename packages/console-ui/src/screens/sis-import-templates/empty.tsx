import { useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import type { SisImportTemplatesMessages } from './messages.ts'
import { StandardDialog } from './use-template-dialogs.tsx'
import type { View } from './view-of-rows.ts'

export type EmptyProps = { view: View; m: SisImportTemplatesMessages }

/** A view without a line: nothing is wrong, or nothing is missing. */
export function Empty({ view, m }: EmptyProps): ReactElement {
  const { title, text } = view === 'notCreated' ? m.noneMissing : m.noneToFix
  return <EmptyState title={title}>{text}</EmptyState>
}

/** A district without a template: how the first ones come. */
export function NoTemplates({
  onStandard,
  m: { empty: m },
}: {
  onStandard: () => void
  m: SisImportTemplatesMessages
}): ReactElement {
  const { can } = useAccess()
  const mayCreate = can('sis-import-create')
  return (
    <EmptyState
      title={m.title}
      action={
        mayCreate ? (
          <Button onClick={onStandard} {...preloadOnApproach(StandardDialog)}>
            {m.standard}
          </Button>
        ) : undefined
      }
    >
      {mayCreate ? m.text : m.textReadOnly}
    </EmptyState>
  )
}
