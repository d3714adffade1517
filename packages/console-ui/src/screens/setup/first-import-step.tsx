import {
  districtFieldRule,
  districtsResource,
  type ImportLogHeader,
  placeOf,
  useAccess,
  useSave,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import type { SetupFacts } from '../../features/district/setup-steps/index.ts'
import { UploadEntry } from '../../features/imports/upload/upload-entry.tsx'
import { Button } from '../../parts/button/button.tsx'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import { Banner } from '../../patterns/banner/banner.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { StepFoot, type StepWork } from './step-foot.tsx'

/** Loaded when it is shown. */
export const ImportTimeForm = /* @__PURE__ */ lazyPart(
  async () => (await import('./import-time-form.tsx')).ImportTimeForm,
)

/** An import needs the district's own switch; then it is started here, now and each day. */
export function FirstImportStep(work: StepWork): ReactElement {
  const { districtId, step, setup, sync, m } = work
  const { district, imports } = setup.facts
  const { allows } = useAccess()
  const { run, saving } = useSave(districtsResource.update, { confirm: true })
  const mayChange = allows(districtFieldRule('importsEnabled'))
  const isOff = district?.importsEnabled === false
  const turnsOn = isOff && mayChange
  const syncs = sync !== undefined && !isOff && step.state !== 'done'
  const [upload, setUpload] = useState<PageAction>()
  const actions = [
    ...(upload ? [upload] : []),
    ...(sync ? [syncs ? sync : ({ ...sync, kind: 'secondary' } as const)] : []),
  ]
  return (
    <>
      {step.state === 'attention' && imports?.last ? (
        <NotCompleted districtId={districtId} batch={imports.last} m={m} />
      ) : null}
      {upload ? <p className={css.text}>{m.imports.files}</p> : null}
      {readsFiles(setup.facts) ? (
        // The list of imports shows what it started.
        <UploadEntry districtId={districtId} onAction={setUpload} onStarted={() => {}} />
      ) : null}
      {isOff ? <p className={css.text}>{m.imports.off}</p> : null}
      {district && mayChange && !isOff ? <ImportTimeForm district={district} m={m} /> : null}
      <StepFoot {...work} hasPrimary={turnsOn || syncs}>
        <PageActions items={actions} />
        {turnsOn && district ? (
          <Button
            kind="primary"
            busy={saving}
            busyLabel={m.imports.switching}
            onClick={() =>
              // A failure is on show already
              void run({
                params: { id: district.id },
                body: { importsEnabled: true },
                record: district,
              }).catch(() => {})
            }
          >
            {m.imports.on}
          </Button>
        ) : null}
      </StepFoot>
    </>
  )
}

/** Whether a district's imports take files, as far as this user may see. */
export const readsFiles = ({ connection, templates }: SetupFacts): boolean =>
  connection?.system?.supportsApi === false ||
  (templates ?? []).some(({ isEnabled, source }) => isEnabled && source !== 'api')

type NotCompletedProps = { districtId: string; batch: ImportLogHeader; m: SetupMessages }

/** What came of the last try, and the way to its batch. */
function NotCompleted({ districtId, batch, m }: NotCompletedProps): ReactElement {
  const { batchId, status, componentsFailed, message } = batch
  const { word } = useStatusLook()(status, componentsFailed > 0)
  return (
    <Banner
      tone={status === 'failed' ? 'danger' : 'warning'}
      role="status"
      title={m.imports.last(m.run.batch(batchId), word)}
      action={
        <PlaceLink to={placeOf('import-log-results', { districtId, batchId: String(batchId) })}>
          {m.imports.open(batchId)}
        </PlaceLink>
      }
    >
      {message ?? undefined}
    </Banner>
  )
}
