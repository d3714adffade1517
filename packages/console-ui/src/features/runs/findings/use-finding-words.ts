import { type FixTarget, useMessages } from '@edconsole/console-core'
import {
  describeFinding,
  type FindingMessages,
  findingMessages,
  fixLabel,
} from '@edconsole/console-core/import-rules'
import { useCallback } from 'react'
import { causeOfLine } from '../causes/cause-of-line.ts'
import { MASK, maskedText } from '../record/masked-text.ts'
import { isPersonalFinding } from '../record/personal-finding.ts'
import type { LogLine } from './log-line.ts'

type Described = Pick<
  LogLine,
  | 'errorCode'
  | 'columnName'
  | 'sourceColumn'
  | 'rejectedValue'
  | 'params'
  | 'causeTitle'
  | 'cause'
  | 'message'
  | 'suggestion'
  | 'fixTarget'
>

export type FindingWords = {
  readonly title: string
  readonly message: string
  readonly suggestion: string | null
  readonly fixTarget: FixTarget | null
}

/**
 * Returns the texts of a finding, made from its code and parameters; a personal value in them is hidden. Where a server
 * answers only sentences, they are shown as they are.
 */
export const findingWords = (
  line: Described,
  personalShown: boolean,
  messages: FindingMessages = findingMessages,
): FindingWords => {
  const { errorCode: code, rejectedValue, params = null, message, suggestion, fixTarget } = line
  const hidden = !personalShown && isPersonalFinding(line)
  const value = hidden && rejectedValue ? MASK : rejectedValue
  const described = describeFinding({ code, value, params }, messages)
  if (described) {
    const label = fixTarget && fixLabel(fixTarget, messages.links, hidden ? MASK : undefined)
    return { ...described, fixTarget: label ? { ...fixTarget, label } : fixTarget }
  }
  return {
    title: causeOfLine(line).title,
    message: hidden ? maskedText(message, rejectedValue) : message,
    suggestion,
    fixTarget,
  }
}

export type WordsOf = (line: Described, personalShown: boolean) => FindingWords

/** Returns `findingWords` with the host's texts in place of ours. */
export const useFindingWords = (): WordsOf => {
  const messages = useMessages('findings', findingMessages)
  return useCallback((line, personalShown) => findingWords(line, personalShown, messages), [messages])
}
