import { placeOf, sourceFormatsResource, useAccess, useRun } from '@edconsole/console-core'
import type { OfferedFormat } from '@edconsole/console-core/contract'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Banner } from '../../../patterns/banner/banner.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import type { UploadMessages } from './messages.ts'
import type { Upload } from './use-upload.ts'
import { formatStep } from './why-not-start.ts'

export type FormatOfferProps = {
  districtId: string
  upload: Upload
  format: OfferedFormat
  m: UploadMessages
}

/**
 * Says which format the files are of, and leads to the templates that read them: those to create, or those that are there but
 * disabled. The files are then checked again.
 */
export function FormatOffer({ districtId, upload, format, m }: FormatOfferProps): ReactElement {
  const { id, title, components, templates } = format
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
  const banner = (action: ReactNode, text: ReactNode): ReactElement => (
    <Banner tone="info" title={offer.title(title)} action={action}>
      {text}
    </Banner>
  )
  const step = formatStep(format, upload.current?.setTrials ?? [])
  const disabled = templates.filter(({ isEnabled }) => !isEnabled).length
  if (step === 'check')
    return banner(
      <Button size="sm" busy={upload.busy} onClick={() => void upload.check()}>
        {m.checkAgain}
      </Button>,
      offer.enabled,
    )
  if (step === 'enable')
    return banner(
      <PlaceLink to={placeOf('sis-import-templates', { districtId })}>{offer.open}</PlaceLink>,
      `${offer.disabled(disabled, templates.length)} ${offer.enable(disabled)}`,
    )
  return banner(
    mayCreate ? (
      <Button size="sm" busy={create.saving || upload.busy} busyLabel={offer.busy} onClick={() => void run()}>
        {offer.action}
      </Button>
    ) : undefined,
    mayCreate ? offer.text(components.length) : null,
  )
}
