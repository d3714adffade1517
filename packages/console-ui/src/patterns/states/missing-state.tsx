import type { ApiFailure } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { ErrorState } from './error-state.tsx'

export type MissingStateProps = {
  /** Everything that the page needs before it can show itself. */
  of: readonly { readonly errors: readonly ApiFailure[]; retry(): void }[]
  /** Its shape, while that is on its way. */
  skeleton: ReactElement
}

/** What stands in for a page while something that it needs is missing: why, with a way to load all that failed, or its shape. */
export function MissingState({ of, skeleton }: MissingStateProps): ReactElement {
  const failed = of.filter(({ errors }) => errors.length > 0)
  const [failure] = failed.flatMap(({ errors }) => errors)
  if (!failure) return skeleton
  return (
    <ErrorState
      failure={failure}
      onRetry={() => {
        for (const { retry } of failed) retry()
      }}
    />
  )
}
