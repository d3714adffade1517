import {
  type District,
  dataYearOf,
  formatYearPair,
  ROLLOVER_KEYS,
  type RolloverHook,
  useClock,
  useConsoleSettings,
  useDistrict,
  useRollover,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { Badge } from '../../parts/badge/badge.tsx'
import { CompletedIcon, FailedIcon } from '../../parts/icons/icons.ts'
import { Spinner } from '../../parts/spinner/spinner.tsx'
import * as cardCss from '../../patterns/card/card.css.ts'
import { Card } from '../../patterns/card/card.tsx'
import { type RolloverMessages, rolloverMessages } from './messages.ts'
import { MoveDialog, RolloverFoot, RolloverRecord, StartDialog } from './rollover-foot.tsx'
import * as css from './rollover-panel.css.ts'
import { RolloverStep } from './rollover-step.tsx'
import { useOffersRollover } from './use-offers-rollover.ts'

export type RolloverPanelProps = {
  /** A host's or a screen's own sentences. */
  texts?: RolloverMessages
}

/**
 * The year-end rollover of the selected district (ux 7.20, R26): staff, templates and exports one after another, then the
 * district's own move to the new year. Renders nothing outside June to October, or for anyone but provider staff.
 * @example <RolloverPanel />
 */
export function RolloverPanel({ texts = rolloverMessages }: RolloverPanelProps): ReactElement | null {
  const offered = useOffersRollover()
  const { selected } = useDistrict()
  if (!offered || !selected || selected.sisYear === null) return null
  return <Offered district={selected} from={selected.sisYear} m={texts} />
}

type OfferedProps = { district: District; from: number; m: RolloverMessages }

function Offered({ district, from, m }: OfferedProps): ReactElement {
  const rollover = useRollover()
  const now = useClock()
  const { timeZone } = useConsoleSettings()
  const [asking, setAsking] = useState<'start' | 'move' | 'record' | null>(null)
  const close = () => setAsking(null)
  const Dialog = asking === 'start' ? StartDialog : MoveDialog
  const behind = dataYearOf(district, now(), timeZone)?.behind ?? false
  const year = formatYearPair(from)

  return (
    <Card
      title={m.title}
      aside={behind || rollover.active ? <TypeBadge rollover={rollover} m={m} /> : undefined}
    >
      {behind || rollover.active ? (
        <>
          <p className={cardCss.text}>{m.text(year, formatYearPair(from + 1))}</p>
          <ol className={css.steps}>
            {ROLLOVER_KEYS.map((key) => (
              <RolloverStep key={key} name={key} rollover={rollover} m={m} />
            ))}
          </ol>
          <RolloverFoot
            rollover={rollover}
            to={formatYearPair(from + 1)}
            onStart={() => setAsking('start')}
            onMove={() => setAsking('move')}
            onRecord={() => setAsking('record')}
            m={m}
          />
        </>
      ) : (
        <p className={cardCss.text}>{m.upToDate(year)}</p>
      )}
      {asking === 'record' ? (
        <RolloverRecord
          district={{ name: district.districtName, year: from }}
          rollover={rollover}
          m={m}
          onClose={close}
        />
      ) : null}
      {asking === 'start' || asking === 'move' ? (
        <Dialog
          district={{
            id: district.id,
            lea: district.lea,
            name: district.districtName,
            year: from,
            updatedAt: district.updatedAt,
          }}
          m={m}
          onClose={close}
          onDone={() => {
            close()
            if (asking === 'start') rollover.run()
            else rollover.reset()
          }}
        />
      ) : null}
    </Card>
  )
}

/** The status type of the run ([S4]), with the word for it. */
function TypeBadge({ rollover, m }: { rollover: RolloverHook; m: RolloverMessages }): ReactElement {
  if (rollover.type === 'error') {
    return (
      <Badge tone="danger" icon={<FailedIcon size="sm" />}>
        {m.badge.error}
      </Badge>
    )
  }
  if (rollover.type === 'success') {
    return (
      <Badge tone="success" icon={<CompletedIcon size="sm" />}>
        {m.badge.success}
      </Badge>
    )
  }
  return rollover.active ? (
    <Badge tone="info" icon={<Spinner size="sm" />}>
      {m.badge.running}
    </Badge>
  ) : (
    <Badge tone="info">{m.badge['not-started']}</Badge>
  )
}
