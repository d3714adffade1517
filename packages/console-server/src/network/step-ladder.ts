import type { TestStep } from '@edconsole/console-core/contract'

/** The steps of one test. It ends at the first that fails. */
export type StepLadder<Id extends string> = {
  readonly pass: (step: Id, message?: string) => void
  /** Something that isn't wrong, and ought to be known. */
  readonly note: (step: Id, message: string) => void
  /** Something that will be wrong soon. */
  readonly warn: (step: Id, message: string) => void
  /** The first step that isn't done, which is where an error came from. */
  readonly current: () => Id | undefined
  readonly fail: (message: string) => void
  readonly steps: () => TestStep<Id>[]
}

/** The steps of a new test. */
export const openLadder = <Id extends string>(steps: readonly Id[]): StepLadder<Id> =>
  resumeLadder(steps.map((id) => ({ id, status: 'open', message: null })))

/** The steps of a test that came as far as this. */
export const resumeLadder = <Id extends string>(steps: readonly TestStep<Id>[]): StepLadder<Id> => {
  const lines = new Map<Id, TestStep<Id>>(steps.map((step) => [step.id, step]))
  const set = (id: Id | undefined, status: TestStep<Id>['status'], message: string | null) => {
    if (id !== undefined && lines.has(id)) lines.set(id, { id, status, message })
  }
  const current = () => [...lines.values()].find(({ status }) => status === 'open')?.id
  return {
    pass: (step, message) => set(step, 'passed', message ?? null),
    note: (step, message) => set(step, 'note', message),
    warn: (step, message) => set(step, 'warning', message),
    current,
    fail: (message) => set(current(), 'failed', message),
    steps: () => [...lines.values()],
  }
}
