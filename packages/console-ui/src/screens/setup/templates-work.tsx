import { componentTitle, useAccess } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { SetupStepsState } from '../../features/district/setup-steps/index.ts'
import { useStandardTemplates } from '../../features/templates/import-templates/use-standard-templates.ts'
import { Button } from '../../parts/button/button.tsx'
import { AddIcon } from '../../parts/icons/icons.ts'
import { Banner } from '../../patterns/banner/banner.tsx'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'

/** Step 4: the standard templates of the chosen system, for the components that have none. */
export function TemplatesWork({
  setup,
  m,
}: {
  setup: SetupStepsState
  m: SetupMessages
}): ReactElement | null {
  const { allows } = useAccess()
  const { connection, templates } = setup.facts
  const system = connection?.system
  const standard = useStandardTemplates(system, templates)
  const { missing, making, outcome } = standard
  if (!allows({ all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE'] })) return null
  if (!system) return connection === undefined ? null : <p className={css.text}>{m.standard.noSystem}</p>
  return (
    <div className={css.work}>
      {missing && missing.length > 0 ? (
        <>
          <p className={css.text}>
            {m.standard.text(system.provider.name, missing.map(componentTitle).join(', '))}
          </p>
          <Button
            kind={templates?.length === 0 ? 'primary' : 'secondary'}
            icon={<AddIcon />}
            busy={making}
            busyLabel={m.standard.making}
            onClick={() => void standard.make()}
          >
            {m.standard.make(missing.length)}
          </Button>
        </>
      ) : missing ? (
        <p className={css.text}>{m.standard.none}</p>
      ) : null}
      <div role="status">
        {outcome && outcome.failed.length > 0 ? (
          <Banner tone="warning" title={m.standard.failed(outcome.failed.length)}>
            {outcome.failed.map(({ name, reason }) => m.standard.reason(name, reason)).join(' · ')}
          </Banner>
        ) : null}
        {outcome && outcome.done.length > 0 ? (
          <p className={css.text}>{m.standard.made(outcome.done.length)}</p>
        ) : null}
      </div>
    </div>
  )
}
