import type { SniffedFile } from '@edconsole/console-core/dry-run'
import { type ComponentChoice, isFree } from './choices-of.ts'
import type { SisImportCreateMessages } from './messages.ts'
import type { FileProposal } from './propose-from-file.ts'

/** About a file that can be read: what it looks like first, then what is unusual about it and what to do. */
export const whatFileSays = (
  sniffed: SniffedFile,
  { proposal, choices }: { proposal: FileProposal | undefined; choices: readonly ComponentChoice[] },
  m: SisImportCreateMessages['file'],
): string[] => {
  const { hasHeader, header, firstRows, encoding } = sniffed
  const choice = choices.find(({ componentName }) => componentName === proposal?.component)
  const twice = hasHeader ? namedTwice(header) : []
  return [
    proposal && choice
      ? isFree(choice)
        ? m.found(choice.displayName, proposal.matched, proposal.required)
        : m.taken(choice.displayName)
      : hasHeader
        ? m.notFound
        : m.noHeader(header.length),
    ...(twice.length > 0 ? [m.twice(twice)] : []),
    ...(firstRows.length === 0 ? [m.noRows] : []),
    ...(encoding === 'UTF-8' ? [] : [encoding === 'Windows-1252' ? m.windows : m.otherEncoding(encoding)]),
  ]
}

/** Names that a second column has, which then carries a number. */
const namedTwice = (header: readonly string[]): string[] => {
  const names = new Set(header)
  return [...names].filter((name) => names.has(`${name} (2)`))
}
