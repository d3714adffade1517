import type { ReactElement } from 'react'
import { Banner } from '../../patterns/banner/banner.tsx'
import { SetupChecklist, type SetupStep } from '../../patterns/setup-steps/index.ts'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type CompleteProps = {
  steps: readonly SetupStep[]
  since: string | undefined
  m: SetupMessages
}

/** Nothing is left to do: the page is a summary. */
export function Complete({ steps, since, m }: CompleteProps): ReactElement {
  return (
    <div className={css.one}>
      <Banner tone="info" title={m.complete.title}>
        {since === undefined ? m.complete.undated : m.complete.since(since)}
      </Banner>
      <SetupChecklist steps={steps} label={m.complete.list} />
    </div>
  )
}
