import { districtFieldRule, districtsResource, useAccess, useSave } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import * as css from './screen.css.ts'
import { StepFoot, type StepWork } from './step-foot.tsx'

const ImportTimeForm = /* @__PURE__ */ lazyPart(
  async () => (await import('./import-time-form.tsx')).ImportTimeForm,
)

/** An import needs the district's own switch; then it is started here, now and each day. */
export function FirstImportStep(work: StepWork): ReactElement {
  const { step, setup, sync, m } = work
  const { district } = setup.facts
  const { allows } = useAccess()
  const { run, saving } = useSave(districtsResource.update, { confirm: true })
  const mayChange = allows(districtFieldRule('importsEnabled'))
  const isOff = district?.importsEnabled === false
  const turnsOn = isOff && mayChange
  const syncs = sync !== undefined && !isOff && step.state !== 'done'
  return (
    <>
      {isOff ? <p className={css.text}>{m.imports.off}</p> : null}
      {district && mayChange && !isOff ? <ImportTimeForm district={district} m={m} /> : null}
      <StepFoot {...work} hasPrimary={turnsOn || syncs}>
        {sync ? <PageActions items={[syncs ? sync : { ...sync, kind: 'secondary' }]} /> : null}
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
