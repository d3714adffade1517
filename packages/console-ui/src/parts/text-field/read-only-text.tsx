import type { ReactElement } from 'react'
import { TextField } from './text-field.tsx'

export type ReadOnlyTextProps = { value: string; label?: string | undefined; compact?: boolean | undefined }

/** What a choice shows where it cannot be changed: text that can be reached and copied, and nothing to open. */
export function ReadOnlyText({ value, label, compact }: ReadOnlyTextProps): ReactElement {
  return (
    <TextField
      readOnly
      value={value}
      onChange={() => {}}
      {...(label !== undefined && { label })}
      {...(compact !== undefined && { compact })}
    />
  )
}
