import type { ReactElement } from 'react'
import { Banner } from '../../patterns/banner/banner.tsx'
import * as dialog from '../../patterns/delete-dialog/dialog-text.css.ts'
import type { Outcome } from '../../patterns/one-by-one/run-one-by-one.ts'

export type OutcomeBannerProps = {
  outcome: Outcome | undefined
  done: (count: number) => string
  failed: (count: number) => string
  reason: (name: string, reason: string) => string
}

/** What became of several calls: how many went well, and each that did not with its reason. */
export function OutcomeBanner({ outcome, done, failed, reason }: OutcomeBannerProps): ReactElement {
  return (
    <div role="status">
      {outcome && outcome.failed.length > 0 ? (
        <Banner tone="warning" title={failed(outcome.failed.length)}>
          {outcome.failed.map((one) => reason(one.name, one.reason)).join(' · ')}
        </Banner>
      ) : null}
      {outcome && outcome.done.length > 0 ? <p className={dialog.text}>{done(outcome.done.length)}</p> : null}
    </div>
  )
}
