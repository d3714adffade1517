import { type ReactElement, useState } from 'react'
import { TextArea } from '../../parts/text-area/text-area.tsx'
import type { CustomControlProps } from '../resource-form/index.ts'
import { textsIn } from './texts-in.ts'

const read = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '')
const write = (lines: readonly string[]): string => lines.join('\n')
const isSame = (a: readonly string[], b: readonly string[]): boolean => write(a) === write(b)

export type LinesTextProps = CustomControlProps & {
  mono?: boolean
  /** Its field is a group, whose label names no control. */
  inGroup?: boolean
}

/** A list of words, one a line; commas and blanks part them as well. What stands between them stays as it is typed. */
export function LinesText(props: LinesTextProps): ReactElement {
  const { value, onChange, label, mono, inGroup, ...control } = props
  const lines = textsIn(value)
  const [typed, setTyped] = useState(() => write(lines))
  // Discarded, restored, or taken from others.
  const text = isSame(read(typed), lines) ? typed : write(lines)
  return (
    <TextArea
      {...control}
      {...(mono && { mono })}
      {...(inGroup && { label })}
      value={text}
      spellCheck={false}
      onChange={(next) => {
        setTyped(next)
        onChange(read(next))
      }}
    />
  )
}
