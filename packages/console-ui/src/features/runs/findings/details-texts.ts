import type { RunLogMessages } from '../messages.ts'

/** What the details of a component say of causes and records, in the words of an import or of an export. */
export type LogDetailsTexts = {
  run: Pick<
    RunLogMessages,
    'causes' | 'fix' | 'owners' | 'tryAgain' | 'showPersonal' | 'hidePersonal' | 'hidden' | 'empty'
  >
  causes: {
    heading: string
    help: string
    hint: string
    count: (count: number) => string
    different: (count: number) => string
    differentOrMore: (count: number) => string
    warning: string
  }
  record: {
    heading: string
    /** For a finding about the whole file. */
    none: string
    notKept: string
    sameValue: (count: number) => string
    showSame: (count: number) => string
    copy: string
    copied: string
    copiedMasked: string
    notCopied: string
    wrong: string
  }
}
