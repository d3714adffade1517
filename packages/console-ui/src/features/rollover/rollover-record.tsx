import {
  formatDateTime,
  formatYearPair,
  ROLLOVER_KEYS,
  type RolloverHook,
  useClock,
  useConsoleSettings,
  useSession,
} from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Drawer } from '../../parts/drawer/drawer.tsx'
import { PrintIcon } from '../../parts/icons/icons.ts'
import type { RolloverMessages } from './messages.ts'
import { printAlone } from './print-alone.ts'
import { RecordPart } from './record-part.tsx'
import * as css from './rollover-record.css.ts'

export type RolloverRecordProps = {
  district: { name: string; year: number }
  rollover: RolloverHook
  m: RolloverMessages
  onClose: () => void
}

/** What a run did, item by item with its reason, to read and to put on paper. */
export function RolloverRecord({ district, rollover, m, onClose }: RolloverRecordProps): ReactElement {
  const now = useClock()
  const { timeZone } = useConsoleSettings()
  const { user } = useSession()
  const [at] = useState(() => now().toISOString())
  const [printing, setPrinting] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const { name, firstName, lastName } = user?.ssoUser ?? {}
  const who = name ?? [firstName, lastName].filter(Boolean).join(' ')

  // Paper shows everything: it is drawn before the browser is asked
  useEffect(() => {
    if (!printing || !page.current) return
    printAlone(page.current)
    setPrinting(false)
  }, [printing])

  return (
    <Drawer
      open
      size="wide"
      title={m.record.title(district.name)}
      onClose={onClose}
      foot={
        <Button icon={<PrintIcon />} onClick={() => setPrinting(true)}>
          {m.record.print}
        </Button>
      }
    >
      <div className={css.page} ref={page}>
        <p className={css.paperTitle}>{m.record.title(district.name)}</p>
        <p className={css.lead}>
          {m.record.lead(formatYearPair(district.year), formatYearPair(district.year + 1))}{' '}
          {m.record.asOf(formatDateTime(at, timeZone), who || (user?.emailAddress ?? ''))}
        </p>
        {ROLLOVER_KEYS.map((key) => (
          <RecordPart key={key} name={key} rollover={rollover} whole={printing} m={m} />
        ))}
      </div>
    </Drawer>
  )
}
