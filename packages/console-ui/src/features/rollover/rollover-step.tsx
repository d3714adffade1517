import { ROLLOVER_KEYS, type RolloverHook, type RolloverKey } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { CompletedIcon, FailedIcon, NotStartedIcon, RetryIcon } from '../../parts/icons/icons.ts'
import { Spinner } from '../../parts/spinner/spinner.tsx'
import type { RolloverMessages } from './messages.ts'
import { failedItems, resultText } from './result-text.ts'
import * as css from './rollover-panel.css.ts'

const ITEMS_MAX = 3

export type RolloverStepProps = { name: RolloverKey; rollover: RolloverHook; m: RolloverMessages }

/** One of the three: what it copies, that it runs, or its numbers; a failed one can be run again alone. */
export function RolloverStep({ name, rollover, m }: RolloverStepProps): ReactElement {
  const phase = rollover.phaseOf(name)
  const result = rollover.results[name]
  const failure = rollover.failures[name]
  const failed = result && failedItems(result, ITEMS_MAX)
  const running = rollover.processing.length > 0
  return (
    <li className={css.step} data-ec-rollover-phase={phase}>
      <span className={css.icon[phase]}>{ICONS[phase]}</span>
      <div className={css.what}>
        <div className={css.name}>{m.keys[name]}</div>
        <p className={css.note}>
          {phase === 'processing'
            ? m.badge.running
            : (failure?.message ?? (result ? resultText(result, m) : waitingText(name, running, m)))}
        </p>
        {failed && failed.shown.length > 0 ? (
          <ul className={css.items}>
            {failed.shown.map((item) => (
              <li key={item.name}>{m.item(item.name, item.reason)}</li>
            ))}
            {failed.more > 0 ? <li>{m.more(failed.more)}</li> : null}
          </ul>
        ) : null}
      </div>
      {phase === 'failed' && !running ? (
        <Button
          size="sm"
          icon={<RetryIcon size="sm" />}
          aria-label={m.runAgainFor(m.keys[name])}
          onClick={() => rollover.runAgain(name)}
        >
          {m.runAgain}
        </Button>
      ) : null}
      {/* What a reload kept from starting */}
      {phase === 'not-started' && rollover.active && !running ? (
        <Button size="sm" aria-label={m.runOneFor(m.keys[name])} onClick={() => rollover.runAgain(name)}>
          {m.runOne}
        </Button>
      ) : null}
    </li>
  )
}

const ICONS = {
  'not-started': <NotStartedIcon size="md" />,
  processing: <Spinner size="md" />,
  finished: <CompletedIcon size="md" />,
  failed: <FailedIcon size="md" />,
}

const waitingText = (name: RolloverKey, running: boolean, m: RolloverMessages): string => {
  const previous = ROLLOVER_KEYS[ROLLOVER_KEYS.indexOf(name) - 1]
  return running && previous !== undefined ? m.startsAfter(m.keys[previous]) : m.copies[name]
}
