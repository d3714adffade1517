import type { RolloverHook, RolloverKey } from '@edconsole/console-core'
import { type ReactElement, useId, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import type { RolloverMessages } from './messages.ts'
import { resultText } from './result-text.ts'
import * as css from './rollover-record.css.ts'

/** Drawn at once; the rest when it is asked for. */
const ITEMS_MAX = 100

/** What needs attention comes first. */
const ORDER = ['failed', 'missingProduct', 'skipped', 'alreadyPresent', 'copied'] as const

export type RecordPartProps = {
  name: RolloverKey
  rollover: RolloverHook
  /** Every item, for paper. */
  whole: boolean
  m: RolloverMessages
}

/** One key of a run: its numbers, and each item with what became of it and why. */
export function RecordPart({ name, rollover, whole, m }: RecordPartProps): ReactElement {
  const [all, setAll] = useState(false)
  const id = useId()
  const result = rollover.results[name]
  const items = [...(result?.items ?? [])].sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome))
  const shown = all || whole ? items : items.slice(0, ITEMS_MAX)
  return (
    <section aria-labelledby={id}>
      <h3 className={css.heading} id={id}>
        {m.keys[name]}
      </h3>
      <p className={css.numbers}>
        {rollover.failures[name]?.message ?? (result ? resultText(result, m) : m.record.notRun)}
      </p>
      {shown.length > 0 ? (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.head}>
                {m.record.item}
              </th>
              <th scope="col" className={css.head}>
                {m.record.outcome}
              </th>
              <th scope="col" className={css.head}>
                {m.record.reason}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list does not change
              <tr key={at}>
                <th scope="row" className={css.cell}>
                  {item.name}
                </th>
                <td className={css.cell}>{m.record.outcomes[item.outcome] ?? item.outcome}</td>
                <td className={css.cell}>{item.reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {shown.length < items.length ? (
        <Button kind="link" onClick={() => setAll(true)}>
          {m.record.all(items.length)}
        </Button>
      ) : null}
    </section>
  )
}
