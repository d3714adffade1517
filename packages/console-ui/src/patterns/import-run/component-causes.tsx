import { placeOf } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import * as css from './cause-pills.css.ts'
import { CausePills } from './cause-pills.tsx'
import type { ImportRunMessages } from './messages.ts'
import { useCauses } from './use-causes.ts'

export type ComponentCausesProps = {
  districtId: string
  component: { batchId: number; etlStatusId: number }
  max: number
  texts: ImportRunMessages
}

/** Why rows of one component were refused or changed, each cause a link to its rows. */
export function ComponentCauses({ districtId, component, max, texts }: ComponentCausesProps): ReactElement {
  const { batchId, etlStatusId } = component
  const causes = useCauses(component)
  if (causes.failed) {
    return (
      <span className={css.quiet}>
        {texts.causes.failed}
        <Button kind="link" size="sm" onClick={causes.retry}>
          {texts.tryAgain}
        </Button>
      </span>
    )
  }
  if (!causes.list) {
    return (
      <span className={css.loading}>
        <Skeleton />
        <VisuallyHidden>{texts.causes.loading}</VisuallyHidden>
      </span>
    )
  }
  if (causes.list.length === 0) return <span className={css.quiet}>{texts.causes.none}</span>
  return (
    <>
      <CausePills
        causes={causes.list}
        max={max}
        placeOfCause={(cause) =>
          placeOf(
            'import-log-details',
            { districtId, batchId: String(batchId), etlStatusId: String(etlStatusId) },
            { query: { filter: { cause: cause.key } } },
          )
        }
      />
      {causes.ofFirst === null ? null : (
        <span className={css.quiet}>{texts.causes.ofFirst(causes.ofFirst)}</span>
      )}
    </>
  )
}
