import type { AccountSyncLog } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CompletedIcon, FailedIcon, UnknownIcon, WarningIcon } from '../../parts/icons/icons.ts'
import type { AccountSyncLogsMessages } from './messages.ts'
import * as css from './screen.css.ts'

const LOOKS = {
  success: { Icon: CompletedIcon, tone: css.tone.success },
  warning: { Icon: WarningIcon, tone: css.tone.warning },
  failure: { Icon: FailedIcon, tone: css.tone.failure },
} as const

/** How a change ended: a sign and a word. A word that is not known is shown as given. */
export function ResultText({
  result,
  m,
}: {
  result: AccountSyncLog['result']
  m: AccountSyncLogsMessages
}): ReactElement {
  const { Icon, tone } = LOOKS[result] ?? { Icon: UnknownIcon, tone: undefined }
  return (
    <span className={css.result}>
      <Icon className={tone} />
      {m.results[result] ?? result}
    </span>
  )
}
