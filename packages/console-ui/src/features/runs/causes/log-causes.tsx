import { formatCount, type Query } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import type { LogLine } from '../findings/log-line.ts'
import type { RunLogMessages } from '../messages.ts'
import { placeOfPart, type RunKind, type RunPart } from '../run-kind.ts'
import type { Cause } from './cause.ts'
import * as css from './log-causes.css.ts'
import { useCauses } from './use-causes.ts'

export type LogCausesProps<Line> = {
  kind: RunKind<unknown, unknown, Line>
  districtId: string
  part: Pick<RunPart, 'batchId' | 'etlStatusId'>
  /** At most so many causes are drawn, from the first to fix. */
  max: number
  texts: Pick<RunLogMessages, 'causes' | 'tryAgain'>
}

/** Why rows of one component were refused, changed or left out, each cause a link to its rows. */
export function LogCauses<Line extends LogLine>(props: LogCausesProps<Line>): ReactElement {
  const { kind, districtId, part, max, texts } = props
  const causes = useCauses(kind.calls.details, part)
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
      <ul className={css.list}>
        {causes.list.slice(0, max).map((cause) => (
          <li key={cause.key} className={css.item}>
            <PlaceLink to={placeOfPart(kind, districtId, part, causeQuery(cause))} className={css.pill}>
              <b className={cause.severity === 'error' ? css.count.error : css.count.warning}>
                {formatCount(cause.count)}
              </b>
              <span className={css.title}>{cause.title}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
      {causes.list.length > max ? (
        <span className={css.quiet}>{moreOf(causes.list.slice(max), texts)}</span>
      ) : null}
      {causes.ofFirst === null ? null : (
        <span className={css.quiet}>{texts.causes.ofFirst(causes.ofFirst)}</span>
      )}
    </>
  )
}

/** The query of details that lists the rows of a cause; all rows where the server does not tell causes. */
const causeQuery = ({ key, told }: Cause): Query => (told ? { filter: { cause: key } } : {})

const moreOf = (causes: readonly Cause[], texts: Pick<RunLogMessages, 'causes'>): string =>
  texts.causes.more(
    causes.length,
    causes.reduce((sum, { count }) => sum + count, 0),
  )
