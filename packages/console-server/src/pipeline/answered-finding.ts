import type { FindingParams, FixTarget } from '@edconsole/console-core/contract'
import { describeFinding, fixLabel } from '@edconsole/console-core/import-rules'

type StoredFinding = {
  readonly errorCode: string
  readonly rejectedValue: string | null
  readonly params: FindingParams | null
  /** Only stored for lines of earlier releases, whose parameters are unknown. */
  readonly causeTitle: string | null
  readonly message: string | null
  readonly suggestion: string | null
  readonly fixTarget: FixTarget | null
}

/** Adds a finding's texts to its log line, from code and parameters. */
export const answeredFinding = <Line extends StoredFinding>(
  line: Line,
): Line & { causeTitle: string; message: string } => {
  const { errorCode: code, rejectedValue: value, params, fixTarget } = line
  const texts = describeFinding({ code, value, params })
  return {
    ...line,
    causeTitle: texts?.title ?? line.causeTitle ?? code,
    message: texts?.message ?? line.message ?? code,
    suggestion: texts ? texts.suggestion : line.suggestion,
    fixTarget: fixTarget && { ...fixTarget, label: fixLabel(fixTarget) ?? fixTarget.label },
  }
}
