import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { CodedColumn } from './coded-column.tsx'
import { translationsPanelMessages } from './messages.ts'
import { PanelFrame } from './panel-frame.tsx'
import { PlainColumn } from './plain-column.tsx'
import type { TranslationsPanelProps } from './translations-panel-props.ts'

/**
 * What each value of a coded column means (ux 9.5): on top those that nothing translates yet, with what they probably
 * mean, below the finished ones. Keeps what is typed and not added yet, and nothing else: every change is handed on.
 * @example
 * <TranslationsPanel column={gradeLevel} sourceColumn="GR" translations={draft.translations} saved={stored}
 *   unknown={[{ sourceValue: 'TK+', rows: 168 }]} onChange={(next) => edit('gradeLevel', { translations: next })} />
 */
export function TranslationsPanel(props: TranslationsPanelProps): ReactElement {
  const m = useMessages('translations-panel', translationsPanelMessages)
  const { column } = props
  return column.isCoded ? (
    <CodedColumn key={column.id} {...props} m={m} />
  ) : (
    <PanelFrame {...props} m={m} help={m.plain.help}>
      <PlainColumn column={column} samples={props.samples} m={m.plain} />
    </PanelFrame>
  )
}
