import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They take longer than their size tells, which is all that is known on a machine that has not run them yet. */
const SLOW =
  /\/(killed|outage\.postgres|shutdown|cli|imports|rows-of-school-life|foreign-answers|screen-states)\.test\.tsx?$/

/** Begins with the slow files, so that none of them goes on alone when all others have ended. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [slow = [], others = []] = [true, false].map((isSlow) =>
      files.filter(({ moduleId }) => SLOW.test(moduleId) === isSlow),
    )
    return [...(await super.sort(slow)), ...(await super.sort(others))]
  }
}
