import { ownAccountResource, useExtension, useItem } from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef } from 'react'
import { focusIfLost } from '../../parts/way-back/focus-if-lost.ts'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { EndOthers } from './end-others.tsx'
import type { OwnAccountMessages } from './messages.ts'
import { SessionRow } from './session-row.tsx'
import * as css from './sessions-card.css.ts'

/** Where one is signed in, and the way to end that elsewhere. */
export function SessionsCard({ m }: { m: OwnAccountMessages['sessions'] }): ReactElement {
  const { data, errors, loading, retry } = useItem(ownAccountResource.sessions)
  const canEndOthers = useExtension(ownAccountResource.endOtherSessions)
  const list = useRef<HTMLUListElement>(null)
  const isEnding = useRef(false)
  const others = data?.filter(({ isCurrent }) => !isCurrent).length ?? 0

  // The button that was pressed goes with its session: the list takes the focus that it had.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other sessions can take a button away.
  useEffect(() => {
    if (isEnding.current && list.current) focusIfLost(list.current)
    isEnding.current = false
  }, [data])
  const onEnd = () => {
    isEnding.current = true
  }
  return (
    <Card
      title={m.title}
      count={data?.length}
      busy={loading}
      aside={canEndOthers && others > 0 ? <EndOthers count={others} onEnd={onEnd} m={m} /> : undefined}
    >
      {data ? (
        <ul className={css.list} aria-label={m.list} tabIndex={-1} ref={list}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={onEnd} m={m} />
          ))}
        </ul>
      ) : errors.length > 0 ? (
        <ErrorState failure={errors[0]} onRetry={retry} />
      ) : (
        <WaitingRows rows={2} height={64} />
      )}
    </Card>
  )
}
