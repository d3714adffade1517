import { useConsoleSettings, useMessages } from '@edconsole/console-core'
import { useMemo } from 'react'
import { type CodeState, useCode } from '../../parts/lazy-part/use-code.ts'
import { partMessages } from '../../parts/messages.ts'
import type { ChangeTexts } from './change-texts.ts'
import type { AuditMessages } from './messages.ts'

const load = () => import('./change-texts.ts')

/** What puts changes into words; `code` is undefined until it's loaded. */
export function useChangeTexts(m: AuditMessages): CodeState<ChangeTexts> {
  const { yesNo } = useMessages('parts', partMessages)
  const { timeZone } = useConsoleSettings()
  const { code: loaded, failed, retry } = useCode(load)
  const code = useMemo(() => loaded?.changeTexts({ m, yesNo, timeZone }), [loaded, m, yesNo, timeZone])
  return { code, failed, retry }
}
