import {
  createSampleReader,
  type DatabaseColumn,
  type DraftColumn,
  type DraftFields,
  type SeenSource,
  seenColumnOf,
} from '@edconsole/console-core/import-rules'
import { type ReactElement, useMemo, useState } from 'react'
import { Field } from '../../../parts/field/field.tsx'
import { ForwardIcon } from '../../../parts/icons/icons.ts'
import { MonoTag } from '../../../parts/mono-tag/mono-tag.tsx'
import { TextField } from '../../../parts/text-field/text-field.tsx'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import * as css from './mapping-editor.css.ts'
import type { MappingEditorMessages } from './messages.ts'

export type SampleResultsProps = {
  definition: DatabaseColumn
  column: DraftColumn
  fields: DraftFields
  seen: SeenSource
  m: MappingEditorMessages['panel']
}

/** What becomes of values: of those that were seen and are not personal, and one of the reader's own, read by the rules of the import. */
export function SampleResults({ definition, column, fields, seen, m }: SampleResultsProps): ReactElement {
  const [own, setOwn] = useState('')
  const read = useMemo(() => createSampleReader(definition, column, fields), [definition, column, fields])
  const { sampleValues } = seenColumnOf(seen, column)
  const line = (text: string) => {
    const { value, message } = read(text)
    return (
      <span className={css.result} key={text}>
        <MonoTag value={text} />
        <VisuallyHidden>{m.becomes}</VisuallyHidden>
        <ForwardIcon size="sm" className={css.arrow} />
        {message === null ? (
          <MonoTag value={value === null ? m.nothingStored : String(value)} />
        ) : (
          <span>{message}</span>
        )}
      </span>
    )
  }
  return (
    <>
      {sampleValues.length > 0 ? (
        <Field label={m.samples} group>
          <div className={css.panel}>{sampleValues.map(line)}</div>
        </Field>
      ) : null}
      <Field label={m.tryLabel} help={own === '' ? m.tryHelp : undefined}>
        <TextField mono value={own} autoComplete="off" spellCheck={false} onChange={setOwn} />
      </Field>
      <div role="status">{own === '' ? null : line(own)}</div>
    </>
  )
}
