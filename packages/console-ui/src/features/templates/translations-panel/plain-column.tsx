import type { DatabaseColumn } from '@edconsole/console-core/import-rules'
import type { ReactElement } from 'react'
import { KeyValue } from '../../../parts/key-value/key-value.tsx'
import type { TranslationsPanelMessages } from './messages.ts'
import * as css from './translations-panel.css.ts'

export type PlainColumnProps = {
  column: DatabaseColumn
  samples: readonly string[] | undefined
  m: TranslationsPanelMessages['plain']
}

/** What a column without codes takes, and what the SIS sends for it, where that may be shown. */
export function PlainColumn({ column, samples, m }: PlainColumnProps): ReactElement {
  const { dataType, maxLength, range, refersTo, isKey, isList } = column
  return (
    <KeyValue
      label={column.displayName}
      items={[
        { key: m.format, value: range ? m.range(...range) : m.formats[dataType](maxLength) },
        ...(isKey ? [{ key: m.key, value: m.keyText }] : []),
        ...(refersTo ? [{ key: m.names, value: m.referred[refersTo] }] : []),
        ...(isList ? [{ key: m.holds, value: m.list }] : []),
        {
          key: m.samples,
          value: samples?.length ? (
            <ul className={css.samples}>
              {samples.map((sample) => (
                <li key={sample} className={css.mono}>
                  {sample}
                </li>
              ))}
            </ul>
          ) : (
            m.noSamples
          ),
        },
      ]}
    />
  )
}
