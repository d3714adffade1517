import { type ImportUpload, sourceFormatsResource, useAccess, useRun } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Banner } from '../../../patterns/banner/banner.tsx'
import type { UploadMessages } from './messages.ts'
import type { Upload } from './use-upload.ts'

export type FormatOfferProps = {
  upload: Upload
  format: NonNullable<ImportUpload['offeredFormat']>
  m: UploadMessages
}

/** Says which format the files are of, and creates the templates that read them. The files are then checked again. */
export function FormatOffer({ upload, format, m }: FormatOfferProps): ReactElement {
  const { id, title, components } = format
  const mayCreate = useAccess().can('sis-import-create')
  const { offer } = m
  const create = useRun(sourceFormatsResource.createTemplates, {
    refresh: ['sisImports'],
    confirm: () => offer.done(title),
  })
  const run = async (): Promise<void> => {
    try {
      await create.run({ body: { formatId: id, components } })
    } catch {
      // The call has shown why.
      return
    }
    await upload.check()
  }
  return (
    <Banner
      tone="info"
      title={offer.title(title)}
      action={
        mayCreate ? (
          <Button
            size="sm"
            busy={create.saving || upload.busy}
            busyLabel={offer.busy}
            onClick={() => void run()}
          >
            {offer.action}
          </Button>
        ) : undefined
      }
    >
      {mayCreate ? offer.text(components.length) : null}
    </Banner>
  )
}
