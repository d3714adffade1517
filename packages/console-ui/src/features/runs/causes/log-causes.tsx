import type { ListQuery, Operation, Place } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import type { LogLine } from '../findings/log-line.ts'
import type { RunLogMessages } from '../messages.ts'
import type { Cause } from './cause.ts'
import * as css from './cause-pills.css.ts'
import { CausePills } from './cause-pills.tsx'
import { useCauses } from './use-causes.ts'

export type LogCausesProps<Line> = {
  /** The list of a log's lines. */
  operation: Operation<ListQuery, Line[]>
  component: { batchId: number; etlStatusId: number }
  max: number
  /** Where the rows of a cause are listed. */
  placeOfCause(cause: Cause): Place
  texts: Pick<RunLogMessages, 'causes' | 'tryAgain'>
}

/** Why rows of one component were refused, changed or left out, each cause a link to its rows. */
export function LogCauses<Line extends LogLine>(props: LogCausesProps<Line>): ReactElement {
  const { operation, component, max, placeOfCause, texts } = props
  const causes = useCauses(operation, component)
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
      <CausePills causes={causes.list} max={max} placeOfCause={placeOfCause} />
      {causes.list.length > max ? (
        <span className={css.quiet}>{moreOf(causes.list.slice(max), texts)}</span>
      ) : null}
      {causes.ofFirst === null ? null : (
        <span className={css.quiet}>{texts.causes.ofFirst(causes.ofFirst)}</span>
      )}
    </>
  )
}

const moreOf = (causes: readonly Cause[], texts: Pick<RunLogMessages, 'causes'>): string =>
  texts.causes.more(
    causes.length,
    causes.reduce((sum, { count }) => sum + count, 0),
  )
