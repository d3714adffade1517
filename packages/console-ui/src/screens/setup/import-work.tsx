import { districtsResource, useAccess, useSave } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { SetupStepsState } from '../../features/district/setup-steps/index.ts'
import { Button } from '../../parts/button/button.tsx'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** Step 5: an import needs the district's own switch. The sync itself stands in the header. */
export function ImportWork({ setup, m }: { setup: SetupStepsState; m: SetupMessages }): ReactElement | null {
  const { district } = setup.facts
  const { allows } = useAccess()
  const { run, saving } = useSave(districtsResource.update, { confirm: true })
  if (!district || district.importsEnabled) return null
  const mayChange = allows({ all: ['ROLE_SETUP_DISTRICT_CREATE'], orEmployee: true })
  return (
    <div className={css.work}>
      <p className={css.text}>{m.imports.off}</p>
      {mayChange ? (
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
    </div>
  )
}
